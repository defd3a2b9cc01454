"""Tags for the frame around pages: links that know the current page, switches, the version, foreign markup."""

import re

from django import template
from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest
from django.template.context import Context
from django.urls import reverse
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from games.pages import programme, spoilers
from glassbox_site.environment import release
from glassbox_site.ground.working import standstill

register = template.Library()
register.simple_tag(release.version)


@register.inclusion_tag("site/frame/nav_link.html", takes_context=True)
def nav_link(context: Context, name: str, label: str) -> dict[str, object]:
    """A navigation link, marked on its page and those below."""
    address = reverse(name)
    return {"address": address, "label": label, "here": here(context, address)}


@register.inclusion_tag("site/frame/nav_live.html", takes_context=True)
def nav_live(context: Context) -> dict[str, object]:
    """The link to what is on, with the number of matches being played. Pages without a request, which are those for
    errors, show no number, as the database may be what is broken."""
    address = reverse("tv")
    number = _being_played() if context.get("request") else 0
    return {"address": address, "number": number, "here": here(context, address)}


def _being_played() -> int:
    try:
        return programme.being_played()
    except (OperationalError, InterfaceError):
        return 0


@register.simple_tag(takes_context=True)
def here(context: Context, address: str) -> str:
    """The value of `aria-current` for a link to that address. Error pages, without a request, have no current one."""
    request: HttpRequest | None = context.get("request")
    if request is None:
        return ""
    if request.path == address:
        return "page"
    return "true" if len(address) > 1 and request.path.startswith(address) else ""


@register.inclusion_tag("site/frame/spoilers.html", takes_context=True)
def spoiler_switch(context: Context) -> dict[str, object]:
    """Empty without a request: an error page shows no results."""
    request: HttpRequest | None = context.get("request")
    if request is None:
        return {}
    return {"back": _back(request), "are_off": spoilers.are_off(request)}


@register.inclusion_tag("site/frame/languages.html", takes_context=True)
def language_switch(context: Context) -> dict[str, object]:
    """Empty if there is no choice."""
    request: HttpRequest | None = context.get("request")
    if request is None or len(settings.LANGUAGES) < 2:
        return {}
    return {"back": _back(request), "languages": settings.LANGUAGES}


def _back(request: HttpRequest) -> str:
    """Where to return: the present page, or the front page if this one answers a form and cannot be requested again."""
    return request.get_full_path() if request.method in ("GET", "HEAD") else reverse("home")


@register.inclusion_tag("site/frame/standstill.html", name="standstill")
def standstill_notice() -> dict[str, object]:
    """The notice that nothing can be written at the moment; hidden while all is well, for scripts to show."""
    return {"stands_still": standstill.is_known()}


@register.filter
def without_inline_handlers(markup: str) -> SafeString:
    """Removes `onclick="..."` from finished markup. Its text is escaped, and cannot be taken for an attribute."""
    return mark_safe(re.sub(r' onclick="[^"]*"', "", markup))  # noqa: S308 - was safe before


@register.filter
def coded(prose: object) -> SafeString:
    """Prose, with what stands between backticks as code."""
    return mark_safe(re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(str(prose))))  # noqa: S308 - escaped here
