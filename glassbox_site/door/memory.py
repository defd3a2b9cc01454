"""Returns unused memory of threads to the system, and spares what is loaded for good from garbage collection.

By default glibc gives each thread a heap of its own and keeps large blocks in it: after a crowd of pictures and
passwords the process would stay hundreds of megabytes larger. Other C libraries do not, and nothing is done there.

Under load, Python would search all objects for garbage again and again, and requests would wait a fifth of a second
each time, although nearly all of these objects are the site's own code.
"""

import ctypes
import gc
import sys

from glassbox_site.ground.working import garbage

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
"""From glibc's malloc.h."""
LARGE_BYTES = 128 * 1024
HEAPS = 2


def give_back() -> None:
    adjust = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if adjust is not None:
        adjust(M_ARENA_MAX, HEAPS)
        adjust(M_MMAP_THRESHOLD, LARGE_BYTES)
        adjust(M_TRIM_THRESHOLD, LARGE_BYTES)


def settle(*, is_searched: bool) -> None:
    """Exempts what is loaded by now from garbage collection. Later objects are collected, young ones less often than
    usual."""
    gc.freeze()
    _, *elder = gc.get_threshold()
    gc.set_threshold(garbage.YOUNG, *elder)
    if is_searched:
        gc.enable()
