"""The statistics of series agree with scipy and statsmodels to nine places, and find what was planted.

Tests import these two themselves: every test process collects this file, and only one runs it.
"""

import gc
import math
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks import series as planting
from games.experiments.series import series_file, series_scores, series_sections, strengths
from glassbox_site.ground.plain import differences, resampling, sequential, significance
from tests.support import rings

CLOSE = 1e-9
shares = st.integers(1, 300).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n)))
outcomes = st.lists(st.sampled_from(sequential.OUTCOMES), min_size=3, max_size=60)
tables = st.tuples(*[st.integers(0, 40)] * 5)


@pytest.fixture(scope="module", autouse=True)
def swept() -> None:
    gc.collect()
    gc.freeze()


@given(outcomes.filter(lambda drawn: len(set(drawn)) > 1))
@settings(max_examples=rings.of_all(60), deadline=None)
def test_paired_differences(drawn: list[float]) -> None:
    from scipy import stats

    found, theirs = differences.paired(drawn), stats.ttest_1samp(drawn, 0)
    reach = theirs.confidence_interval(0.95)

    possible = max(reach.low, -1.0), min(reach.high, 1.0)

    assert (found.low, found.high) == pytest.approx(possible, abs=CLOSE)
    assert differences.paired_p(drawn) == pytest.approx(theirs.pvalue, abs=CLOSE)


@given(shares, shares)
@settings(max_examples=rings.of_all(60), deadline=None)
def test_unpaired_shares(one: tuple[int, int], other: tuple[int, int]) -> None:
    from statsmodels.stats.proportion import confint_proportions_2indep

    found = differences.newcombe(one, other)
    low, high = confint_proportions_2indep(*one, *other, method="newcomb", compare="diff")

    assert (found.low, found.high) == pytest.approx((low, high), abs=CLOSE)


@given(shares, shares)
@settings(max_examples=rings.of_all(60), deadline=None)
def test_fishers_one_sided_test(one: tuple[int, int], other: tuple[int, int]) -> None:
    from scipy import stats

    table = [[one[0], one[1] - one[0]], [other[0], other[1] - other[0]]]
    theirs = stats.fisher_exact(table, alternative="greater").pvalue

    assert significance.fisher_greater(one, other) == pytest.approx(float(theirs), abs=CLOSE)


@given(tables, st.sampled_from([0.1, 0.25, 0.4]))
@settings(max_examples=rings.of_all(60), deadline=None)
def test_the_likelihood_ratio_of_pairs(counts: sequential.Counts, mean: float) -> None:
    """Compared with the most likely distribution of each mean, computed in another way."""
    extremes = np.array([sequential.EXTREME, 0, 0, 0, sequential.EXTREME])
    weights = np.array([count or sequential.UNSEEN for count in counts]) + extremes
    likely = _likeliest(weights, mean) - _likeliest(weights, 0)

    assert sequential.ratio(counts, 0.0, mean) == pytest.approx(likely, abs=1e-8)


def _likeliest(weights: Sequence[float], mean: float) -> float:
    from scipy import optimize

    values = np.array(sequential.OUTCOMES) - mean
    slack = 1e-13
    x = optimize.brentq(
        lambda x: (weights * values / (1 + x * values)).sum(),
        -1 / values[-1] * (1 - slack),
        -1 / values[0] * (1 - slack),
        xtol=1e-15,
    )
    return float(-(weights * np.log1p(x * values)).sum())


def test_the_power_of_pairs_is_that_of_the_textbook() -> None:
    """50 % against 20 % and so on, sample size per side, unpooled."""
    assert [differences.pairs_for(points) for points in (0.1, 0.2, 0.4)] == [389, 95, 21]
    assert differences.seen_with(differences.pairs_for(0.2)) == pytest.approx(0.2, abs=0.005)


def by_mcnemar(won: int, lost: int, _drawn: int) -> float:
    return significance.mcnemar(won, lost)


@pytest.mark.parametrize("chance", [differences.chance_of_pairs, by_mcnemar])
@pytest.mark.parametrize("pairs", [10, 20, 41, 60, 120])
def test_the_difference_that_is_promised_is_seen_in_four_of_five_series(pairs: int, chance: differences.Chance) -> None:
    from scipy import stats

    random, runs, apart = np.random.RandomState(2), 1_000, differences.seen_with(pairs, chance=chance)
    assert apart is not None
    first, second = random.random_sample((2, runs, pairs)) < np.array([0.5 + apart / 2, 0.5 - apart / 2])[:, None, None]
    won, lost = (first & ~second).sum(axis=1), (second & ~first).sum(axis=1)
    seen = sum(
        chance(int(one), int(other), pairs - int(one + other)) < 0.05 for one, other in zip(won, lost, strict=True)
    )

    assert stats.binomtest(seen, runs, 0.8).pvalue > 0.005


