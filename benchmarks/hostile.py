"""Two hundred hostile clients at once, while a match is played and watched, a batch drained, and a visitor reads.

Run: python benchmarks/hostile.py [--seconds 60] [--only KIND...] [--calm]. The clients come from twenty addresses of
this machine, ten from each, and do what they do as fast as they are allowed to. Printed: how long a visitor waits for
the front page, the frames that spectators missed, how much the web process grew, and how the clients were answered.
The clients run in a process of their own on the same machine, so their load, and any other there, is in every figure;
`--calm` measures the same without them.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))
os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"

import httpx  # noqa: E402 - the surroundings come first
import psutil  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402
from websockets.exceptions import WebSocketException  # noqa: E402
from websockets.typing import Origin  # noqa: E402

from benchmarks import kept  # noqa: E402

ADDRESSES = tuple(f"127.66.0.{number}" for number in range(1, 21))
CROWD = {
    "bodies": 30, "logins": 30, "slow readers": 30, "idle": 30, "cards": 20, "searches": 20, "figures": 20,
    "sockets": 20,
}  # fmt: skip
ORIGIN = Origin("http://localhost")
WORDS = ["red", "blue", "match", "season", "among", "alpha", "sus", "glass", "league", "honest"]


class Client:
    """One hostile client. `deeds` has one coroutine for each kind of nuisance; a client that is cut off comes back."""

    def __init__(self, told: dict[str, int], number: int, answers: Counter[str]) -> None:
        self.port, self.match, self.batch = told["port"], told["match"], told["batch"]
        self.address = ADDRESSES[number % len(ADDRESSES)]
        self.chance, self.answers = random.Random(number), answers

    @property
    def deeds(self) -> dict[str, Callable[[], Awaitable[object]]]:
        return {
            "bodies": self.body, "logins": self.login, "slow readers": self.read_slowly, "idle": self.idle,
            "cards": lambda: self.get(f"/m/{self.match}/{self.chance.randrange(1, 5000)}/card.png"),
            "searches": lambda: self.get(f"/search/?q={'+'.join(self.chance.sample(WORDS, 3))}"),
            "figures": lambda: self.get(f"/sct/{self.batch}/figures/{self.chance.choice(('outcomes', 'parsed'))}.png"),
            "sockets": self.flood,
        }  # fmt: skip

    async def keep(self, kind: str) -> None:
        while True:
            with suppress(OSError, httpx.HTTPError, asyncio.IncompleteReadError, WebSocketException, TimeoutError):
                await self.deeds[kind]()
            await asyncio.sleep(0.05)

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    async def get(self, path: str) -> None:
        await self._asked("GET", path)

    async def _asked(self, method: str, path: str, body: str = "", cookie: str = "") -> bytes:
        reader, writer = await self.line()
        kind = "Content-Type: application/x-www-form-urlencoded\r\n" if body else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\n{kind}"
        try:
            writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
            answer = await asyncio.wait_for(reader.read(1 << 20), 60)
        finally:
            writer.transport.abort()
        self.answers[answer[9:12].decode() or "cut off"] += 1
        return answer

    async def body(self) -> None:
        """Sends 300 megabytes to some page."""
        reader, writer = await self.line()
        path = self.chance.choice(("/", "/login/", "/no/such/page/", "/sct/new/"))
        writer.write(f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 300000000\r\n\r\n".encode())
        try:
            for _ in range(300):
                writer.write(b"x" * 1_000_000)
                await asyncio.wait_for(writer.drain(), 30)
                self.answers["MB sent"] += 1
        finally:
            with suppress(OSError, TimeoutError):
                self.answers[(await asyncio.wait_for(reader.read(12), 1))[9:12].decode() or "cut off"] += 1
            writer.transport.abort()

    async def login(self) -> None:
        token = "a" * 32
        form = f"csrfmiddlewaretoken={token}&username=u{self.chance.randrange(9**9)}&password=wrong"
        await self._asked("POST", "/login/", form, f"csrftoken={token}")

    async def read_slowly(self) -> None:
        """Requests whole logs again and again, and reads a kilobyte every five seconds."""
        reader, writer = await self.line()
        wish = f"GET /matches/{self.match}/frames.ndjson HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        try:
            writer.write(wish * 40)
            while await reader.readexactly(1024):
                await asyncio.sleep(5)
        finally:
            self.answers["cut off"] += 1
            writer.transport.abort()

    async def idle(self) -> None:
        reader, writer = await self.line()
        writer.write(b"GET / HT" if self.chance.random() < 0.5 else b"")
        try:
            await reader.read(1)
        finally:
            self.answers["cut off"] += 1
            writer.transport.abort()

    async def flood(self) -> None:
        place = self.chance.choice((f"/ws/matches/{self.match}/?view=glass", f"/ws/sct/{self.batch}/"))
        address = f"ws://127.0.0.1:{self.port}{place}"
        async with connect(address, max_size=None, proxy=None, origin=ORIGIN, local_addr=(self.address, 0)) as line:
            for number in itertools.count():
                await line.send(json.dumps({"watch": "glass", "after": 0} if number % 2 else {"x": "y" * 500}))
                self.answers["wishes"] += 1
                await asyncio.sleep(0)


async def crowd(told: dict[str, int], kinds: list[str]) -> dict[str, Counter[str]]:
    answers = {kind: Counter[str]() for kind in kinds}
    wanted = [kind for kind in kinds for _ in range(CROWD[kind])]
    tasks = [asyncio.create_task(Client(told, number, answers[kind]).keep(kind)) for number, kind in enumerate(wanted)]
    await asyncio.sleep(told["seconds"])
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return answers


class Visitor:
    """Reads the front page again and again, and notes the most memory of the web process."""

    def __init__(self, url: str, web: psutil.Process) -> None:
        self._url, self._web = url, web
        self.seconds: list[float] = []
        self.codes: Counter[int] = Counter()
        self.heaviest = 0

    @contextmanager
    def reading(self) -> Iterator[None]:
        is_over = threading.Event()
        thread = threading.Thread(target=self._read, args=(is_over,))
        thread.start()
        yield
        is_over.set()
        thread.join()

    def _read(self, is_over: threading.Event) -> None:
        while not is_over.wait(0.25):
            began = time.monotonic()
            try:
                self.codes[httpx.get(self._url, timeout=60).status_code] += 1
            except httpx.HTTPError:
                self.codes[0] += 1
            self.seconds.append(time.monotonic() - began)
            self.heaviest = max(self.heaviest, self._web.memory_info().rss)

    def at(self, share: float) -> float:
        return sorted(self.seconds)[int((len(self.seconds) - 1) * share)]


def measured(seconds: int, kinds: list[str]) -> None:
    import django

    django.setup()
    from tests.support.hard_times import house, onlookers, times

    def nothing(*_: object) -> object:
        raise AssertionError

    with tempfile.TemporaryDirectory(prefix="glassbox-hostile-") as folder:
        ground = house.Ground(var=Path(folder) / "var", befall=nothing)  # type: ignore[arg-type] # nothing befalls it
        with house.standing(ground, house.Work(trials=seconds + 40, time_limit=1800)) as stood:
            audience = onlookers.Audience(stood)
            times.until(lambda: stood.progress().entries > 20, 90)
            parts = psutil.Process(stood.site.process.pid).children()
            web = next(part for part in parts if any("daphne" in word for word in part.cmdline()))
            for _ in range(10):
                httpx.get(stood.site.url, timeout=60)
            before, visitor = web.memory_info().rss, Visitor(stood.site.url, web)
            told = {"port": int(stood.site.url.rsplit(":", 1)[1]), "match": stood.match, "batch": stood.batch}
            with visitor.reading():
                answers = _beset(told | {"seconds": seconds}, kinds)
            stood.endpoint.hurry()
            times.until(lambda: audience.has_seen_the_end, 300)
            missed, restarts = audience.missed(), stood.site.log.count("starting it again")
    print(f"{sum(CROWD[kind] for kind in kinds)} clients ({', '.join(kinds) or 'none'}), {seconds} s")
    print(
        f"  front page: p50 {visitor.at(0.5):.2f} s, p95 {visitor.at(0.95):.2f} s, most {visitor.at(1):.2f} s, ", end=""
    )
    kept.seconds("front page, p95", visitor.at(0.95))
    kept.less("frames missed", missed)
    kept.less("megabytes more in the web process", (visitor.heaviest - before) / 2**20)
    print(f"{len(visitor.seconds)} times, {dict(visitor.codes)}")
    print(f"  frames missed: {missed}; processes that had to be started again: {restarts}")
    print(f"  web process: {before >> 20} MB before, at most {(visitor.heaviest - before) / 2**20:+.0f} MB")
    for kind, found in answers.items():
        print(f"  {kind}: {found}")
    print(f"  load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)


def _beset(told: dict[str, int], kinds: list[str]) -> dict[str, dict[str, int]]:
    if not kinds:
        time.sleep(told["seconds"])
        return {}
    command = [sys.executable, __file__, "--crowd", json.dumps(told), "--only", *kinds]
    found: dict[str, dict[str, int]] = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--only", nargs="*", choices=CROWD, default=list(CROWD))
    parser.add_argument("--calm", action="store_true", help="without the hostile clients")
    parser.add_argument("--crowd", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.crowd:
        print(json.dumps(asyncio.run(crowd(json.loads(options.crowd), options.only))))
    else:
        measured(options.seconds, [] if options.calm else options.only)


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
