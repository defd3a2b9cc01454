"""One moment of a match for every kind of question, seen by a crewmate and by an impostor."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence

from games.engine import referee
from games.engine.eyes import knowledge, perspective
from games.engine.facts import actions, decisions, events, identities, testimony
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.players.models.prompting import chronicle, prompt_assembler, seating
from personas.llm import chat
from tests.engine import steps
from tests.engine.scenes import drawn

Color = identities.Color
GREEN, PINK, RED, BLUE, WHITE, BLACK = (
    Color.GREEN,
    Color.PINK,
    Color.RED,
    Color.BLUE,
    Color.WHITE,
    Color.BLACK,
)
SEATED = {"impostor": GREEN, "crewmate": RED}
DEAD = {"impostor": BLACK, "crewmate": WHITE}
DRAWING = """
    electrical: green! pink red
    storage:    blue orange* yellow
    cafeteria:  black!~ white~ cyan!
"""
RULES = ruling.MatchRules(impostors=3, last_call=2, ghost_chat=1, time_limit=120)
TIERS = {
    "none": "",
    "basic": "Blend in, fake tasks, and do not vent in front of others.",
    "intermediate": "Watch for alibis that do not fit together, and walk in pairs.",
    "advanced": "Win a crewmate's trust over several rounds, let a third party take the blame, avoid double kills.",
}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """Somebody who is asked something."""

    known: knowledge.Perspective
    noticed: chronicle.Chronicle
    ask: decisions.Ask

    def prompt(self, cast: seating.Casting | None = None) -> tuple[chat.Message, ...]:
        return prompt_assembler.assemble(cast or seating.Casting(), self.known, self.noticed, self.ask)


def seen(entries: list[ledgers.Entry], color: Color, ask: decisions.Ask, room: int = chronicle.ROOM) -> Situation:
    """A question, with what the player asked has noticed of these entries."""
    known, noticed = perspective.blank(color), chronicle.Chronicle(room)
    for entry in entries:
        known = perspective.learn(known, entry)
        noticed.tell(known, entry)
    return Situation(known=known, noticed=noticed, ask=ask)


def situation(kind: str, role: str) -> Situation:
    entries, asker = MOMENTS[kind]()
    color = (DEAD if asker == "the dead" else SEATED)[role]
    return seen(entries, color, next(ask for ask in asks(entries) if ask.color is color))


def asks(entries: list[ledgers.Entry]) -> Sequence[decisions.Ask]:
    """Who is asked after these entries."""
    return referee.who_decides(referee.fold(entries))


def roaming() -> tuple[list[ledgers.Entry], str]:
    ledger = drawn(DRAWING, rules=RULES)
    for color in (GREEN, RED):
        ledger.tell_only(color, events.Roused(color=color, triggers=(decisions.Trigger.PLAYER_IN_SIGHT,)))
    for color in (GREEN, RED):
        company = tuple(events.Sighting(color=other, spot=None) for other in (GREEN, PINK, RED) if other is not color)
        look = events.LookedAround(color=color, place="electrical", players=company, bodies=(), watched=False)
        ledger.tell_only(color, look)
    return ledger.entries, "the living"


def gathered() -> list[ledgers.Entry]:
    """Blue has reported Orange; nothing has been said yet."""
    ledger = drawn(DRAWING, rules=RULES)
    ledger.tell_only(BLUE, events.Roused(color=BLUE, triggers=(decisions.Trigger.BODY_IN_SIGHT,)))
    report = decisions.ActionDecision(action=actions.Report(body=Color.ORANGE))
    return resolved(ledger.entries, lambda ask: report)


def talking() -> tuple[list[ledgers.Entry], str]:
    """One word has been said, to Red."""
    return resolved(gathered(), lambda ask: said(ask, "I found Orange in Storage. Where were you, Red?")), "the living"


def haunting() -> tuple[list[ledgers.Entry], str]:
    return talking()[0], "the dead"


def last_call() -> tuple[list[ledgers.Entry], str]:
    entries, _ = talking()
    entries = resolved(entries, lambda ask: said(ask, "Well?"))
    return entries, "the living"


def voted(ballot: identities.Ballot) -> list[ledgers.Entry]:
    entries, _ = last_call()
    return resolved(entries, lambda ask: decisions.VoteDecision(vote_action=ballot))


def reacting() -> tuple[list[ledgers.Entry], str]:
    return voted("skip"), "the living"


def consolidating() -> tuple[list[ledgers.Entry], str]:
    note = testimony.Note(pad=identities.Pad.MEETING, text="Blue was at the body.")
    doubt = testimony.Suspicion(color=BLUE, percent=60)
    decision = decisions.NotesDecision(scratchpad_updates=(note,), suspicions=(doubt,))
    return resolved(voted("skip"), lambda ask: decision), "the living"


def reflecting() -> tuple[list[ledgers.Entry], str]:
    """Time runs out while nobody says anything."""
    entries = voted(BLUE)
    while referee.fold(entries).outcome is None:
        entries = resolved(entries, lambda ask: decisions.NoDecision(reason="nothing came"))
    return entries, "the living"


def closed(entries: list[ledgers.Entry]) -> list[ledgers.Entry]:
    """The same, until the meeting is over."""
    while referee.fold(entries).meeting is not None:
        entries = resolved(entries, lambda ask: decisions.NoDecision(reason="nothing came"))
    return entries


def said(ask: decisions.Ask, words: str) -> decisions.Decision:
    """Blue says the words; everybody else listens."""
    if isinstance(ask, decisions.DiscussionAsk):
        return decisions.DiscussionDecision(
            message=words if ask.color is BLUE else "",
            desire_to_speak=10 if ask.color is BLUE else 0,
            target=RED if "Red" in words else None,
            internal_thought="Let us hear.",
        )
    return decisions.GhostDecision(message="I was there.")


def resolved(
    entries: list[ledgers.Entry], decide: Callable[[decisions.Ask], decisions.Decision]
) -> list[ledgers.Entry]:
    """The log one step later."""
    world = referee.fold(entries)
    answers = {ask.color: decide(ask) for ask in referee.who_decides(world)}
    return [*entries, *steps.resolve(world, answers, Dice(1))]


MOMENTS: Mapping[str, Callable[[], tuple[list[ledgers.Entry], str]]] = {
    "action": roaming,
    "discussion": talking,
    "voting": last_call,
    "reaction": reacting,
    "consolidation": consolidating,
    "ghost": haunting,
    "reflection": reflecting,
}
