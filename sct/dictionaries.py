"""Word lists: read once per process, and kept by length, so that a pattern is one search over one text."""

import functools
import importlib
import importlib.util
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

BUILT_IN_WORDS = 60_000
SHORTEST, LONGEST = 3, 20
_WORD = re.compile(r"[a-z]+")


class NoDictionary(Exception):
    """A word list that was named cannot be read."""


@dataclass(frozen=True, slots=True)
class Dictionary:
    """Lower-case words in alphabetical order, one text of lines per length."""

    by_length: Mapping[int, str]

    def __bool__(self) -> bool:
        return bool(self.by_length)

    def matching(self, expression: str, length: int) -> tuple[str, ...]:
        """The words of that length that the expression matches wholly."""
        lines = self.by_length.get(length, "")
        return tuple(re.findall(rf"^{expression}$", lines, re.MULTILINE))


def of(words: Iterable[str]) -> Dictionary:
    """Case is folded; what is not made of the letters a to z alone is left out."""
    by_length: dict[int, set[str]] = defaultdict(set)
    for word in words:
        folded = word.strip().casefold()
        if _WORD.fullmatch(folded):
            by_length[len(folded)].add(folded)
    return Dictionary({length: "\n".join(sorted(found)) for length, found in sorted(by_length.items())})


def load(path: Path | None) -> Dictionary:
    """The list at the path, one word a line, or the built-in one."""
    if path is None:
        return built_in()
    try:
        return _read(path, path.stat().st_mtime_ns)
    except (OSError, UnicodeDecodeError) as problem:
        raise NoDictionary(f"the dictionary {path} cannot be read: {problem}") from problem


@functools.cache
def built_in() -> Dictionary:
    """The most frequent English words of the package wordfreq; empty where that is not installed."""
    if importlib.util.find_spec("wordfreq") is None:
        return Dictionary({})
    words = importlib.import_module("wordfreq").top_n_list("en", BUILT_IN_WORDS)
    return of(word for word in words if SHORTEST <= len(word) <= LONGEST)


@functools.lru_cache(maxsize=8)
def _read(path: Path, _changed: int) -> Dictionary:
    return of(path.read_text(encoding="utf-8-sig").splitlines())
