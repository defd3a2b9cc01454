"""What follows the verb of a clause, as far as rules understand it."""

import itertools
from collections.abc import Sequence

from games.engine.facts import identities
from games.engine.judging.reading.pieces import Persons, Piece, Scene
from games.engine.judging.reading.words import tellings
from games.engine.judging.reading.words.lexicon import Part

Color = identities.Color
ENDING = frozenset({Part.SEE, Part.KILL, Part.VENT, Part.FIND, Part.MEET, Part.LEAVE, Part.GO})


INSIDE = ("in", "at", "inside", "on")
INTO = ("to", "into")
THROUGH = ("through", "via", "thru")
OTHERWISE = (*THROUGH, *INSIDE)
"""`in Admin looking at people in Storage`"""


class Tail:
    """What follows a verb: places, company, tasks, persons. `sound` unless something unknown stands before all of them.

    An unknown word before a place or a task makes it something else: `avoiding Admin`, `faking wires`.
    """

    def __init__(self, found: Sequence[Piece]) -> None:
        self.places: list[str] = []
        self.company: list[Color] = []
        self.tasks: list[str] = []
        self.persons: list[Piece] = []
        self.parts: list[Piece] = list(found)
        self.sound = True
        after_with = after_unknown = False
        self.task_first = False
        apart = False
        for piece, after in itertools.zip_longest(found, found[1:]):
            if (piece.part in ENDING or piece.value == "between") and self._knows_anything:
                break
            if piece.value in tellings.LYING:
                self.company = []
            is_other = (
                after_unknown and (piece.led not in INSIDE or (piece.part is Part.TASK and piece.led == "on"))
            ) or (after_with and (piece.part is Part.TASK or not piece.led))
            was_unknown, after_unknown = after_unknown, piece.part is Part.UNKNOWN
            if is_other and piece.part in (Part.PLACE, Part.TASK):
                self.sound = self.sound and self._knows_anything
                continue
            if piece.part is Part.PERSON and after_with and after is not None and after.value == "'s":
                self.sound = self.sound and self._knows_anything
            elif piece.part is Part.PERSON:
                self.company += piece.persons if after_with else ()
                self.persons += [] if after_with else [piece]
            elif piece.part is Part.PLACE and self.places and piece.led in (OTHERWISE if was_unknown else THROUGH):
                continue
            elif piece.part is Part.PLACE:
                apart = apart or bool(self.company and self.places and piece.led in INSIDE)
                self.places.append(piece.value)
            elif piece.part is Part.TASK:
                self.task_first = self.task_first or not self.places
                self.tasks.append(piece.value)
            elif piece.part is Part.UNKNOWN and not piece.value.endswith("ing") and not self._knows_anything:
                self.sound = False
            after_with = piece.part is Part.WITH
        self.sound = self.sound and not apart

    @property
    def _knows_anything(self) -> bool:
        return bool(self.places or self.company or self.tasks)

    @property
    def place(self) -> str | None:
        return self.places[0] if self.places else None

    @property
    def is_nowhere(self) -> bool:
        """Whether it names no place, or only what somebody is "on": `with Red on Storage`."""
        places = [piece for piece in self.parts if piece.part is Part.PLACE]
        return all(piece.led == "on" and piece.word not in tellings.CAMERAS for piece in places)

    def has(self, part: Part) -> bool:
        return any(piece.part is part for piece in self.parts)


def of_whom(rest: list[Piece]) -> list[Piece]:
    """What is said of somebody seen, without the words between: `Red's doing wires`, `Red was in Admin`."""
    if rest and rest[0].part is Part.UNKNOWN and rest[0].value == "'s":
        rest = rest[1:] if len(rest) > 1 and rest[1].part is Part.TASK else rest
    while rest and rest[0].part is Part.BE:
        rest = rest[1:]
    if rest and rest[0].part is Part.PLACE:
        rest = [piece for piece in rest if piece.led != "from"]
    return rest


def turned(found: list[Piece]) -> list[Piece]:
    """`there is Red` as `Red is there`, `hard clear Red` as `Red hard clear`."""
    if [piece.part for piece in found] == [Part.ROLE, Part.PERSON] and found[0].value.startswith(CERTAIN):
        return found[::-1]
    if len(found) == 3 and found[0].word == "there" and found[1].part is Part.BE and found[2].part is Part.PERSON:
        return [found[2], found[1], found[0]]
    return found


