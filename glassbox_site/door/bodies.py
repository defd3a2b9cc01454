"""Limits for request bodies, by kind of address, checked before anything is read.

Files and long forms are accepted only at a few addresses, from people who are signed in. The proxy's example file
repeats these numbers.
"""

from typing import Any

from django.conf import settings

from glassbox_site.door import line

LARGE_BYTES = 3_500_000
"""A megabyte of YAML in a form, with every character escaped, and the form around it."""
SMALL_BYTES = 64_000
LARGE_AT = ("/admin/", "/sct/new/", "/matches/new/", "/api/v1/series/", "/api/v1/batches/")
REFUSAL = b"The request body is too large for this address.\n"


def most(path: bytes, cookies: bytes, authorization: bytes) -> int:
    """In bytes. Path and headers are as received; without a session or a token, nobody is signed in."""
    is_large = any(path.startswith(place.encode()) for place in LARGE_AT)
    has_session = settings.SESSION_COOKIE_NAME.encode() + b"=" in cookies
    has_token = authorization.lower().startswith(b"bearer ")
    return LARGE_BYTES if is_large and (has_session or has_token) else SMALL_BYTES


class TooMuch(Exception):
    """Raised when more comes than is allowed."""


def bounded(application: line.Application) -> line.Application:
    """For servers that pass bodies on as they arrive. Ours has received them completely by then: see `server`."""

    async def answer(scope: dict[str, Any], receive: line.Receive, send: line.Send) -> None:
        headers = dict(scope["headers"])
        path, authorization = scope.get("raw_path") or scope["path"].encode(), headers.get(b"authorization", b"")
        bound = most(path, headers.get(b"cookie", b""), authorization)
        if int(headers.get(b"content-length") or 0) > bound:
            await _refuse(send)
            return
        taken, has_begun = 0, False

        async def counted() -> line.Event:
            nonlocal taken
            event = await receive()
            taken += len(event.get("body", b""))
            if taken > bound:
                raise TooMuch
            return event

        async def watched(event: line.Event) -> None:
            nonlocal has_begun
            has_begun = True
            await send(event)

        try:
            await application(scope, counted, watched)
        except TooMuch:
            if not has_begun:
                await _refuse(send)

    return answer


async def _refuse(send: line.Send) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": REFUSAL})
