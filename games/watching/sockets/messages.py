"""What a match's socket is told, encoded once for all; the page's side of it is `static/js/match/playing/wire.js`."""

import functools
import json
import struct
from collections.abc import Sequence
from typing import Any, Unpack

from games.log.doorbell import Signal


class Message:
    """Its JSON, and the very bytes of the websocket frame that carries it."""

    def __init__(self, payload: bytes) -> None:
        self._payload = payload

    def __len__(self) -> int:
        return len(self._payload)

    @functools.cached_property
    def text(self) -> str:
        return self._payload.decode()

    @functools.cached_property
    def wire(self) -> bytes:
        """One whole text message from a server: final, not masked, not compressed."""
        size = len(self._payload)
        if size < 126:
            head = struct.pack("!BB", 0x81, size)
        elif size < 1 << 16:
            head = struct.pack("!BBH", 0x81, 126, size)
        else:
            head = struct.pack("!BBQ", 0x81, 127, size)
        return head + self._payload


def frames(several: Sequence[bytes]) -> Message:
    return Message(b'{"type":"frames","frames":[' + b",".join(several) + b"]}")


def hello(*, view: str, head: int, status: str) -> Message:
    """What follows belongs to this view; `head` is the number of its last frame."""
    return _written("hello", view=view, head=head, status=status)


def signal(**fields: Unpack[Signal]) -> Message:
    return _written("signal", **fields)


def error(reason: str) -> Message:
    return _written("error", reason=reason)


def _written(kind: str, **fields: Any) -> Message:
    return Message(json.dumps({"type": kind, **fields}, ensure_ascii=False, separators=(",", ":")).encode())


END = _written("end")
