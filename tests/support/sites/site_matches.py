"""Matches among house bots on a running site, booked from outside and played by its own workers."""

import json
import time
from collections.abc import Mapping
from typing import Any

import httpx

from games.experiments.forks import changes
from games.log import codec
from tests.games.experiments.forks import planted
from tests.support.sites import programs
from tests.support.sites import site as sites

SECONDS_TO_PLAY = 120.0


def played(site: sites.Site, **wishes: Any) -> int:
    """Has a match played to its end and returns its number; the same wishes always give the same match."""
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
    """Books a match that starts now, or in `hours` hours, and returns its number."""
    wishes = {"seed": seed, "players": players, "station": station, "pace": pace, "hours": hours}
    environ = environ or sites.environment(site.var)
    return int(programs.run(environ, "tests.support.sites.book_match", json.dumps(wishes)).split()[-1])


def forked(site: sites.Site, match_id: int) -> dict[str, Any]:
    """Forks the match; returns its number, the fork's, and that of the line at which it branches."""
    at = lines(site, match_id)[0]
    order = ("fork_match", str(match_id), "--at", str(at), "--say", "I saw nothing at all.", "--times", "2")
    programs.run(sites.environment(site.var), "manage", *order)
    [sign, *_] = httpx.get(f"{site.url}/matches/{match_id}/forks/signs.json", timeout=10).json()["signs"]
    return {"forked": match_id, "line": at, "fork": sign["url"].rstrip("/").rpartition("/")[2]}


def judged(site: sites.Site, match_id: int) -> None:
    """Gives the match a jury."""
    programs.run(sites.environment(site.var), "tests.support.sites.sit_in_jury", str(match_id))


def lines(site: sites.Site, match_id: int) -> list[int]:
    """The numbers of lines said in meetings whose ballots were counted."""
    text = httpx.get(f"{site.url}/matches/{match_id}/log.ndjson", timeout=10).text
    entries = [codec.entry_of(line) for line in text.splitlines()]
    return [entry.seq for entry in planted.lines(entries) if changes.sitting(entries, entry.seq)]


def _status(site: sites.Site, match_id: int) -> str:
    status: str = httpx.get(f"{site.url}/matches/{match_id}/match.json", timeout=10).json()["status"]
    return status
