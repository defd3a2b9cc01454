"""The files of the prompts, filled in strictly: a variable that is missing, or unknown to the file, is an error."""

import functools
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from games.players.models.prompting import blocks
from glassbox_site.ground.plain import blanks

FILES = {path.name: path for path in sorted((Path(__file__).parent / "prompts").glob("*/*.*"))}
"""By name, whatever folder they are in: names are unique."""


def filled(name: str, /, **values: str) -> str:
    """The text of `name`.md, filled in. Values are inserted as they are, dollar signs and all."""
    return blanks.filled(blanks.Dollars(_text(name)), values, where=f"{name}.md")


def block(kind: blocks.Kind, name: str, /, **values: str) -> blocks.Block:
    return blocks.Block(kind=kind, file=f"{name}.md", text=filled(name, **values))


def length(name: str, /) -> int:
    """The length of `name`.md in characters, with nothing filled in."""
    return len(_text(name))


def phrase(file: str, key: str, choice: str, /, **values: str) -> str:
    """One sentence of `file`.toml: from the table `key`, the one for this choice."""
    sentence = _phrases(file).get(key, {}).get(choice)
    if sentence is None:
        raise blanks.Misfit(f"{file}.toml says nothing for {key}.{choice}")
    return blanks.filled(blanks.Dollars(sentence), values, where=f"{file}.toml: {key}.{choice}")


def sentences(file: str, /) -> Mapping[str, str]:
    """All of `file`.toml, which holds nothing but sentences, by the sentences that they stand for."""
    return _phrases(file)


def variables(text: str) -> set[str]:
    """The names that are to be filled in."""
    return set(blanks.Dollars(text).get_identifiers())


@functools.cache
def _text(name: str) -> str:
    return FILES[f"{name}.md"].read_text(encoding="utf-8").strip()


@functools.cache
def _phrases(file: str) -> dict[str, Any]:
    return tomllib.loads(FILES[f"{file}.toml"].read_text(encoding="utf-8"))
