"""How good suspicions were over a whole match, by Brier. Free of Django: the download is scored by the same rules.

A match is counted in steps: one for each thing that the table perceived. What was marked at one of them stands from
then on, until it is marked anew, and is held against the dealt roles at every step at which it stands. Of those who
are known to be dead or out nothing can be guessed any more: they are no suspects.
"""

import dataclasses
import itertools
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, median
from typing import Final

FEWEST: Final = 5
"""Voices below which nothing of a jury is told: of a few, the middle one is somebody's."""
UNMARKED: Final = 50
"""Percent; no opinion is neither belief nor doubt."""
DIGITS: Final = 6

Sheet = Mapping[str, float]
"""Suspicions in percent, by colour."""
Standing = Sequence[Sheet | None]
"""What stands at each step; None where nothing counts."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Stretch:
    """Steps in a row with the same suspects, in one round. A round ends when the first ballot is turned over."""

    steps: int
    round: int
    suspects: tuple[str, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """What the jury saw of a match. The first step is number 0; the end is none. `entries` of the log began them."""

    impostors: tuple[str, ...]
    entries: tuple[int, ...]
    stretches: tuple[Stretch, ...]

    def rounds(self) -> list[int]:
        return [each.round for each in self.stretches for _ in range(each.steps)]

    def suspects(self) -> list[tuple[str, ...]]:
        return [each.suspects for each in self.stretches for _ in range(each.steps)]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """Made at that step, from which it counts."""

    step: int
    sheet: Sheet


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """The mean over so many steps, from 0, always right, to 1."""

    brier: float
    steps: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Spread:
    """Of so many voices: the middle one, and between which two the middle half lies."""

    low: float
    median: float
    high: float
    n: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """From this step on the jury suspected somebody else most, and stayed with it."""

    step: int
    away: str
    onto: str
    is_right: bool


def standing(marks: Iterable[Mark], course: Course) -> Standing:
    """A round counts for whoever marked in it. What was marked before it is carried into it from the round before, if
    that counts as well: who came late, or went away, has nothing standing where nobody knows that it looked."""
    at = {mark.step: mark.sheet for mark in sorted(marks, key=lambda mark: mark.step)}
    rounds = course.rounds()
    seen = {number for step, number in enumerate(rounds) if step in at}
    held: Sheet | None = None
    found: list[Sheet | None] = []
    for step, number in enumerate(rounds):
        held = at.get(step, held) if number in seen else None
        found.append(held)
    return found


def score(stands: Standing, course: Course, *, by: str = "") -> Score | None:
    """None where nothing stands. A player (`by`) says nothing of itself, and nothing once it is out."""
    impostors = frozenset(course.impostors)
    total, steps = 0.0, 0
    for (sheet, suspects), alike in itertools.groupby(zip(stands, course.suspects(), strict=True)):
        others = [color for color in suspects if color != by]
        if sheet is not None and others and (not by or by in suspects):
            count = sum(1 for _ in alike)
            total += count * fmean(_beside(sheet, color, impostors) for color in others)
            steps += count
    return Score(brier=round(total / steps, DIGITS), steps=steps) if steps else None


def crowd(voices: Sequence[Standing], course: Course, *, fewest: int = FEWEST) -> Standing:
    """The jury as one mind: of each suspect what the middle voice says, where enough of them stand."""
    found: list[Sheet | None] = []
    steps = zip(course.suspects(), *voices, strict=True)
    for (suspects, *said), alike in itertools.groupby(steps):
        sheets = [sheet for sheet in said if sheet is not None]
        middle = _middle(sheets, suspects) if len(sheets) >= fewest else None
        found += [middle for _ in alike]
    return found


def spread(sheets: Sequence[Sheet], color: str) -> Spread:
    """Quartiles as everybody draws them: by straight lines between neighbours."""
    said = sorted(sheet.get(color, UNMARKED) for sheet in sheets)
    low, middle, high = (_quantile(said, share) for share in (0.25, 0.5, 0.75))
    return Spread(low=low, median=middle, high=high, n=len(said))


def turn(crowd_stands: Standing, course: Course) -> Turn | None:
    """The last step at which another one became the most suspected while the one before was still a suspect. None if
    nobody ever did; where several are suspected alike, nobody is the most suspected, and nothing changes."""
    found: Turn | None = None
    prime: str | None = None
    for step, (sheet, suspects) in enumerate(zip(crowd_stands, course.suspects(), strict=True)):
        now = _most_suspected(sheet or {}, suspects)
        if now is None or now == prime:
            continue
        if prime in suspects:
            found = Turn(step=step, away=str(prime), onto=now, is_right=now in course.impostors)
        prime = now
    return found


def _beside(sheet: Sheet, color: str, impostors: frozenset[str]) -> float:
    return float((sheet.get(color, UNMARKED) / 100 - (color in impostors)) ** 2)


def _middle(sheets: Sequence[Sheet], suspects: Iterable[str]) -> Sheet:
    return {color: median(sheet.get(color, UNMARKED) for sheet in sheets) for color in suspects}


def _most_suspected(sheet: Sheet, suspects: Iterable[str]) -> str | None:
    told = [(sheet[color], color) for color in suspects if color in sheet]
    most = max((percent for percent, _ in told), default=0)
    alike = [color for percent, color in told if percent == most]
    return alike[0] if len(alike) == 1 else None


def _quantile(ordered: Sequence[float], share: float) -> float:
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])
