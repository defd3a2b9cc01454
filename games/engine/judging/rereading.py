"""How a clerk's reading of a line is judged, and where it differs from the reading by rules.

The clerk, a model, says what a line claims and in which of its words. Whether that is so is decided by the log alone,
as it is for claims read by rules. The clerk's claims count in nobody's record.
"""

import dataclasses

from games.engine.facts import events
from games.engine.judging import claims, courts
from games.engine.state import ledger as ledgers

Stamp = claims.Stamp


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Rereading:
    """Of one line: what both read and judge alike, what only the clerk reads so, and what only the reader reads so."""

    shared: tuple[Stamp, ...] = ()
    clerks: tuple[Stamp, ...] = ()
    readers: tuple[Stamp, ...] = ()

    @property
    def differs(self) -> bool:
        return bool(self.clerks or self.readers)


def reread(court: courts.Court, entry: ledgers.Entry) -> Rereading | None:
    """Compares both readings of a line. None for entries other than a clerk's reading, and if the clerk failed or the
    line was not said at the last meeting.

    What the speaker declared beside the words does not count against the clerk, who has only the words: it may find the
    same in them, but need not.
    """
    read = entry.event
    hearing = court.said.get(read.line) if isinstance(read, events.LineRead) else None
    if not isinstance(read, events.LineRead) or read.fault or hearing is None:
        return None
    made = {saying.claim: (saying.start, saying.end) for saying in read.sayings}
    found = claims.stamped_claims(read.line, hearing, made)
    own = claims.stamped_claims(read.line, hearing, claims.claimed(hearing.line, hearing.known))
    return _compared(found, own)


def _compared(found: tuple[Stamp, ...], own: tuple[Stamp, ...]) -> Rereading:
    left, shared, alone, contested = list(own), list[Stamp](), list[Stamp](), list[Stamp]()
    for stamp in found:
        same = [each for each in left if claims.agree(each.claim, stamp.claim)]
        alike = next((each for each in same if each.judgement.verdict is stamp.judgement.verdict), None)
        (shared if alike else alone).append(stamp)
        if alike:
            left.remove(alike)
        contested += same if not alike else []
    readers = [each for each in left if each.span is not None or each in contested]
    return Rereading(shared=tuple(shared), clerks=tuple(alone), readers=tuple(readers))
