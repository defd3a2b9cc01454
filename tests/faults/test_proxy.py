"""Behind a real proxy, configured by `docs/around/Caddyfile`: strict TLS, sockets, and limits on what is sent."""

import asyncio
import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from glassbox_site.door import bodies
from glassbox_site.door.server import socket_openings
from glassbox_site.ground.sockets import bounds
from tests.support import caddy
from tests.support.sites.site import environment, running_site

pytestmark = [pytest.mark.second, pytest.mark.faults, caddy.needs_caddy]


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[caddy.Proxy]:
    folder = tmp_path_factory.mktemp("proxy")
    surroundings = environment(folder / "var", ALLOWED_HOSTS=caddy.NAME, BEHIND_TLS="1")
    with running_site(folder / "var", environ=surroundings) as site:
        port = int(site.url.rsplit(":", 1)[1])
        with caddy.before([port], folder) as proxy:
            yield proxy


def test_pages_come_by_tls_and_browsers_are_told_to_stay_with_it(public: caddy.Proxy) -> None:
    with public.client() as visitor:
        page = visitor.get("/")

    assert page.status_code == 200
    assert page.headers["Strict-Transport-Security"].startswith("max-age=31536000")


def test_cookies_never_leave_tls(public: caddy.Proxy) -> None:
    with public.client() as visitor:
        cookie = visitor.get("/login/").headers["Set-Cookie"]

    assert "Secure" in cookie


def test_a_large_body_is_refused_before_it_is_taken(public: caddy.Proxy) -> None:
    with public.client() as visitor:
        refusals = [
            visitor.post("/login/", content=b"x" * (2 * bodies.SMALL_BYTES)).status_code,
            visitor.post("/no/such/page/", content=b"x" * 2_000_000).status_code,
            visitor.post("/sct/new/", content=b"x" * (2 * bodies.LARGE_BYTES)).status_code,
        ]

    assert refusals == [413, 413, 413]


def test_a_small_form_passes(public: caddy.Proxy) -> None:
    with public.client() as visitor:
        assert visitor.post("/login/", content=b"x" * 1000).status_code == 403


def test_the_visitors_own_address_is_told_whatever_it_says_itself(public: caddy.Proxy) -> None:
    """Wrong passwords count for the address that the proxy saw."""
    with public.client() as visitor:
        token = visitor.get("/login/").cookies["csrftoken"]
        form = {"username": "admin", "password": "guess", "csrfmiddlewaretoken": token}
        told = {"Referer": f"{public.origin}/", "Origin": f"https://{caddy.NAME}"}
        codes = [
            visitor.post("/login/", data=form, headers=told | {"X-Forwarded-For": f"203.0.113.{n}"}).status_code
            for n in range(5)
        ]

    assert codes[-1] == 429


def test_a_head_that_is_too_large_is_refused_at_once(public: caddy.Proxy) -> None:
    """Once, a head that Caddy accepted and the site refused was retried forty times, for ten seconds."""
    with public.client() as visitor:
        answers = [visitor.get("/", headers={"X-Long": "x" * size}) for size in (12_000, 17_000, 19_000, 40_000)]

    assert [each.status_code for each in answers] == [200, 400, 400, 431]


def test_who_opens_sockets_without_end_is_refused_and_no_other(public: caddy.Proxy) -> None:
    with ThreadPoolExecutor(bounds.PLACES_AN_ADDRESS) as crowd:
        asked = [crowd.submit(_opened, public, "127.66.0.9") for _ in range(2 * socket_openings.MOST_A_MINUTE)]
        answers = {each.result() for each in asked}

    assert answers == {b"101", b"429"}
    assert _opened(public, "127.66.0.8") == b"101"


def _opened(public: caddy.Proxy, source: str) -> bytes:
    head = (
        f"GET /ws/matches/999/ HTTP/1.1\r\nHost: {caddy.NAME}\r\nOrigin: https://{caddy.NAME}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nX-Forwarded-For: 203.0.113.7\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    plain = socket.create_connection(("127.0.0.1", public.https), 20, (source, 0))
    with public.authority.wrap_socket(plain, server_hostname=caddy.NAME) as line:
        line.sendall(head.encode())
        return line.recv(1000)[9:12]


async def test_sockets_pass(public: caddy.Proxy) -> None:
    address = f"{public.origin.replace('https', 'wss')}/ws/matches/999/"

    async with connect(address, ssl=public.authority, origin=Origin(f"https://{caddy.NAME}"), proxy=None) as line:
        async with asyncio.timeout(20):
            heard = json.loads(await line.recv())

    assert heard["type"] == "error"  # there is no such match: the site itself says so
