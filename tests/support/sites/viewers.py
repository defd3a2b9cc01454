"""A viewer who watches a match on a real socket, and reconnects after every interruption."""

import asyncio
import json

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.games.watching.audience import OPENING, split


class Viewer:
    """Keeps its frames when it reconnects, and asks only for those that follow."""

    def __init__(self, address: str, view: str) -> None:
        self._address = address
        self.view = view
        self._has_ended = False
        self.frames: list[bytes] = []
        self.interruptions = 0

    async def watch(self) -> None:
        while not self._has_ended:
            try:
                await self._visit()
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError):
                self.interruptions += 1
                await asyncio.sleep(0.2)

    async def _visit(self) -> None:
        address = f"{self._address}?view={self.view}&after={len(self.frames)}"
        async with connect(address, origin="http://localhost", max_size=None, proxy=None) as line:  # type: ignore[arg-type] # a string
            async for text in line:
                assert isinstance(text, str)
                if text.startswith(OPENING):
                    self.frames += split(text)
                elif json.loads(text)["type"] == "end":
                    self._has_ended = True
                    return
