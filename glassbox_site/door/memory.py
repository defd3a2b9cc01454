"""What threads no longer use goes back to the machine, and what is here to stay is searched for garbage no more.

Left alone, glibc gives each thread a heap of its own, and keeps large blocks in it once one has been used: after a
crowd of pictures and passwords the process would stay hundreds of megabytes larger. Other C libraries have no such
habit, and nothing of this.

Python searches all that it holds for garbage as often as a crowd comes, and whoever is to be answered waits for that,
a fifth of a second each time: nearly all of it is what the site itself consists of.
"""

import ctypes
import gc
import sys

from glassbox_site.ground.working import garbage

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
"""Of glibc's malloc.h."""
LARGE_BYTES = 128 * 1024
HEAPS = 2


def give_back() -> None:
    adjust = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if adjust is not None:
        adjust(M_ARENA_MAX, HEAPS)
        adjust(M_MMAP_THRESHOLD, LARGE_BYTES)
        adjust(M_TRIM_THRESHOLD, LARGE_BYTES)


def settle(*, is_searched: bool) -> None:
    """Once the site is loaded, which nobody need search on the way. What comes later is searched as usual, the young of
    it less often."""
    gc.freeze()
    _, *elder = gc.get_threshold()
    gc.set_threshold(garbage.YOUNG, *elder)
    if is_searched:
        gc.enable()
