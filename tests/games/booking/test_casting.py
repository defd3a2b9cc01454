"""From a seat to the player that a model is told to be."""

from typing import Any

import pytest

from games.booking import casting
from games.engine import maps, referee
from games.engine.facts.dice import Dice
from games.engine.facts.identities import Color
from games.log import codec
from games.players.bots import temperaments
from games.players.models import llm_agent
from games.players.models.prompting import chronicle
from personas.models import persona
from tests.games.prepared import orders

pytestmark = pytest.mark.django_db


def test_personas_have_the_temperaments_of_the_house_bots() -> None:
    assert tuple(temperaments.BY_NAME) == persona.TEMPERAMENTS


def room(**settings: Any) -> int:
    """For the past of a seat of a model with these settings, as its match is begun."""
    match = orders.booked(chairs=orders.speaking_chairs("http://127.0.0.1:1/v1", **settings))
    seats = list(match.seats.select_related("model", "tier").order_by("place"))
    rules = codec.rules_of(match.rules)
    world = referee.open_match(casting.lineup(seats), rules, maps.load(rules.map), Dice(match.seed)).world
    agent = casting.players(match, seats, world)[Color.RED]
    assert isinstance(agent, llm_agent.LlmAgent)
    return agent.cast.room


def test_a_model_with_a_small_context_is_told_less_of_the_past_from_the_start() -> None:
    assert chronicle.LEAST_ROOM <= room(context_size=8_192) < room(context_size=32_000) < chronicle.ROOM


def test_whoever_is_told_fewer_rules_is_told_more_of_the_past() -> None:
    assert room(context_size=16_000, rulebook="short") > room(context_size=16_000, rulebook="full")


def test_a_form_told_in_words_takes_room() -> None:
    assert room(context_size=16_000, json_mode="none") < room(context_size=16_000, json_mode="schema")


def test_a_model_whose_context_nobody_knows_gets_the_usual_room() -> None:
    assert room() == chronicle.ROOM
