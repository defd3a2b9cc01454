"""Promises that every template keeps: words can be translated, and nothing in them is inline or from elsewhere."""

import re
from pathlib import Path

import pytest
from django.conf import settings

FOLDER = settings.BASE_DIR / "templates"
TEMPLATES = sorted(FOLDER.rglob("*.html"))
SPOKEN = r'(?:alt|aria-label|title|placeholder|content)="([^"]*)"'
SILENT_META = (
    r'<meta (?:name="(?:viewport|theme-color|color-scheme|robots|twitter:card)"|property="og:(?:image:)?type")[^>]*>'
)
TAGS = (
    r"(?s){%\s*block \w+_class\s*%}.*?{%\s*endblock\s*%}|{%\s*comment\s*%}.*?{%\s*endcomment\s*%}"
    r"|{%\s*blocktranslate.*?endblocktranslate\s*%}|{%.*?%}|{{.*?}}"
)

pytestmark = pytest.mark.parametrize(
    "template", TEMPLATES, ids=[str(template.relative_to(FOLDER)) for template in TEMPLATES]
)


def test_every_word_can_be_translated(template: Path) -> None:
    markup = re.sub(SILENT_META, "", re.sub(TAGS, "", template.read_text(encoding="utf-8")))

    words = [*re.findall(SPOKEN, markup), re.sub(r"<[^>]*>", "", markup)]

    assert [word for word in words if re.search(r"[A-Za-z]{2}", word)] == []


def test_nothing_is_inline_or_from_elsewhere(template: Path) -> None:
    markup = re.sub(TAGS, "", template.read_text(encoding="utf-8"))

    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:|https?://|src=\"//", markup)
    assert not re.search(r"<script(?![^>]*\ssrc=)", markup)
