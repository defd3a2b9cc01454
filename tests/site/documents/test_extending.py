"""The recipes for extensions: each is followed in a copy of the house, and what it adds shows up and works."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from glassbox_site.environment import env
from tests.site.documents import recipes
from tests.site.ground import packages

RECIPES = recipes.read((env.PROJECT / "docs/extending.md").read_text(encoding="utf-8"))
TITLES = [recipe.title for recipe in RECIPES]
QUICK = [file for recipe in RECIPES for file in recipe.tests if "browser" not in file]
SEEN = [file for recipe in RECIPES for file in recipe.tests if "browser" in file]
WHOLE = ("An agent", "A game of the test")

Outcomes = dict[str, list[str]]


def named(title: str) -> recipes.Recipe:
    return next(recipe for recipe in RECIPES if recipe.title == title)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copied = recipes.copy_of_the_house(tmp_path_factory.mktemp("house"))
    for recipe in RECIPES:
        recipes.follow(recipe, copied)
    for command in named("An event").deeds:
        run(copied, command)
    return copied


@pytest.fixture(scope="module")
def outcomes(house: Path) -> Outcomes:
    """The results of each test file that a recipe ends with."""
    verified(house, *QUICK)
    found: Outcomes = {}
    for case in ElementTree.parse(house / "report.xml").iter("testcase"):
        file = f"{case.attrib['classname'].replace('.', '/')}.py"
        found.setdefault(file, []).append(", ".join(part.tag for part in case) or "passed")
    return found


def environment(house: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("GLASSBOX", "DJANGO", "PYTEST"))}
    return kept | {"GLASSBOX_VAR": str(house / "var")} | more


def verified(house: Path, file: str, *files: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "pytest", "-q", "--junit-xml=report.xml", "-p", "no:cacheprovider", file, *files]
    return subprocess.run(command, cwd=house, env=environment(house), capture_output=True, text=True, check=False)


def run(house: Path, command: list[str], **more: str) -> str:
    assert command[0] == ".venv/bin/python"
    done = subprocess.run(
        [sys.executable, *command[1:]],
        cwd=house,
        env=environment(house, **more),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


def test_there_is_a_recipe_for_everything_that_strangers_add() -> None:
    wanted = {
        *("An agent", "A game of the test", "A task", "A temperament", "A download", "A page's panel", "An event"),
        *("A package of your own", "A setting of a match"),
    }

    assert wanted <= set(TITLES)


@pytest.mark.parametrize("title", WHOLE)
def test_it_is_one_folder_and_no_other_file_is_changed(title: str) -> None:
    recipe = named(title)

    product = {str(Path(path).parent) for path in recipe.files if not path.startswith("tests/") and "/" in path}

    assert (len(product), recipe.changes) == (1, [])


@pytest.mark.second
@pytest.mark.parametrize("file", QUICK, ids=lambda file: Path(file).stem)
def test_what_a_recipe_adds_works(outcomes: Outcomes, file: str) -> None:
    assert set(outcomes.get(file, ["not run"])) == {"passed"}


@pytest.mark.second
@pytest.mark.browser
@pytest.mark.parametrize("file", SEEN, ids=lambda file: Path(file).stem)
def test_a_panel_is_seen_on_its_page(house: Path, file: str) -> None:
    done = verified(house, file)

    assert done.returncode == 0, done.stdout


@pytest.mark.second
@pytest.mark.parametrize("title", WHOLE[1:])
def test_the_commands_of_a_recipe_end_well(house: Path, title: str) -> None:
    for command in named(title).deeds:
        assert "2/2 done" in run(house, command)


@pytest.mark.second
def test_a_package_of_ones_own_is_found_and_told(house: Path) -> None:
    recipe = named("A package of your own")
    installed = house / "lighthouse"
    about = tomllib.loads((installed / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = about["entry-points"].items()
    lines = [line for name, group in groups for line in (f"[{name}]", *(f"{key} = {to}" for key, to in group.items()))]
    packages.install(installed, about["name"], files={}, entries="\n".join(lines), version=about["version"])

    installing, playing, checking = recipe.deeds

    assert installing[1:] == ["-m", "pip", "install", "-e", "lighthouse"]
    assert "The match opens on The Lighthouse" in run(house, playing, PYTHONPATH=str(installed))
    assert "no issues" in run(house, checking, PYTHONPATH=str(installed))


@pytest.mark.second
def test_what_recipes_write_is_as_tidy_as_the_house(house: Path) -> None:
    written = [path for recipe in RECIPES for path in recipe.files if path.endswith(".py")]
    changed = [path for recipe in RECIPES for path, _ in recipe.changes if path.endswith(".py")]

    run(house, [".venv/bin/python", "-m", "ruff", "check", *written, *changed])
    run(house, [".venv/bin/python", "-m", "ruff", "format", "--check", *written])
