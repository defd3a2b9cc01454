"""Frames: what a view perceives, numbered so that nothing else shows."""

import json
from typing import Any

import pytest

from games.engine.eyes import knowledge, narration, perspective
from games.engine.facts import actions, identities
from games.engine.state import ledger
from games.log import codec
from games.watching import boards
from tests.games.prepared import logs

RED = identities.Color.RED


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


@pytest.mark.parametrize("view", logs.VIEWS[1:])
def test_what_a_view_does_not_perceive_leaves_no_trace(view: str) -> None:
    perceived = [entry for entry in logs.played() if ledger.perceives(logs.viewer(view), entry)]

    assert len(perceived) < len(logs.played())
    assert logs.developed(view, perceived) == logs.shown(view)


@pytest.mark.parametrize(
    ("view", "thinkers"),
    [("glass", {"red", "blue", "pink"}), ("public", set()), ("red", {"red"}), ("blue", {"blue"}), ("green", set())],
)
def test_what_a_decision_took_is_told_through_the_glass_and_its_own_eyes_alone(view: str, thinkers: set[str]) -> None:
    told = [frame for frame in read(view) if "call" in frame]

    assert {frame["event"]["color"] for frame in told} == thinkers
    assert b"".join(logs.shown(view)).count(b"tokens_in") == len(told)


def test_a_frame_is_the_entry_its_caption_and_what_is_known_then() -> None:
    frame = read("glass")[100]

    entry = logs.played()[frame["seq"] - 1]
    known = perspective.learn_all(perspective.blank("glass"), logs.played()[: entry.seq])
    assert (frame["n"], frame["tick"]) == (entry.seq, entry.tick)
    assert frame["event"] == json.loads(codec.line(entry))["event"]
    assert frame["caption"] == narration.narrate(known, entry)


@pytest.mark.parametrize("view", logs.VIEWS)
def test_merged_one_after_the_other_boards_are_the_perspective(view: str) -> None:
    known, draughtsman = perspective.blank(logs.viewer(view)), boards.Draughtsman()
    board: dict[str, Any] = {}
    perceived = [entry for entry in logs.played() if ledger.perceives(logs.viewer(view), entry)]
    for entry, frame in zip(perceived, read(view), strict=True):
        known = perspective.learn(known, entry)
        board = merged(board, frame.get("board", {}))
        assert board == json.loads(draughtsman.board(known))


def test_a_board_is_there_where_it_changed_and_nowhere_else() -> None:
    known, draughtsman = perspective.blank(logs.viewer("red")), boards.Draughtsman()
    shown = draughtsman.board(known)
    for entry, frame in zip([e for e in logs.played() if "red" in e.audience], read("red"), strict=True):
        before, known = shown, perspective.learn(known, entry)
        shown = draughtsman.board(known)
        assert ("board" in frame) == (shown != before)


def test_boards_drawn_in_a_row_are_those_drawn_alone() -> None:
    known, draughtsman = perspective.blank("glass"), boards.Draughtsman()
    for entry in logs.played()[:200]:
        known = perspective.learn(known, entry)
        assert draughtsman.board(known) == boards.Draughtsman().board(known)


def test_what_is_no_longer_so_is_taken_away_with_null() -> None:
    began, chose, ended = (
        knowledge.Perspective(viewer="glass", figures={RED: figure})
        for figure in (
            knowledge.Figure(color=RED, name="Red", buttons_left=1, plan=actions.DoTask(task="swipe_card", stage=0)),
            knowledge.Figure(color=RED, name="Red", buttons_left=1, plan=actions.Wait(seconds=3)),
            knowledge.Figure(color=RED, name="Red", buttons_left=1),
        )
    )

    assert json.loads(boards.Draughtsman().change(began, chose)) == {
        "figures": {"red": {"plan": {"kind": "Wait", "seconds": 3, "task": None, "stage": None}}}
    }
    assert json.loads(boards.Draughtsman().change(chose, ended)) == {"figures": {"red": {"plan": None}}}


def test_what_a_view_does_not_know_is_absent() -> None:
    board = read("glass")[0]["board"]

    assert set(board) < set(perspective.Perspective.__slots__)
    assert board["figures"]["red"]["name"]
    assert "meeting" not in board


def test_a_plan_says_what_kind_it_is() -> None:
    plans = [
        figure.get("plan") for frame in read("glass") for figure in frame.get("board", {}).get("figures", {}).values()
    ]
    whole = [plan for plan in plans if plan is not None and len(plan) > 1]

    assert any("kind" in plan for plan in whole)


def merged(target: Any, patch: Any) -> Any:
    """Applies a JSON merge patch (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    kept = target if isinstance(target, dict) else {}
    changed = {name: merged(kept.get(name), value) for name, value in patch.items() if value is not None}
    return {name: value for name, value in kept.items() if name not in patch} | changed


def test_what_is_said_about_a_match_costs_those_at_the_glass_hardly_a_byte_more() -> None:
    told = read("glass")

    comments = sum(len(json.dumps(frame["cast"])) for frame in told if "cast" in frame)

    assert 0 < comments < 0.05 * sum(map(len, logs.shown("glass")))
