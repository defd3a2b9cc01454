"""No folder is a drawer: what each of them shows can be taken in at a look."""

from collections.abc import Iterator
from pathlib import Path

from glassbox_site import env

MOST = 15
ROOMS = ("docs", "games/players", "static", "templates")
UNSEEN = ("__init__.py", "__pycache__")
GROWING = ("locale", "migrations")
"""Collections, which only ever grow and in which nobody looks for anything but by its name."""


def test_no_folder_shows_more_than_can_be_taken_in_at_a_look() -> None:
    shown = {str(folder.relative_to(env.PROJECT)): _shown(folder) for room in ROOMS for folder in _folders(room)}

    assert len(shown) > 40
    assert {folder: count for folder, count in shown.items() if count > MOST} == {}


def _folders(room: str) -> Iterator[Path]:
    inside = [env.PROJECT / room, *sorted((env.PROJECT / room).rglob("*"))]
    return (path for path in inside if path.is_dir() and path.name not in (*UNSEEN, *GROWING))


def _shown(folder: Path) -> int:
    return sum(path.name not in UNSEEN for path in folder.iterdir())
