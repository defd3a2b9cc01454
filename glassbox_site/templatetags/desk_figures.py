"""Figures and times for the operators' desk: short, with exact times on hover."""

from datetime import datetime
from decimal import Decimal

from django import template
from django.template.defaultfilters import floatformat
from django.utils import timezone
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

register = template.Library()


@register.filter
def ago(at: datetime | None) -> SafeString | str:
    if at is None:
        return "–"
    return format_html(
        '<time datetime="{}" title="{}">{}</time>', at.isoformat(), f"{at:%Y-%m-%d %H:%M:%S} UTC", span(at)
    )


@register.filter
def whole(number: int) -> str:
    return floatformat(number, "0g")


@register.filter
def dollars(amount: Decimal) -> str:
    """Two decimal places, or four for amounts below a dollar."""
    places = 2 if not amount or amount >= 1 else 4
    return f"${floatformat(amount, places)}"


@register.filter
def figure(value: float | None, places: int) -> str:
    return "–" if value is None else floatformat(value, places)


@register.filter
def seconds(duration: float | None) -> str:
    return "–" if duration is None else f"{floatformat(duration, 1)} s"


def span(at: datetime) -> str:
    passed = (timezone.now() - at).total_seconds()
    if passed < 0:
        return _("in %(span)s") % {"span": _short(-passed)}
    return _("%(span)s ago") % {"span": _short(passed)}


def _short(duration: float) -> str:
    for size, unit in ((86_400, _("%(n)d d")), (3_600, _("%(n)d h")), (60, _("%(n)d min"))):
        if duration >= size:
            return unit % {"n": duration // size}
    return _("%(n)d s") % {"n": duration}
