"""The figures of a batch, each with its table; those that nothing can be said in are left out."""

import dataclasses
from collections.abc import Callable, Iterable, Iterator

from django.core.cache import cache
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from sct import models
from sct.plots import counting, rows, scores, sweep

A_WHILE = 3600


def _blank(name: str, title: Promise, about: Promise, columns: tuple[Promise, ...]) -> rows.Figure:
    """A figure before anything is counted; `columns` follow the agent and its kind."""
    return rows.Figure(name=name, title=title, about=about, header=(_("agent"), _("kind"), *columns), rows=())


BLANKS = (
    _blank(
        "outcomes",
        _("What became of the trials"),
        _("Share of each outcome among an agent’s trials."),
        (_("outcome"), _("trials"), *rows.SHARE),
    ),
    _blank(
        "yes-rate",
        _("How often it says yes"),
        _("Each dot is a trial, at its share of yes among the answers; the line is the median."),
        (_("yes rate"), _("trials"), _("of")),
    ),
    _blank(
        "first-yes",
        _("Where the first yes falls"),
        _("Trials by the place of the question that got the first yes; a favour for a place shows here."),
        (_("place"), _("trials"), _("of")),
    ),
    _blank(
        "stability",
        _("Whether the secret stays the same"),
        _("Share of trials in which the written secret changed, by how often. Only agents with a memory."),
        (_("secret"), _("trials"), *rows.SHARE),
    ),
    _blank(
        "secret-by-turn",
        _("When there is a secret"),
        _("Share of trials whose private state holds a secret, turn by turn. Only agents with a memory."),
        (_("turn"), _("trials"), *rows.SHARE),
    ),
    _blank(
        "parsed",
        _("Whether its answers could be read"),
        _("Share of answers that were exactly yes or no. All others count as no."),
        (_("answers"), _("read"), *rows.SHARE),
    ),
    _blank(
        "t-fork",
        _("The later the fork"),
        _("Self-consistent trials, or without a memory those with any yes, by the turn of the fork."),
        (_("fork after turn"), _("batch"), _("trials"), *rows.SHARE),
    ),
)
NAMES = tuple(blank.name for blank in BLANKS)
COUNTS: dict[str, Callable[[counting.Scores], Iterable[rows.Row]]] = {
    "outcomes": counting.outcome_mix,
    "yes-rate": counting.yes_rates,
    "first-yes": counting.first_yes,
    "stability": counting.stability,
    "secret-by-turn": counting.secret_by_turn,
    "parsed": counting.parsed,
}


def version(batch: models.Batch) -> str:
    """The batches of a sweep change each other's figures."""
    return scores.version(sorted({batch.pk, *sweep.siblings(batch)}))


def of(batch: models.Batch, at: str) -> list[rows.Figure]:
    """As of this version; counted once, then remembered."""
    name = f"sct-figures-{batch.pk}-{at}"
    found: list[rows.Figure] | None = cache.get(name)
    if found is None:
        found = list(_figures(batch))
        cache.set(name, found, A_WHILE)
    return found


def _figures(batch: models.Batch) -> Iterator[rows.Figure]:
    known = scores.of(batch)
    counted = {name: tuple(count(known)) for name, count in COUNTS.items()}
    if known and len(forks := sweep.siblings(batch)) > 1:
        counted["t-fork"] = tuple(sweep.swept(forks))
    for blank in BLANKS:
        if found := counted.get(blank.name):
            yield dataclasses.replace(blank, rows=found)
