"""What a match's socket tells, from a frame on to the match's end, over as many lines as that takes."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypedDict
from urllib.parse import urlencode

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from glassbox.answers import Problem

LOSSES = (WebSocketException, OSError, EOFError)
"""Whatever these say, the line may be there again later."""
NO_SUCH = {4400: 422, 4404: 404}
"""Closed for good, with the status that an address would have had."""
SHORTEST_WAIT, LONGEST_WAIT = 0.5, 15.0
OVER = ("finished", "aborted")
OPENING_SECONDS = 20.0


class Told(TypedDict, total=False):
    """`type` says which: `hello`, `frames`, `signal`, `end` as the house tells them; or `lost`, to `wait` then."""

    type: Literal["hello", "frames", "signal", "error", "end", "lost"]
    view: str
    head: int
    status: str
    watching: int | None
    frames: list[dict[str, Any]]
    reason: str
    wait: float


@dataclass(kw_only=True)
class Course:
    """How far somebody is who follows a match, and how often the line was lost since anything came."""

    match: int
    view: str = "glass"
    after: int = 0
    is_over: bool = False
    losses: int = 0
    excuse: str = ""
    last: int | None = None

    def address(self, house: httpx.URL) -> str:
        """Of a line that goes on where this one is."""
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
        """Who wants no spoilers is told a match that is over piece by piece, and has to ask for the next."""
        return json.dumps({"watch": self.view, "after": self.after}) if self.after == self.last else ""

    def lose(self, loss: BaseException | None) -> Told:
        """Raises Problem if there is nothing to come back for."""
        code = loss.rcvd.code if isinstance(loss, ConnectionClosed) and loss.rcvd else None
        if code in NO_SUCH:
            raise Problem(NO_SUCH[code], self.excuse, [], None)
        self.losses += 1
        wait = min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** (self.losses - 1))
        return {"type": "lost", "wait": wait, "reason": str(loss or "the line was closed")}


def settings(house: httpx.URL, cookies: Mapping[str, str]) -> dict[str, Any]:
    """Of a line, for `websockets`."""
    told = "; ".join(f"{name}={value}" for name, value in cookies.items())
    return {
        "origin": f"{house.scheme}://{house.netloc.decode()}",
        "additional_headers": {"Cookie": told} if told else {},
        "max_size": None,
        "open_timeout": OPENING_SECONDS,
    }
