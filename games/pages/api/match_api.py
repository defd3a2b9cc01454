"""Matches: listed, one, its moments, and word by word what its models were asked."""

from collections.abc import Callable, Iterable
from typing import Any, Literal

from django.db.models import QuerySet
from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from django.urls import reverse
from ninja import Query, Router, Schema
from pydantic import Field

from games.log import journal
from games.models import Exchange, Match
from games.pages import programme, spoilers
from games.pages.api.league_shapes import ExchangeOut, MatchOut, MomentsOut
from games.pages.views.one_match import moment_links
from glassbox_site.ground.interface import cursors
from glassbox_site.ground.interface.bearers import READ

router = Router(tags=["matches"])
LIVE = "live"
LINKS = {
    "page": "match", "json": "match-json", "log": "match-log", "frames": "match-frames", "eval": "match-eval",
}  # fmt: skip


MOST_WORDS = 2_000_000
"""Letters of prompts and replies on one page, unless a single one has more."""
FEW = 10
"""Exchanges in memory at a time."""


class MatchFilter(Schema):
    status: Literal["live", "scheduled", "queued", "running", "paused", "interrupted", "finished", "aborted"] | None = (
        Field(
            None,
            description="a status as in answers, or `live`: every match that has begun or is about to, and is not over",
        )
    )
    kind: Literal["league", "exhibition"] | None = None
    season: int | None = Field(None, ge=1, le=cursors.LARGEST)
    persona: str = Field("", max_length=120)
    map: str = Field("", max_length=60)


@router.get("/", response=cursors.Page[MatchOut], operation_id="matches", summary="List matches, newest first")
def matches(request: HttpRequest, at: Query[cursors.Cursor], wish: Query[MatchFilter]) -> Any:
    found = programme.wanted(
        programme.Wish(kind=wish.kind or "", season=wish.season, persona=wish.persona, map=wish.map)
    )
    if wish.status:
        found = found.filter(status__in=programme.GOING_ON if wish.status == LIVE else (wish.status,))
    return cursors.page(found, at, lambda kept: _told(request, kept))


@router.get("/{int:match_id}/", response=MatchOut, operation_id="match", summary="Get a match")
def match(request: HttpRequest, match_id: int) -> Any:
    get_object_or_404(Match, pk=match_id)
    return _told(request, Match.objects.filter(pk=match_id))[0]


@router.get("/{int:match_id}/moments/", response=MomentsOut, operation_id="moments", summary="The moments of a match")
def moments(request: HttpRequest, match_id: int) -> Any:
    return moment_links.told(request, get_object_or_404(Match, pk=match_id))


@router.get(
    "/{int:match_id}/exchanges/",
    response=cursors.Page[ExchangeOut],
    auth=READ,
    operation_id="exchanges",
    summary="The questions to models and their answers",
)
def exchanges(request: HttpRequest, match_id: int, at: Query[cursors.Cursor]) -> Any:
    """A page ends early if its texts would be too long for one answer."""
    found = Exchange.objects.filter(answer__match=get_object_or_404(Match, pk=match_id)).select_related("answer")
    return cursors.page(found, at, lambda kept: map(_exchange, kept.iterator(FEW)), until=_is_too_long())


def _is_too_long() -> Callable[[dict[str, Any]], bool]:
    """Returns a function to call with each exchange in turn: whether all so far have more than `MOST_WORDS` letters."""
    sizes: list[int] = []

    def with_this(told: dict[str, Any]) -> bool:
        said = [told["reply"], told["reasoning"], *(each["text"] for each in told["prompt"] or ())]
        sizes.append(sum(len(text) for text in said if text))
        return sum(sizes) > MOST_WORDS

    return with_this


def told_of(request: HttpRequest, found: Iterable[Match]) -> list[dict[str, Any]]:
    return _told(request, Match.objects.filter(pk__in=[match.pk for match in found]))


def _told(request: HttpRequest, found: "QuerySet[Match]") -> list[dict[str, Any]]:
    """Each match as its card in the lists tells it."""
    maps = dict(found.values_list("pk", "rules__map"))
    return [_card(card, maps[card.number]) for card in programme.cards(found, telling=not spoilers.are_off(request))]


def _card(card: programme.Card, map_id: str) -> dict[str, Any]:
    line, result = card.line, card.result
    return {
        "id": card.number,
        "status": card.status,
        "map": map_id,
        "station": card.station,
        "season": card.season,
        "is_exhibition": card.is_exhibition,
        "since": card.since,
        "players": [
            {"color": one.color, "name": one.name, "persona": one.key, "model": one.mind, "role": one.role}
            for one in card.players
        ],
        "result": result and {"winner": result.winner, "headline": str(result.headline), "reason": str(result.reason)},
        "line": line and {"color": line.color, "message": line.message},
        "in_meeting": card.in_meeting,
        "tick": card.tick,
        "watching": card.watching,
        "links": {name: reverse(view, args=[card.number]) for name, view in LINKS.items()},
    }


def _exchange(each: Exchange) -> dict[str, Any]:
    words = journal.words(each)
    return {
        **{name: getattr(each, name) for name in _EXCHANGED},
        "step": each.answer.step,
        "color": each.answer.color,
        "prompt": words.get("prompt"),
        "reply": words.get("reply"),
        "reasoning": words.get("reasoning"),
    }


_EXCHANGED = (
    *("id", "chance", "state", "fault", "model", "tokens_in", "tokens_cached", "tokens_cache_written", "tokens_out"),
    *("tokens_estimated", "cost", "seconds"),
)
