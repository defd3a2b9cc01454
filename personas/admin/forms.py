"""Forms that tidy what is typed, and do not show a key again that went into the wrong field."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from personas import validation
from personas.models import ChatModel, Persona, StrategyTier, persona, strategy


class DiscreetForm(forms.ModelForm):
    def full_clean(self) -> None:
        """A field that was refused because a secret is in it comes back empty."""
        super().full_clean()
        for name, refusals in self.errors.as_data().items():
            if any(refusal.code == validation.SECRET for refusal in refusals):
                self.data = dict(self.data.items()) | {self.add_prefix(name): ""}
                setattr(self.instance, name, "")  # the page's title names it

    def clean(self) -> dict[str, object]:
        """Browsers end lines like typewriters."""
        cleaned: dict[str, object] = super().clean() or self.cleaned_data
        return {name: _tidy(value) if isinstance(value, str) else value for name, value in cleaned.items()}


class ModelForm(DiscreetForm):
    class Meta:
        model = ChatModel
        exclude = ()


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
    impostors = _wording(_("For impostors"), _("Saving other words makes a new version; matches keep theirs."))

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


def _tidy(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")
