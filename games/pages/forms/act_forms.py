"""What an operator can do to a match, each with its words, the form that confirms it, and how it is carried out."""

import dataclasses
import secrets
from collections.abc import Callable

from django import forms
from django.http import QueryDict
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.booking import matches
from games.models import Match
from games.pages.forms import limits
from personas.models import Verb


class Abortion(forms.Form):
    reason = forms.CharField(
        label=_("Why it is aborted"),
        max_length=500,
        widget=forms.Textarea({"rows": 3}),
        help_text=_("Everybody who opens the match reads it."),
    )


class Repetition(forms.Form):
    """The token makes one match of a form that is sent twice."""

    token = forms.CharField(max_length=100, widget=forms.HiddenInput, initial=lambda: secrets.token_urlsafe(16))


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """`name` is its part of the address. `done` is told afterwards, with the match's name in it.

    What the form asks for is what the use case wants to know, under the same names.
    """

    name: str
    verb: Verb
    does: Callable[..., Match]
    label: Promise | str
    question: Promise | str
    meaning: Promise | str
    done: Promise | str
    form: type[forms.Form] = forms.Form
    is_grave: bool = False

    def asked(self, match: Match, said: QueryDict | None = None) -> forms.Form:
        """The form, with what the match has now, or as it was sent."""
        return self.form(said, initial={name: getattr(match, name) for name in limits.Limits.base_fields})

    def carried_out(self, match: Match, filled: forms.Form, *, by_id: int) -> Match:
        """The match, or the new one. Raises `NotPossible` and `Refused`."""
        return self.does(match.pk, **filled.cleaned_data, by_id=by_id)


ACTS = {
    act.name: act
    for act in (
        Act(
            name="start",
            verb=Verb.STARTED,
            does=matches.start,
            label=_("Start now"),
            question=_("Start %(match)s now?"),
            meaning=_("It does not wait for its time; a worker takes it up at once."),
            done=_("%(match)s starts now."),
        ),
        Act(
            name="pause",
            verb=Verb.PAUSED,
            does=matches.pause,
            label=_("Pause"),
            question=_("Pause %(match)s?"),
            meaning=_("It stops within the step it is at. Answers that are on their way are kept and not paid twice."),
            done=_("%(match)s is paused."),
        ),
        Act(
            name="resume",
            verb=Verb.RESUMED,
            does=matches.resume,
            label=_("Resume"),
            question=_("Resume %(match)s?"),
            meaning=_("It goes on from its last entry, as if nothing had happened."),
            done=_("%(match)s goes on."),
        ),
        Act(
            name="budget",
            verb=Verb.GRANTED,
            does=matches.grant,
            label=_("Budget"),
            question=_("What may %(match)s spend?"),
            meaning=_("A match that stopped because its budget was spent has to be resumed afterwards."),
            done=_("%(match)s has a new budget."),
            form=limits.Limits,
        ),
        Act(
            name="rerun",
            verb=Verb.REPEATED,
            does=matches.rerun,
            label=_("Play again"),
            question=_("Play %(match)s once more?"),
            meaning=_("A new match with the same seed, rules and lineup, each persona as it was then."),
            done=_("%(match)s is ordered."),
            form=Repetition,
        ),
        Act(
            name="abort",
            verb=Verb.ABORTED,
            does=matches.abort,
            label=_("Abort"),
            question=_("Abort %(match)s for good?"),
            meaning=_("It cannot be resumed afterwards. What was played stays on record."),
            done=_("%(match)s is aborted."),
            form=Abortion,
            is_grave=True,
        ),
    )
}


def possible(match_ids: list[int]) -> dict[int, list[Act]]:
    """By match, in the order in which they are offered."""
    verbs = matches.possible(match_ids)
    return {match_id: [act for act in ACTS.values() if act.verb in may] for match_id, may in verbs.items()}
