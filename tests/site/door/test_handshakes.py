"""Handshakes of websockets: which go the short way."""

import pytest

from glassbox_site.door.server import handshakes

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
