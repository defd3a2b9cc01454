"""What the page of a persona tells from inside its matches: its beliefs, its rivals, its best moments and its line."""

from typing import Any

from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from ninja import Router, Schema

from games.models import Moment
from games.pages.api.belief_shapes import BeliefsOut, EstimateOut
from games.pages.api.league_shapes import MomentOut
from games.pages.views import personas
from glassbox_site.ground.plain.proportions import Proportion
from personas.models import Persona

router = Router(tags=["league"])


class RivalOut(Schema):
    """The share of matches won `against` this persona, and `beside` it on the same side."""

    persona: str
    name: str
    against: EstimateOut
    beside: EstimateOut


class OwnMomentOut(MomentOut):
    match: int


class QuoteOut(Schema):
    match: int
    n: int
    said: str


class ProfileOut(Schema):
    """Spoiler-free requests get no figures of few matches and nothing about single ones. For the place and the style of
    play, see the league table."""

    beliefs: BeliefsOut | None
    rivals: list[RivalOut]
    moments: list[OwnMomentOut]
    quoted: QuoteOut | None


@router.get(
    "/personas/{slug:key}/profile/",
    response=ProfileOut,
    operation_id="profile",
    summary="A persona's beliefs, rivals and best moments",
)
def profile(request: HttpRequest, key: str) -> Any:
    told = personas.profile(request, get_object_or_404(Persona, key=key).key)
    return {
        "beliefs": told["beliefs"],
        "rivals": [
            {
                "persona": each.key,
                "name": each.name,
                "against": _share(each.against),
                "beside": _share(each.beside),
            }
            for each in told.get("rivals", ())
        ],
        "moments": [_moment(each) for each in told.get("moments", ())],
        "quoted": told.get("quoted"),
    }


def _share(told: Proportion) -> dict[str, Any]:
    return {"value": told.value, "low": told.low, "high": told.high, "n": told.n}


def _moment(each: Moment) -> dict[str, Any]:
    return {"match": each.match_id, "n": each.n, "kind": each.kind, "headline": each.told, "weight": each.weight}
