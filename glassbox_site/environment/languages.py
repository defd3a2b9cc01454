"""The languages of the site: English, and each one with compiled translations in a folder."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from django.conf.locale import LANG_INFO
from django.utils.translation import to_language

OURS = "en"


def found(folders: Iterable[Path]) -> list[tuple[str, str]]:
    """Code and own name of each language. Translations that were never compiled do not count."""
    codes = sorted({code for folder in folders for code in _spoken(folder)} - {OURS})
    return [(code, _name(code)) for code in (OURS, *codes)]


def _spoken(folder: Path) -> Iterator[str]:
    for words in folder.glob("*/LC_MESSAGES/django.mo"):
        yield to_language(words.parent.parent.name)


def _name(code: str) -> str:
    known = LANG_INFO.get(code, {})
    return str(known.get("name_local", code))
