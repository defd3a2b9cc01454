"""How many deliveries of webhooks wait, and how many did not arrive."""

from django.db.models import Count, Q

from glassbox_site.models.webhooks import Delivery, Status


def counted() -> dict[str, int]:
    """By state, of those that are kept; of what waits, `failing` was tried already. What was dropped is in none."""
    found = Delivery.objects.exclude(status=Status.DROPPED).aggregate(
        waiting=Count("pk", filter=Q(status=Status.WAITING, tries=0)),
        failing=Count("pk", filter=Q(status=Status.WAITING, tries__gt=0)),
        given_up=Count("pk", filter=Q(status=Status.GIVEN_UP)),
        arrived=Count("pk", filter=Q(status=Status.ARRIVED)),
    )
    return dict(found)
