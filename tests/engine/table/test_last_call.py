"""The last call: only a vote is asked for, and three failures count as a skip that nobody chose."""

import dataclasses

from games.engine import referee
from games.engine.facts import decisions, events
from games.engine.facts.identities import SKIP, Color
from games.engine.state import world as worlds
from games.engine.state.world import Phase
from tests.engine import scenes
from tests.engine.table import sittings
from tests.engine.table.sittings import says, votes

RED, BLUE, GREEN, PINK, ORANGE = Color.RED, Color.BLUE, Color.GREEN, Color.PINK, Color.ORANGE


def last_call() -> worlds.World:
    world = sittings.seated(under=sittings.rules(last_call=1))
    world = sittings.after(world, blue=votes(RED), green=votes(RED), pink=votes(BLUE), orange=votes(SKIP))
    assert sittings.table(world).phase is Phase.LAST_CALL
    return world


def test_a_vote_at_the_last_call_counts_like_any_other() -> None:
    ended = sittings.step(last_call(), red=decisions.VoteDecision(vote_action=BLUE))

    assert sittings.outcome(ended) == events.NobodyEjected(tied=(RED, BLUE))


def test_who_fails_three_times_in_a_row_is_recorded_as_a_skip_with_the_reason() -> None:
    world = last_call()
    refused = [sittings.step(world, red=decisions.NoDecision(reason="timed out"))]
    world = sittings.following(world, refused[-1])
    refused.append(sittings.step(world, red=decisions.VoteDecision(vote_action=Color.TAN)))
    world = sittings.following(world, refused[-1])

    ended = sittings.step(world, red=decisions.NoDecision(reason="gibberish"))

    assert [sittings.stumbles(entries)[0][0] for entries in (*refused, ended)] == [RED] * 3
    [forfeited] = scenes.told(ended, events.VoteForfeited)
    assert (forfeited.event.reason, forfeited.audience) == ("gibberish", (RED,))
    assert [told.event.ballot for told in scenes.told(ended, events.BallotRevealed) if told.event.forfeited] == [SKIP]


def test_a_turn_lost_in_the_talk_is_no_failure_at_the_vote() -> None:
    asleep = decisions.NoDecision(reason="asleep")
    world = sittings.ticks(sittings.seated(under=sittings.rules(last_call=2)), 2, red=asleep)

    assert {ask.attempt for ask in referee.who_decides(world) if isinstance(ask, decisions.VoteAsk)} == {1}


def test_that_a_vote_was_forfeited_is_not_told_before_the_reveal() -> None:
    world = sittings.after(last_call())
    world = sittings.after(world)

    forfeited = sittings.step(world)
    voted = sittings.step(world, red=decisions.VoteDecision(vote_action=SKIP))

    assert sittings.perceived(BLUE, forfeited)[0] == events.VoteLocked(t=1, color=RED)
    assert isinstance(sittings.perceived(BLUE, forfeited)[1], events.BallotRevealed)
    assert sittings.perceived(BLUE, voted)[0] == sittings.perceived(BLUE, forfeited)[0]


def test_one_stubborn_player_cannot_keep_a_meeting_open() -> None:
    world = sittings.seated(under=sittings.rules(last_call=3))
    for _ in range(3):
        world = sittings.after(
            world, red=says("Never!"), blue=says(vote=None), green=says(), pink=says(), orange=says()
        )
    rounds = 0
    while sittings.table(world).phase is Phase.LAST_CALL:
        rest = {color: decisions.VoteDecision(vote_action=SKIP) for color in world.seats[1:]}
        world = sittings.following(world, sittings.resolve(world, rest))
        rounds += 1

    assert rounds == 3


def test_what_was_said_with_a_vote_that_could_not_be_read_is_said_and_the_lost_vote_is_on_record() -> None:
    lost = dataclasses.replace(says("Red was alone.", desire=10), lost_vote="purple does not play")

    told = sittings.step(sittings.seated(), blue=lost)

    assert [line.event.message for line in scenes.told(told, events.Spoke)] == ["Red was alone."]
    assert [each.event for each in scenes.told(told, events.Stumbled)] == [
        events.Stumbled(color=BLUE, asked=events.Asked.VOTE, reason="purple does not play")
    ]
    assert not scenes.told(told, events.VoteLocked)


def test_votes_lost_during_the_talk_do_not_count_at_the_last_call() -> None:
    lost = dataclasses.replace(says(), lost_vote="purple does not play")
    world = sittings.ticks(sittings.seated(under=sittings.rules(last_call=2)), 2, red=lost)

    assert {ask.attempt for ask in referee.who_decides(world) if isinstance(ask, decisions.VoteAsk)} == {1}
