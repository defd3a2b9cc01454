"""How the lessons that have room in a prompt are chosen from all that a persona ever noted.

The choice depends on the notes alone, so the same history always gives the same memory. For each role, the notes of the
latest 200 matches count, and the lessons chosen take at most 2,000 characters (about 500 tokens). Notes that differ
only in case, spacing or punctuation are one lesson, in its newest words. Places go in turn to the newest lesson and to
the one noted in most matches, so neither recent nor frequent lessons take all the room. A lesson that does not fit is
skipped, and a shorter one may still get in. Whatever finds no place stays in the history.
"""

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from glassbox_site.ground import words

SHARE = 2_000
LONGEST = 280
MATCHES = 200
"""Only the notes of this many matches in a role are considered, the latest."""

_NOT_A_WORD = re.compile(r"[\W_]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """`matches`: in how many it was noted; `latest`: where it was last noted, as (match, place)."""

    text: str
    matches: int
    latest: tuple[int, int]


def consolidate(noted: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """The lessons that fit, most useful first. `noted` holds the notes of each match, oldest first."""
    lessons = _distinct(noted[-MATCHES:])
    newest = sorted(lessons, key=lambda lesson: lesson.latest, reverse=True)
    confirmed = sorted(lessons, key=lambda lesson: (lesson.matches, lesson.latest), reverse=True)
    return tuple(_fitting(_in_turn(newest, confirmed)))


def _distinct(noted: Sequence[Sequence[str]]) -> list[Lesson]:
    found: dict[str, Lesson] = {}
    for match, notes in enumerate(noted):
        for place, text in _readable(notes):
            meaning = _NOT_A_WORD.sub(" ", text.casefold()).strip()
            earlier = found.get(meaning)
            is_counted = earlier is not None and earlier.latest[0] == match
            matches = (earlier.matches if earlier else 0) + (0 if is_counted else 1)
            found[meaning] = Lesson(text=text, matches=matches, latest=(match, place))
    return list(found.values())


def _readable(notes: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The notes that are not blank, with their places; each on one line and of bounded length."""
    for place, note in enumerate(notes):
        if text := words.brief(note, LONGEST):
            yield place, text


def _in_turn(*rankings: Sequence[Lesson]) -> Iterator[Lesson]:
    """Takes one of each ranking in turn, each lesson once."""
    taken: set[tuple[int, int]] = set()
    for lesson in itertools.chain.from_iterable(zip(*rankings, strict=True)):
        if lesson.latest not in taken:
            taken.add(lesson.latest)
            yield lesson


def _fitting(lessons: Iterable[Lesson]) -> Iterator[str]:
    """The lessons that fit; where a long one does not, a shorter one behind it still may."""
    room = SHARE
    for lesson in lessons:
        if len(lesson.text) <= room:
            room -= len(lesson.text)
            yield lesson.text
