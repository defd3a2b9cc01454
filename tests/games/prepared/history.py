"""Many matches as if somebody had played them: results in the database without logs."""

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from django.utils import timezone

from games.engine.facts import events, identities
from games.engine.facts import rules as ruling
from games.log import codec
from games.models import Conduct, Match, Season, Seat, Status
from personas.models import ChatModel, Persona, StrategyTier
from personas.models.strategy import TierVersion, Wording

Side = identities.Side
Role = identities.Role
Reason = events.EndReason
RULES = codec.rules_fields(ruling.MatchRules())
REASONS = {
    Side.CREW: (Reason.IMPOSTORS_GONE, Reason.TASKS_DONE),
    Side.IMPOSTORS: (Reason.PARITY, Reason.SABOTAGE),
    Side.NOBODY: (Reason.TIME_LIMIT,),
}
NUMBERS = itertools.count()
NAMES = (
    "Ada", "Bosun", "Cinder", "Dray", "Ember", "Fathom", "Gale", "Harrow", "Isle", "Juno", "Kestrel", "Lark",
)  # fmt: skip


def cast(names: Sequence[str] = NAMES, *, models: int = 3) -> list[Persona]:
    """As many personas, on so many models, in two tiers."""
    minds = [_model(number) for number in range(models)]
    tiers = [_tier(name, rank) for rank, name in enumerate(("none", "advanced"))]
    return [
        Persona.objects.create(
            name=name, slug=f"p{number}", character="You play.", model=minds[number % models], tier=tiers[number % 2]
        )
        for number, name in enumerate(names)
    ]


def _model(number: int) -> ChatModel:
    return ChatModel.objects.get_or_create(
        slug=f"model-{number}",
        defaults={"name": f"Model {number}", "model": f"model/{number}", "base_url": "http://127.0.0.1:9/v1"},
    )[0]


def _tier(name: str, rank: int) -> StrategyTier:
    tier, is_new = StrategyTier.objects.get_or_create(name=name, defaults={"rank": rank})
    if is_new:
        tier.reword(Wording(everyone=f"As {name} as it gets."))
    return tier


def played(
    personas: Sequence[Persona],
    winner: Side = Side.CREW,
    *,
    impostors: int = 2,
    ended_at: datetime | None = None,
    **fields: Any,
) -> Match:
    """One finished match of these personas; the first of them were the impostors."""
    [match] = several([(personas, winner, impostors)], ended_at=ended_at or timezone.now(), **fields)
    return match


def several(
    games: Sequence[tuple[Sequence[Persona], Side, int]], *, ended_at: datetime, apart: timedelta = timedelta(hours=1),
    **fields: Any,
) -> list[Match]:  # fmt: skip
    """Several matches that finished one after another, the last of them at `ended_at`."""
    first = ended_at - apart * (len(games) - 1)
    matches = [_match(winner, first + apart * number, fields) for number, (_, winner, _n) in enumerate(games)]
    tiers = {tier.pk: tier.current for tier in StrategyTier.objects.all()}
    Match.objects.bulk_create(matches)
    Seat.objects.bulk_create(
        seat
        for match, (personas, winner, impostors) in zip(matches, games, strict=True)
        for seat in _seats(match, personas, tiers, winner, impostors)
    )
    return matches


def _match(winner: Side, ended_at: datetime, fields: dict[str, Any]) -> Match:
    number = next(NUMBERS)
    reasons = REASONS[winner]
    return Match(
        token=f"history-{number}", seed=number, status=Status.FINISHED, winner=winner.value,
        end_reason=reasons[number % len(reasons)].value, started_at=ended_at - timedelta(minutes=20),
        start_at=ended_at - timedelta(minutes=20), ended_at=ended_at, head=900, tick=600, **{"rules": RULES} | fields,
    )  # fmt: skip


def _seats(
    match: Match, personas: Sequence[Persona], tiers: Mapping[int, TierVersion | None], winner: Side, impostors: int
) -> Iterator[Seat]:
    for place, (color, persona) in enumerate(zip(identities.Color, personas, strict=False)):
        role = Role.IMPOSTOR if place < impostors else Role.CREWMATE
        side = Side.IMPOSTORS if role is Role.IMPOSTOR else Side.CREW
        yield Seat(
            match=match, place=place, color=color.value, name=persona.name, persona=persona, persona_key=persona.key,
            model=persona.model, temperament=persona.temperament,
            tier=tiers[persona.tier_id] if persona.model else None, role=role.value,
            has_won=winner is side,
        )  # fmt: skip


def league(matches: int, personas: Sequence[Persona], *, seed: int = 1, **fields: Any) -> list[Match]:
    """A league's history: random, but always the same. Those earlier in `personas` play better."""
    luck = random.Random(seed)
    skill = {persona.pk: 1.0 - rank / len(personas) for rank, persona in enumerate(personas)}
    games = []
    for _ in range(matches):
        seated = luck.sample(list(personas), min(8, len(personas)))
        edge = sum(skill[each.pk] for each in seated[:2]) / 2 - sum(skill[each.pk] for each in seated[2:]) / 6
        impostors_win = luck.random() < 0.45 + 0.5 * edge
        games.append((seated, Side.IMPOSTORS if impostors_win else Side.CREW, 2))
    return several(games, ended_at=timezone.now() - timedelta(minutes=5), **fields)


def season(name: str = "First") -> Season:
    return Season.objects.get_or_create(name=name, defaults={"begins_at": timezone.now() - timedelta(days=90)})[0]


def conducted(matches: Sequence[Match], *, seed: int = 1) -> None:
    """Adds figures of conduct for every seat of these matches."""
    luck = random.Random(seed)
    seats = Seat.objects.filter(match__in=matches)
    Conduct.objects.bulk_create(_conduct(seat, luck) for seat in seats)


def _conduct(seat: Seat, luck: random.Random) -> Conduct:
    lines, claims, votes = luck.randint(2, 9), luck.randint(0, 5), luck.randint(1, 3)
    return Conduct(
        seat=seat, lines=lines, words=lines * 14, table_lines=40, bids=30, desire=30 * luck.randint(2, 8),
        priority=30 * luck.randint(3, 14), claims=claims, lies=luck.randint(0, claims), mistakes=0, unsupported=0,
        accusations=3, accusations_right=luck.randint(0, 3), votes=votes, votes_right=luck.randint(0, votes),
        skips=0, forfeits=0, kills=0, meetings_called=1, stumbles=luck.randint(0, 1), killed=False, ejected=False,
        survived=luck.random() < 0.5, tokens_in=90_000, tokens_out=4_000, cost="0.0123",
    )  # fmt: skip
