"""How much each player was suspected over a whole match: the mean of what the other living players stated."""

import dataclasses
from collections.abc import Iterator, Mapping

from games.engine.facts import events, identities
from games.engine.hindsight import beliefs
from games.engine.hindsight.review import Review

Color = identities.Color


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """From this entry on."""

    seq: int
    percent: int


Courses = Mapping[Color, tuple[Point, ...]]


def courses(review: Review) -> Courses:
    """In seating order, without those of whom nobody ever stated a doubt. A course ends when its player is dead."""
    told = {each.seq: each for each in beliefs.statements(review)}
    points: dict[Color, list[Point]] = {color: [] for color in review.roles}
    living, minds = list(review.roles), dict[Color, beliefs.Doubts]()
    for entry in review.entries:
        for color in _gone(entry.event):
            if color in living:
                living.remove(color)
        if entry.seq in told:
            minds[told[entry.seq].color] = told[entry.seq].doubts
            for color, percent in _means(minds, living):
                if not points[color] or points[color][-1].percent != percent:
                    points[color].append(Point(seq=entry.seq, percent=percent))
    return {color: tuple(found) for color, found in points.items() if found}


def _gone(event: events.Event) -> Iterator[Color]:
    match event:
        case events.Killed(victim=color) | events.Ejected(color=color):
            yield color


def _means(minds: Mapping[Color, beliefs.Doubts], living: list[Color]) -> Iterator[tuple[Color, int]]:
    for color in living:
        stated = [minds[by][color] for by in living if by != color and color in minds.get(by, {})]
        if stated:
            yield color, round(sum(stated) / len(stated))
