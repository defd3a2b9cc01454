"""Shares over matches: the interval takes one match for no more than it says, and holds the truth as often as it says.

What is counted of one match resembles each other. Wilson's interval over lines held the truth in half of the cases.
"""

import numpy as np
import pytest

from games.engine.facts import identities
from games.models import Conduct, Match, Person
from games.pages.afterwards import believing
from games.records import people_figures, pooling, profiles, standings
from glassbox_site.ground.plain import differences, proportions
from personas.models import Persona
from tests.games.prepared import history

Side = identities.Side
LEAGUE = standings.Scope()
CLOSE = 1e-12


def pool(*matches: tuple[int, int]) -> pooling.Pool:
    found = pooling.EMPTY
    for successes, n in matches:
        found = found.with_match(successes, n)
    return found


def test_one_of_each_match_is_wilsons_interval() -> None:
    found = pool(*[(1, 1)] * 7, *[(0, 1)] * 13)

    assert found.share == proportions.wilson(7, 20)


def test_matches_that_are_each_all_alike_count_as_one_each() -> None:
    found = pool(*[(9, 9)] * 3, *[(0, 9)] * 5)

    assert found.share == proportions.wilson(27, 72, worth=8)


def test_where_nothing_differs_as_many_matches_are_believed_as_there_are() -> None:
    assert pool((0, 40), (0, 40)).share == proportions.wilson(0, 80, worth=2)


def test_a_single_match_is_one_observation() -> None:
    assert pool((30, 40)).share == proportions.wilson(30, 40, worth=1)


def test_a_match_in_which_nothing_was_counted_says_nothing() -> None:
    assert pool((3, 4), (0, 0), (1, 2)) == pool((3, 4), (1, 2))
    assert pool((0, 0)).share == proportions.wilson(0, 0)


def test_seats_of_one_match_are_joined_into_it() -> None:
    seat_by_seat = pool((2, 3), (1, 4), (0, 2), (5, 5))

    joined = seat_by_seat.joined(pool((1, 4), (0, 2)))

    assert joined == pool((2, 3), (1, 6), (5, 5))


def test_many_matches_have_students_quantile_too() -> None:
    for freedom in (pooling.MANY, 400):
        assert pooling._student(freedom) == pytest.approx(differences.student(pooling.TAIL, freedom), abs=1e-7)


@pytest.mark.parametrize(("likeness", "most"), [(0.02, 60), (0.15, 60), (0.2, 4)])
@pytest.mark.parametrize("matches", [4, 12, 40])
def test_the_interval_holds_the_truth_nearly_as_often_as_it_says(likeness: float, most: int, matches: int) -> None:
    luck, truth, held = np.random.default_rng(1), 0.2, 0
    spread = (1 - likeness) / likeness
    for _ in range(400):
        sizes = luck.integers(1, most, matches)
        shares = luck.beta(truth * spread, (1 - truth) * spread, matches)
        found = pool(*zip(map(int, luck.binomial(sizes, shares)), map(int, sizes), strict=True)).share
        assert found.low is not None
        assert found.high is not None
        held += found.low <= truth <= found.high

    assert held / 400 > 0.91


@pytest.fixture
def cast(db: None) -> list[Persona]:
    return history.cast()


def both(cast: list[Persona]) -> Match:
    """A match in which the last persona has two seats of the crew."""
    return history.played([*cast[:4], cast[4], cast[4]], Side.CREW, impostors=1)


@pytest.mark.databases
def test_two_seats_that_win_together_are_one_observation(cast: list[Persona]) -> None:
    for _ in range(3):
        both(cast)
    history.played([*cast[:4], cast[4]], Side.IMPOSTORS, impostors=1)

    found = standings.table(LEAGUE).standings[standings.Unit(key=cast[4].key, tier=cast[4].tier.name)]

    assert (found.share.successes, found.share.n) == (6, 7)
    assert found.share == found.crewmate.share == pool((2, 2), (2, 2), (2, 2), (0, 1)).share


@pytest.mark.databases
def test_lines_and_votes_of_one_match_are_joined_whoever_said_them(cast: list[Persona]) -> None:
    matches = [both(cast), both(cast), history.played(cast[:6], Side.CREW, impostors=1)]
    history.conducted(matches)

    [style] = [profiles.style(cast[4].key, LEAGUE)]
    listed = profiles.styles(LEAGUE)[cast[4].key, cast[4].tier.name]

    assert style == listed
    for name, part, whole in (("talk", "lines", "table_lines"), ("accuracy", "votes_right", "votes")):
        counted = [
            Conduct.objects.filter(seat__match=match, seat__persona=cast[4]).values_list(part, whole)
            for match in matches
        ]
        expected = pool(*((sum(said for said, _ in seats), sum(of for _, of in seats)) for seats in counted)).share
        found = getattr(style, name)
        assert (found.successes, found.n) == (expected.successes, expected.n)
        assert (found.low, found.high) == pytest.approx((expected.low, expected.high), abs=CLOSE)


@pytest.mark.databases
def test_a_rival_is_met_once_in_a_match_however_many_seats_both_have(cast: list[Persona]) -> None:
    history.played([cast[0], cast[0], cast[1], cast[1], cast[2]], Side.IMPOSTORS, impostors=2)

    [against] = [rival.against for rival in profiles.rivals(cast[0].key, LEAGUE) if rival.key == cast[1].key]

    assert (against.successes, against.n) == (1, 1)


@pytest.mark.databases
def test_people_in_one_match_are_one_observation(cast: list[Persona]) -> None:
    for _ in range(2):
        match = history.played(cast[:5], Side.CREW, impostors=1)
        for seat in match.seats.filter(place__in=(2, 3)):
            Person.objects.create(seat=seat, link=f"{seat.pk}", sat_down_at=match.started_at)

    found = people_figures.people(LEAGUE)

    assert found is not None
    assert found.all == found.crewmate == pool((2, 2), (2, 2)).share
    assert found.impostor == pool().share


@pytest.mark.databases
def test_what_both_seats_of_a_match_believed_is_counted(cast: list[Persona]) -> None:
    match = both(cast)
    history.conducted([match])
    conducts = Conduct.objects.filter(seat__match=match, seat__persona=cast[4])
    for conduct, said in zip(conducts, ([0.5, 2], [0.1, 1]), strict=True):
        conduct.measures = {"brier": said}
        conduct.save()

    found = believing.of_persona(conducts)

    assert found is not None
    assert found.brier is not None
    assert found.brier.value == pytest.approx(0.2)
    assert found.brier.n == 3
