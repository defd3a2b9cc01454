"""Numbers of webhook deliveries, by state."""

from django.db.models import Count, Q

from glassbox_site.models.webhooks import Delivery, Status


def counted() -> dict[str, int]:
    """By state, without dropped ones. `waiting` were never tried yet, `failing` were, and wait for another try."""
    found = Delivery.objects.exclude(status=Status.DROPPED).aggregate(
        waiting=Count("pk", filter=Q(status=Status.WAITING, tries=0)),
        failing=Count("pk", filter=Q(status=Status.WAITING, tries__gt=0)),
        given_up=Count("pk", filter=Q(status=Status.GIVEN_UP)),
        arrived=Count("pk", filter=Q(status=Status.ARRIVED)),
    )
    return dict(found)
