"""Turns the seats of a match into the players who play them: house bots, models in their characters, people."""

import dataclasses
import functools
from collections.abc import Callable, Mapping, Sequence

from django.conf import settings
from django.db import transaction

from games.booking import budget_sharing
from games.engine.facts import events, identities
from games.engine.facts import rules as ruling
from games.engine.facts import station as stations
from games.engine.state import world as worlds
from games.log import journal, rewriting
from games.models import Fork, Match, Person, Seat, Series
from games.players import player
from games.players.bots import house_bots, temperaments
from games.players.humans import person
from games.players.models import clerk as clerks
from games.players.models import commentator, fitting, llm_agent
from games.players.models.prompting import seating
from glassbox_site.ground.working import named_locks
from personas import calling
from personas.llm import chat, costs, endpoints
from personas.llm.shared import budgets
from personas.models import ChatModel, roles
from personas.models.chat_model import JsonMode
from personas.remembering import memory

Color = identities.Color
Reach = Callable[[ChatModel], chat.LanguageModel]


def lineup(seats: Sequence[Seat]) -> tuple[events.Seat, ...]:
    return tuple(events.Seat(color=Color(seat.color), name=seat.name) for seat in seats)


def recall_lessons(match: Match, seats: Sequence[Seat]) -> None:
    """Copies what each persona remembers now to its seat: all that it knows in this match, and in every rerun of it.
    Seats that have lessons already keep them. Redis is asked before anything is locked; what was taken back meanwhile
    is noticed, and what is taken back later is looked for in these seats."""
    blank = [seat for seat in seats if seat.persona_key and not seat.lessons]
    if not blank:
        return
    records = memory.recall_all(sorted({seat.persona_key for seat in blank}), memory_on=match.memory_on)
    with transaction.atomic():
        named_locks.hold(rewriting.LOCK)
        if match.memory_on:
            records = {key: memory.as_of_now(record) for key, record in records.items()}
        for seat in blank:
            record = records[seat.persona_key]
            seat.lessons = {role.value: list(record.lessons_for(role)) for role in roles.Role}
            seat.save(update_fields=["lessons"])


def players(
    match: Match, seats: Sequence[Seat], world: worlds.World, reach: Reach,
    window: Callable[[Color], person.Window] | None = None,
) -> Mapping[Color, player.Player]:  # fmt: skip
    """The players by colour, in seating order, with the roles dealt in `world`. With `window`, people are asked at the
    windows of their colours; without it, their bots play."""
    minds = {Color(seat.color): _player(match, seat, world, reach) for seat in seats}
    if window is None:
        return minds
    return minds | {
        Color(color): person.Person(window=window(Color(color)), stand_in=_stand_in(minds[Color(color)]))
        for color in Person.objects.filter(seat__match=match).values_list("seat__color", flat=True)
    }


def _stand_in(mind: player.Player) -> player.Instant:
    assert isinstance(mind, player.Instant), "a person's seat is a bot's"
    return mind


def reach_of(match: Match, last_look: chat.LastLook | None = None) -> Reach:
    """How a match reaches its models: every call is paid from the match's budget and those it shares."""
    within = _budgets(match)
    reach = functools.partial(calling.model_of, redis_url=settings.REDIS_URL, within=within, last_look=last_look)
    if not any(budget.is_limited for budget in within):
        return reach
    return lambda model: budget_sharing.Sharing(reach(model))


def _reached(model: ChatModel) -> chat.LanguageModel:
    return calling.model_of(model, redis_url=settings.REDIS_URL)


def clerk_of(match: Match, reach: Reach) -> clerks.Clerk | None:
    """The clerk, who reads what is said, if the match has one."""
    return clerk(match.clerk, label=f"match/{match.pk}/clerk", reach=reach) if match.clerk else None


