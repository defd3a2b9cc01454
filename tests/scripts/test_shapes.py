"""The types of frames that scripts are given, compared with the frames of whole matches."""

import dataclasses
import functools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.engine.facts import identities
from games.engine.judging import pairing
from games.log import calls
from games.watching import frames
from tests.games.prepared import logs
from tests.scripts import shapes, typedefs

KEPT = sorted((Path(__file__).parents[1] / "engine/logs").glob("*.ndjson"))
Frame = dict[str, Any]


@functools.cache
def known() -> dict[str, typedefs.Shape]:
    return typedefs.shapes("match/shapes.js")


def strange(name: str, value: Any) -> list[str]:
    return [f"{name}.{member}" for member in known()[name].strange(value)]


def strange_in(frame: Frame) -> Iterator[str]:
    """Members of anything beside the board that the types do not know, or miss."""
    yield from strange("Frame", frame)
    yield from strange(frame["event"]["kind"], {name: of for name, of in frame["event"].items() if name != "kind"})
    reread = frame.get("clerk", {})
    yield from strange("Rereading", reread)
    for stamp in [*frame.get("truth", ()), *(stamp for stamps in reread.values() for stamp in stamps)]:
        yield from strange("Stamp", stamp)
        yield from stamp["claim"].keys() - known()["Claim"].members
    for name, shape in (("pair", "Pair"), ("call", "Call")):
        if name in frame:
            yield from strange(shape, frame[name])


def merged(before: Any, patch: Any) -> Any:
    """Applies a JSON merge patch (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    after = dict(before) if isinstance(before, dict) else {}
    for name, change in patch.items():
        if change is None:
            after.pop(name, None)
        else:
            after[name] = merged(after.get(name), change)
    return after


def kept_frames(path: Path, viewer: identities.Viewer) -> list[Frame]:
    projector = frames.Projector(viewer)
    told = (projector.frame(line) for line in path.read_text().splitlines()[:-1])  # the last line is not an entry
    return [json.loads(frame) for frame in told if frame is not None]


def test_the_file_is_as_it_would_be_written_now() -> None:
    assert shapes.FILE.read_text() == shapes.written(), "run python -m tests.scripts.shapes"


@pytest.mark.parametrize("view", logs.VIEWS)
def test_no_frame_has_a_member_that_the_types_do_not_know(view: str) -> None:
    told = [json.loads(frame) for frame in logs.shown(view)]

    assert {member for frame in told for member in strange_in(frame)} == set()


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_frames_of_kept_logs_have_no_member_that_the_types_do_not_know(path: Path) -> None:
    told = kept_frames(path, "glass")

    assert {member for frame in told for member in strange_in(frame)} == set()


@pytest.mark.parametrize(("name", "told"), [("Pair", pairing.Pair), ("Call", calls.Call)])
def test_what_stands_beside_a_frame_has_the_members_of_its_class(name: str, told: type) -> None:
    assert known()[name].members == {field.name for field in dataclasses.fields(told)}


@pytest.mark.parametrize("view", logs.VIEWS)
def test_a_board_has_what_the_types_say_at_every_moment(view: str) -> None:
    board: Any = {}
    for frame in map(json.loads, logs.shown(view)):
        board = merged(board, frame.get("board", {}))

        figures = [member for figure in board["figures"].values() for member in strange("Figure", figure)]
        table = strange("Table", board["meeting"]) if "meeting" in board else []
        assert strange("Board", board) + figures + table == []
