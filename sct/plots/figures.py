"""The figures of a batch, each with its table; those that nothing can be said in are left out."""

from collections.abc import Callable, Iterator

from django.core.cache import cache
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sct import models
from sct.plots import counting, rows, scores, sweep

NAMES = ("outcomes", "yes-rate", "first-yes", "stability", "secret-by-turn", "parsed", "t-fork")
A_WHILE = 3600

AGENT = (gettext_lazy("agent"), gettext_lazy("kind"))


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
    if not known:
        return
    for make in MADE:
        if (figure := make(known)).rows:
            yield figure
    forks = sweep.siblings(batch)
    if len(forks) > 1 and (swept := tuple(sweep.swept(forks))):
        yield _t_fork(swept)


def _outcomes(known: counting.Scores) -> rows.Figure:
    return rows.Figure(
        name="outcomes",
        title=_("What became of the trials"),
        about=_("Share of each outcome among an agent’s trials."),
        header=(*AGENT, _("outcome"), _("trials"), *rows.SHARE),
        rows=tuple(counting.outcome_mix(known)),
    )


def _yes_rate(known: counting.Scores) -> rows.Figure:
    return rows.Figure(
        name="yes-rate",
        title=_("How often it says yes"),
        about=_("Each dot is a trial, at its share of yes among the answers; the line is the median."),
        header=(*AGENT, _("yes rate"), _("trials"), _("of")),
        rows=tuple(row for row in counting.yes_rates(known) if row.value is not None),
    )


def _first_yes(known: counting.Scores) -> rows.Figure:
    return rows.Figure(
        name="first-yes",
        title=_("Where the first yes falls"),
        about=_("Trials by the place of the question that got the first yes; a favour for a place shows here."),
        header=(*AGENT, _("place"), _("trials"), _("of")),
        rows=tuple(counting.first_yes(known)),
    )


def _stability(known: counting.Scores) -> rows.Figure:
    names = {"0": _("never changed"), "1": _("changed once"), "2+": _("changed often"), None: _("never had one")}
    return rows.Figure(
        name="stability",
        title=_("Whether the secret stays the same"),
        about=_("Share of trials in which the written secret changed, by how often. Only agents with a memory."),
        header=(*AGENT, _("secret"), _("trials"), *rows.SHARE),
        rows=tuple(counting.stability(known, names)),
    )


def _secret_by_turn(known: counting.Scores) -> rows.Figure:
    return rows.Figure(
        name="secret-by-turn",
        title=_("When there is a secret"),
        about=_("Share of trials whose private state holds a secret, turn by turn. Only agents with a memory."),
        header=(*AGENT, _("turn"), _("trials"), *rows.SHARE),
        rows=tuple(counting.secret_by_turn(known)),
    )


def _parsed(known: counting.Scores) -> rows.Figure:
    return rows.Figure(
        name="parsed",
        title=_("Whether its answers could be read"),
        about=_("Share of answers that were exactly yes or no. All others count as no."),
        header=(*AGENT, _("answers"), _("read"), *rows.SHARE),
        rows=tuple(row for row in counting.parsed(known, _("yes or no")) if row.share.n),
    )


def _t_fork(swept: tuple[rows.Swept, ...]) -> rows.Figure:
    return rows.Figure(
        name="t-fork",
        title=_("The later the fork"),
        about=_("Self-consistent trials, or without a memory those with any yes, by the turn of the fork."),
        header=(*AGENT, _("fork after turn"), _("batch"), _("trials"), *rows.SHARE),
        rows=swept,
    )


MADE: tuple[Callable[[counting.Scores], rows.Figure], ...] = (
    _outcomes,
    _yes_rate,
    _first_yes,
    _stability,
    _secret_by_turn,
    _parsed,
)
