"""Every client of Redis is made here, and nobody stops because it is away: what is asked then is not known, what is
told is lost, and what depends on either says how it goes on."""

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
"""None where nobody keeps it in mind."""


@functools.cache
def at(url: str, seconds: float, *, again: int = 0) -> "redis.Redis":
    """In each process one for each patience. Whoever speaks on it meets one of `AWAY` after waiting that long to be let
    in, or for an answer; where the line breaks it is tried `again` so many times."""
    tries = retry.Retry(NoBackoff(), again, supported_errors=(exceptions.ConnectionError,))
    return redis.Redis.from_url(url, socket_timeout=seconds, socket_connect_timeout=seconds, retry=tries)


def on_loop(url: str, *, to_be_let_in: float, seconds: float | None, again: int = 0) -> "redis.asyncio.Redis":
    """One for the event loop that runs, which waits for an answer for so many seconds, or as long as it takes.

    It does not say what library it is: an older Redis knows no such command, and on Python 3.12 the refusal kept who
    was the first to ask, and its match, until garbage was searched for.
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
    """What Redis says; something else while it does not answer."""
    if _was_missed.get():
        return otherwise
    try:
        return ask()
    except AWAY:
        missed()
        return otherwise


def missed() -> None:
    """Whoever has waited in vain says so to those who would wait after it."""
    if _was_missed.get() is not None:
        _was_missed.set(True)


@contextmanager
def waited_for_once() -> Iterator[None]:
    """Here nobody asks for more `unless_away` after Redis has been missed."""
    before = _was_missed.set(False)
    try:
        yield
    finally:
        _was_missed.reset(before)


class Ahead:
    """Errands of one thread, whose answers are taken when the next ones go: nobody stands still for their journey. What
    went wrong with them is met then."""

    def __init__(self, url: str, seconds: float) -> None:
        self._client = at(url, seconds)
        self._line: Any = None  # redis-py leaves it untyped
        self._owed = 0

    def errands(self) -> "redis.client.Pipeline":
        return self._client.pipeline(transaction=False)

    def send(self, errands: "redis.client.Pipeline") -> bool:
        """Whether answers that were owed have come. Raises one of `AWAY` where it waits for them in vain, or to be let
        in."""
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
        """Takes what is owed. Raises one of `AWAY`."""
        try:
            while self._line is not None and self._owed:
                self._owed -= 1
                self._line.read_response()
        except AWAY:
            self._hang_up()
            raise

    def _free_line(self) -> Any:
        """A new one where the last was cut meanwhile, as by a server that was started anew."""
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
    """After a failure Redis is left alone for a while, and for twice as long after the next: nobody waits for it again
    and again."""

    def __init__(self, seconds: float) -> None:
        self._first = self._next = seconds
        self._until = 0.0

    @property
    def lasts(self) -> bool:
        return time.monotonic() < self._until

    def begin(self) -> None:
        if self.lasts:  # another has met the same failure
            return
        self._until = time.monotonic() + self._next
        self._next = min(2 * self._next, LONGEST_ABSENCE)

    def end(self) -> None:
        self._next, self._until = self._first, 0.0
