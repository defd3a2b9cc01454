"""The request of our own server behind the function by which an application answers, through whatever lies between."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

Event = Mapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
Application = Callable[[dict[str, Any], Receive, Send], Awaitable[None]]


class Passed:
    """A way to answer that does something more than the one behind it."""

    __slots__ = ("_behind", "_way")

    def __init__(self, way: Send, behind: Send) -> None:
        self._way, self._behind = way, behind

    @property
    def args(self) -> tuple[Any, ...]:
        return tuple(getattr(self._behind, "args", ()))

    async def __call__(self, event: Mapping[str, Any]) -> None:
        await self._way(event)


def of(send: Send) -> Any:
    """None on another server, which does by itself what we want it for."""
    return next(iter(getattr(send, "args", ())), None)
