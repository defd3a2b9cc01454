"""How good suspicions were over a whole match, by Brier score. Free of Django: downloads are scored by the same rules.

A match is counted in steps, one for each public entry. A mark stands from its step on until the next one, and is
compared with the dealt roles at every step at which it stands. Players who are known to be dead or out are not
suspects, because there is nothing left to guess about them.
"""

import dataclasses
import itertools
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, median
from typing import Final

FEWEST: Final = 5
"""Voices below which nothing about a jury is told: with so few, the median is somebody's own opinion."""
UNMARKED: Final = 50
"""The suspicion, in percent, that stands for no opinion."""
DIGITS: Final = 6

Sheet = Mapping[str, float]
"""Suspicions in percent, by colour."""
Standing = Sequence[Sheet | None]
"""The sheet that stands at each step; None where none counts."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Stretch:
    """Steps in a row with the same suspects, in one round. A round ends when the first ballot is turned over."""

    steps: int
    round: int
    suspects: tuple[str, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """What the jury saw of a match. Steps are numbered from 0; the end is not one. `entries` of the log began them."""

    impostors: tuple[str, ...]
    entries: tuple[int, ...]
    stretches: tuple[Stretch, ...]

    def rounds(self) -> list[int]:
        return [each.round for each in self.stretches for _ in range(each.steps)]

    def suspects(self) -> list[tuple[str, ...]]:
        return [each.suspects for each in self.stretches for _ in range(each.steps)]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """A sheet as it was filled in at `step`, from which it counts."""

    step: int
    sheet: Sheet


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """The mean Brier score over that many steps, from 0 (always right) to 1."""

    brier: float
    steps: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Spread:
    """The quartiles of `n` voices."""

    low: float
    median: float
    high: float
    n: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """The last change of the most suspected player, at `step`: from `away` to `onto`, who is an impostor if right."""

    step: int
    away: str
    onto: str
    is_right: bool


def standing(marks: Iterable[Mark], course: Course) -> Standing:
    """A round counts only if the voice marked in it. Its marks are carried into the next round if that counts as well:
    a juror who came late or went away has nothing standing where it may not have been watching."""
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
    """None if nothing stands anywhere. A player (`by`) is not scored on itself, and not at all once it is out."""
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
    """The jury as one voice: the median for each suspect, at steps at which at least `fewest` voices stand."""
    found: list[Sheet | None] = []
    steps = zip(course.suspects(), *voices, strict=True)
    for (suspects, *said), alike in itertools.groupby(steps):
        sheets = [sheet for sheet in said if sheet is not None]
        middle = _middle(sheets, suspects) if len(sheets) >= fewest else None
        found += [middle for _ in alike]
    return found


def spread(sheets: Sequence[Sheet], color: str) -> Spread:
    """The quartiles of what the sheets say about a colour, interpolated linearly."""
    said = sorted(sheet.get(color, UNMARKED) for sheet in sheets)
    low, middle, high = (_quantile(said, share) for share in (0.25, 0.5, 0.75))
    return Spread(low=low, median=middle, high=high, n=len(said))


def turn(crowd_stands: Standing, course: Course) -> Turn | None:
    """The last step at which the most suspected player changed while the previous one was still a suspect; None if
    there is none. Where several are suspected equally, nobody is the most suspected, and nothing changes."""
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
