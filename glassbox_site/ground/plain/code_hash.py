"""Hashes of parts of the program's source: any change in a file changes the hash."""

import functools
import hashlib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[3]
PROGRAM = ("games/**/*", "sct/**/*", "personas/**/*", "glassbox_site/**/*", "requirements.txt")


def files(patterns: Iterable[str]) -> list[Path]:
    found = (path for pattern in patterns for path in ROOT.glob(pattern))
    return sorted(path for path in found if path.is_file() and path.suffix in (".py", ".txt"))


def program() -> str:
    """The hash of the whole program and its pinned dependencies: only within one release are files that are made of the
    same rows known to be the same."""
    return of(PROGRAM)


@functools.cache
def of(patterns: tuple[str, ...], but: tuple[str, ...] = ()) -> str:
    digest = hashlib.sha256()
    left_out = files(but)
    for path in (each for each in files(patterns) if each not in left_out):
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
