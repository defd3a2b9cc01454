"""Word lists: read once per process and stored by word length, so that matching a pattern is one search of one text."""

import functools
import gzip
import importlib
import importlib.metadata
import importlib.util
import itertools
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from sct.kernel.games import unwanted_words

BUILT_IN_WORDS = 60_000
BUILT_IN_LIST = "data/large_en.msgpack.gz"
SHORTEST, LONGEST = 3, 20
SHIPPED = Path(__file__).parents[2] / "configs"
DEMO_WORDS = SHIPPED / "demo_words.txt"
_NUMBER = re.compile(r"\d[\d.,]")  # not among the words that the package tells
_WORD = re.compile(r"[a-z]+")


class NoDictionary(Exception):
    """A word list that was named cannot be read."""


@dataclass(frozen=True, slots=True)
class Dictionary:
    """Lower-case words in alphabetical order: for each length, one text with a word per line."""

    by_length: Mapping[int, str]

    def __bool__(self) -> bool:
        return bool(self.by_length)

    def matching(self, expression: str, length: int) -> tuple[str, ...]:
        """The words of that length that the regular expression matches in full."""
        lines = self.by_length.get(length, "")
        return tuple(re.findall(rf"^{expression}$", lines, re.MULTILINE))


def of(words: Iterable[str]) -> Dictionary:
    """Folds case, and leaves out words with anything but the letters a to z."""
    by_length: dict[int, set[str]] = defaultdict(set)
    for word in words:
        folded = word.strip().casefold()
        if _WORD.fullmatch(folded):
            by_length[len(folded)].add(folded)
    return Dictionary({length: "\n".join(sorted(found)) for length, found in sorted(by_length.items())})


def place(named: str) -> Path:
    """The path of a list that a configuration names. A shipped list has its bare file name there, on every machine."""
    return SHIPPED / named if named in shipped() else Path(named)


def portable(named: str) -> str:
    """The reverse of `place`: the path of a shipped list, valid on one machine only, becomes its bare file name; any
    other path is returned unchanged."""
    path = Path(named)
    return path.name if path.parent == SHIPPED and path.name in shipped() else named


@functools.cache
def shipped() -> tuple[str, ...]:
    """Names of the lists that come with the program."""
    return tuple(sorted(path.name for path in SHIPPED.glob("*.txt")))


@functools.cache
def demo_words() -> tuple[str, ...]:
    return tuple(DEMO_WORDS.read_text(encoding="utf-8").split())


def load(path: Path | None) -> Dictionary:
    """The list at the path, one word per line, or the built-in one for None. Raises NoDictionary."""
    if path is None:
        return built_in()
    try:
        return _read(path, path.stat().st_mtime_ns)
    except (OSError, UnicodeDecodeError) as problem:
        raise NoDictionary(f"the dictionary {path} cannot be read: {problem}") from problem


def name(path: Path | None) -> str | None:
    """The list's name in trial files; None if the built-in list is meant and not installed."""
    if path is not None:
        return portable(str(path))
    if not built_in():
        return None
    told = f"wordfreq {importlib.metadata.version('wordfreq')}: large_en, its {BUILT_IN_WORDS} most frequent words"
    return f"{told} but for unwanted ones"


@functools.cache
def built_in() -> Dictionary:
    """The most frequent English words of the package wordfreq, without unwanted ones; empty if it is not installed."""
    package = importlib.util.find_spec("wordfreq")
    if package is None or package.origin is None:
        return Dictionary({})
    words = itertools.islice(_by_frequency(Path(package.origin).parent / BUILT_IN_LIST), BUILT_IN_WORDS)
    return of(word for word in words if SHORTEST <= len(word) <= LONGEST and unwanted_words.is_wanted(word))


def _by_frequency(path: Path) -> Iterator[str]:
    """The words in the package's own order, most frequent first. Its file, a list of lists, is read here directly and
    only as far as needed, because the package would keep all of it in memory, five times as much as our words."""
    with gzip.open(path) as file:
        unpacker = importlib.import_module("msgpack").Unpacker(file)
        lists = unpacker.read_array_header()
        header = unpacker.unpack()
        if (header.get("format"), header.get("version")) != ("cB", 1):
            raise NoDictionary(f"{path} is not a list of words by frequency, but {header}")
        for _ in range(lists - 1):
            yield from (word for word in unpacker.unpack() if not _NUMBER.match(word))


@functools.lru_cache(maxsize=8)
def _read(path: Path, _changed: int) -> Dictionary:
    return of(path.read_text(encoding="utf-8-sig").splitlines())
