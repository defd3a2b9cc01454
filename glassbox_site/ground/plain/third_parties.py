"""What other packages bring by entry points: maps, games, agents.

Each is loaded and looked at by itself: what is broken is told, and keeps nothing else from being used.
"""

import reprlib
import sys
import threading
import types
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from importlib import metadata
from types import TracebackType
from typing import Any, get_args, get_origin, get_type_hints

PATIENCE = 10.0
"""Seconds after which it is told what is waited for."""
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
    """A group of entry points. `look` names the faults of a value that an entry of that name leads to, as `made` makes
    it of what was loaded; names that `taken` says are in use stay with those who have them."""

    def __init__(
        self,
        name: str,
        look: Look,
        taken: Callable[[], Collection[str]],
        made: Callable[[Any], Any] = lambda loaded: loaded,
    ) -> None:
        self.name = name
        self._look = look
        self._taken = taken
        self._made = made
        self._found: list[Brought] | None = None
        GROUPS[name] = self

    @property
    def brought(self) -> tuple[Brought, ...]:
        """In the order of the packages' names, judged once in the life of a process. Other threads wait for that; a
        package that asks while it is judged itself is told of those before it."""
        with _JUDGING:
            if self._found is None:
                self._found = []
                for point in sorted(metadata.entry_points(group=self.name), key=lambda point: (_of(point), point.name)):
                    taken = {*self._taken(), *(other.name for other in self.sound)}
                    self._found.append(self._judged(point, taken))
            return tuple(self._found)

    @property
    def sound(self) -> tuple[Brought, ...]:
        return tuple(each for each in self.brought if not each.faults)

    def _judged(self, point: metadata.EntryPoint, taken: Collection[str]) -> Brought:
        distribution, version = _of(point)
        brought = Brought(group=self.name, name=point.name, distribution=distribution, version=version)
        if point.name in taken:
            return replace(brought, faults=("there is another of this name",))
        waiting = threading.Timer(PATIENCE, _tell_of_waiting, (brought,))
        waiting.daemon = True
        waiting.start()
        with _Outcome() as outcome:
            value = self._made(point.load())
            faults = tuple(self._look(point.name, value))
        waiting.cancel()
        waiting.join()
        if outcome.broken:
            return replace(brought, faults=(_told(outcome.broken),))
        return replace(brought, value=None if faults else value, faults=faults)


def _tell_of_waiting(brought: Brought) -> None:
    """What never ends cannot be stopped, and nothing begins without it: whoever waits is to know for whom."""
    told = f"Waiting for {brought.origin}, which does not end bringing {brought.name} to {brought.group}."
    sys.stderr.write(f"{told}\n")


class _Outcome:
    """Keeps whatever code of others raises, `SystemExit` among it; only the keyboard is heard."""

    broken: BaseException | None = None

    def __enter__(self) -> "_Outcome":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, broken: BaseException | None, trace: TracebackType | None
    ) -> bool:
        self.broken = broken
        return not isinstance(broken, KeyboardInterrupt)


def _told(broken: BaseException) -> str:
    """Its kind alone, where its own words cannot be had; what no page could hold is spelled out."""
    words = ""
    with _Outcome():
        words = str(broken).encode("utf-8", "backslashreplace").decode()
    return f"{type(broken).__name__}: {words}" if words else type(broken).__name__


def misfits(declared: Any, *, leaving: Collection[str] = (), within: str = "") -> Iterator[str]:
    """Each field of a dataclass whose value is not of the type that is declared for it, with the value; those of the
    dataclasses in it as well. A field that is judged elsewhere is left out."""
    hints = get_type_hints(type(declared))
    for field in fields(declared):
        if field.name not in leaving:
            yield from _misfits(hints[field.name], getattr(declared, field.name), f"{within}{field.name}")


def _misfits(wanted: Any, value: Any, where: str) -> Iterator[str]:
    if get_origin(wanted) is types.UnionType:
        ways = [list(_misfits(way, value, where)) for way in get_args(wanted)]
        yield from [] if [] in ways else ways[0]
    elif get_origin(wanted) is tuple and isinstance(value, tuple):
        for index, part in enumerate(value):
            yield from _misfits(get_args(wanted)[0], part, f"{where}[{index}]")
    elif not _is_of(get_origin(wanted) or wanted, value):
        yield f"{where} is no {_KINDS.get(wanted, getattr(wanted, '__name__', wanted))}: {reprlib.repr(value)}"
    elif is_dataclass(value) and not isinstance(value, type):
        yield from misfits(value, within=f"{where}.")


def _is_of(kind: type, value: Any) -> bool:
    """A flag is no number, and a whole number one with a fraction of nothing."""
    if isinstance(value, bool) and kind is not bool:
        return False
    return isinstance(value, (int, float) if kind is float else kind)


_KINDS = {int: "whole number", float: "number", str: "text", bool: "True or False"}

GROUPS: dict[str, Group] = {}
"""Those that somebody in this process has asked for."""

_JUDGING = threading.RLock()
"""One for all groups, since what is judged for one may ask for another."""


def _of(point: metadata.EntryPoint) -> tuple[str, str]:
    """Empty where a package has lost what says so."""
    try:
        told = point.dist.metadata.json if point.dist else {}
    except FileNotFoundError:  # so newer Pythons; older ones tell nothing
        told = {}
    return str(told.get("name", "")), str(told.get("version", ""))
