"""How a socket comes in on our own server: at once, where its handshake is as browsers and programs write it.

By itself Twisted makes a request of it, line by line, of which daphne makes a head again, which autobahn reads: that is
a fifth of what a spectator costs who comes. A head that is whole, plain and asks for a websocket goes to autobahn as it
came. Whatever is unusual about one (a body, a header in two lines or said twice, a sign that is no letter, a proxy's
root path, TLS) takes the long way, and what is to be said of it is said there.
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
"""Messages of one socket: it may say fewer in a minute."""
MOST_FRAMES, COUNTED_SECONDS = 300, 10.0
"""Of one socket, whatever they are: an answer to a ping costs as much as one to a wish, and pieces of a message come
without end. Who plays or watches sends a tenth of these."""
MOST_UNOPENED = 64_000
"""Bytes of who does not wait until it is let in."""
LONGEST_HEAD = 4_000
PLAIN = re.compile(
    rb"GET /[!-~]* HTTP/1\.1\r\n"
    rb"(?:(?!content-length:|transfer-encoding:|expect:|daphne-root-path:)[a-z0-9-]+: [ -~]*\r\n){1,100}\r\n",
    re.IGNORECASE,
)
WISH = re.compile(rb"\r\nupgrade: websocket\r\n", re.IGNORECASE)
NAMES = re.compile(rb"\r\n([^:\r\n]+):")


class Channel(http.HTTPChannel):
    """One line, from its first bytes on."""

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
        """What comes next is the first again."""
        self._has_begun = False
        transport.write(socket_openings.REFUSAL)
        super().resetTimeout()  # type: ignore[no-untyped-call]  # the same

    def lineLengthExceeded(self, line: bytes) -> None:  # noqa: N802 - the same
        """A header that is too long is refused, as too many are. Cut off without a word, a proxy believes that the site
        is away, and asks again and again."""
        self._respondToBadRequestAndDisconnect()  # type: ignore[no-untyped-call]  # the same

    def resetTimeout(self) -> None:  # noqa: N802 - the same
        """A line is idle until a request has its first line, however slowly that is said; from there on the request
        looks after its time."""
        if self.requests:
            super().resetTimeout()  # type: ignore[no-untyped-call]  # the same

    def _hand_over(self, transport: Any, head: bytes) -> None:
        """As daphne does it, but for the request."""
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
    """What it says waits until it is heard, in memory."""

    CONFIG_ATTRS = ()
    """Options that autobahn copies into each, as if they differed."""

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
        """At once: what came with it is not looked at."""
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
