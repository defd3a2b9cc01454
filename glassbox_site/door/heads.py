"""Answers to HEAD have no body. Our server withholds only the first piece of one, and what comes after it would be
taken for the next answer on that line."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from django.core.handlers.asgi import ASGIHandler

Event = Mapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]


def without_bodies(application: ASGIHandler) -> Callable[[dict[str, Any], Receive, Send], Awaitable[None]]:
    async def answer(scope: dict[str, Any], receive: Receive, send: Send) -> None:
        async def send_head(event: Event) -> None:
            if event["type"] != "http.response.body":
                await send(event)
            elif not event.get("more_body", False):
                await send({"type": "http.response.body", "body": b""})

        await application(scope, receive, send_head if scope["method"] == "HEAD" else send)

    return answer
