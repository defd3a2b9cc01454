"""The thread on which all traffic with endpoints happens.

One event loop per process owns the connection pool, the limits and the circuits, so that threads and any number of
event loops share them without locks. Callers wait for their work with `run` or `arun`; when they give up, it is
cancelled. A caller that makes many calls borrows the loop and runs on it: from there, no call crosses threads.
"""

import asyncio
import contextlib
import os
import threading
from collections.abc import Coroutine, Iterator
from concurrent import futures
from typing import Any, TypeVar

Result = TypeVar("Result")


class Wire:
    """Starts its thread at the first call, and again after a fork: threads do not survive one."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._borrower: int | None = None
        self._pid = 0

    @contextlib.contextmanager
    def borrowed(self) -> Iterator[asyncio.AbstractEventLoop]:
        """The loop without a thread of its own: the caller runs it, and it stands still while the caller does not."""
        self.close()
        with asyncio.Runner(loop_factory=asyncio.new_event_loop) as runner:
            self._loop, self._pid, self._borrower = runner.get_loop(), os.getpid(), threading.get_ident()
            try:
                yield self._loop
            finally:
                self._loop = self._borrower = None

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do the work on the wire and wait for it here."""
        if self._loop is not None and self._borrower == threading.get_ident():
            return self._loop.run_until_complete(work)
        future = self._submit(work)
        try:
            return future.result()
        finally:
            future.cancel()

    async def arun(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do the work on the wire while the caller's own loop, which may be the wire's, goes on."""
        if asyncio.get_running_loop() is self._loop:
            return await work
        return await asyncio.wrap_future(self._submit(work))

    def close(self) -> None:
        """Stop the thread, if it runs in this process, and wait until it has."""
        loop, thread = self._loop, self._thread
        if loop is not None and thread is not None and self._pid == os.getpid():
            self._loop = self._thread = None
            loop.call_soon_threadsafe(loop.stop)
            thread.join()

    def _submit(self, work: Coroutine[Any, Any, Result]) -> futures.Future[Result]:
        return asyncio.run_coroutine_threadsafe(work, self._running_loop())

    def _running_loop(self) -> asyncio.AbstractEventLoop:
        if self._pid != os.getpid():
            self._lock = threading.Lock()
            self._loop, self._pid = None, os.getpid()
        with self._lock:
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                self._thread = threading.Thread(target=_serve, args=[self._loop], name="llm-wire", daemon=True)
                self._thread.start()
            return self._loop


def _serve(loop: asyncio.AbstractEventLoop) -> None:
    asyncio.set_event_loop(loop)
    try:
        loop.run_forever()
    finally:
        loop.close()
