"""Websocket handshakes: which of them take the fast path."""

from types import SimpleNamespace

import pytest
from twisted.web.http_headers import Headers

from glassbox_site.door.server import handshakes, socket_openings
from glassbox_site.ground import addresses

REST = (
    b"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
USUAL = b"GET /ws/matches/7/?view=glass HTTP/1.1\r\n" + REST


def test_a_usual_handshake_goes_the_short_way() -> None:
    assert handshakes.is_plain(USUAL)


@pytest.mark.parametrize(
    ("what", "by"),
    [
        (b"GET ", b"POST "),
        (b"GET /", b"GET http://localhost/"),
        (b"HTTP/1.1", b"HTTP/1.0"),
        (b"/ws/", b"/ws /"),
        (b"Upgrade: websocket", b"Upgrade: h2c"),
        (b"Upgrade: websocket", b"X-Note: upgrade: websocket"),
        (b"Host: ", b"Content-Length: 3\r\nHost: "),
        (b"Host: ", b"transfer-encoding: chunked\r\nHost: "),
        (b"Host: ", b"Expect: 100-continue\r\nHost: "),
        (b"Host: ", b"Daphne-Root-Path: /elsewhere\r\nHost: "),
        (b"Host: ", b"X_Forwarded_For: 1\r\nHost: "),
        (b"Host: ", b"host: elsewhere\r\nHost: "),
        (b"Host: ", b"Origin: http://localhost\r\nORIGIN: http://elsewhere\r\nHost: "),
        (b"Host: ", b"Sec-WebSocket-Extensions: a\r\nSec-WebSocket-Extensions: b\r\nHost: "),
        (b"Host: localhost", b"Host: local\r\n host"),
        (b"Host: localhost", b"Host: local\nhost"),
        (b"Host: localhost", b"Host: local\x85host"),
        (b"Host: localhost", b"Host : localhost"),
        (b"13\r\n\r\n", b"13\r\n"),
        (b"13\r\n\r\n", b"13\r\n\r\n\x81"),
        (b"Host: ", b"A: b\r\n" * 100 + b"Host: "),
        (b"Host: ", b"A: " + b"b" * 4_000 + b"\r\nHost: "),
    ],
)
def test_what_is_unusual_goes_the_long_way(what: bytes, by: bytes) -> None:
    assert what in USUAL

    assert not handshakes.is_plain(USUAL.replace(what, by, 1))


@pytest.mark.parametrize(
    ("header", "said", "told"),
    [
        ("X-Forwarded-For", b"x-forwarded-for: 203.0.113.7, 10.0.0.1", b"203.0.113.7, 10.0.0.1"),
        ("X-Forwarded-For", b"X-Note: X-Forwarded-For: 203.0.113.7", b""),
        ("X-Forwarded-For", b"A: b", b""),
        (None, b"X-Forwarded-For: 203.0.113.7", b""),
    ],
)
def test_both_ways_know_from_where_somebody_comes(header: str | None, said: bytes, told: bytes) -> None:
    """Without a proxy in front, clients cannot state their own address."""
    name, _, value = said.partition(b": ")
    server = SimpleNamespace(proxy_forwarded_address_header=header)

    short = socket_openings.told_in(USUAL.replace(b"Host: ", said + b"\r\nHost: "), server).strip()
    long = socket_openings.told_by(Headers({name: [value]}), server)

    assert (short, long) == (told, told)


def test_sockets_are_counted_for_whom_the_proxy_names_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_openings, "share", addresses.Share(1, 60))
    proxy = SimpleNamespace(getPeer=lambda: SimpleNamespace(host="198.51.100.1"))
    of = [b"203.0.113.7, 10.0.0.1", b"203.0.113.7", b" 203.0.113.8:4711", b"203.0.113.8", b"", b""]

    assert [socket_openings.may_open(proxy, told) for told in of] == [True, False, True, False, True, False]
