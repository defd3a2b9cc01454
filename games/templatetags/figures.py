"""Template tags for figures: shares, intervals, money and small charts; a dash where there is no value."""

from collections.abc import Sequence
from typing import Any

from django import template
from django.template.defaultfilters import floatformat

from games.records import ratings
from glassbox_site.ground.plain import differences, proportions, rounded

register = template.Library()

NOTHING = "–"
WIDTH = 100.0
STRONGEST = 50.0
"""Right end of the scale on which ratings are drawn; newcomers start in its middle."""


@register.filter
def percent(share: float | None) -> str:
    """0.314 -> "31 %"."""
    return NOTHING if share is None else f"{rounded.hundredths(share)} %"


register.filter("hundredths", rounded.hundredths)  # without the % sign, for the lower end of an interval
register.filter("points", rounded.points)
register.filter("chance", rounded.chance)
register.filter("p", rounded.p)


@register.filter
def cell(told: Any) -> Any:
    """A cell of a table: words and counts unchanged, measures rounded for readers."""
    if told is None:
        return NOTHING
    return rounded.plain(told) if isinstance(told, float) else told


@register.filter
def apart(found: differences.Estimate) -> str:
    """The difference between two shares in percentage points: "+5 [−19 … +29]"."""
    return NOTHING if found.value is None else rounded.points_within(found.value, found.low, found.high)


@register.filter
def dollars(cost: Any) -> str:
    """With four decimal places below ten cents, two otherwise."""
    if cost is None:
        return NOTHING
    return f"${floatformat(cost, 2 if cost == 0 or cost >= 0.1 else 4)}"


@register.inclusion_tag("games/figures/share.html")
def share(found: proportions.Proportion) -> dict[str, object]:
    """Value, interval and count, with the interval drawn on a line from 0 to 1."""
    if found.low is None or found.high is None or found.value is None:
        return {"n": 0}
    bounds = {"low": found.low, "high": found.high, "value": found.value}
    drawn = {f"x_{name}": _place(bound) for name, bound in bounds.items()}
    return {**bounds, **drawn, "n": found.n, "x_span": _place(found.high - found.low)}


@register.inclusion_tag("games/figures/rating.html")
def rating(found: ratings.Rating) -> dict[str, object]:
    low, high = (min(max(bound / STRONGEST, 0.0), 1.0) for bound in (found.low, found.high))
    return {
        "mu": found.mu,
        "reach": found.high - found.mu,
        "x_low": _place(low),
        "x_value": _place(min(max(found.mu / STRONGEST, 0.0), 1.0)),
        "x_span": _place(high - low),
    }


@register.inclusion_tag("games/figures/trail.html")
def trail(found: Sequence[ratings.Rating]) -> dict[str, object]:
    """A series of ratings as a line, with the band of their intervals."""
    step = WIDTH / max(len(found) - 1, 1)
    line = [_point(number * step, each.mu) for number, each in enumerate(found)]
    above = [_point(number * step, each.high) for number, each in enumerate(found)]
    below = [_point(number * step, each.low) for number, each in enumerate(found)]
    return {"line": " ".join(line), "band": " ".join([*above, *below[::-1]]), "found": found}


def _point(x: float, strength: float) -> str:
    return f"{x:.1f},{min(max(STRONGEST - strength, 0.0), STRONGEST):.1f}"


def _place(fraction: float) -> str:
    """A coordinate, with a decimal point in any language."""
    return f"{WIDTH * fraction:.1f}"
