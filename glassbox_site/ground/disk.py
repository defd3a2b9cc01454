"""Room on the disk. When it runs short, new work is refused with a reason before anything breaks, and running work goes
on. What happens on a disk that is full is not decided here: see `working/database_room.py` and `games/playing/hall.py`.

Here because both halves of the house ask.
"""

import shutil
from dataclasses import dataclass
from pathlib import Path

from django.conf import settings
from django.template.defaultfilters import filesizeformat
from django.utils.translation import gettext as _

USUAL_RESERVE = 200 * 1024 * 1024
SHARE_OF_SMALL_DISKS = 0.05


class NoRoom(Exception):
    """Raised when new work is refused; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    free: int
    total: int

    @property
    def reserve(self) -> int:
        """`DISK_RESERVE`, or by default 200 MiB, less on a small disk."""
        usual = min(USUAL_RESERVE, int(self.total * SHARE_OF_SMALL_DISKS))
        return usual if settings.DISK_RESERVE is None else int(settings.DISK_RESERVE)

    @property
    def is_short(self) -> bool:
        return self.free < self.reserve


def room(folder: Path | None = None) -> Room:
    """The disk of the data folder, by default. The disk of a database on another machine is not seen."""
    usage = shutil.disk_usage(folder or settings.VAR)
    return Room(free=usage.free, total=usage.total)


def refuse_new_work() -> None:
    """Raises NoRoom if less than the reserve is free."""
    left = room()
    if left.is_short:
        known = {"free": filesizeformat(left.free), "reserve": filesizeformat(left.reserve)}
        told = _("No new work is taken: the disk of the data folder has %(free)s left; %(reserve)s are its reserve.")
        raise NoRoom(told % known)
