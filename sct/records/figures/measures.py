"""What one complete trial says about each figure: yes, no, or nothing. All tables, plots and headlines count these."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sct.kernel.judging import no_edits, statistics

Evaluation = Mapping[str, Any]
Measure = Callable[[Evaluation], bool | None]

SPEECHLESS = ("not_asked", "unreadable", "error")
"""Outcomes that say nothing of the agent: they are in no n but that of the parse rate."""


def is_memoryful(evaluation: Evaluation) -> bool:
    return "wm_secret_summary" in evaluation


def is_asked(evaluation: Evaluation) -> bool:
    """Older files have no outcome for this, but show it by having no candidates."""
    return evaluation["outcome"] != "not_asked" and evaluation.get("num_candidates") != 0


def is_counted(evaluation: Evaluation) -> bool:
    return is_asked(evaluation) and evaluation["outcome"] not in SPEECHLESS


def is_untested(evaluation: Evaluation) -> bool:
    """Whether it is self-consistent, but was asked about its own word only: always saying yes would do as well."""
    return evaluation.get("self_consistent") is True and evaluation.get("num_candidates") == 1


def _named(key: str) -> Measure:
    return lambda evaluation: _known(evaluation.get(key))


def _kept(evaluation: Evaluation) -> bool | None:
    """For an agent with a memory, a trial without a secret counts as a failure; for others, it counts as nothing."""
    if is_memoryful(evaluation):
        return evaluation.get("self_consistent") is True
    return _known(evaluation.get("self_consistent"))


def _stable(evaluation: Evaluation) -> bool | None:
    return _known((evaluation.get("wm_secret_summary") or {}).get("secret_stable"))


def _known(value: Any) -> bool | None:
    return None if value is None else bool(value)


MEASURES: Mapping[str, Measure] = {
    "self_consistent": _named("self_consistent"),
    "self_consistent_of_asked": _kept,
    "correct": _named("sct_yes_correct"),
    "any_yes": _named("any_yes"),
    "secret_stable": _stable,
}
"""In the order of the columns."""


def leniently(evaluation: Evaluation) -> Evaluation | None:
    """The trial in the lenient reading; None for older evaluations without one. In either reading, an agent without a
    memory has no secret of its own, whatever it revealed."""
    lenient = evaluation.get("lenient")
    own = {} if is_memoryful(evaluation) else {"sct_yes_correct": None}
    return {**evaluation, **lenient, **own} if isinstance(lenient, Mapping) else None


def _misfit(evaluation: Evaluation) -> bool | None:
    return _known(evaluation.get("boards_misfit"))


def _edited(evaluation: Evaluation) -> bool | None:
    edits = evaluation.get("memory_edits")
    return None if edits is None else edits > 0


def _used(evaluation: Evaluation) -> bool | None:
    """Whether the model used a tool, even if in vain."""
    reason = evaluation.get("no_edit_reason")
    if _edited(evaluation):
        return True
    return None if reason in (None, "unknown") else reason not in no_edits.UNUSED


BESIDE: Mapping[str, Measure] = {
    "tools_reached": _named("tools_reached"),
    "tools_used": _used,
    "memory_edited": _edited,
    "secret_switched": _named("secret_switched"),
    "boards_misfit": _misfit,
}
"""Measures of the play, for any complete trial, asked or not. They are not part of the verdict."""


def verdict(name: str, evaluation: Evaluation) -> bool | None:
    return MEASURES[name](evaluation) if is_counted(evaluation) else None


def share(name: str, evaluations: Iterable[Evaluation]) -> statistics.Proportion:
    """The share of trials for which the measure is true, among those for which it is known."""
    return _known_share(MEASURES[name], filter(is_counted, evaluations))


def shares(evaluations: Iterable[Evaluation]) -> dict[str, statistics.Proportion]:
    """The shares of all measures. Whether a trial counts is asked once, and not again for each of them."""
    counted = [each for each in evaluations if is_counted(each)]
    return {name: _known_share(measure, counted) for name, measure in MEASURES.items()}


def parse_rate(evaluations: Iterable[Evaluation]) -> statistics.Proportion:
    """The share of answers that could be read; a complete trial has one for each candidate. Clustered by trial, because
    the answers of one are not independent."""
    asked = ((each["num_candidates"], each["answers_parsed_rate"]) for each in evaluations)
    return statistics.clustered([(round(count * rate), count) for count, rate in asked if rate is not None])


def beside(name: str, evaluations: Iterable[Evaluation]) -> statistics.Proportion:
    return _known_share(BESIDE[name], evaluations)


def _known_share(measure: Measure, evaluations: Iterable[Evaluation]) -> statistics.Proportion:
    known = [found for each in evaluations if (found := measure(each)) is not None]
    return statistics.wilson(sum(known), len(known))


def yes_rates(evaluations: Iterable[Evaluation]) -> list[float]:
    """The yes rates of the counted trials that have one."""
    return [each["yes_rate"] for each in evaluations if is_counted(each) and each["yes_rate"] is not None]
