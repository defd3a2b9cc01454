"""What the frames around pages need: links that know where they are, the version, other people's markup tamed."""

import re
import tomllib
from functools import cache

from django import template
from django.conf import settings
from django.http import HttpRequest
from django.template.context import Context
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

register = template.Library()


@register.inclusion_tag("site/nav_link.html", takes_context=True)
def nav_link(context: Context, name: str, label: str) -> dict[str, object]:
    """A link of the navigation; on error pages, which know no request, none is the current one."""
    request: HttpRequest | None = context.get("request")
    address = reverse(name)
    return {"address": address, "label": label, "here": request is not None and request.path == address}


@register.simple_tag
@cache
def version() -> str:
    project = tomllib.loads((settings.BASE_DIR / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


@register.filter
def without_inline_handlers(markup: str) -> SafeString:
    """Finished markup without its `onclick="..."`; words in it are escaped already, so none can look like one."""
    return mark_safe(re.sub(r' onclick="[^"]*"', "", markup))  # noqa: S308 - was safe before
