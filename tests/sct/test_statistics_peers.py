"""Our statistics agree with scipy and statsmodels to nine places, wherever they are asked the same thing."""

import gc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import binomtest
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import proportion_confint

from sct import statistics

CLOSE = 1e-9
counts = st.integers(1, 2_000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n)))


@pytest.fixture(scope="module", autouse=True)
def swept() -> None:
    """statsmodels looks for garbage at each of Holm's corrections: not among what other tests have left alive."""
    gc.collect()
    gc.freeze()


@given(counts)
@settings(max_examples=50, deadline=None)
def test_the_wilson_interval_is_that_of_scipy_and_of_statsmodels(counted: tuple[int, int]) -> None:
    successes, n = counted

    ours = statistics.wilson(successes, n)

    scipys = binomtest(successes, n).proportion_ci(method="wilson")
    assert (ours.low, ours.high) == pytest.approx((scipys.low, scipys.high), abs=CLOSE)
    assert (ours.low, ours.high) == pytest.approx(proportion_confint(successes, n, method="wilson"), abs=CLOSE)


@given(st.integers(0, 300), st.integers(0, 300))
@settings(max_examples=50, deadline=None)
def test_mcnemars_exact_test_is_that_of_statsmodels(only_first: int, only_second: int) -> None:
    theirs = mcnemar([[0, only_first], [only_second, 0]], exact=True).pvalue

    assert statistics.mcnemar(only_first, only_second) == pytest.approx(theirs, abs=CLOSE)


@given(st.lists(st.floats(0, 1), min_size=1, max_size=40))
@settings(max_examples=50, deadline=None)
def test_holms_correction_is_that_of_statsmodels(p_values: list[float]) -> None:
    _rejected, theirs, _sidak, _bonferroni = multipletests(p_values, method="holm")

    assert statistics.holm(p_values) == pytest.approx(list(theirs), abs=CLOSE)
