"""What holds for every template: words can be translated, and nothing is inline or from elsewhere."""

import re

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


@pytest.fixture(scope="module")
def markups() -> dict[str, str]:
    """Each template without Django's tags."""
    return {
        str(template.relative_to(FOLDER)): re.sub(TAGS, "", template.read_text(encoding="utf-8"))
        for template in TEMPLATES
    }


def test_every_word_can_be_translated(markups: dict[str, str]) -> None:
    loud = {name: re.sub(SILENT_META, "", markup) for name, markup in markups.items()}

    words = {name: [*re.findall(SPOKEN, markup), re.sub(r"<[^>]*>", "", markup)] for name, markup in loud.items()}

    assert [(name, word) for name, said in words.items() for word in said if re.search(r"[A-Za-z]{2}", word)] == []


def test_nothing_is_inline_or_from_elsewhere(markups: dict[str, str]) -> None:
    inline = r"<style|\sstyle=|\son[a-z]+=|javascript:|https?://|src=\"//|<script(?![^>]*\ssrc=)"

    assert [(name, found[0]) for name, markup in markups.items() if (found := re.search(inline, markup))] == []


def test_amounts_of_tokens_bytes_calls_and_rows_are_read_in_thousands() -> None:
    tokens = r"(?:{{\s*|=)(?!form\.)[\w.]+\.(?:\w*tokens\w*|(?:\w+_)?size)(?=\s)"
    bare = rf"{tokens}|count number=[\w.]*\b(?:calls|paginator\.count)(?= %)"
    templates = {str(template.relative_to(FOLDER)): template.read_text(encoding="utf-8") for template in TEMPLATES}

    assert [(name, found) for name, words in templates.items() for found in re.findall(bare, words)] == []
