"""What one viewer can know of a match, as plain data: the parts of a perspective.

What a viewer does not know is None, or empty. Ticks are seconds of roaming.
"""

import dataclasses
from collections.abc import Mapping
from enum import StrEnum

from games.engine import maps
from games.engine.facts import actions, events, identities, reach, testimony
from games.engine.facts import rules as ruling
from games.engine.facts import station as stations
from games.engine.state import world as worlds
from games.engine.state.copying import changed

Color = identities.Color


class Deed(StrEnum):
    """The kinds of sights that a viewer remembers."""

    KILLED = "killed"
    VENTED = "vented"
    SHOWED_TASK = "showed_task"
    STOOD_AT = "stood_at"
    WORKED = "worked"
    LAY_DEAD = "lay_dead"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """One thing seen. `thing` is the task, the spot or the vent; `other` the victim."""

    deed: Deed
    tick: int
    color: Color
    place: str
    other: Color | None = None
    thing: str | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Stay:
    """Somebody was seen in a place from one tick to another; the viewer's own stays are its path."""

    color: Color
    place: str
    since: int
    until: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Death:
    """What is known of how somebody died. `tick` is when the viewer learned of it."""

    tick: int
    place: str | None = None
    killer: Color | None = None
    ejected: bool = False


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One player. `seen_at` is when it was last seen, at `place`; `since` when the sight of it there began.

    `alive` is true until the viewer learns otherwise.
    """

    color: Color
    name: str
    buttons_left: int
    role: identities.Role | None = None
    alive: bool = True
    death: Death | None = None
    place: str | None = None
    spot: str | None = None
    vent: str | None = None
    in_sight: bool = False
    since: int = 0
    seen_at: int = 0
    tasks: tuple[worlds.Task, ...] = ()
    stages_done: int | None = None
    stages: int | None = None
    plan: actions.Action | None = None
    kill_ready_at: int | None = None
    kill_left: int = 0


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Mind:
    """What goes on in a head that the viewer can look into."""

    thought: str = ""
    suspicions: tuple[testimony.Suspicion, ...] = ()
    pads: Mapping[identities.Pad, str] = dataclasses.field(default_factory=dict)
    lessons: tuple[str, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Alarm:
    """A sabotaged system; `mended` are the consoles known to be done, or held at this moment.

    `left` is how many parts are known to be still to do, if a console has several.
    """

    system: identities.System
    since: int
    deadline: int | None
    mended: tuple[str, ...] = ()
    left: int | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class AdminReading:
    tick: int
    heads: tuple[events.Heads, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The meeting as it stands. `bids` and `unsaid` are those of the last discussion tick.

    `awaited` are those who said nothing when they last had the floor. `voted` is in order of voting; `ballots` are
    those the viewer knows, revealed or not.
    """

    number: int
    caller: Color
    body: Color | None
    place: str
    living: tuple[Color, ...]
    news: tuple[Color, ...]
    phase: worlds.Phase = worlds.Phase.DISCUSSION
    t: int = 0
    lines: tuple[events.Spoke, ...] = ()
    nudges: tuple[events.Nudged, ...] = ()
    bids: tuple[events.Bid, ...] = ()
    unsaid: tuple[events.LeftUnsaid, ...] = ()
    awaited: tuple[Color, ...] = ()
    voted: tuple[Color, ...] = ()
    ballots: Mapping[Color, identities.Ballot] = dataclasses.field(default_factory=dict)
    revealed: tuple[events.BallotRevealed, ...] = ()
    ejected: events.Ejected | None = None
    tied: tuple[identities.Ballot, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Charge:
    """Somebody said it saw another do what only impostors do."""

    speaker: Color
    claim: testimony.Claim


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a meeting ended, and who had charged whom. Its other lines are in the log alone."""

    number: int
    caller: Color
    body: Color | None
    revealed: tuple[events.BallotRevealed, ...]
    ejected: events.Ejected | None
    charges: tuple[Charge, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Perspective:
    """Everything that one viewer knows.

    `bodies` are all that are known to lie somewhere, `bodies_in_sight` those that a living player sees at this moment.
    `stays` are those since the last meeting; `memories` outlast meetings, except of where somebody stood. Both are kept
    for living players alone, because everybody else can read the log. `doors` and `doors_ready` map a room to the tick
    by which its doors are open again, or can be shut again. `watching` is the console that the viewer itself watches.
    """

    viewer: identities.Viewer
    tick: int = 0
    rules: ruling.MatchRules = dataclasses.field(default_factory=ruling.MatchRules)
    seats: tuple[Color, ...] = ()
    figures: Mapping[Color, Figure] = dataclasses.field(default_factory=dict)
    bodies: tuple[events.Body, ...] = ()
    bodies_in_sight: tuple[Color, ...] = ()
    minds: Mapping[Color, Mind] = dataclasses.field(default_factory=dict)
    stays: tuple[Stay, ...] = ()
    memories: tuple[Memory, ...] = ()
    round_began: int = 0
    sabotage: Alarm | None = None
    sabotage_ready_at: int | None = None
    doors: Mapping[str, int] = dataclasses.field(default_factory=dict)
    doors_ready: Mapping[str, int] = dataclasses.field(default_factory=dict)
    button_ready_at: int = 0
    task_bar: worlds.TaskCount | None = None
    watching: str | None = None
    cameras_blink: bool = False
    admin: AdminReading | None = None
    meeting: Table | None = None
    past: tuple[Outcome, ...] = ()
    impostors_left: int | None = None
    ghost_lines: tuple[events.GhostSpoke, ...] = ()
    ended: events.MatchEnded | None = None
    closed: bool = False

    @property
    def station(self) -> stations.Station:
        return maps.load(self.rules.map)

    @property
    def me(self) -> Figure | None:
        """The viewer as a player; None for `glass`, `public`, and before the seats are taken."""
        return self.figures.get(self.viewer) if isinstance(self.viewer, Color) else None

    @property
    def is_living_player(self) -> bool:
        me = self.me
        return me is not None and me.alive

    @property
    def is_omniscient(self) -> bool:
        """Whether the viewer sees everything that happens aboard, as the glass and ghosts do."""
        me = self.me
        return self.viewer == "glass" or (me is not None and not me.alive)

    @property
    def lights_out(self) -> bool:
        return self.sabotage is not None and self.sabotage.system is identities.System.LIGHTS

    def sight_of(self, role: identities.Role | None) -> reach.Reach:
        """How far a living player of that role sees in its own place at this moment."""
        return self.rules.sight(impostor=role is identities.Role.IMPOSTOR, dark=self.lights_out)

    @property
    def shown_tasks(self) -> tuple[worlds.Task, ...]:
        """The viewer's own task list; blank while comms are down."""
        return () if self.me is None or self.is_task_list_dark else self.me.tasks

    @property
    def is_task_list_dark(self) -> bool:
        comms_down = self.sabotage is not None and self.sabotage.system is identities.System.COMMS
        return comms_down and self.is_living_player

    @property
    def living(self) -> tuple[Color, ...]:
        """Whoever is not known to be dead, in seating order."""
        return tuple(color for color, figure in self.figures.items() if figure.alive)


def sitting(known: Perspective) -> Table:
    """The meeting that is going on. Raises ValueError if there is none: what asks for it only happens during one."""
    if known.meeting is None:
        raise ValueError(f"{known.viewer} has not seen a meeting begin")
    return known.meeting


def in_phase(known: Perspective, phase: worlds.Phase) -> Perspective:
    return changed(known, meeting=changed(sitting(known), phase=phase))


def without_meeting_pad(mind: Mind) -> Mind:
    if identities.Pad.MEETING not in mind.pads:
        return mind
    pads = dict(mind.pads)
    del pads[identities.Pad.MEETING]
    return changed(mind, pads=pads)
