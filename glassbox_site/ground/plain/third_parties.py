"""What other packages bring by entry points: maps, games, agents.

Each is loaded and looked at by itself, in a thread whose end is the end of whatever it raises: what is broken is told,
and keeps nothing else from being used.
"""

import functools
from collections.abc import Callable, Collection, Iterable
from concurrent import futures
from dataclasses import dataclass, replace
from importlib import metadata
from typing import Any

Look = Callable[[str, Any], Iterable[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Brought:
    """`faults` are all that keeps it from being used."""

    group: str
    name: str
    distribution: str
    version: str
    value: Any = None
    faults: tuple[str, ...] = ()

    @property
    def origin(self) -> str:
        return f"{self.distribution} {self.version}"


class Group:
    """A group of entry points. `look` names the faults of a value that an entry of that name leads to; names that
    `taken` says are in use stay with those who have them."""

    def __init__(self, name: str, look: Look, taken: Callable[[], Collection[str]]) -> None:
        self.name = name
        self._look = look
        self._taken = taken
        GROUPS[name] = self

    @functools.cached_property
    def brought(self) -> tuple[Brought, ...]:
        """In the order of the packages' names, once in the life of a process."""
        found: list[Brought] = []
        for point in sorted(metadata.entry_points(group=self.name), key=lambda point: (_of(point), point.name)):
            taken = {*self._taken(), *(other.name for other in found if not other.faults)}
            found.append(self._judged(point, taken))
        return tuple(found)

    @property
    def sound(self) -> tuple[Brought, ...]:
        return tuple(each for each in self.brought if not each.faults)

    def _judged(self, point: metadata.EntryPoint, taken: Collection[str]) -> Brought:
        distribution, version = _of(point)
        brought = Brought(group=self.name, name=point.name, distribution=distribution, version=version)
        if point.name in taken:
            return replace(brought, faults=("there is another of this name",))
        with futures.ThreadPoolExecutor(max_workers=1) as apart:
            looking = apart.submit(self._looked_at, point)
        if (broken := looking.exception()) is not None:
            return replace(brought, faults=(f"{type(broken).__name__}: {broken}",))
        value, faults = looking.result()
        return replace(brought, value=None if faults else value, faults=faults)

    def _looked_at(self, point: metadata.EntryPoint) -> tuple[Any, tuple[str, ...]]:
        value = point.load()
        return value, tuple(self._look(point.name, value))


GROUPS: dict[str, Group] = {}
"""Those that somebody in this process has asked for."""


def _of(point: metadata.EntryPoint) -> tuple[str, str]:
    return (point.dist.name, point.dist.version) if point.dist else ("", "")
