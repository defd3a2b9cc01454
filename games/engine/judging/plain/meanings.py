"""What a plain clause claims of those it tells of."""

import dataclasses
from collections.abc import Iterator, Sequence

from games.engine.facts import identities
from games.engine.facts import station as stations
from games.engine.facts.testimony import Claim, Topic
from games.engine.judging.plain.lexing import COLORS, Letters
from games.engine.judging.reading.words import names, tellings

Color = identities.Color
Persons = tuple[Color, ...]


@dataclasses.dataclass(slots=True, kw_only=True)
class Table:
    """Who speaks, and whom and what "you", "we", "there" and "the body" mean, as far as that is certain."""

    speaker: Color
    addressed: Color | None
    dead: frozenset[Color]
    body: Color | None
    station: stations.Station
    is_live: bool
    """Whether it is known who is dead."""
    group: Persons = ()
    there: str | None = None
    here: str | None = None
    """Where the speaker was, by what it has just said."""

    @property
    def corpse(self) -> Persons:
        """Whose body everybody speaks of."""
        return (self.body,) if self.body else tuple(self.dead) if len(self.dead) == 1 else ()

    def persons(self, letters: Letters, start: int, end: int) -> Persons:
        """Whom the letters name; nobody at all if it is uncertain of one of them."""
        found: list[Color] = []
        for at in range(start, end):
            who = self._who(letters.kinds[at], letters.values[at])
            if who is None:
                continue
            if not who:
                return ()
            found += who
        return tuple(dict.fromkeys(found))

    def _who(self, kind: str, value: str) -> Persons | None:
        match kind:
            case "S":
                return (self.speaker,)
            case "P":
                return (COLORS[value],)
            case "Y":
                return (self.addressed,) if self.addressed else ()
            case "W":
                return tuple(dict.fromkeys((self.speaker, *self.group)))
            case _:
                return None


@dataclasses.dataclass(slots=True)
class Way:
    """What follows a verb: where, from where, with whom, behind whom, at what."""

    places: list[str] = dataclasses.field(default_factory=list)
    came_from: list[str] = dataclasses.field(default_factory=list)
    company: list[Color] = dataclasses.field(default_factory=list)
    behind: list[Color] = dataclasses.field(default_factory=list)
    """Nothing is certain of these: whoever came after them may have found them gone."""
    apart: list[Color] = dataclasses.field(default_factory=list)
    """Those who did the same some seconds before or after."""
    tasks: list[str] = dataclasses.field(default_factory=list)
    is_joint: bool = False
    is_late: bool = False
    """Whether the company is named after several places; it is then told of the last one only."""
    is_apart: bool = False
    """Whether the company is named behind a comma; unless the speaker is concerned, it may then be anybody's."""
    is_certain: bool = True


def way(letters: Letters, start: int, end: int, table: Table, *, arrives: bool = True, goes: bool = False) -> Way:
    """Reads what follows a verb. Somebody only on the way to a place was not there; somebody who went into it was."""
    found = Way()
    led, to, was_there, goal = "", "", False, found.company
    for at in range(start, end):
        kind, value = letters.kinds[at], letters.values[at]
        found.is_apart = found.is_apart or letters.kinds[at : at + 2] == ",w"
        if kind in "LR":
            is_goal = led == "t" and not arrives and not to.endswith("into")
            is_again = led == "i" and found.company and found.places
            is_upon = led == "I" and letters.words[at].text not in tellings.CAMERAS
            found.is_certain = found.is_certain and not (is_again or is_upon)
            found.is_certain = found.is_certain and (goes or led != "t" or bool(found.came_from))
            is_goal = is_goal or (led == "u" and was_there)
            _place(found, "F" if is_goal else led, value if kind == "L" else table.there)
        elif kind in LEADING:
            led, to, was_there = kind, value, bool(found.places or found.came_from)
            goal = {"k": found.behind, "a": found.apart}.get(kind, found.company)
        elif kind in "SPYW":
            who = table.persons(letters, at, at + 1)
            found.is_certain = found.is_certain and bool(who)
            found.is_late = len(found.places) > 1
            goal += who
        elif kind in "TEGD":
            if led != "F":
                found.tasks.append(value)
        elif kind == "z":
            found.is_joint = True
    return found


