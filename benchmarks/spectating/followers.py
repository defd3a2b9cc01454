"""Very many followers of one match in one process. Each has its own connection to the cache, and polls for the next
stretch of frames at its own time. The bytes of an answer, the same for all of them, are decoded only once."""

import array
import json
import select
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import brotli

HEAD = b"\r\n\r\n"
LENGTH = b"Content-Length: "
REQUEST = "GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n"


class Part(NamedTuple):
    """What an answer holds: its first and last frame, and the request to send next."""

    first: int
    last: int
    request: bytes


class Follower:
    __slots__ = ("have", "line", "request", "rest", "waits")

    def __init__(self, port: int, request: bytes, have: int) -> None:
        self.line = socket.create_connection(("127.0.0.1", port))
        self.line.setblocking(False)
        self.request, self.have, self.rest, self.waits = request, have, b"", False

    def ask(self, request: bytes) -> None:
        self.waits = True
        self.line.send(request)


class Crowd:
    def __init__(self, port: int, path: str, size: int) -> None:
        self.heard: dict[int, array.array[float]] = {}
        self.lost = self.asked = self.missed = 0
        self._port = port
        self._parts: dict[bytes, Part] = {}
        self._poll = select.epoll()
        self._by_file: dict[int, Follower] = {}
        scout = self._enter(REQUEST.format(path=path).encode(), 0)
        while scout.waits or not self._parts:
            self._ask(scout)
            self.listen(0.2)
        self._crowd = [scout]
        while len(self._crowd) < size:
            self._crowd.append(self._enter(scout.request, scout.have))
        self.heard.clear()

    @property
    def least(self) -> int:
        return min(each.have for each in self._crowd)

    def lacking(self, until: int) -> int:
        return sum(max(0, until - each.have) for each in self._crowd)

    def follow(self, interval: float, until: int, limit: float) -> None:
        """Everybody asks once in each interval, evenly spread."""
        size, began_at, asked = len(self._crowd), time.monotonic(), 0
        while (since := time.monotonic() - began_at) < limit:
            due = int(since * size / interval)
            for number in range(asked, due):
                self._ask(self._crowd[number % size])
            if due // size > asked // size and self.least >= until:
                return
            asked = max(asked, due)
            self.listen(0.002)

    def listen(self, seconds: float) -> None:
        for file, _ in self._poll.poll(seconds):
            self._hear(self._by_file[file])

    def _enter(self, request: bytes, have: int) -> Follower:
        follower = Follower(self._port, request, have)
        self._by_file[follower.line.fileno()] = follower
        self._poll.register(follower.line.fileno(), select.EPOLLIN)
        return follower

    def _ask(self, follower: Follower) -> None:
        """A follower that still waits for an answer is passed over."""
        if not follower.waits:
            follower.ask(follower.request)
            self.asked += 1

    def _hear(self, follower: Follower) -> None:
        answer = follower.rest + follower.line.recv(1 << 18)
        head = answer.find(HEAD)
        begin = answer.find(LENGTH, 0, head) if head > 0 else -1
        size = int(answer[begin + len(LENGTH) : answer.find(b"\r\n", begin)]) if begin > 0 else 0
        if head < 0 or len(answer) < head + 4 + size:
            follower.rest = answer
            return
        follower.rest, follower.waits = b"", False
        self.missed += b"X-Cache: HIT" not in answer[:head]
        if answer.startswith(b"HTTP/1.1 302"):
            [place] = (line for line in answer[:head].split(b"\r\n") if line.startswith(b"Location: "))
            follower.ask(REQUEST.format(path=place.removeprefix(b"Location: ").decode()).encode())
            return
        assert answer.startswith(b"HTTP/1.1 200"), answer[:300]
        self._take(follower, answer[head + 4 :])

    def _take(self, follower: Follower, body: bytes) -> None:
        part = self._parts.get(body)
        if part is None:
            part = self._parts[body] = _read(body, follower.request)
        now = time.monotonic()
        self.lost += max(0, part.first - follower.have - 1)
        for number in range(follower.have + 1, part.last + 1):
            self.heard.setdefault(number, array.array("d")).append(now)
        follower.have = max(follower.have, part.last)
        if part.request != follower.request:
            follower.request = part.request
            follower.ask(part.request)


def _read(body: bytes, request: bytes) -> Part:
    start, *frames, ending = brotli.decompress(body).splitlines()
    first, told = json.loads(start)["from"], json.loads(ending)
    following = REQUEST.format(path=told["next"]).encode() if "next" in told else request
    return Part(first, first + len(frames) - 1, following)


def main(port: int, path: str, size: int, interval: float, until: int, limit: float, into: str) -> None:
    """Reports when everybody is connected and caught up; then what became of the frames up to `until`."""
    began_at = time.monotonic()
    crowd = Crowd(port, path, size)
    _say({"connected_in": time.monotonic() - began_at, "have": crowd.least})
    crowd.asked = crowd.missed = 0
    followed_at = time.monotonic()
    crowd.follow(interval, until, limit)
    followed = time.monotonic() - followed_at
    lost = crowd.lost + crowd.lacking(until)
    with Path(into).open("wb") as file:
        for number, times in sorted(crowd.heard.items()):
            array.array("d", [number, len(times)]).tofile(file)
            times.tofile(file)
    _say({"lost": lost, "asked": crowd.asked, "missed": crowd.missed, "followed": followed})


def heard(file: Path) -> Iterator[tuple[int, float]]:
    """Numbers of the frames that arrived, each with the time, once for each follower."""
    values = array.array("d", file.read_bytes())
    place = 0
    while place < len(values):
        number, count = int(values[place]), int(values[place + 1])
        yield from ((number, at) for at in values[place + 2 : place + 2 + count])
        place += 2 + count


def _say(what: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()
