"""What is wrong with something that people wrote, as data: where, what, with which values.

It becomes a sentence where somebody reads it, in their language. Forms find its field by the path.
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
    """`path` leads to the value, as in ("agents", 0, "name"); that of the whole is empty. `code` is the sentence as the
    catalogues of languages know it, filled by the `values`; one named `given` is told behind it. `place` is what a line
    calls the path, where that is not its steps."""

    code: str
    values: Mapping[str, Any] = field(default_factory=dict)
    path: Path = ()
    place: str | None = None

    def __str__(self) -> str:
        """A line for whoever does not see where it is."""
        steps = ".".join(words.brief(str(step), LONGEST_STEP) for step in self.path)
        place = steps if self.place is None else self.place
        return f"{place}: {self._words}" if place else self._words

    @property
    def said(self) -> str:
        """For whoever sees where it is."""
        told = self._words
        return told if self.code.startswith("%(") and self.code != AS_SAID else told[:1].upper() + told[1:]

    @property
    def _words(self) -> str:
        values = {name: _bounded(value) for name, value in self.values.items()}
        told: str = gettext(self.code) % values
        return told + gettext(" (given: %(given)r)") % values if "given" in values else told


class Unusable(Exception):
    """What was written cannot be used, with every problem; as text, with a line for each."""

    def __init__(self, found: Sequence[Problem]) -> None:
        super().__init__(found)
        self.problems = tuple(found)

    def __str__(self) -> str:
        return "\n".join(self.lines)

    @property
    def lines(self) -> list[str]:
        return lines(self.problems)


def as_said(text: str, *, path: Path = (), place: str | None = None) -> Problem:
    """In somebody else's words, a library's or a machine's."""
    return Problem(code=AS_SAID, values={"said": text}, path=path, place=place)


def lines(found: Iterable[Problem]) -> list[str]:
    """One for each that reads differently: some are in several places and told once."""
    return list(dict.fromkeys(map(str, found)))


def kept(stored: Mapping[str, Any] | str) -> Problem:
    """As `dataclasses.asdict` and JSON leave one behind; earlier releases kept the sentence."""
    if isinstance(stored, str):
        return as_said(stored)
    return Problem(**{**stored, "path": tuple(stored["path"])})


def _bounded(value: Any) -> Any:
    is_long = isinstance(value, str) and len(value) > LONGEST_VALUE
    return f"{value[:LONGEST_VALUE]}…" if is_long else value
