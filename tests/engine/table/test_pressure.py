"""Nudges and the last call: when they come, and that they always come."""

import dataclasses
from collections.abc import Iterable, Mapping

import pytest

from games.engine.facts import decisions, events
from games.engine.facts.events import NudgeReason
from games.engine.facts.identities import Color
from games.engine.referee import who_decides
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.state.world import Phase
from tests.engine import scenes
from tests.engine.table import sittings
from tests.engine.table.sittings import says


def pressed(entries: Iterable[ledgers.Entry]) -> list[tuple[str, int, NudgeReason]]:
    return [
        (type(entry.event).__name__, entry.event.t, entry.event.reason)
        for entry in entries
        if isinstance(entry.event, events.Nudged | events.LastCall)
    ]


def talked(world: worlds.World, most: int, message: str = "Hm.") -> list[ledgers.Entry]:
    """Players take turns to speak until the last call, but for at most `most` ticks."""
    entries: list[ledgers.Entry] = []
    while sittings.table(world).phase is Phase.DISCUSSION and sittings.table(world).t < most:
        more = sittings.resolve(world, dict.fromkeys(world.living, says(message)))
        entries, world = entries + more, sittings.following(world, more)
    return entries


def test_the_table_is_nudged_at_its_ticks_and_called_at_the_last() -> None:
    assert pressed(talked(sittings.seated(), 40)) == [
        ("Nudged", 12, NudgeReason.TIME),
        ("Nudged", 20, NudgeReason.TIME),
        ("Nudged", 26, NudgeReason.TIME),
        ("LastCall", 30, NudgeReason.TIME),
    ]


def test_a_nudge_is_heard_by_all_in_the_words_of_the_rules() -> None:
    [first, *_] = scenes.told(talked(sittings.seated(), 13), events.Nudged)

    assert first.public
    assert first.event.text == "System: wrap it up"


def test_nobody_is_nudged_where_the_rules_name_no_ticks() -> None:
    world = sittings.seated(under=sittings.rules(nudges=(), last_call=None))

    assert pressed(talked(world, 60)) == []


def test_a_transcript_over_its_target_is_nudged_for_with_every_quarter_and_then_called() -> None:
    world = sittings.seated(under=sittings.rules(nudges=(), last_call=None, transcript_call=True))

    told = pressed(talked(world, 60, message="x" * 3952))

    assert told == [
        *(("Nudged", t, NudgeReason.TRANSCRIPT) for t in (25, 32, 38, 44)),
        ("LastCall", 50, NudgeReason.TRANSCRIPT),
    ]


def test_a_long_transcript_is_not_nudged_for_again_while_nobody_adds_to_it() -> None:
    world = sittings.seated(under=sittings.rules(transcript_tokens=1000))

    grown = sittings.step(world, red=says("x" * 4000))
    quiet = sittings.step(sittings.following(world, grown))

    assert pressed(grown) == [("Nudged", 1, NudgeReason.TRANSCRIPT)]
    assert pressed(quiet) == []


def test_both_reasons_at_once_are_one_nudge() -> None:
    world = sittings.seated(under=sittings.rules(nudges=(25,), last_call=None))

    assert pressed(talked(world, 26, message="x" * 3952)) == [("Nudged", 25, NudgeReason.TIME)]


def test_a_tick_without_a_word_is_an_event_for_all() -> None:
    [fell] = scenes.told(sittings.step(sittings.seated()), events.SilenceFell)

    assert (fell.public, fell.event.t) == (True, 0)


def test_silence_in_a_row_brings_the_last_call() -> None:
    world = sittings.seated(under=sittings.rules(last_call=None, silent_ticks=5))
    world = sittings.ticks(world, 4)
    world = sittings.after(world, red=says())

    last = sittings.step(sittings.ticks(world, 4))

    assert pressed(last) == [("LastCall", 10, NudgeReason.SILENCE)]


def test_lost_turns_are_silence_too() -> None:
    asleep = decisions.NoDecision(reason="asleep")
    world = sittings.seated(under=sittings.rules(silent_ticks=2))

    world = sittings.ticks(world, 2, red=asleep, blue=asleep, green=asleep, pink=asleep, orange=asleep)

    assert sittings.table(world).phase is Phase.LAST_CALL


