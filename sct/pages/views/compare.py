"""Batches beside a first one, paired by the numbers of their trials."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from glassbox_site.ground.plain import digits
from sct import models
from sct.records.reports import comparing

MOST_OFFERED = 200
MOST_COMPARED = 8
"""How many batches can be compared with the first."""


@require_safe
def compare(request: HttpRequest) -> HttpResponse:
    first = next(iter(_asked(request, "a")), None)
    others = _asked(request, "b")
    found = comparing.compare(first, *others) if first and others else []
    context: dict[str, object] = {
        "first": first,
        "others": others,
        "is_room": len(others) < MOST_COMPARED,
        "offered": models.Batch.objects.order_by("-pk").only("name")[:MOST_OFFERED],
        "found": found,
        "tests": sum(len(each.pairs) for each in found),
        "lenient_tests": sum(len(each.lenient) for each in found),
    }
    return render(request, "sct/compare/compare.html", context)


def _asked(request: HttpRequest, name: str) -> list[models.Batch]:
    """The batches that the query names, each once, in that order."""
    wanted = [each for each in dict.fromkeys(request.GET.getlist(name)) if each]
    return [get_object_or_404(models.Batch, pk=digits.number(each)) for each in wanted[:MOST_COMPARED]]
