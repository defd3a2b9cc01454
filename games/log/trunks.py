"""The entries that continuations of one match share: kept once, and read as the beginning of each one's own log."""

import functools
import zlib
from collections.abc import Iterable
from datetime import datetime

from games.engine.state import ledger as ledgers
from games.log import codec
from games.models import Arm, Continuation

KEPT = 32
FEW = 4


def packed(lines: Iterable[str]) -> bytes:
    return zlib.compress("\n".join(lines).encode())


def unpacked(arm: Arm) -> tuple[str, ...]:
    return tuple(zlib.decompress(bytes(arm.trunk)).decode().split("\n"))


def lines(match_id: int) -> tuple[str, ...]:
    """As they are stored, the first entry first; empty for a match that begins with its own opening."""
    arm = _arm(match_id)
    return () if arm is None else of_arm(*arm)


def entries(match_id: int) -> tuple[ledgers.Entry, ...]:
    """The same, decoded. Kept for a while, as all continuations of an arm are taken up one after the other."""
    arm = _arm(match_id)
    return () if arm is None else _read(*arm)


def _arm(match_id: int) -> tuple[int, datetime, int] | None:
    """The arm; when it was ordered, since after a restored backup another arm may have its number; and the edition of
    the log from which its entries are."""
    told = Continuation.objects.filter(match=match_id)
    return told.values_list("arm", "arm__fork__created_at", "arm__fork__parent__edition").first()


@functools.lru_cache(maxsize=FEW)
def _read(arm_id: int, ordered_at: datetime, edition: int) -> tuple[ledgers.Entry, ...]:
    return tuple(map(codec.entry_of, of_arm(arm_id, ordered_at, edition)))


@functools.lru_cache(maxsize=KEPT)
def of_arm(arm_id: int, _ordered_at: datetime, _edition: int) -> tuple[str, ...]:
    """Kept for a while: they change with the edition alone."""
    return unpacked(Arm.objects.get(pk=arm_id))
