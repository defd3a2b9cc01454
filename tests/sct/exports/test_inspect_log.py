"""A log of many samples begins before they are made, and says the same whether or not anybody had to wait."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from glassbox_site.ground.plain import inspect_log

BEGAN = datetime(2026, 1, 1, tzinfo=UTC)
FRAME = inspect_log.Frame(name="many", task="t", created=BEGAN, model="m", status="success", about={"config": "c"})


def samples(count: int, made: list[int]) -> Iterator[inspect_log.Json]:
    for number in range(count):
        made.append(number)
        moment = (BEGAN + timedelta(seconds=number)).isoformat()
        yield {
            "id": "a", "epoch": number, "messages": [], "model_usage": {}, "started_at": moment, "completed_at": moment,
        }  # fmt: skip


def test_what_is_known_before_the_first_sample_is_sent_before_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inspect_log, "SAMPLES_A_BREAK", 2)
    made: list[int] = []
    pieces = inspect_log.plain(FRAME, samples(5, made))

    opening = next(pieces)
    assert (json.loads(opening + b"}"), made) == (FRAME.opening(), [])
    assert (next(pieces), made) == (b"\n", [0, 1])

    whole = json.loads(opening + b"".join(pieces))
    assert list(whole) == ["version", "eval", "plan", "status", "results", "stats", "samples"]
    assert whole["stats"]["completed_at"] == whole["samples"][4]["completed_at"]


def test_events_stand_at_the_time_that_was_set_last_and_never_before() -> None:
    course = inspect_log.Course(BEGAN)

    for seconds in (0.0, 2.0, 1.0):
        course.at(seconds)
        course.tell("span", "source", {})

    assert [(event["working_start"], event["timestamp"][17:19]) for event in course.events] == [
        (0.0, "00"), (2.0, "02"), (2.0, "02"),
    ]  # fmt: skip
