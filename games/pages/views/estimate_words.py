"""The estimate of a match's cost, in sentences."""

from decimal import Decimal

from django.template.defaultfilters import floatformat
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from games.booking import estimates
from personas.llm.endpoints import Rulebook


def told(estimate: estimates.Estimate, context: int = 0) -> list[str]:
    """`context` is how many tokens of context the match needs from a model; 0 leaves that sentence out."""
    if not estimate.seats and not estimate.lines and not estimate.turns:
        return [_("House bots only: nothing is spent.")]
    said = [_money(estimate), _calls(estimate)]
    said += [_share(share) for share in estimate.shares]
    if estimate.lines:
        said.append(
            _("These include the clerk's: one for each line that is said, about %(lines)s.")
            % {"lines": _whole(estimate.lines)}
        )
    if estimate.turns:
        said.append(
            _("These include the caster's: one for each turn of the match and view, about %(turns)s.")
            % {"turns": _whole(estimate.turns)}
        )
    if context:
        said.append(
            _("This lineup on this map needs %(tokens)s tokens of context; with fewer, less of the past is told.")
            % {"tokens": _whole(context)}
        )
    if estimate.unpriced:
        said.append(_("Not counted, as no price is known: %(models)s.") % {"models": ", ".join(estimate.unpriced)})
    said.append(
        _(
            "Estimated from matches of house bots: the low end is a short match whose provider caches what prompts "
            "repeat, the high end a long one in which everything is paid for again. Models that think at length "
            "cost more."
        )
    )
    return said


def _money(estimate: estimates.Estimate) -> str:
    if estimate.unpriced and not estimate.high.dollars:
        return _("The cost is not known.")
    if not estimate.high.dollars:
        return _("It costs nothing.")
    amounts = {"usual": estimate.usual, "low": estimate.low, "high": estimate.high}
    return _("About %(usual)s, between %(low)s and %(high)s.") % {
        name: _dollars(cost.dollars) for name, cost in amounts.items()
    }


def _share(share: estimates.Share) -> str:
    values = {"model": share.name, "dollars": _dollars(share.dollars)}
    match share.rulebook is Rulebook.SHORT, share.brief:
        case True, True:
            return _("%(model)s: about %(dollars)s, with the short rules and brief answers.") % values
        case True, False:
            return _("%(model)s: about %(dollars)s, with the short rules.") % values
        case False, True:
            return _("%(model)s: about %(dollars)s, with the full rules and brief answers.") % values
        case _:
            return _("%(model)s: about %(dollars)s, with the full rules.") % values


def _calls(estimate: estimates.Estimate) -> str:
    numbers = {
        "seats": estimate.seats,
        "calls": _whole(estimate.usual.calls),
        "low": _whole(estimate.low.calls),
        "high": _whole(estimate.high.calls),
        "tokens": _whole(estimate.usual.tokens // 1000),
    }
    return (
        ngettext(
            "%(seats)d seat with a model: about %(calls)s calls (%(low)s to %(high)s), %(tokens)s thousand tokens.",
            "%(seats)d seats with models: about %(calls)s calls (%(low)s to %(high)s), %(tokens)s thousand tokens.",
            estimate.seats,
        )
        % numbers
    )


def _dollars(amount: Decimal) -> str:
    """In cents, with more decimal places for amounts below a dollar."""
    places = 2 if amount >= 1 else 3 if amount >= Decimal("0.01") else 6
    return f"${floatformat(amount, places)}"


def _whole(number: int) -> str:
    return floatformat(number, "0g")
