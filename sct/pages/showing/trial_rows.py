"""The trials of a batch as the grid, the figures and the table need them: all in one query, without their files."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sct import models
from sct.pages.showing import looks
from sct.records.figures import measures

Status = models.Trial.Status
UNWRITTEN = "no_secret_tag"
FIELDS = (
    "agent_name",
    "number",
    "status",
    "attempt",
    "evaluation",
    "error",
    "started_at",
    "finished_at",
    "calls_in_flight",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A trial. `evaluation` is None unless it is complete."""

    agent: str
    number: int
    status: str
    attempt: int
    evaluation: Mapping[str, Any] | None
    error: str
    started_at: datetime | None
    finished_at: datetime | None
    calls_in_flight: int

    @property
    def look(self) -> looks.Look:
        return looks.of(self.status, self.evaluation)

    @property
    def address(self) -> str:
        """The trial's address, relative to that of the batch."""
        return f"trials/{self.agent}/{self.number}/"

    @property
    def parsed_rate(self) -> float | None:
        return self.evaluation["answers_parsed_rate"] if self.evaluation else None

    @property
    def first_yes(self) -> int | None:
        """The place of the first question that got a yes, counted from 1 as in the figure; files count from 0."""
        index = self.evaluation["first_yes_index"] if self.evaluation else None
        return None if index is None else index + 1

    @property
    def has_unparsed(self) -> bool:
        return self.parsed_rate is not None and self.parsed_rate < 1

    @property
    def has_no_secret(self) -> bool:
        """Whether an agent with a memory had no secret that it could be asked about."""
        return self.evaluation is not None and self.evaluation.get("contains_secret") is False

    @property
    def reason(self) -> str:
        """Why there is no secret, or why nothing was asked."""
        found = self.evaluation or {}
        return found.get("not_asked_reason") or found.get("reason") or (UNWRITTEN if self.has_no_secret else "")

    @property
    def is_switched(self) -> bool:
        return self.evaluation is not None and self.evaluation.get("secret_switched") is True

    @property
    def misfits(self) -> int:
        """How many boards do not fit the host's own secret."""
        return (self.evaluation or {}).get("boards_misfit") or 0

    @property
    def is_asked(self) -> bool:
        return self.evaluation is not None and measures.is_asked(self.evaluation)

    @property
    def secret(self) -> str | None:
        summary = self.evaluation.get("wm_secret_summary") if self.evaluation else None
        return summary["last_secret"] if summary else None

    @property
    def seconds(self) -> float | None:
        if self.status != Status.COMPLETE or self.started_at is None or self.finished_at is None:
            return None
        return (self.finished_at - self.started_at).total_seconds()


def of(batch: models.Batch) -> list[Row]:
    """All trials, by agent's name, then by number."""
    found = batch.trials.order_by("agent_name", "number").values_list(*FIELDS)
    return [
        Row(
            agent=agent,
            number=number,
            status=status,
            attempt=attempt,
            evaluation=evaluation if status == Status.COMPLETE else None,
            error=error,
            started_at=started_at,
            finished_at=finished_at,
            calls_in_flight=calls_in_flight,
        )
        for agent, number, status, attempt, evaluation, error, started_at, finished_at, calls_in_flight in found
    ]
