"""An application whose answers never end, except at `/short`, to test that clients who do not read are cut off.

It accepts sockets, except at `/later`, and never reads from them.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from glassbox_site.door import entrance

Send = Callable[[Mapping[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[Mapping[str, Any]]]
PIECE = b"x" * 60_000


async def pouring(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        if scope["path"] != "/later":
            await send({"type": "websocket.accept"})
        await asyncio.Event().wait()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    while scope["path"] != "/short":
        await send({"type": "http.response.body", "body": PIECE, "more_body": True})
    await send({"type": "http.response.body", "body": PIECE})


os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glassbox_site.settings")
application = entrance.guarded(pouring)
