"""A select with many options, written as one text: Django renders each option by templates of its own, and a table of
nine seats among 500 personas has 4,500."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from django import forms
from django.forms.utils import flatatt
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

SELECTED = mark_safe(" selected")


class LongSelect(forms.Select):
    """Looks like any other select."""

    def render(
        self, name: str, value: Any, attrs: Mapping[str, Any] | None = None, renderer: object = None
    ) -> SafeString:
        chosen = self.format_value(value)[:1]
        attributes = self.build_attrs(self.attrs, dict(attrs or {}))
        options = mark_safe("\n".join(_lines(self.choices, set(chosen))))  # noqa: S308 - each line is made of escaped parts
        return format_html('<select name="{}"{}>\n{}\n</select>', name, flatatt(attributes), options)


def _lines(choices: Iterable[tuple[Any, Any]], chosen: set[str]) -> Iterator[str]:
    """One line for each option, and for each beginning and end of a group. Of several options with the chosen value,
    the first is selected."""
    for value, label in choices:
        if isinstance(label, list | tuple):
            yield format_html('<optgroup label="{}">', value)
            yield from _lines(label, chosen)
            yield "</optgroup>"
        else:
            told = "" if value is None else str(value)
            is_chosen = told in chosen
            chosen.discard(told)
            yield format_html('<option value="{}"{}>{}</option>', told, SELECTED if is_chosen else "", label)
