"""The figures of a fork, from its logs alone: what the page shows, the file holds and a command recomputes."""

import dataclasses
from collections.abc import Sequence
from typing import Any

import pydantic

from games.engine.state import ledger as ledgers
from games.experiments.forks import outcomes
from games.experiments.forks.changes import Change, Depth
from glassbox_site.ground.plain import significance

LEVEL = 0.05
Log = Sequence[ledgers.Entry]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """The finished continuations of an arm, each a whole log. `times` is how many were ordered."""

    change: Change
    begun: int
    times: int
    depth: Depth
    logs: Sequence[Log]

    def counted(self, original: Log) -> "Counted":
        found = [outcomes.outcome(original, log, self.change, begun=self.begun, depth=self.depth) for log in self.logs]
        return Counted(change=self.change, times=self.times, depth=self.depth, of_each=found)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """The outcomes of the finished continuations of an arm. `times` is how many were ordered."""

    change: Change
    times: int
    depth: Depth
    of_each: Sequence[outcomes.Outcome]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """An arm compared with the one without a change; `rows` has one row for each question that came up.

    `moved` and `moved_unchanged` are how often the outcome differed from the original's, with and without the change;
    `came_back` is how often somebody else said what was unsaid. `p` tests that the original's own outcome is as likely
    as without the change, corrected for all arms of the fork.
    """

    change: Change
    n: int
    times: int
    moved: int
    moved_unchanged: int
    n_unchanged: int
    came_back: int
    of_each: Sequence[outcomes.Outcome]
    rows: Sequence[outcomes.Row]
    p: float


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """`decisive` is the latest entry whose change significantly moves the outcome: the interval excludes zero, and p
    does so after Holm's correction. None if there is none."""

    original: outcomes.Outcome
    unchanged: Sequence[outcomes.Outcome]
    arms: Sequence[Scored]
    decisive: int | None


JSON: pydantic.TypeAdapter[Figures] = pydantic.TypeAdapter(Figures)


def figures(original: Log, unchanged: Played, arms: Sequence[Played]) -> Figures:
    """`unchanged` carries one of the changes, so that its continuations are judged like those of the arms."""
    was = outcomes.of_original(original, unchanged.change)
    return of_outcomes(was, unchanged.counted(original), [arm.counted(original) for arm in arms])


def of_outcomes(was: outcomes.Outcome, unchanged: Counted, arms: Sequence[Counted]) -> Figures:
    scored = [_scored(was, unchanged.of_each, arm) for arm in arms]
    corrected = significance.holm([arm.p for arm in scored])
    scored = [dataclasses.replace(arm, p=p) for arm, p in zip(scored, corrected, strict=True)]
    decisive = [arm.change.at for arm in scored if _decides(arm)]
    return Figures(original=was, unchanged=unchanged.of_each, arms=scored, decisive=max(decisive, default=None))


def as_json(found: Figures) -> Any:
    return JSON.dump_python(found, mode="json")


def _scored(was: outcomes.Outcome, base: Sequence[outcomes.Outcome], arm: Counted) -> Scored:
    found = arm.of_each
    rows = outcomes.rows(was, found, base, arm.depth)
    return Scored(
        change=arm.change,
        n=len(found),
        times=arm.times,
        moved=sum(outcomes.is_other(was, each) for each in found),
        moved_unchanged=sum(outcomes.is_other(was, each) for each in base),
        n_unchanged=len(base),
        came_back=sum(each.came_back for each in found),
        of_each=found,
        rows=rows,
        p=min((row.p for row in rows if row.is_main), default=1.0),
    )


def _decides(arm: Scored) -> bool:
    apart = [row.difference for row in arm.rows if row.is_main]
    return arm.p < LEVEL and any(
        each.low is not None and each.high is not None and not each.low <= 0 <= each.high for each in apart
    )
