"""Where events of a match stand in its sample: at the table or in the span of a seat; after a fork, in its branch."""

import dataclasses
from collections.abc import Sequence

from games.engine.state import ledger as ledgers
from glassbox_site.ground.plain import inspect_log

TABLE, BRANCH = "table", "branch"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Fork:
    """The last entry that a match has in common with its parent."""

    parent: int
    begun: int

    @property
    def anchor(self) -> str:
        return f"match-{self.parent}/{self.begun}"


class Places:
    """`agents` are the seats, and the models that are asked beside the game."""

    def __init__(self, course: inspect_log.Course, agents: Sequence[str]) -> None:
        self._course, self._agents, self._table = course, agents, TABLE
        course.open(TABLE)
        self._sit()

    def of(self, agent: str) -> str:
        return agent if self._table == TABLE else f"{self._table}/{agent}"

    def of_entry(self, entry: ledgers.Entry) -> str:
        """The seat's own span, if nobody else perceived the entry; else the table."""
        alone = entry.audience[0].value if len(entry.audience) == 1 and not entry.public else ""
        return self.of(alone) if alone in self._agents else self._table

    def branch(self, anchor: str) -> None:
        """From here on, everything belongs to the branch."""
        self._rise()
        self._course.anchor(TABLE, anchor)
        self._table = BRANCH
        self._course.branch(BRANCH, anchor, TABLE)
        self._sit()

    def end(self) -> None:
        self._rise()
        if self._table == BRANCH:
            self._course.end(BRANCH)
        self._course.close(TABLE)

    def _sit(self) -> None:
        for agent in self._agents:
            self._course.begin(self.of(agent), "agent", self._table, agent)

    def _rise(self) -> None:
        for agent in reversed(self._agents):
            self._course.end(self.of(agent))
