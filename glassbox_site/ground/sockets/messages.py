"""A message as it goes over the line, made once for everybody who is told."""

import functools
import struct

import pydantic

CLOSED = pydantic.ConfigDict(extra="forbid")
"""Of what is said nothing is left unnamed."""


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
