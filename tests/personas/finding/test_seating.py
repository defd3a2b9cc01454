"""A found model is seated once, however often that is requested while it is being tried."""

import pytest

from personas.finding import seating
from personas.models import ChatModel, Persona
from tests.personas import cast
from tests.support.databases import at_once


@pytest.mark.django_db
def test_who_was_seated_while_it_was_tried_again_is_seated_once() -> None:
    cast.tier()
    first = seating.seat(cast.gpt4o())

    assert seating.seat(cast.gpt4o()) == first
    assert Persona.objects.filter(model=first).count() == len(seating.characters())


@at_once.on_postgresql
def test_who_is_seated_by_two_at_once_is_seated_once() -> None:
    cast.tier()

    at_once.together(lambda: seating.seat(cast.gpt4o()), lambda: seating.seat(cast.gpt4o()))

    assert ChatModel.objects.filter(slug="gpt4o").count() == 1
