"""Whom the words of a line accuse by their weights: whole numbers, learned from the labelled lines of
`benchmarks/corpus` by `benchmarks/weights.py`, with what the rules say as one weight among others."""

import functools
import math
from collections.abc import Collection, Iterable, Iterator, Mapping

from games.engine.accusing.pointing import Colors
from games.engine.accusing.weights import features, learned, views
from games.engine.facts import events, identities

Color = identities.Color
LEAST = {True: "least ruled", False: "least"}
"""In these rows stands from which weight on somebody is accused whom a rule accuses, and whom none does."""
FINE = 1_000


@functools.cache
def table() -> Mapping[str, tuple[int, int]]:
    """A feature by row, behind its weight and the square of how telling it is."""
    rows = (row.split(" ", 2) for row in learned.ROWS.strip().splitlines())
    return {name: (int(weight), int(square)) for weight, square, name in rows}


def accused(
    message: str, *, speaker: Color, target: Color | None, seats: Colors, ruled: Collection[Color]
) -> Iterator[events.Span]:
    """Each with the words that weighed most; `ruled` are those whom the rules accuse."""
    tokens = views.tokens(message, seats)
    for view in views.views(tokens, speaker=speaker, target=target) if tokens else ():
        is_ruled = view.color in ruled
        found = list(features.features(view, ruled=is_ruled, others_ruled=len(ruled) > is_ruled))
        weights = table()
        if weigh(found) >= weights[LEAST[is_ruled]][0]:
            first, last = _weightiest(found)
            yield events.Span(color=view.color, start=tokens[first].start, end=tokens[last].end)


def weigh(found: Iterable[features.Feature]) -> int:
    weights = table()
    return score([weights[name] for name in {name for name, _, _ in found} if name in weights])


def _weightiest(found: Iterable[features.Feature]) -> tuple[int, int]:
    """Between which tokens the words stand that weighed most."""
    weights = table()
    placed = ((weights.get(name, NOTHING)[0], first, last) for name, first, last in found if first >= 0)
    _, first, last = max(placed, key=lambda each: each[0], default=(0, 0, 0))
    return first, last


NOTHING = (0, 0)


def score(known: Collection[tuple[int, int]]) -> int:
    """The more there is to tell, the less does each weigh."""
    return sum(weight for weight, _ in known) * FINE // max(1, math.isqrt(sum(square for _, square in known) * FINE))
