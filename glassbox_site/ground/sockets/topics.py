"""What several spectators watch: those who are up to date are sent news at once, and a beat after long silence."""

import asyncio
import contextlib
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Iterable, Iterator
from typing import NamedTuple, Protocol

from glassbox_site.ground import vitals
from glassbox_site.ground.sockets import messages
from glassbox_site.ground.sockets.messages import Message
from glassbox_site.ground.working import standstill

LOOK_SECONDS = 1.0


class Gone(Exception):
    """Raised when there is nothing left to watch."""


class Follower(Protocol):
    """A spectator that has every frame so far."""

    def hear(self, message: Message) -> bool:
        """False if it cannot keep up."""
        ...

    def fall_behind(self, had: int) -> None:
        """Called when it was removed from the followers; it has the frames up to that number."""
        ...


class Step(NamedTuple):
    """The next frames to send. Whoever has them has every frame up to `number`."""

    number: int
    message: Message


class Topic(ABC):
    """A source of frames, which are numbered from 1 to `head`."""

    silence_seconds = 5.0

    def __init__(self) -> None:
        self.head = 0
        self.visitors = 0
        self.followers: dict[Follower, None] = {}
        self.end: Message | None = None
        self._stands_still = False
        self._told_at = time.monotonic()
        self._beating: asyncio.Task[None] | None = None

    @abstractmethod
    def greeting(self) -> Iterable[Message]:
        """The first messages to a new spectator."""

    @abstractmethod
    def sign_of_life(self) -> Message: ...

    @abstractmethod
    def missed(self, number: int) -> AsyncGenerator[Step, None]:
        """Yields the frames after that number, until there are no more. Raises Gone, and what Django raises."""

    @property
    def is_over(self) -> bool:
        """Whether no frame will follow. Then `end` is the last message to everybody."""
        return self.end is not None

    def tell(self, message: Message) -> None:
        """Sends a message besides the frames to all followers."""
        self.pass_on(message, had=self.head)

    def pass_on(self, message: Message, *, had: int) -> None:
        """Whoever cannot keep up is removed, and catches up at its own pace from what it `had` before."""
        self._told_at = time.monotonic()
        vitals.pulse("web").count("frames_sent", len(self.followers))
        slow = [follower for follower in self.followers if not follower.hear(message)]
        for follower in slow:
            del self.followers[follower]
            follower.fall_behind(had)

    @contextlib.contextmanager
    def visited(self) -> Iterator[None]:
        """Keeps the topic alive within this block, as a spectator would."""
        self.enter()
        try:
            yield
        finally:
            self.leave()

    def enter(self) -> None:
        self.visitors += 1
        vitals.pulse("web").move("spectators", 1)
        self._beating = self._beating or asyncio.create_task(self._keep_beating())

    def leave(self) -> None:
        self.visitors -= 1
        vitals.pulse("web").move("spectators", -1)
        if not self.visitors and self._beating is not None:
            self._beating.cancel()
            self._beating = None

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self._stands_still != standstill.is_known():
                self._stands_still = standstill.is_known()
                self.tell(messages.house(writes=not self._stands_still))
            if time.monotonic() - self._told_at >= self.silence_seconds:
                self.tell(self.sign_of_life())
