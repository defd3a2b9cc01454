"""The search of the house for programs: what its page finds under some words."""

from typing import Annotated, Any

from django.http import HttpRequest
from ninja import Query, Router, Schema

from games.models import Match
from games.pages import spoilers
from games.pages.api import experiment_api, league_api, match_api
from games.pages.api.league_shapes import MatchOut, PersonaOut, SeasonOut, SeriesOut
from glassbox_site.pages import search as searching
from sct.models import Batch
from sct.pages.api import trial_api
from sct.pages.api.trial_shapes import BatchOut, StudyOut

router = Router(tags=["house"])


class StationOut(Schema):
    map: str
    name: str


class FoundOut(Schema):
    """`has_more` means that there are more, earlier matches."""

    matches: list[MatchOut]
    has_more: bool
    personas: list[PersonaOut]
    seasons: list[SeasonOut]
    stations: list[StationOut]
    series: list[SeriesOut]
    batches: list[BatchOut]
    studies: list[StudyOut]


@router.get("/search/", response=FoundOut, operation_id="search", summary="Search by name")
def search(request: HttpRequest, q: Annotated[str, Query(min_length=1, max_length=searching.LONGEST)]) -> Any:
    """Only names are searched, so results never contain spoilers. A number finds the match of that number."""
    found = searching.find(searching.words_of(q), telling=not spoilers.are_off(request))
    return {
        "matches": match_api.told_of(request, Match.objects.filter(pk__in=[card.number for card in found.matches])),
        "has_more": found.has_more,
        "personas": [league_api.persona_told(each) for each in found.personas],
        "seasons": league_api.seasons_told(found.seasons),
        "stations": [{"map": key, "name": name} for key, name in found.stations],
        "series": [experiment_api.series_told(request, each) for each in found.series],
        "batches": trial_api.batches_told(
            Batch.objects.filter(pk__in=[each.pk for each in found.batches]).order_by("-pk")
        ),
        "studies": [trial_api.study_told(each) for each in found.studies],
    }
