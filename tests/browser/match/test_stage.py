"""The stage shows what the board says at any moment, and nothing of what comes later."""

from typing import Any

import pytest
from playwright.sync_api import expect

from games.engine.eyes import perspective
from games.engine.facts import events, identities
from tests.browser import conftest, visitor
from tests.browser.conftest import Open

pytestmark = pytest.mark.browser
SPILT = """() => [...bench.root.querySelectorAll('.rung-silent')].filter(rung =>
    rung.lastElementChild.getBoundingClientRect().bottom > rung.getBoundingClientRect().bottom + 1,
).map(rung => rung.textContent)"""
"""Texts that are shown outside of the rung that they belong to."""


@pytest.mark.second
def test_the_ladder_shows_every_term_of_every_bid(opened: Open) -> None:
    bench = opened()
    spoke = [frame for frame in bench.frames if frame["event"]["kind"] == "Spoke"]

    for line in spoke[1::4]:
        bench.show(line["n"])
        bids, rungs = _bids(bench.frames, line), bench.rungs()
        assert {rung["color"]: rung["terms"] for rung in rungs} == {bid.color: _terms(bid) for bid in bids}
        assert [rung["total"] for rung in rungs] == sorted((bid.priority for bid in bids), reverse=True)
        assert [rung["color"] for rung in rungs if rung["won"]] == [line["event"]["color"]]


def _bids(frames: list[dict[str, Any]], line: dict[str, Any]) -> list[events.Bid]:
    """The bids of the tick in which the line was spoken."""
    before = [frame["event"] for frame in frames[: line["n"]]]
    opening = max(place for place, event in enumerate(before) if event["kind"] == "MeetingOpened")
    placed = [event for event in before[opening:] if event["kind"] == "BidPlaced" and event["t"] == line["event"]["t"]]
    return [events.Bid(**event["bid"]) for event in placed]


def _terms(bid: events.Bid) -> dict[str, int]:
    names = ("desire", "mention", "accusation", "silence", "roll", "recent_speaker", "already_voted")
    return {name: getattr(bid, name) for name in names if getattr(bid, name)}


def test_nobody_is_said_to_speak_before_it_has_spoken(opened: Open) -> None:
    bench = opened()
    spoke = bench.frame_of("Spoke", 1)

    bench.show(spoke - 1)

    assert [rung for rung in bench.rungs() if rung["won"]] == []


def test_what_is_told_of_a_bid_that_stays_unseen_lies_on_no_other(opened: Open) -> None:
    bench = opened("red")
    line = next(each for each in bench.frames if each["event"]["kind"] == "Spoke" and each["event"]["color"] != "red")

    for width in (1440, 720, 390):
        bench.page.set_viewport_size({"width": width, "height": 900})
        bench.show(line["n"])
        assert "stays unseen" in bench.words(".rung-silent")
        assert bench.page.evaluate(SPILT) == []


@pytest.mark.parametrize("view", ["glass", "public"])
def test_ballots_are_turned_over_one_by_one(opened: Open, view: str) -> None:
    bench = opened(view)
    shown = [frame["n"] for frame in bench.frames if frame["event"]["kind"] == "BallotRevealed"]

    for n in shown:
        bench.show(n)
        assert bench.count(".tally-ballot") == bench.frames[n - 1]["event"]["position"]
        assert bench.words(".verdict") == ""


def test_before_the_first_ballot_no_vote_is_in_the_page(opened: Open) -> None:
    bench = opened("public")

    bench.show(bench.frame_of("BallotRevealed") - 1)

    assert bench.count(".tally-ballot") == 0
    assert bench.count(".ballot-target") == 0
    assert bench.page.locator("#stage [data-scene=reveal]").is_disabled()


def test_going_back_from_the_end_takes_the_end_out_of_the_page(opened: Open) -> None:
    bench = opened("public")
    bench.show(bench.frame_of("MatchEnded"))
    first = bench.frame_of("BallotRevealed")

    bench.show(first)

    assert bench.count(".tally-ballot") == 1
    assert "ejected" not in bench.page.locator("#reveal").inner_text()
    assert bench.page.locator("#stage [data-scene=result]").is_disabled()


