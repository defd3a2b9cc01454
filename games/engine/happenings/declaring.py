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
    """How the event reads in a player's prompt.

    An event with free words is written by `words`, on a line of its own, so that nobody's words get into a prompt other
    than as a JSON string; all others are told as to spectators. `is_daily` is what happens aboard all the time: a ghost
    is told only what it does itself. What is weighty is kept of a round that is over. With `is_listed`, others who do
    the same are listed on the same line. While a talk is going on, newer words on a `topic` replace older ones.
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
"""Not told as an event: the present state, the question or the seat's block has it, or the next event says the same."""
TOLD: Reading[Any] = Reading()
DAILY: Reading[Any] = Reading(is_daily=True)
WEIGHTY: Reading[Any] = Reading(is_weighty=lambda _event: True)
CLOSING: Reading[Any] = Reading(is_weighty=lambda _event: True, closes_talk=True)


USUALLY_SHRINKS = 0.12


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How long the event is on show: `live` in seconds, for which the match itself waits if everybody perceives it;
    `page` in milliseconds, in the browser; `terminal` in seconds, or None if it is not worth a line there.

    Time for reading words comes on top. `shrinks` is the share of the time that is left for a viewer who catches up.
    """

    live: float = 0.0
    page: int = 0
    shrinks: float = USUALLY_SHRINKS
    terminal: float | None = None


Loudness = Literal["talk", "event", "thought", "clerk", "rest", "apart"]
Landmark = Literal["kill", "meeting", "sabotage", "eject", "end"]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """How the event is shown: how loud in the page's transcript, its `tone` in the terminal, its `line` in the page.

    `is_shared`: every view perceives it; counting these finds a moment of one view in another. Not `is_told`: a picture
    shows it better than a sentence; where there is no picture, it is left out and its number skipped.
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
    """All that follows from a kind of event. Making one enters it into the tables of everything that needs it.

    How it `changes` the world, what is `learnt` by whoever perceives it, how it is `told` in one sentence, how it reads
    in prompts and is shown. `proves` is for what claims are held against, `rouses` says who is asked again because of
    it; an event that `stirs` may bring somebody into sight.
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
