"""Series of house bots on the small map, ordered and played to the end."""

import textwrap
from collections.abc import Callable
from typing import Any

import yaml

from games.experiments.series import series_orders
from games.models import Match, Series, Status
from games.playing import jobs
from tests.support.databases import made_once

USUAL = {
    "name": "Hunters and quiet ones",
    "entries": [{"bot": "hunter"}, {"bot": "quiet"}],
    "players": 4,
    "rules": {"map": "outpost", "impostors": 1},
    "pairs": 2,
}


def text(**changes: Any) -> str:
    return textwrap.dedent(yaml.safe_dump({**USUAL, **changes}, sort_keys=False))


def ordered(token: str = "a-wish", **changes: Any) -> Series:
    return series_orders.order(text(**changes), token=token)


def over(**changes: Any) -> Series:
    """A finished series, played only once in a process, for tests that do not change it."""
    return Series.objects.get(pk=made_once.key_of(("series", text(**changes)), lambda: play(ordered(**changes)).pk))


def play(series: Series, *, before_each: Callable[[], object] = lambda: None) -> Series:
    """Plays the series as a sweeper and one worker would, until nothing is left to do."""
    while True:
        before_each()
        series_orders.tend(series)
        waiting = Match.objects.filter(series_place__series=series, status=Status.QUEUED).order_by("pk")
        if (match := waiting.first()) is None:
            series_orders.tend(series)  # gathers what was dropped, too
            series.refresh_from_db()
            return series
        jobs.play_match(match.pk)
