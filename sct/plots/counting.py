"""From evaluations to the rows of each figure."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from django.utils.translation import gettext_lazy as _

from sct.kernel.judging import statistics
from sct.plots import figure_rows
from sct.records.figures import measures, outcomes

Scores = Mapping[str, Sequence[figure_rows.Score]]

CHANGES = {
    "0": _("never changed"),
    "1": _("changed once"),
    "2+": _("changed often"),
    "never": _("never had one"),
}


def outcome_mix(scores: Scores) -> Iterator[figure_rows.Counted]:
    """The first class is included for every agent with a share, even at zero, because its interval is always drawn."""
    for agent, trials in scores.items():
        memoryful = trials[0].memoryful
        counted = Counter(trial.outcome for trial in trials)
        telling = sum(trial.is_counted for trial in trials)
        first = _first(memoryful, scores) if telling else None
        for outcome in (each for each in outcomes.ALL if each.code in counted or each is first):
            code, label, count = outcome.code, outcome.name, counted[outcome.code]
            is_apart = code in measures.SPEECHLESS
            share = statistics.wilson(0, 0) if is_apart else statistics.wilson(count, telling)
            apart = count if is_apart else 0
            yield figure_rows.Counted(
                agent=agent, memoryful=memoryful, code=code, label=label, share=share, apart=apart
            )


def _first(memoryful: bool, scores: Scores) -> outcomes.Outcome:
    """The first outcome that any agent of that kind had, with which their bars begin."""
    happened = {
        trial.outcome
        for trials in scores.values()
        for trial in trials
        if trial.memoryful is memoryful and trial.is_counted
    }
    return next(outcome for outcome in outcomes.ALL if outcome.code in happened)


def yes_rates(scores: Scores) -> Iterator[figure_rows.Piled]:
    """Yes rates of the trials that have one."""
    return (row for row in _piles(scores, "yes_rate") if row.value is not None)


def first_yes(scores: Scores) -> Iterator[figure_rows.Piled]:
    """Trials by the place of the first question that got a yes, counted from 1."""
    for row in _piles(scores, "first_yes_index"):
        place = None if row.value is None else row.value + 1
        yield figure_rows.Piled(agent=row.agent, memoryful=row.memoryful, value=place, trials=row.trials, n=row.n)


def stability(scores: Scores) -> Iterator[figure_rows.Counted]:
    """How often trials changed their secret; only for agents with a memory."""
    for agent, trials in scores.items():
        if not trials[0].memoryful:
            continue
        counted = Counter(trial.changes for trial in trials)
        for code, label in CHANGES.items():
            share = statistics.wilson(counted[code], len(trials))
            yield figure_rows.Counted(agent=agent, memoryful=True, code=code, label=label, share=share)


def secret_by_turn(scores: Scores) -> Iterator[figure_rows.Held]:
    """The share of trials that hold a secret after each turn, among those that got so far; only for agents with a
    memory. Older files that do not record it are not counted."""
    for agent, trials in scores.items():
        held = [trial.evaluation.get("has_secret_by_turn") or [] for trial in trials if trial.memoryful]
        for turn in range(1, max(map(len, held), default=0) + 1):
            reached = [one[turn - 1] for one in held if len(one) >= turn]
            share = statistics.wilson(sum(reached), len(reached))
            yield figure_rows.Held(agent=agent, memoryful=True, turn=turn, share=share)


def parsed(scores: Scores) -> Iterator[figure_rows.Counted]:
    """The share of answers that could be read, for agents that were asked anything."""
    for agent, trials in scores.items():
        share = measures.parse_rate(trial.evaluation for trial in trials)
        if share.n:
            label = _("yes or no")
            yield figure_rows.Counted(
                agent=agent, memoryful=trials[0].memoryful, code="parsed", label=label, share=share
            )


def consistent(trials: Iterable[figure_rows.Score]) -> statistics.Proportion:
    """The main figure of a family: self-consistent, or for agents without a memory, any yes at all."""
    counted = list(trials)
    measure = "self_consistent" if counted and counted[0].memoryful else "any_yes"
    return measures.share(measure, (trial.evaluation for trial in counted))


def _piles(scores: Scores, key: str) -> Iterator[figure_rows.Piled]:
    for agent, trials in scores.items():
        counted = Counter(trial.evaluation[key] for trial in trials)
        for value in sorted(counted, key=lambda value: (value is None, value or 0)):
            yield figure_rows.Piled(
                agent=agent, memoryful=trials[0].memoryful, value=value, trials=counted[value], n=len(trials)
            )
