"""What follows from an event is in one place, so that few files have to know its name."""

import ast
import re
import statistics
from collections.abc import Iterator
from pathlib import Path

from games.engine.facts import events
from glassbox_site.environment import env

HOUSE = ("games", "glassbox_site", "personas", "sct", "static", "templates")
GENERATED = ("shapes.js",)


def test_the_median_kind_of_event_is_named_in_at_most_three_files() -> None:
    places = named()
    counts = {kind: len(found) for kind, found in places.items()}
    every = "\n".join(f"{len(found):3d} {kind}: {', '.join(sorted(found))}" for kind, found in places.items())

    assert min(counts.values()) > 1, "a fact is written down in one file, and happens by another"
    assert statistics.median(counts.values()) <= 3, every


def named() -> dict[str, set[str]]:
    """By kind, the files of the house that name its class, or its kind on the wire, which is the same name.

    In Python, that is an attribute of the engine's `events`, a name defined there or imported from there, or a string
    that is nothing else; in scripts any word; in templates a quoted word. The same word in plain English is none.
    """
    places: dict[str, set[str]] = {kind: set() for kind in events.KINDS}
    for room in HOUSE:
        for path in (env.PROJECT / room).rglob("*"):
            for name in _names(path) if path.name not in GENERATED else ():
                if name in places:
                    places[name].add(str(path.relative_to(env.PROJECT)))
    return places


def _names(path: Path) -> Iterator[str]:
    if path.suffix == ".py":
        yield from _python_names(ast.parse(path.read_text()))
    elif path.suffix == ".js":
        yield from re.findall(r"[A-Za-z]+", path.read_text())
    elif path.suffix == ".html":
        yield from re.findall(r"""["'](?:line-)?([A-Za-z]+)["']""", path.read_text())


def _python_names(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="events"), attr=name):
                yield name
            case ast.ClassDef(name=name) | ast.Constant(value=str(name)):
                yield name
            case ast.ImportFrom(module=module, names=names) if module and module.endswith("events"):
                yield from (each.name for each in names)
