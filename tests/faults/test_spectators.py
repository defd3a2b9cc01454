"""Spectators of a real web process: what goes over the wire, and that nothing is lost when it is killed."""

import asyncio
import itertools
import socket
import time
from collections import Counter
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from games.watching import db_threads
from glassbox_site.ground.sockets import sinks
from tests.games.prepared import logs
from tests.support import endurance, servers, wire
from tests.support.sites import web
from tests.support.sites.viewers import Viewer

pytestmark = [pytest.mark.second, pytest.mark.faults, pytest.mark.django_db(transaction=True)]
SPECTATORS = 200
HANDSHAKE = (
    "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(scope="module")
def wired(django_db_setup: None) -> Iterator[int]:
    """The port of an application that is not the site."""
    port = servers.free_port()
    with web.process(port, "tests.support.wire:application"):
        yield port


def answered(port: int, handshake: str) -> bytes:
    """Every byte that the server sends, until it closes."""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        line.sendall(handshake.encode())
        said = b""
        while not said.endswith(b"\x88\x02\x03\xe8"):
            part = line.recv(1 << 16)
            assert part, f"the server hung up after {said!r}"
            said += part
    return said


def spoken(port: int) -> bytes:
    """The same, after the handshake."""
    return answered(port, HANDSHAKE).partition(b"\r\n\r\n")[2]


def messages(said: bytes) -> Iterator[bytes]:
    """Whole websocket messages with their heads, as they stand on the wire."""
    place = 0
    while place < len(said):
        size, head = said[place + 1] & 0x7F, 2
        if size > 125:
            head = 4 if size == 126 else 10
            size = int.from_bytes(said[place + 2 : place + head])
        yield said[place : place + head + size]
        place += head + size


def test_the_direct_way_is_taken_on_daphne_and_nobody_can_tell(wired: int) -> None:
    name, *sent, _close = messages(spoken(wired))

    ours, theirs = sent[::2], sent[1::2]
    assert name[2:] == b"DirectSink"
    assert ours == theirs
    assert [message.count(b"x") for message in ours] == list(wire.SIZES)


def test_a_handshake_means_the_same_on_the_short_way_and_on_the_long_one(wired: int) -> None:
    head = "GET /told?view=glass&after=%20 HTTP/1.1\r\nOrigin: http://localhost\r\nCookie: a=b; c=d{unusual}\r\n"
    head += "Sec-WebSocket-Protocol: x, y\r\n" + HANDSHAKE.partition("\r\n")[2]

    short, long = answered(wired, head.format(unusual="")), answered(wired, head.format(unusual="\t"))

    assert b"'came': 'at once'" in short
    assert b"'came': 'by line'" in long
    assert short == long.replace(b"'by line'", b"'at once'")
    assert b"'query_string': b'view=glass&after=%20'" in short


def test_an_answer_that_breaks_off_keeps_nobody_waiting(wired: int) -> None:
    for _ in range(2):
        with pytest.raises((httpx.RemoteProtocolError, httpx.ReadError)):
            httpx.get(f"http://127.0.0.1:{wired}/", timeout=20)


async def test_no_more_waits_on_daphne_than_may_and_a_line_can_be_cut(wired: int) -> None:
    async with connect(f"ws://127.0.0.1:{wired}/full", max_size=None, proxy=None) as line:
        heard: Counter[int] = Counter()
        while (message := await line.recv(decode=True)).startswith("x"):
            heard[len(message)] += 1
        taken, waiting = map(int, message.split())
        await line.send("enough")
        async with asyncio.timeout(20):
            with pytest.raises(ConnectionClosedError):
                await line.recv()

    assert heard == {wire.TOO_MUCH: 1, wire.MUCH: taken}
    assert sinks.MOST_WAITING_BYTES < waiting < sinks.MOST_WAITING_BYTES + 2 * wire.MUCH


async def until_all_have(viewers: list[Viewer], head: int) -> None:
    entries = logs.played()[:head]
    due = Counter({view: len(logs.developed(view, entries)) for view in logs.VIEWS})
    while not all(len(viewer.frames) >= due[viewer.view] for viewer in viewers):
        await asyncio.sleep(0.1)


async def test_a_web_process_that_is_killed_leaves_nobody_without_a_frame() -> None:
    telling = await db_threads.done(logs.Told)
    port = servers.free_port()
    address = f"ws://127.0.0.1:{port}/ws/matches/{telling.match.pk}/"
    viewers = [Viewer(address, view) for view, _ in zip(itertools.cycle(logs.VIEWS), range(SPECTATORS), strict=False)]
    third = len(logs.played()) // 3

    with web.process(port) as first:
        watching = [asyncio.create_task(viewer.watch()) for viewer in viewers]
        await db_threads.done(lambda: telling.up_to(third))
        await until_all_have(viewers, third // 2)
        first.kill()
        await db_threads.done(lambda: telling.up_to(2 * third))
    with web.process(port):
        returned_at = time.monotonic()
        await db_threads.done(telling.to_the_end)
        await asyncio.gather(*watching)
        took = time.monotonic() - returned_at

    assert all(viewer.frames == list(logs.shown(viewer.view)) for viewer in viewers)
    assert all(viewer.interruptions for viewer in viewers)
    assert took < endurance.in_reason(10)