CERTAIN = ("hard ", "double ")


def is_of_whom(found: list[Piece], subject: Persons) -> bool:
    """`Red was in Weapons, saw him shoot`, where the one seen is the one spoken of."""
    return found[0].part is Part.SEE and len(found) > 1 and found[1].persons == subject


def is_corpse(subject: Persons, tail: Tail, scene: Scene) -> bool:
    """`Pink was lying in Admin`, which tells of Pink's body."""
    is_dead = len(subject) == 1 and scene.dead is not None and subject[0] in scene.dead
    return is_dead and lies(tail.parts)


def inside(rest: list[Piece], ways: Sequence[str]) -> list[Piece]:
    """`was at the far console in Admin`: drops unknown words before a place, since all of it was in that place."""
    at = next((at for at, piece in enumerate(rest) if piece.part is not Part.UNKNOWN), len(rest))
    told = {piece.value for piece in rest[:at]}
    is_work = at and at + 1 < len(rest) and rest[at].part is Part.TASK and rest[at - 1].value.endswith("ing")
    at += bool(is_work)
    led = at and at < len(rest) and rest[at].part is Part.PLACE and rest[at].led in ways
    return rest[at:] if led and told.isdisjoint(tellings.APART if ways == INSIDE else tellings.ASTRAY) else rest


def was_seen(found: list[Piece]) -> bool:
    """`was seen in Admin`, and no more: with whom, and doing what, is for others to tell."""
    told = [piece for piece in found if piece.part is not Part.UNKNOWN and piece.value != "me"]
    return (
        [piece.part for piece in told] == [Part.BE, Part.SEE, Part.PLACE]
        and told[1].value in tellings.HAVING_SEEN
        and told[2].led in INSIDE
    )


def lies(rest: list[Piece]) -> bool:
    return any(piece.part is Part.BODY or piece.value in tellings.LYING for piece in rest)


def begun_anew(found: list[Piece]) -> list[Piece]:
    """Leaves out a word or two before an "I": `bruh I was in Storage`."""
    strange = next((at for at, piece in enumerate(found[:3]) if piece.part is not Part.UNKNOWN), 0)
    return found[strange:] if strange and found[strange].value == "i" else found


def came_by(found: list[Piece]) -> bool:
    """`Blue came by for a while`; who walked by only passed."""
    if len(found) < 2 or found[0].part is not Part.GO or found[1].value not in tellings.BY:
        return False
    return found[1].value != "by" or found[0].value in tellings.STOPPING


def is_spoken_of(found: list[Piece]) -> bool:
    """`Doing wires in Electrical takes a while`"""
    rest = found[1:]
    is_doing = found[0].part in (Part.BE, Part.DO, Part.TASK) and found[0].word.endswith("ing")
    return is_doing and any(
        each.part is Part.BE or each.value == "took" or (each.part is Part.UNKNOWN and each.value.endswith("s"))
        for each in rest
    )


def is_watch(found: list[Piece]) -> bool:
    """`watched the table in Admin`"""
    watched = any(piece.value in tellings.WATCHED or piece.word in tellings.CAMERAS for piece in found)
    return found[0].value.startswith("watch") and found[-1].part is Part.PLACE and watched


def is_told(found: list[Piece]) -> bool:
    """`tuned the dish in a minute`, and `tuned it`, but not `scanned the crowd`."""
    whole = found[0].length > 1 or found[1].part is not Part.UNKNOWN or found[1].value in ("it", "them")
    return whole and found[0].word.endswith("ed")


def is_on_its_way(rest: list[Piece]) -> bool:
    """`saw Red walking to Admin`"""
    return len(rest) > 1 and rest[0].part is Part.GO and rest[1].led == "to" and rest[0].value in tellings.UNARRIVED


def is_sighted(found: list[Piece]) -> bool:
    """`Red spotted in Admin`"""
    is_seen = len(found) == SHORTEST and found[0].value in tellings.SIGHTED
    return is_seen and found[1].part is Part.PLACE and found[1].led in INSIDE


SHORTEST = 2


def begins_what_is_told(rest: list[Piece]) -> bool:
    """`worked out that ...`, after which somebody else is spoken of."""
    return any(piece.value in ("that", "out") for piece in rest[1:2]) and rest[0].part is not Part.SEE
