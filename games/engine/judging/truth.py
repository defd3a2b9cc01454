"""Where everybody really was and what they really did, with the numbers of the entries that say so."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence

from games.engine import maps
from games.engine.facts import events, identities
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
    """A stage begun, until when it takes, or finished; pretence is not real."""

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
    """From the entry `first` to the meeting that opens with the entry `last`; both None while it goes on."""

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


def follow(truth: Truth, entry: ledgers.Entry) -> Truth:
    """The truth after one more entry; every entry is to be given, in order."""
    page = PAGES.get(type(entry.event))
    if entry.tick != truth.tick:
        truth = changed(truth, tick=entry.tick)
    return truth if page is None else page(truth, entry, entry.event)


def _opened(truth: Truth, entry: ledgers.Entry, event: events.MatchOpened) -> Truth:
    seats = tuple(seat.color for seat in event.seats)
    return _gathered(changed(truth, seats=seats, spawn=maps.load(event.rules.map).spawn), seats, entry)


def _gathered(truth: Truth, colors: Sequence[Color], entry: ledgers.Entry) -> Truth:
    at_table = Stretch(place=truth.spawn, since=entry.tick, until=None, seq=entry.seq)
    tracks = {color: (*truth.tracks.get(color, ()), at_table) for color in colors}
    begun = Round(number=len(truth.rounds) + 1, since=entry.tick, first=entry.seq)
    return changed(truth, tracks={**truth.tracks, **tracks}, rounds=(*truth.rounds, begun))


def _role_dealt(truth: Truth, entry: ledgers.Entry, event: events.RoleDealt) -> Truth:
    roles, dealt = {**truth.roles, event.color: event.role}, {**truth.dealt, event.color: entry.seq}
    return changed(truth, roles=roles, dealt=dealt)


def _moved(truth: Truth, entry: ledgers.Entry, event: events.Walked | events.VentMoved) -> Truth:
    """Of the living; where ghosts are concerns nobody."""
    if event.color in truth.dead:
        return truth
    there = Stretch(place=event.place, since=entry.tick, until=None, seq=entry.seq)
    return changed(truth, tracks={**truth.tracks, event.color: (*_ended(truth, event.color), there)})


def _ended(truth: Truth, color: Color) -> tuple[Stretch, ...]:
    track = truth.tracks.get(color, ())
    if not track or track[-1].until is not None:
        return track
    return (*track[:-1], changed(track[-1], until=truth.tick))


def _killed(truth: Truth, entry: ledgers.Entry, event: events.Killed) -> Truth:
    kill = Kill(
        seq=entry.seq,
        tick=entry.tick,
        killer=event.killer,
        victim=event.victim,
        place=event.place,
        witnesses=entry.audience,
    )
    return changed(_died(truth, event.victim, entry.seq), kills=(*truth.kills, kill))


def _died(truth: Truth, color: Color, seq: int) -> Truth:
    tracks = {**truth.tracks, color: _ended(truth, color)}
    return changed(truth, tracks=tracks, dead={**truth.dead, color: seq})


def _vented(truth: Truth, entry: ledgers.Entry, event: events.VentEntered | events.VentExited) -> Truth:
    venting = Venting(seq=entry.seq, tick=entry.tick, color=event.color, place=event.place, witnesses=entry.audience)
    return changed(truth, ventings=(*truth.ventings, venting))


def _worked(truth: Truth, entry: ledgers.Entry, event: events.StageBegun | events.StageFinished) -> Truth:
    track = truth.tracks[event.color]
    work = Work(
        seq=entry.seq,
        since=entry.tick,
        until=event.until if isinstance(event, events.StageBegun) else entry.tick,
        color=event.color,
        task=event.task,
        place=track[-1].place,
        real=truth.roles.get(event.color) is not identities.Role.IMPOSTOR,
    )
    return truth if event.color in truth.dead else changed(truth, work=(*truth.work, work))


def _looked(truth: Truth, entry: ledgers.Entry, event: events.LookedAround) -> Truth:
    return _found(truth, entry, event.color, [(body, event.place) for body in event.bodies])


def _watched(truth: Truth, entry: ledgers.Entry, event: events.FeedsSeen) -> Truth:
    return _found(truth, entry, event.color, [(body, feed.place) for feed in event.feeds for body in feed.bodies])


def _found(truth: Truth, entry: ledgers.Entry, color: Color, bodies: Sequence[tuple[Color, str]]) -> Truth:
    finds = [Find(seq=entry.seq, tick=entry.tick, color=color, body=body, place=place) for body, place in bodies]
    return changed(truth, finds=(*truth.finds, *finds)) if finds else truth


def _meeting_opened(truth: Truth, entry: ledgers.Entry, event: events.MeetingOpened) -> Truth:
    """Nobody is anywhere but at the table; what is said there is about the round before."""
    tracks = {color: _ended(truth, color) for color in truth.tracks}
    over = changed(truth.rounds[-1], until=entry.tick, last=entry.seq)
    return changed(truth, tracks=tracks, spawn=event.place, met=entry.seq, rounds=(*truth.rounds[:-1], over))


def _alarmed(truth: Truth, entry: ledgers.Entry, event: events.SabotageStarted) -> Truth:
    alarm = Alarm(seq=entry.seq, system=event.system, since=entry.tick)
    return changed(truth, alarms=(*truth.alarms, alarm))


def _calmed(truth: Truth, entry: ledgers.Entry, _event: events.SabotageMended | events.SabotageLifted) -> Truth:
    if not truth.alarms:
        return truth
    return changed(truth, alarms=(*truth.alarms[:-1], changed(truth.alarms[-1], until=entry.tick)))


def _ejected(truth: Truth, entry: ledgers.Entry, event: events.Ejected) -> Truth:
    return _died(truth, event.color, entry.seq)


def _meeting_closed(truth: Truth, entry: ledgers.Entry, event: events.MeetingClosed) -> Truth:
    living = [color for color in truth.seats if color not in truth.dead]
    return _gathered(truth, living, entry)


# Each page takes its own kind of event, which no common type of function can say.
Page = Callable[..., Truth]
PAGES: dict[type[events.Event], Page] = {
    events.MatchOpened: _opened,
    events.RoleDealt: _role_dealt,
    events.Walked: _moved,
    events.VentMoved: _moved,
    events.Killed: _killed,
    events.VentEntered: _vented,
    events.VentExited: _vented,
    events.StageBegun: _worked,
    events.StageFinished: _worked,
    events.LookedAround: _looked,
    events.FeedsSeen: _watched,
    events.SabotageStarted: _alarmed,
    events.SabotageMended: _calmed,
    events.SabotageLifted: _calmed,
    events.MeetingOpened: _meeting_opened,
    events.Ejected: _ejected,
    events.MeetingClosed: _meeting_closed,
}
