"""Logs of matches that had a clerk, made from logs without one."""

import dataclasses
import itertools
from collections.abc import Iterator, Sequence

from games.engine.facts import events
from games.engine.facts.testimony import Claim, Saying, Topic
from games.engine.judging import claims
from games.engine.state import ledger as ledgers

FAULT = "failed: Unreachable: no <b>connection</b>"
REFUSED = ("\"place\" '<img src=x onerror=alert(1)>' is not known on this station",)
WAYS = ("alike", "otherwise", "in vain", "refused")


def read_by_a_clerk(entries: Sequence[ledgers.Entry]) -> tuple[ledgers.Entry, ...]:
    """Adds a clerk's reading after each line: in turn the same as the reader's, a different one, an empty one, and one
    that is no claim."""
    return tuple(dataclasses.replace(each, seq=seq) for seq, each in enumerate(_read(entries), 1))


def _read(entries: Sequence[ledgers.Entry]) -> Iterator[ledgers.Entry]:
    court, ways, seqs = claims.Court(), itertools.cycle(WAYS), itertools.count(1)
    for entry in entries:
        court = claims.attend(court, entry)
        yield entry
        seq = next(seqs)
        if isinstance(entry.event, events.Spoke):
            reading = _reading(next(ways), seq, entry.event, claims.stamps(court, entry))
            yield dataclasses.replace(entry, audience=(), public=False, event=reading)
            next(seqs)


def _reading(way: str, seq: int, line: events.Spoke, stamps: Sequence[claims.Stamp]) -> events.LineRead:
    words = (0, len(line.message))
    own = tuple(
        Saying(claim=stamp.claim, start=start, end=end) for stamp in stamps for start, end in [stamp.span or words]
    )
    other = Saying(claim=Claim(topic=Topic.WAS_AT, subject=line.color, place="navigation"), start=0, end=words[1])
    return events.LineRead(
        line=seq,
        speaker=line.color,
        sayings={"alike": own, "otherwise": (other,)}.get(way, ()),
        refused=REFUSED if way == "refused" else (),
        fault=FAULT if way == "in vain" else "",
    )
