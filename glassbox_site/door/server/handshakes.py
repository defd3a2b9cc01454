"""Fast handshakes of websockets on our own server, for those in the form that browsers and programs write.

By itself Twisted parses a request, of which daphne makes a head again, which autobahn parses: a fifth of what a new
spectator costs. A head that is complete, plain and asks for a websocket goes straight to autobahn. Anything unusual (a
body, a folded or repeated header, a character beyond ASCII, a proxy's root path, TLS) takes the long way, where it is
answered.
"""

import re
import time
from typing import Any

from daphne import ws_protocol
from twisted.internet.protocol import connectionDone
from twisted.protocols.policies import ProtocolWrapper
from twisted.python.failure import Failure
from twisted.web import http

from glassbox_site.door.server import line_places, socket_openings
from glassbox_site.ground.sockets import sinks

MOST_UNHEARD = 64
"""Unread messages of one socket. That is more than it may send in a minute."""
MOST_FRAMES, COUNTED_SECONDS = 300, 10.0
"""Frames of any kind from one socket: answering a ping costs as much as a message, and fragments may never end. Players
and spectators send a tenth of that."""
MOST_UNOPENED = 64_000
"""Bytes from a client that sends before its handshake is answered."""
LONGEST_HEAD = 4_000
PLAIN = re.compile(
    rb"GET /[!-~]* HTTP/1\.1\r\n"
    rb"(?:(?!content-length:|transfer-encoding:|expect:|daphne-root-path:)[a-z0-9-]+: [ -~]*\r\n){1,100}\r\n",
    re.IGNORECASE,
)
WISH = re.compile(rb"\r\nupgrade: websocket\r\n", re.IGNORECASE)
NAMES = re.compile(rb"\r\n([^:\r\n]+):")


class Channel(http.HTTPChannel):
    """One connection, from its first bytes on."""

    _has_begun = False

    def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
        super().connectionMade()  # type: ignore[no-untyped-call]  # Twisted says nothing of it
        if not self.factory.server.proxy_forwarded_address_header:
            line_places.enter(self.transport)

    def connectionLost(self, reason: Failure = connectionDone) -> None:  # noqa: N802 - Twisted's name
        line_places.leave(self.transport)
        super().connectionLost(reason)  # type: ignore[no-untyped-call]  # the same

    def dataReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        is_first, self._has_begun = not self._has_begun, True
        if not (is_first and not isinstance(self.transport, ProtocolWrapper) and is_plain(data)):
            super().dataReceived(data)  # type: ignore[no-untyped-call]  # Twisted says nothing of it
            self.resetTimeout()
        elif socket_openings.may_open(self.transport, socket_openings.told_in(data, self.factory.server)):
            self._hand_over(self.transport, data)
        else:
            self._turn_away(self.transport)

    def _turn_away(self, transport: Any) -> None:
        """Refuses the handshake; what comes next is treated as the first again."""
        self._has_begun = False
        transport.write(socket_openings.REFUSAL)
        super().resetTimeout()  # type: ignore[no-untyped-call]  # the same

    def lineLengthExceeded(self, line: bytes) -> None:  # noqa: N802 - the same
        """Answers a header that is too long with a 400, like too many headers. If the connection were just cut, a proxy
        would take the site for down, and retry."""
        self._respondToBadRequestAndDisconnect()  # type: ignore[no-untyped-call]  # the same

    def resetTimeout(self) -> None:  # noqa: N802 - the same
        """A connection counts as idle until a request has its first line, however slowly that comes; from then on the
        request itself times out."""
        if self.requests:
            super().resetTimeout()  # type: ignore[no-untyped-call]  # the same

    def _hand_over(self, transport: Any, head: bytes) -> None:
        """Does what daphne does, but without a request."""
        self.setTimeout(None)  # type: ignore[no-untyped-call]  # the same
        transport.unregisterProducer()
        socket = self.factory.server.ws_factory.buildProtocol(transport.getPeer())
        socket._raw_query_string = head.split(b" ", 2)[1].partition(b"?")[2]
        transport.protocol = socket
        socket.makeConnection(transport)
        socket.dataReceived(head)


def is_plain(data: bytes) -> bool:
    """Whether it is the whole head of a usual handshake, and nothing else."""
    if len(data) > LONGEST_HEAD or PLAIN.fullmatch(data) is None or WISH.search(data) is None:
        return False
    names = NAMES.findall(data.lower())
    return len(set(names)) == len(names)


class Socket(ws_protocol.WebSocketProtocol):
    """Bounds what waits in memory until it is read."""

    CONFIG_ATTRS = ()
    """Empty, or autobahn would copy its options into each socket; `SocketFactory` sets them on the class."""

    _frames, _counted_since = 0, 0.0

    def _dataReceived(self, data: bytes) -> None:  # noqa: N802 - Autobahn's name
        super()._dataReceived(data)
        if self.state == self.STATE_CONNECTING and len(self.data) > MOST_UNOPENED:
            self._cut()

    def onFrameBegin(self) -> None:  # noqa: N802 - the same
        super().onFrameBegin()
        if time.monotonic() - self._counted_since > COUNTED_SECONDS:
            self._frames, self._counted_since = 0, time.monotonic()
        self._frames += 1
        if self._frames > MOST_FRAMES:
            self._cut()

    def _cut(self) -> None:
        """Drops the connection at once, with what was received."""
        self.data = b""
        self.dropConnection(abort=True)

    def connectionLost(self, reason: Any) -> None:  # noqa: N802 - Twisted's name
        line_places.leave(self.transport)
        super().connectionLost(reason)

    def onMessage(self, payload: bytes, isBinary: bool) -> None:  # noqa: N802, N803 - Autobahn's names
        if self.application_queue.qsize() >= MOST_UNHEARD:
            self._cut()
        else:
            super().onMessage(payload, isBinary)

    def sendData(self, data: bytes, sync: bool = False, chopsize: int | None = None) -> None:  # noqa: N802 - the same
        if sync or chopsize or self.send_queue or not sinks.is_direct(self.transport):
            super().sendData(data, sync, chopsize)
        else:
            sinks.write(self.transport, data)


class SocketFactory(ws_protocol.WebSocketFactory):
    protocol = Socket

    def setProtocolOptions(self, **options: Any) -> None:  # noqa: N802 - Autobahn's name
        super().setProtocolOptions(**options)
        for name in ws_protocol.WebSocketProtocol.CONFIG_ATTRS:
            option = getattr(self, name)
            setattr(Socket, name, staticmethod(option) if callable(option) else option)
