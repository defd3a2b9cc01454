"""Ordering a fork, and what operators do to an existing one."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from games.engine.facts import events
from games.experiments.forks import fork_acts, fork_orders, fork_pricing
from games.log import event_log
from games.models import Fork, Match, Status
from games.pages.forms.fork_form import ForkForm
from glassbox_site.ground import disk, operators
from glassbox_site.ground.acting import acts, asking_back
from glassbox_site.ground.plain import digits


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@operators.only
def new(request: HttpRequest, match_id: int) -> HttpResponse:
    """`?at=` is the entry of a line, `?change=` what to do to it."""
    match = _finished(match_id)
    if request.method != "POST":
        at = digits.number(request.GET.get("at", "")) or 0
        opened = {"change": request.GET.get("change", "unsay"), "at": at}
        return _asked(request, match, _form(match, initial=opened), at=at)
    form = _form(match, request.POST)
    at = digits.number(request.POST.get("at", "")) or 0
    if form.is_valid() and form.order is not None and "check" not in request.POST:
        try:
            fork = fork_orders.place(form.order, by_id=request.user.pk)
        except (acts.Refused, disk.NoRoom) as refusal:
            form.add_error(None, str(refusal))
        else:
            messages.success(request, _("%(fork)s is ordered.") % {"fork": fork})
            return redirect(fork)
    return _asked(request, match, form, at=at)


@never_cache
@require_POST
@operators.only
def estimated(request: HttpRequest, match_id: int) -> JsonResponse:
    """What the fork in the form would cost, in sentences for display."""
    form = _form(_finished(match_id), request.POST)
    form.is_valid()
    return JsonResponse({"lines": _estimate(form)})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@operators.only
def act(request: HttpRequest, match_id: int, fork_id: int, name: str) -> HttpResponse:
    fork = get_object_or_404(Fork, pk=fork_id, parent=match_id)
    back = fork.get_absolute_url()
    return asking_back.page(request, name, fork_acts.ACTS, fork, back=back, template="games/forks/act.html")


def _finished(match_id: int) -> Match:
    return get_object_or_404(Match.objects.original(), pk=match_id, status=Status.FINISHED)


def _form(match: Match, *said: Any, **told: Any) -> ForkForm:
    return ForkForm(match, event_log.read(match.pk), *said, **told)


def _asked(request: HttpRequest, match: Match, form: ForkForm, *, at: int) -> HttpResponse:
    entries = event_log.read(match.pk)
    said = entries[at - 1].event if 1 <= at <= len(entries) else None
    if not isinstance(said, events.Spoke):
        raise Http404
    page = {
        "match": match,
        "form": form,
        "at": at,
        "said": said,
        "estimate": _estimate(form if form.is_bound else _as_it_opens(match, form)),
    }
    is_refused = form.is_bound and bool(form.errors)
    return render(request, "games/forks/new.html", page, status=422 if is_refused else 200)


def _as_it_opens(match: Match, form: ForkForm) -> ForkForm:
    """The form bound to its own initial values, as if it had been sent."""
    sent = {name: form.get_initial_for_field(field, name) for name, field in form.fields.items()}
    opened = _form(match, {name: value for name, value in sent.items() if value is not None})
    opened.is_valid()
    return opened


def _estimate(form: ForkForm) -> list[str]:
    if form.order is None:
        return [_("The cost is shown as soon as it can be played.")]
    said = fork_pricing.sentences(fork_pricing.preview(form.order))
    if any(change.is_off_policy for change in form.order.changes):
        said.append(_("Off-policy: nobody in that seat said this; the figures tell what such words would do."))
    return said
