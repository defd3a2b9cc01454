"""The state of the processes of `manage.py live`, which their keeper tells the web processes in shared memory.

It is in no file and no server, so it can be read when the disk is full and Redis is away, which is when it matters.
"""

import contextlib
import json
import os
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from glassbox_site.running.parts import processes

VARIABLE = "GLASSBOX_ROLL_CALL"
SIZE = 16_384


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """One process: how often it was restarted, and, if it keeps failing, how it ended last."""

    restarts: int
    ending: str | None


class RollCall:
    """The keeper's end. Readers inherit `handle`, and find its number in the environment (`VARIABLE`)."""

    def __init__(self) -> None:
        if hasattr(os, "memfd_create"):
            self.handle = os.memfd_create("roll-call")
        else:
            with tempfile.TemporaryFile() as file:
                self.handle = os.dup(file.fileno())
        os.pwrite(self.handle, b" " * SIZE, 0)
        self._told = b""

    @property
    def environ(self) -> dict[str, str]:
        return {VARIABLE: str(self.handle)}

    def take(self, kept: Iterable[processes.Kept]) -> None:
        seen = {each.name: [each.crashes_ever, each.ending if each.is_failing else None] for each in kept}
        told = json.dumps(seen).encode().ljust(SIZE)
        if told != self._told and len(told) == SIZE:
            os.pwrite(self.handle, told, 0)
            self._told = told


def read(environ: Mapping[str, str] = os.environ) -> dict[str, Kept] | None:
    """What was told last; None in a process that `live` does not keep, or if it cannot be read."""
    try:
        handle = int(environ[VARIABLE])
    except (KeyError, ValueError):
        return None
    for _try in range(3):  # it may just be written
        with contextlib.suppress(ValueError, OSError, TypeError, AttributeError):
            seen = json.loads(os.pread(handle, SIZE, 0))
            return {name: Kept(restarts=restarts, ending=ending) for name, (restarts, ending) in seen.items()}
    return None
