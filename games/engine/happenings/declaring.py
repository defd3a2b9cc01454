"""The declaration of a kind of event: all that follows from it. Each part has to be named, if only as None."""

import dataclasses
from collections.abc import Callable
from typing import Any, Generic, Literal, TypeVar

from games.engine.eyes import narration, perspective
from games.engine.eyes.knowledge import Perspective
from games.engine.eyes.telling.voice import Voice
from games.engine.facts import events
from games.engine.judging import truth
from games.engine.judging.truth import Truth
from games.engine.ship import triggers
from games.engine.ship.triggers import Rousing, Taken
from games.engine.state import fold
from games.engine.state.ledger import Entry
from games.engine.state.world import World

E = TypeVar("E", bound=events.Event)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Reading(Generic[Taken]):
    """How it reads in a player's prompt.

    Whatever holds free words is written by `words`, on a line of its own, so that no word of anybody stands in a prompt
    but as a JSON string; everything else is told as to spectators. `is_daily`: happens aboard all the time, and is told
    to a ghost only where it is its own doing. What is weighty is kept of a round that is over. `is_listed`: others who
    do the same are listed behind it. While a talk is going on, newer words of a `topic` replace older ones.
    """

    words: Callable[[Taken], str] | None = None
    topic: Callable[[Taken], str] | None = None
    is_news: Callable[[Perspective, Taken], bool] | None = None
    is_weighty: Callable[[Taken], bool] = lambda _event: False
    says_where: bool = True
    is_daily: bool = False
    is_listed: bool = False
    closes_talk: bool = False


ELSEWHERE = None
"""In the present state, the question or the seat's block; or followed at once by something that says the same."""
TOLD: Reading[Any] = Reading()
DAILY: Reading[Any] = Reading(is_daily=True)
WEIGHTY: Reading[Any] = Reading(is_weighty=lambda _event: True)
CLOSING: Reading[Any] = Reading(is_weighty=lambda _event: True, closes_talk=True)


USUALLY_SHRINKS = 0.12


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How long it stays before the eye: `live` in seconds, as long as the match itself waits where all perceive it;
    `page` in milliseconds, in the browser; `terminal` in seconds, or None where it is not worth a line.

    Words that are read take their own time besides. `shrinks`: to what share for a viewer who is behind.
    """

    live: float = 0.0
    page: int = 0
    shrinks: float = USUALLY_SHRINKS
    terminal: float | None = None


Loudness = Literal["talk", "event", "thought", "clerk", "rest", "apart"]
Landmark = Literal["kill", "meeting", "sabotage", "eject", "end"]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """How it is shown: how loud in the page's transcript, in which `tone` in the terminal, on which `line` in the page.

    `is_shared`: every view perceives it; by counting these, a moment of one is found in another. Not `is_told`: a
    picture shows it better than a sentence, and where there is no picture its numbers are passed over.
    """

    pace: Pace
    loudness: Loudness
    landmark: Landmark | None
    tone: Literal["loud", "plain", "hushed"] = "plain"
    line: Literal["divider", "loud", ""] = ""
    is_shared: bool = False
    is_told: bool = True


REST = Shown(pace=Pace(), loudness="rest", landmark=None)
EVENT = Shown(pace=Pace(), loudness="event", landmark=None)
PICTURED = Shown(pace=Pace(), loudness="rest", landmark=None, is_told=False)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Happening(Generic[E]):
    """All that follows from a kind of event; to make one is to declare it to whoever reads it.

    It `changes` the world, is `learnt` by whoever perceives it, `told` in one sentence, read in prompts, and shown. It
    `proves` what claims are held against, `rouses` whoever perceives it; what `stirs` may bring somebody into sight.
    """

    kind: type[E] = dataclasses.field(kw_only=False)
    changes: Callable[[World, E], World] | None
    learnt: Callable[[Perspective, E], Perspective] | None
    told: Callable[[Voice, E], str]
    in_prompt: Reading[E] | None
    shown: Shown
    proves: Callable[[Truth, Entry, E], Truth] | None = None
    rouses: Rousing[E] | None = None
    stirs: bool = False

    def __post_init__(self) -> None:
        if HAPPENINGS.setdefault(self.kind, self) is not self:
            raise ValueError(f"{self.kind.__name__} is declared twice")
        narration.SENTENCES[self.kind] = self.told
        if self.changes is not None:
            fold.CHANGES[self.kind] = self.changes
        if self.learnt is not None:
            perspective.LESSONS[self.kind] = self.learnt
        if self.proves is not None:
            truth.PROOFS[self.kind] = self.proves
        if self.rouses is not None:
            triggers.ROUSING[self.kind] = self.rouses
        if self.stirs:
            triggers.STIRRING.add(self.kind)


HAPPENINGS: dict[type[object], Happening[Any]] = {}
