"""Shares and money as they are written: rounded, never cut off."""

import pytest

from games.templatetags import figures
from glassbox_site.ground.plain import differences
from glassbox_site.templatetags import desk_figures


@pytest.mark.parametrize(
    ("share", "said"), [(2 / 3, "67 %"), (5 / 8, "63 %"), (0.314, "31 %"), (0.999, "100 %"), (0.0, "0 %"), (None, "–")]
)
def test_a_share_is_told_to_the_nearest_hundredth(share: float | None, said: str) -> None:
    assert figures.percent(share) == said


@pytest.mark.parametrize(("cost", "said"), [(0.00996, "$0.0100"), (0.129, "$0.13"), (0, "$0.00"), (1.999, "$2.00")])
def test_money_is_told_to_the_nearest_of_its_last_place(cost: float, said: str) -> None:
    assert figures.dollars(cost) == said


def test_seconds_and_large_numbers_are_rounded_and_grouped_at_the_desk() -> None:
    assert (desk_figures.seconds(0.96), desk_figures.whole(1_234_567)) == ("1.0 s", "1,234,567")


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [((8, 16), (8, 16), "±0 [−31 … +31]"), ((0, 8), (8, 8), "−100 [−100 … −54]"), ((1, 2), (0, 0), "–")],
)
def test_a_share_against_another_has_signs_that_are_no_hyphens(
    first: tuple[int, int], second: tuple[int, int], said: str
) -> None:
    assert figures.apart(differences.newcombe(first, second)) == said
