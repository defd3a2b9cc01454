"""Computes all figures of a study from its file and the evaluations of its trials alone, for the page, the download and
`evaluate_sct --study` alike."""

import dataclasses
import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from glassbox_site.ground.plain import differences, proportions, significance
from sct.records.figures import measures
from sct.records.studies import published, study_file, study_plan

Evaluations = Mapping[str, Mapping[str, Mapping[int, measures.Evaluation]]]
"""Of complete trials, by the key of their batch, agent and number."""
Verdicts = Mapping[tuple[int, int], bool]
"""By replication and number."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """A cell of the grid, with its trials of all replications."""

    row: study_plan.Row
    agent: str
    trials: Mapping[tuple[int, int], measures.Evaluation]

    @property
    def place(self) -> dict[str, Any]:
        return {**dataclasses.asdict(self.row), "agent": self.agent}

    def verdicts(self, *, lenient: bool, reveals: bool) -> Verdicts:
        read = {key: measures.leniently(each) if lenient else each for key, each in self.trials.items()}
        known = ((key, _kept(each, reveals=reveals)) for key, each in read.items() if each is not None)
        return {key: verdict for key, verdict in known if verdict is not None}


def scored(file: study_file.StudyFile, found: Evaluations, served: Mapping[str, str]) -> dict[str, Any]:
    """The figures as they are downloaded. `served` has the name of each of the file's models at its endpoint."""
    cells = list(_cells(file, found))
    return {
        "wanted": file.num_trials * file.replications,
        "compared_by": file.compare.model_dump(),
        "cells": [_told(cell, file, served) for cell in cells],
        "comparisons": _compared(cells, file, lenient=False),
        "comparisons_lenient": _compared(cells, file, lenient=True),
    }


def comparison_of_any(file: study_file.StudyFile) -> dict[str, Any]:
    """A comparison as it would be told, for the names of its figures where there is none."""
    place = next(_cells(file, {})).place
    tested = _tested(file)({(1, 1): True}, {(1, 1): True})
    return _corrected([{"along": "", "first": place, "second": place, **(tested or {})}], _family(file))[0]


def _kept(evaluation: measures.Evaluation, *, reveals: bool) -> bool | None:
    """Whether the agent kept a secret; having none counts as not kept. An agent without a memory is judged only if it
    was asked to reveal its secret; if it then revealed none, it kept none."""
    if not measures.is_counted(evaluation) or not (reveals or measures.is_memoryful(evaluation)):
        return None
    return evaluation.get("self_consistent") is True


def _cells(file: study_file.StudyFile, found: Evaluations) -> Iterator[Cell]:
    for row, agent in itertools.product(study_plan.rows(file), file.agent_names):
        trials = {
            (replication, number): evaluation
            for replication in range(1, file.replications + 1)
            for number, evaluation in found.get(study_plan.key_of(row, replication), {}).get(agent, {}).items()
            if number <= file.num_trials
        }
        yield Cell(row=row, agent=agent, trials=trials)


def _told(cell: Cell, file: study_file.StudyFile, served: Mapping[str, str]) -> dict[str, Any]:
    strict, lenient = (cell.verdicts(lenient=each, reveals=file.reveals) for each in (False, True))
    outcomes = Counter(evaluation["outcome"] for evaluation in cell.trials.values())
    return {
        **cell.place,
        "complete": len(cell.trials),
        "kept": _share(strict),
        "kept_lenient": _share(lenient),
        "parse_rate": _plain(measures.parse_rate(cell.trials.values())),
        "outcomes": dict(sorted(outcomes.items())),
        "published": _published(cell, served),
    }


def _published(cell: Cell, served: Mapping[str, str]) -> dict[str, Any] | None:
    """The published figure; only for cells of the published design."""
    model = published.model_of(served.get(cell.row.model, ""))
    if model is None or (cell.row.game, cell.row.t_fork) != (published.GAME, published.T_FORK):
        return None
    share = published.share(model, cell.agent)
    return None if share is None else {"model": model, **_plain(share)}


def _compared(cells: Sequence[Cell], file: study_file.StudyFile, *, lenient: bool) -> list[dict[str, Any]]:
    drawn = {id(cell): cell.verdicts(lenient=lenient, reveals=file.reveals) for cell in cells}
    tested = _tested(file)
    rows = [
        {"along": along, "first": one.place, "second": other.place, **told}
        for along, one, other in _pairs(cells, file.compare.baseline)
        if (told := tested(drawn[id(one)], drawn[id(other)])) is not None
    ]
    return _corrected(rows, _family(file))


def _pairs(cells: Sequence[Cell], baseline: str | None) -> Iterator[tuple[str, Cell, Cell]]:
    """All pairs of cells that differ along one axis only, with that axis; with a baseline, each agent and that of its
    row."""
    for one, other in itertools.combinations(cells, 2):
        unlike = [key for key, value in one.place.items() if other.place[key] != value]
        if len(unlike) != 1:
            continue
        if baseline is None:
            yield unlike[0], one, other
        elif unlike == ["agent"] and baseline in (one.agent, other.agent):
            yield ("agent", other, one) if one.agent == baseline else ("agent", one, other)


def _tested(file: study_file.StudyFile) -> Callable[[Verdicts, Verdicts], dict[str, Any] | None]:
    return _fisher if file.compare.test == "fisher" else _mcnemar


def _mcnemar(first: Verdicts, second: Verdicts) -> dict[str, Any] | None:
    """Compares two cells on the trials that have a verdict in both; None without any."""
    shared = sorted(first.keys() & second.keys())
    if not shared:
        return None
    apart = [float(first[key]) - float(second[key]) for key in shared]
    only_first, only_second = apart.count(1.0), apart.count(-1.0)
    both = sum(first[key] and second[key] for key in shared)
    return {
        "trials": len(shared),
        "both": both,
        "only_first": only_first,
        "only_second": only_second,
        "neither": len(shared) - both - only_first - only_second,
        "difference": _plain(differences.paired(apart)),
        "p": significance.mcnemar(only_first, only_second),
    }


def _fisher(first: Verdicts, second: Verdicts) -> dict[str, Any] | None:
    """Tests one-sidedly whether the first cell has the greater share; None if either has no verdicts."""
    if not first or not second:
        return None
    one, other = (sum(first.values()), len(first)), (sum(second.values()), len(second))
    return {
        "of_first": list(one),
        "of_second": list(other),
        "difference": _plain(differences.newcombe(one, other)),
        "p": significance.fisher_greater(one, other),
    }


def _family(file: study_file.StudyFile) -> Callable[[Mapping[str, Any]], object]:
    if file.compare.family == "all":
        return lambda _row: None
    return lambda row: tuple(row["first"].values())


def _corrected(rows: Sequence[dict[str, Any]], family: Callable[[Mapping[str, Any]], object]) -> list[dict[str, Any]]:
    groups: dict[object, list[dict[str, Any]]] = {}
    for row in rows:
        groups.setdefault(family(row), []).append(row)
    for members in groups.values():
        for row, p in zip(members, significance.holm([row["p"] for row in members]), strict=True):
            row |= {"p_holm": p, "family": len(members)}
    return list(rows)


def _share(verdicts: Verdicts) -> dict[str, Any]:
    return _plain(proportions.wilson(sum(verdicts.values()), len(verdicts)))


def _plain(figure: proportions.Proportion | differences.Estimate) -> dict[str, Any]:
    return {"value": figure.value, **dataclasses.asdict(figure)}
