"""Problems in what people wrote, as data: where, what, with which values.

A problem becomes a sentence only where it is shown, in the reader's language. A form finds the field by the path.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext

from glassbox_site.ground import words

Path = tuple[str | int, ...]

AS_SAID = "%(said)s"
LONGEST_STEP = 60
LONGEST_VALUE = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """`path` leads to the value, as in ("agents", 0, "name"), and is empty for the whole. `code` is the sentence as the
    catalogues of languages have it, filled with `values`; a value `given` is appended in brackets. `place` replaces the
    joined path at the beginning of a line."""

    code: str
    values: Mapping[str, Any] = field(default_factory=dict)
    path: Path = ()
    place: str | None = None

    def __str__(self) -> str:
        """One line, with its place, for readers who do not see where the problem is."""
        steps = ".".join(words.brief(str(step), LONGEST_STEP) for step in self.path)
        place = steps if self.place is None else self.place
        return f"{place}: {self._words}" if place else self._words

    @property
    def said(self) -> str:
        """The sentence alone, capitalised, for where the problem is shown in its place."""
        told = self._words
        return told if self.code.startswith("%(") and self.code != AS_SAID else told[:1].upper() + told[1:]

    @property
    def _words(self) -> str:
        values = {name: _bounded(value) for name, value in self.values.items()}
        told: str = gettext(self.code) % values
        return told + gettext(" (given: %(given)r)") % values if "given" in values else told


class Unusable(Exception):
    """Raised with all problems of what was written; as text, one line each."""

    def __init__(self, found: Sequence[Problem]) -> None:
        super().__init__(found)
        self.problems = tuple(found)

    def __str__(self) -> str:
        return "\n".join(self.lines)

    @property
    def lines(self) -> list[str]:
        return lines(self.problems)


def as_said(text: str, *, path: Path = (), place: str | None = None) -> Problem:
    """A problem in the words of a library or a machine, which are not translated."""
    return Problem(code=AS_SAID, values={"said": text}, path=path, place=place)


def lines(found: Iterable[Problem]) -> list[str]:
    """One line for each problem. Those that read the same are given once."""
    return list(dict.fromkeys(map(str, found)))


def kept(stored: Mapping[str, Any] | str) -> Problem:
    """Reads a problem back from its `asdict` in JSON, or from the bare sentence that earlier releases stored."""
    if isinstance(stored, str):
        return as_said(stored)
    return Problem(**{**stored, "path": tuple(stored["path"])})


def _bounded(value: Any) -> Any:
    is_long = isinstance(value, str) and len(value) > LONGEST_VALUE
    return f"{value[:LONGEST_VALUE]}…" if is_long else value
