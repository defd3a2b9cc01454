"""What a match may spend at most."""

from decimal import Decimal

from django import forms
from django.utils.translation import gettext_lazy as _

SMALLEST = Decimal("0.0001")


class Limits(forms.Form):
    budget_dollars = forms.DecimalField(
        label=_("Budget in $"), required=False, max_digits=12, decimal_places=4, min_value=SMALLEST,
        help_text=_("The match pauses before a call that would go beyond it. Empty: no limit."),
    )  # fmt: skip
    budget_tokens = forms.IntegerField(
        label=_("Budget in tokens"), required=False, min_value=1, max_value=2**62,
        help_text=_("Of prompts and answers together. Empty: no limit."),
    )  # fmt: skip
