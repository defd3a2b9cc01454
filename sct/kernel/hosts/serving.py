"""Serves a scripted host over local HTTP, to try out code that talks to endpoints without a model or a key."""

import json
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from personas.llm import chat
from sct.kernel.hosts import wire

PATH = "/v1/chat/completions"
MOST_BYTES = 8_000_000


class Server(ThreadingHTTPServer):
    """Raises OSError if the port is taken. Port 0 means any free port."""

    daemon_threads = True
    request_queue_size = 512

    def __init__(self, host: chat.LanguageModel, port: int) -> None:
        super().__init__(("127.0.0.1", port), _Exchange)
        self.host = host

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/v1"


class _Exchange(BaseHTTPRequestHandler):
    """One connection, which stays open from request to request."""

    server: Server
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_POST(self) -> None:
        length = self.headers.get("Content-Length", "")
        if not length.isdecimal() or int(length) > MOST_BYTES:
            self.close_connection = True
            self._send(wire.refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"Content-Length: up to {MOST_BYTES} bytes"))
            return
        body = self.rfile.read(int(length))
        known = self.path == PATH
        self._send(
            wire.answered(self.server.host, body)
            if known
            else wire.refused(HTTPStatus.NOT_FOUND, f"only {PATH} is here")
        )

    def _send(self, reply: wire.Reply) -> None:
        status, content = reply
        data = json.dumps(content).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as http.server names it
        """Logs nothing: there may be thousands of requests."""
