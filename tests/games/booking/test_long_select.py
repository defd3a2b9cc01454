"""A select with many options is the same as any other, and takes no template."""

from typing import Any, NoReturn

import pytest
from django import forms
from django.test.html import parse_html
from django.utils.translation import gettext_lazy as _

from games.pages.forms.long_select import LongSelect

CHOICES: list[Any] = [
    ("", "nobody"),
    ("<b>&", 'Who\'s "he"?'),
    (_("House bots"), [("bot:quiet", "quiet"), ("twice", "first"), (3, _("number"))]),
    ("Models & more", [("twice", "second")]),
]


class NoTemplates:
    def render(self, *_told: object) -> NoReturn:
        raise AssertionError("a template was rendered")


@pytest.mark.parametrize("value", ["", None, "<b>&", "bot:quiet", "twice", 3, "3", "unknown"])
def test_a_long_select_is_the_same_as_any_other(value: Any) -> None:
    attrs = {"id": "id_who", "class": "wide", "required": True, "disabled": False}
    usual, long = forms.Select({"data-of": "a&b"}, CHOICES), LongSelect({"data-of": "a&b"}, CHOICES)

    written = long.render("who", value, attrs, NoTemplates())

    assert parse_html(written) == parse_html(usual.render("who", value, attrs))
    assert "<b>" not in written
