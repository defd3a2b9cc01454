"""One moment of a match as one view has it: the last entry that it perceived, and what it knows then."""

import dataclasses
import functools
from collections.abc import Sequence

from django.utils import translation

from games.engine.eyes import narration, perspective
from games.engine.facts import events, identities
from games.engine.judging import claims, refutations
from games.engine.state import ledger as ledgers
from games.log import codec, event_log
from games.models import LogEntry

AGO = 300


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Glimpse:
    """`number` is how many frames the view has up to here; `caption` tells `entry`.

    `refutation` is what the log says instead, if the entry is a line with a lie in it; for the glass alone.
    """

    number: int
    entry: ledgers.Entry
    known: perspective.Perspective
    refutation: str = ""

    @property
    def caption(self) -> str:
        return narration.narrate(self.known, self.entry, translation)


def at(match_id: int, counted: identities.Viewer, n: int, shown: identities.Viewer) -> Glimpse | None:
    """What the view `shown` knows at frame `n` of the view `counted`; None without such a frame or any knowledge."""
    entries = _up_to(match_id, counted, n)
    return of(entries, shown)


def of(entries: Sequence[ledgers.Entry], shown: identities.Viewer) -> Glimpse | None:
    """The same after all of these entries."""
    known, number, last = perspective.blank(shown), 0, None
    for entry in entries:
        if ledgers.perceives(shown, entry):
            known, number, last = perspective.learn(known, entry), number + 1, entry
    if last is None:
        return None
    return Glimpse(
        number=number, entry=last, known=known, refutation=_refutation(entries, last) if shown == "glass" else ""
    )


def _refutation(entries: Sequence[ledgers.Entry], line: ledgers.Entry) -> str:
    """What contradicts a lie of the line on its face; empty if there is none."""
    if not isinstance(line.event, events.Spoke):
        return ""
    court = functools.reduce(claims.attend, entries, claims.Court())
    found = refutations.of_lines(claims.stamps(court, line), entries).get(line.seq)
    return refutations.told(found[0][1], entries, translation) if found else ""


def heard(match_id: int, seq: int) -> ledgers.Entry | None:
    """The last entry up to `seq` that everybody perceived, if it is one of the last `AGO` entries up to there."""
    rows = LogEntry.objects.filter(match_id=match_id, seq__lte=seq).order_by("-seq").values_list("line", flat=True)
    entries = (codec.entry_of(line) for line in rows[:AGO])
    return next((entry for entry in entries if entry.public), None)


def _up_to(match_id: int, counted: identities.Viewer, n: int) -> Sequence[ledgers.Entry]:
    """Every entry up to the nth that the view perceives; none if it perceives fewer."""
    found, left = [], n
    for line in event_log.lines(match_id):
        entry = codec.entry_of(line)
        found.append(entry)
        left -= ledgers.perceives(counted, entry)
        if left == 0:
            return found
    return ()
