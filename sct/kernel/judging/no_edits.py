"""Why an agent with memory tools made no edit in a trial."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from sct.kernel.agents import memory_edits

Reason = Literal[memory_edits.Fault, "changed_nothing", "never_called", "reach_unknown", "tools_not_reached", "unknown"]

UNUSED = ("tools_not_reached", "reach_unknown", "never_called", "empty_reply", "unreadable", "cut_short")
"""Reasons of trials in which no tool was used, not even in vain."""


def why_not(*, edits: int, reached: bool | None, refused: int, unchanged: int, faults: Sequence[str] | None) -> str:
    """The most frequent reason why edits failed, or why no tool was called; "" if any edit was made."""
    if edits:
        return ""
    if refused and faults is None:
        return "unknown"
    if found := [*(faults or ()), *["changed_nothing"] * unchanged]:
        return Counter(found).most_common(1)[0][0]
    return {True: "never_called", False: "tools_not_reached", None: "reach_unknown"}[reached]
