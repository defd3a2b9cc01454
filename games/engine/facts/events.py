"""Everything that can happen, as immutable past-tense facts.

Kinds and fields are only ever added, so that old logs stay readable. An event's kind is its class's name.
"""

import typing

from games.engine.facts.match_events import (
    Asked,
    DealtTask,
    EndReason,
    MatchClosed,
    MatchEnded,
    MatchOpened,
    NotesUpdated,
    PartnersNamed,
    Reflected,
    RoleDealt,
    RoleOf,
    Seat,
    Stumbled,
    Suspected,
    TasksDealt,
    Thought,
)
from games.engine.facts.ship_events import (
    Arrived,
    Body,
    Forestalled,
    GhostAwoke,
    Killed,
    Killing,
    KillTimerSet,
    LookedAround,
    PlanChosen,
    PlanEnded,
    Roused,
    SetOut,
    Sighting,
    SpotTaken,
    StageBegun,
    StageFinished,
    TaskBarMoved,
    VisualShown,
    Waited,
    Walked,
    Whereabouts,
)
from games.engine.facts.system_events import (
    AdminTableRead,
    ButtonReady,
    CameraLights,
    ConsoleMended,
    DoorsClosed,
    DoorsFoundShut,
    DoorsOpened,
    DoorsReady,
    Feed,
    FeedsSeen,
    Heads,
    MendingBegun,
    MendingCounted,
    SabotageCalled,
    SabotageLifted,
    SabotageMended,
    SabotageReady,
    SabotageStarted,
    ScreensDark,
    VentEntered,
    VentExited,
    VentMoved,
    WatchBegun,
)
from games.engine.facts.table_events import (
    BallotCast,
    BallotRevealed,
    Bid,
    BidPlaced,
    Ejected,
    GhostSpoke,
    LastCall,
    LeftUnsaid,
    LineRead,
    MeetingClosed,
    MeetingOpened,
    NobodyEjected,
    NotesConsolidated,
    Nudged,
    NudgeReason,
    Reacted,
    ReactionsEnded,
    SilenceFell,
    Span,
    Spoke,
    VoteForfeited,
    VoteLocked,
)

MatchEvent = (
    MatchOpened
    | RoleDealt
    | PartnersNamed
    | TasksDealt
    | Thought
    | NotesUpdated
    | Suspected
    | Stumbled
    | MatchEnded
    | Reflected
    | MatchClosed
)
ShipEvent = (
    Roused
    | PlanChosen
    | PlanEnded
    | Forestalled
    | SetOut
    | Arrived
    | Walked
    | LookedAround
    | SpotTaken
    | Waited
    | StageBegun
    | StageFinished
    | VisualShown
    | TaskBarMoved
    | Killed
    | GhostAwoke
    | KillTimerSet
)
SystemEvent = (
    VentEntered
    | VentMoved
    | VentExited
    | SabotageStarted
    | SabotageCalled
    | MendingBegun
    | ConsoleMended
    | MendingCounted
    | SabotageMended
    | SabotageLifted
    | SabotageReady
    | DoorsClosed
    | DoorsFoundShut
    | DoorsReady
    | DoorsOpened
    | WatchBegun
    | FeedsSeen
    | CameraLights
    | AdminTableRead
    | ScreensDark
    | ButtonReady
)
TableEvent = (
    MeetingOpened
    | BidPlaced
    | Spoke
    | LeftUnsaid
    | LineRead
    | SilenceFell
    | VoteLocked
    | VoteForfeited
    | BallotCast
    | Nudged
    | LastCall
    | BallotRevealed
    | Ejected
    | NobodyEjected
    | Reacted
    | ReactionsEnded
    | NotesConsolidated
    | GhostSpoke
    | MeetingClosed
)
Event = MatchEvent | ShipEvent | SystemEvent | TableEvent

KINDS: dict[str, type[Event]] = {kind.__name__: kind for kind in typing.get_args(Event)}

__all__ = [
    "KINDS",
    "AdminTableRead",
    "Arrived",
    "Asked",
    "BallotCast",
    "BallotRevealed",
    "Bid",
    "BidPlaced",
    "Body",
    "ButtonReady",
    "CameraLights",
    "ConsoleMended",
    "DealtTask",
    "DoorsClosed",
    "DoorsFoundShut",
    "DoorsOpened",
    "DoorsReady",
    "Ejected",
    "EndReason",
    "Event",
    "Feed",
    "FeedsSeen",
    "Forestalled",
    "GhostAwoke",
    "GhostSpoke",
    "Heads",
    "KillTimerSet",
    "Killed",
    "Killing",
    "LastCall",
    "LeftUnsaid",
    "LineRead",
    "LookedAround",
    "MatchClosed",
    "MatchEnded",
    "MatchEvent",
    "MatchOpened",
    "MeetingClosed",
    "MeetingOpened",
    "MendingBegun",
    "MendingCounted",
    "NobodyEjected",
    "NotesConsolidated",
    "NotesUpdated",
    "NudgeReason",
    "Nudged",
    "PartnersNamed",
    "PlanChosen",
    "PlanEnded",
    "Reacted",
    "ReactionsEnded",
    "Reflected",
    "RoleDealt",
    "RoleOf",
    "Roused",
    "SabotageCalled",
    "SabotageLifted",
    "SabotageMended",
    "SabotageReady",
    "SabotageStarted",
    "ScreensDark",
    "Seat",
    "SetOut",
    "ShipEvent",
    "Sighting",
    "SilenceFell",
    "Span",
    "Spoke",
    "SpotTaken",
    "StageBegun",
    "StageFinished",
    "Stumbled",
    "Suspected",
    "SystemEvent",
    "TableEvent",
    "TaskBarMoved",
    "TasksDealt",
    "Thought",
    "VentEntered",
    "VentExited",
    "VentMoved",
    "VisualShown",
    "VoteForfeited",
    "VoteLocked",
    "Waited",
    "Walked",
    "WatchBegun",
    "Whereabouts",
]
