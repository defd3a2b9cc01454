"""Bounds how much of a response waits in our memory for a slow reader, who is cut off after a while.

For daphne, which buffers whatever it is given; other servers wait by themselves.
"""

import asyncio
import time
from typing import Any

from glassbox_site.door import line

ROOM_BYTES = 64 * 1024
"""More is sent only once no more bytes than this wait."""
PATIENCE_SECONDS = 30.0
FIRST_LOOK_SECONDS, LOOK_SECONDS = 0.001, 0.02
"""The pause between looks doubles from the first to the second, so that a fast reader hardly waits."""


class Stuck(ConnectionError):
    """Raised when a reader took too little for too long; the connection is cut."""


def awaited(application: line.Application) -> line.Application:
    async def answer(scope: dict[str, Any], receive: line.Receive, send: line.Send) -> None:
        request = line.of(send)

        async def at_its_pace(event: line.Event) -> None:
            await send(event)
            if event.get("more_body", False):
                await _room(request)

        try:
            await application(scope, receive, line.Passed(at_its_pace, send))
        except Stuck:
            return

    return answer


async def _room(request: Any) -> None:
    until, pause = time.monotonic() + PATIENCE_SECONDS, FIRST_LOOK_SECONDS
    while (transport := _line(request)) is not None and _waiting(transport) > ROOM_BYTES:
        if time.monotonic() > until:
            transport.abortConnection()
            raise Stuck
        await asyncio.sleep(pause)
        pause = min(2 * pause, LOOK_SECONDS)


def _line(request: Any) -> Any:
    """The transport to the reader; None if the connection is gone or the server is not daphne."""
    transport: Any = getattr(getattr(request, "channel", None), "transport", None)
    return transport if hasattr(transport, "dataBuffer") and transport.connected else None


def _waiting(transport: Any) -> int:
    waiting: int = len(transport.dataBuffer) - transport.offset + transport._tempDataLen
    return waiting
