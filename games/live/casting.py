"""From the seats of a match to those who play them: a house bot, or a model in its character."""

from collections.abc import Mapping, Sequence

from django.conf import settings

from games.agents import bots, consulting, llm_agent, seating, temperaments
from games.engine import world as worlds
from games.engine.facts import events, identities
from games.live import journal
from games.models import Match, Seat
from personas import calling, memory, roles
from personas.llm import budgets

Color = identities.Color


def lineup(seats: Sequence[Seat]) -> tuple[events.Seat, ...]:
    return tuple(events.Seat(color=Color(seat.color), name=seat.name) for seat in seats)


def recall_lessons(match: Match, seats: Sequence[Seat]) -> None:
    """What each persona remembers now is all that it remembers in this match, and in every rerun of it."""
    blank = [seat for seat in seats if seat.persona_key and not seat.lessons]
    records = memory.recall_all(sorted({seat.persona_key for seat in blank}), memory_on=match.memory_on)
    for seat in blank:
        record = records[seat.persona_key]
        seat.lessons = {role.value: list(record.lessons_for(role)) for role in roles.Role}
        seat.save(update_fields=["lessons"])


def thinkers(match: Match, seats: Sequence[Seat], world: worlds.World) -> Mapping[Color, consulting.Thinker]:
    """By colour, in seating order; the roles are dealt in `world`."""
    budget = budgets.Budget(
        name=f"match:{match.pk}",
        dollars=match.budget_dollars,
        tokens=match.budget_tokens,
        already=journal.spent(match.pk),
    )
    return {Color(seat.color): _thinker(match, seat, world.players[Color(seat.color)].role, budget) for seat in seats}


def _thinker(match: Match, seat: Seat, role: identities.Role, budget: budgets.Budget) -> consulting.Thinker:
    if seat.model is None:
        return consulting.Instinct(bots.Bot(temperament=temperaments.BY_NAME[seat.temperament], seed=match.seed))
    model = calling.model_of(seat.model, redis_url=settings.REDIS_URL, within=[budget])
    return llm_agent.LlmAgent(model, cast(seat, roles.Role(role.value)), label=f"match/{match.pk}")


def cast(seat: Seat, role: roles.Role) -> seating.Casting:
    """What a model's prompts say of its player, and how much of the past has room in them."""
    assert seat.model is not None
    return seating.Casting(
        name=seat.name,
        persona=seating.described(seat.character, seat.manner),
        tier=seat.tier.wording.text_for(role) if seat.tier else "",
        lessons=tuple(seat.lessons.get(role.value, ())),
        temperature=seat.temperature,
        deadline=float(seat.model.patience),
        room=seating.room_within(seat.model.context_size),
    )
