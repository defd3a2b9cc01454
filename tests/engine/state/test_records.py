"""Copies of records with a few fields changed."""

import dataclasses

import pytest

from games.engine.facts import identities
from games.engine.state import copying
from games.engine.state import world as worlds

WALKER = worlds.Player(color=identities.Color.RED, name="Red", place="admin", buttons_left=1)


def test_a_copy_is_what_the_standard_library_makes_of_it() -> None:
    copy = copying.changed(WALKER, place="storage", alive=False)

    assert copy == dataclasses.replace(WALKER, place="storage", alive=False)
    assert type(copy) is worlds.Player
    assert WALKER.place == "admin"


def test_a_copy_is_frozen_like_the_record() -> None:
    copy = copying.changed(WALKER, place="storage")

    with pytest.raises(dataclasses.FrozenInstanceError):
        copy.place = "admin"  # type: ignore[misc] # that is the point


def test_a_field_that_the_record_does_not_have_is_refused() -> None:
    with pytest.raises(AttributeError):
        copying.changed(WALKER, palce="storage")  # type: ignore[call-arg] # that is the point
