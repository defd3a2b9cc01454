"""Takes a house through hard times: all is under way, a fault lasts for a while, and all is played to its end."""

import itertools
import json
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.support import endurance
from tests.support.hard_times import house as houses
from tests.support.hard_times import onlookers

SECONDS_TO_BEGIN, SECONDS_TO_END = 90.0, 300.0
HALVES = ("league", "test")


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """`goes_on` if both match and batch asked something in the second half of the fault. `back_after` is the seconds
    from its end until both had made progress. `again` counts questions that left no trace: they had to be asked again,
    or were in flight when a process died."""

    seen: onlookers.Seen
    goes_on: bool
    back_after: float
    has_whole_log: bool
    missed_frames: int
    frames: int
    trials: dict[str, int]
    match: str
    again: dict[str, int]
    claims: dict[str, int]
    errors: list[str]
    log: str


def lived_through(ground: houses.Ground, seconds: float, work: houses.Work) -> Outcome:
    with houses.standing(ground, work) as house:
        audience = onlookers.Audience(house)
        until(lambda: _is_under_way(house), SECONDS_TO_BEGIN)
        with onlookers.reading(house) as seen, ground.befall(house, seconds):
            time.sleep(seconds / 2)
            before = house.endpoint.asked.copy()
            time.sleep(seconds / 2)
            goes_on = all(house.endpoint.asked[half] > before[half] for half in HALVES)
            reached = house.progress()
        assert reached.unplayed != 0, "all was done before the cause ended"
        back_after = _until_it_goes_on(house, reached)
        house.endpoint.hurry()
        until(lambda: audience.has_seen_the_end and house.progress().unplayed == 0, SECONDS_TO_END)
        told, missed = house.told(), audience.missed()
        return Outcome(
            seen=seen,
            goes_on=goes_on,
            back_after=back_after,
            has_whole_log=_is_whole(told["log"]),
            missed_frames=missed,
            frames=len(told["log"]),
            trials=told["trials"],
            match=told["match"],
            again=_again(house, told),
            claims={"match": told["fence"], "trials": told["claims"]},
            errors=told["errors"],
            log=house.site.log,
        )


def until(condition: Callable[[], bool], seconds: float) -> float:
    """Waits for the condition; returns how many seconds that took."""
    began = time.monotonic()
    while not condition():
        assert time.monotonic() - began < endurance.in_reason(seconds), "it did not happen"
        time.sleep(0.2)
    return time.monotonic() - began


def _until_it_goes_on(house: houses.House, reached: houses.Progress) -> float:
    """Seconds until there is progress over `reached` or, if that is not known, over the first one known afterwards."""
    told = [reached] if reached.is_known else []

    def goes_on() -> bool:
        now = house.progress()
        told.extend([now] if now.is_known else [])
        return bool(told) and now.is_beyond(told[0])

    return until(goes_on, SECONDS_TO_END)


def _is_under_way(house: houses.House) -> bool:
    return house.progress().is_beyond(houses.Progress(entries=20, calls=10))


def _is_whole(log: list[str]) -> bool:
    """Whether no entry is missing or out of order."""
    numbers = [json.loads(line)["seq"] for line in log]
    return all(after == before + 1 for before, after in itertools.pairwise(numbers))


def _again(house: houses.House, told: dict[str, Any]) -> dict[str, int]:
    asked: Counter[str] = house.endpoint.asked
    return {"match": asked["league"] - told["answered"], "batch": asked["test"] - told["journalled"]}
