"""Votes: locked, hidden, counted, and what the count does."""

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.facts import events
from games.engine.facts.identities import SKIP, Ballot, Color, Role
from games.engine.table import voting
from tests.engine import scenes
from tests.engine.table import sittings
from tests.engine.table.sittings import says, votes

RED, BLUE, GREEN, PINK, ORANGE = Color.RED, Color.BLUE, Color.GREEN, Color.PINK, Color.ORANGE
SEVEN = "cafeteria: red! blue green pink orange yellow black"


BALLOTS = st.dictionaries(st.sampled_from(tuple(Color)[:9]), st.sampled_from((*tuple(Color)[:9], SKIP)), min_size=1)


def test_most_votes_eject() -> None:
    ended = sittings.poll(sittings.seated(), red=BLUE, blue=RED, green=RED, pink=RED, orange=SKIP)

    assert sittings.outcome(ended) == events.Ejected(color=RED, role=Role.IMPOSTOR, impostors_left=0)


def test_a_tie_at_the_top_ejects_nobody() -> None:
    ended = sittings.poll(sittings.seated(), red=BLUE, blue=RED, green=RED, pink=BLUE, orange=SKIP)

    assert sittings.outcome(ended) == events.NobodyEjected(tied=(RED, BLUE))


def test_a_tie_with_skip_ejects_nobody() -> None:
    ended = sittings.poll(sittings.seated(), red=SKIP, blue=RED, green=RED, pink=SKIP, orange=BLUE)

    assert sittings.outcome(ended) == events.NobodyEjected(tied=(RED, SKIP))


def test_everybody_skips_and_nobody_goes() -> None:
    ended = sittings.poll(sittings.seated(), red=SKIP, blue=SKIP, green=SKIP, pink=SKIP, orange=SKIP)

    assert sittings.outcome(ended) == events.NobodyEjected(tied=())


def test_one_vote_against_six_skips_ejects_nobody() -> None:
    skips = dict.fromkeys(("red", "blue", "green", "pink", "orange", "yellow"), SKIP)

    ended = sittings.poll(sittings.seated(SEVEN), **skips, black=RED)

    assert sittings.outcome(ended) == events.NobodyEjected(tied=())


def test_a_plurality_is_enough() -> None:
    ended = sittings.poll(
        sittings.seated(SEVEN), red=BLUE, blue=RED, green=RED, pink=GREEN, orange=PINK, yellow=SKIP, black=RED
    )

    assert isinstance(sittings.outcome(ended), events.Ejected)


def test_the_last_two_alive_can_only_tie_or_agree() -> None:
    world = sittings.seated("cafeteria: red! blue green~ pink~")

    assert sittings.outcome(sittings.poll(world, red=BLUE, blue=RED)) == events.NobodyEjected(tied=(RED, BLUE))
    assert sittings.outcome(sittings.poll(world, red=BLUE, blue=BLUE)) == events.Ejected(
        color=BLUE, role=Role.CREWMATE, impostors_left=1
    )


def test_one_may_vote_for_oneself() -> None:
    ended = sittings.poll(sittings.seated(), red=BLUE, blue=BLUE, green=BLUE, pink=SKIP, orange=SKIP)

    assert isinstance(sittings.outcome(ended), events.Ejected)


def test_all_may_vote_in_the_first_tick_and_the_winner_of_the_bids_is_still_heard() -> None:
    last = says("Vote Blue!", vote=BLUE)
    entries = sittings.step(sittings.seated(), red=last, blue=last, green=last, pink=last, orange=last)

    kinds = [type(entry.event) for entry in entries]

    assert kinds.index(events.VoteLocked) < kinds.index(events.Spoke) < kinds.index(events.BallotRevealed)
    assert kinds.count(events.BallotRevealed) == 5


def test_a_vote_is_locked() -> None:
    world = sittings.after(sittings.seated(), red=votes(BLUE))

    entries = sittings.step(world, red=says("I changed my mind", vote=GREEN), blue=says("Hm."))

    assert [color for color, _ in sittings.stumbles(entries)] == [RED]
    assert sittings.spoken(entries) == ["Hm."]
    assert sittings.table(sittings.following(world, entries)).ballots == {RED: BLUE}


@pytest.mark.parametrize("ballot", [Color.CYAN, Color.TAN])
def test_a_vote_for_the_dead_or_the_absent_is_no_vote(ballot: Color) -> None:
    world = sittings.seated("cafeteria: red! blue green pink cyan~")

    entries = sittings.step(world, red=votes(ballot))

    assert [color for color, _ in sittings.stumbles(entries)] == [RED]
    assert scenes.told(entries, events.VoteLocked) == []


def test_the_dead_do_not_vote() -> None:
    world = sittings.seated("cafeteria: red! blue green pink cyan~")

    entries = sittings.step(world, cyan=votes(RED))

    assert [color for color, _ in sittings.stumbles(entries)] == [Color.CYAN]
    assert sittings.table(sittings.following(world, entries)).ballots == {}


def test_that_somebody_voted_is_known_to_all_and_for_whom_to_voter_and_ghosts() -> None:
    entries = sittings.step(sittings.seated("cafeteria: red! blue green pink cyan~"), red=votes(BLUE))

    [locked] = scenes.told(entries, events.VoteLocked)
    [cast] = scenes.told(entries, events.BallotCast)

    assert locked.public
    assert locked.event == events.VoteLocked(t=0, color=RED)
    assert cast.audience == (RED, Color.CYAN)


def test_no_ballot_is_perceived_by_others_before_the_reveal() -> None:
    one = sittings.step(sittings.seated(), red=votes(BLUE))
    other = sittings.step(sittings.seated(), red=votes(GREEN))

    for color in (BLUE, GREEN, PINK, ORANGE, "public"):
        assert sittings.perceived(color, one) == sittings.perceived(color, other)


@given(BALLOTS)
def test_the_leaders_have_the_most_ballots_and_votes_are_conserved(ballots: dict[Color, Ballot]) -> None:
    options: tuple[Ballot, ...] = (*tuple(Color)[:9], SKIP)
    count = Counter(ballots.values())

    top = voting.leaders(options, ballots)

    assert all((count[option] == max(count.values())) == (option in top) for option in options)
    assert count.total() == len(ballots)


def test_every_way_three_can_vote_ejects_as_the_rules_say() -> None:
    world = sittings.seated("cafeteria: red! blue green pink~")
    choices: tuple[Ballot, ...] = (RED, BLUE, GREEN, SKIP)
    for cast in itertools.product(choices, repeat=3):
        [(top, most), *rest] = Counter(cast).most_common()
        alone = top != SKIP and all(count < most for _, count in rest)

        end = sittings.outcome(sittings.poll(world, red=cast[0], blue=cast[1], green=cast[2]))

        assert (isinstance(end, events.Ejected) and end.color == top) == alone
