"""The figures of each agent as far as its trials have come, from the evaluations in the rows alone.

They are those of `summary`, which reads the files; a test holds the two together.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sct import models, statistics
from sct.showing import rows

Status = models.Trial.Status
SHARES = ("self_consistent", "correct", "any_yes", "secret_stable", "parse_rate")


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentFigures:
    """`total` trials are wanted, `n` are complete, `errors` failed. A share an agent cannot have counts no trials."""

    agent: str
    total: int
    n: int
    errors: int
    mean_yes_rate: float | None
    self_consistent: statistics.Proportion
    correct: statistics.Proportion
    any_yes: statistics.Proportion
    secret_stable: statistics.Proportion
    parse_rate: statistics.Proportion

    @property
    def is_provisional(self) -> bool:
        return self.n + self.errors < self.total

    @property
    def shares(self) -> list[tuple[str, statistics.Proportion]]:
        return [(name, getattr(self, name)) for name in SHARES]


def of(agents: Mapping[str, Sequence[rows.Row]]) -> list[AgentFigures]:
    return [_figures(agent, trials) for agent, trials in agents.items()]


def _figures(agent: str, trials: Sequence[rows.Row]) -> AgentFigures:
    metrics = [row.evaluation for row in trials if row.evaluation is not None]
    rates = [metric["yes_rate"] for metric in metrics if metric["yes_rate"] is not None]
    summaries = [metric.get("wm_secret_summary") or {} for metric in metrics]
    return AgentFigures(
        agent=agent,
        total=len(trials),
        n=len(metrics),
        errors=sum(row.status == Status.FAILED for row in trials),
        mean_yes_rate=sum(rates) / len(rates) if rates else None,
        self_consistent=_share(metric.get("self_consistent") for metric in metrics),
        correct=_share(metric.get("sct_yes_correct") for metric in metrics),
        any_yes=_share(metric["any_yes"] for metric in metrics),
        secret_stable=_share(summary.get("secret_stable") for summary in summaries),
        parse_rate=_parse_rate(metrics),
    )


def _parse_rate(metrics: Iterable[Mapping[str, Any]]) -> statistics.Proportion:
    """Over answers: a complete trial has one for each of its candidates."""
    counted = [(metric["num_candidates"], metric["answers_parsed_rate"]) for metric in metrics]
    known = [(count, rate) for count, rate in counted if rate is not None]
    return statistics.wilson(sum(round(count * rate) for count, rate in known), sum(count for count, _ in known))


def _share(values: Iterable[Any]) -> statistics.Proportion:
    known = [bool(value) for value in values if value is not None]
    return statistics.wilson(sum(known), len(known))
