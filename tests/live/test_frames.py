"""Frames: what a view perceives, numbered so that nothing else shows."""

import json
from typing import Any

import pytest

from games.engine.eyes import narration, perspective
from games.live import boards, codec
from tests.live import logs


def read(view: str) -> list[dict[str, Any]]:
    return [json.loads(frame) for frame in logs.shown(view)]


@pytest.mark.parametrize("view", logs.VIEWS)
def test_frames_are_numbered_from_one_without_gaps(view: str) -> None:
    assert [frame["n"] for frame in read(view)] == list(range(1, len(logs.shown(view)) + 1))


def test_through_the_glass_the_number_is_the_entrys() -> None:
    assert [frame["seq"] for frame in read("glass")] == [entry.seq for entry in logs.played()]


@pytest.mark.parametrize("view", logs.VIEWS[1:])
def test_nobody_else_learns_an_entrys_number(view: str) -> None:
    assert not any("seq" in frame for frame in read(view))


@pytest.mark.parametrize("color", ["red", "pink"])
def test_what_a_player_does_not_perceive_leaves_no_trace(color: str) -> None:
    perceived = [entry for entry in logs.played() if color in entry.audience]

    assert logs.developed(color, perceived) == logs.shown(color)


def test_a_frame_is_the_entry_its_caption_and_what_is_known_then() -> None:
    frame = next(frame for frame in read("glass")[50:] if "board" in frame)

    entry = logs.played()[frame["seq"] - 1]
    known = perspective.learn_all(perspective.blank("glass"), logs.played()[: entry.seq])
    assert (frame["n"], frame["tick"], frame["event"]) == (entry.seq, entry.tick, codec.event_fields(entry))
    assert frame["caption"] == narration.narrate(known, entry)
    assert frame["board"] == json.loads(boards.Draughtsman().board(known))


def test_a_board_is_there_where_it_changed_and_nowhere_else() -> None:
    known = perspective.blank(logs.viewer("red"))
    for entry, frame in zip([e for e in logs.played() if "red" in e.audience], read("red"), strict=True):
        before, known = known, perspective.learn(known, entry)
        assert ("board" in frame) == (known is not before)


def test_boards_drawn_in_a_row_are_those_drawn_alone() -> None:
    known, draughtsman = perspective.blank("glass"), boards.Draughtsman()
    for entry in logs.played()[:200]:
        known = perspective.learn(known, entry)
        assert draughtsman.board(known) == boards.Draughtsman().board(known)


def test_a_board_has_every_field_of_the_perspective() -> None:
    board = read("glass")[0]["board"]

    assert set(board) == set(perspective.Perspective.__slots__)
    assert board["figures"]["red"]["name"]


def test_a_plan_says_what_kind_it_is() -> None:
    plans = [figure["plan"] for frame in read("glass") for figure in frame.get("board", {}).get("figures", {}).values()]

    assert all("kind" in plan for plan in plans if plan is not None)
    assert any(plans)
