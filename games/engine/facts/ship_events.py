"""What happens aboard between meetings. A tick is one second of roaming."""

import dataclasses

from games.engine.facts import actions, decisions, identities, routes


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Sighting:
    """Somebody seen at a spot of a place, or in its middle (None)."""

    color: identities.Color
    spot: str | None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Whereabouts:
    color: identities.Color
    role: identities.Role
    alive: bool
    place: str
    vent: str | None
    stages_done: int
    stages: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    color: identities.Color
    place: str
    spot: str | None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Roused:
    """A trigger fired: this player is asked what to do now."""

    color: identities.Color
    triggers: tuple[decisions.Trigger, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class PlanChosen:
    color: identities.Color
    action: actions.Action


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class PlanEnded:
    """The plan was carried out, or (`done` is false) has become impossible."""

    color: identities.Color
    done: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Forestalled:
    """Something that happened earlier in the same tick left this action without effect."""

    color: identities.Color
    action: actions.Action


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class SetOut:
    """Begins a walk. `lead` is the number of ticks to the middle of the place, below 0 if that is already passed."""

    color: identities.Color
    origin: str
    steps: tuple[routes.Step, ...]
    lead: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Arrived:
    """Ends a walk at its goal."""

    color: identities.Color


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Walked:
    """Crosses from one place into a neighbouring one."""

    color: identities.Color
    origin: str
    place: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class LookedAround:
    """All that one player sees at this moment from where it is.

    `watched`: the camera's light blinks. `shut`: the rooms whose shut doors are in sight.
    """

    color: identities.Color
    place: str
    players: tuple[Sighting, ...]
    bodies: tuple[identities.Color, ...]
    watched: bool
    shut: tuple[str, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class SpotTaken:
    """Steps to a console or task of the place, or back to its middle (None); work and pretence look alike."""

    color: identities.Color
    place: str
    spot: str | None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Waited:
    """Begins to wait until the tick `until`."""

    color: identities.Color
    until: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class StageBegun:
    color: identities.Color
    task: str
    stage: int
    until: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class StageFinished:
    """`counts` is false for pretence. The next stage may not be begun before `ready_at`."""

    color: identities.Color
    task: str
    stage: int
    counts: bool
    ready_at: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class VisualShown:
    """A visual task, one that can be seen to be really done, was just done in front of witnesses."""

    color: identities.Color
    task: str
    place: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class TaskBarMoved:
    done: int
    total: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Killed:
    killer: identities.Color
    victim: identities.Color
    place: str
    spot: str | None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Killing:
    """Who killed whom, where and when."""

    killer: identities.Color
    victim: identities.Color
    place: str
    tick: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class GhostAwoke:
    """Tells a player who has just died, once, how everything stands and how everybody died. From then on the ghost
    perceives everything except what goes on in players' heads."""

    color: identities.Color
    players: tuple[Whereabouts, ...]
    bodies: tuple[Body, ...]
    sabotage: identities.System | None
    killings: tuple[Killing, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class KillTimerSet:
    """The timer runs out at the tick `ready_at`, which is None while the timer is stopped with `left` ticks to go."""

    color: identities.Color
    ready_at: int | None
    left: int


Planning = Roused | PlanChosen | PlanEnded | Forestalled
Moving = SetOut | Arrived | Walked | LookedAround | SpotTaken | Waited
Working = StageBegun | StageFinished | VisualShown | TaskBarMoved
ShipEvent = Planning | Moving | Working | Killed | GhostAwoke | KillTimerSet
