"""How much anybody may send, by kind of address; asked before any of it is read.

Files and long forms are taken at the few addresses of those who are signed in, and nowhere else. Here stands also what
the proxy's example file repeats.
"""

from typing import Any

from django.conf import settings

from glassbox_site.door import line

LARGE_BYTES = 3_500_000
"""A megabyte of YAML in a form, every sign of it escaped, and the form around it."""
SMALL_BYTES = 64_000
LARGE_AT = ("/admin/", "/sct/new/", "/matches/new/", "/api/v1/series/", "/api/v1/batches/")
REFUSAL = b"The request body is too large for this address.\n"


def most(path: bytes, cookies: bytes, authorization: bytes) -> int:
    """`path` and the headers as they came; who has neither session nor token is no operator."""
    is_large = any(path.startswith(place.encode()) for place in LARGE_AT)
    has_session = settings.SESSION_COOKIE_NAME.encode() + b"=" in cookies
    has_token = authorization.lower().startswith(b"bearer ")
    return LARGE_BYTES if is_large and (has_session or has_token) else SMALL_BYTES


class TooMuch(Exception):
    """More came than was said, or than may come."""


def bounded(application: line.Application) -> line.Application:
    """For servers that hand bodies over as they come. Ours has taken them whole by then: see `server`."""

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
