"""What happens to vents, systems, doors, cameras, the admin table and the button."""

import dataclasses

from games.engine.facts import identities


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Feed:
    """What one camera shows."""

    place: str
    players: tuple[identities.Color, ...]
    bodies: tuple[identities.Color, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Heads:
    """How many figures the admin table shows in a room."""

    room: str
    count: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class VentEntered:
    color: identities.Color
    vent: str
    place: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class VentMoved:
    color: identities.Color
    origin: str
    vent: str
    place: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class VentExited:
    color: identities.Color
    vent: str
    place: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class SabotageStarted:
    """The alarm. A critical system kills the crew at the tick `deadline`."""

    system: identities.System
    deadline: int | None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class SabotageCalled:
    """Whose sabotage it was."""

    color: identities.Color
    system: identities.System


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class MendingBegun:
    """Starts to work a console until the tick `until`; None means to hold it until every other is held too."""

    color: identities.Color
    console: str
    until: int | None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class ConsoleMended:
    """A part of a console is done, until the system is mended or lifted. `left` is how many of its parts remain."""

    color: identities.Color
    console: str
    left: int = 0


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class MendingCounted:
    """What the alarm shows everybody while a system is being mended: the consoles done, or held at this moment.

    `left` is how many parts are still to do, if a console has several.
    """

    system: identities.System
    consoles: tuple[str, ...]
    left: int | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class SabotageMended:
    system: identities.System


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class SabotageLifted:
    """A meeting ended it before anybody mended it."""

    system: identities.System


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class SabotageReady:
    """When the impostors' next sabotage of a system is possible; told to impostors."""

    at: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class DoorsClosed:
    room: str
    until: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class DoorsReady:
    """When this room's doors can be closed again; told to impostors."""

    room: str
    at: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class DoorsFoundShut:
    """A walker stands before shut doors, and waits for them to open."""

    color: identities.Color
    room: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class DoorsOpened:
    room: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class WatchBegun:
    """Starts to watch a console that shows other places, until the tick `until`."""

    color: identities.Color
    console: str
    until: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class FeedsSeen:
    """What the cameras show at this moment; afterwards the watcher perceives what happens there."""

    color: identities.Color
    feeds: tuple[Feed, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class CameraLights:
    """The lights of all cameras began or ceased to blink, because somebody began or ceased to watch.

    Seen by whoever is under a camera.
    """

    blinking: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class AdminTableRead:
    color: identities.Color
    heads: tuple[Heads, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class ScreensDark:
    """Comms went out while this player was watching."""

    color: identities.Color
    console: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class ButtonReady:
    """From which tick the emergency button works again."""

    at: int


Venting = VentEntered | VentMoved | VentExited
Mending = MendingBegun | ConsoleMended | MendingCounted
Sabotaging = SabotageStarted | SabotageCalled | Mending | SabotageMended | SabotageLifted | SabotageReady
Shutting = DoorsClosed | DoorsFoundShut | DoorsReady | DoorsOpened
Looking = WatchBegun | FeedsSeen | CameraLights | AdminTableRead | ScreensDark
SystemEvent = Venting | Sabotaging | Shutting | Looking | ButtonReady
