"""A full disk, a Redis at its limit: pages can still be read, the cause is named, and all recovers by itself."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import redis
from websockets import typing
from websockets.sync import client as websockets

from tests.support import endurance, servers
from tests.support.hard_times import grounds
from tests.support.hard_times import house as houses
from tests.support.sites.site import Site, environment, running_site

pytestmark = [
    pytest.mark.second,
    pytest.mark.faults,
    pytest.mark.skipif(sys.platform != "linux" or os.getuid() != 0, reason="only root on Linux may mount a small disk"),
]
PAGES = (
    "/",
    "/matches/",
    "/standings/",
    "/personas/",
    "/sct/",
    "/methodology/",
    "/matches/1/",
    "/matches/1/frames.ndjson",
    "/matches/1/log.ndjson",
    "/m/1/3/card.png?view=public",
)
TELLING = [page for page in PAGES if page.endswith("/")]
NOTICE = re.compile(r'id="standstill" aria-live="polite" aria-atomic="true"><p class="[a-z -]+"( hidden)?>')
WORK = houses.Work(trials=24, time_limit=300)
SECONDS = 25
BACK_WITHIN = 15


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=48m", "tmpfs", str(folder)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("no small disk can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def on_air(var: Path, **changes: str) -> Iterator[Site]:
    """A site on which a match among bots is being played."""
    with running_site(var, environ=environment(var, **changes), exhibition=True) as site:
        site.wait_until_well()
        until(lambda: frames(site) > 3, 60)
        yield site


def head(site: Site) -> int:
    answer = httpx.get(f"{site.url}/matches/1/log.ndjson", timeout=30)
    return answer.text.count("\n") if answer.status_code == 200 else 0


def frames(site: Site) -> int:
    answer = httpx.get(f"{site.url}/matches/1/frames.ndjson?view=public", timeout=30)
    return answer.text.count("\n") if answer.status_code == 200 else 0


def until(condition: object, seconds: float) -> float:
    assert callable(condition)
    began = time.monotonic()
    while not condition():
        assert time.monotonic() - began < endurance.in_reason(seconds)
        time.sleep(0.2)
    return time.monotonic() - began


def failing(site: Site) -> list[str]:
    return list(httpx.get(f"{site.url}/healthz", timeout=30).json()["failing"])


def read_throughout(site: Site, seconds: float) -> tuple[set[tuple[str, int]], set[str]]:
    """Every response other than the requested page, and everything reported as failing meanwhile."""
    refused, named = set(), set()
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        codes = {page: httpx.get(f"{site.url}{page}", timeout=30).status_code for page in PAGES}
        refused |= {(page, code) for page, code in codes.items() if code != 200}
        named |= set(failing(site))
    return refused, named


def test_a_full_disk_ends_nothing_and_is_named_and_the_match_goes_on_afterwards(small_disk: Path) -> None:
    fill = small_disk / "fill"
    with on_air(small_disk / "var") as site, watching(site) as line:
        with fill.open("wb", buffering=0) as file:
            fill_up(file.fileno())
        until(lambda: not_telling(site) == [], SECONDS)
        told = [writes(line)]
        refused, named = read_throughout(site, SECONDS)
        reached = head(site)
        fill.unlink()
        until(lambda: head(site) > reached, BACK_WITHIN)
        until(lambda: not_telling(site) == TELLING, BACK_WITHIN)
        told.append(writes(line))

    assert not refused
    assert {"database", "redis"} <= named
    assert told == [False, True]


def test_a_postgresql_without_room_is_told_of_where_a_match_or_a_batch_is_watched_until_there_is_room(
    tmp_path: Path,
) -> None:
    with grounds.on_a_postgresql_without_room(tmp_path) as ground, houses.standing(ground, WORK) as house:
        until(lambda: house.progress().is_beyond(houses.Progress(entries=20, calls=10)), 90)
        pages = f"matches/{house.match}/", f"sct/{house.batch}/"
        with watching(house.site, pages[0]) as match, watching(house.site, pages[1]) as batch:
            with ground.befall(house, SECONDS):
                during = [writes(match), writes(batch), *(is_told(house.site, f"/{page}") for page in pages)]
            after = [writes(match), writes(batch), *(is_told(house.site, f"/{page}") for page in pages)]

    assert during == [False, False, True, True]
    assert after == [True, True, False, False]


def watching(site: Site, page: str = "matches/1/") -> websockets.ClientConnection:
    address = f"{site.url.replace('http', 'ws', 1)}/ws/{page}"
    return websockets.connect(address, origin=typing.Origin(site.url), max_size=None)


def writes(line: websockets.ClientConnection) -> bool:
    """What the socket says of the house next."""
    while (told := json.loads(line.recv(endurance.in_reason(SECONDS))))["type"] != "house":
        pass
    return bool(told["writes"])


def not_telling(site: Site) -> list[str]:
    """The pages on which nobody is told that nothing can be written."""
    return [page for page in TELLING if not is_told(site, page)]


def is_told(site: Site, page: str) -> bool:
    text = httpx.get(f"{site.url}{page}", timeout=30).text
    found = NOTICE.search(text)
    assert found, text
    return found[1] is None


def fill_up(handle: int) -> None:
    try:
        while True:
            os.write(handle, b"\0" * 4096)
    except OSError:
        return


def test_a_redis_at_its_limit_ends_nothing_and_is_named_and_the_match_goes_on_afterwards(tmp_path: Path) -> None:
    with (
        servers.stand_alone_redis(tmp_path) as address,
        on_air(tmp_path / "var", REDIS_URL=address) as site,
        redis.Redis.from_url(address) as client,
    ):
        client.config_set("maxmemory", 1)
        refused, named = read_throughout(site, SECONDS)
        reached = head(site)
        client.config_set("maxmemory", 0)
        until(lambda: head(site) > reached, BACK_WITHIN)

    assert not refused
    assert "redis" in named
