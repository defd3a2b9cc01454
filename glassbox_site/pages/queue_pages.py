"""Adapts the queues' dashboard, which is not ours: what it cannot find is a 404, a Redis that is away is a 503, and
what is done there goes into the trail."""

from collections.abc import Callable
from http import HTTPStatus

from django.core.exceptions import ImproperlyConfigured
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django_rq.models import Dashboard
from rq.exceptions import InvalidJobOperation, NoSuchJobError

from glassbox_site.door import security
from glassbox_site.ground import redis_clients
from glassbox_site.ground.acting import acts
from glassbox_site.pages import views
from personas.models import Verb

NOT_THERE = (LookupError, ValueError, NoSuchJobError, InvalidJobOperation, ImproperlyConfigured)
"""What it raises for a queue, job, worker or scheduler that does not exist, or no longer."""
ROWS = frozenset(f"django_rq_dashboard_{page}" for page in ("add", "change", "delete", "history"))
"""Django's own pages for rows of a table; the dashboard has no rows."""
LONGEST_NOTE = 200


@acts.on_several(Dashboard, name="work", verb=Verb.QUEUE, note=lambda _done, deed: deed)
def work(deed: str) -> None:
    """Does nothing: the dashboard has already done it, in Redis. Only the deed is recorded."""


class WatchTheQueues:
    """Middleware, innermost."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if response.status_code == HTTPStatus.FOUND and _is_deed(request):
            deed = request.path.partition("/dashboard/")[2] + request.POST.get("action", "")
            work(deed[:LONGEST_NOTE], by_id=request.user.pk)
        return response

    def process_view(self, request: HttpRequest, *_: object) -> HttpResponse | None:
        match = request.resolver_match
        return views.not_found(request) if match is not None and match.url_name in ROWS else None

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        if not request.path.startswith(security.DASHBOARD):
            return None
        if isinstance(exception, redis_clients.AWAY):
            return render(None, "errors/queues.html", status=HTTPStatus.SERVICE_UNAVAILABLE)
        return views.not_found(request, exception) if isinstance(exception, NOT_THERE) else None


def _is_deed(request: HttpRequest) -> bool:
    """The dashboard answers a deed with a redirect; those who may not do it are redirected too, to sign in."""
    is_here = request.path.startswith(security.DASHBOARD) and "/confirm-action/" not in request.path
    return request.method == "POST" and is_here and request.user.is_staff
