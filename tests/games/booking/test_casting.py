"""From a seat to the player that a model is told to be."""

import dataclasses
from typing import Any

import pytest

from games.booking import casting
from games.booking.people import inviting
from games.engine import maps, referee
from games.engine.facts.dice import Dice
from games.engine.facts.identities import Color
from games.log import codec
from games.models import Match
from games.players.bots import temperaments
from games.players.models import llm_agent
from games.players.models.prompting import chronicle
from personas.models import persona
from tests.games.prepared import orders, prepared_people

pytestmark = pytest.mark.django_db


def test_personas_have_the_temperaments_of_the_house_bots() -> None:
    assert tuple(temperaments.BY_NAME) == persona.TEMPERAMENTS


def people_told(match: Match, *, are_told: bool = False) -> tuple[Color, ...] | None:
    """Who is a person, according to a model's prompts in that match."""
    opened = referee.open_match(
        casting.lineup(list(match.seats.all())),
        dataclasses.replace(codec.rules_of(match.rules), people_told=are_told),
        maps.load(codec.rules_of(match.rules).map),
        Dice(match.seed),
    )
    return casting.cast(match.seats.get(color="blue"), opened.world).people


def test_models_know_who_is_a_person_only_where_the_match_says_so() -> None:
    match = orders.booked()
    prepared_people.seated(match, "red")
    inviting.join(inviting.invite(match.seats.get(color="pink"), is_agent=True), "A program")
    inviting.invite(match.seats.get(color="green"))

    assert people_told(match) is None
    assert people_told(match, are_told=True) == (Color.RED,)


def test_models_are_told_as_much_when_nobody_at_the_table_is_a_person() -> None:
    assert people_told(orders.booked(), are_told=True) == ()


def room(**settings: Any) -> int:
    """Room for the history in a seat's prompts, with a model of these settings, when its match starts."""
    match = orders.booked(chairs=orders.speaking_chairs("http://127.0.0.1:1/v1", **settings))
    seats = list(match.seats.select_related("model", "tier").order_by("place"))
    rules = codec.rules_of(match.rules)
    world = referee.open_match(casting.lineup(seats), rules, maps.load(rules.map), Dice(match.seed)).world
    agent = casting.players(match, seats, world, casting.reach_of(match))[Color.RED]
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
