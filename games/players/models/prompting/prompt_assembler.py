"""How a prompt is laid out: within a round, each begins with the same player's last prompt, minus its last message.

 1. The rules, the map and the form of the answers, in full or in short as the model is set. Either text is the same,
    byte for byte, for every player, role and match with the same settings.
 2. The seat: colour, name, partners, character, advice and lessons. It is fixed for the match.
 3. What the player has noticed, chapter by chapter. While a round lasts, this only grows; then the round is folded into
    what weighs most. If there is too little room, the oldest parts are shortened or left out.
 4. The state now, the menu and the question.

What 2 to 4 tell of the match comes from the player's own perspective and perceived entries; there is no other way in.
"""

import functools
from collections.abc import Iterable, Iterator

from games.engine.eyes import knowledge
from games.engine.eyes.telling import spoken_words
from games.engine.facts import decisions, identities, rules
from games.engine.facts import station as stations
from games.engine.table import voting
from games.players.models.answers import choosing
from games.players.models.prompting import blocks, chronicle, outlook, prompt_files, rulebook, seating
from personas.llm import chat, endpoints
from personas.remembering import lesson_choice

Known = knowledge.Perspective
Color = identities.Color
IMPOSTOR = identities.Role.IMPOSTOR
Block = blocks.Block
Kind = blocks.Kind
Sheet = blocks.Sheet


def assemble(
    cast: seating.Casting, known: Known, noticed: chronicle.Chronicle, ask: decisions.Ask
) -> tuple[chat.Message, ...]:
    return tuple(sheet.message for sheet in sheets(cast, known, noticed, ask))


def sheets(cast: seating.Casting, known: Known, noticed: chronicle.Chronicle, ask: decisions.Ask) -> Iterator[Sheet]:
    """The prompt, message by message."""
    yield _rules(known.rules, known.station, cast.rulebook)
    yield seat(cast, known)
    yield from _past(noticed)
    margin, state = Block(kind=Kind.MARGIN, text=noticed.aside), Block(kind=Kind.STATE, text=_state(known, ask))
    yield Sheet(blocks=blocks.lines(margin, state, _question(known, ask)))


@functools.lru_cache(maxsize=64)
def _rules(chosen: rules.MatchRules, station: stations.Station, told: endpoints.Rulebook) -> Sheet:
    return Sheet(blocks=rulebook.parts(chosen, station, told), stable=True, role="system")


def seat(cast: seating.Casting, known: Known) -> Sheet:
    """Who the player is. Nothing in it can change during the match, not even by dying or by what is learned."""
    me = known.me
    if me is None:
        raise ValueError(f"{known.viewer} has no seat to play from")
    return _seat(cast, me.color, tuple(known.seats), _partners(known))


@functools.lru_cache(maxsize=1_000)
def _seat(cast: seating.Casting, color: Color, table: tuple[Color, ...], partners: tuple[Color, ...] | None) -> Sheet:
    same = identity(cast)
    told = blocks.lines(
        prompt_files.block(
            Kind.SEAT,
            "seat",
            color=color.title(),
            name=same["name"],
            table=", ".join(table),
            people=_people(cast.people),
            role=_role(partners),
        ),
        prompt_files.block(
            Kind.CHARACTER, "character", persona=same["persona"], tier=same["tier"], lessons=_lessons(cast.lessons)
        ),
    )
    return Sheet(blocks=told, stable=True)


def identity(cast: seating.Casting) -> dict[str, str]:
    """The parts of a seat that are the same in every match with this persona, role and advice."""
    return {
        "name": _given("name", "known", name=spoken_words.quoted(cast.name)) if cast.name else "",
        "persona": _given("persona", "given", persona=cast.persona.strip()) if cast.persona.strip() else "",
        "tier": _given("tier", "given", tier=cast.tier.strip()) if cast.tier.strip() else "",
    }


def _past(noticed: chronicle.Chronicle) -> Iterator[Sheet]:
    """Only the last closed part is marked as stable: providers that want such marks accept few of them."""
    closed = [*((Kind.ROUND, text) for text in noticed.rounds), *((Kind.CHAPTER, text) for text in noticed.chapters)]
    for number, (kind, text) in enumerate(closed, 1):
        yield _closed(kind, text, number == len(closed))
    if noticed.open:
        yield Sheet(blocks=(Block(kind=Kind.OPEN, text=noticed.open),))


