"""Follows a match's socket from a frame to the match's end, over as many connections as that takes."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypedDict
from urllib.parse import urlencode

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from glassbox.answers import Problem

LOSSES = (WebSocketException, OSError, EOFError)
"""Errors after which reconnecting may work."""
NO_SUCH = {4400: 422, 4404: 404}
"""Close codes after which there is no reconnecting, with the HTTP status that a page would have had."""
SHORTEST_WAIT, LONGEST_WAIT = 0.5, 15.0
OVER = ("finished", "aborted")
OPENING_SECONDS = 20.0


class Told(TypedDict, total=False):
    """A message. `hello`, `frames`, `signal`, `error` and `end` come from the house, and so does `house` when it can no
    longer write, or can again (`writes`); `lost` means that the connection was lost and is tried again in `wait`
    seconds."""

    type: Literal["hello", "frames", "signal", "error", "end", "house", "lost"]
    view: str
    head: int
    status: str
    watching: int | None
    frames: list[dict[str, Any]]
    reason: str
    writes: bool
    wait: float


@dataclass(kw_only=True)
class Course:
    """How far a follower of a match has got, and how often the connection was lost since anything arrived."""

    match: int
    view: str = "glass"
    after: int = 0
    is_over: bool = False
    losses: int = 0
    excuse: str = ""
    last: int | None = None

    def address(self, house: httpx.URL) -> str:
        """The address of a socket that goes on from here."""
        scheme = "wss" if house.scheme == "https" else "ws"
        asked = urlencode({"view": self.view, "after": self.after})
        return f"{scheme}://{house.netloc.decode()}{house.path.rstrip('/')}/ws/matches/{self.match}/?{asked}"

    def hear(self, text: str | bytes) -> Told:
        told: Told = json.loads(text)
        if told["type"] == "error":
            self.excuse = told["reason"]
        else:
            self.losses = 0
        if told["type"] == "frames":
            self.after = told["frames"][-1]["n"]
        if told["type"] == "hello":
            self.last = told["head"] if told["status"] in OVER else None
        self.is_over = told["type"] == "end"
        return told

    @property
    def wish(self) -> str:
        """The message to send now, or "". Without spoilers, a finished match comes in pieces, each to be asked for."""
        return json.dumps({"watch": self.view, "after": self.after}) if self.after == self.last else ""

    def lose(self, loss: BaseException | None) -> Told:
        """Notes that the connection was lost. Raises Problem if reconnecting is of no use."""
        code = loss.rcvd.code if isinstance(loss, ConnectionClosed) and loss.rcvd else None
        if code in NO_SUCH:
            raise Problem(NO_SUCH[code], self.excuse, [], None)
        self.losses += 1
        wait = min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** (self.losses - 1))
        return {"type": "lost", "wait": wait, "reason": str(loss or "the connection was closed")}


def settings(house: httpx.URL, cookies: Mapping[str, str]) -> dict[str, Any]:
    """The arguments of a connection, for `websockets`."""
    told = "; ".join(f"{name}={value}" for name, value in cookies.items())
    return {
        "origin": f"{house.scheme}://{house.netloc.decode()}",
        "additional_headers": {"Cookie": told} if told else {},
        "max_size": None,
        "open_timeout": OPENING_SECONDS,
    }
