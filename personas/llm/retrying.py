"""Asking again: how often, how long to wait between, and when to leave an endpoint in peace."""

import asyncio
import math
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

from personas.llm import errors

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True, kw_only=True)
class Patience:
    """`tries` in all, `tries_unheard` where a failed try may still be billed (nothing said, too slow, broken off).

    The wait before try n+1 is about `base` * 2^(n-1) seconds, at most `longest`, half of it random, and never
    less than what the endpoint asked for. An endpoint that failed often is left in peace for `rest` seconds.
    """

    tries: int = 4
    tries_unheard: int = 2
    base: float = 0.5
    longest: float = 30.0
    rest: float = 10.0
    dice: random.Random = field(default_factory=random.SystemRandom, repr=False, compare=False)

    def tries_for(self, failure: errors.LlmError) -> int:
        if not failure.retryable:
            return 1
        unheard = isinstance(failure, errors.NoAnswer | errors.TimedOut | errors.BrokenOff | errors.GatewayTimedOut)
        return self.tries_unheard if unheard else self.tries

    def wait(self, tried: int, failure: errors.LlmError) -> float:
        usual = min(self.longest, self.base * 2.0 ** (tried - 1))
        return max(failure.retry_after or 0.0, usual * self.dice.uniform(0.5, 1.0))


async def persist(
    attempt: Callable[[], Awaitable[Result]],
    patience: Patience,
    until: float,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> Result:
    """Returns the first success of `attempt`, or raises the failure after which retrying is pointless.

    A wait that would end after `until` (on the running loop's clock) is not begun: the failure is raised at
    once, so that a turn never waits for nothing.
    """
    tried = 0
    while True:
        try:
            return await attempt()
        except errors.LlmError as failure:
            tried += 1
            wait = patience.wait(tried, failure)
            if tried >= patience.tries_for(failure) or asyncio.get_running_loop().time() + wait >= until:
                raise
        await sleep(wait)


AILING = 3
"""This many failures in a row are put down to the endpoint and not to single calls."""


class Circuit:
    """Opens when an endpoint failed `tolerance` times in a row; after `rest` seconds one call may try it.

    Only unreachability, timeouts and server errors count: an endpoint that refuses, limits or answers nonsense is up.
    Calls in flight together count once, so that one bad moment is not taken for many.
    """

    def __init__(self, clock: Callable[[], float], *, tolerance: int = 5, rest: float = 10.0) -> None:
        self._clock = clock
        self._tolerance = tolerance
        self._rest = rest
        self._failures = 0
        self._last = ""
        self._failed_at = -math.inf
        self._closed_until = -math.inf

    @property
    def ailment(self) -> str:
        """The latest failure, once it has failed `AILING` times in a row; empty before."""
        return self._last if self._failures >= AILING else ""

    def admit(self) -> float:
        """Lets a call through and returns the time, or raises `CircuitOpen`. After a rest, one call tries alone."""
        now = self._clock()
        if self._failures >= self._tolerance:
            if now < self._closed_until:
                reason = f"the endpoint failed {self._failures} times in a row and is left in peace ({self._last})"
                raise errors.CircuitOpen(reason, retry_after=self._closed_until - now)
            self._closed_until = now + self._rest
        return now

    def note(self, failure: errors.LlmError | None, admitted_at: float) -> None:
        """Counts the outcome of a call that was let through; `failure` is None for an answer."""
        if not isinstance(failure, errors.Unreachable | errors.TimedOut | errors.ServerTrouble):
            self._failures = 0
        elif admitted_at >= self._failed_at:
            self._failures += 1
            self._last = f"{type(failure).__name__}: {failure}"
            self._failed_at = self._clock()
            self._closed_until = self._failed_at + self._rest
