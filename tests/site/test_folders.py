"""No folder holds too much to be taken in at a glance, and no module name occurs twice in a package."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from glassbox_site.environment import env

MOST = 15
PACKAGES = ("games", "glassbox_site", "personas", "sct")
ROOMS = (*PACKAGES, "docs", "static", "templates", "tests")
UNSEEN = ("__init__.py", "__pycache__", "node_modules")
GROWING = ("locale", "migrations")
"""Collections that only ever grow, and in which files are looked up by name."""
THE_FRAMEWORKS = ("admin", "apps", "forms", "models", "routing", "urls", "views")
"""Module names that Django and Channels expect, as do those who read the code."""


def test_no_folder_shows_more_than_can_be_taken_in_at_a_look() -> None:
    shown = {str(folder.relative_to(env.PROJECT)): _shown(folder) for room in ROOMS for folder in _folders(room)}

    assert len(shown) > 40
    assert {folder: count for folder, count in shown.items() if count > MOST} == {}


@pytest.mark.parametrize("package", PACKAGES)
def test_no_name_stands_twice_in_a_package(package: str) -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for folder in _folders(package):
        if folder.parent != env.PROJECT and (folder / "__init__.py").exists():
            places[folder.name].append(f"{folder.relative_to(env.PROJECT)}/")
        for module in folder.glob("*.py"):
            if folder.name != "commands":  # their names are those of commands
                places[module.stem].append(str(module.relative_to(env.PROJECT)))

    twice = {name: sorted(found) for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in twice.items() if name not in ("__init__", *THE_FRAMEWORKS)} == {}


def _folders(room: str) -> Iterator[Path]:
    inside = [env.PROJECT / room, *sorted((env.PROJECT / room).rglob("*"))]
    return (
        path for path in inside if path.is_dir() and not {*path.relative_to(env.PROJECT).parts} & {*UNSEEN, *GROWING}
    )


def _shown(folder: Path) -> int:
    seen = (path for path in folder.iterdir() if path.name not in UNSEEN and not path.name.startswith("."))
    return sum(path.is_file() or any(_files(path)) for path in seen)


def _files(folder: Path) -> Iterator[Path]:
    """The folder's files, without the interpreter's leftovers of former packages."""
    return (path for path in folder.rglob("*") if path.is_file() and path.parent.name != "__pycache__")
