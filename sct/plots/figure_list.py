"""The figures of a batch, each with its table; figures without any rows are left out."""

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from django.core.cache import cache
from django.utils.functional import Promise
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from sct import models
from sct.plots import counting, figure_rows, scores, sweep

A_WHILE = 3600


def _blank(name: str, title: Promise, about: Promise, columns: tuple[Promise, ...]) -> figure_rows.Figure:
    """A figure without rows; `columns` are those after the agent and its kind."""
    return figure_rows.Figure(name=name, title=title, about=about, header=(_("agent"), _("kind"), *columns), rows=())


BLANKS = (
    _blank(
        "outcomes",
        _("What became of the trials"),
        _("Share of each outcome among the trials that were asked and could be read; the others are counted apart."),
        (_("outcome"), _("trials"), *figure_rows.SHARE),
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
        _("Trials by the place of the question that got the first yes; a preference for some place shows here."),
        (_("place"), _("trials"), _("of")),
    ),
    _blank(
        "stability",
        _("Whether the secret stays the same"),
        _("Share of trials in which the written secret changed, by how often. Only agents with a memory."),
        (_("secret"), _("trials"), *figure_rows.SHARE),
    ),
    _blank(
        "secret-by-turn",
        _("When there is a secret"),
        _("Share of trials whose private state holds a secret, turn by turn. Only agents with a memory."),
        (_("turn"), _("trials"), *figure_rows.SHARE),
    ),
    _blank(
        "parsed",
        _("Whether its answers could be read"),
        _("Share of answers that were exactly yes or no. All others count as no."),
        (_("answers"), _("read"), *figure_rows.SHARE),
    ),
    _blank(
        "t-fork",
        _("The later the fork"),
        _("Self-consistent trials, or without a memory those with any yes, by the turn of the fork."),
        (_("fork after turn"), _("batch"), _("measure"), _("trials"), *figure_rows.SHARE),
    ),
)
LENIENT = "lenient-"
READING = _("Read leniently: whatever follows “Answer:”, or else the first word, or else the yes or no on its own.")
LENIENT_BLANKS = tuple(
    dataclasses.replace(
        blank,
        name=f"{LENIENT}{blank.name}",
        title=format_lazy(_("{title}, read leniently"), title=blank.title),
        about=format_lazy("{about} {reading}", about=about, reading=READING),
    )
    for blank, about in (
        *((blank, blank.about) for blank in BLANKS if blank.name in ("outcomes", "yes-rate", "first-yes", "t-fork")),
        *((blank, _("Share of answers that could be read.")) for blank in BLANKS if blank.name == "parsed"),
    )
)
"""The figures that depend on how replies are read, repeated for the lenient reading."""
NAMES = tuple(blank.name for blank in (*BLANKS, *LENIENT_BLANKS))
COUNTS: dict[str, Callable[[counting.Scores], Iterable[figure_rows.Row]]] = {
    "outcomes": counting.outcome_mix,
    "yes-rate": counting.yes_rates,
    "first-yes": counting.first_yes,
    "stability": counting.stability,
    "secret-by-turn": counting.secret_by_turn,
    "parsed": counting.parsed,
}
OF_ALL = ("outcomes", "parsed")
"""Figures over all trials. The others are over trials that say something: anything was asked, and could be read."""


def version(batch: models.Batch) -> str:
    """A version that changes with the trials of the batch, and of all batches of its sweep, which share a figure."""
    return scores.version(sorted({batch.pk, *sweep.siblings(batch)}))


def of(batch: models.Batch, at: str) -> list[figure_rows.Figure]:
    """The figures as of version `at`; counted once and then cached."""
    return _remembered(f"sct-figures-{batch.pk}-{at}", lambda: _figures(BLANKS, _counted(batch, scores.of(batch))))


def leniently(batch: models.Batch, at: str) -> list[figure_rows.Figure]:
    """The figures of the lenient reading, over trials that have one."""

    def counted() -> Iterator[figure_rows.Figure]:
        known = scores.leniently(scores.of(batch))
        counts = {f"{LENIENT}{name}": found for name, found in _counted(batch, known, leniently=True).items()}
        return _figures(LENIENT_BLANKS, counts)

    return _remembered(f"sct-figures-lenient-{batch.pk}-{at}", counted)


def unlike(strict: Sequence[figure_rows.Figure], lenient: Sequence[figure_rows.Figure]) -> list[figure_rows.Figure]:
    """The lenient figures that differ from the strict ones."""
    known = {f"{LENIENT}{figure.name}": figure.table for figure in strict}
    return [figure for figure in lenient if figure.table != known.get(figure.name)]


def _remembered(name: str, count: Callable[[], Iterable[figure_rows.Figure]]) -> list[figure_rows.Figure]:
    found: list[figure_rows.Figure] | None = cache.get(name)
    if found is None:
        found = list(count())
        cache.set(name, found, A_WHILE)
    return found


Counted = Mapping[str, tuple[figure_rows.Row, ...]]


def _counted(batch: models.Batch, known: scores.Scores, *, leniently: bool = False) -> Counted:
    telling = {agent: told for agent, trials in known.items() if (told := [each for each in trials if each.is_counted])}
    counted = {name: tuple(count(known if name in OF_ALL else telling)) for name, count in COUNTS.items()}
    if known and len(forks := sweep.siblings(batch)) > 1:
        counted["t-fork"] = tuple(sweep.swept(forks, leniently=leniently))
    return counted


def _figures(blanks: Iterable[figure_rows.Figure], counted: Counted) -> Iterator[figure_rows.Figure]:
    for blank in blanks:
        if found := counted.get(blank.name):
            yield dataclasses.replace(blank, rows=found)
