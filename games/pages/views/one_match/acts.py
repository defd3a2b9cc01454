"""What operators do to a match, confirmed first on a page that names it."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from games.booking import matches
from games.models import Match
from games.pages.views import returning
from glassbox_site.ground import operators
from glassbox_site.ground.acting import asking_back


@never_cache
@require_safe
@operators.only
def offered(request: HttpRequest, match_id: int) -> HttpResponse:
    """The acts that are possible now, for a page that stays open while the match changes."""
    match = get_object_or_404(Match, pk=match_id)
    return render(request, "games/acts/acts.html", {"match": match})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@operators.only
def act(request: HttpRequest, match_id: int, name: str) -> HttpResponse:
    match = get_object_or_404(Match, pk=match_id)
    back = returning.address(request, match.get_absolute_url())
    return asking_back.page(request, name, matches.ACTS, match, back=back, template="games/acts/act.html")
