"""Checks, before a match, whether the contexts of its models, clerk and caster are large enough for it on its map."""

from django.utils.translation import gettext as _

from games.booking import casting
from games.engine import maps
from games.engine.facts import rules as ruling
from games.models import Seat
from games.players.models import clerk, commentator, fitting
from games.players.models.prompting import seating
from personas.llm import endpoints
from personas.models import ChatModel, Persona, roles
from personas.models.strategy import Wording
from personas.remembering import lesson_choice

LESSONS_RECKONED = 2


def reckoned(persona: Persona, model: ChatModel) -> seating.Casting:
    """What its prompts would say about it at their longest: with the longer advice, and `LESSONS_RECKONED` lessons."""
    return _reckoned(persona.name, persona.character, persona.manner, persona.tier.wording, model)


def _reckoned(name: str, character: str, manner: str, wording: Wording, model: ChatModel) -> seating.Casting:
    return seating.Casting(
        name=name,
        persona=seating.described(character, manner),
        tier=max((wording.text_for(role) for role in roles.Role), key=len),
        lessons=("-" * lesson_choice.LONGEST,) * LESSONS_RECKONED,
        rulebook=endpoints.Rulebook(model.rulebook),
        brief=model.brief,
        context=model.context_size,
    )


def need(persona: Persona, rules: ruling.MatchRules) -> fitting.Need | None:
    """What the persona's model needs; None for a house bot."""
    return _need(reckoned(persona, persona.model), persona.model, rules) if persona.model else None


def _need(told: seating.Casting, model: ChatModel, rules: ruling.MatchRules) -> fitting.Need:
    return fitting.need(rules, maps.load(rules.map), told, is_told_shape=casting.is_told_shape(model))


def problem(persona: Persona, rules: ruling.MatchRules) -> str | None:
    """Why its model cannot play such a match, if its context is known and could not hold the shortest prompt."""
    return _too_small(reckoned(persona, persona.model), persona.model, rules) if persona.model else None


def seat_problem(seat: Seat, rules: ruling.MatchRules) -> str | None:
    """Like `problem`, for a seat that is to be played again in the character that it had."""
    if seat.model is None:
        return None
    wording = seat.tier.wording if seat.tier else Wording()
    told = _reckoned(seat.name, seat.character, seat.manner, wording, seat.model)
    return _too_small(told, seat.model, rules)


def _too_small(told: seating.Casting, model: ChatModel, rules: ruling.MatchRules) -> str | None:
    needed, context = _need(told, model, rules), model.context_size
    if context is None or context >= needed.least:
        return None
    said = _("On this map a match needs %(least)d tokens of its model; its context has %(context)d.")
    return said % {"least": needed.least, "context": context}


def clerk_problem(model: ChatModel | None, rules: ruling.MatchRules) -> str | None:
    """Why it cannot be the clerk of such a match, if its context is known and could not hold the longest line."""
    context = model.context_size if model else None
    if model is None or context is None:
        return None
    needed = clerk.least_context(maps.load(rules.map), is_told_shape=casting.is_told_shape(model))
    if context >= needed:
        return None
    said = _("On this map a clerk needs %(least)d tokens of its model; its context has %(context)d.")
    return said % {"least": needed, "context": context}


def caster_problem(model: ChatModel | None, rules: ruling.MatchRules) -> str | None:
    """Like `clerk_problem`, for a caster and a turn with all its facts."""
    context = model.context_size if model else None
    if model is None or context is None:
        return None
    needed = commentator.least_context(maps.load(rules.map), is_told_shape=casting.is_told_shape(model))
    if context >= needed:
        return None
    said = _("On this map a caster needs %(least)d tokens of its model; its context has %(context)d.")
    return said % {"least": needed, "context": context}
