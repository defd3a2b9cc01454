"""What has been found in a sentence, and whom and which place its next clause may mean without naming them."""

import dataclasses
import typing
from collections.abc import Iterable

from games.engine.facts import identities
from games.engine.facts.testimony import Claim, Topic
from games.engine.judging.plain import claiming, lexing, marks, meanings, patterns

Color = identities.Color
Persons = tuple[Color, ...]


class Told(typing.NamedTuple):
    claim: Claim
    at: int
    end: int


class Heard:
    def __init__(self, table: meanings.Table, letters: lexing.Letters) -> None:
        self._table = table
        self._letters = letters
        self._kinds = letters.kinds
        self._found: list[Told] = []
        self._certain = self._sure = 0
        """How many of the claims found can no longer be taken back: by what follows, and by the whole being asked."""
        self._where: str | None = None
        self._voice = marks.Voice.OWN
        self._called: set[str] = set()
        self._held: set[Color] = set()
        """Players against whom something they said is held: nothing else about their whereabouts is certain."""

    def _besides(self) -> None:
        """Since when somebody was not seen, and who was whose last company; not if others say so, or it is supposed."""
        if "r" in self._kinds or not SUPPOSING.isdisjoint(self._letters.values):
            return
        for found in patterns.SINCE.finditer(self._kinds) if "Q" in self._kinds else ():
            name = "seen" if found["seen"] else "been"
            if self._kinds[found.start(name)] == "Y" and self._names_others(found.start(name)):
                continue
            who = self._table.persons(self._letters, *found.span(name))
            place = self._letters.values[found.end() - 1]
            self._add((Claim(topic=Topic.WAS_AT, subject=each, place=place) for each in who), found.span())
        for found in patterns.COMPANY.finditer(self._kinds) if "O" in self._kinds else ():
            a, b = (self._table.persons(self._letters, *found.span(name)) for name in ("who", "with"))
            self._add((meanings.together(x, y, None, self._table) for x in a for y in b), found.span())
        self._sure = self._certain = len(self._found)

    def _names_others(self, before: int) -> bool:
        """Whether "you" there may be somebody other than the one addressed."""
        named = {self._letters.values[at] for at in range(before) if self._kinds[at] == "P"}
        return bool(named - {self._table.addressed})

    def _is_called_alone(self, before: int) -> bool:
        return len(self._called) == 1 and not self._names_others(before)

    def _call(self, at: int) -> None:
        color = lexing.COLORS[self._letters.values[at]]
        self._called.add(color.value)
        if color != self._table.speaker:
            self._table.addressed = color
        if not at and self._letters.values[1:2] == [":"]:
            self._voice = marks.Voice.ANOTHERS

    def _take_back(self) -> None:
        del self._found[self._certain :]

    def _move(self, before: int, start: int, end: int) -> None:
        """Sets what "there", "here" and "we" mean after a clause."""
        table, told = self._table, [each.claim for each in self._found[before:]]
        places = {self._letters.values[at] for at in range(start, end) if self._kinds[at] == "L"}

        own = [claim for claim in told if table.speaker in (claim.subject, claim.other)]
        met = [each for claim in own if claim.topic is Topic.WAS_WITH for each in (claim.subject, claim.other) if each]
        if met:
            table.group = tuple(dict.fromkeys((table.speaker, *met)))
        if places:
            table.there = places.pop() if len(places) == 1 and "FL" not in self._kinds[start:end] else None
            table.here = table.there if own else None

    def _tell(self, name: str, subject: Persons, span: tuple[int, int], *, start: int | None = None) -> None:
        told = claiming.claims(name, subject, self._letters, span, self._table)
        if self._where is not None:
            told = (claim if claim.place else _placed(claim, self._where) for claim in told)
        self._add(told, (span[0] if start is None else start, span[1]))

    def _add(self, claims: Iterable[Claim], span: tuple[int, int]) -> None:
        told = (claim for claim in claims if claim.topic is not Topic.WAS_AT or claim.subject not in self._held)
        self._found += [Told(claim, *span) for claim in told]


SUPPOSING = frozenset({"if", "whether", "unless"})


def _placed(claim: Claim, place: str) -> Claim:
    return dataclasses.replace(claim, place=place)
