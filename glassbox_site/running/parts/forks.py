"""Programs that run in forks of this process: at once, since it has loaded them, and in the memory that all share."""

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
"""Elsewhere libraries of the system do not outlive a fork without another program in it."""
ASKING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Fork:
    """As far as it is asked for, what `subprocess.Popen` is for commands. The caller has one thread."""

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
        waiting = signal.pthread_sigmask(signal.SIG_BLOCK, ASKING)  # whoever is asked to stop has its own way to do so
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
            except ChildProcessError:  # somebody else has heard how it ended
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
    """Nothing of the one that was forked is come back to, whatever happens."""
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
    translation.deactivate()  # the language of its keeper's terminal
    setproctitle.setproctitle(title)


def _end(ended: BaseException | None) -> int:
    """As the interpreter ends, so far; the exit code."""
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
    """The streams are new ones: those of before may be in use by whoever was forked."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(output, 1)
    os.dup2(output, 2)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - to the end, all three
    sys.stdout = open(1, "w", 1, encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115


def _let_go_of_all_but(inherited: Collection[int]) -> None:
    """Nothing that the one that was forked holds is held any longer than by itself: its lock, say. The numbers stay
    taken: whoever thinks that one is theirs may still close it."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in [int(held.name) for held in Path("/proc/self/fd").iterdir()]:
        if number > 2 and number not in inherited:
            with contextlib.suppress(OSError):  # that of the list itself
                os.fstat(number)
                os.dup2(nothing, number, inheritable=False)
