"""Prints of the program: of the part that decides how a trial turns out, and of the part that draws figures of it.

They are apart, so that a change of a page does not pass for a change of the test.
"""

import functools
import hashlib
from collections.abc import Iterable
from pathlib import Path

_ROOT = Path(__file__).parents[1]

DECIDING = (
    "sct/agents/*.py", "sct/hosts/*.py", "sct/prompts/*", "sct/trial/*.py", "sct/running/plays.py",
    "sct/candidates.py", "sct/catalog.py", "sct/config.py", "sct/controller.py", "sct/dialogue.py",
    "sct/dictionaries.py", "sct/editing.py", "sct/evaluator.py", "sct/games.py", "sct/hangman.py",
    "sct/model_settings.py", "sct/ordinary_words.py", "sct/pattern_signs.py", "sct/pattern_tokens.py",
    "sct/patterns.py", "sct/player.py", "sct/recorded.py", "sct/results.py", "sct/secret_words.py", "sct/statistics.py",
    "sct/twenty_questions.py", "sct/verdicts.py", "sct/yes_no.py", "personas/proportions.py",
    "personas/llm/asking.py", "personas/llm/chat.py", "personas/llm/costs.py", "personas/llm/errors.py",
    "personas/llm/jsonish.py", "personas/llm/reading.py", "personas/llm/schemas.py", "personas/llm/thinking.py",
    "personas/llm/tooling.py", "personas/llm/words.py",
)  # fmt: skip
"""What playing and judging a trial reaches; a test holds the list against the imports."""

DRAWING = ("sct/plots/*.py", "sct/outcomes.py", "sct/measures.py", "sct/statistics.py", "personas/proportions.py")


@functools.cache
def code_version() -> str:
    """Of the code and the prompts that make a trial what it is."""
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
