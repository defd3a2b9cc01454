"""The same figure has the same digits wherever it is shown."""

import dataclasses
import re
from decimal import Decimal

import pytest
from django.template.defaultfilters import floatformat
from django.template.loader import render_to_string

from games.booking import estimates
from games.management import series_console
from games.templatetags import figures
from glassbox_site.ground.plain import differences, proportions, rounded
from glassbox_site.templatetags import desk_figures
from sct.records import batches
from sct.records.reports import report
from sct.records.studies import telling

SHARES = [(part, whole) for whole in (8, 16, 32, 40, 200) for part in range(whole + 1)]


@pytest.mark.parametrize("places", [0, 1, 2, 4])
def test_a_figure_has_the_digits_that_pages_give_it(places: int) -> None:
    for part, whole in SHARES:
        assert rounded.places(part / whole, places) == floatformat(part / whole, places)


def test_a_terminal_tells_the_shares_of_a_batch_as_its_page_does() -> None:
    for part, whole in SHARES:
        share = proportions.wilson(part, whole)
        page = re.sub(r"<[^>]+>", "", render_to_string("sct/figures/figure.html", {"figure": share})).split()

        assert batches.proportion(share).split() == page


def test_a_study_tells_its_shares_in_the_same_way() -> None:
    assert telling._share({"value": 0.625, "low": 0.125, "high": 0.875, "n": 8}) == "0.63 [0.13 … 0.88] n=8"


def test_a_terminal_tells_points_as_pages_do() -> None:
    apart = differences.Estimate(value=0.125, low=-0.125, high=0.004, n=8)

    assert series_console._points(dataclasses.asdict(apart)) == "+13 [−13 … ±0]"
    assert figures.apart(apart) == "+13 [−13 … ±0]"


def test_points_are_those_between_the_shares_beside_them() -> None:
    assert (figures.percent(10 / 16), figures.percent(8 / 16), rounded.points(10 / 16 - 8 / 16)) == (
        "63 %", "50 %", "+13",
    )  # fmt: skip


@pytest.mark.parametrize("spent", ["0", "0.00005", "0.00025", "0.01255", "0.99995", "1.005", "2.5"])
def test_a_terminal_tells_money_as_pages_do(spent: str) -> None:
    cost = Decimal(spent)
    needed = estimates.Cost(calls=3, tokens=70, dollars=cost)

    assert report._money(cost, is_estimated=False) == f"${floatformat(cost, 4)}"
    assert series_console._cost(needed) == f"{desk_figures.dollars(cost)} (70 tokens)"


def test_nothing_has_no_sign() -> None:
    assert rounded.places(-0.001, 2) == "0.00"
    assert rounded.points(-0.001) == "±0"


def test_no_chance_is_told_as_none() -> None:
    assert [rounded.chance(p) for p in (1.0, 0.03125, 0.00005, 3.3e-09, 0.0)] == [
        "1.0000", "0.0313", "0.0001", "< 0.0001", "< 0.0001",
    ]  # fmt: skip
    assert (rounded.p(0.25), rounded.p(3.3e-09)) == ("p = 0.2500", "p < 0.0001")


def test_a_measure_of_any_size_is_told_with_the_digits_that_count() -> None:
    sizes = (12345.6, -12.3456, 0.333333, 0.5, 3.0, -0.0, 0.0000314159)

    told = [figures.cell(each) for each in sizes]

    assert told == ["12346", "-12.35", "0.3333", "0.5", "3", "0", "0.00003142"]
    assert [figures.cell(each) for each in (None, 12345, "won")] == ["–", 12345, "won"]


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ({"p": [0.1 + 0.2, None]}, {"p": [0.3, None]}, True),
        ({"p": 0.3}, {"p": 0.3000001}, False),
        ({"p": 0.3}, {"p": 0.3, "n": 1}, False),
        ({"n": 3}, {"n": 4}, False),
        ([1.0, 2.0], [1.0], False),
        ({"p": 0.0}, {"p": None}, False),
        ("x", "y", False),
    ],
)
def test_figures_are_alike_but_for_digits_that_nobody_reads(one: object, other: object, alike: bool) -> None:
    assert rounded.are_alike(one, other) is rounded.are_alike(other, one) is alike


def test_a_signed_difference_has_a_minus_and_nothing_has_no_sign() -> None:
    assert [rounded.signed(each) for each in (-0.125, 0.5, 0.0, -0.001)] == ["−0.13", "+0.50", "0.00", "0.00"]
