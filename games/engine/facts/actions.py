"""What a player can do while roaming. A menu holds these; choosing one of them is the only way to act."""

import dataclasses
import functools

from games.engine.facts import identities
from games.engine.facts import station as stations


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Continue:
    """Carry on with the plan."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Wait:
    """Stay in place for `seconds`; inside a vent, stay hidden."""

    seconds: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class GoTo:
    place: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class DoTask:
    """Walk to the stage's place and do the stage; for an impostor, pretend to."""

    task: str
    stage: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Kill:
    victim: identities.Color


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Approach:
    """Step up to somebody who is in the same place, but out of reach."""

    color: identities.Color


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    body: identities.Color


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class PressButton:
    """Call an emergency meeting."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class EnterVent:
    vent: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class MoveVent:
    vent: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class ExitVent:
    """Climb out of the vent that the player is in."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Sabotage:
    system: identities.System


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class CloseDoors:
    room: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Mend:
    """Walk to the console and work it until the system is mended, or this console's part of it is."""

    console: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Watch:
    """Walk to the camera monitor or the admin table, and watch it for a while."""

    console: str


Action = (
    Continue
    | Wait
    | GoTo
    | DoTask
    | Kill
    | Approach
    | Report
    | PressButton
    | EnterVent
    | MoveVent
    | ExitVent
    | Sabotage
    | CloseDoors
    | Mend
    | Watch
)
Plan = Wait | GoTo | DoTask | Mend | Watch
InPassing = Continue | Sabotage | CloseDoors
"""Actions that leave the player's current plan as it is."""
WAITS = (Wait(seconds=3), Wait(seconds=10), Wait(seconds=30))


@functools.cache
def ways(station: stations.Station, here: str | None) -> tuple[GoTo, ...]:
    return tuple(GoTo(place=place) for place in station.place if place != here)


@functools.cache
def screens(station: stations.Station) -> tuple[Watch, ...]:
    uses = (stations.Use.CAMERAS, stations.Use.ADMIN_TABLE)
    return tuple(Watch(console=console.id) for console in station.consoles if console.use in uses)
