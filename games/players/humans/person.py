"""A player who is a person: asked through a window, in the form in which models answer, and with some patience."""

import dataclasses
from collections.abc import Mapping
from enum import StrEnum
from typing import Protocol

import pydantic

from games.engine.eyes import knowledge
from games.engine.facts import decisions
from games.players import player
from games.players.models.answers import replies
from glassbox_site.ground import words

LONGEST_REASON = 300
LATE = "late: nobody answered in time"
REFUSED = "refused: "


class Kind(StrEnum):
    """What a person is asked for. Notes and lessons are not asked for, but may come with any answer."""

    ACTION = "action"
    TALK = "talk"
    VOTE = "vote"
    GHOST = "ghost"


KINDS: Mapping[type[decisions.Ask], Kind] = {
    decisions.ActionAsk: Kind.ACTION,
    decisions.DiscussionAsk: Kind.TALK,
    decisions.VoteAsk: Kind.VOTE,
    decisions.GhostAsk: Kind.GHOST,
}


class State(StrEnum):
    """What has become of a question. Once it is no longer open, that is final."""

    OPEN = "open"
    ANSWERED = "answered"
    LOST = "lost"
    STOOD_IN = "stood_in"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """`answer` is what was sent, unchanged; empty if nothing was."""

    state: State
    answer: str = ""


class Window(Protocol):
    """Where a person is asked. The same question, asked again, has the same outcome."""

    async def ask(self, ask: decisions.Ask) -> Outcome: ...


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """`stand_in` decides at once where the window says that it is to play."""

    window: Window
    stand_in: player.Instant

    def perceive(self, known: knowledge.Perspective, entry: object) -> None:
        return  # the page shows it

    async def answer(self, ask: decisions.Ask, known: knowledge.Perspective) -> player.Answered:
        return player.Answered(decision=await self._decision(ask, known))

    async def _decision(self, ask: decisions.Ask, known: knowledge.Perspective) -> decisions.Decision:
        match ask:
            case decisions.ReactionAsk() | decisions.ConsolidationAsk():
                return decisions.NotesDecision()
            case decisions.ReflectionAsk():
                return decisions.ReflectionDecision()
        outcome = await self.window.ask(ask)
        match outcome.state:
            case State.ANSWERED:
                return read(outcome.answer, ask, known)
            case State.STOOD_IN:
                return self.stand_in.decide(ask, known)
        return nothing(ask)


def nothing(ask: decisions.Ask) -> decisions.Decision:
    """What becomes of a question that nobody answered: a lost turn, except that the dead need not talk."""
    return decisions.GhostDecision() if isinstance(ask, decisions.GhostAsk) else decisions.NoDecision(reason=LATE)


def read(text: str, ask: decisions.Ask, known: knowledge.Perspective) -> decisions.Decision:
    """Reads what was sent and holds it against the rules, as a model's reply; what cannot be taken is a lost turn."""
    try:
        said = replies.shape(ask).model_validate_json(words.harmless_json(text))
        return replies.decided(said, ask, known)
    except pydantic.ValidationError as fault:
        return decisions.NoDecision(reason=f"unreadable: {fault.error_count()} faults of form")
    except replies.UnfitError as fault:
        return decisions.NoDecision(reason=f"{REFUSED}{fault}"[:LONGEST_REASON])
