"""What operators do to a match: asked first, on a page that names the match, then done and told."""

from django import forms
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from games.booking import matches
from games.models import Match
from games.pages.views import returning
from glassbox_site.ground import operators
from glassbox_site.ground.acting import acts


@never_cache
@require_safe
@operators.only
def offered(request: HttpRequest, match_id: int) -> HttpResponse:
    """What may be done to the match now, for a page that stays open while the match changes."""
    match = get_object_or_404(Match, pk=match_id)
    return render(request, "games/acts/acts.html", {"match": match})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@operators.only
def act(request: HttpRequest, match_id: int, name: str) -> HttpResponse:
    match = get_object_or_404(Match, pk=match_id)
    wanted = next((act for act in matches.ACTS if act.name == name), None)
    if wanted is None:
        raise Http404
    form = wanted.asked(match, request.POST if request.method == "POST" else None)
    if form.is_valid():
        return _carried_out(request, match, wanted, form)
    return _question(request, match, wanted, form)


def _question(request: HttpRequest, match: Match, wanted: acts.Act[Match, Match], form: forms.Form) -> HttpResponse:
    page = {
        "match": match,
        "act": wanted,
        "form": form,
        "back": returning.address(request, match.get_absolute_url()),
        "is_possible": wanted in acts.possible(matches.ACTS, [match.pk])[match.pk],
        "question": wanted.told(wanted.question, match),
    }
    return render(request, "games/acts/act.html", page, status=422 if form.is_bound else 200)


def _carried_out(request: HttpRequest, match: Match, wanted: acts.Act[Match, Match], form: forms.Form) -> HttpResponse:
    """Back to where the operator came from; to the new match if there is one. Who came too late is led back as well:
    the match has gone on, and what may be done to it now stands there."""
    back = returning.address(request, match.get_absolute_url())
    try:
        after = wanted(match, by_id=request.user.pk, **form.cleaned_data)
    except acts.Refused as refusal:
        form.add_error(None, list(refusal.args))
        return _question(request, match, wanted, form)
    except acts.NotPossible as refusal:
        messages.warning(request, str(refusal))
        return redirect(back)
    messages.success(request, wanted.told(wanted.done, after))
    return redirect(back if after.pk == match.pk else after.get_absolute_url())
