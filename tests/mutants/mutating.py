"""One mutant: a copy of the code with one passage broken, and the result of its tests."""

import contextlib
import dataclasses
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PARTS = (
    "games",
    "personas",
    "sct",
    "glassbox_site",
    "tests",
    "templates",
    "static",
    "locale",
    "pyproject.toml",
    "manage.py",
)
PATIENCE = 120
PROFILE = "mutants"  # in tests/conftest.py
KILLED, LIVES, NOT_FOUND, NO_END, BROKEN = "killed", "LIVES", "NOT FOUND", "NO END", "BROKEN"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """One passage of a file is replaced by another; at least one of `tests`, nearest first, has to fail."""

    name: str
    file: str
    was: str
    becomes: str
    tests: str


def fate(mutant: Mutant) -> str:
    """The result of its tests, or `NOT FOUND` if the passage is no longer in the file."""
    with _copied() as folder:
        broken = folder / mutant.file
        text = broken.read_text(encoding="utf-8")
        if text.count(mutant.was) != 1:
            return NOT_FOUND
        broken.write_text(text.replace(mutant.was, mutant.becomes), encoding="utf-8")
        return _verdict(folder, mutant.tests.split())


def unbroken(mutants: Sequence[Mutant]) -> str:
    """The result of all mutants' tests in an unbroken copy."""
    with _copied() as folder:
        return _verdict(folder, list(dict.fromkeys(test for mutant in mutants for test in mutant.tests.split())))


@contextlib.contextmanager
def _copied() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        for part in PARTS:
            _copy(ROOT / part, Path(folder) / part)
        yield Path(folder)


def _verdict(folder: Path, tests: Sequence[str]) -> str:
    """Runs the tests in this copy and returns their result; their temporary files are deleted with the copy."""
    left = folder / "left"
    left.mkdir()
    unexplained = "--assert=plain"  # nobody reads why a test failed, and this is faster
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", unexplained]
    surroundings = {**os.environ, "TMPDIR": str(left), "RING": "second"}
    try:
        done = subprocess.run(
            [*command, f"--hypothesis-profile={PROFILE}", *tests],
            cwd=folder,
            env=surroundings,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return NO_END
    return {0: LIVES, 1: KILLED}.get(done.returncode, BROKEN)


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
    elif source.exists():
        shutil.copy2(source, target)
