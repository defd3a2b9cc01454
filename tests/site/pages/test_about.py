"""The pages linked at the foot of every page: what can be downloaded, the keyboard, and whom to contact."""

import html
import re

import pytest
from django.conf import LazySettings
from django.test import Client

from games.models import Match
from glassbox_site.environment import env
from glassbox_site.pages import keyboard
from glassbox_site.pages.data_offered import data_catalogue
from tests.games.prepared import history, logs

pytestmark = pytest.mark.django_db


def test_before_anything_was_played_addresses_are_told_and_lead_nowhere(client: Client) -> None:
    page = client.get("/data/").text

    assert "<code>/matches/1/log.ndjson</code>" in page
    assert 'href="/matches/1/' not in page
    assert "<code>ws://testserver/ws/sct/1/trials/agent/1/</code>" in page
    assert page.count('class="row offer"') > len([*data_catalogue.names()])


def test_a_match_that_is_over_is_the_example_and_its_result_is_not_told(client: Client) -> None:
    logs.Told().up_to(len(logs.played()))
    match = Match.objects.get()
    client.cookies["spoilers"] = "off"

    page = client.get("/data/").text

    assert f'href="/matches/{match.pk}/frames.ndjson?view=public"' in page
    assert "won" not in re.sub(r"<[^>]+>", "", page.partition("<main")[2]).split()


def test_everything_that_is_no_socket_has_a_line_that_is_typed_for_it(client: Client) -> None:
    match = history.played(history.cast())

    told = html.unescape(client.get("/data/").text)

    assert told.count('class="offer-line"') == sum(
        not offer.socket for shelf in data_catalogue.SHELVES for offer in shelf.offers
    )
    for line in (
        f"curl -fLOJ http://testserver/matches/{match.pk}/log.ndjson",
        f"curl -fLOJ 'http://testserver/matches/{match.pk}/frames.ndjson?view=public'",
        "pip install ./clients/python",
        f"glassbox watch {match.pk} --view public",
        """python -c 'from datasets import load_dataset; print(load_dataset("var/exports/dataset", "claims"))'""",
        ".venv/bin/python manage.py export_dataset --format parquet",
    ):
        assert f">{line}</code>" in told
    assert "No account and no key" not in told


def test_the_keys_are_told_in_the_words_of_the_page_that_obeys_them() -> None:
    obeyed = (env.PROJECT / "static" / "js" / "match" / "controls" / "keys.js").read_text(encoding="utf-8")

    told = [f'keys: phrase("{key}"), means: phrase("{meaning}")' for key, meaning in keyboard.MATCH.keys]

    assert [each for each in told if each not in obeyed] == []


def test_how_long_the_table_waits_is_told_beside_what_the_pages_do_not(client: Client, settings: LazySettings) -> None:
    settings.PERSON_ACTION_SECONDS, settings.PERSON_LINE_SECONDS = 71, 52

    assert "wait 71 seconds for what you do and 52 for what you say" in client.get("/accessibility/").text


@pytest.mark.parametrize(
    ("contact", "link"),
    [("crew@league.example.org", "mailto:crew@league.example.org"), ("https://example.org/x", "https://example.org/x")],
)
def test_whoever_runs_the_site_says_how_to_be_reached(
    client: Client, settings: LazySettings, contact: str, link: str
) -> None:
    assert "mailto:" not in client.get("/accessibility/").text

    settings.CONTACT = contact

    assert f'<a href="{link}" translate="no">{contact}</a>' in client.get("/accessibility/").text


def test_what_stands_between_backticks_is_shown_as_code(client: Client) -> None:
    told = {address: client.get(address).text for address in ("/data/", "/api/v1/", "/methodology/")}

    assert "<code>manage.py score_series</code>" in told["/data/"]
    assert "<code>spoilers=off</code>" in told["/api/v1/"]
    assert "<code>ghosts_do_tasks</code>" in told["/methodology/"]
