"""A match as one JSON object: what was ordered, who sat where, how it ended."""

from typing import Any

from games.models import Match, Seat


def of(match: Match) -> dict[str, Any]:
    """The seed, from which everything to come follows, and the roles are told when it is over."""
    seats = match.seats.select_related("model", "tier__tier").order_by("place")
    return {
        "id": match.pk,
        "status": match.status,
        "reason": match.reason,
        "season": match.season.name if match.season else None,
        "is_exhibition": match.is_exhibition,
        "pace": match.pace,
        "rerun_of": match.rerun_of_id,
        "created_at": match.created_at,
        "start_at": match.start_at,
        "started_at": match.started_at,
        "ended_at": match.ended_at,
        "entries": match.head,
        "tick": match.tick,
        "rules": match.rules,
        "seed": match.seed if match.is_over else None,
        "seats": [_seat(seat) for seat in seats],
        "result": {"winner": match.winner, "reason": match.end_reason} if match.winner else None,
    }


def _seat(seat: Seat) -> dict[str, Any]:
    return {
        "place": seat.place,
        "color": seat.color,
        "name": seat.name,
        "persona": seat.persona_key or None,
        "model": seat.model.slug if seat.model else None,
        "tier": str(seat.tier) if seat.tier else None,
        "temperament": seat.temperament or None,
        "temperature": seat.temperature,
        "role": seat.role or None,
        "has_won": seat.has_won,
    }
