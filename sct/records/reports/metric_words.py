"""Tells people the metrics of a trial: a heading for each, and its value in words."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from glassbox_site.ground.plain import rounded
from sct.records.figures import definitions, editing, outcomes
from sct.records.reports import flat


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A metric by its `name` in the file."""

    name: str
    value: definitions.Meaning

    @property
    def heading(self) -> definitions.Meaning:
        return HEADINGS.get(self.name, self.name)


LENIENTLY: Mapping[str, definitions.Meaning] = {
    "answers": _("Answers, one by one, read leniently"),
    "answers_parsed_rate": _("Answers read leniently"),
    "any_yes": _("Any yes, read leniently"),
    "yes_rate": _("Share of yes, read leniently"),
    "first_yes_index": _("Position of the first yes, read leniently"),
    "sct_yes_correct": _("Yes to its own, read leniently"),
    "outcome": _("Outcome, read leniently"),
    "self_consistent": _("Self-consistent, read leniently"),
}

HEADINGS: Mapping[str, definitions.Meaning] = {
    "edition": _("Edition of the rules"),
    "num_candidates": _("Words asked about"),
    "answers_parsed_rate": _("Answers parsed"),
    "any_yes": _("Any yes"),
    "yes_rate": _("Share of yes"),
    "first_yes_index": _("Position of the first yes"),
    "pattern_found": _("Board read"),
    "pattern_norm": _("Board as last shown"),
    "pattern_method": _("How the board was read"),
    "wm_secret_summary.secret_defined": _("Secret written down"),
    "wm_secret_summary.secret_stable": _("Secret stable"),
    "wm_secret_summary.secret_changes_count": _("Changes of the secret"),
    "wm_secret_summary.first_secret_turn": _("First turn with a secret"),
    "wm_secret_summary.multi_tag_in_state": _("Several secrets at once"),
    "wm_secret_summary.last_secret": _("Last secret"),
    "has_secret_by_turn": _("Turns with a secret"),
    "contains_secret": _("Asked about its secret"),
    "secret_index": _("Position of the secret"),
    "sct_yes_correct": _("Yes to its own"),
    "secret_commitment_ok": _("Kept one secret"),
    "reason": _("Why it has no secret"),
    "secret_switched": _("Secret changed before the fork"),
    "boards_misfit": _("Boards that do not fit"),
    "self_consistent": _("Self-consistent"),
    "leaked": _("Leaked"),
    "outcome": _("Outcome"),
    "not_asked_reason": _("Why nothing was asked"),
    **{f"lenient.{name}": heading for name, heading in LENIENTLY.items()},
    "controls.asked": _("Control questions asked"),
    "controls.answered": _("Control questions answered"),
    "controls.answers_parsed_rate": _("Control answers parsed"),
    "controls.yes_rate": _("Share of yes to control questions"),
    "controls.yes_after_reveal": _("Yes to the word just revealed"),
    "controls.lenient.answers_parsed_rate": _("Control answers read leniently"),
    "controls.lenient.yes_rate": _("Share of yes to control questions, read leniently"),
    "controls.lenient.yes_after_reveal": _("Yes to the word just revealed, read leniently"),
    "tools_reached": _("Tools reached the model"),
    "memory_edits": _("Edits of its memory"),
    "no_edit_reason": _("Why its memory was not edited"),
    "safety_reached": _("Stopped early by T_max"),
    "replies_cut": _("Replies cut off"),
    "errors": _("Failed calls"),
}

REASONS: Mapping[str, str | Promise] = {
    "no_pattern": _("no board could be read"),
    "nothing_fits": _("no candidate fits the conversation"),
    "no_dictionary": _("there is no dictionary"),
    "unreadable_candidates": _("the candidates could not be read"),
}
"""Why nothing was asked."""

_CODES: Mapping[str, Mapping[str, str | Promise]] = {
    "outcome": {code: outcome.name for code, outcome in outcomes.BY_CODE.items()},
    "not_asked_reason": REASONS,
    "no_edit_reason": editing.REASONS,
    "reason": {
        "no_secret_tag": _("it never wrote one down"),
        "secret_lost": _("none is left at the fork"),
    },
    "pattern_method": {
        "labelled": _("labelled"),
        "spaced": _("spaced"),
        "compact": _("compact"),
        "table": _("a table"),
        "revealed": _("spelled out"),
        "answers": _("answers of yes and no"),
        "ambiguous": _("ambiguous"),
        "unguessed": _("it shows a letter that nobody guessed"),
        "none": _("none"),
    },
}


def told(evaluation: Mapping[str, Any]) -> Iterator[Told]:
    """Nested metrics last. Lists are left to the file."""
    pairs = list(flat.pairs(evaluation))
    for name, value in sorted(pairs, key=lambda pair: "." in pair[0]):
        if not isinstance(value, list):
            yield Told(name=name, value=_value(name, value))


def why_not_asked(evaluation: Mapping[str, Any]) -> str | Promise:
    reason = evaluation.get("not_asked_reason") or ""
    return REASONS.get(reason, reason)


def _value(name: str, value: Any) -> definitions.Meaning:
    last = name.rpartition(".")[-1]
    if value is None:
        return "–"
    if isinstance(value, bool) or last == "sct_yes_correct":
        return gettext("yes") if value else gettext("no")
    if isinstance(value, float):
        return rounded.places(value, 2)
    return _CODES.get(last, {}).get(value, str(value))
