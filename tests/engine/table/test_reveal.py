"""The reveal: one ballot at a time, then what they decide."""

from collections import Counter
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from games.engine import referee
from games.engine.facts import decisions, events
from games.engine.facts.dice import Dice
from games.engine.facts.identities import SKIP, Ballot, Color, Role, Side
from games.engine.state import ledger as ledgers
from games.engine.state.world import Phase
from games.engine.table import voting
from tests.engine import scenes
from tests.engine.table import sittings

RED, BLUE, GREEN, PINK, ORANGE = Color.RED, Color.BLUE, Color.GREEN, Color.PINK, Color.ORANGE
SEVEN = "cafeteria: red! blue green pink orange yellow black"


BALLOTS = st.dictionaries(st.sampled_from(tuple(Color)[:9]), st.sampled_from((*tuple(Color)[:9], SKIP)), min_size=1)


def revealed(entries: Sequence[ledgers.Entry]) -> list[tuple[int, Color | None, Ballot]]:
    return [
        (told.event.position, told.event.voter, told.event.ballot)
        for told in scenes.told(entries, events.BallotRevealed)
    ]


def test_the_ballots_are_turned_over_so_that_the_leader_stays_open() -> None:
    ended = sittings.poll(
        sittings.seated(SEVEN), red=SKIP, blue=RED, green=RED, pink=RED, orange=BLUE, yellow=BLUE, black=SKIP
    )

    assert revealed(ended) == [
        (1, BLUE, RED),
        (2, ORANGE, BLUE),
        (3, RED, SKIP),
        (4, GREEN, RED),
        (5, Color.YELLOW, BLUE),
        (6, Color.BLACK, SKIP),
        (7, PINK, RED),
    ]


def test_every_ballot_is_revealed_to_all_before_anybody_is_ejected() -> None:
    ended = sittings.poll(sittings.seated(), red=BLUE, blue=RED, green=RED, pink=RED, orange=SKIP)

    kinds = [type(entry.event) for entry in ended]

    assert all(told.public for told in scenes.told(ended, events.BallotRevealed))
    assert kinds.index(events.Ejected) > max(i for i, kind in enumerate(kinds) if kind is events.BallotRevealed)


def test_anonymous_votes_show_no_voter_to_anybody_living() -> None:
    world = sittings.seated(under=sittings.rules(anonymous_votes=True))

    one = sittings.poll(world, red=BLUE, blue=RED, green=RED, pink=BLUE, orange=SKIP)
    other = sittings.poll(world, red=BLUE, blue=BLUE, green=RED, pink=RED, orange=SKIP)

    assert {voter for _, voter, _ in revealed(one)} == {None}
    assert sittings.perceived(ORANGE, one) == sittings.perceived(ORANGE, other)
    assert sittings.perceived("public", one) == sittings.perceived("public", other)


def test_the_ejected_is_dead_and_awakes_as_a_ghost() -> None:
    entries = sittings.poll(sittings.seated(), red=SKIP, blue=GREEN, green=GREEN, pink=GREEN, orange=SKIP)

    [awoke] = scenes.told(entries, events.GhostAwoke)

    assert awoke.audience == (GREEN,)
    assert not sittings.following(sittings.seated(), entries).players[GREEN].alive


def test_an_ejection_that_is_not_confirmed_tells_no_role() -> None:
    world = sittings.seated(under=sittings.rules(confirm_ejects=False))

    ended = sittings.poll(world, red=SKIP, blue=GREEN, green=GREEN, pink=GREEN, orange=SKIP)

    assert sittings.outcome(ended) == events.Ejected(color=GREEN, role=None, impostors_left=None)


def test_the_last_impostor_ejected_ends_the_match() -> None:
    world = sittings.seated()
    ejected = sittings.following(world, sittings.poll(world, red=BLUE, blue=RED, green=RED, pink=RED, orange=SKIP))

    [end] = scenes.told(sittings.step(ejected), events.MatchEnded)

    assert end.event.winner is Side.CREW


def test_a_crewmate_ejected_into_parity_ends_the_match() -> None:
    world = sittings.seated("cafeteria: red! green! blue pink orange")

    ejected = sittings.following(world, sittings.poll(world, red=BLUE, green=BLUE, blue=RED, pink=SKIP, orange=BLUE))

    [end] = scenes.told(sittings.step(ejected), events.MatchEnded)

    assert end.event.winner is Side.IMPOSTORS


def test_everybody_reacts_to_an_ejection_that_decides_the_match_before_it_ends() -> None:
    world = sittings.seated()
    ejected = sittings.following(world, sittings.poll(world, red=BLUE, blue=RED, green=RED, pink=RED, orange=SKIP))
    assert [type(ask) for ask in referee.who_decides(ejected)] == [decisions.ReactionAsk] * 5

    entries = sittings.step(ejected)

    kinds = [type(entry.event) for entry in entries]
    assert kinds == [*[events.Reacted] * 5, events.ReactionsEnded, events.MatchEnded]
    assert {type(ask) for ask in referee.who_decides(sittings.following(ejected, entries))} == {decisions.ReflectionAsk}


def test_an_impostor_ejected_a_step_from_parity_keeps_the_match_going() -> None:
    world = sittings.seated("cafeteria: red! green! blue pink orange")

    ended = sittings.poll(world, red=BLUE, green=BLUE, blue=RED, pink=RED, orange=RED)

    assert sittings.outcome(ended) == events.Ejected(color=RED, role=Role.IMPOSTOR, impostors_left=1)
    assert scenes.told(ended, events.MatchEnded) == []
    assert sittings.table(sittings.following(world, ended)).phase is Phase.REACTION


@given(BALLOTS)
def test_the_order_of_the_reveal_is_that_of_the_rule(ballots: dict[Color, Ballot]) -> None:
    options: tuple[Ballot, ...] = (*tuple(Color)[:9], SKIP)
    shown: Counter[Ballot] = Counter()
    left = Counter(ballots.values())

    order = voting.reveal_order(options, ballots)

    assert sorted(order) == sorted(ballots)
    for voter in order:
        open_ones = [option for option in options if left[option]]
        assert ballots[voter] == min(open_ones, key=lambda option: (shown[option], options.index(option)))
        shown[ballots[voter]] += 1
        left[ballots[voter]] -= 1


def test_every_ballot_is_a_step_of_its_own_in_which_nobody_is_asked() -> None:
    world = sittings.seated()
    votes = {color: sittings.votes(BLUE) for color in world.living}
    world = referee.resolve(world, votes, Dice(1)).world

    for position in range(1, len(votes) + 1):
        assert referee.who_decides(world) == []
        step = referee.resolve(world, {}, Dice(1))
        [turned] = step.entries
        assert isinstance(turned.event, events.BallotRevealed)
        assert turned.event.position == position
        world = step.world
    assert isinstance(referee.resolve(world, {}, Dice(1)).entries[0].event, events.Ejected)
