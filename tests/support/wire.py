"""An application for a real server: it sends the same messages both ways, the league's and the server's own.

First the name of the sink that it was given, then each message of `SIZES` letters twice, then the close.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from games.live import sinks
from games.live.messages import Message

Receive = Callable[[], Awaitable[Mapping[str, Any]]]
SIZES = (1, 125, 126, 65_535, 65_536, 300_000)


async def application(scope: Mapping[str, Any], receive: Receive, send: sinks.Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    sink = sinks.sink(send)
    await send({"type": "websocket.send", "text": type(sink).__name__})
    for size in SIZES:
        sink.put(Message(b"x" * size))
        await send({"type": "websocket.send", "text": "x" * size})
    await sink.finish(1000)
    sink.close()
