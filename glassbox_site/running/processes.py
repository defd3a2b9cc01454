"""Keeping processes alive: started on a leash, their output named line by line, restarted whenever they crash.

Nothing that can pass ends a process for good: it is started again for ever, after pauses that grow.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from django.utils.translation import gettext as _

LEASH = Path(__file__).with_name("leash.py")
FIRST_PAUSE_SECONDS = 0.25
LONGEST_PAUSE_SECONDS = 8.0
"""With the time that a start takes, all goes on within a quarter of a minute after the cause is gone."""
STEADY_SECONDS = 5.0
"""A process that ran this long is well; its earlier crashes are forgiven."""
CRASHES_OF_A_FAILING_PART = 3

Log = Callable[[str, str], None]


@dataclass(slots=True, kw_only=True)
class Kept:
    """One process that is to run, and what became of it so far."""

    name: str
    command: Sequence[str]
    log: Log
    environ: Mapping[str, str] = field(default_factory=dict)
    inherited: tuple[int, ...] = ()
    running: subprocess.Popen[str] | None = None
    started_at: float = 0.0
    crashes: int = 0
    crashes_ever: int = 0
    ending: str = ""
    due_at: float = 0.0

    @property
    def is_failing(self) -> bool:
        """It keeps crashing; one that runs again is believed as soon as it has run for long enough."""
        if self.crashes < CRASHES_OF_A_FAILING_PART:
            return False
        return self.running is None or time.monotonic() - self.started_at < STEADY_SECONDS

    def start(self) -> None:
        """To be called from the main thread: the leash is tied to the thread that starts the process."""
        self.started_at = time.monotonic()
        self.running = subprocess.Popen(
            [sys.executable, str(LEASH), str(os.getpid()), *self.command],
            env=os.environ | self.environ,
            pass_fds=self.inherited,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        assert self.running.stdout is not None
        threading.Thread(target=self._relay, args=(self.running.stdout,), daemon=True).start()

    def tend(self) -> None:
        """Notices a crash, and starts again when the pause after it is over."""
        now = time.monotonic()
        if self.has_ended():
            self._crashed(now)
        if self.running is None and now >= self.due_at:
            self._start_again(now)

    def has_ended(self) -> bool:
        return self.running is not None and self.running.poll() is not None

    @property
    def has_failed(self) -> bool:
        """It ended by itself, and not well."""
        return self.running is not None and (self.running.poll() or 0) > 0

    def ask_to_stop(self) -> None:
        if self.running is not None and self.running.poll() is None:
            self.running.terminate()

    def stopped_by(self, deadline: float) -> bool:
        """Waits until the deadline; then kills it with everything it started. False if it had to be killed."""
        if self.running is None:
            return True
        try:
            self.running.wait(max(0.0, deadline - time.monotonic()))
            return True
        except subprocess.TimeoutExpired:
            os.killpg(self.running.pid, signal.SIGKILL)
            self.running.wait()
            return False

    def _start_again(self, now: float) -> None:
        """A machine that has no memory or processes left is asked again later."""
        try:
            self.start()
        except OSError as problem:
            cannot = _("%(name)s cannot be started (%(reason)s)")
            self._rest(now, cannot % {"name": self.name, "reason": problem.strerror})

    def _crashed(self, now: float) -> None:
        assert self.running is not None
        how = _ending(self.name, self.running.returncode)
        self.running = None
        self._rest(now, how)

    def _rest(self, now: float, how: str) -> None:
        self.ending = how
        self.crashes = 1 if now - self.started_at >= STEADY_SECONDS else self.crashes + 1
        self.crashes_ever += 1
        pause = min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** min(self.crashes - 1, 10))
        self.due_at = now + pause
        again = _("%(how)s; starting it again in %(seconds)g s")
        self.log("live", again % {"how": self.ending, "seconds": pause})

    def _relay(self, output: IO[str]) -> None:
        for line in output:
            if line.strip():
                self.log(self.name, line.rstrip())


def _ending(name: str, code: int) -> str:
    if code < 0:
        return _("%(name)s was killed by %(signal)s") % {"name": name, "signal": signal.Signals(-code).name}
    return _("%(name)s ended with exit code %(code)d") % {"name": name, "code": code}


def stop(processes: Sequence[Kept], seconds: float) -> None:
    """Asks all to stop, waits for them together, and kills those that do not."""
    for process in processes:
        process.ask_to_stop()
    deadline = time.monotonic() + seconds
    for process in processes:
        if not process.stopped_by(deadline):
            late = _("%(name)s did not stop within %(seconds)g s and was killed")
            process.log("live", late % {"name": process.name, "seconds": seconds})
