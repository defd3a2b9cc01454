"""The board of jurors: of all time, or of a season."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.models import Match, Status
from games.pages import programme
from games.pages.views import filters
from games.pages.views.juries import jurors
from games.records.jury import jury_board, voices


@never_cache
@require_safe
def page(request: HttpRequest) -> HttpResponse:
    """`?season=`"""
    seasons = [(str(season.pk), season.name) for season in programme.seasons()]
    season = filters.choice(request, "season", _("Season"), _("all"), seasons)
    scope = jury_board.Scope(season=season.number)
    juror = voices.juror(jurors.key(request.COOKIES))
    context = {
        "choices": (season,),
        "is_narrowed": bool(season.chosen),
        "board": jury_board.board(scope),
        "own": jury_board.own_place(scope, juror) if juror else None,
        "juror": juror,
        "enough": jury_board.ENOUGH,
        "listed": jury_board.LISTED,
        "live": Match.objects.original().filter(status=Status.RUNNING).order_by("-pk").first(),
    }
    return render(request, "games/standings/jury_board.html", context)
