"""Makes every Redis client. Nothing stops because Redis is away: reads are then unknown, writes are lost, and whoever
depends on either decides how to go on."""

import functools
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import Any, TypeVar

import redis.asyncio
from redis import exceptions, retry
from redis.asyncio import retry as retry_on_loop
from redis.backoff import NoBackoff

Result = TypeVar("Result")
Other = TypeVar("Other")

AWAY = (exceptions.RedisError, OSError)
LONGEST_ABSENCE = 8.0
_was_missed: ContextVar[bool | None] = ContextVar("was_missed", default=None)
"""None outside of `waited_for_once`, where a failure is not remembered."""


@functools.cache
def at(url: str, seconds: float, *, again: int = 0) -> "redis.Redis":
    """The client of this process with this timeout, for connecting and for each answer. Calls raise one of `AWAY`. A
    broken connection is retried `again` times."""
    tries = retry.Retry(NoBackoff(), again, supported_errors=(exceptions.ConnectionError,))
    return redis.Redis.from_url(url, socket_timeout=seconds, socket_connect_timeout=seconds, retry=tries)


def on_loop(url: str, *, to_be_let_in: float, seconds: float | None, again: int = 0) -> "redis.asyncio.Redis":
    """A new client for the running event loop. `seconds` is how long it waits for an answer; None means for ever.

    It does not send the name of its library: older Redis does not know that command, and on Python 3.12 the refusal
    kept whoever asked first, and its match, in memory until the next garbage collection.
    """
    return redis.asyncio.Redis.from_url(
        url,
        socket_timeout=seconds,
        socket_connect_timeout=to_be_let_in,
        retry=retry_on_loop.Retry(NoBackoff(), again, supported_errors=(exceptions.ConnectionError,)),
        max_connections=10_000,
        driver_info=None,
    )


def unless_away(ask: Callable[[], Result], otherwise: Other) -> Result | Other:
    """The result of `ask`, or `otherwise` if Redis does not answer."""
    if _was_missed.get():
        return otherwise
    try:
        return ask()
    except AWAY:
        missed()
        return otherwise


def missed() -> None:
    """Notes that Redis did not answer, for those who would ask next within `waited_for_once`."""
    if _was_missed.get() is not None:
        _was_missed.set(True)


@contextmanager
def waited_for_once() -> Iterator[None]:
    """Within this block, once Redis was missed, `unless_away` no longer asks."""
    before = _was_missed.set(False)
    try:
        yield
    finally:
        _was_missed.reset(before)


class Ahead:
    """Pipelines of one thread whose answers are read only when the next one is sent, so that nobody waits for the round
    trip. Errors also surface then."""

    def __init__(self, url: str, seconds: float) -> None:
        self._client = at(url, seconds)
        self._line: Any = None  # redis-py leaves it untyped
        self._owed = 0

    def errands(self) -> "redis.client.Pipeline":
        return self._client.pipeline(transaction=False)

    def send(self, errands: "redis.client.Pipeline") -> bool:
        """Sends the commands. Returns whether owed answers of the previous ones were received. Raises one of `AWAY` if
        it waits in vain for those or for a connection."""
        before, owed = self._line, self._owed
        line = self._free_line()
        try:
            line.send_packed_command(line.pack_commands([words for words, _ in errands.command_stack]))
        except AWAY:
            self._hang_up()
            raise
        self._owed = len(errands.command_stack)
        return bool(owed) and line is before

    def settle(self) -> None:
        """Reads the answers still owed. Raises one of `AWAY`."""
        try:
            while self._line is not None and self._owed:
                self._owed -= 1
                self._line.read_response()
        except AWAY:
            self._hang_up()
            raise

    def _free_line(self) -> Any:
        """The connection, or a new one if it was cut meanwhile, as by a restart of the server."""
        with suppress(exceptions.ConnectionError):
            self.settle()
            if self._line is not None and not self._line.can_read():
                return self._line
        self._hang_up()
        self._line = self._client.connection_pool.get_connection()
        return self._line

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.disconnect()
            self._client.connection_pool.release(self._line)
        self._line, self._owed = None, 0


class Absence:
    """A back-off: after a failure Redis is left alone for a while, each time twice as long, up to `LONGEST_ABSENCE`, so
    that nobody waits for it over and over."""

    def __init__(self, seconds: float) -> None:
        self._first = self._next = seconds
        self._until = 0.0

    @property
    def lasts(self) -> bool:
        return time.monotonic() < self._until

    def begin(self) -> None:
        if self.lasts:  # somebody else met the same failure
            return
        self._until = time.monotonic() + self._next
        self._next = min(2 * self._next, LONGEST_ABSENCE)

    def end(self) -> None:
        self._next, self._until = self._first, 0.0
