"""Looks for model servers: at start, every minute, and whenever an operator asks for it."""

import dataclasses
import time
from datetime import timedelta

from django.conf import settings
from django.utils import timezone

from personas.finding import board
from personas.llm.discovering import addresses, looking
from personas.llm.discovering.servers import Server

PERIOD = timedelta(minutes=1)


class Watch:
    """When one process looks; the first look is at once."""

    def __init__(self) -> None:
        self._due_at = 0.0

    def look_when_due(self) -> None:
        if time.monotonic() >= self._due_at:
            self._due_at = time.monotonic() + PERIOD.total_seconds()
            look()


def look() -> board.Found:
    """Looks and publishes what was found. Raises `redis_clients.AWAY` if it could not be published."""
    asked = addresses.to_ask(settings.MODEL_SERVERS, settings.OWN_PORTS, settings.ENVIRONMENT.mind_port)
    seen = looking.look(asked, looking.SECONDS)
    found = board.Found(at=timezone.now(), servers=_bounded((*seen.found, *_busy(seen))))
    board.post(found)
    return found


def _busy(seen: looking.Look) -> tuple[Server, ...]:
    """Known servers that were too busy to answer this time: they are generating, not gone."""
    before = board.read() if seen.busy else None
    return tuple(server for server in (before.servers if before else ()) if server.address.startswith(seen.busy))


def _bounded(servers: tuple[Server, ...]) -> tuple[Server, ...]:
    return tuple(
        dataclasses.replace(server, offers=server.offers[: board.MOST_OFFERS])
        for server in servers[: board.MOST_SERVERS]
    )
