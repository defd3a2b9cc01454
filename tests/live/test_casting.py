"""From a seat to the player that a model is told to be."""

import pytest

from games.agents import chronicle, seating, temperaments
from games.live import casting
from personas import roles
from personas.models import persona
from tests.live import orders

pytestmark = pytest.mark.django_db


def test_personas_have_the_temperaments_of_the_house_bots() -> None:
    assert tuple(temperaments.BY_NAME) == persona.TEMPERAMENTS


@pytest.mark.parametrize("context", [8_000, 32_000])
def test_a_model_with_a_small_context_is_told_less_of_the_past(context: int) -> None:
    match = orders.booked(chairs=orders.speaking_chairs("http://127.0.0.1:1/v1", context_size=context))

    told = casting.cast(match.seats.get(color="red"), roles.Role.CREWMATE)

    assert told.room == seating.room_within(context)
    assert told.room < chronicle.ROOM


def test_a_model_whose_context_nobody_knows_gets_the_usual_room() -> None:
    match = orders.booked(chairs=orders.speaking_chairs("http://127.0.0.1:1/v1"))

    assert casting.cast(match.seats.get(color="red"), roles.Role.CREWMATE).room == chronicle.ROOM