@pytest.mark.parametrize("points", [15, 30, 40, 60, 80, 100])
def test_as_many_pairs_are_ordered_as_see_the_difference_that_is_wished(points: int) -> None:
    stop = series_sections.Stop()

    pairs = series_file.pairs_of(points, stop)

    seen = differences.seen_with(pairs, false_alarm=stop.false_alarm, power=1 - stop.miss)
    assert seen is not None
    assert seen <= points / 100 + differences.HALF_A_POINT
    assert pairs <= differences.pairs_for(points / 100, power=1 - stop.miss) + 6


def test_five_pairs_see_nothing_however_great() -> None:
    assert [differences.seen_with(pairs) is None for pairs in (1, 2, 5, 6)] == [True, True, True, False]


def test_mcnemars_test_of_six_sees_only_what_is_nearly_everything() -> None:
    assert differences.seen_with(6, chance=by_mcnemar) == 0.97


def test_strengths_and_the_role() -> None:
    import statsmodels.api as sm
    from scipy import stats

    table = _round_robin((0.8, 0.1, -0.2, -0.7), role=-0.4, n=30)
    free = np.vstack([np.eye(3), -np.ones(3)])
    design = np.column_stack([free[table.impostor] - free[table.crew], np.ones(len(table.n))])
    wins, n = table.points + strengths.EIGHTH, table.n + 2 * strengths.EIGHTH
    theirs = sm.GLM(np.column_stack([wins, n - wins]), design, family=sm.families.Binomial()).fit(tol=1e-14)

    found = strengths.bradley_terry(table)

    assert found[[0, 1, 2, 4]] == pytest.approx(theirs.params, abs=CLOSE)
    assert found[:4].sum() == pytest.approx(0, abs=CLOSE)
    reach = strengths.reach(table, found)[[0, 1, 2, 4]]
    assert reach == pytest.approx(stats.norm.ppf(0.975) * theirs.bse, abs=CLOSE)


def test_skills_are_the_likeliest_and_tell_when_they_explain_nothing() -> None:
    from scipy import optimize

    table = _round_robin((1.5, 0.5, -0.5, -1.5), role=0.0, n=400)
    shuffled = strengths.Cells(
        names=table.names,
        impostor=table.impostor,
        crew=table.crew,
        points=np.random.RandomState(1).permutation(table.points),
        n=table.n,
    )

    found, lost = strengths.skills(table), strengths.skills(shuffled)
    theirs = optimize.minimize(lambda x: strengths._cost(table, x, _prior()), np.zeros(12), method="BFGS", tol=1e-10)

    assert [*found.deceive.values(), *found.detect.values()] == pytest.approx(theirs.x[:8], abs=1e-4)
    assert list(found.deceive.values()) == sorted(found.deceive.values(), reverse=True)
    assert found.miss < 2 * found.chance < lost.miss


def _prior() -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return np.array([strengths.SPREAD**-2] * 8 + [strengths.SPREAD_OF_TALK**-2] * 4)


def _round_robin(strong: Sequence[float], *, role: float, n: int) -> strengths.Cells:
    names = "abcd"
    met = {
        (one, other): (round(n / (1 + math.exp(-(strong[i] - strong[j] + role)))), n)
        for i, one in enumerate(names)
        for j, other in enumerate(names)
        if i != j
    }
    return strengths.cells(names, met)


def test_ratios_are_drawn_by_cluster() -> None:
    from scipy import stats

    chance = np.random.RandomState(3)
    sums = {seed: (float(chance.binomial(5, 0.4)), 5.0) for seed in range(60)}
    bootstrap = resampling.Bootstrap(list(sums))

    found = bootstrap.estimate(bootstrap.ratio(sums))
    values = [value / 5 for value, _ in sums.values()]
    theirs = stats.t.interval(0.95, 59, np.mean(values), stats.sem(values))

    assert found.value == pytest.approx(float(np.mean(values)), abs=1e-6)
    assert (found.low, found.high) == pytest.approx(theirs, abs=0.01)
    assert bootstrap.difference(bootstrap.ratio(sums), bootstrap.ratio(sums))[0].value == 0


