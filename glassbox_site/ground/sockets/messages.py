"""A message in the form in which it is sent, encoded once for all its recipients."""

import functools
import json
import struct
from typing import Literal

import pydantic
from typing_extensions import TypedDict

CLOSED = pydantic.ConfigDict(extra="forbid")
"""For the models of messages: undeclared fields are an error."""


class Message:
    """JSON, and the bytes of the websocket frame that carries it."""

    def __init__(self, payload: bytes) -> None:
        self._payload = payload

    def __len__(self) -> int:
        return len(self._payload)

    @functools.cached_property
    def text(self) -> str:
        return self._payload.decode()

    @functools.cached_property
    def wire(self) -> bytes:
        """One unfragmented text message from a server: not masked, not compressed."""
        size = len(self._payload)
        if size < 126:
            head = struct.pack("!BB", 0x81, size)
        elif size < 1 << 16:
            head = struct.pack("!BBH", 0x81, 126, size)
        else:
            head = struct.pack("!BBQ", 0x81, 127, size)
        return head + self._payload


@pydantic.with_config(CLOSED)
class House(TypedDict):
    """Whether this house can write. It is said at every socket when that changes, and before the greeting while it
    cannot. The page's side is `static/js/frame/standstill.js`."""

    type: Literal["house"]
    writes: bool


def house(*, writes: bool) -> Message:
    said: House = {"type": "house", "writes": writes}
    return Message(json.dumps(said).encode())
