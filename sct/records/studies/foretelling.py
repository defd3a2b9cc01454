"""Tells, before a study is ordered, which differences it can detect and what it takes."""

import dataclasses
import itertools
from collections.abc import Mapping
from decimal import Decimal

from glassbox_site.ground.plain import differences, significance
from sct.records.studies import study_file, study_plan
from sct.settings import config_reading, estimates, providers

CHANCE = 0.05


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Power:
    """The smallest differences that a test detects with a power of 80 %, with `trials` trials a cell: `first` if the
    test stands alone, `strictest` if it is the strictest of a family of `tests`; None if it detects none, however
    great."""

    trials: int
    tests: int
    first: float | None
    strictest: float | None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Needs:
    """The totals over all batches. `cost` is None if that of any batch is unknown."""

    batches: int
    cells: int
    trials: int
    calls: int
    cost: Decimal | None
    seconds: float
    is_assumed: bool


def power(file: study_file.StudyFile) -> Power:
    """The power for shares around one half, where differences are hardest to detect."""
    trials, tests = file.num_trials * file.replications, _family(file)
    sides, chance = (2, _fisher) if file.compare.test == "fisher" else (1, _mcnemar)
    first, strictest = (
        differences.seen_with(trials, false_alarm=CHANCE * sides / judged, chance=chance)
        for judged in (1, max(tests, 1))
    )
    return Power(trials=trials, tests=tests, first=first, strictest=strictest)


def _mcnemar(won: int, lost: int, _drawn: int) -> float:
    return significance.mcnemar(won, lost)


def _fisher(won: int, lost: int, drawn: int) -> float:
    """For two cells in which half of the other trials succeeded; twice the p of the one-sided test that is used."""
    n, others = won + lost + drawn, drawn // 2
    return 2 * significance.fisher_greater((won + others, n), (lost + others, n))


def _family(file: study_file.StudyFile) -> int:
    if file.compare.family == "agent":
        return 1 if file.compare.baseline else _pairs([len(file.agent_names)])
    rows = len(list(study_plan.rows(file)))
    if file.compare.baseline:
        return rows * (len(file.agent_names) - 1)
    axes = (file.games, file.t_fork, file.models, file.heats, file.agent_names)
    return _pairs([len(axis) for axis in axes])


def _pairs(lengths: list[int]) -> int:
    """The number of pairs of cells that differ along one axis only; `lengths` are those of the axes."""
    found = 0
    for place, length in enumerate(lengths):
        others = 1
        for other in itertools.chain(lengths[:place], lengths[place + 1 :]):
            others *= other
        found += others * length * (length - 1) // 2
    return found


def needs(file: study_file.StudyFile, known: Mapping[str, providers.Provider]) -> Needs:
    """The estimate assumes that batches run one after the other."""
    entries = {name: provider.model_dump(mode="json") for name, provider in known.items()}
    found = [
        estimates.estimate(config_reading.read(planned.config_text), known)
        for planned in study_plan.plan(file, entries)
    ]
    costs = [each.cost for each in found]
    return Needs(
        batches=len(found),
        cells=file.cells,
        trials=file.trials,
        calls=sum(each.calls for each in found),
        cost=None if None in costs else sum(filter(None, costs), Decimal(0)),
        seconds=sum(each.seconds for each in found),
        is_assumed=any(each.is_assumed for each in found),
    )
