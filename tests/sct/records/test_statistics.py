"""Intervals and tests agree with reference values, to nine places."""

import math
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sct.kernel.judging import statistics
from tests.support import rings

# Solutions of |p - k/n| = z sqrt(p (1 - p) / n) in 60-digit arithmetic, z being the 0.975 quantile.
WILSON = {
    (0, 10): (0.0, 0.277532799862889),
    (1, 10): (0.017876213095073, 0.404150026795238),
    (5, 10): (0.236593090512564, 0.763406909487436),
    (8, 10): (0.490162471536642, 0.943317848545625),
    (10, 10): (0.722467200137111, 1.0),
    (10, 20): (0.299298008198212, 0.700701991801788),
    (19, 20): (0.763868806553258, 0.991118551199205),
    (3, 7): (0.15821985525147, 0.749541635472343),
    (1, 1): (0.206549314377237, 1.0),
    (123, 400): (0.264287397731304, 0.3543748355874),
    (399, 400): (0.985976714924177, 0.999558552213198),
    (50, 1000): (0.038130262392749, 0.065313820244251),
}


@pytest.mark.parametrize(("counted", "interval"), WILSON.items())
def test_the_wilson_interval_agrees_with_the_reference(counted: tuple[int, int], interval: tuple[float, float]) -> None:
    found = statistics.wilson(*counted)

    assert found.low == pytest.approx(interval[0], abs=1e-9)
    assert found.high == pytest.approx(interval[1], abs=1e-9)


def test_of_nothing_there_is_no_interval() -> None:
    nothing = statistics.wilson(0, 0)

    assert (nothing.value, nothing.low, nothing.high) == (None, None, None)


def test_more_successes_than_trials_are_refused() -> None:
    with pytest.raises(ValueError, match=r"successes \(3\)"):
        statistics.wilson(3, 2)


@settings(max_examples=rings.of_all(200), deadline=None)
@given(st.integers(0, 400), st.integers(1, 400))
def test_the_interval_holds_the_proportion_and_stays_within_zero_and_one(successes: int, n: int) -> None:
    found = statistics.wilson(min(successes, n), n)

    assert found.low is not None
    assert found.high is not None
    assert found.value is not None
    assert 0 <= found.low <= found.value <= found.high <= 1


# Twice the lower tail of a fair coin, by hand: 2 (1 + 8) / 2^8, and so on.
MCNEMAR = {
    (0, 0): 1.0,
    (0, 1): 1.0,
    (1, 7): 0.0703125,
    (7, 1): 0.0703125,
    (0, 6): 0.03125,
    (5, 5): 1.0,
    (3, 12): 0.03515625,
    (10, 20): 0.09873714670538902,
    (0, 40): 1.8189894035458565e-12,
}


@pytest.mark.parametrize(("pairs", "p"), MCNEMAR.items())
def test_mcnemars_exact_test_agrees_with_the_reference(pairs: tuple[int, int], p: float) -> None:
    assert statistics.mcnemar(*pairs) == pytest.approx(p, rel=1e-9)


@settings(max_examples=rings.of_all(100), deadline=None)
@given(st.integers(0, 60), st.integers(0, 60))
def test_mcnemars_p_is_the_exact_fraction(one: int, other: int) -> None:
    n, fewer = one + other, min(one, other)
    exact = min(Fraction(1), 2 * sum(Fraction(math.comb(n, count), 2**n) for count in range(fewer + 1)))

    assert statistics.mcnemar(one, other) == pytest.approx(float(exact), rel=1e-12)


@pytest.mark.parametrize(
    ("raw", "corrected"),
    [
        ([], []),
        ([0.04], [0.04]),
        ([0.01, 0.04, 0.03, 0.005], [0.03, 0.06, 0.06, 0.02]),
        ([0.5, 0.6, 0.9], [1.0, 1.0, 1.0]),
        ([0.02, 0.02], [0.04, 0.04]),
    ],
)
def test_holms_correction_agrees_with_the_reference(raw: list[float], corrected: list[float]) -> None:
    assert statistics.holm(raw) == pytest.approx(corrected, abs=1e-12)


@pytest.mark.parametrize(("successes", "n"), [(0, 9), (4, 9), (9, 9)])
def test_clusters_of_one_are_strangers(successes: int, n: int) -> None:
    ones = [(1, 1)] * successes + [(0, 1)] * (n - successes)

    assert statistics.clustered(ones) == statistics.wilson(successes, n)


@pytest.mark.parametrize("whole", [0, 3, 10])
def test_clusters_of_one_mind_say_no_more_than_one_answer_each(whole: int) -> None:
    found = statistics.clustered([(20, 20)] * whole + [(0, 20)] * (10 - whole))

    alone = statistics.wilson(whole, 10)
    assert (found.successes, found.n) == (20 * whole, 200)
    assert (found.value, found.low, found.high) == pytest.approx((alone.value, alone.low, alone.high))


def test_one_stray_answer_is_no_proof_that_the_others_were_strangers() -> None:
    stray = statistics.clustered([(19, 20)] + [(20, 20)] * 9)

    assert stray.low == pytest.approx(statistics.wilson(10, 10).low, abs=0.02)


def test_of_clusters_without_answers_there_is_no_interval() -> None:
    assert statistics.clustered([(0, 0), (0, 0)]) == statistics.clustered([]) == statistics.wilson(0, 0)


@settings(max_examples=rings.of_all(100), deadline=None)
@given(st.lists(st.integers(0, 12).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))), max_size=30))
def test_a_clustered_interval_is_never_narrower_than_that_of_strangers(counts: list[tuple[int, int]]) -> None:
    found = statistics.clustered(counts)

    strangers = statistics.wilson(found.successes, found.n)
    assert found.value == strangers.value
    if found.n:
        assert (found.low or 0.0) <= (strangers.low or 0.0) + 1e-12
        assert (found.high or 0.0) >= (strangers.high or 0.0) - 1e-12


@settings(max_examples=rings.of_all(100), deadline=None)
@given(st.data())
def test_a_clustered_interval_is_the_same_to_the_last_digit_in_any_order_of_trials(
    data: st.DataObject,
) -> None:
    size = st.integers(1, 12)
    counts = data.draw(st.lists(size.flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))), max_size=30))
    again = data.draw(st.permutations(counts))

    assert statistics.clustered(again) == statistics.clustered(counts)
