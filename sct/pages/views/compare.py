"""Two batches side by side, paired by the numbers of their trials."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from glassbox_site.ground.plain import digits
from sct import models
from sct.records.reports import comparing

MOST_OFFERED = 200


@require_safe
def compare(request: HttpRequest) -> HttpResponse:
    first, second = _asked(request, "a"), _asked(request, "b")
    context: dict[str, object] = {
        "first": first,
        "second": second,
        "offered": models.Batch.objects.order_by("-pk").only("name")[:MOST_OFFERED],
        "found": comparing.compare(first, second) if first and second else None,
    }
    return render(request, "sct/compare/compare.html", context)


def _asked(request: HttpRequest, name: str) -> models.Batch | None:
    wanted = request.GET.get(name, "")
    return get_object_or_404(models.Batch, pk=digits.number(wanted)) if wanted else None
