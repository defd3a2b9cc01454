"""Two batches side by side, paired by the numbers of their trials."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from sct import comparing, models

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
    return render(request, "sct/compare.html", context)


def _asked(request: HttpRequest, name: str) -> models.Batch | None:
    number = request.GET.get(name, "")
    if not number:
        return None
    batch = models.Batch.objects.filter(pk=int(number)).first() if number.isdecimal() and len(number) < 19 else None
    if batch is None:
        raise Http404(f"there is no batch {number}")
    return batch
