"""What the query of a batch's page asks for: which trials, and in which order."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from sct.pages.showing import looks, trial_rows

Key = Callable[[trial_rows.Row], Any]


def _metric(name: str) -> Key:
    return lambda row: row.evaluation[name] if row.evaluation else None


ORDERS: Mapping[str, Key] = {
    "agent": lambda row: (row.agent, row.number),
    "trial": lambda row: (row.number, row.agent),
    "outcome": lambda row: looks.ALL.index(row.look),
    "yes_rate": _metric("yes_rate"),
    "parsed": _metric("answers_parsed_rate"),
    "first_yes": _metric("first_yes_index"),
    "attempt": lambda row: row.attempt,
    "seconds": lambda row: row.seconds,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """Empty fields do not filter. `sort` may begin with a minus; if it is unknown, the grid's order is kept."""

    agent: str = ""
    outcome: str = ""
    parsed: str = ""
    error: str = ""
    reason: str = ""
    sort: str = ""

    @property
    def is_narrowed(self) -> bool:
        return bool(self.agent or self.outcome or self.parsed or self.error or self.reason)

    def fits(self, row: trial_rows.Row) -> bool:
        return (
            (not self.agent or row.agent == self.agent)
            and (not self.outcome or row.look.slug == self.outcome)
            and (self.parsed != "false" or row.has_unparsed)
            and (not self.error or self.error.casefold() in row.error.casefold())
            and (not self.reason or row.reason == self.reason)
        )

    def ordered(self, found: Iterable[trial_rows.Row]) -> list[trial_rows.Row]:
        """Sorts the trials. Those without a value come last in either direction."""
        trials, key = list(found), ORDERS.get(self.sort.removeprefix("-"))
        if key is None:
            return trials
        known = sorted((row for row in trials if key(row) is not None), key=key, reverse=self.sort.startswith("-"))
        return [*known, *(row for row in trials if key(row) is None)]


def read(asked: Mapping[str, str]) -> Wishes:
    return Wishes(**{field.name: asked.get(field.name, "")[:200] for field in fields(Wishes)})
