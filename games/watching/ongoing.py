"""What the glass knows right now of matches that go on, for whoever only glances at them.

Each look reads on from where the last one ended; the matches looked at least lately are forgotten. Whoever looks at a
match waits for those who look at the same one, so that its log is read once, and for nobody else.
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
    """Of one match, up to the entry `seq`."""

    seq: int = 0
    known: perspective.Perspective = dataclasses.field(default_factory=lambda: perspective.blank("glass"))
    looking: threading.Lock = dataclasses.field(default_factory=threading.Lock)


_seen: OrderedDict[tuple[int, datetime], _Seen] = OrderedDict()
_finding = threading.Lock()


def now(match_id: int, since: datetime) -> perspective.Perspective:
    """Of the match that began then."""
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
