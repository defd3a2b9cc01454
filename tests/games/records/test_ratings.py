"""Ratings: fair when few play against many, and never more certain than the matches allow."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.records import ratings
from games.records.ratings import NEWCOMER, Rating
from tests.support import rings

KNOWN = Rating(mu=30.0, sigma=2.0)
RATINGS = st.builds(
    Rating, mu=st.floats(0, 60, allow_nan=False), sigma=st.floats(0.8, ratings.MODEL.sigma, allow_nan=False)
)

SIDES = st.lists(RATINGS, min_size=1, max_size=9)


@pytest.mark.parametrize("size", [1, 2, 8])
def test_a_side_counts_as_one_player_however_many_it_has(size: int) -> None:
    [duel], _ = ratings.met([NEWCOMER], [NEWCOMER])

    crew, _ = ratings.met([NEWCOMER] * size, [NEWCOMER, NEWCOMER])

    assert {(round(each.mu, 9), round(each.sigma, 9)) for each in crew} == {(round(duel.mu, 9), round(duel.sigma, 9))}


def test_eight_who_beat_two_learn_as_much_as_two_who_beat_eight() -> None:
    [eight, *_], [two, *_] = ratings.met([NEWCOMER] * 8, [NEWCOMER] * 2)
    [few, *_], [many, *_] = ratings.met([NEWCOMER] * 2, [NEWCOMER] * 8)

    assert (eight.mu, two.mu) == (few.mu, many.mu)


def test_who_is_hardly_known_moves_further() -> None:
    [known, newcomer], _ = ratings.met([KNOWN, NEWCOMER], [KNOWN, KNOWN])

    assert 0 < known.mu - KNOWN.mu < newcomer.mu - NEWCOMER.mu


def test_a_draw_moves_the_stronger_side_down() -> None:
    [stronger], [weaker] = ratings.met([KNOWN], [NEWCOMER], drawn=True)

    assert stronger.mu < KNOWN.mu
    assert weaker.mu > NEWCOMER.mu


def test_two_roles_together_are_known_better_than_either() -> None:
    together = ratings.both(Rating(mu=20, sigma=3), Rating(mu=30, sigma=4))

    assert together == Rating(mu=25, sigma=2.5)


def test_the_bounds_hold_95_percent() -> None:
    assert (round(NEWCOMER.low, 1), round(NEWCOMER.high, 1)) == (8.7, 41.3)


@settings(max_examples=rings.of_all(60), deadline=None)
@given(winners=SIDES, losers=SIDES)
def test_winners_never_fall_losers_never_rise_and_nobody_becomes_certain(
    winners: list[Rating], losers: list[Rating]
) -> None:
    after = ratings.met(winners, losers)

    assert all(now.mu >= then.mu for now, then in zip(after[0], winners, strict=True))
    assert all(now.mu <= then.mu for now, then in zip(after[1], losers, strict=True))
    assert all(now.sigma > 0 and math.isfinite(now.sigma) for side in after for now in side)
