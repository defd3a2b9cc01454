"""A batch at one moment: where it stands, how fast it goes, what it costs, its figures and its grid."""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from statistics import median
from typing import Any

from django.db.models import Count, Sum

from sct import models
from sct.kernel import config
from sct.pages.showing import beside, trial_rows
from sct.records import overview, pace, standing
from sct.records.figures import definitions, editing, notes, summary
from sct.work import waits

MOST_CELLS = 10_000

Status = models.Trial.Status


@dataclass(frozen=True, slots=True, kw_only=True)
class Spent:
    """The totals of all calls so far. `cost` is None if it is unknown; `estimated` is how many tokens no endpoint
    reported."""

    calls: int
    tokens_in: int
    tokens_out: int
    estimated: int
    cost: Decimal | None


@dataclass(frozen=True, kw_only=True)
class Board:
    """`agents` has the trials by agent, in the order of the configuration. No slots, as properties are cached."""

    batch: models.Batch
    settings: config.SctConfig | None
    agents: Mapping[str, Sequence[trial_rows.Row]]
    counts: standing.Counts
    state: standing.State
    spent: Spent

    @functools.cached_property
    def figures(self) -> list[summary.AgentFigures]:
        return [
            summary.of_evaluations(
                agent,
                [row.evaluation for row in trials if row.evaluation is not None],
                errors=sum(row.status == Status.FAILED for row in trials),
                total=len(trials),
            )
            for agent, trials in self.agents.items()
        ]

    @property
    def notes(self) -> list[str]:
        return [note for each in self.figures for note in notes.of(each)]

    @property
    def has_lenient(self) -> bool:
        return any(share.n for each in self.figures for share in each.lenient.values())

    @property
    def beside_columns(self) -> list[definitions.Figure]:
        return beside.columns(self.figures)

    @property
    def beside_rows(self) -> list[tuple[str, list[beside.Cell]]]:
        return beside.lines(self.figures)

    @property
    def edits(self) -> list[tuple[str, editing.Editing]]:
        """How memories were edited, for agents with memory tools."""
        return [(each.agent, each.edits) for each in self.figures if each.edits is not None]

    @property
    def has_grid(self) -> bool:
        """False for very large batches: so many cells are no overview, and a burden on the browser."""
        return self.counts.total <= MOST_CELLS

    @property
    def is_over(self) -> bool:
        return self.counts.is_over

    @functools.cached_property
    def waits(self) -> list[waits.Waiting]:
        """The endpoints that the batch waits for, as its workers last reported."""
        return waits.of(self.batch) if self.in_play else []

    @property
    def in_play(self) -> int:
        return self.counts.of(Status.RUNNING)

    @property
    def calls_in_flight(self) -> int:
        """How many calls are in flight, as the workers last reported."""
        return sum(row.calls_in_flight for trials in self.agents.values() for row in trials)

    @property
    def places(self) -> int | None:
        return self.settings.providers.concurrency if self.settings else None

    @functools.cached_property
    def median_seconds(self) -> float | None:
        taken = [row.seconds for trials in self.agents.values() for row in trials if row.seconds is not None]
        return median(taken) if taken else None

    @property
    def seconds_left(self) -> float | None:
        """The estimate as of when the batch last moved, so that the board does not change while the batch does not."""
        at = self.counts.last_seen_at
        trials = [row for several in self.agents.values() for row in several]
        return pace.seconds_left(
            pace.lasted((row.started_at, row.finished_at) for row in trials if row.status in pace.ENDED),
            pace.lasted((row.started_at, at) for row in trials if row.status == Status.RUNNING),
            queued=self.counts.of(Status.QUEUED),
        )


def of(batch: models.Batch) -> Board:
    settings = overview.settings(batch.config_text)
    counts = standing.of(batch)
    return Board(
        batch=batch,
        settings=settings,
        agents=_by_agent(trial_rows.of(batch), settings),
        counts=counts,
        state=standing.state(batch.wish, counts),
        spent=_spent(batch),
    )


def _by_agent(trials: Sequence[trial_rows.Row], settings: config.SctConfig | None) -> dict[str, list[trial_rows.Row]]:
    found: dict[str, list[trial_rows.Row]] = {agent.name: [] for agent in settings.agents} if settings else {}
    for row in trials:
        found.setdefault(row.agent, []).append(row)
    return {agent: several for agent, several in found.items() if several}


def _spent(batch: models.Batch) -> Spent:
    found: dict[str, Any] = models.Call.objects.filter(trial__batch=batch).aggregate(
        calls=Count("*"), cost=Sum("cost"), tokens_in=Sum("tokens_in", default=0),
        tokens_out=Sum("tokens_out", default=0), estimated=Sum("tokens_estimated", default=0),
    )  # fmt: skip
    return Spent(**found)
