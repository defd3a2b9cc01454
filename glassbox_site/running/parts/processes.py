"""Keeps processes alive: starts them on a leash, logs their output under their names, restarts them when they crash.

No failure that can pass is final: a process is restarted for ever, after growing pauses. The keeper has one thread
only, so that it can fork at any time.
"""

import contextlib
import math
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGKILL, Signals

from django.utils.translation import gettext as _

from glassbox_site.running import leash
from glassbox_site.running.parts import forks, outlet

LEASH = Path(leash.__file__)
FIRST_PAUSE_SECONDS = 0.25
LONGEST_PAUSE_SECONDS = 8.0
"""Short enough that, including the start itself, all is running a quarter of a minute after the cause is gone."""
STEADY_SECONDS = 5.0
"""After running this long a process counts as well, and its crashes are forgotten."""
CRASHES_OF_A_FAILING_PART = 3
LOOK_EVERY_SECONDS = 0.02

Log = Callable[[str, str], None]


@dataclass(slots=True, kw_only=True)
class Kept:
    """One process that is to be kept running, and its history so far: a command, or, if given and forks are safe, a
    program that this process has loaded."""

    name: str
    command: Sequence[str] = ()
    program: Callable[[], None] | None = None
    log: Log
    environ: Mapping[str, str] = field(default_factory=dict)
    folder: Path | None = None
    """The working directory of a command."""
    inherited: tuple[int, ...] = ()
    is_started_again: bool = True
    """Restart however it ends; if False, only if it ends with an error."""
    running: "subprocess.Popen[bytes] | forks.Fork | None" = None
    says: outlet.Outlet = field(default_factory=outlet.Outlet)
    started_at: float = 0.0
    crashes: int = 0
    crashes_ever: int = 0
    ending: str = ""
    due_at: float = 0.0

    @property
    def is_failing(self) -> bool:
        """Whether it keeps crashing. Once restarted, it counts as failing until it has run for long enough."""
        if self.crashes < CRASHES_OF_A_FAILING_PART:
            return False
        return self.running is None or time.monotonic() - self.started_at < STEADY_SECONDS

    def start(self) -> None:
        """Must be called from the main thread, because the leash is tied to the thread that starts the process."""
        self.started_at = time.monotonic()
        with self.says.anew() as output:
            self.running = self._forked(output) if self._forks() else self._called(output)

    def _forks(self) -> bool:
        return self.program is not None and (forks.ARE_SAFE or not self.command)

    def _forked(self, output: int) -> forks.Fork:
        assert self.program is not None
        title = " ".join(self.command) or self.name
        return forks.Fork(self.program, output, title=title, environ=self.environ, inherited=self.inherited)

    def _called(self, output: int) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [sys.executable, str(LEASH), str(os.getpid()), *self.command],
            env=os.environ | self.environ,
            cwd=self.folder,
            pass_fds=self.inherited,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )

    def tend(self) -> None:
        """Notices a crash, and restarts the process when the pause after it is over."""
        now = time.monotonic()
        if self.has_ended():
            self._crashed(now)
        if self.running is None and now >= self.due_at:
            self._start_again(now)

    def has_ended(self) -> bool:
        """Whether it has ended. Then all of its output is in the log."""
        has_ended = self.running is not None and self.running.poll() is not None
        for line in self.says.lines(is_over=has_ended):
            if line.strip():
                self.log(self.name, line.rstrip())
        return has_ended

    def is_there(self) -> bool:
        return not self.has_ended() and self.running is not None

    @property
    def has_failed(self) -> bool:
        """Whether it ended by itself, with an error."""
        return self.running is not None and (self.running.poll() or 0) > 0

    def ask_to_stop(self) -> None:
        if self.running is not None and self.running.poll() is None:
            self.running.terminate()

    def kill(self) -> None:
        """Kills it and everything it started."""
        assert self.running is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.running.pid, SIGKILL)
        while self.running.poll() is None:
            time.sleep(0.01)

    def _start_again(self, now: float) -> None:
        """If the machine lacks memory or processes, it is tried again later."""
        try:
            self.start()
        except OSError as problem:
            cannot = _("%(name)s cannot be started (%(reason)s)")
            self._rest(now, cannot % {"name": self.name, "reason": problem.strerror})

    def _crashed(self, now: float) -> None:
        assert self.running is not None
        code = self.running.poll()
        assert code is not None
        self.running = None
        if code or self.is_started_again:
            self._rest(now, _ending(self.name, code))
        else:
            self.due_at = math.inf

    def _rest(self, now: float, how: str) -> None:
        self.ending = how
        self.crashes = 1 if now - self.started_at >= STEADY_SECONDS else self.crashes + 1
        self.crashes_ever += 1
        pause = min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** min(self.crashes - 1, 10))
        self.due_at = now + pause
        again = _("%(how)s; starting it again in %(seconds)g s")
        self.log("live", again % {"how": self.ending, "seconds": pause})


def _ending(name: str, code: int) -> str:
    if code < 0:
        signal = Signals(-code).name if -code in set(Signals) else -code
        return _("%(name)s was killed by %(signal)s") % {"name": name, "signal": signal}
    return _("%(name)s ended with exit code %(code)d") % {"name": name, "code": code}


def listen(processes: Iterable[Kept], seconds: float) -> None:
    """Waits until one of them writes something, or for so many seconds."""
    outlet.listen([process.says for process in processes], seconds)


def stop(processes: Sequence[Kept], seconds: float) -> None:
    """Asks all of them to stop, waits for them together, and kills those that do not."""
    for process in processes:
        process.ask_to_stop()
    deadline = time.monotonic() + seconds
    while (left := [each for each in processes if each.is_there()]) and time.monotonic() < deadline:
        listen(left, LOOK_EVERY_SECONDS)
    for process in left:
        process.kill()
        late = _("%(name)s did not stop within %(seconds)g s and was killed")
        process.log("live", late % {"name": process.name, "seconds": seconds})
