"""The form for a new webhook: its address, and what it is told."""

import secrets

from django import forms
from django.utils.translation import gettext_lazy as _

from glassbox_site.ground.interface.outward import public_hosts
from glassbox_site.models import webhook_acts
from glassbox_site.models.webhooks import Kind


class WebhookForm(forms.Form):
    """The fields are the arguments of the act. The token makes sure that a form sent twice makes one webhook."""

    url = forms.CharField(
        label=_("Address"),
        max_length=public_hosts.LONGEST,
        widget=forms.URLInput(attrs={"autocomplete": "off"}),
        help_text=_("Your program’s address, http or https. Put no secret in it: operators can see it."),
    )
    kinds = forms.MultipleChoiceField(
        label=_("Tell it when these end"), choices=Kind.choices, widget=forms.CheckboxSelectMultiple,
        initial=[Kind.SERIES, Kind.BATCH],
    )  # fmt: skip
    token = forms.CharField(max_length=100, widget=forms.HiddenInput, initial=lambda: secrets.token_urlsafe(16))

    def clean(self) -> None:
        super().clean()
        for field, told in webhook_acts.faults(self.cleaned_data["url"]).items() if "url" in self.cleaned_data else ():
            self.add_error(field, list(told))
