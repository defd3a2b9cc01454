"""Has matches that are in no hurry go on one after another, so that none of them makes those on air wait."""

import asyncio
from collections import deque


class Floor:
    """With each round of the event loop one match goes on; whatever else is due has its turn in between.

    Matches learn their past one at a time (`learning`). Those with models also go one at a time from the last answer of
    a step to the questions of the next (`asking_on`): so the models of the first are at work while the rest still wait.
    Side by side, all would ask as late as the last one, and so again with the next step.
    """

    def __init__(self) -> None:
        self.learning = asyncio.Lock()
        self.asking_on = asyncio.Lock()
        self._line: deque[asyncio.Future[None]] = deque()
        self._at_work = 0

    @property
    def is_busy(self) -> bool:
        """Whether a match is at work, or is waiting to be."""
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
        """Lets the next in line go on. A match that was cancelled meanwhile is still in the line, and is skipped."""
        while self._line:
            mine = self._line.popleft()
            if not mine.done():
                mine.set_result(None)
                break
        if self._line:
            asyncio.get_running_loop().call_soon(self._call)
