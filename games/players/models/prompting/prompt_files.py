"""The files of the prompts, filled in strictly: a missing variable, or one that the file does not know, is an error."""

import functools
import string
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "prompts"


class BadPromptError(ValueError):
    """A file of a prompt and what is to be filled in do not fit together."""


def filled(name: str, /, **values: str) -> str:
    """The text of `name`.md. What is filled in is taken as it is, dollar signs and all."""
    return _filled(f"{name}.md", _text(name), values)


def length(name: str, /) -> int:
    """Of `name`.md in characters, with nothing filled in."""
    return len(_text(name))


def phrase(file: str, key: str, choice: str, /, **values: str) -> str:
    """One sentence of `file`.toml: that of the table `key` for this choice."""
    sentence = _phrases(file).get(key, {}).get(choice)
    if sentence is None:
        raise BadPromptError(f"{file}.toml says nothing for {key}.{choice}")
    return _filled(f"{file}.toml: {key}.{choice}", sentence, values)


def sentences(file: str, /) -> Mapping[str, str]:
    """All of `file`.toml, which holds nothing but sentences by sentences."""
    return _phrases(file)


def variables(text: str) -> set[str]:
    """The names that are to be filled in."""
    return set(string.Template(text).get_identifiers())


def _filled(where: str, text: str, values: dict[str, str]) -> str:
    template = string.Template(text)
    if not template.is_valid():
        raise BadPromptError(f"{where} has a dollar sign that marks no variable")
    wanted, given = set(template.get_identifiers()), set(values)
    if wanted != given:
        missing = ", ".join(sorted(wanted - given)) or "nothing"
        unknown = ", ".join(sorted(given - wanted)) or "nothing"
        raise BadPromptError(f"{where}: missing {missing}, unknown {unknown}")
    return template.substitute(values)


@functools.cache
def _text(name: str) -> str:
    return (FOLDER / f"{name}.md").read_text(encoding="utf-8").strip()


@functools.cache
def _phrases(file: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{file}.toml").read_text(encoding="utf-8"))
