"""Programs on this machine that receive webhooks, and webhooks that lead to them."""

import base64
import hmac
import json
import ssl
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from django.db.models.functions import Now

from glassbox_site.ground.interface.outward import signatures
from glassbox_site.models import Delivery, Webhook, webhook_acts

KINDS = ("match", "series", "fork", "batch", "study")


@dataclass(frozen=True, kw_only=True)
class Heard:
    headers: Mapping[str, str]
    body: bytes

    @property
    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found

    @property
    def event(self) -> str:
        return self.headers["webhook-id"]

    def is_signed_with(self, secret: bytes) -> bool:
        content = f"{self.headers['webhook-id']}.{self.headers['webhook-timestamp']}.".encode() + self.body
        wanted = base64.b64encode(hmac.digest(secret, content, "sha256")).decode()
        return self.headers["webhook-signature"] == f"v1,{wanted}"


@dataclass(kw_only=True)
class Receiver:
    """Answers with these statuses in turn, and then always with the last one. While it is not `open`, it receives
    requests but does not answer."""

    port: int = 0
    scheme: str = "http"
    statuses: list[int] = field(default_factory=lambda: [204])
    headers: Mapping[str, str] = field(default_factory=dict)
    heard: list[Heard] = field(default_factory=list)
    open: threading.Event = field(default_factory=threading.Event)

    @property
    def url(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}/hooks?of=house"

    def take(self, heard: Heard) -> int:
        self.heard.append(heard)
        self.open.wait(30)
        return self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]


@contextmanager
def receiver(*statuses: int, context: ssl.SSLContext | None = None, **headers: str) -> Iterator[Receiver]:
    one = Receiver(statuses=[*statuses] or [204], headers=headers, scheme="https" if context else "http")
    one.open.set()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = one.take(Heard(headers={name.lower(): told for name, told in self.headers.items()}, body=body))
            self.send_response(status)
            for name, told in one.headers.items():
                self.send_header(name, told)
            self.end_headers()

        def log_message(self, *_told: object) -> None:
            """Logs nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    if context:
        server.socket = context.wrap_socket(server.socket, server_side=True)
    one.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield one
    finally:
        one.open.set()
        server.shutdown()
        thread.join()
        server.server_close()


def made(
    url: str = "https://example.org/", *, token: str, by_id: int | None = None, kinds: Sequence[str] = KINDS
) -> Webhook:
    return webhook_acts.make(token=token, url=url, kinds=kinds, salt=webhook_acts.salt(), by_id=by_id)


def webhook(url: str, kinds: Sequence[str] = KINDS, token: str = "a-wish") -> Webhook:
    """A webhook without any waiting deliveries."""
    one = made(url, token=token, kinds=kinds)
    one.deliveries.all().delete()
    return one


def kept() -> Webhook:
    """A webhook without a deed in the trail, and with a waiting delivery."""
    one = Webhook.objects.create(token="kept", url="https://example.org/", kinds=["match"], salt="salt")
    Delivery.objects.create(webhook=one, kind="match", number=1, ended_at=Now(), event="match-1", body="{}")
    return one


def secret(made: Webhook) -> str:
    return signatures.told(made.secret)


def state(made: Webhook) -> list[tuple[str, str, int]]:
    """Kind, state and attempts of each delivery, from the first."""
    return list(Delivery.objects.filter(webhook=made).order_by("pk").values_list("event", "status", "tries"))
