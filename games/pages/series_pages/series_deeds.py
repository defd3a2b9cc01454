"""What operators do with a series: asked first, on a page that names it, then done and told."""

from django import forms
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.experiments.series import series_acts
from games.models import Series
from glassbox_site.ground import operators
from glassbox_site.ground.acting import acts


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@operators.only
def act(request: HttpRequest, series_id: int, name: str) -> HttpResponse:
    series = get_object_or_404(Series, pk=series_id)
    wanted = next((act for act in series_acts.ACTS if act.name == name), None)
    if wanted is None:
        raise Http404
    form = wanted.asked(series, request.POST if request.method == "POST" else None)
    if not form.is_valid():
        return _question(request, series, wanted, form)
    try:
        wanted(series, by_id=request.user.pk, **form.cleaned_data)
    except acts.Refused as refusal:
        for field, told in refusal.problems.items():
            form.add_error(field if field in form.fields else None, list(told))
        return _question(request, series, wanted, form)
    except acts.NotPossible as refusal:
        messages.warning(request, str(refusal))
        return redirect(series)
    messages.success(request, wanted.told(wanted.done, series))
    return redirect(series)


def _question(request: HttpRequest, series: Series, wanted: acts.Act[Series, None], form: forms.Form) -> HttpResponse:
    page = {
        "series": series,
        "act": wanted,
        "form": form,
        "back": series.get_absolute_url(),
        "is_possible": wanted in acts.possible(series_acts.ACTS, [series.pk])[series.pk],
        "question": wanted.told(wanted.question, series),
    }
    return render(request, "games/series/deed.html", page, status=422 if form.is_bound else 200)
