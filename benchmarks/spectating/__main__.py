"""The helper processes of `benchmarks/spectators.py`: crowds that listen or poll, and a bare server to compare with.

Each prints one JSON line when it is ready; crowds print a second one with what they found.
"""

import asyncio
import json
import resource
import struct
import sys
import time
from typing import Any

import redis.asyncio
from websockets.asyncio.server import ServerConnection, broadcast, serve

from benchmarks.spectating import followers

FRAME = b'{"n":'
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Ear(asyncio.Protocol):
    """One spectator: notes when each frame arrived, and whether any is missing."""

    def __init__(self, path: str, after: int) -> None:
        self.heard: dict[int, float] = {}
        self.wrong = 0
        self.last = after
        self.is_open = asyncio.get_running_loop().create_future()
        self._path = path
        self._bytes = bytearray()
        self._greeted = False

    def connection_made(self, transport: Any) -> None:
        transport.write(HANDSHAKE.format(path=self._path).encode())

    def data_received(self, part: bytes) -> None:
        now = time.monotonic()
        self._bytes += part
        if not self._greeted:
            head, found, rest = self._bytes.partition(b"\r\n\r\n")
            if not found:
                return
            self._greeted, self._bytes = True, bytearray(rest)
            self.is_open.set_result(b" 101 " in head)
        self._listen(now)

    def _listen(self, now: float) -> None:
        while len(self._bytes) >= 10:
            size, head = self._bytes[1] & 0x7F, 2
            if size > 125:
                form, head = ("!H", 4) if size == 126 else ("!Q", 10)
                [size] = struct.unpack(form, self._bytes[2:head])
            if len(self._bytes) < head + size:
                return
            self._note(bytes(self._bytes[head : head + size]), now)
            del self._bytes[: head + size]

    def _note(self, message: bytes, now: float) -> None:
        place = message.find(FRAME)
        if place < 0:
            return
        first = int(message[place + len(FRAME) : message.index(b",", place)])
        count = message.count(b"," + FRAME) + 1
        self.wrong += first != self.last + 1
        self.last = first + count - 1
        for number in range(first, first + count):
            self.heard[number] = now


async def crowd(port: int, path: str, size: int, after: int, until: int, limit: float) -> None:
    """Connects, reports how long that took, then listens until all have the last frame or the time is up."""
    loop = asyncio.get_running_loop()
    places = asyncio.Semaphore(100)

    async def enter() -> Ear:
        async with places:
            _, ear = await loop.create_connection(lambda: Ear(path, after), "127.0.0.1", port)
            assert await ear.is_open
            return ear

    began_at = time.monotonic()
    ears = await asyncio.gather(*(enter() for _ in range(size)))
    say({"connected_in": time.monotonic() - began_at})
    deadline = time.monotonic() + limit
    while any(ear.last < until for ear in ears) and time.monotonic() < deadline:
        await asyncio.sleep(0.02)
    lost = sum(max(0, until - ear.last) + ear.wrong for ear in ears)
    say({"lost": lost, "took": time.monotonic() - began_at, "heard": [list(ear.heard.items()) for ear in ears]})


async def bare(port: int, redis_url: str, channel: str) -> None:
    """Broadcasts what arrives over Redis, and does nothing else."""
    present: set[ServerConnection] = set()

    async def enter(connection: ServerConnection) -> None:
        present.add(connection)
        await connection.wait_closed()

    client = redis.asyncio.Redis.from_url(redis_url, socket_timeout=None)
    async with serve(enter, "127.0.0.1", port, compression=None, ping_interval=None), client.pubsub() as bell:
        await bell.subscribe(channel)
        say({"ready": True})
        async for message in bell.listen():
            if message["type"] == "message":
                broadcast(present, message["data"].decode())


def say(what: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def main() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    role, settings = sys.argv[1], json.loads(sys.argv[2])
    if role == "followers":
        followers.main(**settings)
    else:
        asyncio.run(crowd(**settings) if role == "crowd" else bare(**settings))


if __name__ == "__main__":
    main()
