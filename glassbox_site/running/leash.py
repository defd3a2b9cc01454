"""Ties a process to the life of the one that started it, even when that one is killed with -9.

As a program, `python leash.py PARENT COMMAND...` runs the command and lets it die with its parent, the caller. Linux
does this by itself (parent-death signal); elsewhere the program stays and watches. Standard library only, quick to
start.
"""

import ctypes
import os
import signal
import subprocess
import sys
import time

PR_SET_PDEATHSIG = 1


def die_with_parent(parent: int) -> bool:
    """Asks the kernel to kill this process when its parent dies; False on systems where this cannot be asked.

    The request survives exec but not fork. If the parent died before it, no signal will ever come, so the caller passes
    the parent's process number as known from before.
    """
    if sys.platform != "linux":
        return False
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL))
    if os.getppid() != parent:
        os.kill(os.getpid(), signal.SIGKILL)
    return True


def run(command: list[str], parent: int) -> int:
    if die_with_parent(parent):
        os.execvp(command[0], command)  # noqa: S606 - this process becomes the command
    return _watch(command, parent)


def _watch(command: list[str], parent: int) -> int:
    child = subprocess.Popen(command, close_fds=False)
    for signum in (signal.SIGTERM, signal.SIGINT):
        signal.signal(signum, lambda number, _frame: child.send_signal(number))
    while child.poll() is None:
        if os.getppid() != parent:
            child.kill()
        time.sleep(0.5)
    return child.returncode


if __name__ == "__main__":
    sys.exit(run(sys.argv[2:], int(sys.argv[1])))
