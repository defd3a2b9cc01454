"""Raises the limit of open files and connections to what the system allows: the usual thousand is too few for the
spectators of a match, or for the calls of a worker's tables."""

import contextlib
import resource

ENOUGH = 65_536


def allow() -> None:
    """For this process and its children. A higher limit is kept."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    wanted = ENOUGH if hard == endless else min(ENOUGH, hard)
    if soft == endless or soft >= wanted:
        return
    with contextlib.suppress(ValueError, OSError):  # macOS allows less than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
