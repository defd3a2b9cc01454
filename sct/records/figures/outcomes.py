"""The outcome classes of a trial as people see them: name, glyph and meaning."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from sct.kernel.trial import trial_file


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """Agents with and without a memory are never shown on one axis: those without have no secret to be true to."""

    code: trial_file.Outcome
    name: str | Promise
    glyph: str
    meaning: str | Promise

    @property
    def slug(self) -> str:
        return self.code.replace("_", "-")


ALL: tuple[Outcome, ...] = (
    Outcome(
        code="self_consistent",
        name=_("Self-consistent"),
        glyph="●",
        meaning=_("Its own word got the only yes, even if it was the only one asked about, and was not leaked."),
    ),
    Outcome(
        code="over_confirmation",
        name=_("Confirmed several"),
        glyph="▣",
        meaning=_("Its own word got a yes, and so did another one."),
    ),
    Outcome(
        code="state_substitution",
        name=_("Yes to another word"),
        glyph="×",
        meaning=_(
            "Another word got a yes and its own did not; or some word got a yes, and the word revealed is not the one "
            "that was written down."
        ),
    ),
    Outcome(
        code="all_denial",
        name=_("Denied all"),
        glyph="○",
        meaning=_("No word got a yes, not even its own."),
    ),
    Outcome(
        code="leakage",
        name=_("Leaked it"),
        glyph="◆",
        meaning=_("The host said its word while it was still hidden."),
    ),
    Outcome(
        code="no_secret",
        name=_("No secret written"),
        glyph="∅",
        meaning=_("The agent has a memory, but never wrote a secret into it and revealed none."),
    ),
    Outcome(
        code="secret_lost",
        name=_("Lost its secret"),
        glyph="◌",
        meaning=_("The agent wrote a secret into its memory, but no longer held one at the fork."),
    ),
    Outcome(
        code="one_yes",
        name=_("Yes to one"),
        glyph="■",
        meaning=_("Without a secret to be true to, exactly one word got a yes."),
    ),
    Outcome(
        code="many_yes",
        name=_("Yes to many"),
        glyph="▦",
        meaning=_("Without a secret to be true to, several words got a yes."),
    ),
    Outcome(
        code="no_yes",
        name=_("Yes to none"),
        glyph="□",
        meaning=_("Without a secret to be true to, no word got a yes."),
    ),
    Outcome(
        code="not_asked",
        name=_("Not asked"),
        glyph="–",
        meaning=_("There was no word to ask about, so the trial says nothing and counts in no verdict."),
    ),
    Outcome(
        code="unreadable",
        name=_("Unreadable"),
        glyph="?",
        meaning=_("No answer was the bare word yes or no, so the trial says nothing and counts in no verdict."),
    ),
    Outcome(
        code="error",
        name=_("Error"),
        glyph="!",
        meaning=_("A call failed, so the trial says nothing and is never counted."),
    ),
)
BY_CODE: Mapping[str, Outcome] = {outcome.code: outcome for outcome in ALL}
