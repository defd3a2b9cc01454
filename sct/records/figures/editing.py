"""Counts the trials in which an agent's memory was edited at least once, and the reasons why not in the others."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from sct.kernel.judging import statistics

REASONS: Mapping[str, str | Promise] = {
    "tools_not_reached": _("its tools did not reach the model"),
    "reach_unknown": _("it used no tool, and nobody can say whether its tools reached the model"),
    "never_called": _("its tools reached the model, which never used one"),
    "empty_reply": _("the reply was empty"),
    "unreadable": _("the edit could not be read"),
    "cut_short": _("the edit was cut off before its end"),
    "unknown_operation": _("it used a tool that there is not"),
    "wrong_arguments": _("a tool was used with arguments that do not fit"),
    "not_found": _("the text to be replaced or deleted is not there"),
    "several_found": _("the text to be replaced or deleted is there more than once"),
    "changed_nothing": _("the edit changed nothing"),
    "unknown": _("not known: the file is from before that was written down"),
}
"""In the order in which they are shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Editing:
    """For an agent with memory tools: the share of trials `edited`, the trials by reason why not, and how many files
    do not record edits at all."""

    edited: statistics.Proportion
    reasons: Mapping[str, int]
    untold: int

    @property
    def why(self) -> str:
        """The reasons with their numbers of trials, as one line."""
        counted = [(self.reasons.get(reason, 0), str(told)) for reason, told in REASONS.items()]
        counted.append((self.untold, gettext("not among them: the file does not tell of edits")))
        return "; ".join(f"{told} ({count})" for count, told in counted if count)


def of(evaluations: Iterable[Mapping[str, Any]]) -> Editing | None:
    """None for an agent without such tools."""
    found = list(evaluations)
    told = [each["memory_edits"] for each in found if "memory_edits" in each]
    if not told:
        return None
    known = [edits for edits in told if edits is not None]
    return Editing(
        edited=statistics.wilson(sum(edits > 0 for edits in known), len(known)),
        reasons=Counter(each.get("no_edit_reason") or "unknown" for each in found if each.get("memory_edits") == 0),
        untold=len(found) - len(known),
    )
