"""What has ended since a given time, of every kind, with only as much said of it as leads to the rest."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Exists, Max, OuterRef
from django.urls import reverse
from django.utils import translation

from games.models import Fork, Match, Series
from games.models.match import OVER
from glassbox_site.models.webhooks import Kind
from sct.models import Batch, Study
from sct.records import standing
from sct.records.studies import study_orders

Thing = Match | Series | Fork | Batch | Study


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """`state` is worded as in the API. The outcome is not told."""

    kind: Kind
    thing: Thing
    ended_at: datetime
    state: str

    @property
    def number(self) -> int:
        return self.thing.pk

    @property
    def event(self) -> str:
        return f"{self.kind.value}-{self.number}-{int(self.ended_at.timestamp() * 1000)}"

    @property
    def body(self) -> str:
        """The body of the message, always in English."""
        api = reverse(f"api:{self.kind.value}", kwargs={f"{self.kind.value}_id": self.number})
        with translation.override("en"):
            told = {"id": self.number, "name": str(self.thing), "state": self.state}
        told["links"] = {"page": self.thing.get_absolute_url(), "api": api}
        return json.dumps({"type": f"{self.kind.value}.ended", "timestamp": self.ended_at.isoformat(), "data": told})


def since(time: datetime) -> Iterator[Ending]:
    for kind, found in (
        (Kind.MATCH, _matches), (Kind.SERIES, _series), (Kind.FORK, _forks), (Kind.BATCH, _batches),
        (Kind.STUDY, _studies),
    ):  # fmt: skip
        for thing, ended_at, state in found(time):
            assert ended_at is not None  # the queries select by it
            yield Ending(kind=kind, thing=thing, ended_at=ended_at, state=state)


Found = Iterator[tuple[Thing, datetime | None, str]]


def _matches(time: datetime) -> Found:
    """Filters by time in the database and by status here: nearly all matches are over, and a query planner that does
    not know better would go through all of them."""
    found = Match.objects.original().filter(ended_at__gte=time).only("status", "ended_at").order_by("ended_at", "pk")
    return ((match, match.ended_at, match.status) for match in found if match.status in OVER)


def _series(time: datetime) -> Found:
    found = Series.objects.filter(ended_at__gte=time).defer("text", "cast")
    return ((series, series.ended_at, series.state) for series in found.order_by("pk"))


def _forks(time: datetime) -> Found:
    """A fork ends with its last continuation."""
    moved = Match.objects.filter(ended_at__gte=time, continuation__isnull=False).order_by("ended_at")
    forks = set(moved.values_list("continuation__arm__fork", flat=True))
    its = Match.objects.filter(continuation__arm__fork=OuterRef("pk"))
    found = Fork.objects.filter(~Exists(its.exclude(status__in=OVER)), pk__in=forks)
    last = found.annotate(last=Max("arms__continuations__match__ended_at"))
    return ((fork, fork.last, "over") for fork in last.order_by("pk"))


def _batches(time: datetime) -> Found:
    found = list(Batch.objects.filter(ended_at__gte=time).order_by("pk"))
    counts = standing.of_each(found)
    return ((batch, batch.ended_at, standing.state(batch.wish, counts[batch.pk]).code) for batch in found)


def _studies(time: datetime) -> Found:
    """A study ends with its last batch."""
    its = Batch.objects.filter(study=OuterRef("pk"))
    found = Study.objects.filter(Exists(its.filter(ended_at__gte=time)), ~Exists(its.filter(ended_at=None)))
    for study in found.annotate(last=Max("batches__ended_at")).prefetch_related("batches").order_by("pk"):
        members = list(study.batches.all())
        yield study, study.last, study_orders.state(members, study_orders.counts(members)).code
