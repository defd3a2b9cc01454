"""One moment of a match as one view has it: the last entry that it perceives, and what it knows then."""

import dataclasses
from collections.abc import Iterator

from games.engine import ledger as ledgers
from games.engine.eyes import narration, perspective
from games.engine.facts import identities
from games.live import codec, event_log
from games.models import LogEntry

AGO = 300


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Glimpse:
    """`number` counts the frames of the view up to here; `caption` tells `entry`."""

    number: int
    entry: ledgers.Entry
    known: perspective.Perspective

    @property
    def caption(self) -> str:
        return narration.narrate(self.known, self.entry)


def at(match_id: int, counted: identities.Viewer, n: int, shown: identities.Viewer) -> Glimpse | None:
    """At frame `n` of one view, what another (or the same) knows; None if there is no such frame, or nothing known."""
    known, number, last = perspective.blank(shown), 0, None
    for entry in _up_to(match_id, counted, n):
        if ledgers.perceives(shown, entry):
            known, number, last = perspective.learn(known, entry), number + 1, entry
    return None if last is None else Glimpse(number=number, entry=last, known=known)


def heard(match_id: int, seq: int) -> ledgers.Entry | None:
    """The last entry up to that one which everybody perceived, unless it is long ago."""
    rows = LogEntry.objects.filter(match_id=match_id, seq__lte=seq).order_by("-seq").values_list("line", flat=True)
    entries = (codec.entry_of(line) for line in rows[:AGO])
    return next((entry for entry in entries if entry.public), None)


def _up_to(match_id: int, counted: identities.Viewer, n: int) -> Iterator[ledgers.Entry]:
    """Every entry up to the nth that a view perceives; none at all if it does not perceive so many."""
    found, left = [], n
    for line in event_log.lines(match_id):
        entry = codec.entry_of(line)
        found.append(entry)
        left -= ledgers.perceives(counted, entry)
        if left == 0:
            return iter(found)
    return iter(())
