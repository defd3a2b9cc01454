"""The entries that continuations of one match share: kept once, and read as the beginning of each one's own log."""

import functools
import zlib
from collections.abc import Iterable

from games.engine.state import ledger as ledgers
from games.log import codec
from games.models import Arm, Continuation

KEPT = 32
FEW = 4


def packed(lines: Iterable[str]) -> bytes:
    return zlib.compress("\n".join(lines).encode())


def lines(match_id: int) -> tuple[str, ...]:
    """As they are stored, the first entry first; nothing of a match that begins with its own opening."""
    arm_id = _arm(match_id)
    return () if arm_id is None else of_arm(arm_id)


def entries(match_id: int) -> tuple[ledgers.Entry, ...]:
    """The same, read: once for all continuations of an arm, which are taken up one after the other."""
    arm_id = _arm(match_id)
    return () if arm_id is None else _read(arm_id)


def _arm(match_id: int) -> int | None:
    return Continuation.objects.filter(match=match_id).values_list("arm", flat=True).first()


@functools.lru_cache(maxsize=FEW)
def _read(arm_id: int) -> tuple[ledgers.Entry, ...]:
    return tuple(map(codec.entry_of, of_arm(arm_id)))


@functools.lru_cache(maxsize=KEPT)
def of_arm(arm_id: int) -> tuple[str, ...]:
    """They never change."""
    trunk = Arm.objects.values_list("trunk", flat=True).get(pk=arm_id)
    return tuple(zlib.decompress(bytes(trunk)).decode().split("\n"))
