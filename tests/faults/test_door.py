"""What the web process accepts from clients, and holds for slow readers, is bounded: on its real server."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Iterator

import httpx
import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from glassbox_site.door import bodies
from glassbox_site.door.server import line_places, socket_openings
from tests.support import endurance, servers
from tests.support.sites import web

pytestmark = [pytest.mark.faults, pytest.mark.django_db(transaction=True)]
MB = 1_000_000
SIGNED_IN = {"Cookie": "sessionid=x"}
SLOW_READERS = 20
SECONDS_OF_A_HANDSHAKE = 5
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MESSAGE_BEGINS, PIECE, PING = (bytes([kind, 0x80, 0, 0, 0, 0]) for kind in (0x01, 0x00, 0x89))
"""Frames of a socket, each without content."""


@pytest.fixture(scope="module")
def port(django_db_setup: None) -> Iterator[int]:
    port = servers.free_port()
    with web.process(port):
        yield port


@pytest.fixture(scope="module")
def wired(django_db_setup: None) -> Iterator[tuple[int, psutil.Process]]:
    """The port of an application that never ends its answers, and its process."""
    port = servers.free_port()
    with web.process(port, "tests.support.outpour:application") as process:
        yield port, psutil.Process(process.pid)


def sent(port: int, path: str, size: int, **headers: str) -> int:
    told = {"Content-Type": "application/octet-stream"} | headers
    return httpx.post(f"http://127.0.0.1:{port}{path}", content=b"x" * size, headers=told, timeout=30).status_code


@pytest.mark.parametrize("path", ["/no/such/page/", "/login/", "/", "/sct/new/"])
def test_a_body_that_is_too_large_is_refused_at_any_address(port: int, path: str) -> None:
    assert sent(port, path, 2 * MB) == 413


def test_who_is_signed_in_may_send_a_large_form_and_no_more_than_that(port: int) -> None:
    assert sent(port, "/sct/new/", MB, **SIGNED_IN) != 413
    assert sent(port, "/sct/new/", bodies.LARGE_BYTES + 1, **SIGNED_IN) == 413


def test_a_small_form_is_taken_anywhere(port: int) -> None:
    assert sent(port, "/no/such/page/", 1000) != 413


def test_a_body_of_untold_length_is_refused_where_it_grows_too_large(port: int) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 10_000

    assert httpx.post(f"http://127.0.0.1:{port}/login/", content=pieces(), timeout=30).status_code == 413


def test_the_refusal_comes_at_the_head_before_any_of_the_body(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        line.sendall(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 300000000\r\n\r\n")

        assert line.recv(100).startswith(b"HTTP/1.1 413 ")


def test_a_body_that_comes_in_crumbs_is_refused(port: int) -> None:
    """Once, forty such connections kept every page from being answered."""
    with _line(port, "127.0.0.1") as line:
        line.sendall(
            b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 1_000
        )

        assert line.recv(100).startswith(b"HTTP/1.1 400 ")


def test_a_header_that_is_too_long_is_refused_and_not_only_cut_off(port: int) -> None:
    """Once, a proxy retried for ten seconds, since it got no response."""
    with _line(port, "127.0.0.1") as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 17_000 + b"\r\n\r\n")

        assert line.recv(100).startswith(b"HTTP/1.1 400 ")


def test_nobody_moves_the_site_by_a_header(port: int) -> None:
    """Otherwise a cache could keep links that lead elsewhere, or blocked pages would have a second address."""
    moved = {"Host": "localhost", "Daphne-Root-Path": "/elsewhere"}
    house = f"http://127.0.0.1:{port}"

    led, moved_in = (httpx.get(house + path, headers=moved) for path in ("/ops/", "/elsewhere/rooms"))

    assert led.headers["Location"] == "/login/?next=/ops/"
    assert "Location" not in moved_in.headers


async def test_a_socket_that_says_more_than_is_heard_is_cut_off(wired: tuple[int, psutil.Process]) -> None:
    async with connect(f"ws://127.0.0.1:{wired[0]}/", proxy=None, max_size=None) as line:
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(talking(line), 60)


@pytest.mark.parametrize("said", [PING, PIECE], ids=["pings", "pieces of a message"])
def test_nor_does_a_socket_get_far_with_what_is_no_message(wired: tuple[int, psutil.Process], said: bytes) -> None:
    """Each frame costs the process as much as a message; once, a single socket delayed pages for seconds."""
    with _line(wired[0], "127.0.0.1") as line:
        line.sendall(HANDSHAKE)
        assert line.recv(1000).startswith(b"HTTP/1.1 101 ")

        with pytest.raises(ConnectionError):
            line.sendall(MESSAGE_BEGINS + said * MB)


def test_who_does_not_wait_until_it_is_let_in_is_cut_off(wired: tuple[int, psutil.Process]) -> None:
    with _line(wired[0], "127.0.0.1") as line:
        line.sendall(HANDSHAKE.replace(b"GET / ", b"GET /later "))
        began = time.monotonic()

        with pytest.raises(ConnectionError):
            line.sendall(b"x" * 100 * MB)

        assert time.monotonic() - began < SECONDS_OF_A_HANDSHAKE - 1


async def talking(line: ClientConnection) -> None:
    for _ in range(100_000):
        await line.send("x")
    await line.recv()


@pytest.mark.second
def test_who_says_nothing_is_not_waited_for_long(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=endurance.in_reason(60)) as line:
        began = time.monotonic()

        assert line.recv(1) == b""
        assert time.monotonic() - began < endurance.in_reason(40)


def test_of_lines_that_say_nothing_one_address_has_so_many_and_no_other_is_kept_out(port: int) -> None:
    """Once these are closed, the address may connect again."""
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(_line(port, "127.66.0.9")) for _ in range(line_places.LINES_AN_ADDRESS)]
        assert [_is_cut(_line(port, address)) for address in ("127.66.0.9", "127.66.0.8")] == [True, False]
    assert len(held) == line_places.LINES_AN_ADDRESS
    deadline = time.monotonic() + endurance.in_reason(10)
    while _is_cut(_line(port, "127.66.0.9")):
        assert time.monotonic() < deadline


@pytest.mark.parametrize(
    ("address", "head"),
    [("127.66.0.11", HANDSHAKE), ("127.66.0.12", HANDSHAKE.replace(b"Host: ", b"A: b\r\nA: c\r\nHost: "))],
    ids=["short way", "long way"],
)
def test_who_opens_sockets_without_end_is_refused_before_anything_is_made_for_it(
    wired: tuple[int, psutil.Process], address: str, head: bytes
) -> None:
    """Once, hundreds a second delayed every page. The connection can still be used for other requests."""
    opened = [_answered(wired[0], address, head) for _ in range(socket_openings.MOST_A_MINUTE)]

    refused, other = (_answered(wired[0], each, head) for each in (address, "127.66.0.13"))
    with _line(wired[0], address) as line:
        asked = [_heard(line, said) for said in (head, head, b"GET /short HTTP/1.1\r\nHost: localhost\r\n\r\n")]

    assert set(opened) == {b"101"}
    assert (refused, other) == (b"429", b"101")
    assert asked == [b"429", b"429", b"200"]


def _answered(port: int, address: str, head: bytes) -> bytes:
    with _line(port, address) as line:
        return _heard(line, head)


def _heard(line: socket.socket, said: bytes) -> bytes:
    line.sendall(said)
    return line.recv(1000)[9:12]


def _line(port: int, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(address, 0))


def _is_cut(line: socket.socket) -> bool:
    with line, contextlib.suppress(ConnectionError):
        line.sendall(b"GET /short HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return line.recv(1) == b""
    return True


@pytest.mark.second
@pytest.mark.parametrize("begun", [b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n", b"G"])
def test_who_drips_its_request_is_cut_off(port: int, begun: bytes) -> None:
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
        line.sendall(begun)
        with contextlib.suppress(ConnectionError):
            while time.monotonic() - began < endurance.in_reason(60):
                line.sendall(b"x")
                time.sleep(1)

    assert time.monotonic() - began < endurance.in_reason(45)


@pytest.mark.second
def test_slow_readers_hold_a_bounded_buffer_and_are_cut_off(wired: tuple[int, psutil.Process]) -> None:
    port, process = wired
    httpx.get(f"http://127.0.0.1:{port}/short", timeout=20)
    before = process.memory_info().rss
    lines = [
        socket.create_connection(("127.0.0.1", port), timeout=endurance.in_reason(90)) for _ in range(SLOW_READERS)
    ]
    for line in lines:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    time.sleep(5)

    held = process.memory_info().rss - before
    deadline = time.monotonic() + endurance.in_reason(60)
    while (lasting := connections(process, port)) and time.monotonic() < deadline:
        time.sleep(0.5)
    for line in lines:
        line.close()

    assert held < SLOW_READERS * MB
    assert lasting == 0


def connections(process: psutil.Process, port: int) -> int:
    """How many connections the process has with clients."""
    return sum(
        each.status == psutil.CONN_ESTABLISHED for each in process.net_connections("tcp") if each.laddr[1] == port
    )