LEADING = "iItuoFwka"


def _place(found: Way, led: str, value: str | None) -> None:
    if value is None:
        found.is_certain = False
    elif led != "F":
        (found.came_from if led == "o" else found.places).extend(value.split())


def present(subject: Persons, found: Way, table: Table) -> Iterator[Claim]:
    """That each of the subject was there, and with whom. If the speaker is one of several, each other was with it."""
    places = list(dict.fromkeys([*found.came_from, *found.places]))
    company = list(dict.fromkeys(found.company))
    for each in (place for place in places[:-1] if found.is_late and company):
        yield from (_at(who, each) for who in subject)
    shared = places[-1:] if found.is_late and company else places
    yield from _together(subject, company, shared, table, is_joint=found.is_joint)
    if not company or found.apart:
        yield from (_at(who, place) for who in found.apart for place in places if who != table.speaker)


def _together(
    subject: Persons, company: Sequence[Color], places: Sequence[str], table: Table, *, is_joint: bool
) -> Iterator[Claim]:
    own = (table.speaker,) if table.speaker in (*subject, *company) else subject
    pairs = [(a, b) for a in own for b in (*subject, *company) if a != b and (b in company or a in company)]
    if table.speaker in subject:
        pairs += [(table.speaker, each) for each in subject if each != table.speaker]
    elif is_joint and len(subject) == 2:
        pairs.append((subject[0], subject[1]))
    if not pairs:
        yield from (_at(who, place) for who in subject for place in places)
    shared: Sequence[str | None] = places or ([None] if company or is_joint else [])
    yield from (together(a, b, place, table) for place in shared for a, b in pairs)


def _at(who: Color, place: str) -> Claim:
    return Claim(topic=Topic.WAS_AT, subject=who, place=place)


def together(a: Color, b: Color, place: str | None, table: Table) -> Claim:
    """The speaker comes first."""
    first, second = (b, a) if b == table.speaker else (a, b)
    return Claim(topic=Topic.WAS_WITH, subject=first, other=second, place=place)


def at_work(subject: Persons, found: Way, table: Table, *, is_both: bool, is_stay: bool) -> Iterator[Claim]:
    """Whoever worked there was there, and so was whoever worked together with them, or beside them.

    Of what "we" did, only the speaker's own work is certain. Work is not read at places where it cannot be done.
    """
    place = found.places[0] if len(found.places) == 1 else None
    workers = (table.speaker,) if table.speaker in subject and not is_both else subject
    tasks = [_of_place(task, place or table.here, table.station) for task in found.tasks]
    for task in filter(None, tasks) if len(subject) == 1 or len(tasks) == 1 else ():
        for where in found.places or (None,):
            if where is None or where in _panels(table.station.task[task]):
                yield from (Claim(topic=Topic.DID_TASK, subject=who, task=task, place=where) for who in workers)
    is_company = bool(found.company) or found.is_joint or (len(subject) > 1 and place is not None)
    if is_company or (is_stay and place is not None):
        yield from _together(subject, found.company, [place] if place else [], table, is_joint=found.is_joint)


def _of_place(task: str, place: str | None, station: stations.Station) -> str | None:
    """`my upload` is another task in each room; None if the room has no such task, or none is named."""
    if not task.startswith(names.SOMEWHERE):
        return task
    return names.by_place(station).get((task.removeprefix(names.SOMEWHERE), place or ""))


def _panels(task: stations.TaskKind) -> frozenset[str]:
    return frozenset((*task.panels, *(stage.place for stage in task.stages)))


def found_body(subject: Persons, dead: Persons, place: str | None, table: Table) -> Iterator[Claim]:
    for victim in dead:
        if len(subject) == 1 and victim not in subject and victim != table.speaker:
            yield Claim(topic=Topic.FOUND_BODY, subject=subject[0], other=victim, place=place)
