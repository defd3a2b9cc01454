"""The journal of calls in the database: written in groups, each call safe before its trial goes on.

Threads that play trials hand their calls in and wait; one thread writes everything that is waiting in one
transaction. Nothing else in the threads touches the database.
"""

import queue
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from django.db import connection
from django.utils import timezone

from sct import models
from sct.trial import calls

LOOK_EVERY_SECONDS = 0.5


class Stopped(Exception):
    """The drain is ending: no further call is made. What was paid for is in the journal."""


@dataclass(slots=True, kw_only=True)
class Entry:
    """A call on its way into the journal. Its latch, which is held from the start, is let go when it is safe: a bare
    lock, because an event made and waited for costs many times as much, once for every call."""

    trial_id: int
    attempt: int
    call: calls.Call
    latch: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        self.latch.acquire()


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialJournal:
    """One trial's side of the journal: what earlier plays of it paid for, and where new calls go.

    `is_closed` is set when nobody writes any more.
    """

    trial_id: int
    attempt: int
    remembered: Mapping[str, calls.Outcome]
    inbox: "queue.SimpleQueue[Any]"
    is_closed: threading.Event

    def recall(self, key: str) -> calls.Outcome | None:
        return self.remembered.get(key)

    def keep(self, call: calls.Call) -> None:
        entry = Entry(trial_id=self.trial_id, attempt=self.attempt, call=call)
        self.inbox.put(entry)
        while not entry.latch.acquire(timeout=LOOK_EVERY_SECONDS):
            if self.is_closed.is_set():
                raise Stopped


def remembered(trial_id: int, attempt: int) -> dict[str, calls.Outcome]:
    """What an attempt need not ask again: every answer the trial ever got, and this attempt's own failures too."""
    rows = models.Call.objects.filter(trial_id=trial_id).order_by("attempt", "pk")
    return {
        row.key: calls.load(row.outcome, is_answer=row.is_answer)
        for row in rows
        if row.is_answer or row.attempt == attempt
    }


def write(entries: Sequence[Entry]) -> None:
    """All of them in one statement, which is a transaction of its own.

    A call that a former owner of the trial wrote already is left as it is. Written without the ORM, whose
    building of rows took most of a batch's time.
    """
    now = connection.ops.adapt_datetimefield_value(timezone.now())
    rows = [value for entry in entries for value in (*_row(entry), now)]
    places = ", ".join([f"({', '.join(['%s'] * len(COLUMNS))})"] * len(entries))
    with connection.cursor() as cursor:
        cursor.execute(f"{_INSERT} VALUES {places} ON CONFLICT DO NOTHING", rows)
    for entry in entries:
        entry.latch.release()


COLUMNS = (
    *("trial_id", "attempt", "key", "phase", "provider", "is_answer", "outcome", "tokens_in", "tokens_out", "cost"),
    "returned_at",
)
_QUOTED = ", ".join(f'"{column}"' for column in COLUMNS)
_INSERT = f'INSERT INTO "{models.Call._meta.db_table}" ({_QUOTED})'


def _row(entry: Entry) -> tuple[str | int | bool | Decimal | None, ...]:
    call = entry.call
    return (
        entry.trial_id,
        entry.attempt,
        call.key,
        call.phase,
        call.provider,
        call.is_answer,
        calls.dump(call.outcome).decode(),
        call.usage.tokens_in,
        call.usage.tokens_out,
        connection.ops.adapt_decimalfield_value(call.usage.cost, max_digits=18, decimal_places=9),
    )
