"""Another language: what there is to translate is found, and what was translated is spoken."""

import shutil
import struct
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.core.management import call_command
from django.test import Client

from games.engine.facts import lobby

needs_gettext = pytest.mark.skipif(shutil.which("xgettext") is None, reason="gettext is not installed")
HEAD = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"


@pytest.fixture
def folder(settings: LazySettings, tmp_path: Path) -> Path:
    """Where the words of an eager translator are kept."""
    settings.LANGUAGES = [("en", "English"), ("eo", "Esperanto")]
    settings.LOCALE_PATHS = [tmp_path]
    words = tmp_path / "eo" / "LC_MESSAGES"
    words.mkdir(parents=True)
    return words


def compiled(sentences: dict[str, str]) -> bytes:
    """A catalogue as `msgfmt` makes it, which not every machine has."""
    pairs = [(one.encode(), other.encode()) for one, other in sorted({"": HEAD, **sentences}.items())]
    head, place, tables, text = 28, 28 + 16 * len(pairs), b"", b""
    for column in (0, 1):
        for pair in pairs:
            tables += struct.pack("<II", len(pair[column]), place + len(text))
            text += pair[column] + b"\0"
    return struct.pack("<7I", 0x950412DE, 0, len(pairs), head, head + 8 * len(pairs), 0, 0) + tables + text


def test_a_page_and_its_scripts_speak_the_language_of_their_reader(client: Client, folder: Path) -> None:
    (folder / "django.mo").write_bytes(compiled({"Sign in": "Ensaluti"}))
    (folder / "djangojs.mo").write_bytes(compiled({"Replay": "Reludo"}))
    reader = {"Accept-Language": "eo"}

    page, words = client.get("/login/", headers=reader), client.get("/words.js", headers=reader)

    assert '<html lang="eo" dir="ltr">' in page.text
    assert "Ensaluti" in page.text
    assert '"Replay": "Reludo"' in words.text
    assert "Reludo" not in client.get("/words.js").text


def test_words_are_kept_at_the_top_of_the_project(settings: LazySettings) -> None:
    assert settings.LOCALE_PATHS == [settings.BASE_DIR / "locale"]


def collect(**options: object) -> None:
    call_command("makemessages", locale=["eo"], ignore_patterns=["tests/*", "var/*"], verbosity=0, **options)


@needs_gettext
def test_what_scripts_say_is_found(folder: Path) -> None:
    collect(domain="djangojs")

    found = (folder / "djangojs.po").read_text(encoding="utf-8")

    assert 'msgid "Open the glass"' in found
    assert 'msgid "Clutch vote"' in found
    assert 'msgid_plural "' in found


@needs_gettext
def test_what_the_rules_mean_is_found(folder: Path) -> None:
    collect(extensions=["py"])

    found = (folder / "django.po").read_text(encoding="utf-8").replace('"\n"', "")

    assert [setting.name for setting in lobby.SETTINGS if f'msgid "{setting.title}"' not in found] == []
    assert [setting.name for setting in lobby.SETTINGS if setting.help not in found] == []


@pytest.mark.django_db
def test_the_rules_are_told_in_the_language_of_their_reader(client: Client, folder: Path) -> None:
    (folder / "django.mo").write_bytes(compiled({"Kill cooldown": "Paŭzo post murdo"}))

    assert "Paŭzo post murdo" in client.get("/methodology/", headers={"Accept-Language": "eo"}).text
