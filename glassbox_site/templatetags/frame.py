"""What the frames around pages need: links that know where they are, the version, other people's markup tamed."""

import re
import tomllib
from functools import cache

from django import template
from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest
from django.template.context import Context
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

from games.pages import programme, spoilers

register = template.Library()


@register.inclusion_tag("site/frame/nav_link.html", takes_context=True)
def nav_link(context: Context, name: str, label: str) -> dict[str, object]:
    """A link of the navigation, marked on its page and on those below."""
    address = reverse(name)
    return {"address": address, "label": label, "here": here(context, address)}


@register.inclusion_tag("site/frame/nav_live.html", takes_context=True)
def nav_live(context: Context) -> dict[str, object]:
    """The way to what is on, and how many matches are being played; uncounted where there is no request, which is where
    the database may be what is broken."""
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
    """The value of `aria-current` for a link to there; on error pages, which know no request, none is current."""
    request: HttpRequest | None = context.get("request")
    if request is None:
        return ""
    if request.path == address:
        return "page"
    return "true" if len(address) > 1 and request.path.startswith(address) else ""


@register.inclusion_tag("site/frame/spoilers.html", takes_context=True)
def spoiler_switch(context: Context) -> dict[str, object]:
    """Nothing where there is no request: what such a page tells is no result."""
    request: HttpRequest | None = context.get("request")
    if request is None:
        return {}
    return {"back": _back(request), "are_off": spoilers.are_off(request)}


@register.inclusion_tag("site/frame/languages.html", takes_context=True)
def language_switch(context: Context) -> dict[str, object]:
    """Nothing where there is no choice."""
    request: HttpRequest | None = context.get("request")
    if request is None or len(settings.LANGUAGES) < 2:
        return {}
    return {"back": _back(request), "languages": settings.LANGUAGES}


def _back(request: HttpRequest) -> str:
    """To the page on which a form stands; one that answers another form cannot be asked for again."""
    return request.get_full_path() if request.method in ("GET", "HEAD") else reverse("home")


@register.simple_tag
@cache
def version() -> str:
    project = tomllib.loads((settings.BASE_DIR / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


@register.filter
def without_inline_handlers(markup: str) -> SafeString:
    """Finished markup without its `onclick="..."`; words in it are escaped already, so none can look like one."""
    return mark_safe(re.sub(r' onclick="[^"]*"', "", markup))  # noqa: S308 - was safe before
