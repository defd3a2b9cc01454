"""Verdicts beside the lines: what `glass` is told of each claim, and nobody else."""

import json
from typing import Any

import pytest

from games.engine.facts import decisions, events, identities
from games.engine.ship import interlude
from games.engine.state import ledger as ledgers
from games.log import codec
from games.watching import frames
from tests.engine import scenes
from tests.engine.table import sittings
from tests.games.players import minds
from tests.games.prepared import clerks, logs

RED, BLUE, PINK = (identities.Color(name) for name in ("red", "blue", "pink"))
SHIP = """
    electrical: red! pink
    storage:    blue green
"""
REFUTED = ("lie", "mistaken")


def spoken(said: decisions.DiscussionDecision) -> tuple[ledgers.Entry, ...]:
    """Red says something at a meeting."""
    ledger = scenes.drawn(SHIP)
    interlude.call(ledger, caller=BLUE, body=None)
    return (*ledger.entries, *sittings.step(ledger.world, red=said))


def developed(view: str, entries: tuple[ledgers.Entry, ...]) -> list[dict[str, Any]]:
    return [json.loads(frame) for frame in logs.developed(view, entries)]


def line_of(view: str, entries: tuple[ledgers.Entry, ...]) -> dict[str, Any]:
    [line] = [frame for frame in developed(view, entries) if frame["event"]["kind"] == "Spoke"]
    return line


def test_a_lie_is_marked_with_its_words_and_the_entry_that_refutes_it() -> None:
    entries = spoken(sittings.says("Look. I was in Admin, ok?  I was in Admin."))

    [mark] = line_of("glass", entries)["truth"]

    [walked] = [told for told in scenes.told(entries, events.Walked) if told.event.color == RED]
    assert mark == {
        "claim": {"topic": "was_at", "subject": "red", "place": "admin"},
        "verdict": "lie",
        "span": [6, 20],
        "against": walked.seq,
    }


def test_a_line_that_claims_nothing_has_no_mark() -> None:
    assert "truth" not in line_of("glass", spoken(sittings.says("Where were you, Blue?")))


def test_a_thought_that_blames_another_stands_beside_the_line() -> None:
    entries = spoken(sittings.says("Blue is sus.", thought="Pink is lying."))

    pair = line_of("glass", entries)["pair"]

    assert (pair["says"], pair["thinks"]) == (["blue"], ["pink"])
    assert codec.kind(entries[pair["thought"] - 1]) == "Thought"


@pytest.mark.parametrize("view", ["public", "red", "blue"])
def test_nobody_else_is_told_the_truth(view: str) -> None:
    entries = spoken(sittings.says("I was in Admin. Blue is sus.", thought="Pink is lying."))

    assert not {"truth", "pair"} & set(line_of(view, entries))


def frames_of_the_clerk(view: str) -> list[dict[str, Any]]:
    whole = developed(view, clerks.read_by_a_clerk(minds.played(11)))
    return [frame for frame in whole if frame["event"]["kind"] == "LineRead"]


def test_the_glass_is_told_what_the_clerk_and_the_reader_made_of_each_line() -> None:
    told = frames_of_the_clerk("glass")

    assert {name for frame in told for name in frame.get("clerk", {})} == {"shared", "clerk", "reader"}
    alone = [mark for frame in told for mark in frame.get("clerk", {}).get("clerk", ())]
    assert {mark["claim"]["place"] for mark in alone} == {"navigation"}
    assert all(mark["span"][0] == 0 and mark["verdict"] for mark in alone)


def test_what_the_clerk_reads_is_no_truth_of_the_line() -> None:
    whole = minds.played(11)
    own, read = (
        [frame.get("truth") for frame in developed("glass", log) if frame["event"]["kind"] == "Spoke"]
        for log in (whole, clerks.read_by_a_clerk(whole))
    )

    assert [marks and [mark["verdict"] for mark in marks] for marks in read] == [
        marks and [mark["verdict"] for mark in marks] for marks in own
    ]


@pytest.mark.parametrize("view", [view for view in logs.VIEWS if view != "glass"])
def test_nobody_else_is_told_of_a_clerk(view: str) -> None:
    assert frames_of_the_clerk(view) == []


@pytest.mark.parametrize("seed", [0, 3])
def test_every_refuted_claim_of_a_match_leads_to_an_earlier_frame(seed: int) -> None:
    projector = frames.Projector("glass")
    shown = [json.loads(projector.frame(codec.line(entry)) or b"") for entry in minds.played(seed)]
    marks = [(frame["seq"], mark) for frame in shown for mark in frame.get("truth", ())]

    assert marks
    assert all((mark["verdict"] in REFUTED) == (mark["against"] is not None) for _, mark in marks)
    assert all(mark["against"] < seq for seq, mark in marks if mark["against"])


@pytest.mark.parametrize("view", logs.VIEWS)
def test_of_a_whole_match_the_glass_alone_is_told_the_truth(view: str) -> None:
    marked = [frame["n"] for frame in developed(view, minds.played(11)) if {"truth", "pair"} & set(frame)]

    assert bool(marked) is (view == "glass")
