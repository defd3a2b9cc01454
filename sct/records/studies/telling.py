"""Shows a study on a terminal: what it will take and can detect, and its figures when it is over."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from glassbox_site.ground.plain import rounded
from sct.records import pace
from sct.records.reports import figure_tables
from sct.records.studies import foretelling, published

MOST = 30


def needs(needed: foretelling.Needs) -> str:
    told = _("%(batches)d batches, %(cells)d cells, %(trials)d trials, at least %(calls)d calls, %(cost)s, %(time)s")
    cost = _("cost unknown") if needed.cost is None else f"${rounded.places(needed.cost, 4)}"
    line = told % {
        "batches": needed.batches, "cells": needed.cells, "trials": needed.trials, "calls": needed.calls,
        "cost": cost, "time": pace.told(needed.seconds),
    }  # fmt: skip
    return f"{line} {_('(assumed: a model was never asked from here)')}" if needed.is_assumed else line


def power(seen: foretelling.Power) -> str:
    if seen.first is None:
        none = ngettext(
            "With %(trials)d trial a cell, a test sees no difference, however great (80 %%, at one half).",
            "With %(trials)d trials a cell, a test sees no difference, however great (80 %%, at one half).",
            seen.trials,
        )
        return none % {"trials": seen.trials}
    alone = ngettext(
        "With %(trials)d trial a cell, a test sees differences from %(first).0f points on (80 %%, at one half).",
        "With %(trials)d trials a cell, a test sees differences from %(first).0f points on (80 %%, at one half).",
        seen.trials,
    ) % {"trials": seen.trials, "first": 100 * seen.first}
    if seen.tests < 2:
        return alone
    if seen.strictest is None:
        return f"{alone} {_('Of %(tests)d corrected together, the strictest sees none.') % {'tests': seen.tests}}"
    besides = _("Of %(tests)d corrected together, the strictest sees them from %(strictest).0f points on.")
    return f"{alone} {besides % {'tests': seen.tests, 'strictest': 100 * seen.strictest}}"


def table(scores: Mapping[str, Any]) -> Iterator[str]:
    heads = (_("game"), _("fork"), _("model"), _("temperature"), _("agent"), "n", _("kept its secret"), _("leniently"),
             published.SOURCE)  # fmt: skip
    yield from figure_tables.aligned([heads, *map(_row, scores["cells"])])
    for row in scores["comparisons"][:MOST]:
        yield _compared(row)
    if more := len(scores["comparisons"]) - MOST:
        yield _("(%(count)d more in comparisons.csv)") % {"count": more} if more > 0 else ""


def _row(cell: Mapping[str, Any]) -> tuple[str, ...]:
    heat = "–" if cell["temperature"] is None else f"{cell['temperature']:g}"
    shares = (_share(cell[name]) for name in ("kept", "kept_lenient", "published"))
    return (cell["game"], str(cell["t_fork"]), cell["model"], heat, cell["agent"], str(cell["complete"]), *shares)


def _share(figure: Mapping[str, Any] | None) -> str:
    if figure is None or figure["value"] is None:
        return "–" if figure is None else "n=0"
    value, low, high = (rounded.places(figure[name], 2) for name in ("value", "low", "high"))
    return f"{value} {rounded.interval(low, high)} n={figure['n']}"


def _compared(row: Mapping[str, Any]) -> str:
    along, apart = row["along"], row["difference"]
    shared = "/".join(str(value) for name, value in row["first"].items() if name != along and value is not None)
    points = rounded.points_within(apart["value"], apart["low"], apart["high"])
    told = f"{row['first'][along]} – {row['second'][along]}: {points}"
    return f"{shared}: {told}, {rounded.p(row['p'])}, Holm {rounded.chance(row['p_holm'])}"
