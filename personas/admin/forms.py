"""Forms of the admin for personas, tiers and sheets."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from personas.admin.discreet import DiscreetForm
from personas.models import Persona, StrategyTier, persona, strategy, validation


class PersonaForm(DiscreetForm):
    class Meta:
        model = Persona
        exclude = ()
        widgets = {  # noqa: RUF012 - Django's way to say it
            "temperament": forms.Select(
                choices=[("", "---------"), *((name, _(name)) for name in persona.TEMPERAMENTS)]
            )
        }


def _wording(label: Any, hint: Any = "") -> forms.CharField:
    return forms.CharField(
        label=label,
        help_text=hint,
        required=False,
        max_length=strategy.LONGEST,
        validators=[validation.plain_text],
        widget=forms.Textarea(attrs={"rows": 8, "class": "vLargeTextField"}),
    )


class TierForm(DiscreetForm):
    """A tier with its current wording, which is kept as a version of its own."""

    everyone = _wording(_("For both roles"))
    crew = _wording(_("For crewmates"))
    impostors = _wording(_("For impostors"), _("Saving different words makes a new version; matches keep theirs."))

    class Meta:
        model = StrategyTier
        fields = ("name", "rank")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.instance.pk is not None:
            wording = self.instance.wording
            for name in ("everyone", "crew", "impostors"):
                self.fields[name].initial = getattr(wording, name)

    @property
    def wording(self) -> strategy.Wording:
        cleaned = self.cleaned_data
        return strategy.Wording(everyone=cleaned["everyone"], crew=cleaned["crew"], impostors=cleaned["impostors"])


class SheetForm(forms.Form):
    sheet = forms.FileField(label=_("YAML file"))
