"""Who plays and how well: personas and the table."""

from collections.abc import Iterable
from typing import Any, Literal

from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from django.urls import reverse
from ninja import Query, Router, Schema
from pydantic import Field

from games.models import Season
from games.pages.api.league_shapes import PersonaOut, SeasonOut
from games.pages.api.standing_shapes import StandingsOut
from games.pages.views import standings_page
from glassbox_site.ground.interface import cursors
from personas.models import Persona

router = Router(tags=["league"])


class TableFilter(Schema):
    kind: Literal["exhibition", "all"] | None = None
    season: int | None = Field(None, ge=1, le=cursors.LARGEST)
    model: str = Field("", max_length=120)
    tier: str = Field("", max_length=120)
    sort: Literal["won", "impostor", "crewmate", "matches"] | None = None


@router.get("/personas/", response=cursors.Page[PersonaOut], operation_id="personas", summary="List personas")
def personas(request: HttpRequest, at: Query[cursors.Cursor]) -> Any:
    found = Persona.objects.select_related("model", "tier")
    return cursors.page(found, at, lambda kept: [persona_told(each) for each in kept])


@router.get("/personas/{slug:key}/", response=PersonaOut, operation_id="persona", summary="Get a persona")
def persona(request: HttpRequest, key: str) -> Any:
    return persona_told(get_object_or_404(Persona.objects.select_related("model", "tier"), key=key))


@router.get("/seasons/", response=cursors.Page[SeasonOut], operation_id="seasons", summary="List seasons")
def seasons(request: HttpRequest, at: Query[cursors.Cursor]) -> Any:
    return cursors.page(Season.objects.all(), at, seasons_told)


@router.get("/standings/", response=StandingsOut, operation_id="standings", summary="The league table")
def standings(request: HttpRequest, wish: Query[TableFilter]) -> Any:
    """Takes the same filters as the page `/standings/`."""
    asked = standings_page.asked(request)
    return {
        "kind": asked["scope"].kind or "all",
        "matches": asked["table"].matches,
        "enough": asked["enough"],
        "rows": list(standings_page.rows_told(asked)),
        "people": next(standings_page.people_told(asked), None),
    }


def seasons_told(found: Iterable[Season]) -> list[dict[str, Any]]:
    return [{"id": each.pk, "name": each.name, "begins_at": each.begins_at, "ends_at": each.ends_at} for each in found]


def persona_told(each: Persona) -> dict[str, Any]:
    return {
        "key": each.key,
        "name": each.name,
        "model": each.model.slug if each.model else None,
        "temperament": each.temperament or None,
        "tier": each.tier.name,
        "temperature": each.temperature,
        "is_active": each.is_active,
        "character": each.character,
        "manner": each.manner,
        "links": {"page": reverse("persona", args=[each.key]), "memory": reverse("persona-memory", args=[each.key])},
    }
