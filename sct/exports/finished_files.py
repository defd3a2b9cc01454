"""The finished files of a batch as its rows hold them, a few at a time: a long batch never lies in memory whole."""

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
    """Byte for byte what stands in the results folder. `failed_attempt` is None for a complete trial."""

    agent_name: str
    number: int
    content: bytes
    finished_at: datetime | None
    failed_attempt: int | None = None


def complete_now(batch: models.Batch) -> list[int]:
    """The trials of which there is a whole file, by agent, then by number."""
    rows = models.Trial.objects.filter(batch=batch, status=models.Trial.Status.COMPLETE).exclude(content=None)
    return list(rows.order_by("agent_name", "number").values_list("pk", flat=True))


def complete(batch: models.Batch) -> Iterator[StoredFile]:
    """By agent, then by number."""
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
    """What failed attempts left, as far as they left a file."""
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
    """Fixed once at the start: whatever joins the batch meanwhile is left to the next time."""
    fixed = list(keys)
    for start in range(0, len(fixed), ROWS_AT_ONCE):
        yield fixed[start : start + ROWS_AT_ONCE]


def edition(batch: models.Batch) -> str:
    """Another one whenever a trial was claimed, retried or ended, the configuration changed or the release, which may
    tell more of the same trials."""
    counted = batch.trials.order_by().aggregate(
        claims=Sum("fence"), attempts=Sum("attempt"), ended=Max("finished_at"), last=Max("pk")
    )
    facts = [str(counted[name]) for name in ("claims", "attempts", "ended", "last")]
    return batches.digest("\n".join([code_hash.program(), str(batch.pk), *facts, batch.config_text]))
