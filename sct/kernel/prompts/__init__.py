"""The words put to models and to hosts, one file each; a trial records which version of each it used."""

import functools
import hashlib
from pathlib import Path

from glassbox_site.ground import blanks

FOLDER = Path(__file__).parent


@functools.cache
def text(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").strip()


def filled(name: str, **values: str) -> str:
    """The text with each of its blanks filled in. Raises `blanks.Misfit`."""
    return blanks.filled(blanks.Braces(text(name)), values, where=f"{name}.txt")


@functools.cache
def digests() -> dict[str, str]:
    """A short hash of every prompt, by name."""
    names = sorted(path.stem for path in FOLDER.glob("*.txt"))
    return {name: hashlib.sha256(text(name).encode()).hexdigest()[:12] for name in names}
