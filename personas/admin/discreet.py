"""Forms that tidy what is typed, do not show a key again that went into the wrong field, and leave what was changed
elsewhere while they stood open."""

from typing import Any

from django import forms

from personas.models import validation


class DiscreetForm(forms.ModelForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.instance.pk is not None:
            for field in self.fields.values():
                field.show_hidden_initial = True

    def full_clean(self) -> None:
        """A field that was refused because a secret is in it comes back empty."""
        super().full_clean()
        for name, refusals in self.errors.as_data().items():
            if any(refusal.code == validation.SECRET for refusal in refusals):
                self.data = dict(self.data.items()) | {self.add_prefix(name): ""}
                setattr(self.instance, name, "")  # the page's title names it

    def clean(self) -> dict[str, object]:
        """Browsers end lines like typewriters. Of what nobody changed here the row has the last word: another tab may
        have saved it since."""
        cleaned: dict[str, object] = super().clean() or self.cleaned_data
        if self.instance.pk is not None:
            cleaned |= {name: self._saved(name) for name in cleaned if name not in self.changed_data}
        return {name: _tidy(value) if isinstance(value, str) else value for name, value in cleaned.items()}

    def _saved(self, name: str) -> object:
        return getattr(self.instance, name) if hasattr(self.instance, name) else self.fields[name].initial


def _tidy(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")
