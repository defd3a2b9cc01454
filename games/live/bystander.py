"""What the glass knows right now of matches that go on, for whoever only glances at them.

Each look reads on from where the last one ended; the matches looked at least lately are forgotten.
"""

import threading
from collections import OrderedDict
from datetime import datetime

from games.engine.eyes import perspective
from games.live import event_log
from games.models import Match

MOST_KEPT = 8

_seen: OrderedDict[tuple[int, datetime | None], tuple[int, perspective.Perspective]] = OrderedDict()
_looking = threading.Lock()


def now(match: Match) -> perspective.Perspective:
    seen = match.pk, match.started_at
    with _looking:
        seq, known = _seen.pop(seen, (0, perspective.blank("glass")))
        for entry in event_log.read(match.pk, after=seq):
            seq, known = entry.seq, perspective.learn(known, entry)
        _seen[seen] = seq, known
        while len(_seen) > MOST_KEPT:
            _seen.popitem(last=False)
        return known
