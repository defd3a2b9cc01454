"""Retention: how long each kind of data is kept, how much there is, and the deletion of what is due.

The results of matches and trials are kept for good; only what was needed on the way to them is deleted.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from axes.models import AccessAttempt
from django.conf import settings
from django.contrib.sessions.models import Session
from django.db import transaction
from django.db.models import BigIntegerField, Count, Exists, Func, OuterRef, Q, QuerySet, Sum
from django.db.models.functions import Coalesce, Now
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.log import journal
from games.models import Exchange
from glassbox_site.models import Delivery
from glassbox_site.models.webhooks import Status as DeliveryStatus
from glassbox_site.pages.desk import who_works
from glassbox_site.running import queues
from sct.models import Batch, Call, Trial

ATTEMPTS_KEPT = timedelta(days=7)
DELIVERIES_KEPT = timedelta(days=30)
MOST_AT_ONCE = 5_000
"""Rows of a kind deleted at once, so that no other writer waits for long."""
UNFINISHED = (Trial.Status.QUEUED, Trial.Status.RUNNING)


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """`rows` are those with something left to delete; `kept_for` counts from the time in column `at`. `size` is the
    field whose length is summed, or None if nobody would ask."""

    name: str
    about: str | Promise
    rows: Callable[[], "QuerySet[Any]"]
    at: str
    kept_for: timedelta
    size: str | None
    drop: Callable[["QuerySet[Any]"], int]

    def drop_some(self) -> int:
        due = self.rows().filter(**{f"{self.at}__lt": Now() - self.kept_for}).order_by(self.at)
        oldest = list(due.values_list("pk", flat=True)[:MOST_AT_ONCE])
        return self.drop(due.model.objects.filter(pk__in=oldest)) if oldest else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding:
    """How much there is of a kind, how much of it is due at the next sweep, and when the oldest of the rest will be."""

    name: str
    about: str | Promise
    kept_for: timedelta
    rows: int
    size: int | None
    due: int
    next_at: datetime | None


def kinds() -> Sequence[Kind]:
    words = timedelta(days=settings.KEEP_WORDS_DAYS)
    return (_exchanges(words), _journals(words), *_traces())


def look() -> list[Holding]:
    """What is kept, by kind. Failed jobs, which expire by themselves, are left out while Redis is away."""
    jobs = who_works.failures()
    return [*(_holding(kind) for kind in kinds()), *([_of_jobs(jobs)] if jobs else [])]


def drop_what_is_due() -> dict[str, int]:
    """Deletes what is due; by kind, how many rows. If that is `MOST_AT_ONCE`, there may be more."""
    return {kind.name: kind.drop_some() for kind in kinds()}


def _exchanges(kept_for: timedelta) -> Kind:
    return Kind(
        name="exchanges",
        about=_("The words of questions to models in matches, and of the replies. What they cost is kept."),
        rows=lambda: Exchange.objects.filter(words__isnull=False),
        at="recorded_at",
        kept_for=kept_for,
        size="words",
        drop=journal.drop_words,
    )


def _journals(kept_for: timedelta) -> Kind:
    return Kind(
        name="journals",
        about=_(
            "The words of calls in batches with nothing left to play. Trial files, figures and costs are "
            "kept. A failed or cancelled trial that is played again after that asks everything again."
        ),
        rows=_calls_of_closed,
        at="returned_at",
        kept_for=kept_for,
        size="outcome",
        drop=_drop_outcomes,
    )


def _traces() -> Iterator[Kind]:
    """Traces of receivers of webhooks and of people who signed in."""
    yield Kind(
        name="deliveries",
        about=_("Messages to webhooks, sent or given up."),
        rows=lambda: Delivery.objects.exclude(status=DeliveryStatus.WAITING),
        at="made_at",
        kept_for=DELIVERIES_KEPT,
        size="body",
        drop=_delete,
    )
    yield Kind(
        name="sessions",
        about=_("Expired sign-ins."),
        rows=Session.objects.all,
        at="expire_date",
        kept_for=timedelta(),
        size="session_data",
        drop=_delete,
    )
    yield Kind(
        name="attempts",
        about=_("Failed attempts to sign in."),
        rows=AccessAttempt.objects.all,
        at="attempt_time",
        kept_for=ATTEMPTS_KEPT,
        size=None,
        drop=_delete,
    )


class _Bytes(Func):
    """PostgreSQL knows how many bytes a text has without decompressing it, which it does to count characters."""

    function = "OCTET_LENGTH"
    output_field = BigIntegerField()

    def as_sqlite(self, compiler: Any, connection: Any, **changes: Any) -> Any:
        template = "LENGTH(CAST(%(expressions)s AS BLOB))"
        return self.as_sql(compiler, connection, **changes | {"template": template})


def _holding(kind: Kind) -> Holding:
    size = {"size": Coalesce(Sum(_Bytes(kind.size)), 0)} if kind.size else {}
    due = Count("pk", filter=Q(**{f"{kind.at}__lt": Now() - kind.kept_for}))
    found = {"size": None} | kind.rows().order_by().aggregate(rows=Count("pk"), due=due, **size)
    later = kind.rows().filter(**{f"{kind.at}__gte": Now() - kind.kept_for}).order_by(kind.at)
    oldest = later.values_list(kind.at, flat=True).first()
    next_at = oldest + kind.kept_for if oldest else None
    return Holding(name=kind.name, about=kind.about, kept_for=kind.kept_for, next_at=next_at, **found)


def _of_jobs(failures: who_works.Failures) -> Holding:
    return Holding(
        name="jobs",
        about=_("Failed jobs of workers, with why they failed."),
        kept_for=queues.FAILURES_KEPT,
        rows=failures.count,
        size=None,
        due=0,
        next_at=failures.next_gone_at,
    )


def _closed() -> "QuerySet[Batch]":
    """Batches in which no trial is queued or running. Failed and cancelled trials do not count: they can be retried,
    from the beginning once their words are gone, but their words are not kept for good in case somebody does."""
    return Batch.objects.exclude(trials__status__in=UNFINISHED)


def _calls_of_closed() -> "QuerySet[Call]":
    """Excludes the open batches by number, since they are few: without any, no call's trial needs to be looked up."""
    found = Call.objects.exclude(outcome="")
    waiting = Trial.objects.filter(batch=OuterRef("pk"), status__in=UNFINISHED)
    open_ = list(Batch.objects.filter(Exists(waiting)).order_by().values_list("pk", flat=True))
    return found.exclude(trial__batch__in=open_) if open_ else found


def _drop_outcomes(rows: "QuerySet[Any]") -> int:
    """Locks the batches, as whoever resumes one does: none is resumed meanwhile, and one that was keeps its words."""
    with transaction.atomic():
        theirs = Batch.objects.filter(pk__in=rows.order_by().values("trial__batch")).order_by("pk")
        list(theirs.select_for_update().values_list("pk"))
        return rows.filter(trial__batch__in=_closed()).update(outcome="")


def _delete(rows: "QuerySet[Any]") -> int:
    return rows.delete()[0]
