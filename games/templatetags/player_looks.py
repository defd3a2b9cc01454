"""Template tags for players: the same colour, shape and two letters as the scripts of the live pages draw."""

from functools import cache

from django import template
from django.template.loader import render_to_string
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext, gettext_lazy, ngettext_lazy

from games.engine.facts import identities
from games.models import BESIDE
from games.pages import looks
from games.watching.stations import likenesses

register = template.Library()
SITTERS = {"person": gettext_lazy("a person"), "program": gettext_lazy("a program")}
PARTIES = {
    "person": ngettext_lazy("%(count)d person", "%(count)d people", "count"),
    "program": ngettext_lazy("%(count)d program", "%(count)d programs", "count"),
    "": ngettext_lazy("%(count)d house bot", "%(count)d house bots", "count"),
}
BOTS = mark_safe('<span aria-hidden="true">⚙</span> ')


@register.filter
def colored(color: str) -> str:
    """ "red" -> "Red", in the language of the page."""
    return gettext(color.title())


@register.filter
def besides(name: str, color: str) -> str:
    """The player's name; empty if it is just the colour, as in a series."""
    return "" if name.lower() == color else name


@register.simple_tag
def badge(color: str) -> SafeString:
    """Hidden from screen readers: a colour or name in words stands beside it. Empty for a clerk or caster."""
    return SafeString("") if color in BESIDE else _badge(identities.Color(color))


@register.simple_tag
def thinker(model: str | None, sitter: str = "") -> SafeString:
    """Who decides for a player: a sign and a word, or the model's name."""
    if sitter:
        return format_html('<span class="thinker">{}</span>', SITTERS[sitter])
    if model:
        return format_html(
            '<span class="thinker thinker-model"><span aria-hidden="true">✦</span> {}</span>', _named(model)
        )
    return format_html('<span class="thinker">{}{}</span>', BOTS, gettext("house bot"))


@register.simple_tag
def thinkers(count: int, model: str, sitter: str = "") -> SafeString:
    """Who decides for that many players, said once for all of them."""
    if sitter or not model:
        told = PARTIES[sitter] % {"count": count}
        return format_html('<span class="thinker">{}{}</span>', "" if sitter else BOTS, told)
    times = format_html('<span class="number">{} ×</span> ', count) if count > 1 else ""
    return format_html("{}{}", times, thinker(model))


def _named(model: str) -> SafeString:
    return format_html(
        '<span class="visually-hidden">{} </span><bdi translate="no" title="{}">{}</bdi>',
        gettext("model"),
        model,
        model,
    )


@cache
def _badge(color: identities.Color) -> SafeString:
    code, shape = looks.LOOKS[color]
    drawn = render_to_string("games/players/badge.html", {"color": color, "code": code, "shape": shape})
    return mark_safe(drawn.strip())  # noqa: S308 - a template's output


@register.simple_tag
def person(slug: str) -> SafeString:
    """A persona in a neutral coat, with the face that it has in every match. Hidden from screen readers."""
    drawn = render_to_string("games/players/person.html", {"likeness": likenesses.of(slug)})
    return mark_safe(drawn.strip())  # noqa: S308 - a template's output


@register.simple_tag
def token(color: str, *, is_body: bool = False) -> SafeString:
    """The player's token or body as part of a drawing, centred at its origin."""
    return _token(identities.Color(color), is_body)


@cache
def _token(color: identities.Color, is_body: bool) -> SafeString:
    code, shape = looks.LOOKS[color]
    facts = {"color": color, "code": code, "shape": shape, "is_body": is_body}
    return mark_safe(render_to_string("games/players/token.html", facts).strip())  # noqa: S308 - a template's output
