"""What a persona learned, match by match, as its page of memory tells it."""

from typing import Any, Literal

from django.db.models import QuerySet
from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from ninja import Query, Router, Schema

from games.pages import spoilers
from glassbox_site.ground.interface import cursors
from personas.models import Experience, Persona

router = Router(tags=["league"])


class LearnedOut(Schema):
    """`lessons` are all the lessons that it had for that role after the match."""

    id: int
    match: str
    role: Literal["crewmate", "impostor"]
    won: bool
    lessons: list[str]


@router.get(
    "/personas/{slug:key}/memory/",
    response=cursors.Page[LearnedOut],
    operation_id="memory",
    summary="What a persona learned, newest first",
)
def memory(request: HttpRequest, key: str, at: Query[cursors.Cursor]) -> Any:
    """Empty for spoiler-free requests, since lessons tell how matches went."""
    persona = get_object_or_404(Persona, key=key)
    found = Experience.objects.filter(persona_key=persona.key)
    return cursors.page(found.none() if spoilers.are_off(request) else found, at, _told)


def _told(kept: "QuerySet[Experience]") -> list[dict[str, Any]]:
    return [
        {"id": each.pk, "match": each.match_id, "role": each.role, "won": each.won, "lessons": each.lessons}
        for each in kept
    ]