@functools.lru_cache(maxsize=2_000)
def _closed(kind: Kind, text: str, is_last: bool) -> Sheet:
    return Sheet(blocks=(Block(kind=kind, text=text),), stable=is_last)


def _state(known: Known, ask: decisions.Ask) -> str:
    match ask:
        case decisions.ActionAsk():
            return outlook.roaming(known, ask.menu)
        case decisions.ConsolidationAsk():
            return outlook.notes(known)
        case decisions.ReactionAsk() | decisions.ReflectionAsk():
            return ""
        case _:
            return outlook.table(known)


def _question(known: Known, ask: decisions.Ask) -> Block:
    """What is asked; each kind of ask has its own file."""
    asked = functools.partial(prompt_files.block, Kind.QUESTION)
    match ask:
        case decisions.ActionAsk():
            return asked("action", tick=str(known.tick), menu=choosing.listed(known, ask.menu))
        case decisions.DiscussionAsk():
            return asked("discussion", t=str(ask.t), floor=_floor(known, ask), voting=_voting(known, ask))
        case decisions.VoteAsk():
            return asked(
                "voting",
                candidates=", ".join(ask.candidates),
                attempt=str(ask.attempt),
                attempts=str(voting.ATTEMPTS),
            )
        case decisions.ReactionAsk():
            return asked("reaction")
        case decisions.ConsolidationAsk():
            return asked("consolidation")
        case decisions.GhostAsk():
            return asked("ghost", t=str(ask.t))
        case decisions.ReflectionAsk():
            return asked(
                "reflection",
                role=_played(known),
                most_lessons=str(decisions.MOST_LESSONS),
                longest_lesson=str(lesson_choice.LONGEST),
            )


def _played(known: Known) -> str:
    """The role that was played: a lesson is recalled in the role in which it was learned, and in no other."""
    is_impostor = known.me is not None and known.me.role is IMPOSTOR
    return prompt_files.phrase("reflection", "role", "impostor" if is_impostor else "crewmate")


def _partners(known: Known) -> tuple[Color, ...] | None:
    """An impostor's partners; None for a crewmate."""
    me = known.me
    if me is None or me.role is not IMPOSTOR:
        return None
    return tuple(color for color, other in known.figures.items() if other.role is IMPOSTOR and other is not me)


def _people(people: tuple[Color, ...] | None) -> str:
    """Who of the others are people; None if nobody is told that."""
    if people is None:
        return ""
    return _given("people", "some", people=", ".join(people)) if people else _given("people", "none")


def _role(partners: tuple[Color, ...] | None) -> str:
    if partners is None:
        return _given("role", "crewmate")
    if not partners:
        return prompt_files.filled("impostor", partners=_given("partners", "none"), loyalty="")
    named = _given("partners", "some", partners=", ".join(partners))
    return prompt_files.filled("impostor", partners=named, loyalty=_given("loyalty", "some"))


def _lessons(learned: Iterable[str]) -> str:
    lines = [_given("lessons", "lesson", lesson=spoken_words.quoted(lesson)) for lesson in learned]
    return _given("lessons", "given", lessons="\n".join(lines)) if lines else ""


def _floor(known: Known, ask: decisions.DiscussionAsk) -> str:
    is_awaited = known.meeting is not None and ask.color in known.meeting.awaited
    return prompt_files.phrase("discussion", "floor", "awaited") if is_awaited else ""


def _voting(known: Known, ask: decisions.DiscussionAsk) -> str:
    """Only that a vote is impossible is told: the rules say that it is possible."""
    if ask.may_vote:
        return ""
    has_voted = known.meeting is not None and ask.color in known.meeting.voted
    return _said("locked") if has_voted else _said("too_early")


def _said(choice: str, **values: str) -> str:
    return prompt_files.phrase("discussion", "voting", choice, **values)


def _given(key: str, choice: str, **values: str) -> str:
    return prompt_files.phrase("seat", key, choice, **values)
