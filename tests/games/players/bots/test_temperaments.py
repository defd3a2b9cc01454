"""A temperament is numbers within limits, and has a name of its own."""

import dataclasses
from typing import Any

import pytest

from games.players.bots import temperaments


@pytest.mark.parametrize(
    ("number", "value", "told"),
    [
        ("fear", 1000, "quiet: fear (1000) must be a whole number from 0 to 100"),
        ("doubt", -5, "quiet: doubt (-5) must be a whole number from 0 to 100"),
        ("talk", "loud", "quiet: talk ('loud') must be a whole number from -10 to 10"),
        ("help", float("nan"), "quiet: help (nan) must be a whole number from 0 to 100"),
        ("patience", -1, "quiet: patience (-1) must be a whole number from 0 to 100"),
    ],
)
def test_a_number_that_means_nothing_is_told_with_whose_it_is(number: str, value: Any, told: str) -> None:
    with pytest.raises(ValueError, match="must be a whole number") as refused:
        dataclasses.replace(temperaments.BY_NAME["quiet"], **{number: value})

    assert str(refused.value) == told


def test_no_two_have_one_name() -> None:
    assert len(temperaments.BY_NAME) == len(temperaments.HOUSE)
