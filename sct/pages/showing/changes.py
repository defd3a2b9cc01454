"""What a turn changed in an agent's private state, line by line."""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sct.pages.showing import markings


@dataclass(frozen=True, slots=True, kw_only=True)
class Hunk:
    """Lines that stand together. Long stretches without a change are `is_folded` on the page."""

    kind: Literal["same", "new", "gone"]
    lines: Sequence[markings.Line]

    @property
    def is_folded(self) -> bool:
        return self.kind == "same" and len(self.lines) > LONGEST_SHOWN


LONGEST_SHOWN = 4


def hunks(before: str | None, now: str) -> tuple[Hunk, ...]:
    """Against the state of the turn before; without one, everything is new. What went stands before what came."""
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
