"""Who is a bot and which model plays: shown wherever a player is listed, by a sign and a word."""

import re

import pytest
from django.template import Context, Template
from django.test import Client

from games.pages.forms import seats_form
from tests.games.prepared import orders
from tests.support import people

pytestmark = pytest.mark.django_db


def _drawn(model: str) -> str:
    return Template("{% load player_looks %}{% thinker model %}").render(Context({"model": model}))


def test_a_bot_is_called_one() -> None:
    assert "house bot" in _drawn("")


def test_a_model_is_named() -> None:
    assert "gpt-oss" in _drawn("gpt-oss")
    assert "house bot" not in _drawn("gpt-oss")


def test_a_name_that_is_markup_stays_a_name() -> None:
    assert "<img" not in _drawn('<img src=x title="y">')


def test_cards_name_the_model_of_each_player() -> None:
    match = orders.booked(chairs=orders.speaking_chairs("http://stand-in.test/v1"))
    model = match.seats.exclude(model=None).first().model  # type: ignore[union-attr] # there is one

    assert model.name in Client().get("/matches/").text  # type: ignore[union-attr] # as above


def test_whoever_composes_reads_the_model_of_each_persona() -> None:
    orders.speaking_chairs("http://stand-in.test/v1")

    page = people.client().get("/matches/new/").text

    assert all(f"✦ {persona.model.name}" in page for persona in seats_form.Cast.of_today().personas if persona.model)


def test_who_decides_is_said_once_for_all_players_of_a_match() -> None:
    orders.booked(chairs=orders.chairs(5))

    page = Client().get("/matches/").text

    assert page.count("house bot") == 1
    assert "5 house bots" in page
    assert [page.count(f">{color}</bdi>") for color in ("Red", "Blue", "Green", "Pink", "Orange")] == [1] * 5


def test_models_come_before_house_bots_each_with_their_players() -> None:
    chairs = orders.chairs(5)
    orders.booked(chairs=(*chairs[:3], *orders.speaking_chairs("http://stand-in.test/v1", 5)[3:]))

    page = Client().get("/matches/")
    [card] = page.context["shelves"][0].cards
    words = re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", page.text))

    assert [(party.mind, [player.color for player in party.players]) for party in card.line_up] == [
        ("Stand-in", ["pink", "orange"]),
        ("", ["red", "blue", "green"]),
    ]
    assert "2 × ✦ model Stand-in" in words
    assert "3 house bots" in words
