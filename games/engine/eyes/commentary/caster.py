"""A commentator that follows one view, and says up to three sentences where the match turns.

The same view is always told the same, whatever the language. Different ways to say the same thing take turns.
"""

import itertools
from collections.abc import Iterable

from games.engine import tongue as tongues
from games.engine.eyes.commentary import remarks, turns
from games.engine.eyes.knowledge import Perspective
from games.engine.eyes.telling.voice import Voice

MOST = 3


class Caster:
    def __init__(self) -> None:
        self._ways: dict[str, int] = {}

    def sentences(
        self,
        before: Perspective,
        known: Perspective,
        tongue: tongues.Tongue,
        besides: Iterable[remarks.Remark] = (),
    ) -> list[tuple[remarks.Remark, str]]:
        """What to say after one more entry. `besides` are remarks that do not follow from the board, and come first."""
        turned = () if known is before else turns.remarks(before, known)
        chosen = itertools.islice(itertools.chain(besides, turned), MOST)
        return [(each, remarks.told(each, self._way(each, known), Voice(known, tongue))) for each in chosen]

    def _way(self, remark: remarks.Remark, known: Perspective) -> int:
        """Which way to say it: a different first one in different matches, and never the same one twice in a row."""
        self._ways[remark.kind] = way = self._ways.get(remark.kind, known.tick) + 1
        return way
