"""What was believed in matches that are over, by players and by their jury, as the pages of both tell it."""

import dataclasses
from typing import Any

from django.http import Http404, HttpRequest
from django.shortcuts import get_object_or_404
from django.urls import reverse
from ninja import Router

from games.models import Match, Status
from games.pages import spoilers
from games.pages.afterwards import believing
from games.pages.api.belief_shapes import JuryBoardOut, JuryOut, MatchBeliefsOut
from games.records.jury import jury_board, jury_files, jury_scoring, needle
from glassbox_site.ground.interface import cursors

router = Router(tags=["matches"])


@router.get(
    "/matches/{int:match_id}/beliefs/",
    response=MatchBeliefsOut,
    operation_id="beliefs",
    summary="What each player believed, and whose words moved whom",
)
def beliefs(request: HttpRequest, match_id: int) -> Any:
    match = get_object_or_404(Match, pk=match_id)
    if match.status != Status.FINISHED:
        raise Http404("nothing is told of beliefs before the end")
    if spoilers.are_off(request):
        return {"is_silent": True, "seats": {}, "moves": [], "lines": []}
    story = believing.of_match(match.pk)
    return dataclasses.asdict(story) | {"is_silent": story.is_silent}


@router.get(
    "/matches/{int:match_id}/jury/", response=JuryOut, operation_id="jury", summary="What the jury of a match believes"
)
def jury(request: HttpRequest, match_id: int) -> Any:
    match = get_object_or_404(Match.objects.original(), pk=match_id)
    is_hidden = match.is_over and spoilers.are_off(request)
    links = {"page": reverse("jury", args=[match.pk])}
    if not is_hidden and jury_files.is_there(match.pk):
        links["zip"] = reverse("jury-zip", args=[match.pk])
    return {
        **(needle.Needle(match.pk).look() or {}),
        **({"needle": {}} if is_hidden else {}),
        "is_over": match.is_over,
        "figures": None if is_hidden else jury_scoring.figures(match.pk),
        "links": links,
    }


@router.get("/jury/", response=JuryBoardOut, operation_id="jury_board", summary="The jury's board")
def board(request: HttpRequest, season: cursors.Key | None = None) -> Any:
    """`season` restricts the board to the matches of one season."""
    found = jury_board.board(jury_board.Scope(season=season))
    return {
        "matches": found.matches,
        "jurors": found.jurors,
        "enough": jury_board.ENOUGH,
        "listed": jury_board.LISTED,
        "crowd": found.crowd and dataclasses.asdict(found.crowd),
        "places": [_place(each) for each in found.places],
        "personas": [_place(each) | {"persona": each.key} for each in found.personas],
    }


def _place(place: jury_board.Place) -> dict[str, Any]:
    return {"rank": place.rank or None, "name": place.name, "brier": dataclasses.asdict(place.brier)}
