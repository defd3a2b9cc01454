"""An application with which tests check what a real server puts on the wire.

On a socket it sends the same messages in both ways, the league's and the server's own: first the name of the sink that
it got, then each message of `SIZES` letters twice, then the close. At `/full` it puts a message that is too long to be
sent at once, then others until no more are taken; it tells how many were and how many bytes were waiting then, and cuts
the connection once it hears anything. At `/told` it reports the handshake as it got it, and whether that arrived at
once or was read line by line by Twisted. To HTTP requests it begins an answer, and then fails.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from twisted.web.http import HTTPChannel

from glassbox_site.door import entrance
from glassbox_site.ground.sockets import sinks
from glassbox_site.ground.sockets.messages import Message

Receive = Callable[[], Awaitable[Mapping[str, Any]]]
SIZES = (1, 125, 126, 65_535, 65_536, 300_000)
TOO_MUCH, MUCH, MOST = 10_000_000, 60_000, 2_000
_read_by_line: set[int] = set()
"""Ports of clients whose request Twisted read line by line."""


async def application(scope: dict[str, Any], receive: Receive, send: sinks.Send) -> None:
    if scope["type"] == "http":
        await guarded(scope, receive, send)
    else:
        await {"/full": filled_up, "/told": told}.get(scope["path"], both_ways)(scope, receive, send)


async def breaking_off(scope: Mapping[str, Any], receive: Receive, send: sinks.Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"once upon a time", "more_body": True})
    raise RuntimeError("the end was lost")


async def both_ways(scope: Mapping[str, Any], receive: Receive, send: sinks.Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    sink = sinks.sink(send)
    await send({"type": "websocket.send", "text": type(sink).__name__})
    for size in SIZES:
        sink.put(Message(b"x" * size))
        await send({"type": "websocket.send", "text": "x" * size})
    await sink.finish(1000)
    sink.close()


async def told(scope: Mapping[str, Any], receive: Receive, send: sinks.Send) -> None:
    await receive()
    await send({"type": "websocket.accept", "subprotocol": next(iter(scope["subprotocols"]), None)})
    said = {name: value for name, value in scope.items() if name != "client"}
    said["came"] = "by line" if scope["client"][1] in _read_by_line else "at once"
    await send({"type": "websocket.send", "text": repr(said)})
    await send({"type": "websocket.close", "code": 1000})


async def filled_up(scope: Mapping[str, Any], receive: Receive, send: sinks.Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    sink, message, taken = sinks.sink(send), Message(b"x" * MUCH), 0
    sink.put(Message(b"x" * TOO_MUCH))
    await drained(sink)
    while taken < MOST and sink.put(message):
        taken += 1
    waiting = sink.waiting
    await drained(sink)
    sink.put(Message(f"{taken} {waiting}".encode()))
    await receive()
    sink.cut()


async def drained(sink: sinks.Sink) -> None:
    while sink.waiting:
        await asyncio.sleep(0.01)


def noticed(read: Callable[[HTTPChannel, bytes], None]) -> Callable[[HTTPChannel, bytes], None]:
    def read_by_line(channel: HTTPChannel, piece: bytes) -> None:
        _read_by_line.add(channel.getPeer().port)  # type: ignore[no-untyped-call]  # Twisted says nothing of it
        read(channel, piece)

    return read_by_line


os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glassbox_site.settings")
guarded = entrance.guarded(breaking_off)
"""As for the site, this is what turns daphne into our own server."""
HTTPChannel.dataReceived = noticed(HTTPChannel.dataReceived)  # type: ignore[method-assign]  # in a process of its own
