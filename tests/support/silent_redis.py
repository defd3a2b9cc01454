"""A Redis that answers the handshake and then hangs: the connection stays open, and nothing is ever answered."""

import contextlib
import queue
import socket
import socketserver
import threading
from collections.abc import Iterator

PATIENCE_SECONDS = 60
POLL_SECONDS = 0.05
OK = b"+OK\r\n"


class SilentRedis(socketserver.ThreadingTCPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Call)
        self.calls: list[socket.socket] = []
        self._heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.server_address[1]}/0"

    def hear(self, words: bytes) -> None:
        self._heard.put(words)

    def was_asked(self, *words: str) -> None:
        """Waits until each of these words has been sent, in any order."""
        missing = {b"\r\n%s\r\n" % word.encode() for word in words}
        while missing:
            heard = self._heard.get(timeout=PATIENCE_SECONDS)
            missing = {word for word in missing if word not in heard}

    def hang_up(self) -> None:
        for call in self.calls:
            with contextlib.suppress(OSError):  # the client hung up before
                call.shutdown(socket.SHUT_RDWR)


class _Call(socketserver.BaseRequestHandler):
    server: SilentRedis

    def handle(self) -> None:
        self.server.calls.append(self.request)
        while words := self.request.recv(65_536):
            self.request.sendall(OK * words.count(b"SETINFO"))
            self.server.hear(words)


@contextlib.contextmanager
def listening() -> Iterator[SilentRedis]:
    with SilentRedis() as server:
        thread = threading.Thread(target=server.serve_forever, args=(POLL_SECONDS,), daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.hang_up()
            server.shutdown()
            thread.join()
