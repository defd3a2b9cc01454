"""Chance without state: a roll is a function of the match's seed and its purpose."""

import dataclasses
import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


@dataclasses.dataclass(frozen=True, slots=True)
class Dice:
    """The same seed and purpose always give the same roll, in every process and whatever was rolled before."""

    seed: int

    def roll(self, purpose: str, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + self._number(purpose) % (high - low + 1)

    def pick(self, purpose: str, items: Sequence[T]) -> T:
        return items[self._number(purpose) % len(items)]

    def shuffle(self, purpose: str, items: Sequence[T]) -> list[T]:
        """All items, in a random order."""
        keyed = [(self._number(f"{purpose}/{index}"), index) for index in range(len(items))]
        return [items[index] for _, index in sorted(keyed)]

    def _number(self, purpose: str) -> int:
        digest = hashlib.blake2b(f"{self.seed}/{purpose}".encode(), digest_size=8).digest()
        return int.from_bytes(digest)
