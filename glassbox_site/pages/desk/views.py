"""The pages of the operators' desk and of the whole trail."""

from datetime import UTC, datetime

from django.db.models import Exists, OuterRef
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.dateparse import parse_datetime
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from glassbox_site.ground import operators, redis_clients
from glassbox_site.pages.desk import air, endpoints, hours_told, minds, trail_told, who_works
from glassbox_site.running import health
from sct.models import Batch, Trial
from sct.records import overview

LINES_ON_THE_DESK = 15
IN_WORK = (Trial.Status.QUEUED, Trial.Status.RUNNING)


@never_cache
@require_safe
@operators.only
def desk(request: HttpRequest) -> HttpResponse:
    in_work = Batch.objects.filter(Exists(Trial.objects.filter(batch=OuterRef("pk"), status__in=IN_WORK)))
    with redis_clients.waited_for_once():
        page = {
            "now": timezone.now(),
            "parts": health.glance() | {"disk": health.room()},
            "at_work": who_works.look(),
            "hours": hours_told.look(),
            "stretches": hours_told.stretches(),
            "air": air.look(),
            "batches": overview.of(in_work),
            "bill": endpoints.look(),
            "minds": minds.look(),
            "trail": trail_told.latest(most=LINES_ON_THE_DESK),
        }
    return render(request, "ops/desk.html", page)


@never_cache
@require_safe
@operators.only
def whole_trail(request: HttpRequest) -> HttpResponse:
    """Paged by `?before=`."""
    lines = trail_told.latest(_time(request.GET.get("before", "")))
    earlier = lines[-1].at if len(lines) == trail_told.PAGE else None
    return render(request, "ops/trail.html", {"trail": lines, "earlier": earlier})


def _time(wanted: str) -> datetime | None:
    """None for what is not a time, or none that UTC can express."""
    try:
        at = parse_datetime(wanted)
        return at and (timezone.make_aware(at) if timezone.is_naive(at) else at).astimezone(UTC)
    except (ValueError, OverflowError):
        return None
