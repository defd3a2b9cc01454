"""Makes deliveries: every second, for what has ended since the last look, one for each webhook that wants that kind."""

from collections.abc import Iterator, Sequence
from datetime import timedelta

from django.db.models import Q
from django.db.models.functions import Now

from glassbox_site.ground.working import leases
from glassbox_site.keeping.telling import endings
from glassbox_site.models.webhooks import Delivery, Webhook

OVERLAP = timedelta(minutes=2)
"""An ending becomes visible when its transaction commits, which may be later than the time it bears."""
NOTED_SECONDS = 60.0


def notice() -> int:
    """Returns the number of new deliveries. Any number of sweepers may do so: each webhook gets one of an ending."""
    webhooks = list(Webhook.objects.filter(revoked_at=None))
    if not webhooks:
        return 0
    made = Delivery.objects.bulk_create(_missing(webhooks), ignore_conflicts=True)
    stale = Q(looked_at__lt=leases.after(-NOTED_SECONDS)) | Q(looked_at__gt=Now())
    leases.change_all(Webhook.objects.filter(stale, pk__in=[each.pk for each in webhooks]), looked_at=Now())
    return len(made)


def _missing(webhooks: Sequence[Webhook]) -> Iterator[Delivery]:
    since = min(each.looked_at for each in webhooks) - OVERLAP
    known = set(
        Delivery.objects.filter(ended_at__gte=since - timedelta(seconds=1)).values_list(
            "webhook", "kind", "number", "ended_at"
        )
    )
    for ending in endings.since(since):
        for each in webhooks:
            is_known = (each.pk, ending.kind.value, ending.number, ending.ended_at) in known
            if ending.kind in each.kinds and ending.ended_at >= each.made_at and not is_known:
                yield _delivery(each, ending)


def _delivery(webhook: Webhook, ending: endings.Ending) -> Delivery:
    return Delivery(
        webhook=webhook,
        kind=ending.kind,
        number=ending.number,
        ended_at=ending.ended_at,
        event=ending.event,
        body=ending.body,
    )
