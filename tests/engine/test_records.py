"""Copies of records with a few fields changed."""

import dataclasses

import pytest

from games.engine import records
from games.engine import world as worlds
from games.engine.facts import identities

WALKER = worlds.Player(color=identities.Color.RED, name="Red", place="admin", buttons_left=1)


def test_a_copy_is_what_the_standard_library_makes_of_it() -> None:
    copy = records.changed(WALKER, place="storage", alive=False)

    assert copy == dataclasses.replace(WALKER, place="storage", alive=False)
    assert type(copy) is worlds.Player
    assert WALKER.place == "admin"


def test_a_copy_is_frozen_like_the_record() -> None:
    copy = records.changed(WALKER, place="storage")

    with pytest.raises(dataclasses.FrozenInstanceError):
        copy.place = "admin"  # type: ignore[misc] # that is the point


def test_a_field_that_the_record_does_not_have_is_refused() -> None:
    with pytest.raises(AttributeError):
        records.changed(WALKER, palce="storage")  # type: ignore[call-arg] # that is the point
