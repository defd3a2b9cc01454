"""Programs that run in forks of this process: at once, since it has loaded them, and in the memory that all share."""

import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Collection, Mapping
from pathlib import Path

import setproctitle

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
        told = {"title": title, "parent": os.getpid(), "environ": environ, "inherited": inherited}
        context = multiprocessing.get_context("fork")
        self._process = context.Process(target=_run, args=(program, output), kwargs=told)
        waiting = signal.pthread_sigmask(signal.SIG_BLOCK, ASKING)  # whoever is asked to stop has its own way to do so
        try:
            self._process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, waiting)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def terminate(self) -> None:
        self._process.terminate()


def _run(
    program: Callable[[], None],
    output: int,
    *,
    title: str,
    parent: int,
    environ: Mapping[str, str],
    inherited: Collection[int],
) -> None:
    os.setsid()
    leash.die_with_parent(parent)
    for signum in ASKING:
        signal.signal(signum, signal.default_int_handler if signum == signal.SIGINT else signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ASKING)
    _speak_into(output)
    _let_go_of_all_but(inherited)
    os.environ.update(environ)
    setproctitle.setproctitle(title)
    program()


def _speak_into(output: int) -> None:
    """The streams are new ones: those of before may be in use by whoever was forked."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(output, 1)
    os.dup2(output, 2)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - to the end, all three
    sys.stdout = open(1, "w", encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115
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
