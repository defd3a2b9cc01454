"""Remarks shown beside the outcome of a trial, which are not part of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from sct.records.figures import editing, outcomes
from sct.records.reports import metric_words


@dataclass(frozen=True, slots=True, kw_only=True)
class Aside:
    """A remark; `tone` is that of its badge."""

    words: str | Promise
    tone: str = ""


def of(evaluation: Mapping[str, Any]) -> Iterator[Aside]:
    if evaluation.get("edition", 1) == 1:
        yield Aside(words=_("evaluated as it was written, before there were not asked and unreadable"))
    if reason := metric_words.why_not_asked(evaluation):
        yield Aside(words=_("nothing was asked: %(reason)s") % {"reason": reason}, tone="warn")
    if evaluation.get("secret_switched"):
        yield Aside(words=_("the secret changed before the fork"), tone="warn")
    if misfits := evaluation.get("boards_misfit"):
        told = ngettext(
            "%(count)d board does not fit the host’s own secret",
            "%(count)d boards do not fit the host’s own secret",
            misfits,
        )
        yield Aside(words=told % {"count": misfits}, tone="warn")
    if cut := evaluation.get("replies_cut"):
        told = ngettext("%(count)d reply cut off", "%(count)d replies cut off", cut)
        yield Aside(words=told % {"count": cut}, tone="warn")
    yield from _tools(evaluation)
    lenient = (evaluation.get("lenient") or {}).get("outcome")
    if lenient and lenient != evaluation["outcome"]:
        yield Aside(words=_("read leniently: %(outcome)s") % {"outcome": outcomes.BY_CODE[lenient].name})


def _tools(evaluation: Mapping[str, Any]) -> Iterator[Aside]:
    """Remarks on the use of memory tools; none for agents without them."""
    edits = evaluation.get("memory_edits")
    if edits is None:
        return
    told = {
        True: _("its tools reached the model"),
        False: _("its tools did not reach the model"),
        None: _("nobody can say whether its tools reached the model"),
    }
    reached = evaluation.get("tools_reached")
    yield Aside(words=told[reached], tone="warn" if reached is False else "")
    made = ngettext("%(count)d edit of its memory", "%(count)d edits of its memory", edits) % {"count": edits}
    yield Aside(words=made, tone="" if edits else "warn")
    if told_why := editing.REASONS.get(str(evaluation.get("no_edit_reason"))):
        yield Aside(words=told_why, tone="warn")


def why_fewer(file: Mapping[str, Any]) -> str | Promise:
    """Why there are fewer candidates than wanted. If a model proposed them, more words may exist that fit."""
    reason = file["sct"].get("candidate_reason")
    if reason not in (None, "too_few_fit"):
        return metric_words.REASONS.get(reason, reason)
    generation = file["metadata"].get("sct", {}).get("candidate_generation") or {}
    if generation.get("method") == "llm":
        return _("the model named no other word that fits")
    return _("no other word fits the conversation")
