"""The journal of calls in the database: each call is safe in it before its trial goes on.

Trials hand their calls in, and go on when the loop runs again, after the calls of all of them were written.
"""

import asyncio
import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from django.db import connection
from django.utils import timezone

from glassbox_site.ground.working import loop_turns
from sct import models
from sct.kernel.trial import calls

Row = tuple[str | int | float | bool | Decimal | datetime | None, ...]


class Stopped(Exception):
    """The drain is ending: no further call is made. What was paid for is in the journal."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Entry:
    """A call on its way into the journal; its trial waits for `written`."""

    row: Row
    written: asyncio.Future[None]


class Book:
    """`keep` is for trials, all else for the time when their loop stands still."""

    def __init__(self, loop: loop_turns.Turns) -> None:
        self._loop = loop
        self._ops = connection.ops
        self._waiting: list[Entry] = []

    async def keep(self, trial_id: int, attempt: int, call: calls.Call) -> None:
        """Returns when the call is safe. What a former owner of the trial wrote already is left as it is."""
        entry = Entry(row=self._row(trial_id, attempt, call), written=asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        self._loop.halt()
        await entry.written

    def write(self) -> None:
        """All that wait, in one statement, which is a transaction of its own: busy times need few of them. If it fails
        they wait on, and it can be tried again."""
        if self._waiting:
            _insert([entry.row for entry in self._waiting])
        for entry in self._waiting:
            entry.written.set_result(None)
        self._waiting.clear()

    def give_up(self) -> None:
        """Nobody who waits goes on."""
        for entry in self._waiting:
            entry.written.set_exception(Stopped())
        self._waiting.clear()

    def _row(self, trial_id: int, attempt: int, call: calls.Call) -> Row:
        used = call.usage
        return (
            trial_id,
            attempt,
            call.key,
            call.phase,
            call.provider,
            call.is_answer,
            calls.dump(call.outcome).decode(),
            used.tokens_in,
            used.tokens_out,
            self._ops.adapt_decimalfield_value(used.cost, max_digits=18, decimal_places=9),
            call.seconds,
            self._ops.adapt_datetimefield_value(timezone.now()),
        )


def _insert(rows: Sequence[Row]) -> None:
    """Without the ORM, whose building of rows took most of a batch's time."""
    with connection.cursor() as cursor:
        cursor.execute(_insertion(len(rows)), [value for row in rows for value in row])


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialJournal:
    """One trial's side of the journal: what earlier plays of it paid for, and where new calls go."""

    trial_id: int
    attempt: int
    remembered: Mapping[str, calls.Outcome]
    book: Book

    def recall(self, key: str) -> calls.Outcome | None:
        return self.remembered.get(key)

    async def keep(self, call: calls.Call) -> None:
        await self.book.keep(self.trial_id, self.attempt, call)


def remembered(trial_id: int, attempt: int) -> dict[str, calls.Outcome]:
    """What an attempt need not ask again: every answer the trial ever got, and this attempt's own failures too."""
    rows = models.Call.objects.filter(trial_id=trial_id).exclude(outcome="").order_by("attempt", "pk")
    return {
        row.key: calls.load(row.outcome, is_answer=row.is_answer)
        for row in rows
        if row.is_answer or row.attempt == attempt
    }


COLUMNS = (
    *("trial_id", "attempt", "key", "phase", "provider", "is_answer", "outcome", "tokens_in", "tokens_out", "cost"),
    *("seconds", "returned_at"),
)
_QUOTED = ", ".join(f'"{column}"' for column in COLUMNS)
_ROW = f"({', '.join(['%s'] * len(COLUMNS))})"


@functools.cache
def _insertion(rows: int) -> str:
    places = ", ".join([_ROW] * rows)
    return f'INSERT INTO "{models.Call._meta.db_table}" ({_QUOTED}) VALUES {places} ON CONFLICT DO NOTHING'  # noqa: S608
