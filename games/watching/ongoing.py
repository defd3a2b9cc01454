"""What the glass knows right now of matches that are going on, for pages that only glance at them.

Each look reads on from where the last one ended; the matches that were looked at longest ago are forgotten. Looks at
the same match wait for each other, so that its log is read once; looks at different matches do not.
"""

import dataclasses
import threading
from collections import OrderedDict
from datetime import datetime

from games.engine.eyes import perspective
from games.log import event_log

MOST_KEPT = 8


@dataclasses.dataclass(slots=True)
class _Seen:
    """What is known of one match, up to the entry `seq`."""

    seq: int = 0
    known: perspective.Perspective = dataclasses.field(default_factory=lambda: perspective.blank("glass"))
    looking: threading.Lock = dataclasses.field(default_factory=threading.Lock)


_seen: OrderedDict[tuple[int, datetime], _Seen] = OrderedDict()
_finding = threading.Lock()


def now(match_id: int, since: datetime) -> perspective.Perspective:
    """`since` is when the match begins: it tells apart matches that had the same number."""
    seen = _of(match_id, since)
    with seen.looking:
        for entry in event_log.read(match_id, after=seen.seq):
            seen.seq, seen.known = entry.seq, perspective.learn(seen.known, entry)
        return seen.known


def _of(match_id: int, since: datetime) -> _Seen:
    with _finding:
        seen = _seen.setdefault((match_id, since), _Seen())
        _seen.move_to_end((match_id, since))
        while len(_seen) > MOST_KEPT:
            _seen.popitem(last=False)
        return seen
