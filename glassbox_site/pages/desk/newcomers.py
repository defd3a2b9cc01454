"""What operators do with servers that were found: look again, let a model play, start its first match."""

import secrets

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from games.booking import matches
from glassbox_site.ground import operators, redis_clients
from glassbox_site.pages.desk import debut
from personas.finding import board, seating, watch
from personas.models import ChatModel

LONGEST_TOKEN = 100


@never_cache
@require_POST
@operators.only
def look(request: HttpRequest) -> HttpResponse:
    try:
        found = watch.look()
    except redis_clients.AWAY:
        messages.error(request, _("Redis is not answering, so what was found could not be passed on."))
        return _back(request)
    if not found.servers:
        messages.info(request, _("No model server is answering here right now."))
    return _back(request)


@never_cache
@require_POST
@operators.only
def seat(request: HttpRequest) -> HttpResponse:
    """Tries only what was found: an address in a form is no reason to send requests there."""
    found = board.read()
    server = found.server(request.POST.get("address", "")) if found else None
    offer = server.offer(request.POST.get("model", "")) if server else None
    if server is None or offer is None:
        messages.error(request, _("It is no longer there. Look again."))
        return _back(request)
    if (known := seating.known(server, offer)) is not None:
        return redirect("newcomer", known.pk)
    tried = seating.try_out(server, offer, by_id=request.user.pk)
    page = {**_page(tried.model), "tried": tried, "server": server, "offer": offer}
    return render(request, "ops/newcomer.html", page, status=200 if tried.model else 422)


@never_cache
@operators.only
def newcomer(request: HttpRequest, pk: int) -> HttpResponse:
    """A model that plays already."""
    return render(request, "ops/newcomer.html", _page(get_object_or_404(ChatModel, pk=pk)))


@never_cache
@require_POST
@operators.only
def first_match(request: HttpRequest, pk: int) -> HttpResponse:
    model = get_object_or_404(ChatModel, pk=pk)
    token = request.POST.get("token", "")[:LONGEST_TOKEN] or secrets.token_urlsafe(16)
    try:
        match = debut.order(model, by_id=request.user.pk, token=token)
    except matches.Refused as refusal:
        for said in refusal.problems.values():
            messages.error(request, "; ".join(said))
        return redirect("newcomer", model.pk)
    return redirect(match.get_absolute_url())


def _page(model: ChatModel | None) -> dict[str, object]:
    players = seating.players_of(model) if model is not None else ()
    return {"model": model, "players": players, "token": secrets.token_urlsafe(16)}


def _back(request: HttpRequest) -> HttpResponse:
    return redirect("home" if request.POST.get("from") == "home" else "ops")
