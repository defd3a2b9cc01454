"""Orders for matches: checks an order for everything that is wrong with it, and books the match with its seats."""

import dataclasses
from collections.abc import Collection, Iterator, Sequence
from datetime import datetime
from decimal import Decimal
from typing import Any

from django.core.exceptions import ValidationError
from django.utils import timezone, translation
from django.utils.translation import gettext as _

from games.booking import contexts
from games.engine import maps
from games.engine.facts import identities
from games.engine.facts import rules as ruling
from games.engine.lobby import feasibility
from games.log import codec
from games.models import Match, Pace, Season, Seat, Status
from games.players.bots import temperaments
from glassbox_site.ground.acting import acts
from personas import ourselves
from personas.models import ChatModel, Persona, Verb

Color = identities.Color
LONGEST_NAME = 60
LONGEST_TOKEN = 100
SEEDS = range(-(2**63), 2**63)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Chair:
    """Who is to sit there: a persona, or a house bot of that temperament. An empty name means the persona's."""

    color: Color
    persona: Persona | None = None
    temperament: str = ""
    name: str = ""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """`token` identifies the order: the same token twice is the same match. Without `start_at` it starts now.

    `clerk` reads what the players say, in addition to the rules' reader of claims; `caster` puts the rules' remarks
    into words.
    """

    token: str
    chairs: tuple[Chair, ...]
    rules: ruling.MatchRules
    seed: int
    pace: Pace = Pace.BROADCAST
    memory_on: bool = True
    clerk: ChatModel | None = None
    caster: ChatModel | None = None
    is_exhibition: bool = False
    start_at: datetime | None = None
    budget_dollars: Decimal | None = None
    budget_tokens: int | None = None
    season: Season | None = None


def problems(order: Order) -> dict[str, list[str]]:
    """What is wrong with the order, by field; empty if the match can be played."""
    found = {
        "token": _of_token(order),
        "seats": [*_of_chairs(order.chairs), *_of_addresses(order.chairs), *_of_contexts(order)],
        "rules": _of_rules(order),
        "clerk": clerk_problems(order.clerk, order.rules),
        "caster": caster_problems(order.caster, order.rules),
        "seed": [] if order.seed in SEEDS else [_("seed (%(seed)d) is too large") % {"seed": order.seed}],
        "start_at": _of_start(order),
    }
    of_budget = budget_problems(budget_dollars=order.budget_dollars, budget_tokens=order.budget_tokens)
    return {field: said for field, said in found.items() if said} | of_budget


def budget_problems(**limits: Decimal | int | None) -> dict[str, list[str]]:
    """What is wrong with the limits, by field; None is no limit."""
    found = {field: _of_budget(Match._meta.get_field(field), limit) for field, limit in limits.items()}
    return {field: said for field, said in found.items() if said}


def casting_problems(seats: Sequence[Seat], rules: ruling.MatchRules) -> list[str]:
    """What keeps seats from being played again as they were: since then a model may have been switched off, or have
    got another address or context."""
    ours = ourselves.among({seat.model.base_url for seat in seats if seat.model})
    return [f"{seat.color}: {wrong}" for seat in seats for wrong in _of_seat(seat, rules, ours)]


def _of_seat(seat: Seat, rules: ruling.MatchRules, ours: Collection[str]) -> Iterator[str]:
    yield from _of_mind(seat.model, seat.temperament)
    if seat.model is not None and seat.model.base_url in ours:
        yield str(ourselves.problem(seat.model.base_url))
    if said := contexts.seat_problem(seat, rules):
        yield said


def clerk_problems(model: ChatModel | None, rules: ruling.MatchRules) -> list[str]:
    """What keeps a model from being the clerk of such a match."""
    return _beside(model, contexts.clerk_problem(model, rules) if rules.map in maps.DRAWINGS else None)


def caster_problems(model: ChatModel | None, rules: ruling.MatchRules) -> list[str]:
    """What keeps a model from being the caster of such a match."""
    return _beside(model, contexts.caster_problem(model, rules) if rules.map in maps.DRAWINGS else None)


def _beside(model: ChatModel | None, too_small: str | None) -> list[str]:
    if model is None:
        return []
    ours = ourselves.among({model.base_url})
    found = [*_of_mind(model, ""), *(str(ourselves.problem(address)) for address in ours)]
    return [*found, too_small] if too_small else found


def booked(order: Order) -> Match | None:
    """The match of an earlier order with the same token, if there is one."""
    return Match.objects.filter(token=order.token).first()


@acts.making(Match, name="order", verb=Verb.ORDERED, known=booked, knows_who=True, by_people=True)
def book(order: Order, *, by_id: int | None) -> Match:
    """Creates the match and its seats. Does not check the order; call `problems` first."""
    match = _match(order, by_id)
    match.save(force_insert=True)
    Seat.objects.bulk_create(_seat(match, place, chair) for place, chair in enumerate(order.chairs))
    return match


