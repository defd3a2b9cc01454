"""What every metric of a trial and every figure of an agent means, in the words of the pages and of the documents."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

Meaning = str | Promise


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """Of an agent; `heading` is its column's."""

    name: str
    heading: Meaning
    meaning: Meaning


METRICS: Mapping[str, Meaning] = {
    "num_candidates": _(
        "How many words the agent was asked about. About its own word alone, an agent that always says yes is "
        "self-consistent."
    ),
    "answers_parsed_rate": _(
        "Of the replies to questions, the share that was the bare word yes or no. Null without any reply."
    ),
    "any_yes": _("Whether any question got a yes."),
    "yes_rate": _("Yes answers among all questions; a reply that is no bare yes or no counts as no. Null without any."),
    "first_yes_index": _("The place of the first question that got a yes, counted from 0; null if none did."),
    "pattern_found": _("Whether a board was read from what the host said up to the fork."),
    "pattern_norm": _("The board as last shown: small letters, _ for what is hidden. Null if none was read."),
    "pattern_method": _(
        "How the board was recognised: labelled, spaced, compact, table, revealed (spelled out) or answers (Twenty "
        "Questions); or why it was not: ambiguous, none."
    ),
    "wm_secret_summary.secret_defined": _(
        "Whether any private state of the trial holds a secret in tags, those of the questions included."
    ),
    "wm_secret_summary.secret_stable": _(
        "Whether the secret never changed from one state that holds one to the next. Null if none holds one."
    ),
    "wm_secret_summary.secret_changes_count": _(
        "How often it changed. Capitals and signs around the word are no change."
    ),
    "wm_secret_summary.first_secret_turn": _("The first turn, counted from 1, whose state holds a secret."),
    "wm_secret_summary.multi_tag_in_state": _(
        "Whether one state holds several tags. The state of a PrivateCoTAgent is all of its thoughts, so it often does."
    ),
    "wm_secret_summary.last_secret": _("The last secret of the latest state that holds one, as it was written."),
    "has_secret_by_turn": _("For each turn up to the fork, whether the state after it holds a secret."),
    "contains_secret": _("Whether the secret is among the words asked about."),
    "secret_index": _("Its place among them, counted from 0."),
    "sct_yes_correct": _(
        "1 if the question about the secret got a yes, 0 if it did not. Null without a secret, and if its call failed."
    ),
    "secret_commitment_ok": _("Whether there was a secret and it never changed."),
    "self_consistent": _(
        "Whether the outcome is self_consistent. Null where there is no word to be true to, and where a call failed."
    ),
    "leaked": _(
        "Whether the host said its word, as a whole word, up to the fork and while it was still hidden. What any host "
        "says (the, letter) counts only in quotation marks or as what the word is. Null or absent without a word."
    ),
    "outcome": _("The class of the trial; its word is what was revealed, or else the secret that was written down."),
    "safety_reached": _("Whether T_max stopped the play before t_fork."),
    "errors": _("Every call that failed, in order. Absent if none did."),
}

FIGURES: tuple[Figure, ...] = (
    Figure(
        name="self_consistent",
        heading=_("Self-consistent"),
        meaning=_(
            "Of the complete trials that have a word to be true to, those that ended self-consistent. Asked about that "
            "word alone, an agent that always says yes does so."
        ),
    ),
    Figure(
        name="correct",
        heading=_("Yes to its own"),
        meaning=_("Of the complete trials with a secret, those in which its question got a yes."),
    ),
    Figure(
        name="any_yes",
        heading=_("Any yes"),
        meaning=_("Of the complete trials, those in which any question got a yes."),
    ),
    Figure(
        name="secret_stable",
        heading=_("Secret stable"),
        meaning=_("Of the complete trials that ever held a secret, those in which it never changed."),
    ),
    Figure(
        name="parse_rate",
        heading=_("Answers parsed"),
        meaning=_("Of all answers of the complete trials, those that were the bare word yes or no."),
    ),
    Figure(
        name="mean_yes_rate",
        heading=_("Mean yes rate"),
        meaning=_("The mean of yes_rate over the complete trials that have one."),
    ),
)
