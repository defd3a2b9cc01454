"""Our statistics agree with scipy and statsmodels to nine places, wherever they compute the same thing.

Each test imports them itself: they take more than a second, and every process collects this file.
"""

import gc

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sct.kernel.judging import statistics
from tests.support import rings

CLOSE = 1e-9
counts = st.integers(1, 2_000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n)))


@pytest.fixture(scope="module", autouse=True)
def swept() -> None:
    """statsmodels collects garbage at each Holm correction; this keeps it from scanning what other tests left alive."""
    gc.collect()
    gc.freeze()


@given(counts)
@settings(max_examples=rings.of_all(50), deadline=None)
def test_the_wilson_interval_is_that_of_scipy_and_of_statsmodels(counted: tuple[int, int]) -> None:
    from scipy.stats import binomtest
    from statsmodels.stats.proportion import proportion_confint

    successes, n = counted

    ours = statistics.wilson(successes, n)

    scipys = binomtest(successes, n).proportion_ci(method="wilson")
    assert (ours.low, ours.high) == pytest.approx((scipys.low, scipys.high), abs=CLOSE)
    assert (ours.low, ours.high) == pytest.approx(proportion_confint(successes, n, method="wilson"), abs=CLOSE)


@given(st.integers(0, 300), st.integers(0, 300))
@settings(max_examples=rings.of_all(50), deadline=None)
def test_mcnemars_exact_test_is_that_of_statsmodels(only_first: int, only_second: int) -> None:
    from statsmodels.stats.contingency_tables import mcnemar

    theirs = mcnemar([[0, only_first], [only_second, 0]], exact=True).pvalue

    assert statistics.mcnemar(only_first, only_second) == pytest.approx(theirs, abs=CLOSE)


@given(st.lists(st.floats(0, 1), min_size=1, max_size=40))
@settings(max_examples=rings.of_all(50), deadline=None)
def test_holms_correction_is_that_of_statsmodels(p_values: list[float]) -> None:
    from statsmodels.stats.multitest import multipletests

    _rejected, theirs, _sidak, _bonferroni = multipletests(p_values, method="holm")

    assert statistics.holm(p_values) == pytest.approx(list(theirs), abs=CLOSE)


def drawn(
    rng: np.random.Generator, share: float, likeness: float, *, clusters: int, size: int
) -> list[tuple[int, int]]:
    """Random answers of so many trials; `likeness` is the correlation of two answers of the same trial."""
    rest = (1 - likeness) / likeness if likeness else 0.0
    shares = rng.beta(share * rest, (1 - share) * rest, clusters) if likeness else np.full(clusters, share)
    return [(int(read), size) for read in rng.binomial(size, shares)]


@pytest.mark.parametrize("likeness", [0.0, 0.3, 0.9])
@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_of_a_hundred_intervals_over_trials_some_ninety_five_hold_the_truth(share: float, likeness: float) -> None:
    rng = np.random.default_rng(7)

    found = [statistics.clustered(drawn(rng, share, likeness, clusters=20, size=10)) for _ in range(1_000)]

    assert np.mean([(each.low or 0.0) <= share <= (each.high or 0.0) for each in found]) >= 0.93


def test_the_interval_of_strangers_would_miss_the_truth_every_other_time() -> None:
    rng = np.random.default_rng(7)

    sums = [sum(read for read, _ in drawn(rng, 0.5, 0.6, clusters=20, size=10)) for _ in range(1_000)]
    found = [statistics.wilson(each, 200) for each in sums]

    assert np.mean([(each.low or 0.0) <= 0.5 <= (each.high or 0.0) for each in found]) < 0.7


@pytest.mark.parametrize("likeness", [0.1, 0.4, 0.8])
def test_over_many_trials_the_interval_is_as_wide_as_the_robust_one_of_statsmodels(likeness: float) -> None:
    from statsmodels.regression.linear_model import OLS

    counts = drawn(np.random.default_rng(11), 0.4, likeness, clusters=600, size=8)
    answers = np.concatenate([[1.0] * read + [0.0] * (size - read) for read, size in counts])
    trials = np.repeat(np.arange(len(counts)), 8)

    found = statistics.clustered(counts)

    robust = OLS(answers, np.ones_like(answers)).fit(cov_type="cluster", cov_kwds={"groups": trials})
    low, high = robust.conf_int()[0]
    assert (found.high or 0.0) - (found.low or 0.0) == pytest.approx(high - low, rel=0.04)
