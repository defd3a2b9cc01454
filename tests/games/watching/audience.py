"""Spectators for tests: they connect to the site's sockets and keep what they are sent, byte by byte."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from channels.routing import URLRouter
from channels.testing import WebsocketCommunicator

from games.watching.sockets import messages
from glassbox_site.pages import socket_addresses

PATIENCE_SECONDS = 20


class Watcher:
    """`frames` are the bytes of each frame since the last greeting; `other` every other message."""

    def __init__(self, wire: WebsocketCommunicator) -> None:
        self._wire = wire
        self.frames: list[bytes] = []
        self.other: list[dict[str, Any]] = []

    async def wish(self, **fields: Any) -> None:
        await self._wire.send_to(text_data=json.dumps(fields))

    async def say(self, text: str) -> None:
        await self._wire.send_to(text_data=text)

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        text = await self._wire.receive_from(timeout=PATIENCE_SECONDS)
        messages.SAID.validate_json(text, strict=True)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "frames":
            self.frames += split(text)
        else:
            self.other.append(message)
        return message

    async def hear_until(self, kind: str) -> dict[str, Any]:
        async with asyncio.timeout(3 * PATIENCE_SECONDS):
            while (message := await self.hear())["type"] != kind:
                pass
            return message

    async def greeted(self) -> dict[str, Any]:
        """Frames from before the greeting belong to another view."""
        greeting = await self.hear_until("hello")
        self.frames.clear()
        return greeting

    async def have(self, count: int) -> None:
        async with asyncio.timeout(3 * PATIENCE_SECONDS):
            while len(self.frames) < count:
                await self.hear()

    async def closing_code(self) -> int:
        event = await self._wire.receive_output(timeout=PATIENCE_SECONDS)
        assert event["type"] == "websocket.close", event
        code: int = event["code"]
        return code


OPENING, BETWEEN = '{"type":"frames","frames":[', ',{"n":'
"""No player's words can hold either: their quotes are escaped."""


def split(text: str) -> list[bytes]:
    """The frames of a message as they were sent."""
    first, *rest = text.removeprefix(OPENING).removesuffix("]}").split(BETWEEN)
    return [first.encode(), *(f"{BETWEEN[1:]}{each}".encode() for each in rest)]


@asynccontextmanager
async def watching(
    match_id: int, query: str = "", address: str = "127.0.0.1", cookie: str = ""
) -> AsyncIterator[Watcher]:
    path, headers = f"/ws/matches/{match_id}/?{query}", [(b"cookie", cookie.encode())]
    wire = WebsocketCommunicator(URLRouter(socket_addresses.addresses), path, headers)
    wire.scope["client"] = [address, 1]
    accepted, _ = await wire.connect(timeout=PATIENCE_SECONDS)
    assert accepted
    try:
        yield Watcher(wire)
    finally:
        await wire.disconnect()
