"""Removes bodies from responses to HEAD. Our server drops only the first piece, and clients would take the rest for the
next response."""

from typing import Any

from django.core.handlers.asgi import ASGIHandler

from glassbox_site.door import line


def without_bodies(application: ASGIHandler) -> line.Application:
    async def answer(scope: dict[str, Any], receive: line.Receive, send: line.Send) -> None:
        async def send_head(event: line.Event) -> None:
            if event["type"] != "http.response.body":
                await send(event)
            elif not event.get("more_body", False):
                await send({"type": "http.response.body", "body": b""})

        await application(scope, receive, send_head if scope["method"] == "HEAD" else send)

    return answer
