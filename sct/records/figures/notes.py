"""Caveats about an agent's figures, one sentence each: trials that do not count, or prove less than they seem to."""

from collections.abc import Iterator

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from sct.records.figures import summary


def of(figures: summary.AgentFigures) -> Iterator[str]:
    for told in _notes(figures):
        yield f"{figures.agent}: {told}"


def _notes(figures: summary.AgentFigures) -> Iterator[str]:
    if unasked := figures.n - figures.asked:
        told = ngettext(
            "nothing was asked in %(count)d of %(n)d trial, which is in no figure",
            "nothing was asked in %(count)d of %(n)d trials, which are in no figure",
            figures.n,
        )
        why = ", ".join(f"{reason} {count}" for reason, count in sorted(figures.why_not_asked.items()))
        yield told % {"count": unasked, "n": figures.n} + (f" ({why})" if why else "")
    if unreadable := figures.outcomes.get("unreadable", 0):
        told = _("no answer was a bare yes or no in %(count)d of %(n)d trials, which count for the parse rate alone")
        yield told % {"count": unreadable, "n": figures.n}
    if figures.first_edition:
        told = _(
            "%(count)d of %(n)d trials are evaluated as they were written, before there were not_asked and unreadable"
        )
        yield told % {"count": figures.first_edition, "n": figures.n}
    if figures.untested:
        told = _(
            "%(count)d of %(n)d self-consistent trials were asked about no other word, where always saying yes would do"
        )
        yield told % {"count": figures.untested, "n": figures.shares["self_consistent"].successes}
    if figures.cut:
        told = _("the limit of tokens cut replies off in %(count)d of %(n)d trials: max_tokens may be too small")
        yield told % {"count": figures.cut, "n": figures.n}
