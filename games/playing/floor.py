"""Matches that are in no hurry come on one after another, so that none of them makes those on air wait."""

import asyncio
from collections import deque


class Floor:
    """One comes on with each round of the event loop; whatever else is due has its turn in between.

    Where models are waited for, one match after the other learns what was before (`learning`), and one after the other
    goes from the last answer of a step to the questions of the next (`asking_on`): the first has its models at work
    while the rest still wait. Side by side all would ask as late as the last one, and so again with the next step.
    """

    def __init__(self) -> None:
        self.learning = asyncio.Lock()
        self.asking_on = asyncio.Lock()
        self._line: deque[asyncio.Future[None]] = deque()
        self._at_work = 0

    @property
    def is_busy(self) -> bool:
        """Whether somebody works on, or is about to."""
        return bool(self._line or self._at_work)

    async def come_on(self) -> None:
        loop = asyncio.get_running_loop()
        mine: asyncio.Future[None] = loop.create_future()
        if not self._line:
            loop.call_soon(self._call)
        self._line.append(mine)
        await mine
        self._at_work += 1

    def leave(self) -> None:
        self._at_work -= 1

    def _call(self) -> None:
        """Whoever was called off meanwhile has left the line without a word."""
        while self._line:
            mine = self._line.popleft()
            if not mine.done():
                mine.set_result(None)
                break
        if self._line:
            asyncio.get_running_loop().call_soon(self._call)
