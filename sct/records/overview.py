"""The rows of the list of batches, made with the same few queries whatever their number."""

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import TypeVar

from django.core.cache import cache
from django.db.models import Count, OuterRef, QuerySet, Subquery, Sum

from sct import models
from sct.kernel import config
from sct.records import standing
from sct.records.figures import headlines
from sct.settings import config_reading
from sct.work import company

DAY = 24 * 3600
NAMED = 3
Counted = TypeVar("Counted")


@dataclass(frozen=True, slots=True, kw_only=True)
class Spend:
    """The cost and number of all calls; `estimated` is how many of their tokens no endpoint reported."""

    cost: Decimal | None = None
    calls: int = 0
    estimated: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Overview:
    """One row of the list. `settings` is None for a configuration that can no longer be read, `headline` also where
    none was wished for."""

    batch: models.Batch
    counts: standing.Counts
    state: standing.State
    settings: config.SctConfig | None
    headline: headlines.Headline | None
    spend: Spend
    workers: int

    @property
    def cost(self) -> Decimal | None:
        return self.spend.cost

    @property
    def calls(self) -> int:
        return self.spend.calls

    @property
    def is_free(self) -> bool:
        return self.batch.is_free

    @property
    def others(self) -> int:
        """How many agents there are beyond those that a row names."""
        return max(0, len(self.settings.agents) - NAMED) if self.settings else 0


def of(found: Iterable[models.Batch], *, with_headlines: bool = True) -> list[Overview]:
    batches = list(found)
    keys = [batch.pk for batch in batches]
    counts = standing.of_each(batches)
    figures = _headlines(batches, counts) if with_headlines else dict.fromkeys(keys)
    spent, in_work = _spent(keys, counts), [key for key in keys if not counts[key].is_over]
    workers = company.counted(in_work) if in_work else {}
    return [
        Overview(
            batch=batch,
            counts=counts[batch.pk],
            state=standing.state(batch.wish, counts[batch.pk]),
            settings=settings(batch.config_text),
            headline=figures[batch.pk],
            spend=spent[batch.pk],
            workers=workers.get(batch.pk, 0),
        )
        for batch in batches
    ]


def with_newest(batches: "QuerySet[models.Batch]") -> "QuerySet[models.Batch]":
    """Annotates each batch with the agent and number of the trial that completed last; None if there is none."""
    complete = models.Trial.objects.filter(batch=OuterRef("pk"), status=models.Trial.Status.COMPLETE)
    last = complete.order_by("-finished_at", "-pk")
    return batches.annotate(
        newest_agent=Subquery(last.values("agent_name")[:1]), newest_number=Subquery(last.values("number")[:1])
    )


@functools.lru_cache(maxsize=512)
def settings(config_text: str) -> config.SctConfig | None:
    try:
        return config_reading.read(config_text)
    except config_reading.BadConfig:
        return None  # for example if its dictionary no longer exists


def _spent(keys: Sequence[int], counts: Mapping[int, standing.Counts]) -> dict[int, Spend]:
    names = {key: f"sct-spend-{key}-{counts[key].version}" for key in keys if counts[key].is_over}
    return _remembered(keys, names, _spent_in)


def _spent_in(keys: Sequence[int]) -> dict[int, Spend]:
    rows = (
        models.Call.objects.filter(trial__batch__in=keys)
        .order_by()
        .values_list("trial__batch")
        .annotate(Sum("cost"), calls=Count("*"), estimated=Sum("tokens_estimated", default=0))
    )
    return dict.fromkeys(keys, Spend()) | {
        key: Spend(cost=cost, calls=calls, estimated=estimated) for key, cost, calls, estimated in rows
    }


def _headlines(
    batches: Sequence[models.Batch], counts: Mapping[int, standing.Counts]
) -> dict[int, headlines.Headline | None]:
    """What is cached are the counts: a headline has words that are translated late, which are slow to read back."""
    names = {
        batch.pk: f"sct-headline-{batch.pk}-{batch.revision}-{counts[batch.pk].version}"
        for batch in batches
        if counts[batch.pk].is_over
    }
    counted = _remembered([batch.pk for batch in batches], names, headlines.tallies)
    return {key: headlines.of_tallies(found) for key, found in counted.items()}


def _remembered(
    keys: Sequence[int], names: Mapping[int, str], count: Callable[[Sequence[int]], dict[int, Counted]]
) -> dict[int, Counted]:
    """What is counted of each batch; cached under its name for batches that are over, since it no longer changes."""
    remembered: dict[str, Counted] = cache.get_many(names.values())
    found: dict[int, Counted] = {key: remembered[name] for key, name in names.items() if name in remembered}
    wanted = [key for key in keys if key not in found]
    fresh = count(wanted) if wanted else {}
    cache.set_many({names[key]: each for key, each in fresh.items() if key in names}, DAY)
    return found | fresh
