"""The page that asks for confirmation before an act: it names the thing, says what will happen, and has a form."""

from collections.abc import Sequence
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from glassbox_site.ground.acting import acts


def page(
    request: HttpRequest, named: str, among: Sequence[acts.Act[Any, Any]], thing: Any, *, back: str, template: str
) -> HttpResponse:
    """Redirects `back` when the act is done, or to its result if that is another thing. If the act is no longer
    possible, it also redirects `back`, where the reader sees what can be done with the thing now."""
    wanted = next((act for act in among if act.name == named), None)
    if wanted is None:
        raise Http404
    form = wanted.asked(thing, request.POST if request.method == "POST" else None)
    if form.is_valid():
        try:
            after = wanted(thing, by_id=request.user.pk, **form.cleaned_data) or thing
        except acts.Refused as refusal:
            for field, told in refusal.problems.items():
                form.add_error(field if field in form.fields else None, list(told))
        except acts.NotPossible as refusal:
            messages.warning(request, str(refusal))
            return redirect(back)
        else:
            messages.success(request, wanted.told(wanted.done, after))
            return redirect(back if after == thing else after.get_absolute_url())
    asked = {
        "thing": thing,
        "act": wanted,
        "form": form,
        "back": back,
        "is_possible": wanted in acts.possible(among, [thing.pk])[thing.pk],
        "question": wanted.told(wanted.question, thing),
    }
    return render(request, template, asked, status=422 if form.is_bound else 200)
