"""Pages for whoever keeps the house: the metrics, and what takes up room."""

import hmac

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from glassbox_site.ground import disk, operators
from glassbox_site.keeping import house_copy, metrics, retention, rooms_taken


@never_cache
@require_safe
@operators.only
def room(request: HttpRequest) -> HttpResponse:
    """What takes up how much room, and what is deleted when."""
    page = {
        "disk": disk.room(),
        "backup_at": house_copy.last(),
        "taken": rooms_taken.look(),
        "holdings": retention.look(),
    }
    return render(request, "ops/room.html", page)


@never_cache
@require_safe
def figures(request: HttpRequest) -> HttpResponse:
    """The metrics, for admins and for requests with the metrics token."""
    if not (_brings_the_token(request) or request.user.is_staff):
        raise PermissionDenied
    return HttpResponse(metrics.text(), content_type=metrics.CONTENT_TYPE)


def _brings_the_token(request: HttpRequest) -> bool:
    wanted = f"Bearer {settings.METRICS_TOKEN}" if settings.METRICS_TOKEN else ""
    brought = request.headers.get("Authorization", "")
    return bool(wanted) and hmac.compare_digest(brought.encode(), wanted.encode())
