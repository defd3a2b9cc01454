"""Prints of the program: of the part that decides how a trial turns out, and of the part that draws figures of it.

They are apart, so that a change of a page does not pass for a change of the test.
"""

import functools
import hashlib
from collections.abc import Iterable
from pathlib import Path

_ROOT = Path(__file__).parents[2]

DECIDING = (
    "sct/kernel/**/*", "sct/work/plays.py", "glassbox_site/ground/plain/*.py",
    "personas/llm/asking.py", "personas/llm/chat.py", "personas/llm/costs.py", "personas/llm/errors.py",
    "personas/llm/answers/jsonish.py", "personas/llm/answers/reading.py", "personas/llm/answers/schemas.py",
    "personas/llm/answers/thinking.py",
    "personas/llm/line/tooling.py", "glassbox_site/ground/words.py",
)  # fmt: skip
"""What playing and judging a trial reaches; a test holds the list against the imports."""

DRAWING = (
    "sct/plots/*.py", "sct/records/figures/outcomes.py", "sct/records/figures/measures.py",
    "sct/kernel/judging/statistics.py", "glassbox_site/ground/plain/proportions.py",
)  # fmt: skip


def code_version(*origins: str) -> str:
    """Of the code and the prompts that make a trial what it is. What third parties add to it is known by the names and
    versions of their packages."""
    return " + ".join([_deciding(), *origins])


@functools.cache
def _deciding() -> str:
    return _print(DECIDING)


@functools.cache
def drawing_version() -> str:
    return _print(DRAWING)


def files(patterns: Iterable[str]) -> list[Path]:
    found = (path for pattern in patterns for path in _ROOT.glob(pattern))
    return sorted(path for path in found if path.is_file() and path.suffix in (".py", ".txt"))


def _print(patterns: Iterable[str]) -> str:
    digest = hashlib.sha256()
    for path in files(patterns):
        digest.update(str(path.relative_to(_ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
