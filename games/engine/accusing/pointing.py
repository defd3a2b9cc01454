"""Whom the words of a clause point at from a certain word on: who is named there, outright or within a few words."""

import typing

from games.engine.accusing import manners
from games.engine.accusing.manners import Part
from games.engine.facts import identities

Colors = tuple[identities.Color, ...]
REACH = 3


class Word(typing.NamedTuple):
    text: str
    start: int
    end: int
    color: identities.Color | None
    part: Part | None

    @property
    def owns(self) -> bool:
        return self.text.endswith("'s")


Clause = list[Word]


class Pointing:
    """A clause, and whom "you" and "he" mean in it; `named` are those named last."""

    __slots__ = ("_addressed", "_clause", "_spoken_of", "_texts", "named")

    def __init__(self, clause: Clause, *, addressed: Colors, spoken_of: Colors) -> None:
        self._clause = clause
        self._texts = tuple(word.text for word in clause)
        self._addressed = addressed
        self._spoken_of = spoken_of
        self.named: Colors = ()

    def _named_outright(self, place: int, *, by_it: bool) -> Colors:
        """`it's Red`, and not `it's Red's task`, `it's Red who mended it`, or a body that is Red's."""
        for ahead in range(place, min(place + REACH, len(self._clause))):
            word = self._clause[ahead]
            if word.part is Part.NEGATOR or word.owns or self._text(ahead + 1) in ("who", "that"):
                return ()
            if word.part is Part.THIRD:
                return self._third() if ahead + 1 == len(self._clause) else ()
            if word.color or word.part is Part.ADDRESSED:
                run = self._run(ahead)
                does = self._does(self._behind(ahead), by_it=by_it)
                return () if does else run or self._addressed or self.named
            if word.text not in manners.BETWEEN_NAMING:
                return ()
        return ()

    def _behind(self, place: int) -> int:
        """Where the names that stand together there end."""
        place += 1
        while self._color(place) or (self._is_joiner(place) and self._color(place + 1)):
            place += 1
        return place

    def _is_joiner(self, place: int) -> bool:
        return place < len(self._clause) and self._clause[place].part is Part.JOINER

    def _does(self, place: int, *, by_it: bool) -> bool:
        """Whether what stands there tells what somebody did, or where: `maybe Red knows more`."""
        text = self._text(place)
        if text in (manners.ELSEWISE if by_it else manners.DOES) or self._texts[place : place + 2] in manners.RECALLED:
            return True
        return text.endswith(manners.OF_VERBS) and text not in manners.NO_VERBS

    def _following(self, place: int, *, negated: bool = False) -> Colors:
        """Those named within a few words from there on, together with those joined to them."""
        for ahead in range(place, min(place + REACH, len(self._clause))):
            word = self._clause[ahead]
            if word.part is Part.NEGATOR and not negated:
                break
            if word.color:
                return self._run(ahead)
            if word.part in (Part.ADDRESSED, Part.THIRD):
                return self._addressed if word.part is Part.ADDRESSED else self._third()
            if word.text in manners.STOPS:
                break
        return ()

    def _third(self) -> Colors:
        """The player spoken of, if there is only one."""
        named = {*self._spoken_of, *(word.color for word in self._clause if word.color)}
        return tuple(named) if len(named) == 1 else ()

    def _run(self, place: int) -> Colors:
        run: dict[identities.Color, None] = {}
        while place < len(self._clause):
            word = self._clause[place]
            if word.color and run and self._color(place - 1) and not self._color(place + 1):
                break
            if word.color:
                run[word.color] = None
            elif word.part is not Part.JOINER:
                break
            place += 1
        return tuple(run)

    def _ends_with(self, named: Colors) -> bool:
        """Whether nothing is said of those named but their names."""
        last = next((word for word in reversed(self._clause) if word.text not in manners.TRAILING), None)
        return bool(named) and last is not None and last.color == named[-1]

    def _color(self, place: int) -> identities.Color | None:
        return self._clause[place].color if 0 <= place < len(self._clause) else None

    def _text(self, place: int) -> str:
        return self._texts[place] if 0 <= place < len(self._texts) else ""
