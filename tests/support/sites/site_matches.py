"""Matches among house bots on a running site, booked from outside and played by its own workers."""

import json
import subprocess
import sys
import time
from collections.abc import Mapping
from typing import Any

import httpx

from tests.support.sites import site as sites

SECONDS_TO_PLAY = 120.0


def played(site: sites.Site, **wishes: Any) -> int:
    """The number of a match that is over; the same wishes always give the same match."""
    match_id = booked(site, **wishes)
    deadline = time.monotonic() + SECONDS_TO_PLAY
    while (status := _status(site, match_id)) != "finished":
        assert time.monotonic() < deadline, f"match {match_id} is still {status}"
        time.sleep(0.1)
    return match_id


def booked(
    site: sites.Site,
    *,
    seed: int = 7,
    players: int = 8,
    station: str = "skeld",
    pace: str = "flat_out",
    hours: int = 0,
    environ: Mapping[str, str] | None = None,
) -> int:
    """In so many hours, or now."""
    wishes = {"seed": seed, "players": players, "station": station, "pace": pace, "hours": hours}
    environ = {**(environ or sites.environment(site.var)), "DJANGO_SETTINGS_MODULE": "glassbox_site.settings"}
    command = [sys.executable, "-m", "tests.support.sites.book_match", json.dumps(wishes)]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return int(done.stdout.split()[-1])


def _status(site: sites.Site, match_id: int) -> str:
    status: str = httpx.get(f"{site.url}/matches/{match_id}/match.json", timeout=10).json()["status"]
    return status
