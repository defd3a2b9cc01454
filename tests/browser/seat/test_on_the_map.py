"""Acting on the map itself, by touch and by mouse: each thing there offers what can be done with it."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from tests.browser import visitor
from tests.browser.seat import playing
from tests.browser.seat.conftest import Sit

pytestmark = [pytest.mark.browser, pytest.mark.second]
POINTED = pytest.mark.parametrize(
    "window", [{"viewport": visitor.DESK}, {"viewport": visitor.PHONE, "has_touch": True}], ids=["1440", "390"]
)
MOST_QUESTIONS = 60
WAYS = ("climb_out", "approach", "go", "continue", "wait")


def until_offered(page: Page, kind: str, ways: Sequence[str] = WAYS) -> str:
    """Plays on until this kind is offered: goes from room to room, out of vents, and up to other players."""
    for number in range(MOST_QUESTIONS):
        told = playing.question(page)
        menu: list[str] = [choice["id"] for choice in told["menu"]]
        if found := next((each for each in menu if each.startswith(kind)), None):
            return found
        if told["kind"] != "action":
            playing.by_keys(page)
            continue
        open_ = [each for start in ways for each in menu if each.startswith(start)]
        first = [each for each in open_ if each.startswith(open_[0].partition(":")[0])]
        playing.press(page, first[number % len(first)])
    raise AssertionError(f"{kind} was never offered")


@POINTED
def test_a_vent_a_player_and_a_body_are_touched_to_climb_in_to_kill_and_to_report(sit: Sit) -> None:
    page = sit("impostor").page

    vent = until_offered(page, "vent")
    assert playing.touched(page, ".ship-offer-vent") == vent
    until_offered(page, "climb_out")
    assert playing.touched(page, ".ship-offer-climb_out") == "climb_out"
    kill = until_offered(page, "kill")
    victim = kill.removeprefix("kill:")
    assert playing.touched(page, f'[data-figure="{victim}"].offered-grave') == kill
    report = until_offered(page, "report")
    assert playing.touched(page, f'[data-figure="body-{report.removeprefix("report:")}"].offered') == report


@POINTED
def test_a_console_is_touched_to_do_the_task_at_it_and_a_room_to_go_there(sit: Sit) -> None:
    page = sit("crewmate").page

    go = until_offered(page, "go")
    assert playing.touched(page, f'[data-room="{go.removeprefix("go:")}"].offered') == go
    task = until_offered(page, "task")
    assert playing.touched(page, ".ship-offer-task") == task