def test_few_clusters_are_held_to_be_as_unsure_as_they_are() -> None:
    from scipy import stats

    chance, runs = np.random.RandomState(4), 600
    held = alarms = 0
    for _ in range(runs):
        shares = chance.normal(0.5, 0.15, 6).clip(0.05, 0.95)
        bootstrap = resampling.Bootstrap(range(6))
        one, other = (
            bootstrap.ratio({k: (float(chance.binomial(8, p)), 8.0) for k, p in enumerate(shares)}) for _ in "ab"
        )
        found = bootstrap.estimate(one)
        held += found.low is not None and found.high is not None and found.low <= 0.5 <= found.high
        alarms += bootstrap.difference(one, other)[1] < 0.05

    assert stats.binomtest(held, runs, 0.93, alternative="less").pvalue > 0.005
    assert stats.binomtest(alarms, runs, 0.05, alternative="greater").pvalue > 0.005


def test_fewer_than_four_clusters_bound_nothing() -> None:
    bootstrap = resampling.Bootstrap(range(9))

    three = bootstrap.estimate(bootstrap.ratio({0: (1.0, 3.0), 1: (2.0, 3.0), 2: (3.0, 3.0)}))

    assert (three.value, three.low, three.high) == (0.666667, None, None)


def test_who_always_won_may_be_far_stronger_than_it_is_told() -> None:
    ranks, n = {"a": 3, "b": 2, "c": 1}, 12
    met = {
        (one, other): (float(n * (ranks[one] > ranks[other])), n) for one in ranks for other in ranks if one != other
    }
    table = strengths.cells(tuple(ranks), met)
    alike = [table] * 50

    fit = series_scores._strengths(table, alike, n)["entries"][0]
    skill = series_scores._skills(table, alike, n)["entries"][0]["disclose"]

    assert fit["high"] - fit["value"] > 1
    assert skill["high"] / skill["low"] > 4


def test_strengths_that_lie_far_apart_are_within_their_reach() -> None:
    from scipy import stats

    chance, runs, n, true = np.random.RandomState(6), 400, 6, {"a": 2.0, "b": 0.0, "c": -2.0}
    shares = {(one, other): 1 / (1 + np.exp(true[other] - true[one])) for one in true for other in true if one != other}
    held = 0
    for _ in range(runs):
        table = strengths.cells(tuple(true), {pair: (chance.binomial(n, share), n) for pair, share in shares.items()})
        found = strengths.bradley_terry(table)
        held += abs(found[0] - true["a"]) <= strengths.reach(table, found)[0]

    assert stats.binomtest(held, runs, 0.95, alternative="less").pvalue > 0.005


def test_strengths_are_told_though_no_draw_of_seeds_has_every_pairing_in_it() -> None:
    """Many entries, most of whose pairs are void."""
    names = tuple("abcde")
    table = strengths.cells(names, {(one, other): (1.0, 2.0) for one in names for other in names if one != other})

    fit = series_scores._strengths(table, [], 10)["entries"][0]

    assert fit["low"] < 0 == fit["value"] < fit["high"]


def test_a_bound_of_nothing_has_no_sign() -> None:
    found = resampling.interval(-1e-9, np.repeat([-1.0, -1e-9], 50), n=5, clusters=5)

    assert (str(found.value), str(found.high)) == ("0.0", "0.0")


def test_draws_that_all_agree_bound_nothing() -> None:
    bootstrap = resampling.Bootstrap(range(4))

    found = bootstrap.estimate(bootstrap.ratio(dict.fromkeys(range(4), (1.0, 3.0))))

    assert (found.value, found.low, found.high, found.n) == (0.333333, None, None, 12)


@pytest.mark.parametrize(("seeds", "least"), [(1, 1.0), (2, 0.5), (5, 0.0625)])
def test_few_seeds_that_agree_prove_no_more_than_the_sign_test(seeds: int, least: float) -> None:
    bootstrap = resampling.Bootstrap(range(seeds))
    one, other = (bootstrap.ratio(dict.fromkeys(range(seeds), (value, 1.0))) for value in (1.0, 0.0))

    assert bootstrap.difference(one, other)[1] == least


@pytest.mark.both
@pytest.mark.parametrize("apart", [0.0, 0.15, 0.40])
def test_planted_differences_are_found(apart: float) -> None:
    from scipy import stats

    runs = rings.of_all(300)
    found = planting.measure(planting.Planted(apart=apart), aimed=0.25, runs=runs)

    assert stats.binomtest(found.held, runs, 0.95).pvalue > 0.005
    if not apart:
        assert stats.binomtest(found.told, runs, 0.05, alternative="greater").pvalue > 0.005
    if apart == 0.40:
        assert found.mean < 0.6 * found.fixed
        assert found.told >= 0.95 * runs
