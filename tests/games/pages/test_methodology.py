"""The methodology page: what it shows is what runs."""

import dataclasses

import pytest
from django.core.management import call_command
from django.test import Client
from django.utils.html import escape
from pytest_django import DjangoAssertNumQueries

from games.engine import maps
from games.engine.facts import events
from games.engine.facts import rules as ruling
from games.engine.lobby import lobby_settings
from games.pages.views import methodology
from games.players.models.prompting import prompt_files, rulebook
from personas.models import StrategyTier

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(("query", "station", "players"), [("", "skeld", 8), ("?map=outpost", "outpost", 6)])
def test_the_rules_are_those_that_prompts_begin_with(client: Client, query: str, station: str, players: int) -> None:
    page = client.get(f"/methodology/{query}").text

    told = rulebook.rulebook(ruling.recommended(players, map=station), maps.load(station))
    assert escape(told) in page


def test_every_setting_stands_there_with_its_range(client: Client) -> None:
    page = client.get("/methodology/").text

    assert [setting.name for setting in lobby_settings.SETTINGS if f"<code>{setting.name}</code>" not in page] == []


def test_every_prompt_file_stands_there_word_for_word(client: Client) -> None:
    page = client.get("/methodology/").text

    files = prompt_files.FILES
    assert len(files) > 10
    assert [name for name, path in files.items() if escape(path.read_text().strip()) not in page] == []


def test_the_formula_names_every_term_of_a_bid(client: Client) -> None:
    formula = methodology._formula()

    terms = {field.name for field in dataclasses.fields(events.Bid)} - {"color", "seat"}
    assert [term for term in terms if f"self.{term}" not in formula or f"{term}=" not in formula] == []
    assert escape(formula) in client.get("/methodology/").text


def test_the_terms_of_the_bid_are_the_settings_that_raise_or_lower_it() -> None:
    about_bids = {
        setting.name for setting in lobby_settings.SETTINGS if "bid" in setting.help.split() or "Bid" in setting.title
    }

    assert about_bids <= set(methodology.BID_SETTINGS)


def test_advice_is_shown_in_its_present_words(client: Client) -> None:
    call_command("seed_personas")

    page = client.get("/methodology/").text

    wordings = [tier.wording for tier in StrategyTier.objects.all()]
    assert len(wordings) == 4
    assert all(escape(text) in page for told in wordings for text in (told.everyone, told.crew, told.impostors))


def test_every_entry_of_the_contents_leads_somewhere(client: Client) -> None:
    page = client.get("/methodology/").text

    anchors = [part.partition('"')[0] for part in page.split('<a href="#')[1:]]
    assert len(anchors) > 12
    assert [anchor for anchor in anchors if page.count(f'id="{anchor}"') != 1] == []


def test_it_asks_the_database_for_the_advice_alone(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    call_command("seed_personas")

    with django_assert_max_num_queries(6):
        client.get("/methodology/")
