"""The engine's package lists the site's files one by one: everything that these import is among them."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from glassbox_site.environment import env

SOURCE = env.PROJECT / "clients" / "engine"
ROOTS = ("games", "glassbox_site", "personas", "sct")


def packed() -> Iterator[Path]:
    """Every module of the house that goes into the wheel."""
    wheel = tomllib.loads((SOURCE / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    for source in wheel["force-include"]:
        found = (SOURCE / source).resolve()
        yield from found.rglob("*.py") if found.is_dir() else [found]


def imported(module: Path) -> Iterator[Path]:
    """Modules of the house that importing this one loads."""
    for statement in ast.parse(module.read_text()).body:
        if isinstance(statement, ast.ImportFrom) and (statement.module or "").partition(".")[0] in ROOTS:
            package = env.PROJECT / (statement.module or "").replace(".", "/")
            yield from (_file(package / name.name) or _file(package) or package for name in statement.names)


def _file(place: Path) -> Path | None:
    found = (place.with_suffix(".py"), place / "__init__.py")
    return next((each for each in found if each.is_file()), None)


def test_all_that_is_loaded_with_its_modules_is_packed() -> None:
    modules = {each for each in packed() if each.suffix == ".py"}
    missing = {
        f"{module.relative_to(env.PROJECT)} needs {wanted.relative_to(env.PROJECT)}"
        for module in modules
        for wanted in imported(module)
        if wanted not in modules
    }

    assert len(modules) > 100
    assert not missing
