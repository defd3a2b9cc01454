"""The outgoing side of one spectator's socket: takes encoded messages, and knows how many bytes wait to be sent.

On daphne a message is written straight to the socket if nothing waits before it. That costs a fifth of the ordinary
way, which builds the frame anew and takes another turn of the event loop for each spectator. If anything that this
needs is missing (another server, TLS in daphne, another Twisted), the ordinary way is taken.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from glassbox_site.ground.sockets.messages import Message

Send = Callable[[Mapping[str, Any]], Awaitable[None]]

MOST_WAITING_BYTES = 512 * 1024
CUT_OFF = 4408
OPEN = 3
"""autobahn's state of a websocket between opening and closing handshake."""
NEEDED = ("write", "abortConnection", "dataBuffer", "offset", "_tempDataBuffer", "_tempDataLen")


class Sink(Protocol):
    @property
    def waiting(self) -> int:
        """Bytes that were put and not yet sent."""
        ...

    def put(self, message: Message) -> bool:
        """False if too much waits already; then the message is not taken."""
        ...

    def cut(self) -> None:
        """Ends the connection without waiting for anything."""
        ...

    async def finish(self, code: int) -> None:
        """Sends everything that was put, then closes the websocket."""
        ...

    def close(self) -> None:
        """Lets go of everything, after the spectator has gone."""
        ...


def sink(send: Send) -> Sink:
    protocol = next(iter(getattr(send, "args", ())), None)
    transport = getattr(protocol, "transport", None)
    plain = getattr(protocol, "_perMessageCompress", False) is None and hasattr(protocol, "state")
    if plain and is_direct(transport):
        return DirectSink(send, protocol, transport)
    return QueueSink(send)


def is_direct(transport: Any) -> bool:
    """Whether the transport is there and can be bypassed. One that only wraps another, as for TLS, has all of these
    attributes but no socket of its own."""
    return _socket(transport) is not None and all(hasattr(transport, name) for name in NEEDED)


def _socket(transport: Any) -> Any:
    return getattr(transport, "__dict__", {}).get("socket")


def write(transport: Any, wire: bytes) -> None:
    """Writes straight to the socket if nothing waits before it, else through the transport."""
    line = _socket(transport)
    if line is None or transport._tempDataBuffer or transport.dataBuffer:
        transport.write(wire)
        return
    try:
        sent = line.send(wire)
    except OSError:
        sent = 0  # full, or lost: the transport finds out by writing
    if sent < len(wire):
        transport.write(wire[sent:])


class DirectSink:
    """Writes straight to the socket of a daphne connection."""

    __slots__ = ("_protocol", "_send", "_transport")

    def __init__(self, send: Send, protocol: Any, transport: Any) -> None:
        self._send = send
        self._protocol = protocol
        self._transport = transport

    @property
    def waiting(self) -> int:
        transport = self._transport
        waiting: int = len(transport.dataBuffer) - transport.offset + transport._tempDataLen
        return waiting

    def put(self, message: Message) -> bool:
        transport = self._transport
        if self._protocol.state != OPEN:
            return True
        if (transport._tempDataBuffer or transport.dataBuffer) and self.waiting > MOST_WAITING_BYTES:
            return False
        write(transport, message.wire)
        return True

    def cut(self) -> None:
        self._transport.abortConnection()

    async def finish(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})

    def close(self) -> None:
        return


class QueueSink:
    """Sends by the server's own `send`, in a task that waits whenever the server does."""

    def __init__(self, send: Send) -> None:
        self.waiting = 0
        self._send = send
        self._messages: deque[Message] = deque()
        self._news = asyncio.Event()
        self._sending = asyncio.create_task(self._keep_sending())

    def put(self, message: Message) -> bool:
        if self.waiting > MOST_WAITING_BYTES:
            return False
        self.waiting += len(message)
        self._messages.append(message)
        self._news.set()
        return True

    def cut(self) -> None:
        self._sending.cancel()
        self._messages.clear()
        self._sending = asyncio.create_task(self._say_goodbye(CUT_OFF))

    async def finish(self, code: int) -> None:
        self._sending.cancel()
        while self._messages:
            await self._send({"type": "websocket.send", "text": self._messages.popleft().text})
        await self._say_goodbye(code)

    def close(self) -> None:
        self._sending.cancel()

    async def _keep_sending(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._messages:
                message = self._messages.popleft()
                await self._send({"type": "websocket.send", "text": message.text})
                self.waiting -= len(message)

    async def _say_goodbye(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})
