"""Reads the finished files of a batch from its rows, a few at a time, so that a long batch is never all in memory."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Max, Sum

from glassbox_site.ground.plain import code_hash
from sct import models
from sct.records import batches

ROWS_AT_ONCE = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredFile:
    """A file, byte for byte as in the results folder. `failed_attempt` is None for a complete trial."""

    agent_name: str
    number: int
    content: bytes
    finished_at: datetime | None
    failed_attempt: int | None = None


def complete_now(batch: models.Batch) -> list[int]:
    """The keys of the trials with a complete file, by agent, then by number."""
    rows = models.Trial.objects.filter(batch=batch, status=models.Trial.Status.COMPLETE).exclude(content=None)
    return list(rows.order_by("agent_name", "number").values_list("pk", flat=True))


def complete(batch: models.Batch) -> Iterator[StoredFile]:
    """The files of complete trials, by agent, then by number."""
    yield from of_trials(complete_now(batch))


def of_trials(keys: Iterable[int]) -> Iterator[StoredFile]:
    for some in pages(keys):
        found = models.Trial.objects.filter(pk__in=some).order_by("agent_name", "number")
        for agent_name, number, content, finished_at in found.values_list(
            "agent_name", "number", "content", "finished_at"
        ):
            yield StoredFile(
                agent_name=agent_name, number=number, content=bytes(content or b""), finished_at=finished_at
            )


def failed(batch: models.Batch) -> Iterator[StoredFile]:
    """The files of failed attempts that left one, by trial, then by attempt."""
    rows = models.Attempt.objects.filter(trial__batch=batch).exclude(content=None)
    for some in pages(rows.order_by("trial", "number").values_list("pk", flat=True)):
        for attempt in models.Attempt.objects.filter(pk__in=some).order_by("trial", "number").select_related("trial"):
            yield StoredFile(
                agent_name=attempt.trial.agent_name,
                number=attempt.trial.number,
                content=bytes(attempt.content or b""),
                finished_at=attempt.finished_at,
                failed_attempt=attempt.number,
            )


def pages(keys: Iterable[int]) -> Iterator[Sequence[int]]:
    """Splits the keys into pages. They are read once at the start, so trials that end meanwhile are not included."""
    fixed = list(keys)
    for start in range(0, len(fixed), ROWS_AT_ONCE):
        yield fixed[start : start + ROWS_AT_ONCE]


def edition(batch: models.Batch) -> str:
    """A version that changes whenever a trial is claimed, retried or ended, or the configuration or the program
    changes; another release may say more about the same trials."""
    counted = batch.trials.order_by().aggregate(
        claims=Sum("fence"), attempts=Sum("attempt"), ended=Max("finished_at"), last=Max("pk")
    )
    facts = [str(counted[name]) for name in ("claims", "attempts", "ended", "last")]
    return batches.digest("\n".join([code_hash.program(), str(batch.pk), *facts, batch.config_text]))
