"""Series and forks: listed, and one of each with what it has come to."""

from collections.abc import Sequence
from typing import Any

from django.http import Http404, HttpRequest
from django.shortcuts import get_object_or_404
from django.urls import reverse
from ninja import Query, Router

from games.experiments.forks import fork_results
from games.experiments.series import series_boards
from games.experiments.series.series_boards import Board
from games.models import Fork, Series
from games.pages import spoilers
from games.pages.api.league_shapes import ForkOut, SeriesOut
from games.pages.views.one_match.what_if import fork_shown
from glassbox_site.ground import operators
from glassbox_site.ground.interface import bearers, cursors

router = Router(tags=["experiments"])


@router.get(
    "/series/", response=cursors.Page[SeriesOut], operation_id="all_series", summary="List series, newest first"
)
def all_series(request: HttpRequest, at: Query[cursors.Cursor]) -> Any:
    return cursors.page(Series.objects.all(), at, lambda kept: all_told(request, list(kept)))


@router.get("/series/{int:series_id}/", response=SeriesOut, operation_id="series", summary="Get a series")
def series(request: HttpRequest, series_id: int) -> Any:
    found = get_object_or_404(Series, pk=series_id)
    if series_boards.usable(found) is None:
        raise Http404("this release cannot read the file of the series")
    return series_told(request, found)


@router.get("/forks/", response=cursors.Page[ForkOut], operation_id="forks", summary="List forks, newest first")
def forks(request: HttpRequest, at: Query[cursors.Cursor], match: cursors.Key | None = None) -> Any:
    """`match` restricts the list to the forks of one match."""
    found = Fork.objects.all() if match is None else Fork.objects.filter(parent=match)
    return cursors.page(found, at, lambda kept: forks_told(request, list(kept)))


@router.get("/forks/{int:fork_id}/", response=ForkOut, operation_id="fork", summary="Get a fork")
def fork(request: HttpRequest, fork_id: int) -> Any:
    return fork_told(request, get_object_or_404(Fork, pk=fork_id))


def series_told(request: HttpRequest, found: Series) -> dict[str, Any]:
    return all_told(request, [found])[0]


def all_told(request: HttpRequest, found: Sequence[Series]) -> list[dict[str, Any]]:
    boards = series_boards.of_each(found)
    return [_series(request, each, boards.get(each.pk)) for each in found]


def _series(request: HttpRequest, found: Series, board: Board | None) -> dict[str, Any]:
    links = {"page": "series", "zip": "series-zip"}
    if operators.is_one(request) or bearers.reads(request):
        links["eval"] = "series-eval"
    return {
        "id": found.pk,
        "name": found.name,
        "state": found.state,
        "pairs": found.pairs,
        "matches": board.ordered if board else None,
        "ended": board.ended if board else None,
        "void": board.void if board else None,
        "created_at": found.created_at,
        "ended_at": found.ended_at,
        "scores": board.scores if board and not spoilers.are_off(request) else None,
        "links": {name: reverse(view, args=[found.pk]) for name, view in links.items()},
    }


def fork_told(request: HttpRequest, found: Fork) -> dict[str, Any]:
    return forks_told(request, [found])[0]


def forks_told(request: HttpRequest, found: Sequence[Fork]) -> list[dict[str, Any]]:
    titles = {} if spoilers.are_off(request) else fork_shown.titles(found)
    progress = fork_results.progress_of_each(found)
    return [_fork(each, titles.get(each.pk, ""), progress[each.pk]) for each in found]


def _fork(found: Fork, title: str, progress: fork_results.Progress) -> dict[str, Any]:
    links = {"page": "fork", "json": "fork-json", "zip": "fork-zip"}
    return {
        "id": found.pk,
        "match": found.parent_id,
        "title": title,
        "state": progress.state,
        "depth": found.depth,
        "times": found.times,
        "finished": progress.finished,
        "over": progress.over,
        "continuations": progress.all,
        "created_at": found.created_at,
        "links": {name: reverse(view, args=[found.parent_id, found.pk]) for name, view in links.items()},
    }
