"""Plug-ins of other packages, by entry points: maps, games, agents.

Each is loaded and checked by itself: a broken one is reported, and the others are used as usual.
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
"""Seconds of loading after which a message says what is being waited for."""
Look = Callable[[str, Any], Iterable[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Brought:
    """An entry point as it was found. If there are `faults`, it is not used."""

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
    """A group of entry points. `made` makes a value of what was loaded, and `look` returns the faults of that value
    under its name. Names in `taken` are in use already, and are refused to newcomers."""

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
        """All entry points in the order of their packages' names, loaded and checked once per process. Other threads
        wait for that; a package that asks while it is itself being checked gets those before it."""
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
    """What never ends loading cannot be stopped, and nothing starts before it: say at least which one it is."""
    told = f"Waiting for {brought.origin}, which does not end bringing {brought.name} to {brought.group}."
    sys.stderr.write(f"{told}\n")


class _Outcome:
    """Catches whatever foreign code raises, even `SystemExit`; only KeyboardInterrupt passes."""

    broken: BaseException | None = None

    def __enter__(self) -> "_Outcome":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, broken: BaseException | None, trace: TracebackType | None
    ) -> bool:
        self.broken = broken
        return not isinstance(broken, KeyboardInterrupt)


def _told(broken: BaseException) -> str:
    """Only its type, if its message cannot be had. What no page could hold (lone surrogates) is escaped."""
    words = ""
    with _Outcome():
        words = str(broken).encode("utf-8", "backslashreplace").decode()
    return f"{type(broken).__name__}: {words}" if words else type(broken).__name__


def misfits(declared: Any, *, leaving: Collection[str] = (), within: str = "") -> Iterator[str]:
    """Describes each field of a dataclass whose value is not of its declared type, nested dataclasses included. Fields
    in `leaving` are skipped: they are checked elsewhere."""
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
    """A bool is not a number here, and an int may stand for a float."""
    if isinstance(value, bool) and kind is not bool:
        return False
    return isinstance(value, (int, float) if kind is float else kind)


_KINDS = {int: "whole number", float: "number", str: "text", bool: "True or False"}

GROUPS: dict[str, Group] = {}
"""The groups that this process has declared, by name."""

_JUDGING = threading.RLock()
"""One lock for all groups, since checking one may ask for another. Reentrant for the same reason."""


def _of(point: metadata.EntryPoint) -> tuple[str, str]:
    """The package's name and version; empty if its metadata is missing."""
    try:
        told = point.dist.metadata.json if point.dist else {}
    except FileNotFoundError:  # newer Pythons raise, older ones return nothing
        told = {}
    return str(told.get("name", "")), str(told.get("version", ""))
