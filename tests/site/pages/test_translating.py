"""Another language: translatable text is found, and translations are used."""

import contextlib
import json
import shutil
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.core.management import call_command
from django.test import Client
from django.utils import translation

from games.engine import vocabulary
from games.engine.lobby import lobby_settings
from games.management.commands import play_match
from games.pages.views import methodology
from glassbox_site.environment import languages
from glassbox_site.ground import command_line
from glassbox_site.management.commands import live, sweep
from glassbox_site.running import instance
from tests.support import foreign

needs_gettext = pytest.mark.skipif(shutil.which("xgettext") is None, reason="gettext is not installed")


@pytest.fixture
def folder(settings: LazySettings, tmp_path: Path) -> Path:
    """A folder with catalogues in which everything is translated."""
    settings.LANGUAGES = [("en", "English"), ("eo", "Esperanto")]
    settings.LOCALE_PATHS = [tmp_path]
    words = tmp_path / "eo" / "LC_MESSAGES"
    words.mkdir(parents=True)
    return words


@pytest.mark.django_db
def test_a_page_and_its_scripts_speak_the_language_of_their_reader(client: Client, folder: Path) -> None:
    (folder / "django.mo").write_bytes(foreign.compiled({"Sign in": "Ensaluti"}))
    (folder / "djangojs.mo").write_bytes(foreign.compiled({"Replay": "Reludo"}))
    reader = {"Accept-Language": "eo"}

    page, words = client.get("/login/", headers=reader), client.get("/words.js", headers=reader)

    assert '<html lang="eo" dir="ltr">' in page.text
    assert "Ensaluti" in page.text
    assert '"Replay": "Reludo"' in words.text
    assert "Reludo" not in client.get("/words.js").text


@pytest.mark.django_db
def test_a_reader_chooses_among_the_languages_that_there_are(client: Client, folder: Path) -> None:
    (folder / "django.mo").write_bytes(foreign.compiled({"Sign in": "Ensaluti"}))
    shown = client.get("/login/?next=/sct/").text

    chosen = client.post("/language/", {"language": "eo", "next": "/login/?next=/sct/"})
    page = client.get("/login/").text

    assert '<button name="language" value="en" lang="en" translate="no" aria-current="true">English</button>' in shown
    assert (chosen.status_code, chosen.headers["Location"]) == (302, "/login/?next=/sct/")
    assert "Ensaluti" in page
    assert '<button name="language" value="eo" lang="eo" translate="no" aria-current="true">Esperanto</button>' in page
    assert "Cookie" in client.get("/words.js").headers["Vary"]


def test_a_command_speaks_the_language_of_its_terminal(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = {"Play one match among the house bots and show it here.": "Ludu.", "default: %(count)d": "kutime %(count)d"}
    (folder / "django.mo").write_bytes(foreign.compiled(words))
    monkeypatch.setenv("LC_ALL", "eo.UTF-8")

    for asked in (play_match.Command().run_from_argv, lambda argv: play_match.Command().print_help(*argv[:2])):
        with contextlib.suppress(SystemExit):
            asked(["manage.py", "play_match", "--help"])
        told = capsys.readouterr().out
        assert "Ludu." in told
        assert "kutime 8" in told
    assert translation.get_language() == "en"


@pytest.mark.parametrize("command", [live.Command, sweep.Command], ids=["live", "sweep"])
def test_whoever_runs_the_site_is_told_so_in_their_language(
    command: type[command_line.Command],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = {"play no exhibitions when nobody else plays": "Silentu.", "starting": "komenciĝas"}
    (folder / "django.mo").write_bytes(foreign.compiled(words))
    monkeypatch.setenv("LC_ALL", "eo.UTF-8")

    command().print_help("manage.py", "it")

    assert "Silentu." in capsys.readouterr().out
    with instance.lock(folder, "") as held, translation.override("eo"):
        held.truncate(0)
        with pytest.raises(instance.CannotRun, match="komenciĝas"):
            instance.lock(folder, "")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LC_ALL": "eo.UTF-8", "LANG": "en_US.UTF-8"}, "eo"),
        ({"LC_ALL": "", "LC_MESSAGES": "eo_EO@euro"}, "eo"),
        ({"LANG": "tlh_QO.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_a_terminal_says_which_language_it_speaks(folder: Path, environ: dict[str, str], language: str) -> None:
    (folder / "django.mo").write_bytes(foreign.compiled({}))

    assert command_line.language(environ) == language


def test_a_foreign_form_changes_no_language(folder: Path) -> None:
    wary = Client(enforce_csrf_checks=True)
    wish = {"language": "eo", "next": "//elsewhere.example/"}

    assert wary.post("/language/", wish, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert wary.get("/language/").status_code == 405
    assert not wary.cookies
    assert wary.post("/language/", wish, headers={"Sec-Fetch-Site": "same-origin"}).headers["Location"] == "/"


@pytest.mark.django_db
def test_where_one_language_is_spoken_nobody_is_asked(client: Client) -> None:
    assert "/language/" not in client.get("/login/").text


def test_words_are_collected_at_the_top_of_the_project(settings: LazySettings) -> None:
    assert settings.LOCALE_PATHS == [settings.BASE_DIR / "locale", settings.VAR / "locale"]


def test_the_site_speaks_english_and_every_language_that_was_compiled(tmp_path: Path) -> None:
    for catalogue in ("pt_BR/LC_MESSAGES/django.mo", "de/LC_MESSAGES/django.mo", "eo/LC_MESSAGES/django.po"):
        (tmp_path / catalogue).parent.mkdir(parents=True)
        (tmp_path / catalogue).write_bytes(foreign.compiled({}))

    spoken = languages.found([tmp_path, tmp_path / "nowhere"])

    assert spoken == [("en", "English"), ("de", "Deutsch"), ("pt-br", "Português Brasileiro")]


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

    assert [setting.name for setting in lobby_settings.SETTINGS if f'msgid "{setting.title}"' not in found] == []
    assert [setting.name for setting in lobby_settings.SETTINGS if setting.help not in found] == []


@needs_gettext
def test_the_names_on_the_maps_are_found_with_the_sentences_about_them(folder: Path) -> None:
    collect(extensions=["py"])

    found = (folder / "django.po").read_text(encoding="utf-8").replace('"\n"', "")

    assert [word for word in vocabulary.words() if f'msgid "{word}"' not in found] == []
    assert [said for said in methodology.sentences() if json.dumps(said, ensure_ascii=False) not in found] == []
    assert 'msgid "[You walk|%(who)s walks] from %(origin)s into %(place)s."' in found


@pytest.mark.django_db
def test_the_rules_are_told_in_the_language_of_their_reader(client: Client, folder: Path) -> None:
    words = {"Kill cooldown": "Paŭzo post murdo", methodology.sentences()[0]: "Unu paŝo."}
    (folder / "django.mo").write_bytes(foreign.compiled(words))

    page = client.get("/methodology/", headers={"Accept-Language": "eo"}).text

    assert "Paŭzo post murdo" in page
    assert "<p>Unu paŝo.</p>" in page
    assert f'<p lang="en">{methodology.sentences()[1]}</p>' in page
