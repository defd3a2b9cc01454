"""The log of a match in the database: appended step by step by whoever holds its lease, read from any entry on."""

import dataclasses
import functools
import itertools
import operator
import typing
from collections.abc import Iterable, Iterator, Mapping, Sequence

from django.db import connection, transaction
from django.db.models import Q

from games.engine.facts import events
from games.engine.state import ledger as ledgers
from games.log import codec, trunks
from games.log.lease import Lease
from games.models import LogEntry, Match, Status
from glassbox_site.ground.working import leases

ENTRIES_AT_ONCE = 1_000
NEWS = """
    SELECT game.head, game.status, game.edition, entry.seq, entry.line, entry.call, entry.commentary
    FROM games_match AS game LEFT JOIN games_logentry AS entry ON entry.match_id = game.id AND entry.seq > %s
    WHERE game.id = %s ORDER BY entry.seq LIMIT %s
"""
STORED = """
    INSERT INTO games_logentry (match_id, seq, tick, kind, line, call, commentary) VALUES (%s, %s, %s, %s, %s, %s, %s)
"""
"""In plain SQL: both are needed whenever a log grows, and building them would take longer than the database does."""


class LogConflict(Exception):
    """The match is no longer ours, or was halted. Whoever catches this writes nothing and stops."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """How far a match has come."""

    seq: int
    status: str
    edition: int = 0


class Row(typing.NamedTuple):
    """An entry as it is stored, and what is told beside it of a model's call, and by a caster: mostly nothing."""

    line: str
    call: str | None = None
    cast: str | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Growth:
    """A step as it will be stored: its rows, and the changes to the match's own row, which are made with them."""

    lease: Lease
    before: int
    changes: Mapping[str, object]
    head: int
    rows: Sequence[tuple[int | str | None, ...]]


def growth(
    lease: Lease,
    entries: Sequence[ledgers.Entry],
    calls: Mapping[int, str],
    casts: Mapping[int, str],
    *,
    is_last: bool = False,
) -> Growth:
    """A match is finished by its `MatchClosed`; one that ends before, by the step that `is_last`. `calls` and `casts`
    are told beside the entries of these numbers."""
    last = entries[-1]
    return Growth(
        lease=lease,
        before=entries[0].seq - 1,
        head=last.seq,
        changes={"head": last.seq, "tick": last.tick, "takeovers": 0, "outages": 0} | _ending(entries, is_last=is_last),
        rows=[_stored(lease.match_id, entry, calls.get(entry.seq), casts.get(entry.seq)) for entry in entries],
    )


def append_all(growths: Sequence[Growth]) -> list[LogConflict | None]:
    """Writes steps of several matches in one transaction, each step wholly or not at all. Returns, in the same order, a
    LogConflict for each step that is not ours to write, which hinders no other; None for the rest."""
    with transaction.atomic():
        conflicts = {each.lease.match_id: _moved(each) for each in sorted(growths, key=lambda one: one.lease.match_id)}
        grown = [each for each in growths if conflicts[each.lease.match_id] is None]
        with connection.cursor() as cursor:
            cursor.executemany(STORED, [row for each in grown for row in each.rows])
    return [conflicts[each.lease.match_id] for each in growths]


def _moved(grown: Growth) -> LogConflict | None:
    lease = grown.lease
    if lease.change(grown.changes, status=Status.RUNNING, head=grown.before):
        return None
    return LogConflict(f"match {lease.match_id}: entries from {grown.before + 1} on are not for us to write")


def read(match_id: int, after: int = 0) -> list[ledgers.Entry]:
    """The entries with a higher number than `after`, in order."""
    own = list(_own(match_id, after))
    begun = () if own and own[0][0] == after + 1 else trunks.entries(match_id)[after:]
    return [*begun, *(codec.entry_of(line) for _seq, line, *_ in own)]


def picked(places: Iterable[tuple[int, int]]) -> dict[tuple[int, int], ledgers.Entry]:
    """Single entries of many matches, by match and number; of continuations, only what they wrote themselves."""
    wanted = functools.reduce(operator.or_, (Q(match=match, seq=seq) for match, seq in set(places)), Q(pk__in=()))
    found = LogEntry.objects.filter(wanted).order_by().values_list("match", "seq", "line")
    return {(match, seq): codec.entry_of(line) for match, seq, line in found}


def lines(match_id: int, after: int = 0, most: int | None = None) -> Iterator[str]:
    """The same entries as they are stored, at most so many."""
    return (row.line for row in rows(match_id, after, most))


def rows(match_id: int, after: int = 0, most: int | None = None) -> Iterator[Row]:
    """The same, with what is told beside them."""
    own = _own(match_id, after, most)
    first = next(own, None)
    begun = () if first and first[0] == after + 1 else _trunk(match_id, after)
    told = (Row(line, call, cast) for _seq, line, call, cast in itertools.chain([first] if first else [], own))
    return itertools.islice(itertools.chain(begun, told), most)


def _own(match_id: int, after: int, most: int | None = None) -> Iterator[tuple[int, str, str | None, str | None]]:
    own = LogEntry.objects.filter(match_id=match_id, seq__gt=after).order_by("seq")
    found = own.values_list("seq", "line", "call", "commentary")
    return found[:most].iterator(chunk_size=ENTRIES_AT_ONCE)


def news(match_id: int, after: int, most: int) -> tuple[Head | None, list[Row]]:
    """The next rows and, as of the same moment, how far the match has come; None and nothing if there is no match."""
    with connection.cursor() as cursor:
        cursor.execute(NEWS, [after, match_id, most])
        found = cursor.fetchall()
    if not found:
        return None, []
    seq, status, edition, first, *_ = found[0]
    told = [Row(line, call, cast) for *_, line, call, cast in found if line is not None]
    if (seq + 1 if first is None else first) > after + 1:
        told = [*_trunk(match_id, after), *told][:most]
    return Head(seq=seq, status=status, edition=edition), told


def _trunk(match_id: int, after: int) -> list[Row]:
    """The entries before the first row of its own, which a continuation shares with others."""
    return [Row(line) for line in trunks.lines(match_id)[after:]]


def heads(match_ids: Iterable[int]) -> dict[int, Head]:
    """By match; a match that does not exist is left out."""
    found = Match.objects.filter(pk__in=list(match_ids)).values_list("pk", "head", "status", "edition")
    return {match_id: Head(seq=seq, status=status, edition=edition) for match_id, seq, status, edition in found}


def _stored(match_id: int, entry: ledgers.Entry, call: str | None, cast: str | None) -> tuple[int | str | None, ...]:
    return match_id, entry.seq, entry.tick, codec.kind(entry), codec.line(entry), call, cast


def _ending(entries: Sequence[ledgers.Entry], *, is_last: bool) -> dict[str, object]:
    """What the end of a match changes in its row."""
    changes: dict[str, object] = {}
    for entry in entries:
        match entry.event:
            case events.MatchEnded(winner=winner, reason=reason):
                changes |= {"winner": winner.value, "end_reason": reason.value}
            case events.MatchClosed():
                is_last = True
    return changes | ({"status": Status.FINISHED, "ended_at": leases.NOW, **leases.NOBODYS} if is_last else {})
