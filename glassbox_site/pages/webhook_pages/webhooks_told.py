"""The state of webhooks: what is waiting, what was given up, and the latest deliveries of each."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Count, Window
from django.db.models.functions import RowNumber
from django.utils.translation import gettext_lazy as _

from glassbox_site.ground.acting import acts
from glassbox_site.models import Delivery, Webhook, webhook_acts
from glassbox_site.models.webhooks import Status

LATEST = 10
REVOKED_SHOWN = 10
TOLD_ALREADY = _("It was made earlier; its secret is not shown again.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """One webhook. `counts` are its deliveries by status."""

    webhook: Webhook
    counts: dict[str, int]
    latest: Sequence[Delivery]
    possible: Sequence[acts.Act[Webhook, None]]

    @property
    def waiting(self) -> int:
        return self.counts.get(Status.WAITING, 0)

    @property
    def given_up(self) -> int:
        return self.counts.get(Status.GIVEN_UP, 0)

    @property
    def arrived(self) -> int:
        return self.counts.get(Status.ARRIVED, 0)


def look() -> list[Told]:
    """All active ones, then those that were revoked last."""
    alive = list(Webhook.objects.filter(revoked_at=None).select_related("made_by"))
    gone = Webhook.objects.exclude(revoked_at=None).select_related("made_by").order_by("-revoked_at")
    return told_of([*alive, *gone[:REVOKED_SHOWN]])


def told_of(found: Sequence[Webhook], latest: int = LATEST) -> list[Told]:
    keys = [each.pk for each in found]
    counted = Delivery.objects.filter(webhook__in=keys).order_by().values_list("webhook", "status")
    counts: dict[int, dict[str, int]] = {}
    for key, status, count in counted.annotate(Count("pk")):
        counts.setdefault(key, {})[status] = count
    possible = acts.possible(webhook_acts.ACTS, keys)
    deliveries = _latest(keys, latest)
    return [
        Told(
            webhook=each,
            counts=counts.get(each.pk, {}),
            latest=deliveries.get(each.pk, []),
            possible=possible[each.pk],
        )
        for each in found
    ]


def _latest(keys: Sequence[int], most: int) -> dict[int, list[Delivery]]:
    """The latest deliveries of each of these webhooks, by its key."""
    if not most:
        return {}
    place = Window(RowNumber(), partition_by="webhook", order_by="-pk")
    deliveries = Delivery.objects.filter(webhook__in=keys).annotate(place=place).filter(place__lte=most)
    found: dict[int, list[Delivery]] = {}
    for delivery in deliveries.order_by("-pk").defer("body"):
        found.setdefault(delivery.webhook_id, []).append(delivery)
    return found
