"""The import linter's layers: the check must really fail when they are broken."""

import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from glassbox_site.environment import env

ACROSS = (
    ("games/engine/__init__.py", "django.db", "The engine is pure", "games.engine -> django"),
    ("games/engine/lobby/__init__.py", "pydantic", "The engine is pure", "games.engine.lobby -> pydantic"),
    ("games/engine/judging/__init__.py", "random", "The engine is pure", "games.engine.judging -> random"),
    ("games/apps.py", "sct.apps", "The house", "games.apps -> sct.apps"),
    ("personas/apps.py", "games.apps", "The house", "personas.apps -> games.apps"),
    ("personas/llm/__init__.py", "django.conf", "Talking to models", "personas.llm -> django"),
    ("glassbox_site/ground/__init__.py", "personas.models.roles", "The ground floor", "-> personas.models.roles"),
    ("glassbox_site/ground/__init__.py", "glassbox_site.door.roles", "Of the site", "-> glassbox_site.door.roles"),
    ("sct/kernel/__init__.py", "django.conf", "The test itself", "sct.kernel -> django"),
    ("games/players/bots/__init__.py", "games.players.models.fitting", "Bots and models", "-> games.players.models"),
    ("games/log/__init__.py", "games.playing.pace", "The league's storeys", "games.log -> games.playing.pace"),
    ("games/engine/facts/__init__.py", "games.engine.ship.roaming", "The engine's storeys", "-> games.engine.ship"),
    ("games/engine/ship/__init__.py", "games.engine.table.meeting", "No circle", ".table -> .ship"),
    ("personas/llm/line/__init__.py", "personas.llm.road", "The storeys of the road", "line -> personas.llm.road"),
)  # fmt: skip
"""A module, a forbidden import, the contract that forbids it, and the message."""
HALVES = ("games", "games/engine", "games/players", "glassbox_site", "personas", "personas/llm", "sct", "sct/kernel")


def linted(folder: Path, added: Mapping[str, str]) -> "subprocess.CompletedProcess[str]":
    """Lints a copy of the packages with these lines added to modules."""
    tracked = ["glassbox_site", "games", "sct", "personas", "pyproject.toml"]
    subprocess.run(["cp", "-r", *(str(env.PROJECT / name) for name in tracked), str(folder)], check=True)
    for module, more in added.items():
        with (folder / module).open("a", encoding="utf-8") as file:
            file.write(f"\n{more}\n")
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def complaints(found: "subprocess.CompletedProcess[str]") -> dict[str, str]:
    """The message for each broken contract, by its name, which the output underlines."""
    names_and_words = re.split(r"^(.+)\n---+$", found.stdout, flags=re.MULTILINE)[1:]
    return dict(zip(names_and_words[::2], names_and_words[1::2], strict=True))


def test_every_import_across_the_storeys_is_refused(tmp_path: Path) -> None:
    added: dict[str, str] = {}
    for module, name, _contract, _words in ACROSS:
        added[module] = f"{added.get(module, '')}\nimport {name}"

    found = linted(tmp_path, added)

    assert found.returncode == 1
    said = complaints(found)
    silent = {
        (contract, words)
        for _module, _name, contract, words in ACROSS
        if not any(words in said[each] for each in said if each.startswith(contract))
    }
    assert silent == set(), found.stdout


def test_a_module_in_no_storey_is_refused(tmp_path: Path) -> None:
    found = linted(tmp_path, {f"{package}/attic.py": "import dataclasses" for package in HALVES})

    assert found.returncode == 1
    attics = [f"{package.replace('/', '.')}.attic" for package in HALVES]
    assert [attic for attic in attics if attic not in found.stdout] == []


def test_the_house_as_it_is_keeps_its_storeys(tmp_path: Path) -> None:
    assert linted(tmp_path, {}).returncode == 0
