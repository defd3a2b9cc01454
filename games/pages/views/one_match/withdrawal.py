"""The page behind the link with which a person withdraws their words; only its form changes anything."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.booking.people import open_data
from games.models import Person
from games.playing import withdrawing
from glassbox_site.ground import addresses

OFTEN = addresses.Share(60, 3_600.0)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def page(request: HttpRequest, key: str) -> HttpResponse:
    if not OFTEN.take(request.META.get("REMOTE_ADDR", "")):
        return HttpResponse("Too many questions from your address.", status=429, headers={"Retry-After": "60"})
    person = withdrawing.whose(key)
    if person is None:
        return _shown(request, None, status=404)
    if request.POST.get("deed") == "keep-out":
        open_data.keep_out(person)
        return redirect(f"{reverse('withdraw', args=[key])}?kept=out")
    if request.method == "POST":
        withdrawing.withdraw(person)
        return redirect("withdraw", key)
    return _shown(request, person)


def _shown(request: HttpRequest, person: Person | None, status: int = 200) -> HttpResponse:
    told = {
        "person": person,
        "is_waiting": person and withdrawing.is_to_come(person),
        "is_kept_out": request.GET.get("kept") == "out",
    }
    return render(request, "games/seat/withdraw.html", told, status=status)
