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
    """Files from before there was an outcome for it tell it by their number of candidates."""
    return evaluation["outcome"] != "not_asked" and evaluation.get("num_candidates") != 0


def is_counted(evaluation: Evaluation) -> bool:
    return is_asked(evaluation) and evaluation["outcome"] not in SPEECHLESS


def is_untested(evaluation: Evaluation) -> bool:
    """Self-consistent, and asked about its own word alone: a yes to everything is as good there."""
    return evaluation.get("self_consistent") is True and evaluation.get("num_candidates") == 1


def _named(key: str) -> Measure:
    return lambda evaluation: _known(evaluation.get(key))


def _kept(evaluation: Evaluation) -> bool | None:
    """No secret is no success here; an agent that cannot have one has no such figure."""
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
    """The trial in the lenient reading; None for evaluations from before there was one. An agent without a memory has
    no secret of its own in either of them, whatever it revealed."""
    lenient = evaluation.get("lenient")
    own = {} if is_memoryful(evaluation) else {"sct_yes_correct": None}
    return {**evaluation, **lenient, **own} if isinstance(lenient, Mapping) else None


def _misfit(evaluation: Evaluation) -> bool | None:
    return _known(evaluation.get("boards_misfit"))


def _edited(evaluation: Evaluation) -> bool | None:
    edits = evaluation.get("memory_edits")
    return None if edits is None else edits > 0


def _used(evaluation: Evaluation) -> bool | None:
    """Whether the model used a tool, be it in vain."""
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
"""Of any complete trial, asked or not: they tell of the play and are no part of a verdict."""


def verdict(name: str, evaluation: Evaluation) -> bool | None:
    return MEASURES[name](evaluation) if is_counted(evaluation) else None


def share(name: str, evaluations: Iterable[Evaluation]) -> statistics.Proportion:
    """How many are true, of those that are known."""
    known = [found for each in evaluations if (found := verdict(name, each)) is not None]
    return statistics.wilson(sum(known), len(known))


def parse_rate(evaluations: Iterable[Evaluation]) -> statistics.Proportion:
    """Over answers, of which a complete trial has one for each candidate; those of one trial are no strangers."""
    asked = ((each["num_candidates"], each["answers_parsed_rate"]) for each in evaluations)
    return statistics.clustered([(round(count * rate), count) for count, rate in asked if rate is not None])


def beside(name: str, evaluations: Iterable[Evaluation]) -> statistics.Proportion:
    known = [found for each in evaluations if (found := BESIDE[name](each)) is not None]
    return statistics.wilson(sum(known), len(known))


def yes_rates(evaluations: Iterable[Evaluation]) -> list[float]:
    """Of the trials that have one."""
    return [each["yes_rate"] for each in evaluations if is_counted(each) and each["yes_rate"] is not None]
