"""A map as data: places, walks, vents, doors, consoles, systems and kinds of tasks.

A walk joins a room and a hallway. A passage is the true length of crossing a hallway from one room to
another, which can be shorter than its two walks together. Lengths are seconds at normal speed.
"""

import dataclasses
import functools
from enum import StrEnum

from games.engine.facts import identities


class PlaceKind(StrEnum):
    ROOM = "room"
    HALLWAY = "hallway"


class Length(StrEnum):
    COMMON = "common"
    LONG = "long"
    SHORT = "short"


class Use(StrEnum):
    """What a console is for. One that mends a system names that system as well."""

    BUTTON = "button"
    CAMERAS = "cameras"
    ADMIN_TABLE = "admin_table"
    MENDING = "mending"


class Mending(StrEnum):
    """TOGETHER: every console held at the same moment. EACH: every console worked once, in any order."""

    TOGETHER = "together"
    EACH = "each"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    left: int
    top: int
    right: int
    bottom: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    id: str
    name: str
    kind: PlaceKind
    x: int
    y: int
    box: Box | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Walk:
    """`door` names the room whose doors close this way, if any."""

    a: str
    b: str
    seconds: float
    door: str | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Passage:
    a: str
    via: str
    b: str
    seconds: float


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Vent:
    id: str
    place: str
    x: int
    y: int
    leads_to: tuple[str, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Camera:
    id: str
    place: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Console:
    """`seconds` is how long it takes to work one of its parts, if the work ends by itself."""

    id: str
    name: str
    place: str
    use: Use
    system: identities.System | None = None
    seconds: int = 0
    parts: int = 1

    @property
    def named(self) -> str:
        """`the camera monitor` in the middle of a sentence; `the O2 keypad` stays."""
        is_plain = not (self.name[1:2].isdigit() or self.name[1:2].isupper())
        return f"the {self.name[:1].lower()}{self.name[1:]}" if is_plain else f"the {self.name}"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class SystemPlan:
    """`seconds` is how long the crew have before a critical system kills them; None for a mere nuisance."""

    system: identities.System
    mending: Mending
    seconds: int | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """`wait` is how many seconds must pass after the previous stage, as for a sample that needs time.

    `vent` is the one that is worked on, if the stage is done at a vent.
    """

    place: str
    seconds: int
    label: str
    visual: bool = False
    wait: int = 0
    vent: str | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class TaskKind:
    """Nobody is dealt two tasks of one family; the family is also the name of the spot one stands at.

    With `panels`, the stages are drawn when the task is dealt: `draws` panel rooms, in the order listed here. With
    `at_vents`, they are drawn from the map's vents instead, and the task is dealt only if `vent_cleaning` is set.
    """

    id: str
    name: str
    length: Length
    family: str
    stages: tuple[Stage, ...] = ()
    panels: tuple[str, ...] = ()
    draws: int = 0
    panel_seconds: int = 0
    any_order: bool = False
    exclusive: bool = False
    at_vents: bool = False

    @property
    def work(self) -> str:
        """`Upload Data`, of `Upload Data from Weapons`."""
        return self.name.split(" from ")[0].split(" to ")[0]

    def spot(self, stage: Stage) -> str:
        """Where one stands at that stage."""
        return stage.vent or self.family


@dataclasses.dataclass(frozen=True, kw_only=True, eq=False)
class Station:
    """A whole map. Compared by identity and without slots, so that look-ups can be cached on it."""

    id: str
    name: str
    width: int
    height: int
    min_players: int
    max_players: int
    spawn: str
    places: tuple[Place, ...]
    walks: tuple[Walk, ...]
    passages: tuple[Passage, ...]
    vents: tuple[Vent, ...]
    cameras: tuple[Camera, ...]
    consoles: tuple[Console, ...]
    systems: tuple[SystemPlan, ...]
    tasks: tuple[TaskKind, ...]

    @functools.cached_property
    def place(self) -> dict[str, Place]:
        return {place.id: place for place in self.places}

    @functools.cached_property
    def rooms(self) -> tuple[str, ...]:
        return tuple(place.id for place in self.places if place.kind is PlaceKind.ROOM)

    @functools.cached_property
    def vent(self) -> dict[str, Vent]:
        return {vent.id: vent for vent in self.vents}

    @functools.cached_property
    def vents_in(self) -> dict[str, tuple[Vent, ...]]:
        return {name: tuple(vent for vent in self.vents if vent.place == name) for name in self.place}

    def dealt(self, *, vents: bool) -> tuple[TaskKind, ...]:
        """The kinds of tasks that are dealt, with or without those at vents."""
        return tuple(task for task in self.tasks if vents or not task.at_vents)

    @functools.cached_property
    def task(self) -> dict[str, TaskKind]:
        return {task.id: task for task in self.tasks}

    @functools.cached_property
    def console(self) -> dict[str, Console]:
        return {console.id: console for console in self.consoles}

    @functools.cached_property
    def system(self) -> dict[identities.System, SystemPlan]:
        return {plan.system: plan for plan in self.systems}

    @functools.cached_property
    def mending_consoles(self) -> dict[identities.System, tuple[Console, ...]]:
        return {
            plan.system: tuple(console for console in self.consoles if console.system is plan.system)
            for plan in self.systems
        }

    @functools.cached_property
    def watched_places(self) -> tuple[str, ...]:
        """The places that a camera shows, in the order of the feeds."""
        return tuple(camera.place for camera in self.cameras)

    @functools.cached_property
    def door_between(self) -> dict[tuple[str, str], str]:
        """The room whose doors close the way from one place to its neighbour; both directions."""
        shut = {(walk.a, walk.b): walk.door for walk in self.walks if walk.door}
        return {pair: door for (a, b), door in shut.items() for pair in ((a, b), (b, a))}

    @functools.cached_property
    def rooms_with_doors(self) -> tuple[str, ...]:
        doors = {walk.door for walk in self.walks}
        return tuple(room for room in self.rooms if room in doors)

    @functools.cached_property
    def at_doors(self) -> dict[str, tuple[str, ...]]:
        """For a room with doors: the places from which one sees them, the room itself first."""
        return {
            room: (room, *(walk.b if walk.a == room else walk.a for walk in self.walks if walk.door == room))
            for room in self.rooms_with_doors
        }

    def console_for(self, use: Use) -> Console | None:
        return next((console for console in self.consoles if console.use is use), None)
