"""Totals of calls to models, updated by counting only new rows.

The tables only grow, so all processes find the same totals, whoever did the work. Rows younger than a moment are
counted afresh each time, because rows may appear out of order. Totals of many rows are stored, so that the next process
that starts goes on from there.
"""

import contextlib
import threading
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from decimal import Decimal
from typing import Any, Final

from django.db import OperationalError
from django.db.models import Count, Max, Q, QuerySet, Sum
from django.db.models.functions import Now
from pydantic import TypeAdapter

from games.log import journal
from games.models import Exchange
from games.players import exchange
from glassbox_site.ground.plain import code_hash
from glassbox_site.models import CallsCounted
from sct.models import Call
from sct.settings import providers

A_MOMENT = timedelta(seconds=30)
BOUNDS = (0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 120.0, 300.0)
"""Upper bounds of the histogram of answer times, in seconds."""
WORTH_KEEPING = 10_000
"""The number of rows from which on it is worth storing what they add to the totals."""
CODE: Final = ("glassbox_site/keeping/tallies.py", "games/log/journal.py")
"""What the totals depend on besides the rows: totals that other code stored are counted anew."""


@dataclass(slots=True, kw_only=True)
class Tally:
    """The totals of one endpoint in one half of the house. `within` is cumulative: answers up to each bound."""

    calls: Counter[str] = field(default_factory=Counter)
    tokens_in: int = 0
    tokens_out: int = 0
    estimated: int = 0
    dollars: Decimal = Decimal()
    seconds: float = 0.0
    timed: int = 0
    within: Counter[float] = field(default_factory=Counter)

    def plus(self, other: "Tally") -> "Tally":
        return Tally(
            calls=self.calls + other.calls,
            tokens_in=self.tokens_in + other.tokens_in,
            tokens_out=self.tokens_out + other.tokens_out,
            estimated=self.estimated + other.estimated,
            dollars=self.dollars + other.dollars,
            seconds=self.seconds + other.seconds,
            timed=self.timed + other.timed,
            within=self.within + other.within,
        )


Tallies = dict[str, Tally]
Counted = Callable[["QuerySet[Any]"], Tallies]


_TALLIES = TypeAdapter(Tallies)


class Running:
    """Totals of a table: those of settled rows are kept, later rows are counted with every look."""

    def __init__(self, half: str, rows: Callable[[], "QuerySet[Any]"], at: str, count: Counted) -> None:
        self._half, self._rows, self._at, self._count = half, rows, at, count
        self._settled: Tallies = {}
        self._up_to = self._stored_to = 0
        self._lock = threading.Lock()

    def look(self) -> Tallies:
        with self._lock:
            if not self._up_to:
                self._recall()
            old = self._rows().filter(**{f"{self._at}__lt": Now() - A_MOMENT}, pk__gt=self._up_to)
            last = old.aggregate(last=Max("pk"))["last"]
            if last:
                self._settled = _together(self._settled, self._count(old.filter(pk__lte=last)))
                self._up_to = last
                self._store()
            return _together(self._settled, self._count(self._rows().filter(pk__gt=self._up_to)))

    def _recall(self) -> None:
        stored = CallsCounted.objects.filter(half=self._half, code=code_hash.of(CODE)).first()
        if stored:
            self._settled = _TALLIES.validate_python(stored.totals)
            self._up_to = self._stored_to = stored.up_to

    def _store(self) -> None:
        """Whichever process stores last is right: each stores what all rows up to its own came to."""
        if self._up_to - self._stored_to < WORTH_KEEPING:
            return
        told = {"code": code_hash.of(CODE), "up_to": self._up_to}
        told["totals"] = _TALLIES.dump_python(self._settled, mode="json")
        with contextlib.suppress(OperationalError):  # a full disk, a lock: stored next time
            CallsCounted.objects.update_or_create(half=self._half, defaults=told)
            self._stored_to = self._up_to


def _together(one: Mapping[str, Tally], other: Mapping[str, Tally]) -> Tallies:
    return {name: one.get(name, Tally()).plus(other.get(name, Tally())) for name in {*one, *other}}


def of_the_league(rows: "QuerySet[Any]") -> Tallies:
    found: Tallies = {}
    for address, whose in journal.ADDRESSES.items():
        _count_by(found, rows.filter(whose), address)
    return found


def _count_by(found: Tallies, rows: "QuerySet[Any]", address: str) -> None:
    for row in rows.order_by().values(address, "state").annotate(**_SUMS):
        is_answer = row["state"] != exchange.State.FAILED.value
        _add(found, row[address], _tally(row, row["state"], is_answer=is_answer))


def of_the_test(rows: "QuerySet[Any]") -> Tallies:
    found: Tallies = {}
    counted = list(rows.order_by().values("trial__batch", "provider", "is_answer").annotate(**_SUMS))
    known = providers.addresses({row["trial__batch"] for row in counted})
    for row in counted:
        tally = _tally(row, "read" if row["is_answer"] else "failed", is_answer=row["is_answer"])
        _add(found, known.get((row["trial__batch"], row["provider"])), tally)
    return found


_SUMS = {
    "asked": Count("pk"),
    "sum_in": Sum("tokens_in"),
    "sum_out": Sum("tokens_out"),
    "sum_estimated": Sum("tokens_estimated", default=0),
    "dollars": Sum("cost"),
    "timed": Count("seconds"),
    "sum_seconds": Sum("seconds"),
    **{f"within_{place}": Count("pk", filter=Q(seconds__lte=bound)) for place, bound in enumerate(BOUNDS)},
}


def _tally(row: Mapping[str, Any], outcome: str, *, is_answer: bool) -> Tally:
    """From a row with the sums of `_SUMS`."""
    tally = Tally(
        calls=Counter({outcome: row["asked"]}),
        tokens_in=row["sum_in"] or 0,
        tokens_out=row["sum_out"] or 0,
        estimated=row["sum_estimated"],
        dollars=row["dollars"] or Decimal(),
    )
    if is_answer:
        tally.seconds, tally.timed = row["sum_seconds"] or 0.0, row["timed"]
        tally.within = Counter({bound: row[f"within_{place}"] for place, bound in enumerate(BOUNDS)})
    return tally


def _add(found: Tallies, address: str | None, tally: Tally) -> None:
    """Calls to scripted hosts, which have no address, are counted as `house`."""
    name = (address or "house").rstrip("/")
    found[name] = found.get(name, Tally()).plus(tally)


LEAGUE = Running("league", Exchange.objects.all, "recorded_at", of_the_league)
TEST = Running("test", Call.objects.all, "returned_at", of_the_test)
