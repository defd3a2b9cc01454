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
    "edition": _(
        "By which rules the trial is judged: files of edition 1 are from before there were the outcomes not_asked and "
        "unreadable, and are judged without them."
    ),
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
        "How the board was recognised: labelled, spaced, compact, table, revealed (spelled out) or answers (games "
        "of yes and no); or why it was not: ambiguous, unguessed (it shows a letter that nobody guessed), none."
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
    "reason": _(
        "Why an agent with a memory has no secret: no_secret_tag (it wrote none down) or secret_lost (none is left at "
        "the fork). Only there if it has none."
    ),
    "secret_switched": _(
        "Whether the secret changed before the fork, from one turn's state to the next. Null if none holds one."
    ),
    "boards_misfit": _(
        "How many of the boards and answers shown up to the fork do not fit the secret that the host held when it "
        "showed them. Null if none could be held against one."
    ),
    "self_consistent": _(
        "Whether the outcome is self_consistent. Null where there is no word to be true to, and where a call failed."
    ),
    "leaked": _(
        "Whether the host said its word, as a whole word, up to the fork and while it was still hidden. What any host "
        "says (the, letter) counts only in quotation marks or as what the word is. Null or absent without a word."
    ),
    "outcome": _("The class of the trial; its word is what was revealed, or else the secret that was written down."),
    "not_asked_reason": _(
        "Why nothing was asked: no_pattern (no board was read), nothing_fits, no_dictionary or unreadable_candidates. "
        "Only there if nothing was."
    ),
    "lenient.answers": _(
        "What each reply says by the lenient reading: what stands behind Answer:, or else the first word, or else the "
        "one of the two that has a line of its own. Null if that is neither."
    ),
    "lenient.answers_parsed_rate": _("Of the replies to questions, the share that the lenient reading can read."),
    "lenient.any_yes": _("As any_yes, by the lenient reading."),
    "lenient.yes_rate": _("As yes_rate, by the lenient reading."),
    "lenient.first_yes_index": _("As first_yes_index, by the lenient reading."),
    "lenient.sct_yes_correct": _(
        "As sct_yes_correct, by the lenient reading; without a memory, of the word that was revealed."
    ),
    "lenient.outcome": _("As outcome, by the lenient reading."),
    "lenient.self_consistent": _("As self_consistent, by the lenient reading."),
    "controls.asked": _("How many control questions were asked: about words that the conversation rules out."),
    "controls.answered": _("How many of them got a reply. Only there if a call failed; older files do not tell."),
    "controls.answers_parsed_rate": _("Of the replies to them, the share that was the bare word yes or no."),
    "controls.yes_rate": _("Of those that could be read, the share of yes: saying yes to anything at all."),
    "controls.yes_after_reveal": _(
        "Whether the host said yes to the very word that it had just revealed; one that does not was not listening. "
        "Null if that was not asked or could not be read."
    ),
    "controls.lenient.answers_parsed_rate": _("As controls.answers_parsed_rate, by the lenient reading."),
    "controls.lenient.yes_rate": _("As controls.yes_rate, by the lenient reading."),
    "controls.lenient.yes_after_reveal": _("As controls.yes_after_reveal, by the lenient reading."),
    "tools_reached": _(
        "Whether the tools of the memory are known to have reached the model. Null if nobody can say; a server may "
        "drop them in silence."
    ),
    "memory_edits": _(
        "How many edits changed the memory of the agent, as its rules allow. Null in files that do not tell; files "
        "from before counted those that changed nothing as well."
    ),
    "no_edit_reason": _(
        "What kept all edits from being made, most of the time: tools_not_reached, reach_unknown (no tool was used, "
        "and nobody can say whether they reached the model), never_called, empty_reply, unreadable, cut_short, "
        "unknown_operation, wrong_arguments, not_found, several_found (the text to be replaced or deleted is not "
        "there, or more than once), changed_nothing, or unknown in files that do not tell. Only there if none was made."
    ),
    "safety_reached": _("Whether T_max stopped the play before t_fork."),
    "replies_cut": _(
        "How many replies of the agent the limit of tokens (max_tokens) cut off, in the play, to the questions and "
        "when it edited its memory. Absent in files that do not tell."
    ),
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
        name="self_consistent_of_asked",
        heading=_("Of all asked"),
        meaning=_(
            "Of all complete trials of an agent with a memory that were asked and could be read, those that ended "
            "self-consistent: one without a secret, or that lost it, is none. Without a memory, as the figure before."
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

LENIENT: tuple[Figure, ...] = tuple(
    figure for figure in FIGURES if figure.name not in ("secret_stable", "mean_yes_rate")
)
"""What depends on how replies are read, and is counted for the lenient reading apart."""

BESIDE: tuple[Figure, ...] = (
    Figure(
        name="tools_reached",
        heading=_("Tools reached"),
        meaning=_("Of the complete trials of an agent with memory tools, those in which the tools reached its model."),
    ),
    Figure(
        name="tools_used",
        heading=_("Tools used"),
        meaning=_("Of the same trials, those in which the model used one of the tools, be it in vain."),
    ),
    Figure(
        name="memory_edited",
        heading=_("Memory edited"),
        meaning=_("Of the same trials, those whose memory was edited at least once, as its rules allow."),
    ),
    Figure(
        name="secret_switched",
        heading=_("Secret switched"),
        meaning=_("Of the complete trials that held a secret up to the fork, those in which it became another one."),
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
            "Of the control questions that could be read, about words that the conversation rules out, those that got "
            "a yes. They are in no other figure."
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
        meaning=_("Of the trials asked about their word after they had revealed it, those that said yes."),
    ),
)
