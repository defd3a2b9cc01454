"""Runs programs in forks of this process: they start at once, being loaded already, and share its memory."""

import contextlib
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import NoReturn

import setproctitle
from django.utils import translation

from glassbox_site.running import leash

ARE_SAFE = sys.platform == "linux"
"""On other systems, system libraries do not survive a fork that is not followed by an exec."""
ASKING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Fork:
    """A forked process, with those methods of `subprocess.Popen` that we need. The caller may have one thread only."""

    def __init__(
        self,
        program: Callable[[], None],
        output: int,
        *,
        title: str,
        environ: Mapping[str, str],
        inherited: Collection[int],
    ) -> None:
        parent = os.getpid()
        self._code: int | None = None
        waiting = signal.pthread_sigmask(signal.SIG_BLOCK, ASKING)  # the child is not to run its parent's handlers
        try:
            self.pid = os.fork()
            if self.pid == 0:
                _live(program, output, title=title, parent=parent, environ=environ, inherited=inherited)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, waiting)

    def poll(self) -> int | None:
        if self._code is None:
            try:
                ended, status = os.waitpid(self.pid, os.WNOHANG)
            except ChildProcessError:  # it was reaped elsewhere
                self._code = 0
            else:
                self._code = os.waitstatus_to_exitcode(status) if ended else None
        return self._code

    def terminate(self) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal.SIGTERM)


def _live(
    program: Callable[[], None],
    output: int,
    *,
    title: str,
    parent: int,
    environ: Mapping[str, str],
    inherited: Collection[int],
) -> NoReturn:
    """The life of the child. It never returns into the parent's code, whatever happens."""
    code = 1
    try:
        _begin(parent, title, environ)
        _speak_into(output)
        _let_go_of_all_but(inherited)
        program()
    finally:
        try:
            code = _end(sys.exc_info()[1])
        finally:
            os._exit(code)


def _begin(parent: int, title: str, environ: Mapping[str, str]) -> None:
    os.setsid()
    leash.die_with_parent(parent)
    for signum in ASKING:
        signal.signal(signum, signal.default_int_handler if signum == signal.SIGINT else signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ASKING)
    os.environ.update(environ)
    translation.deactivate()  # the language of the terminal that `live` runs in
    setproctitle.setproctitle(title)


def _end(ended: BaseException | None) -> int:
    """Ends as the interpreter would, as far as needed here; returns the exit code."""
    code = 0
    if isinstance(ended, SystemExit):
        code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
        if code and not isinstance(ended.code, int):
            sys.stderr.write(f"{ended.code}\n")
    elif ended is not None:
        traceback.print_exception(ended)
        code = 1
    threading._shutdown()  # type: ignore[attr-defined]  # it waits for those of its threads that are to be waited for
    sys.stdout.flush()
    sys.stderr.flush()
    return code & 0xFF


def _speak_into(output: int) -> None:
    """Makes new stream objects, since the parent's may have been in use at the moment of the fork."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(output, 1)
    os.dup2(output, 2)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - to the end, all three
    sys.stdout = open(1, "w", 1, encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115


def _let_go_of_all_but(inherited: Collection[int]) -> None:
    """Closes the parent's files, such as its lock, except the inherited ones. Their numbers stay taken, by /dev/null,
    so that code which still thinks that it owns one can close it without harm."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in [int(held.name) for held in Path("/proc/self/fd").iterdir()]:
        if number > 2 and number not in inherited:
            with contextlib.suppress(OSError):  # the one that listed the folder, closed by now
                os.fstat(number)
                os.dup2(nothing, number, inheritable=False)
