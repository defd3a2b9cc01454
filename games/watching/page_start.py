"""What the match page knows before its first frame: who sits where, on which station, and which views there are.

Nothing in here tells what the view must not know: no role, no result, no length. What a match has cost is for the glass
alone.
"""

from typing import Any

from django.db.models import Count, F, Q, Sum
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext

from games.engine import maps
from games.engine.facts import identities
from games.engine.judging import claims
from games.log import codec
from games.models import Exchange, Match, PauseCause, Seat, Status, people_seated
from games.watching import kinds_shown
from games.watching.stations import floor_plan, likenesses

GLASS, PUBLIC = "glass", "public"


def seats(match: Match) -> list[dict[str, Any]]:
    found = match.seats.select_related("persona", "model", "tier__tier", "person").order_by("place")
    return [_seat(seat) for seat in found]


def pass_(
    match: Match, viewer: identities.Viewer, seated: list[dict[str, Any]], *, in_detail: bool = False
) -> dict[str, Any]:
    rules = codec.rules_of(match.rules)
    return {
        "match": {
            "id": match.pk,
            "season": match.season.name if match.season else None,
            "is_exhibition": match.is_exhibition,
            "start_at": match.start_at.isoformat(),
            "starts_in": max(0.0, (match.start_at - timezone.now()).total_seconds()),
        },
        "view": str(viewer),
        "views": [GLASS, PUBLIC, *(seat["color"] for seat in seated)],
        "seats": seated,
        "station": floor_plan.of(maps.load(rules.map)),
        "kinds": kinds_shown.kinds(),
        "reader": claims.READER,
        "clerk": match.clerk.name if match.clerk else None,
        "urls": {
            "page": match.get_absolute_url(),
            "moment": f"/m/{match.pk}/",
            "moments": reverse("match-moments", args=[match.pk]),
            "now": reverse("match-now", args=[match.pk]),
            "embed": reverse("embed", args=[match.pk]),
            "calendar": reverse("match-calendar", args=[match.pk]),
            "frames": f"{match.get_absolute_url()}frames/",
            "socket": f"/ws/matches/{match.pk}/",
            "story": f"{match.get_absolute_url()}story",
        },
        "now": now(match, viewer, in_detail=in_detail),
    }


def now(match: Match, viewer: identities.Viewer, *, in_detail: bool = False) -> dict[str, Any]:
    """How the match itself stands. The reason why it halted may name players, so it is for the glass, unless an
    operator wrote it; what broke inside is for operators alone (`in_detail`)."""
    is_glass = viewer == GLASS
    reason = match.reason if in_detail else match.told_reason
    return {
        "status": match.status,
        "pause_cause": match.pause_cause,
        "reason": reason if is_glass or _is_ours(match) else "",
        "resume_at": match.resume_at.isoformat() if match.resume_at else None,
        "costs": costs(match) if is_glass else None,
    }


def costs(match: Match) -> dict[str, dict[str, Any]]:
    """By seat, and for clerk and caster, as far as models have been asked; bots cost nothing and are left out.
    `dollars` is None if it is unknown what some of it cost."""
    spent = Exchange.objects.filter(answer__match=match).values("answer__color").order_by("answer__color")
    rows = spent.annotate(
        dollars=Sum("cost"),
        tokens=Sum(F("tokens_in") + F("tokens_out")),
        estimated=Sum("tokens_estimated", default=0),
        asked=Count("pk"),
        faults=Count("pk", filter=~Q(fault="")),
        unpriced=Count("pk", filter=Q(cost=None, tokens_in__gt=0)),
    )
    return {
        row["answer__color"]: {
            "dollars": None if row["unpriced"] else float(row["dollars"] or 0),
            "tokens": row["tokens"],
            "estimated": row["estimated"],
            "asked": row["asked"],
            "faults": row["faults"],
        }
        for row in rows
    }


def _is_ours(match: Match) -> bool:
    """Whether the reason is an operator's own words."""
    return match.status == Status.ABORTED or match.pause_cause == PauseCause.OPERATOR


def _seat(seat: Seat) -> dict[str, Any]:
    return {
        "color": seat.color,
        "name": seat.name,
        "persona": {"slug": seat.persona.slug, "name": seat.persona.name} if seat.persona else None,
        "model": seat.model.name if seat.model else None,
        "temperament": gettext(temperament) if (temperament := people_seated.bot(seat)) else None,
        "sitter": people_seated.told_as(seat) or None,
        "tier": seat.tier.tier.name if seat.tier else None,
        "likeness": likenesses.of(seat.persona.slug if seat.persona else seat.name),
    }
