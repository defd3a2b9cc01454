"""The review of a composition: its file, its problems, and what it will take, in words for people."""

from dataclasses import asdict
from decimal import Decimal
from typing import Any

from django.template.defaultfilters import floatformat
from django.utils.formats import number_format
from django.utils.translation import gettext as _

from sct.pages.forms import composition
from sct.records import pace
from sct.settings import estimates, reaching


def told(composed: composition.Composition, *, reaching_out: bool = False) -> dict[str, Any]:
    """The review, for the page and for the script that updates it. `reaching_out` tries the endpoints, which may take a
    second."""
    estimate = composed.estimate
    hints = _hints(composed, estimate) if estimate else []
    silent = _silent(composed) if reaching_out else []
    return {
        "text": composed.text,
        "problems": [asdict(problem) for problem in composed.problems],
        "warnings": [*composed.warnings, *hints, *silent],
        "estimate": _estimate(estimate) if estimate else None,
    }


def _hints(composed: composition.Composition, estimate: estimates.Estimate) -> list[str]:
    budget = composed.wanted.budget.dollars if composed.wanted else None
    if budget is None or estimate.cost is None or estimate.cost <= Decimal(str(budget)):
        return []
    return [_("The budget is below the estimated cost: the batch will pause before it ends.")]


def _silent(composed: composition.Composition) -> list[str]:
    return [
        _("Nobody answers at %(address)s now (%(names)s).") % {"address": address, "names": ", ".join(names)}
        for address, names in reaching.unreachable(composed.asked).items()
    ]


def _estimate(estimate: estimates.Estimate) -> dict[str, str]:
    notes = []
    if estimate.is_least:
        notes.append(_("At least: agents that edit their memory with tools may make more calls."))
    if estimate.cost is None:
        notes.append(_("One of the providers names no price."))
    if estimate.is_assumed:
        notes.append(_("A model here has never been called from this site: its speed and its tokens are assumed."))
    return {
        "trials": number_format(estimate.trials, force_grouping=True),
        "calls": number_format(estimate.calls, force_grouping=True),
        "cost": _cost(estimate.cost),
        "time": pace.told(estimate.seconds),
        "note": " ".join(notes),
    }


def _cost(cost: Decimal | None) -> str:
    if cost is None:
        return _("unknown")
    if cost == 0:
        return _("nothing")
    return f"${floatformat(cost, '2g' if cost >= Decimal('0.01') else 4)}"
