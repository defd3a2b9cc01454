"""Who is a bot and which model plays: shown wherever a player is listed, by a sign and a word."""

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
