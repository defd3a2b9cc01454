"""What a clause says by its shape: whom its speaker met, whose work was real and who watched it, and who is fine."""

import re

from games.engine.facts import identities
from games.engine.facts.testimony import Claim, Topic
from games.engine.judging.plain import claiming, heard, lexing, marks, meanings, patterns
from games.engine.judging.reading.words import lexicon, names


class Vouching(heard.Heard):
    def __init__(self, table: meanings.Table, letters: lexing.Letters) -> None:
        super().__init__(table, letters)
        self._last: tuple[Claim, ...] = ()
        self._told_until = 0
        """What the last clause told, and where it ended."""
        self._is_shown = False
        """Whether the last clause told of work that was real."""
        self._joined = ""

    def _beside(self, start: int) -> int:
        """Where a clause ends that says something by the one before it, or by its shape alone; else 0."""
        kind = self._kinds[start]
        if kind == "x":
            return self._cleft(start)
        if self._voice:
            return 0
        if kind == "S":
            return self._witness(start)
        if kind != "P":
            return 0
        return self._owned(start) or self._cleared(start)

    def _note(self, before: int, end: int, *, is_shown: bool = False) -> None:
        """Keeps what has just been told."""
        self._last = tuple(told.claim for told in self._found[before:])
        self._told_until, self._is_shown = end, is_shown

    def _cleft(self, start: int) -> int:
        """`it was Pink I met in Admin`"""
        found = patterns.CLEFT.match(self._kinds, start)
        if found is None or self._voice or self._letters.values[start] != "it":
            return 0
        self._add(claiming.cleft(self._letters, found, self._table), found.span())
        return marks.end(self._kinds, found.end())

    def _witness(self, start: int) -> int:
        """`Blue really did the scan, I watched it`: whoever watched a deed was with whoever did it."""
        found = WATCHED.match(self._kinds, start)
        between = REAL_TOO.fullmatch(self._kinds, self._told_until, start) if found else None
        if found is None or between is None or not self._is_real(between):
            return 0
        if not (self._is_shown or between["real"]) or (found["it"] and self._letters.values[found.start("it")] != "it"):
            return 0
        deeds = [claim for claim in self._last if claim.topic is Topic.DID_TASK]
        self._add((self._seen(claim) for claim in deeds if claim.subject != self._table.speaker), found.span())
        return found.end()

    def _seen(self, deed: Claim) -> Claim:
        return meanings.together(self._table.speaker, deed.subject, deed.place, self._table)

    def _is_real(self, found: re.Match[str]) -> bool:
        return found["real"] is None or self._letters.values[found.start("real")] in REAL

    def _owned(self, start: int) -> int:
        """`Red's scan was real`, and `Red's scan I saw`"""
        found = OWNED.match(self._kinds, start)
        if found is None or not self._is_real(found):
            return 0
        task = self._letters.values[found.start("task")]
        if task.startswith(names.SOMEWHERE):
            return 0
        claim = Claim(topic=Topic.DID_TASK, subject=lexing.COLORS[self._letters.values[start]], task=task)
        before = len(self._found)
        self._add((claim, *([self._seen(claim)] if found["seen"] else [])), found.span())
        self._note(before, found.end(), is_shown=True)
        return found.end()

    def _cleared(self, start: int) -> int:
        """`so Pink is fine`"""
        found = CLEARED.match(self._kinds, start)
        if found is None or self._joined != "s" or self._letters.values[found.start("how")] not in FINE:
            return 0
        who = self._table.persons(self._letters, start, start + 1)
        self._add((Claim(topic=Topic.ROLE, subject=each, role=identities.Role.CREWMATE) for each in who), found.span())
        return found.end()


REAL = lexicon.words("real genuine true legit")
FINE = lexicon.words("fine good clean clear safe crew")
ENDS = "(?=[,&sNB]|$)"
WATCHED = re.compile(f"Se(?P<it>x)?v?{ENDS}")
REAL_TOO = re.compile("[,&]*(?:(?P<real>x)[,&]*)?")
OWNED = re.compile(f"P'(?P<task>[TEGD])(?:b(?P<real>x)|(?P<seen>Se)){ENDS}")
CLEARED = re.compile(f"Pb(?P<how>x){ENDS}")
