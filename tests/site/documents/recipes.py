"""Follows a document's recipes word for word: files to write, files to change, commands to type."""

import itertools
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from glassbox_site.environment import env

_RECIPE = re.compile(r"^## (.+?)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    title: str
    files: dict[str, str]
    changes: list[tuple[str, str]]
    commands: list[list[str]]

    @property
    def tests(self) -> list[str]:
        return [argument for command in self.commands if "pytest" in command for argument in command[3:]]

    @property
    def deeds(self) -> list[list[str]]:
        return [command for command in self.commands if "pytest" not in command]


def read(document: str) -> list[Recipe]:
    return [recipe for recipe in itertools.starmap(_recipe, _RECIPE.findall(document)) if recipe.commands]


def _recipe(title: str, text: str) -> Recipe:
    blocks = _BLOCK.findall(text)
    typed = [line.removeprefix("$ ") for kind, _, said in blocks if kind == "console" for line in said.splitlines()]
    return Recipe(
        title=title,
        files={path: said for kind, path, said in blocks if path and kind != "diff"},
        changes=[(path, said) for kind, path, said in blocks if kind == "diff"],
        commands=[shlex.split(line) for line in typed],
    )


def copy_of_the_house(folder: Path) -> Path:
    """Copies the files that git tracks or would add."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(listing, cwd=env.PROJECT, capture_output=True, text=True, check=True).stdout
    for path in filter(None, listed.split("\0")):
        if (env.PROJECT / path).is_file():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(env.PROJECT / path, folder / path)
    return folder


def follow(recipe: Recipe, house: Path) -> None:
    for path, text in recipe.files.items():
        assert not (house / path).exists(), f"{recipe.title}: {path} is there already"
        (house / path).parent.mkdir(parents=True, exist_ok=True)
        (house / path).write_text(text, encoding="utf-8")
    for path, change in recipe.changes:
        before, after = ("".join(_side(change, sign)) for sign in "-+")
        there = (house / path).read_text(encoding="utf-8")
        assert there.count(before) == 1, f"{recipe.title}: {path} has no single place for\n{change}"
        (house / path).write_text(there.replace(before, after), encoding="utf-8")


def _side(change: str, sign: str) -> Iterator[str]:
    for line in change.splitlines(keepends=True):
        if line[0] in (" ", sign):
            yield line[1:]
        elif line == "\n":
            yield line
