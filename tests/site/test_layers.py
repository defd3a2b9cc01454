"""The storeys of the house, as the import linter guards them: it must really fail when they are broken."""

import subprocess
import sys
from pathlib import Path

import pytest

from glassbox_site.environment import env


def linted(tmp_path: Path, module: str, forbidden_import: str) -> "subprocess.CompletedProcess[str]":
    """Lints a copy of the packages in which `module` has one more import."""
    tracked = ["glassbox_site", "games", "sct", "personas", "pyproject.toml"]
    subprocess.run(["cp", "-r", *(str(env.PROJECT / name) for name in tracked), str(tmp_path)], check=True)
    path = tmp_path / module
    present = path.read_text() if path.exists() else ""
    path.write_text(f"{present}\nimport {forbidden_import}\n")
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)


def broken(found: "subprocess.CompletedProcess[str]") -> list[str]:
    return [line for line in found.stdout.splitlines() if " BROKEN" in line]


@pytest.mark.parametrize(
    ("module", "forbidden_import", "contract"),
    [
        ("games/engine/__init__.py", "django.db", "The engine is pure"),
        ("games/engine/__init__.py", "pydantic", "The engine is pure"),
        ("games/engine/__init__.py", "random", "The engine is pure"),
        ("games/apps.py", "sct.apps", "The house"),
        ("personas/apps.py", "games.apps", "The house"),
        ("personas/llm/__init__.py", "django.conf", "Talking to models"),
        ("glassbox_site/ground/__init__.py", "personas.models.roles", "The ground floor"),
        ("glassbox_site/ground/__init__.py", "glassbox_site.door.roles", "Of the site"),
        ("sct/kernel/__init__.py", "django.conf", "The test itself"),
        ("games/players/bots/__init__.py", "games.players.models.prompting.seating", "Bots and models"),
        ("games/log/__init__.py", "games.playing.pace", "The league's storeys"),
        ("games/engine/facts/__init__.py", "games.engine.ship.roaming", "The engine's storeys"),
        ("games/engine/ship/__init__.py", "games.engine.table.meeting", "No circle"),
        ("personas/llm/line/__init__.py", "personas.llm.road", "The storeys of the road"),
    ],
)
def test_an_import_across_the_storeys_is_refused(
    tmp_path: Path, module: str, forbidden_import: str, contract: str
) -> None:
    found = linted(tmp_path, module, forbidden_import)

    assert found.returncode == 1
    assert any(line.startswith(contract) for line in broken(found))


@pytest.mark.parametrize(
    "package",
    ["games", "games/engine", "games/players", "glassbox_site", "personas", "personas/llm", "sct", "sct/kernel"],
)
def test_a_module_in_no_storey_is_refused(tmp_path: Path, package: str) -> None:
    found = linted(tmp_path, f"{package}/attic.py", "dataclasses")

    assert found.returncode == 1
    assert "attic" in found.stdout


def test_the_house_as_it_is_keeps_its_storeys(tmp_path: Path) -> None:
    assert linted(tmp_path, "games/engine/__init__.py", "dataclasses").returncode == 0
