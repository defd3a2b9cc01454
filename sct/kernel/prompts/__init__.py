"""The words put to models and to hosts, one file each; a trial records which version of each it used."""

import functools
import hashlib
import string
from pathlib import Path
from typing import Any, ClassVar

FOLDER = Path(__file__).parent


@functools.cache
def text(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").strip()


class _Braces(string.Template):
    """{name} is a place to fill; all other braces stay, because prompts show JSON. Every place is filled once, so that
    what somebody wrote into a value is never a place itself."""

    pattern: ClassVar[Any] = r"\{(?P<named>[a-z_]+)\}|(?P<escaped>(?!))|(?P<braced>(?!))|(?P<invalid>(?!))"


def filled(name: str, **values: str) -> str:
    """The text with each of its places filled; KeyError for a place or a value that has no counterpart."""
    template = _Braces(text(name))
    if astray := values.keys() - set(template.get_identifiers()):
        raise KeyError(f"{name}.txt has no place for {', '.join(sorted(astray))}")
    return template.substitute(values)


@functools.cache
def digests() -> dict[str, str]:
    """A short hash of every prompt, by name."""
    names = sorted(path.stem for path in FOLDER.glob("*.txt"))
    return {name: hashlib.sha256(text(name).encode()).hexdigest()[:12] for name in names}
