"""Forms that tidy what is typed, and do not show a key again that went into the wrong field."""

from django import forms

from personas.models import validation


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


def _tidy(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")
