"""What happens to a match as a whole, and inside a player's head."""

import dataclasses
from enum import StrEnum

from games.engine.facts import identities, rules, station, testimony


class EndReason(StrEnum):
    SABOTAGE = "sabotage"
    IMPOSTORS_GONE = "impostors_gone"
    PARITY = "parity"
    TASKS_DONE = "tasks_done"
    TIME_LIMIT = "time_limit"


class Asked(StrEnum):
    """Which kind of ask somebody stumbled over."""

    ACTION = "action"
    DISCUSSION = "discussion"
    VOTE = "vote"
    REACTION = "reaction"
    CONSOLIDATION = "consolidation"
    GHOST = "ghost"
    REFLECTION = "reflection"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    color: identities.Color
    name: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class MatchOpened:
    """The first entry of every log. Everybody is in the spawn place, at the table."""

    rules: rules.MatchRules
    seats: tuple[Seat, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class RoleDealt:
    color: identities.Color
    role: identities.Role


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class PartnersNamed:
    """Tells an impostor the others; `partners` is empty if there are none."""

    color: identities.Color
    partners: tuple[identities.Color, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class DealtTask:
    task: str
    stages: tuple[station.Stage, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class TasksDealt:
    """`fake` marks the list of an impostor, whose work counts for nothing."""

    color: identities.Color
    tasks: tuple[DealtTask, ...]
    fake: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Thought:
    color: identities.Color
    text: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class NotesUpdated:
    color: identities.Color
    notes: tuple[testimony.Note, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Suspected:
    color: identities.Color
    suspicions: tuple[testimony.Suspicion, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Stumbled:
    """An answer that was illegal, unreadable or missing: the turn is lost."""

    color: identities.Color
    asked: Asked
    reason: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Whispered:
    """Told to one player from outside, in a continuation that tries out what it does with it. Only these have it."""

    color: identities.Color
    text: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class MatchEnded:
    winner: identities.Side
    reason: EndReason
    impostors: tuple[identities.Color, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Reflected:
    color: identities.Color
    lessons: tuple[str, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class MatchClosed:
    """Nobody is asked any more."""


Dealing = MatchOpened | RoleDealt | PartnersNamed | TasksDealt
InHeads = Thought | NotesUpdated | Suspected | Stumbled | Whispered
MatchEvent = Dealing | InHeads | MatchEnded | Reflected | MatchClosed
