"""The journal of calls in the database: a trial continues only when its call is stored in it.

Trials hand in their calls, and continue when the loop runs again, after the calls of all trials have been written.
"""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from django.db import connection
from django.utils import timezone

from glassbox_site.ground.working import loop_turns, outbox
from sct import models
from sct.kernel.trial import calls

Row = tuple[str | int | float | bool | Decimal | datetime | None, ...]


class Stopped(Exception):
    """The drain is ending, and makes no further calls. Calls that were paid for are in the journal."""


class Book:
    """Trials call `keep`; everything else is called while their loop stands still."""

    def __init__(self, loop: loop_turns.Turns) -> None:
        self._ops = connection.ops
        self._calls = outbox.Outbox[Row, None](loop)

    async def keep(self, trial_id: int, attempt: int, call: calls.Call) -> None:
        """Returns once the call is stored. A call that a former owner of the trial already stored is not replaced."""
        await self._calls.hand_in(self._row(trial_id, attempt, call))

    def write(self) -> None:
        """Writes all waiting calls in one statement and so one transaction, of which busy batches need few."""
        self._calls.write(_insert)

    def give_up(self) -> None:
        """Raises Stopped in every trial that waits for its call to be written."""
        self._calls.give_up(Stopped())

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
            used.estimated,
            self._ops.adapt_decimalfield_value(used.cost, max_digits=18, decimal_places=9),
            call.seconds,
            self._ops.adapt_datetimefield_value(timezone.now()),
        )


def _insert(rows: Sequence[Row]) -> list[None]:
    """Bypasses the ORM, which spent most of a batch's time on building rows."""
    with connection.cursor() as cursor:
        cursor.execute(_insertion(len(rows)), [value for row in rows for value in row])
    return [None] * len(rows)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialJournal:
    """The journal as one trial uses it: `remembered` are calls of its earlier plays, `book` takes new ones."""

    trial_id: int
    attempt: int
    remembered: Mapping[str, calls.Outcome]
    book: Book

    def recall(self, key: str) -> calls.Outcome | None:
        return self.remembered.get(key)

    async def keep(self, call: calls.Call) -> None:
        await self.book.keep(self.trial_id, self.attempt, call)


def remembered(trial_id: int, attempt: int) -> dict[str, calls.Outcome]:
    """Calls that the attempt need not make again: every answer the trial ever got, and this attempt's failures."""
    rows = models.Call.objects.filter(trial_id=trial_id).exclude(outcome="").order_by("attempt", "pk")
    return {
        row.key: calls.load(row.outcome, is_answer=row.is_answer)
        for row in rows
        if row.is_answer or row.attempt == attempt
    }


COLUMNS = (
    *("trial_id", "attempt", "key", "phase", "provider", "is_answer", "outcome", "tokens_in", "tokens_out"),
    *("tokens_estimated", "cost", "seconds", "returned_at"),
)
_QUOTED = ", ".join(f'"{column}"' for column in COLUMNS)
_ROW = f"({', '.join(['%s'] * len(COLUMNS))})"


@functools.cache
def _insertion(rows: int) -> str:
    places = ", ".join([_ROW] * rows)
    return f'INSERT INTO "{models.Call._meta.db_table}" ({_QUOTED}) VALUES {places} ON CONFLICT DO NOTHING'  # noqa: S608
