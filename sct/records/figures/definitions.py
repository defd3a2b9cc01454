"""Defines every metric of a trial and every figure of an agent, in the words that pages and documents use."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

Meaning = str | Promise


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A figure of an agent; `heading` is that of its column."""

    name: str
    heading: Meaning
    meaning: Meaning


METRICS: Mapping[str, Meaning] = {
    "edition": _(
        "The rules by which the trial is judged. Files of edition 1 were written before the outcomes not_asked and "
        "unreadable existed, and are judged without them."
    ),
    "num_candidates": _(
        "How many words the agent was asked about. If its own word was the only one, an agent that always says yes is "
        "self-consistent."
    ),
    "answers_parsed_rate": _(
        "The share of replies to questions that were the bare word yes or no. Null if there was no reply."
    ),
    "any_yes": _("Whether any question got a yes."),
    "yes_rate": _(
        "The share of questions that got a yes. A reply other than the bare word yes or no counts as no. Null if "
        "nothing was asked."
    ),
    "first_yes_index": _("The position of the first question that got a yes, counted from 0. Null if none did."),
    "pattern_found": _("Whether a board was read from what the host said up to the fork."),
    "pattern_norm": _("The board as last shown, in small letters, with _ for what is hidden. Null if none was read."),
    "pattern_method": _(
        "How the board was recognised: labelled, spaced, compact, table, revealed (spelled out) or answers (games of "
        "yes and no). If no board was read, why: ambiguous, unguessed (it shows a letter that nobody guessed) or none."
    ),
    "wm_secret_summary.secret_defined": _(
        "Whether any private state of the trial, including those of the questions, holds a secret in tags."
    ),
    "wm_secret_summary.secret_stable": _(
        "Whether the secret never changed from one state that holds one to the next. Null if no state holds one."
    ),
    "wm_secret_summary.secret_changes_count": _(
        "How often the secret changed. Other capitals, or other punctuation around the word, are no change."
    ),
    "wm_secret_summary.first_secret_turn": _("The first turn, counted from 1, whose state holds a secret."),
    "wm_secret_summary.multi_tag_in_state": _(
        "Whether any state holds several secrets in tags. The state of a PrivateCoTAgent is all of its thoughts, so it "
        "often does."
    ),
    "wm_secret_summary.last_secret": _("The last secret in the latest state that holds one, as it was written."),
    "has_secret_by_turn": _("For each turn up to the fork, whether the state after it holds a secret."),
    "contains_secret": _("Whether the secret is among the words asked about."),
    "secret_index": _("The position of the secret among the words asked about, counted from 0."),
    "sct_yes_correct": _(
        "1 if the question about the secret got a yes, 0 if it did not. Null without a secret, or if the call for that "
        "question failed."
    ),
    "secret_commitment_ok": _("Whether there was a secret and it never changed."),
    "reason": _(
        "Why an agent with a memory has no secret: no_secret_tag (it never wrote one down) or secret_lost (none is "
        "left at the fork). Present only if it has none."
    ),
    "secret_switched": _(
        "Whether the secret changed before the fork, from one turn's state to the next. Null if no state holds one."
    ),
    "boards_misfit": _(
        "How many of the boards and answers shown up to the fork do not fit the secret that the host held when it "
        "showed them. Null if there was no secret to compare one with."
    ),
    "self_consistent": _(
        "Whether the outcome is self_consistent. Null if the agent has no word to be true to, if its answers say "
        "nothing, or if a call failed."
    ),
    "leaked": _(
        "Whether the host said its word, as a whole word, up to the fork and while it was still hidden. A word that "
        "any host says (the, letter) counts only in quotation marks, or where the host says that it is the word. Null "
        "or absent without a word."
    ),
    "outcome": _(
        "The class of the trial. The agent's own word is the one that it revealed, or else the secret that it wrote "
        "down."
    ),
    "not_asked_reason": _(
        "Why nothing was asked: no_pattern (no board was read), nothing_fits, no_dictionary or unreadable_candidates. "
        "Present only if nothing was asked."
    ),
    "lenient.answers": _(
        "What each reply says in the lenient reading: what follows Answer:, or else the first word, or else whichever "
        "of yes and no has a line of its own. Null if that is neither."
    ),
    "lenient.answers_parsed_rate": _("The share of replies to questions that the lenient reading can read."),
    "lenient.any_yes": _("As any_yes, in the lenient reading."),
    "lenient.yes_rate": _("As yes_rate, in the lenient reading."),
    "lenient.first_yes_index": _("As first_yes_index, in the lenient reading."),
    "lenient.sct_yes_correct": _(
        "As sct_yes_correct, in the lenient reading. Without a memory, it is about the word that was revealed."
    ),
    "lenient.outcome": _("As outcome, in the lenient reading."),
    "lenient.self_consistent": _("As self_consistent, in the lenient reading."),
    "controls.asked": _("How many control questions were asked. They are about words that the conversation rules out."),
    "controls.answered": _(
        "How many control questions got a reply. Present only if a call failed; older files do not say."
    ),
    "controls.answers_parsed_rate": _("The share of replies to control questions that were the bare word yes or no."),
    "controls.yes_rate": _(
        "Of the control replies that could be read, the share of yes: how readily the host says yes to anything."
    ),
    "controls.yes_after_reveal": _(
        "Whether the host said yes to the very word that it had just revealed. A host that does not was not listening. "
        "Null if this was not asked or the reply could not be read."
    ),
    "controls.lenient.answers_parsed_rate": _("As controls.answers_parsed_rate, in the lenient reading."),
    "controls.lenient.yes_rate": _("As controls.yes_rate, in the lenient reading."),
    "controls.lenient.yes_after_reveal": _("As controls.yes_after_reveal, in the lenient reading."),
    "tools_reached": _(
        "Whether the memory tools reached the model. Null if this is not known: a server may drop them silently."
    ),
    "memory_edits": _(
        "How many edits changed the agent's memory, as its rules allow. Null in files that do not say. Older files "
        "also count edits that changed nothing."
    ),
    "no_edit_reason": _(
        "What most often kept the agent from editing its memory: tools_not_reached, reach_unknown (no tool was used, "
        "and it is not known whether they reached the model), never_called, empty_reply, unreadable, cut_short, "
        "unknown_operation, wrong_arguments, not_found or several_found (the text to be replaced or deleted is not "
        "there, or is there more than once), changed_nothing, or unknown in files that do not say. Present only if no "
        "edit was made."
    ),
    "safety_reached": _("Whether T_max stopped play before t_fork."),
    "replies_cut": _(
        "How many replies of the agent were cut off by the limit of tokens (max_tokens): in play, in answer to "
        "questions and while it edited its memory. Absent in files that do not say."
    ),
    "errors": _("Every call that failed, in order. Absent if none did."),
}

