"""Where everybody really was and what they really did, with the numbers of the entries that say so."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence

from games.engine.facts import identities
from games.engine.state import ledger as ledgers
from games.engine.state.copying import changed

Color = identities.Color


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Stretch:
    """Somebody was there from one tick to another; `until` is None while it lasts."""

    place: str
    since: int
    until: int | None
    seq: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Kill:
    seq: int
    tick: int
    killer: Color
    victim: Color
    place: str
    witnesses: tuple[Color, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Venting:
    seq: int
    tick: int
    color: Color
    place: str
    witnesses: tuple[Color, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """A stage that was begun, with the tick until which it takes, or finished. Pretence is not `real`."""

    seq: int
    since: int
    until: int
    color: Color
    task: str
    place: str
    real: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Find:
    """Somebody saw a body lie there."""

    seq: int
    tick: int
    color: Color
    body: Color
    place: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """From the entry `first` to the meeting that opens with the entry `last`. While it goes on, both ends are None."""

    number: int
    since: int
    first: int
    until: int | None = None
    last: int | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Alarm:
    """A sabotaged system; `until` is None while it lasts."""

    seq: int
    system: identities.System
    since: int
    until: int | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Truth:
    """What claims are held against. `dealt` and `dead` map a colour to the entry of its role, and of its death.

    `met` is the entry by which the last meeting opened, which says who was alive then.
    """

    tick: int = 0
    rounds: tuple[Round, ...] = ()
    alarms: tuple[Alarm, ...] = ()
    seats: tuple[Color, ...] = ()
    spawn: str = ""
    roles: Mapping[Color, identities.Role] = dataclasses.field(default_factory=dict)
    dealt: Mapping[Color, int] = dataclasses.field(default_factory=dict)
    tracks: Mapping[Color, tuple[Stretch, ...]] = dataclasses.field(default_factory=dict)
    dead: Mapping[Color, int] = dataclasses.field(default_factory=dict)
    met: int = 0
    kills: tuple[Kill, ...] = ()
    ventings: tuple[Venting, ...] = ()
    work: tuple[Work, ...] = ()
    finds: tuple[Find, ...] = ()

    def whereabouts(self, color: Color, since: int, until: int, *, first: int, last: int) -> list[Stretch]:
        """Where somebody was between two ticks and two entries, cut to the ticks, in order."""
        return [
            changed(stretch, since=max(stretch.since, since), until=min(_end(stretch, self.tick), until))
            for stretch in self.tracks.get(color, ())
            if first <= stretch.seq <= last and stretch.since <= until and _end(stretch, self.tick) >= since
        ]


def _end(stretch: Stretch, tick: int) -> int:
    return tick if stretch.until is None else stretch.until


PROOFS: dict[type[object], Callable[..., Truth]] = {}
"""What each kind of event proves, as `happenings` declares it."""


def follow(truth: Truth, entry: ledgers.Entry) -> Truth:
    """The truth after one more entry. It has to be called with every entry, in order."""
    proof = PROOFS.get(type(entry.event))
    if entry.tick != truth.tick:
        truth = changed(truth, tick=entry.tick)
    return truth if proof is None else proof(truth, entry, entry.event)


def gathered(truth: Truth, colors: Sequence[Color], entry: ledgers.Entry) -> Truth:
    """These stand at the table, and a round begins."""
    at_table = Stretch(place=truth.spawn, since=entry.tick, until=None, seq=entry.seq)
    tracks = {color: (*truth.tracks.get(color, ()), at_table) for color in colors}
    begun = Round(number=len(truth.rounds) + 1, since=entry.tick, first=entry.seq)
    return changed(truth, tracks={**truth.tracks, **tracks}, rounds=(*truth.rounds, begun))


def moved(truth: Truth, entry: ledgers.Entry, color: Color, place: str) -> Truth:
    """Somebody is now there. Ghosts are left out: no claim is about where they are."""
    if color in truth.dead:
        return truth
    there = Stretch(place=place, since=entry.tick, until=None, seq=entry.seq)
    return changed(truth, tracks={**truth.tracks, color: (*ended(truth, color), there)})


def ended(truth: Truth, color: Color) -> tuple[Stretch, ...]:
    """Where somebody has been; the last stretch ends now."""
    track = truth.tracks.get(color, ())
    if not track or track[-1].until is not None:
        return track
    return (*track[:-1], changed(track[-1], until=truth.tick))


def died(truth: Truth, color: Color, seq: int) -> Truth:
    tracks = {**truth.tracks, color: ended(truth, color)}
    return changed(truth, tracks=tracks, dead={**truth.dead, color: seq})


def found(truth: Truth, entry: ledgers.Entry, color: Color, bodies: Sequence[tuple[Color, str]]) -> Truth:
    finds = [Find(seq=entry.seq, tick=entry.tick, color=color, body=body, place=place) for body, place in bodies]
    return changed(truth, finds=(*truth.finds, *finds)) if finds else truth
