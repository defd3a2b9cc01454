"""The door on our own server, which receives a whole body before it calls an application, and has long timeouts.

A body that is too large is refused at its head, or once it grows too large. What still comes of it is discarded for a
moment, so that the client reads the refusal; of a very large one only a little. Only so many large bodies are received
at a time. A client that does not finish its request within half a minute is cut off, and so is a socket that sends more
than can be handled.
"""

import io
import sys
import time
from typing import Any

from autobahn.twisted import websocket as autobahn_twisted
from autobahn.websocket import protocol as autobahn_protocol
from daphne import http_protocol, server
from twisted.web import http

from glassbox_site.door import bodies
from glassbox_site.door.server import handshakes, socket_openings

IDLE_SECONDS = 20
RECEIVING_SECONDS = 30
LINGER_SECONDS = 2
LINGER_BYTES = 4_000_000
LARGE_AT_ONCE = 8
MOST_PIECES, BYTES_A_PIECE = 500, 500
"""A body may come in so many pieces, and one more per so many bytes: each piece costs the same, however small."""
RETRY_AFTER = 5
MOVED = b"Daphne-Root-Path"
"""Lets any client tell daphne under which path the site lies. We remove it: caches would keep pages whose links lead
nowhere, and a path that a proxy blocks could be reached by another address."""
SWITCH_SECONDS = 0.001
"""How long a thread may compute on when another is ready. Each one that serves a request delays the loop so long."""


class Request(http_protocol.WebRequest):
    """One request, from its first line on. Bounds its size, pieces and time."""

    large_now = 0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._came_at = time.monotonic()
        self._is_refused = self._is_large = False
        self._bound = self._taken = self._thrown = self._pieces = 0
        super().__init__(*args, **kwargs)

    def gotLength(self, length: int | None) -> None:  # noqa: N802 - Twisted's name
        self.requestHeaders.removeHeader(MOVED)
        cookies = b"; ".join(self.requestHeaders.getRawHeaders(b"Cookie") or ())
        tokens = self.requestHeaders.getRawHeaders(b"Authorization") or [b""]
        self._bound = bodies.most(self.channel._path, cookies, tokens[-1])
        super().gotLength(length)
        if length is None or length > bodies.SMALL_BYTES:
            self._admit(length or 0)

    def _admit(self, length: int) -> None:
        if length > self._bound:
            self._refuse(b"413 Content Too Large", bodies.REFUSAL)
        elif Request.large_now >= LARGE_AT_ONCE:
            self._refuse(b"503 Service Unavailable", b"Too much is being sent at once.\n")
        else:
            self._is_large = True
            Request.large_now += 1

    def handleContentChunk(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        self._taken += len(data)
        self._pieces += 1
        if self._pieces > MOST_PIECES + self._taken // BYTES_A_PIECE:
            raise http._MalformedChunkedDataError("too many pieces")  # Twisted answers 400 and reads no more
        if self._is_refused:
            self._throw(len(data))
            return
        if self._taken > self._bound:
            self._refuse(b"413 Content Too Large", bodies.REFUSAL)
            return
        super().handleContentChunk(data)

    def requestReceived(self, command: bytes, path: bytes, version: bytes) -> None:  # noqa: N802 - Twisted's name
        self._leave()
        if not self._is_refused:
            super().requestReceived(command, path, version)

    def process(self) -> Any:
        """Counts handshakes that come the long way like those of the short one (`handshakes.py`)."""
        wishes = self.requestHeaders.getRawHeaders(b"Upgrade") or [b""]
        if wishes[0].lower() != b"websocket" or socket_openings.may_open(
            self.channel.transport, socket_openings.told_by(self.requestHeaders, self.server)
        ):
            return super().process()
        self.request_start, self.client_addr = time.time(), None
        self.handle_reply({"type": "http.response.start", "status": 429, "headers": [(b"Retry-After", b"60")]})
        return self.handle_reply({"type": "http.response.body"})

    def connectionLost(self, reason: Any) -> None:  # noqa: N802 - Twisted's name
        self._leave()
        super().connectionLost(reason)

    def check_timeouts(self) -> None:
        super().check_timeouts()
        is_coming = not hasattr(self, "request_start")
        if is_coming and self.channel and time.monotonic() - self._came_at > RECEIVING_SECONDS:
            self.channel.transport.abortConnection()

    def _throw(self, length: int) -> None:
        """Discards what comes. After so many bytes it stops reading, until the connection is cut."""
        self._thrown += length
        if self._thrown > LINGER_BYTES:
            self.channel.transport.pauseProducing()

    def _leave(self) -> None:
        if self._is_large:
            self._is_large = False
            Request.large_now -= 1

    def _refuse(self, status: bytes, words: bytes) -> None:
        """Writes to the connection itself: an application cannot respond before the request is complete."""
        self._leave()
        self._is_refused = True
        self.requestHeaders.removeHeader(b"Expect")
        self.content: Any = io.BytesIO()
        head = (
            b"HTTP/1.1 %s\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: %d\r\nRetry-After: %d\r\n"
            b"Connection: close\r\n\r\n"
        )
        transport = self.channel.transport
        transport.write(head % (status, len(words), RETRY_AFTER) + words)
        transport.loseWriteConnection()
        self.channel.callLater(LINGER_SECONDS, transport.abortConnection)


class Factory(http_protocol.HTTPFactory):
    protocol = handshakes.Channel

    def __init__(self, server: Any) -> None:
        super().__init__(server)
        self.timeOut = IDLE_SECONDS

    def buildProtocol(self, addr: Any) -> Any:  # noqa: N802 - Twisted's name
        protocol = super().buildProtocol(addr)
        protocol.requestFactory = Request
        return protocol


def install() -> None:
    """Replaces daphne's classes, which cannot be passed in. Must be called before the server is made."""
    server.HTTPFactory = Factory
    server.WebSocketFactory = handshakes.SocketFactory
    _say_nothing_of_each_socket()
    sys.setswitchinterval(SWITCH_SECONDS)


def _say_nothing_of_each_socket() -> None:
    """Keeps autobahn from formatting all its options for each socket, for a log that nobody reads: a fifth of the cost
    of opening one."""
    for module in (autobahn_protocol, autobahn_twisted):
        for name in ("pformat", "hltype", "hlval"):
            if hasattr(module, name):
                setattr(module, name, _nothing)


def _nothing(*_: Any, **__: Any) -> str:
    return ""