def test_the_line_after_the_votes_is_the_games_own(opened: Open) -> None:
    bench = opened()
    ejected = bench.frame_of("Ejected")

    bench.show(ejected)

    assert bench.frames[ejected - 1]["caption"].rstrip(".") in bench.words(".verdict").replace("\n", " ")


def test_the_reveal_asks_for_the_time_it_needs_and_no_less_than_its_share(opened: Open) -> None:
    bench = opened()
    first = bench.frame_of("BallotRevealed")
    bench.show(first - 1)
    bench.page.evaluate("bench.busy.length = 0")

    bench.show(first, animate=True, speed=4)

    [asked] = bench.page.evaluate("bench.busy")
    assert asked / 4 >= 0.4 * 2_000


def test_skipping_ends_every_movement_at_its_end(opened: Open) -> None:
    bench = opened()
    ejected = bench.frame_of("Ejected")
    bench.show(ejected - 1)
    bench.show(ejected, animate=True)
    moving = (
        "bench.root.querySelector('#reveal').getAnimations({subtree: true}).filter(one => one.animationName).length"
    )
    assert bench.page.evaluate(moving) > 0

    bench.page.evaluate("bench.skips.forEach(skip => skip())")

    assert bench.page.evaluate(moving) == 0


def test_a_moment_jumped_to_stands_still(opened: Open) -> None:
    bench = opened()
    bench.page.evaluate("bench.root.getAnimations({subtree: true}).forEach(one => one.cancel())")

    for kind in ("Walked", "Spoke", "BallotRevealed", "Ejected"):
        bench.show(bench.frame_of(kind))
        moving = bench.page.evaluate(
            "bench.root.getAnimations({subtree: true}).map(one => one.animationName ?? 'walk')"
        )
        assert set(moving) <= {"ship-blinks"}, kind


def test_a_choice_of_the_viewer_holds_and_the_stage_follows_again_when_asked(opened: Open) -> None:
    bench = opened()
    scene = "document.querySelector('#stage').dataset.scene"
    bench.show(bench.frame_of("MeetingOpened"))
    bench.page.get_by_role("button", name="Map").press("Enter")

    bench.show(bench.frame_of("Spoke"))
    chosen = bench.page.evaluate(scene)
    bench.page.get_by_role("button", name="Table").press("Enter")

    assert (chosen, bench.page.evaluate(scene)) == ("map", "theatre")


def test_the_result_names_every_role_and_fate(opened: Open, known: list[perspective.Perspective]) -> None:
    bench = opened()

    bench.show(bench.frame_of("MatchEnded"))

    rows = bench.page.locator("#result tbody tr").all_inner_texts()
    impostors = [figure for figure in known[-1].figures.values() if figure.role is identities.Role.IMPOSTOR]
    assert len(rows) == len(known[-1].figures)
    assert sum("impostor" in row for row in rows) == len(impostors)


def test_a_view_does_not_say_that_those_survived_of_whom_it_cannot_know(opened: Open) -> None:
    bench = opened("public")

    bench.show(bench.frame_of("MatchEnded"))

    expect(bench.page.get_by_role("cell", name="not known to be dead")).not_to_have_count(0)
    expect(bench.page.get_by_role("cell", name="survived")).to_have_count(0)


@pytest.mark.second
def test_no_scene_has_a_barrier_or_hangs_over(opened: Open, enter: conftest.Enter, match_id: int) -> None:
    bench, guest = opened(), enter()
    moments = [250, *(bench.frame_of(kind) for kind in ("Spoke", "Ejected", "MatchEnded"))]

    for n in moments:
        guest.go(f"/matches/{match_id}/?n={n}")
        guest.page.locator("#stage[data-scene]").wait_for(state="attached")
        for size in (visitor.DESK, visitor.PHONE):
            guest.page.set_viewport_size(size)
            _turn_to_stage(guest)
            assert (guest.barriers(), guest.overhang()) == ([], 0), f"frame {n}, {size['width']} px"


def _turn_to_stage(guest: visitor.Visitor) -> None:
    """A phone shows one room of the page at a time."""
    tab = guest.page.get_by_role("button", name="Stage", exact=True)
    if tab.is_visible():
        tab.click()
    guest.page.locator("#stage").wait_for()