def test_at_the_last_call_only_who_has_not_voted_is_asked_and_for_a_vote_alone() -> None:
    world = sittings.seated(under=sittings.rules(last_call=2))
    world = sittings.after(world, red=sittings.votes(Color.BLUE))
    world = sittings.after(world, blue=says())

    asked = who_decides(world)

    assert [(type(ask), ask.color) for ask in asked] == [
        (decisions.VoteAsk, color) for color in (Color.BLUE, Color.GREEN, Color.PINK, Color.ORANGE)
    ]


def test_nobody_may_vote_before_the_discussion_time_is_over() -> None:
    world = sittings.seated(under=sittings.rules(discussion_time=1))

    refused = sittings.step(world, red=sittings.votes(Color.BLUE))
    world = sittings.following(world, refused)

    assert [color for color, _ in sittings.stumbles(refused)] == [Color.RED]
    assert sittings.table(sittings.after(world, red=sittings.votes(Color.BLUE))).ballots == {Color.RED: Color.BLUE}


def test_the_discussion_time_is_told_in_seconds_of_which_a_tick_has_several() -> None:
    world = sittings.seated(under=sittings.rules(discussion_time=15, tick_seconds=4))

    closed = sittings.ticks(world, 3)
    open_ = sittings.ticks(world, 4)

    assert [_may_vote(world), _may_vote(closed), _may_vote(open_)] == [False, False, True]


def _may_vote(world: worlds.World) -> bool:
    return all(ask.may_vote for ask in who_decides(world) if isinstance(ask, decisions.DiscussionAsk))


@pytest.mark.parametrize(("last_call", "called"), [(None, 9), (30, 9), (5, 5)])
def test_the_last_call_comes_when_the_voting_time_is_over_if_not_before(last_call: int | None, called: int) -> None:
    rules = sittings.rules(discussion_time=15, voting_time=20, tick_seconds=4, last_call=last_call, nudges=())

    assert pressed(talked(sittings.seated(under=rules), 40)) == [("LastCall", called, NudgeReason.TIME)]


def test_no_last_call_comes_before_voting_has_begun() -> None:
    hurried = sittings.rules(discussion_time=30, tick_seconds=4, last_call=3, nudges=())
    silent = sittings.rules(discussion_time=30, tick_seconds=4, last_call=None, silent_ticks=2, nudges=())

    assert pressed(talked(sittings.seated(under=hurried), 40)) == [("LastCall", 8, NudgeReason.TIME)]
    assert pressed(talked(sittings.seated(under=silent), 40, message="")) == [("LastCall", 8, NudgeReason.SILENCE)]


def test_without_a_voting_time_there_is_no_limit() -> None:
    rules = sittings.rules(voting_time=0, last_call=None, nudges=())

    assert pressed(talked(sittings.seated(under=rules), 60)) == []


@pytest.mark.parametrize("message", ["", "x" * 4000])
def test_without_any_last_call_nobody_is_ever_called_to_vote(message: str) -> None:
    rules = sittings.rules(last_call=None, transcript_tokens=1000, nudges=())

    told = pressed(talked(sittings.seated(under=rules), 60, message=message))

    assert {kind for kind, *_ in told} <= {"Nudged"}


CALLS = {"at once": {"last_call": 1}, "as usual": {}, "for silence or length": {"last_call": None, "silent_ticks": 5}}


@pytest.mark.parametrize("calls", CALLS.values(), ids=CALLS)
@pytest.mark.parametrize("message", ["", "x", "x" * 4000])
def test_every_meeting_ends_though_nobody_ever_votes(calls: Mapping[str, object], message: str) -> None:
    rules = sittings.rules(transcript_call=True, transcript_tokens=1000)
    world = sittings.seated(under=dataclasses.replace(rules, **calls))  # type: ignore[arg-type] # by name
    steps = 0
    while world.meeting is not None and steps < 400:
        given = says(message) if sittings.table(world).phase is Phase.DISCUSSION else sittings.votes(Color.RED)
        world = sittings.after(world, red=given, blue=given)
        steps += 1

    assert world.meeting is None
