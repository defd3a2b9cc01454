"""What a study can see and what it takes, before it is ordered."""

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
    """With so many `trials` a cell a test sees a difference from `first` on with 80 % if it stands alone, and from
    `strictest` on if it is judged as the strictest of a family of so many `tests`; None if it sees none,
    however great."""

    trials: int
    tests: int
    first: float | None
    strictest: float | None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Needs:
    """Over all batches. `cost` is None where one is not known."""

    batches: int
    cells: int
    trials: int
    calls: int
    cost: Decimal | None
    seconds: float
    is_assumed: bool


def power(file: study_file.StudyFile) -> Power:
    """Where shares lie around one half, the hardest place."""
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
    """Of two cells in which as many of the others succeeded as failed; twice the one side that is tested."""
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
    """That differ in one thing alone."""
    found = 0
    for place, length in enumerate(lengths):
        others = 1
        for other in itertools.chain(lengths[:place], lengths[place + 1 :]):
            others *= other
        found += others * length * (length - 1) // 2
    return found


def needs(file: study_file.StudyFile, known: Mapping[str, providers.Provider]) -> Needs:
    """Batches are taken to run one after the other."""
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
