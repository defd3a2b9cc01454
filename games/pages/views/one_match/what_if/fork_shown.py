"""A fork prepared for its page: arms as strips of continuations, figures as bars."""

import dataclasses
from collections import Counter
from collections.abc import Mapping, Sequence

from django.utils.translation import gettext as _

from games.experiments.forks import changes, fork_results, outcomes, scoring
from games.experiments.forks.branches import Entry
from games.log import event_log
from games.models import Arm, Continuation, Fork, Status
from games.models.match import OVER
from games.pages.views.one_match.what_if import fork_sentences
from glassbox_site.ground.plain import differences, proportions


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """A continuation: its state, and its outcome once it is finished."""

    number: int
    match_id: int
    state: str
    told: str
    ejected: str
    is_other: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """A share of an arm with its interval, in per cent of the width."""

    share: proportions.Proportion
    width: float
    low: float
    span: float


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    question: str
    is_main: bool
    changed: Bar
    unchanged: Bar
    difference: differences.Estimate


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Strip:
    """An arm. `at` is the entry that it changes; `scored` is None for the arm in which nothing is changed."""

    number: int
    title: str
    words: str
    color: str
    at: int
    begun: int
    is_off_policy: bool
    cells: Sequence[Cell]
    ends: Sequence[tuple[str, int]]
    scored: scoring.Scored | None = None
    rows: Sequence[Row] = ()
    left_at: Sequence[int] = ()

    @property
    def main(self) -> Row | None:
        return next((row for row in self.rows if row.is_main), None)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """`is_by_chance`: in every arm somebody is asked who may answer differently each time."""

    figures: scoring.Figures
    original: str
    unchanged: Strip
    arms: Sequence[Strip]
    is_by_chance: bool

    @property
    def strips(self) -> Sequence[Strip]:
        return (self.unchanged, *self.arms)

    @property
    def is_of_every_line(self) -> bool:
        return len(self.arms) > 1


def of(fork: Fork) -> Shown:
    entries, figures = fork_results.original(fork), fork_results.figures(fork)
    scored: Sequence[scoring.Scored | None] = (None, *figures.arms)
    arms = list(fork.arms.defer("trunk").order_by("number"))
    cells = _cells(fork, figures.original)
    strips = [_strip(arm, found, cells[arm.number], entries) for arm, found in zip(arms, scored, strict=True)]
    told = fork_sentences.outcome(figures.original)
    is_by_chance = len(fork_results.by_chance(fork)) == len(arms)
    return Shown(figures=figures, original=told, unchanged=strips[0], arms=strips[1:], is_by_chance=is_by_chance)


def _strip(arm: Arm, scored: scoring.Scored | None, cells: Sequence[Cell], entries: Sequence[Entry]) -> Strip:
    change = fork_sentences.record(arm)
    at = change.at if change else fork_results.as_if(arm).at
    ends = Counter(cell.told for cell in cells if cell.told).most_common()
    left = [each.left_at for each in scored.of_each if each.left_at] if scored else []
    return Strip(
        number=arm.number,
        title=fork_sentences.told(change, entries),
        words=fork_sentences.words_at(entries, at),
        color=str(getattr(entries[at - 1].event, "color", "")),
        at=at,
        begun=arm.begun,
        is_off_policy=bool(change and change.is_off_policy),
        cells=cells,
        ends=ends,
        scored=scored,
        rows=[_row(row) for row in scored.rows] if scored else [],
        left_at=sorted(left),
    )


def _cells(fork: Fork, original: outcomes.Outcome) -> Mapping[int, list[Cell]]:
    """The cells of each arm, by its number."""
    found: dict[int, list[Cell]] = {}
    listed = Continuation.objects.filter(arm__fork=fork).select_related("match", "arm").defer("arm__trunk")
    for each in listed.order_by("arm__number", "number"):
        found.setdefault(each.arm.number, []).append(_cell(each, original))
    return found


def _cell(each: Continuation, original: outcomes.Outcome) -> Cell:
    kept = fork_results.OUTCOME.validate_python(each.outcome) if each.outcome else None
    is_told = kept is not None and each.match.status == Status.FINISHED
    return Cell(
        number=each.number + 1,
        match_id=each.match_id,
        state=each.match.status if each.match.status in (*OVER, Status.RUNNING) else "waiting",
        told=fork_sentences.outcome(kept) if kept and is_told else "",
        ejected=(kept.ejected or "") if kept and is_told else "",
        is_other=bool(kept and is_told and outcomes.is_other(original, kept)),
    )


def _row(row: outcomes.Row) -> Row:
    return Row(
        question=fork_sentences.question(row.question),
        is_main=row.is_main,
        changed=_bar(row.changed),
        unchanged=_bar(row.unchanged),
        difference=row.difference,
    )


def _bar(share: proportions.Proportion) -> Bar:
    low, high = share.low or 0.0, share.high or 0.0
    width = round(100 * (share.value or 0.0), 1)
    return Bar(share=share, width=width, low=round(100 * low, 1), span=round(100 * (high - low), 1))


def changes_of(fork: Fork, entries: Sequence[Entry]) -> str:
    """What the fork changes, in one sentence."""
    return title(changed_arms([fork])[fork.pk], entries)


def changed_arms(forks: Sequence[Fork]) -> dict[int, list[Arm]]:
    """The arms of each fork, by its key, but for the one in which nothing is changed."""
    arms: dict[int, list[Arm]] = {fork.pk: [] for fork in forks}
    for arm in Arm.objects.filter(fork__in=forks, number__gt=0).defer("trunk").order_by("fork", "number"):
        arms[arm.fork_id].append(arm)
    return arms


def titles(forks: Sequence[Fork]) -> dict[int, str]:
    """What each fork changes, by its key. Reads only the one entry of each log that the sentence needs."""
    arms = changed_arms(forks)
    at = {
        fork.pk: (fork.parent_id, change.at)
        for fork in forks
        if len(arms[fork.pk]) == 1 and (change := fork_sentences.record(arms[fork.pk][0]))
    }
    entries = event_log.picked(at.values())
    return {
        fork.pk: title(arms[fork.pk], {place[1] - 1: entries[place]} if (place := at.get(fork.pk)) else {})
        for fork in forks
    }


def title(arms: Sequence[Arm], entries: fork_sentences.Entries) -> str:
    """What a fork with these changed arms changes, in one sentence."""
    if len(arms) > 1:
        return _("Which line decided it?")
    return fork_sentences.of_arm(arms[0], entries) if arms else ""


def is_off_policy(arms: Sequence[Arm]) -> bool:
    return any(changes.RECORD.validate_python(arm.change).is_off_policy for arm in arms if arm.change is not None)
