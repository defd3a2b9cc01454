"""What is asked of a player, and what may be answered. The menu is the legality check."""

import dataclasses
from enum import StrEnum

from games.engine.facts import actions, identities, testimony

LONGEST_MESSAGE = 4_000
LONGEST_NOTE = 4_000
GREATEST_DESIRE = 10
MOST_LESSONS = 3


class Trigger(StrEnum):
    """Why a roaming player is asked again."""

    MATCH_OPENED = "match_opened"
    MEETING_OVER = "meeting_over"
    PLAN_DONE = "plan_done"
    PLAN_BLOCKED = "plan_blocked"
    PLAYER_IN_SIGHT = "player_in_sight"
    BODY_IN_SIGHT = "body_in_sight"
    KILL_SEEN = "kill_seen"
    VENT_SEEN = "vent_seen"
    KILL_POSSIBLE = "kill_possible"
    SABOTAGE_POSSIBLE = "sabotage_possible"
    SABOTAGE_BEGAN = "sabotage_began"
    SABOTAGE_ENDED = "sabotage_ended"
    DOORS_CLOSED = "doors_closed"
    GHOST_AWOKE = "ghost_awoke"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class ActionAsk:
    color: identities.Color
    menu: tuple[actions.Action, ...]
    triggers: tuple[Trigger, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class DiscussionAsk:
    """`t` is the discussion tick. Without `may_vote`, or with a vote locked, a vote is no legal answer."""

    color: identities.Color
    t: int
    candidates: tuple[identities.Ballot, ...]
    may_vote: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class VoteAsk:
    """The last call, which asks for a vote only. `attempt` counts from 1; the third failure is recorded as a skip."""

    color: identities.Color
    candidates: tuple[identities.Ballot, ...]
    attempt: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class ReactionAsk:
    color: identities.Color


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class ConsolidationAsk:
    color: identities.Color


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class GhostAsk:
    """Asks a ghost for a message to the other ghosts, while the living talk."""

    color: identities.Color
    t: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class ReflectionAsk:
    """Asked after the end: what the player has learned for other matches."""

    color: identities.Color


Ask = ActionAsk | DiscussionAsk | VoteAsk | ReactionAsk | ConsolidationAsk | GhostAsk | ReflectionAsk


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Thinking:
    """What comes with every decision, known only to the player that made it (and seen through the glass)."""

    internal_thought: str = ""
    scratchpad_updates: tuple[testimony.Note, ...] = ()
    suspicions: tuple[testimony.Suspicion, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class ActionDecision(Thinking):
    action: actions.Action


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class DiscussionDecision(Thinking):
    """`lost_vote` says why an intended vote could not be read; the rest of the answer still counts."""

    message: str
    desire_to_speak: int = 5
    target: identities.Color | None = None
    vote_action: identities.Ballot | None = None
    claims: tuple[testimony.Claim, ...] = ()
    lost_vote: str = ""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class VoteDecision(Thinking):
    vote_action: identities.Ballot


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class NotesDecision(Thinking):
    """The answer to a reaction or a consolidation."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class GhostDecision(Thinking):
    """With an empty message, the ghost says nothing."""

    message: str = ""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class ReflectionDecision(Thinking):
    lessons: tuple[str, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class NoDecision:
    """No usable answer came: the turn is lost. The player, and whoever watches through the glass, learns why."""

    reason: str


Decision = (
    ActionDecision | DiscussionDecision | VoteDecision | NotesDecision | GhostDecision | ReflectionDecision | NoDecision
)
