"""The journal of calls in the database: written in groups, each call safe before its trial goes on.

Threads that play trials hand their calls in and wait; one thread writes everything that is waiting in one
transaction. Nothing else in the threads touches the database.
"""

import queue
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sct import calls, models

LOOK_EVERY_SECONDS = 0.5


class Stopped(Exception):
    """The drain is ending: no further call is made. What was paid for is in the journal."""


@dataclass(slots=True, kw_only=True)
class Entry:
    """A call on its way into the journal."""

    trial_id: int
    attempt: int
    call: calls.Call
    is_safe: threading.Event = field(default_factory=threading.Event)


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
        while not entry.is_safe.wait(LOOK_EVERY_SECONDS):
            if self.is_closed.is_set():
                raise Stopped


def remembered(trial: models.Trial) -> dict[str, calls.Outcome]:
    """What the trial need not ask again: every answer it ever got, and in this attempt also every failure."""
    rows = models.Call.objects.filter(trial=trial).order_by("attempt", "pk")
    return {
        row.key: calls.load(row.outcome, is_answer=row.is_answer)
        for row in rows
        if row.is_answer or row.attempt == trial.attempt
    }


def write(entries: Sequence[Entry]) -> None:
    """All of them in one statement. A call that a former owner of the trial wrote already is left as it is."""
    models.Call.objects.bulk_create([_row(entry) for entry in entries], ignore_conflicts=True)
    for entry in entries:
        entry.is_safe.set()


def _row(entry: Entry) -> models.Call:
    call = entry.call
    return models.Call(
        trial_id=entry.trial_id,
        attempt=entry.attempt,
        key=call.key,
        phase=call.phase,
        provider=call.provider,
        is_answer=call.is_answer,
        outcome=calls.dump(call.outcome).decode(),
        tokens_in=call.usage.tokens_in,
        tokens_out=call.usage.tokens_out,
        cost=call.usage.cost,
    )
