"""The stand-in endpoint of a house in hard times, for the league's models and for the hosts of the test.

Its replies take a while, so that there is always one in flight; the delay can be changed at any time. The same words
always get the same answer. With a certificate it speaks TLS, and the certificate can be swapped as well.
"""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from sct.kernel import hosts
from sct.kernel.hosts import wire
from tests.games.prepared import orders
from tests.support.endpoints import model_replies
from tests.support.endpoints.model_server import Heard, ModelServer
from tests.support.hard_times import certificates

OF_THE_TEST = "of-the-test"


@dataclass(slots=True, kw_only=True)
class Endpoint:
    server: ModelServer
    certificate: certificates.Shown | None
    league_seconds: float = 0.4
    test_seconds: float = 0.2
    asked: Counter[str] = field(default_factory=Counter)

    @property
    def url(self) -> str:
        return f"https://localhost:{self.server.port}/v1" if self.certificate else self.server.url

    def hurry(self) -> None:
        """Answers at once from now on."""
        self.league_seconds = self.test_seconds = 0.0

    def reply(self, heard: Heard) -> model_replies.Reply:
        self.server.heard.clear()  # nobody reads these, and they take much memory
        if heard.body["model"] != OF_THE_TEST:
            self.asked["league"] += 1
            return orders.acting(heard, delay=self.league_seconds)
        self.asked["test"] += 1
        status, body = wire.answered(_HOST, json.dumps(heard.body).encode())
        return replace(model_replies.sends(body, status=status), delay=self.test_seconds)


_HOST = hosts.model("honest")


@contextmanager
def standing_in(certificate: certificates.Shown | None = None) -> Iterator[Endpoint]:
    with ModelServer(tls=certificate.context if certificate else None) as server:
        endpoint = Endpoint(server=server, certificate=certificate)
        server.script = endpoint.reply
        yield endpoint
