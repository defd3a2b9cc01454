"""The rows behind the figures, from which both the drawing and its table are made."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sct.kernel.judging import statistics
from sct.records.figures import measures

WIDTH, LINE, CHART, WORDS, TITLE = 6.6, 0.42, 2.9, 1.3, 0.4
"""In inches: the sheet's width; the heights of an agent's line, a line chart, the text around an axis and the title."""

Cell = str | Promise | int | float | None

SHARE = (gettext_lazy("of"), gettext_lazy("share"), gettext_lazy("low"), gettext_lazy("high"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """What the figures need of one complete trial."""

    agent: str
    number: int
    evaluation: Mapping[str, Any]

    @property
    def memoryful(self) -> bool:
        return "wm_secret_summary" in self.evaluation

    @property
    def is_counted(self) -> bool:
        return measures.is_counted(self.evaluation)

    @property
    def outcome(self) -> str:
        """The outcome; "not_asked" if nothing was asked, whatever older editions say."""
        return self.evaluation["outcome"] if measures.is_asked(self.evaluation) else "not_asked"

    @property
    def changes(self) -> str:
        """How often the secret changed: "0", "1", "2+"; "never" if there never was one."""
        summary = self.evaluation["wm_secret_summary"]
        if not summary["secret_defined"]:
            return "never"
        count = summary["secret_changes_count"]
        return str(count) if count < 2 else "2+"


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A row about one agent. Agents with and without a memory never share an axis."""

    agent: str
    memoryful: bool

    @property
    def kind(self) -> str:
        return _("with a memory") if self.memoryful else _("without a memory")


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted(Row):
    """How many of an agent's trials (or answers) are of a class; `code` is for machines, `label` for people.

    `apart` counts those that say nothing and are in no share.
    """

    code: str
    label: str | Promise
    share: statistics.Proportion
    apart: int = 0

    @property
    def cells(self) -> tuple[Cell, ...]:
        return (self.agent, self.kind, self.label, self.apart or self.share.successes, *_share_cells(self.share))


@dataclass(frozen=True, slots=True, kw_only=True)
class Piled(Row):
    """How many of an agent's `n` trials have this value; `value` is None for those without one."""

    value: float | None
    trials: int
    n: int

    @property
    def cells(self) -> tuple[Cell, ...]:
        return (self.agent, self.kind, self.value, self.trials, self.n)


@dataclass(frozen=True, slots=True, kw_only=True)
class Held(Row):
    """The share of an agent's trials that hold a secret after this turn."""

    turn: int
    share: statistics.Proportion

    @property
    def cells(self) -> tuple[Cell, ...]:
        return (self.agent, self.kind, self.turn, self.share.successes, *_share_cells(self.share))


@dataclass(frozen=True, slots=True, kw_only=True)
class Swept(Row):
    """An agent's share in the batch that forked at this turn."""

    t_fork: int
    batch: int
    share: statistics.Proportion

    @property
    def measure(self) -> str:
        return _("self-consistent") if self.memoryful else _("any yes")

    @property
    def cells(self) -> tuple[Cell, ...]:
        found = (self.measure, self.share.successes, *_share_cells(self.share))
        return (self.agent, self.kind, self.t_fork, self.batch, *found)


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A figure with its table. `about` describes what it shows, also for those who cannot see it."""

    name: str
    title: str | Promise
    about: str | Promise
    header: tuple[str | Promise, ...]
    rows: tuple[Any, ...]

    def family(self, *, memoryful: bool) -> list[Any]:
        return [row for row in self.rows if row.memoryful is memoryful]

    @property
    def families(self) -> list[list[Any]]:
        """The rows with and without a memory, if there are any; each family gets its own axis."""
        return [family for memoryful in (True, False) if (family := self.family(memoryful=memoryful))]

    @property
    def heights(self) -> list[float]:
        """The heights of the axes in inches: a line for each agent, or a fixed height for line charts."""
        return [
            (CHART if self.name.endswith("t-fork") else LINE * len({row.agent for row in family})) + WORDS
            for family in self.families
        ]

    @property
    def height(self) -> float:
        return sum(self.heights) + TITLE

    @property
    def pixels(self) -> tuple[int, int]:
        """The width and height that a page reserves for it."""
        return round(WIDTH * 96), round(self.height * 96)

    @property
    def table(self) -> list[tuple[Cell, ...]]:
        return [row.cells for row in self.rows]


def _share_cells(share: statistics.Proportion) -> tuple[Cell, ...]:
    return (
        share.n or None,
        *(None if value is None else round(value, 4) for value in (share.value, share.low, share.high)),
    )
