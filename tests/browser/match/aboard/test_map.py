"""The map has everybody where the board has them, and shows no more than its view knows."""

import random

import pytest

from games.engine import maps
from games.engine.eyes import perspective
from tests.browser.conftest import Open

pytestmark = pytest.mark.browser

SHIP = maps.load("skeld")


def _aboard(seen: perspective.Perspective) -> dict[str, str]:
    people = {color.value: figure.place for color, figure in seen.figures.items() if figure.place}
    return people | {f"body-{body.color}": body.place for body in seen.bodies}


def _moments(known: list[perspective.Perspective], count: int = 20) -> list[int]:
    roaming = [n for n, seen in enumerate(known, 1) if seen.figures and seen.meeting is None and seen.ended is None]
    return random.Random(4).sample(roaming, count)


def test_map_and_list_have_everybody_where_the_log_has_them(opened: Open, known: list[perspective.Perspective]) -> None:
    bench = opened()

    for n in _moments(known):
        bench.show(n)
        expected = _aboard(known[n - 1])
        assert {one["key"]: one["place"] for one in bench.figures()} == expected, f"frame {n}"
        assert bench.twin() == expected, f"frame {n}"


def test_whoever_is_in_a_room_stands_between_its_walls(opened: Open, known: list[perspective.Perspective]) -> None:
    bench = opened()

    for n in _moments(known):
        bench.show(n)
        for one in bench.figures():
            box = SHIP.place[one["place"]].box
            inside = box is None or (box.left <= one["x"] <= box.right and box.top <= one["y"] <= box.bottom)
            assert inside, f"{one} at frame {n}"


def test_the_same_moment_is_the_same_picture_whatever_was_shown_before(opened: Open) -> None:
    bench = opened()
    bench.show(200)
    first = bench.figures()

    bench.show(bench.frame_of("MatchEnded"))
    bench.show(200)

    assert sorted(bench.figures(), key=str) == sorted(first, key=str)


def test_the_dark_fills_the_ship_and_nothing_around_it(opened: Open) -> None:
    dark, hull = opened().page.evaluate(
        "['.ship-dark', '.ship-hull'].map(part => bench.root.querySelector(part).getAttribute('d'))"
    )

    assert dark == hull


def test_the_jury_sees_nobody_on_the_map_but_the_body_that_was_reported(opened: Open) -> None:
    bench = opened("public")
    reported = bench.frame_of("MeetingOpened")
    bench.show(reported - 1)
    assert bench.figures() == []

    bench.show(reported)
    bench.page.locator("#stage [data-scene=map]").click()

    body = bench.frames[reported - 1]["event"]["body"]
    assert [one["key"] for one in bench.figures()] == [f"body-{body}"]
    bench.page.locator("#stage [data-scene=theatre]").click()


def test_what_somebody_else_has_not_seen_for_long_is_hollow_and_says_how_long(opened: Open) -> None:
    bench = opened("red")
    later = bench.frame_of("MeetingClosed") + 25

    bench.show(later)

    unseen = [line for line in bench.page.locator("#stage .crew-person").all_inner_texts() if "seen" in line]
    assert unseen
    assert bench.count(".token-unseen") == len(unseen)