def _match(order: Order, by_id: int | None) -> Match:
    match = Match(
        token=order.token,
        season=order.season,
        seed=order.seed,
        rules=codec.rules_fields(order.rules),
        pace=order.pace,
        memory_on=order.memory_on,
        clerk=order.clerk,
        caster=order.caster,
        is_exhibition=order.is_exhibition,
        budget_dollars=order.budget_dollars,
        budget_tokens=order.budget_tokens,
        ordered_by_id=by_id,
        status=Status.SCHEDULED if order.start_at else Status.QUEUED,
    )
    if order.start_at:
        match.start_at = order.start_at
    return match


def _seat(match: Match, place: int, chair: Chair) -> Seat:
    seat = Seat(match=match, place=place, color=chair.color.value, name=chair.name, temperament=chair.temperament)
    if chair.persona is not None:
        embody(seat, chair.persona)
    return seat


def embody(seat: Seat, persona: Persona) -> None:
    """Copies the persona to the seat as it is today; an unsaved persona leaves no key there."""
    seat.name = seat.name or persona.name
    if persona.pk is not None:
        seat.persona, seat.persona_key = persona, persona.key
    seat.temperament, seat.model = persona.temperament, persona.model
    seat.character, seat.manner = persona.character, persona.manner
    seat.temperature = persona.temperature
    seat.tier = persona.tier.current if persona.model else None  # a bot reads no advice


def _of_token(order: Order) -> list[str]:
    fits = 0 < len(order.token) <= LONGEST_TOKEN
    return [] if fits else [_("token must have 1 to %(most)d characters") % {"most": LONGEST_TOKEN}]


def _of_chairs(chairs: Sequence[Chair]) -> Iterator[str]:
    colors = [chair.color for chair in chairs]
    for color in dict.fromkeys(colors):
        if colors.count(color) > 1:
            yield _("%(color)s is taken %(count)d times") % {"color": color, "count": colors.count(color)}
    for chair in chairs:
        yield from (f"{chair.color}: {wrong}" for wrong in _of_chair(chair))


def _of_addresses(chairs: Sequence[Chair]) -> Iterator[str]:
    """Models whose address is this site itself."""
    models = [(chair.color, chair.persona.model) for chair in chairs if chair.persona and chair.persona.model]
    ours = ourselves.among({model.base_url for _color, model in models})
    yield from (f"{color}: {ourselves.problem(model.base_url)}" for color, model in models if model.base_url in ours)


def _of_contexts(order: Order) -> Iterator[str]:
    """Models whose context could not hold the shortest prompt of this match."""
    if _of_rules(order):
        return
    for chair in order.chairs:
        if chair.persona and (said := contexts.problem(chair.persona, order.rules)):
            yield f"{chair.color}: {said}"


def _of_chair(chair: Chair) -> Iterator[str]:
    persona = chair.persona
    if (persona is None) == (chair.temperament == ""):
        yield _("needs either a persona or a temperament")
    if persona is not None and not persona.is_active:
        yield _("%(persona)s is not active") % {"persona": persona}
    yield from _of_mind(persona.model if persona else None, persona.temperament if persona else chair.temperament)
    if persona is None and not chair.name.strip():
        yield _("needs a name")
    if len(chair.name) > LONGEST_NAME:
        yield _("the name must have at most %(most)d characters") % {"most": LONGEST_NAME}


def _of_mind(model: ChatModel | None, temperament: str) -> Iterator[str]:
    if model is not None and not model.is_active:
        yield _("the model %(model)s is not active") % {"model": model}
    if temperament and temperament not in temperaments.BY_NAME:
        told = _("%(name)r is no temperament; there are %(names)s")
        yield told % {"name": temperament, "names": ", ".join(temperaments.BY_NAME)}


def _of_rules(order: Order) -> list[str]:
    if order.rules.map not in maps.DRAWINGS:
        told = _("map (%(map)r) must be one of %(maps)s")
        return [told % {"map": order.rules.map, "maps": ", ".join(sorted(maps.DRAWINGS))}]
    return list(feasibility.problems(order.rules, len(order.chairs), maps.load(order.rules.map), translation))


def _of_start(order: Order) -> list[str]:
    if order.start_at is None:
        return []
    if timezone.is_naive(order.start_at):
        return [_("start_at needs a time zone")]
    if order.start_at > timezone.now():
        return []
    return [_("start_at (%(time)s) is over") % {"time": f"{order.start_at:%Y-%m-%d %H:%M %Z}"}]


def _of_budget(column: Any, limit: Decimal | int | None) -> list[str]:
    """Refuses what the column would have to round or truncate: that would be another budget."""
    try:
        column.run_validators(limit)
    except ValidationError as refusal:
        return refusal.messages
    return [] if limit is None or limit > 0 else [_("a budget of %(limit)s buys nothing") % {"limit": limit}]
