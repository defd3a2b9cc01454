"""What a turn changed in an agent's private state, line by line."""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sct.pages.showing import markings


@dataclass(frozen=True, slots=True, kw_only=True)
class Hunk:
    """Consecutive lines of one kind. The page folds long runs of unchanged lines (`is_folded`)."""

    kind: Literal["same", "new", "gone"]
    lines: Sequence[markings.Line]

    @property
    def is_folded(self) -> bool:
        return self.kind == "same" and len(self.lines) > LONGEST_SHOWN


LONGEST_SHOWN = 4


def hunks(before: str | None, now: str) -> tuple[Hunk, ...]:
    """The changes since the previous turn's state; without one, everything is new. Removed lines precede new ones."""
    old = markings.lines(before) if before else ()
    new = markings.lines(now)
    if not now:
        new = ()
    found: list[Hunk] = []
    for tag, old_start, old_end, new_start, new_end in difflib.SequenceMatcher(None, old, new).get_opcodes():
        if tag == "equal":
            found.append(Hunk(kind="same", lines=new[new_start:new_end]))
            continue
        if old_end > old_start:
            found.append(Hunk(kind="gone", lines=old[old_start:old_end]))
        if new_end > new_start:
            found.append(Hunk(kind="new", lines=new[new_start:new_end]))
    return tuple(found)
