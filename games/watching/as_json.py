"""A match as one JSON object: what was ordered, who sat where, how it ended, how everybody played."""

from decimal import Decimal

from django.db import models

from games.models import Conduct, Continuation, Match, Moment, Seat, Status, people_seated
from glassbox_site.ground.plain import rounded

COUNTED = [
    field
    for field in Conduct._meta.concrete_fields
    if not field.is_relation and not isinstance(field, models.JSONField)
]


def of(match: Match) -> dict[str, object]:
    """Roles are told only when it is over, and so is the seed, from which all that is to come follows."""
    is_finished = match.status == Status.FINISHED
    seats = match.seats.select_related("model", "tier__tier", "conduct", "person").order_by("place")
    return {
        "id": match.pk,
        "status": match.status,
        "reason": match.told_reason,
        "season": match.season.name if match.season else None,
        "is_exhibition": match.is_exhibition,
        "pace": match.pace,
        "rerun_of": match.rerun_of_id,
        "fork_of": _fork_of(match),
        "series": _series(match),
        "created_at": match.created_at,
        "start_at": match.start_at,
        "started_at": match.started_at,
        "ended_at": match.ended_at,
        "entries": match.head,
        "tick": match.tick,
        "rules": match.rules,
        "seed": match.seed if match.is_over else None,
        "clerk": match.clerk.slug if match.clerk else None,
        "caster": match.caster.slug if match.caster else None,
        "seats": [_seat(seat) | {"conduct": _conduct(seat) if is_finished else None} for seat in seats],
        "result": {"winner": match.winner, "reason": match.end_reason} if match.winner else None,
        "moments": [_moment(moment) for moment in match.moments.select_related("seat")] if is_finished else [],
    }


def _fork_of(match: Match) -> dict[str, object] | None:
    """Which match it continues, in which fork, and what was changed."""
    found = Continuation.objects.select_related("arm__fork").defer("arm__trunk").filter(match=match).first()
    if found is None:
        return None
    return {"match": found.arm.fork.parent_id, "fork": found.arm.fork_id, "change": found.arm.change}


def _series(match: Match) -> dict[str, object] | None:
    """Which series it is of, and its number in the series' tables."""
    place = getattr(match, "series_place", None)
    return {"series": place.series_id, "number": place.number} if place else None


def _seat(seat: Seat) -> dict[str, object]:
    sitter = people_seated.sitter(seat)
    return {
        "place": seat.place,
        "color": seat.color,
        "name": seat.name,
        "persona": seat.persona_key or None,
        "model": seat.model.slug if seat.model else None,
        "tier": str(seat.tier) if seat.tier else None,
        "temperament": people_seated.bot(seat),
        "is_person": bool(sitter and not sitter.is_agent),
        "is_agent": bool(sitter and sitter.is_agent),
        "temperature": seat.temperature if seat.model else None,
        "role": seat.role or None,
        "has_won": seat.has_won,
    }


def _conduct(seat: Seat) -> dict[str, object] | None:
    """None for a match that ended before conduct was counted."""
    if not hasattr(seat, "conduct"):
        return None
    counted = {field.name: getattr(seat.conduct, field.name) for field in COUNTED}
    return {name: rounded.in_full(told) if isinstance(told, Decimal) else told for name, told in counted.items()}


def _moment(moment: Moment) -> dict[str, object]:
    return {
        "n": moment.n,
        "n_public": moment.n_public,
        "kind": moment.kind,
        "color": moment.seat.color if moment.seat else None,
        "headline": moment.headline,
        "weight": moment.weight,
    }
