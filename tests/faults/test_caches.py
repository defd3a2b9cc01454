"""Behind real caches, configured as in `docs`: everybody gets every frame, and the site is asked once."""

import asyncio
import contextlib
import json
import re
import socket
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from glassbox_site.door.server import line_places
from glassbox_site.environment import env
from glassbox_site.ground.sockets import bounds
from tests.games.prepared import logs, telling
from tests.support.sites import caches, site, site_matches

pytestmark = [pytest.mark.second, pytest.mark.faults]
CACHES = [
    pytest.param(caches.nginx, marks=caches.needs_nginx),
    pytest.param(caches.varnish, marks=caches.needs_varnish),
]
FOLLOWERS = 40
GREEDY = "127.66.0.9"
PAGE = b"GET /accessibility/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
SOCKET = (
    b"GET /ws/matches/999/ HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Origin: http://localhost\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HEADS = (3, 60, 100, 140, 230, 400, 600)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[site.Site]:
    with site.running_site(tmp_path_factory.mktemp("site") / "var") as running:
        yield running


class Follower:
    def __init__(self, client: httpx.AsyncClient, start: str, packed: str) -> None:
        self._client, self._address, self._packed = client, start, packed
        self.frames: list[bytes] = []
        self.status = ""
        self.finished: list[str] = []

    async def until_it_is_over(self) -> None:
        while self.status != "finished":
            if self.status:
                await asyncio.sleep(0.5)
            await self._go_on()

    async def _go_on(self) -> None:
        answer = await self._client.get(self._address, headers={"Accept-Encoding": self._packed}, follow_redirects=True)
        assert answer.status_code == 200, answer.text
        start, *frames, ending = answer.content.splitlines()
        self.frames += frames[len(self.frames) + 1 - json.loads(start)["from"] :]
        if answer.history:
            self.finished.append(str(answer.url))
        told = json.loads(ending)
        self._address, self.status = told.get("next", self._address), told.get("status", "")


@pytest.mark.parametrize("before", CACHES)
async def test_whoever_follows_through_a_cache_has_everything_and_the_site_is_asked_once_for_all(
    house: site.Site, tmp_path: Path, before: caches.Before
) -> None:
    everything = list(logs.shown("red"))
    with telling.on(site.environment(house.var)) as teller, before(_port(house), tmp_path) as address:
        async with asyncio.timeout(90), httpx.AsyncClient(base_url=address) as client:
            start = f"/matches/{teller.match}/frames/red/"
            packings = ("gzip, deflate, br, zstd", "br", "gzip", "identity")
            followers = [Follower(client, start, packings[n % len(packings)]) for n in range(FOLLOWERS)]
            following = asyncio.gather(*(each.until_it_is_over() for each in followers))
            for head in (*HEADS, len(logs.played())):
                await asyncio.to_thread(teller.up_to, head)
                await asyncio.sleep(0.7)
            await following

            assert all(each.frames == everything for each in followers)
            finished = Counter(where for each in followers for where in each.finished)
            [(own, followed)] = finished.most_common(1)
            assert followed > FOLLOWERS / 2, "nearly all went the same way"
            kept = await client.get(own)
            made_up = await client.get(own.replace("-", "-1"))
            page = await client.get(f"/matches/{teller.match}/")
            again = await client.get(f"/matches/{teller.match}/", headers={"Cookie": "spoilers=off"})

    assert kept.headers["X-Cache"] not in ("MISS", "0")
    assert "immutable" in kept.headers["Cache-Control"]
    assert (made_up.status_code, made_up.headers["Cache-Control"]) == (404, "no-store")
    assert "sessionid" not in str(page.headers)
    assert page.headers["Cache-Control"] == "no-cache"
    assert again.headers["X-Cache"] in ("BYPASS", "0"), "who has cookies is asked for"


@caches.needs_nginx
async def test_sockets_pass_through_the_cache(house: site.Site, tmp_path: Path) -> None:
    match = site_matches.played(house)
    with caches.nginx(_port(house), tmp_path) as address:
        socket = f"{address.replace('http', 'ws')}/ws/matches/{match}/"
        async with connect(socket, origin=Origin(address), proxy=None) as line, asyncio.timeout(20):
            heard: dict[str, Any] = json.loads(await line.recv())

    assert heard["type"] == "hello"


@caches.needs_nginx
def test_nobody_is_shown_a_page_that_was_made_for_another_name_of_the_house(house: site.Site, tmp_path: Path) -> None:
    """Pages contain the host name that they were requested with, including the port."""
    page = f"/matches/{site_matches.played(house)}/"

    with caches.nginx(_port(house), tmp_path) as address, httpx.Client(base_url=address) as visitor:
        asked = [(visitor.get(page, headers={"Host": "127.0.0.1:1"}), visitor.get(page)) for _ in range(5)]

    assert all("http://127.0.0.1:1/" in strange.text for strange, _ in asked)
    assert not any("http://127.0.0.1:1/" in shown.text for _, shown in asked)


@pytest.mark.parametrize("before", CACHES)
async def test_no_socket_says_itself_from_where_it_comes(tmp_path: Path, before: caches.Before) -> None:
    """Limits per address count the address that the cache saw."""
    surroundings = site.environment(tmp_path / "var", BEHIND_TLS="1")
    with site.running_site(tmp_path / "var", environ=surroundings) as house, before(_port(house), tmp_path) as address:
        told = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
        socket = f"{address.replace('http', 'ws')}/ws/matches/999/"
        origin = Origin(address)
        codes = [await refusal(socket, origin, told) for _ in range(bounds.OPENINGS_A_MINUTE + 1)]

    assert bounds.TOO_MUCH not in codes


async def refusal(socket: str, origin: Origin, told: dict[str, str]) -> int | None:
    async with connect(socket, origin=origin, additional_headers=told, proxy=None) as line:
        await line.wait_closed()
    return line.close_code


def _port(house: site.Site) -> int:
    return int(house.url.rsplit(":", 1)[1])


@caches.needs_nginx
def test_one_address_has_so_many_requests_in_hand_and_no_other_is_kept_out(house: site.Site, tmp_path: Path) -> None:
    with caches.nginx(_port(house), tmp_path) as address, contextlib.ExitStack() as stack:
        held = [stack.enter_context(_slow(address, GREEDY)) for _ in range(line_places.LINES_AN_ADDRESS)]

        refused = any(_asked(address, GREEDY) == b"HTTP/1.1 429" for _ in range(50))  # once all have been heard
        other = _asked(address, "127.66.0.8")

    assert len(held) == line_places.LINES_AN_ADDRESS
    assert (refused, other) == (True, b"HTTP/1.1 200")


@caches.needs_nginx
def test_who_asks_without_end_is_answered_by_the_cache_and_no_other_is_kept_out(
    house: site.Site, tmp_path: Path
) -> None:
    """Once, hundreds of sockets or pages a second from one address delayed every page for seconds."""
    with caches.nginx(_port(house), tmp_path) as address:
        page, opened = _flood(address, PAGE), _flood(address, SOCKET)
        others = [_said(address, "127.66.0.8", wish)[9:12] for wish in (PAGE, SOCKET)]

    assert (page[9:12], opened[9:12]) == (b"429", b"429")
    assert b"Server: nginx" in page
    assert others == [b"200", b"101"]


@caches.needs_nginx
def test_styles_and_scripts_come_out_of_the_cache(house: site.Site, tmp_path: Path) -> None:
    with caches.nginx(_port(house), tmp_path) as address, httpx.Client(base_url=address) as visitor:
        style = re.findall(r"/static/[^\"]+\.css", visitor.get("/").text)[0]
        ways = ("br", "gzip", "identity", "br", "gzip", "identity")
        answers = [visitor.get(f"{style}?n={n}", headers={"Accept-Encoding": way}) for n, way in enumerate(ways)]

    assert [each.headers["X-Cache"] for each in answers] == ["MISS"] * 3 + ["HIT"] * 3
    assert [each.headers.get("Content-Encoding", "identity") for each in answers] == list(ways)
    assert len({each.text for each in answers}) == 1


def test_of_version_6_a_network_counts_as_one_address() -> None:
    text = (env.PROJECT / "docs/around/nginx.conf").read_text(encoding="utf-8")
    [pattern] = re.findall(r'"~(\^\S+)" \$network;', text)

    def counted(address: str) -> str:
        found = re.match(pattern.replace("?<", "?P<"), address)
        return found["network"] if found else address

    assert counted("2001:db8:1:2:3:4:5:6") == counted("2001:db8:1:2::9") == "2001:db8:1:2:"
    assert counted("2001:db8:1:2::9") != counted("2001:db8:1:3::9")
    assert counted("2001:db8::7") == counted("2001:db8::8")
    assert counted("::ffff:203.0.113.7") != counted("::ffff:203.0.113.8")
    assert counted("203.0.113.7") == "203.0.113.7"


def _flood(address: str, wish: bytes) -> bytes:
    """The last answer to a client that does not wait for answers."""
    for _ in range(400):
        with socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), 20, ("127.66.0.10", 0)) as line:
            line.sendall(wish)
    return _said(address, "127.66.0.10", wish)


def _slow(address: str, source: str) -> socket.socket:
    """Opens a request whose body never arrives."""
    line = socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), 20, (source, 0))
    line.sendall(b"POST /login/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n")
    return line


def _asked(address: str, source: str) -> bytes:
    return _said(address, source, PAGE)[:12]


def _said(address: str, source: str, wish: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), 20, (source, 0)) as line:
        line.sendall(wish)
        return line.recv(1000)
