"""As many files and lines at once as the system allows: by habit it lets a process begin with a thousand, and more than
that may watch a match, or be asked at once by a worker's tables."""

import contextlib
import resource

ENOUGH = 65_536


def allow() -> None:
    """For this process and those that it starts. What was allowed already stays."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    wanted = ENOUGH if hard == endless else min(ENOUGH, hard)
    if soft == endless or soft >= wanted:
        return
    with contextlib.suppress(ValueError, OSError):  # macOS allows less than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
