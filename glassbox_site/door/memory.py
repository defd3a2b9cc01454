"""What threads no longer use goes back to the machine.

Left alone, glibc gives each thread a heap of its own, and keeps large blocks in it once one has been used: after a
crowd of pictures and passwords the process would stay hundreds of megabytes larger. Other C libraries have no such
habit, and nothing of this.
"""

import ctypes
import sys

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
