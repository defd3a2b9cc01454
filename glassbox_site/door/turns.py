"""Decides whose request is answered next: that of the address with the fewest requests at the moment, so that heavy
users delay themselves.

Few are processed at a time in this process, because they share one processor and would slow each other down. Long
computations (a password, a picture, a figure) have a line of their own and delay no page. Requests that write may wait
for minutes, for a lock or a model that is being tried out, so a third line admits many of them. Those that follow a
match in stretches, or download its frames, wait in a fourth until its log has been read. Once a response has begun, it
takes up no turn: slow readers are dealt with elsewhere (`readers.py`).
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Mapping
from typing import Any

from glassbox_site.door import line
from glassbox_site.ground import addresses

QUICK_AT_ONCE = 2
COMPUTING_AT_ONCE = 2
FOLLOWING_AT_ONCE = 32
WRITING_AT_ONCE = 32
MOST_WAITING = 100
"""Of one address, in one line."""
IN_TURN = 4
"""Every fourth turn goes to the address that has waited longest, however much it asks for: nobody waits for ever."""
RETRY_AFTER = 5
READING = ("GET", "HEAD", "OPTIONS")
FOLLOWED = ("/frames/", "/frames.ndjson")
DRAWN = ("/card.png", "/story.png", "/figures/")
PASSWORDS = ("/login/", "/password/", "/admin/login/", "/admin/password_change/")
"""The addresses that the turnstile guards, written out because URLs cannot be resolved yet when the door opens."""


class Turns:
    def __init__(self, at_once: int = QUICK_AT_ONCE) -> None:
        self._free = at_once
        self._given = 0
        self._asks: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, address: str) -> None:
        """Returns when it is the request's turn, which must be given back. Raises `Full`."""
        if self._free:
            self._free -= 1
            self._asks[address] += 1
            return
        waiting = self._waiting.setdefault(address, deque())
        if len(waiting) >= MOST_WAITING and address not in addresses.OURSELVES:
            raise addresses.Full
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        self._asks[address] += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(address)
            else:
                self._asks_less(address)
            raise

    def give_back(self, address: str) -> None:
        self._asks_less(address)
        while self._waiting:
            turn = self._next()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _next(self) -> "asyncio.Future[None]":
        """Of the addresses with the fewest requests, the one that has waited longest. It then goes to the end."""
        self._given += 1
        first = next(iter(self._waiting))
        address = first if self._given % IN_TURN == 0 else min(self._waiting, key=self._asks.__getitem__)
        waiting = self._waiting.pop(address)
        turn = waiting.popleft()
        if waiting:
            self._waiting[address] = waiting
        return turn

    def _asks_less(self, address: str) -> None:
        self._asks[address] -= 1
        if not self._asks[address]:
            del self._asks[address]


def taken(application: line.Application, lines: Mapping[str, Turns] | None = None) -> line.Application:
    line_for = lines or {
        "quick": Turns(), "computing": Turns(COMPUTING_AT_ONCE), "following": Turns(FOLLOWING_AT_ONCE),
        "writing": Turns(WRITING_AT_ONCE),
    }  # fmt: skip

    async def answer(scope: dict[str, Any], receive: line.Receive, send: line.Send) -> None:
        address = (scope.get("client") or ("",))[0]
        turns = line_for[kind(scope)]
        try:
            await turns.take(address)
        except addresses.Full:
            await _refuse(send)
            return
        is_ours = True

        def give_back() -> None:
            nonlocal is_ours
            if is_ours:
                is_ours = False
                turns.give_back(address)

        async def until_it_begins(event: line.Event) -> None:
            give_back()
            await send(event)

        try:
            await application(scope, receive, line.Passed(until_it_begins, send))
        finally:
            give_back()

    return answer


def kind(scope: Mapping[str, Any]) -> str:
    """The name of the line for this request."""
    method, path = scope.get("method"), scope.get("path", "")
    if (method == "POST" and path in PASSWORDS) or any(sign in path for sign in DRAWN):
        return "computing"
    if method in READING:
        return "following" if any(sign in path for sign in FOLLOWED) else "quick"
    return "writing"


async def _refuse(send: line.Send) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"retry-after", str(RETRY_AFTER).encode())]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": b"Too many requests at once. Try again in a moment.\n"})
