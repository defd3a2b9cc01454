"""The journal of calls in the database: each call is safe in it before its trial goes on.

The threads that play trials write in it themselves, over the one connection that their drain has, which belongs to
whoever holds the pen.
"""

import contextlib
import functools
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal

from django.db import DEFAULT_DB_ALIAS, DatabaseError, connections
from django.utils import timezone

from sct import models
from sct.trial import calls

Row = tuple[str | int | bool | Decimal | datetime | None, ...]

LOOK_EVERY_SECONDS = 0.5


class Stopped(Exception):
    """The drain is ending: no further call is made. What was paid for is in the journal."""


@dataclass(slots=True, kw_only=True, eq=False)
class Entry:
    """A call on its way into the journal. Its latch, which is held from the start, is let go when it was written."""

    row: Row
    is_kept: bool = False
    latch: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        self.latch.acquire()


class Book:
    """The journal as the threads of one process write in it. Who finds the pen free writes at once, for all that wait:
    nobody waits for another thread to wake up, and busy times need few commits. Who finds it taken waits for whoever
    has it to write for him as well. Nobody in the process ever waits for another one's transaction: SQLite would send
    him to sleep.

    After a `failure` nothing more is written, and nobody goes on.
    """

    def __init__(self) -> None:
        self._connection = connections[DEFAULT_DB_ALIAS]
        self._connection.inc_thread_sharing()
        self._waiting: list[Entry] = []
        self._pen = threading.Lock()
        self.failure: DatabaseError | None = None

    def keep(self, trial_id: int, attempt: int, call: calls.Call) -> None:
        """Returns when the call is safe. What a former owner of the trial wrote already is left as it is."""
        entry = Entry(row=self._row(trial_id, attempt, call))
        self._waiting.append(entry)
        self._write()
        while not entry.latch.acquire(timeout=LOOK_EVERY_SECONDS):
            self._write()
        if not entry.is_kept:
            raise Stopped

    @contextlib.contextmanager
    def laid_aside(self) -> Iterator[None]:
        """For all else that the thread of this connection does with it."""
        with self._pen:
            yield
        self._write()

    def close(self) -> None:
        self._connection.dec_thread_sharing()

    def _write(self) -> None:
        """What comes while somebody writes is seen when the pen is free again, by one of the two."""
        while self._waiting and self._pen.acquire(blocking=False):
            try:
                self._write_waiting()
            finally:
                self._pen.release()

    def _write_waiting(self) -> None:
        """One statement, which is a transaction of its own. Without the ORM, whose building of rows took most of a
        batch's time."""
        entries = tuple(self._waiting)
        del self._waiting[: len(entries)]  # what comes meanwhile stands behind them
        try:
            self._insert(entries)
        except DatabaseError as failure:
            self.failure = failure
        finally:
            for entry in entries:
                entry.latch.release()

    def _insert(self, entries: Sequence[Entry]) -> None:
        if self.failure is not None or not entries:
            return
        with self._connection.cursor() as cursor:
            cursor.execute(_insertion(len(entries)), [value for entry in entries for value in entry.row])
        for entry in entries:
            entry.is_kept = True

    def _row(self, trial_id: int, attempt: int, call: calls.Call) -> Row:
        ops = self._connection.ops
        return (
            trial_id,
            attempt,
            call.key,
            call.phase,
            call.provider,
            call.is_answer,
            calls.dump(call.outcome).decode(),
            call.usage.tokens_in,
            call.usage.tokens_out,
            ops.adapt_decimalfield_value(call.usage.cost, max_digits=18, decimal_places=9),
            ops.adapt_datetimefield_value(timezone.now()),
        )


@contextlib.contextmanager
def opened() -> Iterator[Book]:
    book = Book()
    try:
        yield book
    finally:
        book.close()


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialJournal:
    """One trial's side of the journal: what earlier plays of it paid for, and where new calls go."""

    trial_id: int
    attempt: int
    remembered: Mapping[str, calls.Outcome]
    book: Book

    def recall(self, key: str) -> calls.Outcome | None:
        return self.remembered.get(key)

    def keep(self, call: calls.Call) -> None:
        self.book.keep(self.trial_id, self.attempt, call)


def remembered(trial_id: int, attempt: int) -> dict[str, calls.Outcome]:
    """What an attempt need not ask again: every answer the trial ever got, and this attempt's own failures too."""
    rows = models.Call.objects.filter(trial_id=trial_id).order_by("attempt", "pk")
    return {
        row.key: calls.load(row.outcome, is_answer=row.is_answer)
        for row in rows
        if row.is_answer or row.attempt == attempt
    }


COLUMNS = (
    *("trial_id", "attempt", "key", "phase", "provider", "is_answer", "outcome", "tokens_in", "tokens_out", "cost"),
    "returned_at",
)
_QUOTED = ", ".join(f'"{column}"' for column in COLUMNS)
_ROW = f"({', '.join(['%s'] * len(COLUMNS))})"


@functools.cache
def _insertion(rows: int) -> str:
    places = ", ".join([_ROW] * rows)
    return f'INSERT INTO "{models.Call._meta.db_table}" ({_QUOTED}) VALUES {places} ON CONFLICT DO NOTHING'  # noqa: S608
