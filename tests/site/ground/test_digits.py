"""Numbers from addresses and forms."""

import pytest

from glassbox_site.ground.plain import digits


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("042", 42), ("9" * 18, 10**18 - 1)])
def test_digits_are_a_number(text: str, number: int) -> None:
    assert digits.number(text) == number


@pytest.mark.parametrize("text", ["", "-1", "+1", "1.0", " 1", "1e3", "²", "٣", "9" * 19, "9" * 5_000])
def test_anything_else_is_none(text: str) -> None:
    assert digits.number(text) is None
