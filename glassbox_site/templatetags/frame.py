"""What the frame around every page needs: links that know where they are, and the version in the footer."""

import tomllib
from functools import cache

from django import template
from django.conf import settings
from django.http import HttpRequest
from django.template.context import Context
from django.urls import reverse

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
