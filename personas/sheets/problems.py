"""What is wrong with a sheet: each problem's line, place and message, none of which contains a key."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from glassbox_site.ground import words
from personas.models import validation

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """`path` leads to the value, as in ("models", 0, "base_url")."""

    message: str
    line: int | None = None
    path: Path = ()

    def __str__(self) -> str:
        steps = [_step(step) for step in self.path]
        place = [_("line %(number)d") % {"number": self.line}] if self.line else []
        told = ": ".join([*place, *([", ".join(steps)] if steps else []), words.brief(self.message, 300)])
        return validation.without_secrets(told)


def _step(step: str | int) -> str:
    return _("entry %(number)d") % {"number": step + 1} if isinstance(step, int) else words.brief(step, 60)


class Unfit(Exception):
    """The sheet was refused as a whole."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = sorted(problems, key=lambda problem: problem.line or 0)
        super().__init__("\n".join(map(str, self.problems)))
