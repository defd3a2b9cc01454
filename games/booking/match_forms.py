"""The forms that operators fill in before they act on a match."""

import secrets
from decimal import Decimal

from django import forms
from django.utils.translation import gettext_lazy as _

from personas.models import validation

SMALLEST = Decimal("0.0001")


class Limits(forms.Form):
    """What a match may spend at most."""

    budget_dollars = forms.DecimalField(
        label=_("Budget in $"), required=False, max_digits=12, decimal_places=4, min_value=SMALLEST,
        help_text=_("Play pauses before a call that would exceed it. Empty: no limit."),
    )  # fmt: skip
    budget_tokens = forms.IntegerField(
        label=_("Budget in tokens"), required=False, min_value=1, max_value=2**62,
        help_text=_("For prompts and answers together. Empty: no limit."),
    )  # fmt: skip


class Abortion(forms.Form):
    reason = forms.CharField(
        label=_("Why it is aborted"),
        max_length=500,
        validators=[validation.no_secret],
        widget=forms.Textarea({"rows": 3}),
        help_text=_("Everybody who opens the match reads it."),
    )


class Repetition(forms.Form):
    """The token makes sure that a form sent twice orders one match."""

    token = forms.CharField(max_length=100, widget=forms.HiddenInput, initial=lambda: secrets.token_urlsafe(16))