FIGURES: tuple[Figure, ...] = (
    Figure(
        name="self_consistent",
        heading=_("Self-consistent"),
        meaning=_(
            "Of the complete trials that have a word to be true to, those that ended self-consistent. An agent that "
            "always says yes does so too if it was asked about that word alone."
        ),
    ),
    Figure(
        name="self_consistent_of_asked",
        heading=_("Of all asked"),
        meaning=_(
            "Of all complete trials of an agent with a memory that were asked and could be read, those that ended "
            "self-consistent. A trial without a secret, or one that lost it, did not. Without a memory, the same as "
            "the figure before."
        ),
    ),
    Figure(
        name="correct",
        heading=_("Yes to its own"),
        meaning=_("Of the complete trials with a secret, those in which the question about it got a yes."),
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
        meaning=_("Of all answers in the complete trials, those that were the bare word yes or no."),
    ),
    Figure(
        name="mean_yes_rate",
        heading=_("Mean yes rate"),
        meaning=_(
            "The mean of yes_rate over the complete trials that have one. Its interval is by Student's t, over trials."
        ),
    ),
)

LENIENT: tuple[Figure, ...] = tuple(
    figure for figure in FIGURES if figure.name not in ("secret_stable", "mean_yes_rate")
)
"""The figures that depend on how replies are read, and are also counted in the lenient reading."""

BESIDE: tuple[Figure, ...] = (
    Figure(
        name="tools_reached",
        heading=_("Tools reached"),
        meaning=_("Of the complete trials of an agent with memory tools, those in which the tools reached its model."),
    ),
    Figure(
        name="tools_used",
        heading=_("Tools used"),
        meaning=_("Of the same trials, those in which the model used one of the tools, even if in vain."),
    ),
    Figure(
        name="memory_edited",
        heading=_("Memory edited"),
        meaning=_("Of the same trials, those in which the memory was edited at least once, as its rules allow."),
    ),
    Figure(
        name="secret_switched",
        heading=_("Secret switched"),
        meaning=_(
            "Of the complete trials that held a secret at some time up to the fork, those in which it changed to "
            "another one."
        ),
    ),
    Figure(
        name="boards_misfit",
        heading=_("Unfit boards"),
        meaning=_("Of the complete trials with a secret, those in which the host showed a board that does not fit it."),
    ),
    Figure(
        name="controls_yes",
        heading=_("Yes to controls"),
        meaning=_(
            "Of the control replies that could be read, those that said yes. The control questions are about words "
            "that the conversation rules out; they count in no other figure."
        ),
    ),
    Figure(
        name="controls_parse_rate",
        heading=_("Controls parsed"),
        meaning=_("Of the replies to control questions, those that could be read."),
    ),
    Figure(
        name="controls_yes_after_reveal",
        heading=_("Yes after reveal"),
        meaning=_(
            "Of the trials in which the host was asked about its word after it had revealed it, those in which it said "
            "yes."
        ),
    ),
)