def caster_of(match: Match, station: stations.Station, reach: Reach) -> commentator.Commentator | None:
    """The caster, who puts the rules' remarks into words, if the match has one."""
    if match.caster is None:
        return None
    names = tuple(match.seats.values_list("name", flat=True))
    return caster(match.caster, station, names, label=f"match/{match.pk}/caster", reach=reach)


def clerk(model: ChatModel, *, label: str, reach: Reach = _reached) -> clerks.Clerk:
    return clerks.Clerk(
        model=reach(model),
        deadline=float(model.patience),
        context=model.context_size,
        label=label,
    )


def caster(
    model: ChatModel, station: stations.Station, names: tuple[str, ...], *, label: str, reach: Reach = _reached
) -> commentator.Commentator:
    """A caster for players with these `names`."""
    return commentator.Commentator(
        model=reach(model),
        name=model.name,
        station=station,
        players=names,
        deadline=float(model.patience),
        context=model.context_size,
        label=label,
    )


def _budgets(match: Match) -> list[budgets.Budget]:
    """The match's own budget, and the one it shares with the other matches of its series or fork."""
    series = Series.objects.filter(places__match=match).first()
    fork = Fork.objects.filter(arms__continuations__match=match).first()
    shared = [of_series(series)] if series else [of_fork(fork)] if fork else []
    return [_budget(f"match:{match.pk}", match, journal.spent(match.pk)), *shared]


def of_series(series: Series) -> budgets.Budget:
    return _budget(f"series:{series.pk}", series, journal.spent_in_series(series.pk))


def of_fork(fork: Fork) -> budgets.Budget:
    return _budget(f"fork:{fork.pk}", fork, journal.spent_in_fork(fork.pk))


def _budget(name: str, bounds: Match | Series | Fork, spent: costs.Usage) -> budgets.Budget:
    return budgets.Budget(name=name, dollars=bounds.budget_dollars, tokens=bounds.budget_tokens, already=spent)


def _player(match: Match, seat: Seat, world: worlds.World, reach: Reach) -> player.Player:
    if seat.model is None:
        return house_bots.Bot(temperament=temperaments.BY_NAME[seat.temperament], seed=match.seed)
    return llm_agent.LlmAgent(reach(seat.model), cast(seat, world), label=f"match/{match.pk}")


def is_told_shape(model: ChatModel) -> bool:
    """Whether its prompts describe the shape of an answer, because its endpoint cannot enforce it."""
    return model.json_mode not in (JsonMode.SCHEMA, JsonMode.SHAPED)


def people_told(match: Match, rules: ruling.MatchRules) -> tuple[Color, ...] | None:
    """The colours at which people sit, or sat before they withdrew; None if models are not told. For a continuation,
    those of the match that it continues, because its models know what they knew there."""
    if not rules.people_told:
        return None
    fork = Fork.objects.filter(arms__continuations__match=match).first()
    seated = Person.objects.filter(seat__match=fork.parent_id if fork else match.pk, is_agent=False)
    there = set(seated.exclude(sat_down_at=None).values_list("seat__color", flat=True))
    return tuple(color for color in Color if color in there)


def cast(seat: Seat, world: worlds.World) -> seating.Casting:
    """What a model's prompts say about its player, how much they tell, and how it is asked. A house bot gets the
    casting of a model about which nothing is known."""
    role = roles.Role(world.players[Color(seat.color)].role.value)
    told = seating.Casting(
        name=seat.name,
        persona=seating.described(seat.character, seat.manner),
        tier=seat.tier.wording.text_for(role) if seat.tier else "",
        lessons=tuple(seat.lessons.get(role.value, ())),
        people=people_told(seat.match, world.rules),
    )
    if seat.model is None:
        return told
    asked = dataclasses.replace(
        told,
        temperature=seat.temperature,
        deadline=float(seat.model.patience),
        context=seat.model.context_size,
        rulebook=endpoints.Rulebook(seat.model.rulebook),
        brief=seat.model.brief,
    )
    return fitting.fitted(world.rules, world.station, asked, is_told_shape=is_told_shape(seat.model))
