"""Forms that tidy what is typed, do not show a key again that was typed into the wrong field, and do not undo what was
changed elsewhere while they were open."""

from typing import Any

from django import forms
from django.utils.datastructures import MultiValueDict
from django.utils.functional import cached_property
from django.utils.translation import gettext as _

from personas.models import validation

MEANWHILE = "meanwhile"


class DiscreetForm(forms.ModelForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.instance.pk is not None:
            for field in self.fields.values():
                field.show_hidden_initial = not field.disabled

    @cached_property
    def changed_data(self) -> list[str]:
        """A field that equals the row's current value has not changed, even if the page was opened with another."""
        changed: list[str] = super().changed_data
        return changed if self.instance.pk is None else [one for one in changed if self._is_other(one, self[one].data)]

    def full_clean(self) -> None:
        """A field that was refused because it contains a secret comes back empty; one that was changed meanwhile comes
        back as if the page had been opened now."""
        super().full_clean()
        for name in [name for name in self.fields if self._opened_with(name) == []]:
            self._send_back(self[name].html_initial_name, [])  # or Django takes what is ticked now for it
        for name, refusals in self.errors.as_data().items():
            codes = {refusal.code for refusal in refusals}
            if validation.SECRET in codes:
                self._send_back(self.add_prefix(name), [""])
                setattr(self.instance, name, "")  # the page's title names it
            elif MEANWHILE in codes:
                self._send_back(self[name].html_initial_name, self._shown(name))

    def clean(self) -> dict[str, object]:
        """Normalises the CRLF that browsers send. Fields not changed here keep the row's value, which another tab may
        have saved since; fields changed both here and there are refused, so that somebody decides."""
        cleaned: dict[str, object] = super().clean() or self.cleaned_data
        if self.instance.pk is not None:
            cleaned |= {name: self._saved(name) for name in cleaned if name not in self.changed_data}
            for name in [name for name in cleaned if name in self.changed_data and self._is_contested(name)]:
                told = _("It has been changed in the meantime. Save again to keep what is here. It now says: %(now)s")
                refusal = forms.ValidationError(told, MEANWHILE, {"now": self._told(name) or _("nothing")})
                self.add_error(name, refusal)
        return {name: _tidy(value) if isinstance(value, str) else value for name, value in cleaned.items()}

    def _send_back(self, name: str, values: list[str]) -> None:
        sent = MultiValueDict[str, Any]()
        sent.update(self.data)
        sent.setlist(name, values)
        self.data = sent

    def _saved(self, name: str) -> object:
        if isinstance(self.fields[name], forms.ModelMultipleChoiceField):
            return self._has(name)
        return getattr(self.instance, name) if hasattr(self.instance, name) else self.fields[name].initial

    def _has(self, name: str) -> Any:
        return self.get_initial_for_field(self.fields[name], name)

    def _is_contested(self, name: str) -> bool:
        """Whether the row has changed since this page was opened."""
        opened = self._opened_with(name)
        return opened is not None and self._is_other(name, opened)

    def _opened_with(self, name: str) -> Any:
        widget = self.fields[name].hidden_widget()
        return widget.value_from_datadict(self.data, self.files, self[name].html_initial_name)

    def _is_other(self, name: str, sent: Any) -> bool:
        has = self._has(name)
        if isinstance(has, str):
            return _tidy(sent or "").strip() != _tidy(has).strip()
        return self.fields[name].has_changed(has, sent)

    def _shown(self, name: str) -> list[str]:
        """The row's value, in the form in which this page would send it unchanged."""
        value = self.fields[name].prepare_value(self._has(name))
        return [str(each) for each in value] if isinstance(value, list) else ["" if value is None else str(value)]

    def _told(self, name: str) -> str:
        """The row's value, in words."""
        labels = {str(value): label for value, label in getattr(self.fields[name], "choices", ())}
        return ", ".join(str(labels.get(value, value)) for value in self._shown(name))


def _tidy(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")
