"""The page on how to bring an agent: behind an endpoint, in a seat, or by playing without this site. The programs
shown come from `examples`, which the tests run."""

import functools

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    return render(
        request, "games/methodology/agents.html", {"chat": _text("chat_agent.py"), "seat": _text("seat_agent.py")}
    )


@functools.cache
def _text(name: str) -> str:
    return (settings.BASE_DIR / "examples" / name).read_text(encoding="utf-8")
