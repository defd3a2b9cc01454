"""What operators do with a series, confirmed first on a page that names it."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.experiments.series import series_acts
from games.models import Series
from glassbox_site.ground import operators
from glassbox_site.ground.acting import asking_back


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@operators.only
def act(request: HttpRequest, series_id: int, name: str) -> HttpResponse:
    series = get_object_or_404(Series, pk=series_id)
    back = series.get_absolute_url()
    return asking_back.page(request, name, series_acts.ACTS, series, back=back, template="games/series/deed.html")
