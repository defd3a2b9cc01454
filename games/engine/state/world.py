"""The true state of a match at one moment. It is what the log says, and nothing else."""

import dataclasses
from collections.abc import Collection, Mapping
from enum import StrEnum

from games.engine import maps
from games.engine.facts import actions, decisions, events, identities, routes
from games.engine.facts import rules as ruling
from games.engine.facts import station as stations
from games.engine.state.copying import changed

Color = identities.Color
IMPOSTOR = identities.Role.IMPOSTOR


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Walk:
    """On foot. `due` is the tick of the next border, or of the arrival when no steps are left.

    `middle_at` is the tick at which the walker was, or will be, in the middle of its present place.
    """

    steps: tuple[routes.Step, ...]
    due: int
    middle_at: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """A task as dealt. `ready_at` is the tick before which the next stage cannot be begun."""

    task: str
    stages: tuple[stations.Stage, ...]
    finished: tuple[int, ...] = ()
    ready_at: int = 0

    @property
    def is_done(self) -> bool:
        return len(self.finished) == len(self.stages)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """`awaits` are the triggers for which the player is being asked.

    `begun`: the plan is being carried out on the spot; it ends at `until`, or not by itself if that is None.
    The kill timer runs out at `kill_ready_at`, which is None while the timer is stopped with `kill_left` ticks to go.
    """

    color: Color
    name: str
    place: str
    buttons_left: int
    role: identities.Role = identities.Role.CREWMATE
    alive: bool = True
    spot: str | None = None
    vent: str | None = None
    walk: Walk | None = None
    plan: actions.Plan | None = None
    begun: bool = False
    until: int | None = None
    awaits: tuple[decisions.Trigger, ...] = ()
    tasks: tuple[Task, ...] = ()
    kill_ready_at: int | None = 0
    kill_left: int = 0

    @property
    def is_impostor(self) -> bool:
        return self.role is IMPOSTOR

    def task(self, name: str) -> Task | None:
        return next((task for task in self.tasks if task.task == name), None)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Sabotage:
    """`mended` are the consoles that are done; `left` maps one that is begun to the parts still to do."""

    system: identities.System
    deadline: int | None
    mended: tuple[str, ...] = ()
    left: Mapping[str, int] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Systems:
    """The ship's own clocks. `shut` and `doors_ready` map a room with doors to a tick."""

    sabotage: Sabotage | None = None
    sabotage_ready_at: int = 0
    shut: Mapping[str, int] = dataclasses.field(default_factory=dict)
    doors_ready: Mapping[str, int] = dataclasses.field(default_factory=dict)
    button_ready_at: int = 0


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class TaskCount:
    done: int
    total: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """The last answer of a player who did not get the floor for it, given at the discussion tick `since`."""

    since: int
    said: decisions.DiscussionDecision


class Phase(StrEnum):
    """Where a meeting stands."""

    DISCUSSION = "discussion"
    LAST_CALL = "last_call"
    REACTION = "reaction"
    CONSOLIDATION = "consolidation"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """`t` is the discussion tick that comes next, `last_floor` when somebody last had the floor; `failures` counts
    failed answers to the last call, `revealed` the ballots turned over."""

    number: int
    caller: Color
    body: Color | None
    phase: Phase = Phase.DISCUSSION
    t: int = 0
    lines: tuple[events.Spoke, ...] = ()
    last_floor: Mapping[Color, int] = dataclasses.field(default_factory=dict)
    ballots: Mapping[Color, identities.Ballot] = dataclasses.field(default_factory=dict)
    failures: Mapping[Color, int] = dataclasses.field(default_factory=dict)
    nudges: tuple[events.Nudged, ...] = ()
    revealed: int = 0
    standing: Mapping[Color, Standing] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """`seq` is the number of the last entry. `known_dead` are those whose death the table knows."""

    seq: int = 0
    tick: int = 0
    rules: ruling.MatchRules = dataclasses.field(default_factory=ruling.MatchRules)
    station: stations.Station = dataclasses.field(default_factory=lambda: maps.load("skeld"))
    seats: tuple[Color, ...] = ()
    players: Mapping[Color, Player] = dataclasses.field(default_factory=dict)
    bodies: tuple[events.Body, ...] = ()
    killings: tuple[events.Killing, ...] = ()
    systems: Systems = dataclasses.field(default_factory=Systems)
    meeting: Meeting | None = None
    meetings: int = 0
    known_dead: tuple[Color, ...] = ()
    outcome: events.MatchEnded | None = None
    reflected: tuple[Color, ...] = ()
    closed: bool = False

    @property
    def living(self) -> tuple[Color, ...]:
        return tuple(color for color, player in self.players.items() if player.alive)

    @property
    def ghosts(self) -> tuple[Color, ...]:
        return tuple(color for color, player in self.players.items() if not player.alive)

    @property
    def impostors(self) -> tuple[Color, ...]:
        """The living and the dead ones."""
        return tuple(color for color, player in self.players.items() if player.is_impostor)

    @property
    def is_roaming(self) -> bool:
        return self.outcome is None and self.meeting is None and bool(self.players)

    @property
    def lights_out(self) -> bool:
        sabotage = self.systems.sabotage
        return sabotage is not None and sabotage.system is identities.System.LIGHTS

    @property
    def comms_down(self) -> bool:
        sabotage = self.systems.sabotage
        return sabotage is not None and sabotage.system is identities.System.COMMS

    def task_count(self, dead: Collection[Color]) -> TaskCount:
        """The crew's tasks, done and in all. If ghosts do no tasks, what the `dead` have not done is left out."""
        done = total = 0
        for player in self.players.values():
            if player.is_impostor:
                continue
            finished = sum(task.is_done for task in player.tasks)
            done += finished
            dropped = player.color in dead and not self.rules.ghosts_do_tasks
            total += finished if dropped else len(player.tasks)
        return TaskCount(done=done, total=total)


def with_player(world: World, player: Player) -> World:
    return changed(world, players={**world.players, player.color: player})


def with_work(world: World, color: Color, until: int | None) -> World:
    """The player now carries out its plan on the spot, until the tick `until`."""
    return with_player(world, changed(world.players[color], begun=True, until=until))


def sitting(world: World) -> Meeting:
    """The meeting that is going on. Raises ValueError if there is none: what asks for it only happens during one."""
    if world.meeting is None:
        raise ValueError(f"no meeting is going on at entry {world.seq}")
    return world.meeting


def in_phase(world: World, phase: Phase) -> World:
    return changed(world, meeting=changed(sitting(world), phase=phase))
