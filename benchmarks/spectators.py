"""What a crowd of spectators costs: one match, ten real frames a second, one web process, beside a bare server.

    python benchmarks/spectators.py [--sizes 100,1000] [--seconds 5] [--view glass]

The crowd is a process of its own on the same machine, so all latencies contain its work; the figure to trust is the
ratio to the bare `websockets` broadcast server, which sends the same bytes to the same crowd right afterwards.
Other work on the machine makes every figure worse.
"""

import argparse
import importlib.util
import json
import os
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))
FOLDER = Path(tempfile.mkdtemp(prefix="glassbox-bench-air-"))
os.environ |= {
    "GLASSBOX_VAR": str(FOLDER),
    "DATABASE_URL": f"sqlite:///{FOLDER}/bench.sqlite3",
    "REDIS_URL": f"unix://{FOLDER}/redis.sock?db=0",
    "DJANGO_SETTINGS_MODULE": "glassbox_site.settings",
}

import django  # noqa: E402 - the surroundings come first

django.setup()

import httpx  # noqa: E402 - Django is set up first
import psutil  # noqa: E402 - Django is set up first
import redis  # noqa: E402
from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402

from benchmarks.spectating.__main__ import HANDSHAKE  # noqa: E402
from games.live import codec, frames, messages  # noqa: E402
from games.models import LogEntry, Match, Status  # noqa: E402
from tests.engine import matches  # noqa: E402
from tests.live import logs, orders  # noqa: E402
from tests.support import servers, web  # noqa: E402

EVENTS_A_SECOND = 10
OLD = 400
CHANNEL = "bench"


class Process:
    """A process that says what it finds in JSON lines."""

    def __init__(self, role: str, **told: Any) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.spectating", role, json.dumps(told)],
            cwd=PROJECT,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pid = self._process.pid

    def says(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        said: dict[str, Any] = json.loads(self._process.stdout.readline())
        return said

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


def cpu(pid: int) -> float:
    times = psutil.Process(pid).cpu_times()
    return times.user + times.system


def fan_out(label: str, server: int, crowd: Process, size: int, tell: Callable[[int], None], n: int) -> None:
    """Tells `n` frames at their pace, and prints what became of them."""
    first = OLD + 1
    connected = crowd.says()["connected_in"]
    memory = psutil.Process(server).memory_info().rss
    time.sleep(0.5)
    before, told = cpu(server), {}
    for number in range(first, first + n):
        due = time.monotonic() + 1 / EVENTS_A_SECOND
        tell(number)
        told[number] = time.monotonic()
        time.sleep(max(0.0, due - time.monotonic()))
    found = crowd.says()
    spent = cpu(server) - before
    delays = sorted(at - told[number] for ear in found["heard"] for number, at in ear if number in told)
    p50, p99 = (1000 * delays[int(len(delays) * share)] if delays else float("nan") for share in (0.5, 0.99))
    print(
        f"{label:12} {size:5} spectators: lost {found['lost']}, p50 {p50:.0f} ms, p99 {p99:.0f} ms,"
        f" {1e6 * spent / (size * n):.1f} us CPU a delivery, {size / connected:.0f} connects/s, {memory >> 20} MB"
    )


def ours(size: int, view: str, n: int) -> None:
    telling = logs.Told()
    telling.up_to(OLD)
    after = len(logs.developed(view, logs.played()[:OLD]))
    port = servers.free_port()
    with web.process(port) as site:
        path = f"/ws/matches/{telling.match.pk}/?view={view}&after={after}"
        last = len(logs.developed(view, logs.played()[: OLD + n]))
        crowd = Process("crowd", port=port, path=path, size=size, after=after, until=last, limit=60)
        fan_out("daphne, hub", worker(site.pid), crowd, size, telling.up_to, n)
        crowd.end()


def theirs(size: int, view: str, n: int) -> None:
    port = servers.free_port()
    server = Process("bare", port=port, redis_url=settings.REDIS_URL, channel=CHANNEL)
    server.says()
    shown = logs.shown(view)
    client = redis.Redis.from_url(settings.REDIS_URL)
    crowd = Process("crowd", port=port, path="/", size=size, after=OLD, until=OLD + n, limit=60)

    def tell(number: int) -> None:
        client.publish(CHANNEL, messages.frames([shown[number - 1]]).text)

    fan_out("bare server", server.pid, crowd, size, tell, n)
    crowd.end()
    server.end()


def joining(size: int) -> None:
    """CPU of a spectator that has everything, and of one that needs the whole match so far."""
    telling = logs.Told()
    telling.up_to(OLD)
    port = servers.free_port()
    with web.process(port) as site:
        for view, after in (("public", 10**6), ("public", 0), ("glass", 10**6), ("glass", 0)):
            path = f"/ws/matches/{telling.match.pk}/?view={view}&after={after}"
            head = len(logs.developed(view, logs.played()[:OLD])) if after == 0 else 0
            for count in (1, size):
                before = cpu(worker(site.pid))
                crowd = Process("crowd", port=port, path=path, size=count, after=0, until=head, limit=60)
                crowd.says()
                found = crowd.says()
                crowd.end()
            spent = 1000 * (cpu(worker(site.pid)) - before) / size
            print(f"joining {view}, {head} frames to catch up: {spent:.2f} ms CPU each, lost {found['lost']}")


def never_reading(match: Match, count: int) -> None:
    """What the server holds for spectators that take nothing, and when it lets them go."""
    port = servers.free_port()
    with web.process(port) as site, ExitStack() as stack:
        server = psutil.Process(worker(site.pid))
        path = f"/ws/matches/{match.pk}/?view=red"
        warm = Process("crowd", port=port, path=path, size=1, after=0, until=1, limit=60)
        warm.says(), warm.says()
        warm.end()
        before, began_at = server.memory_info().rss, time.monotonic()
        for _ in range(count):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
            line.sendall(HANDSHAKE.format(path=path).encode())
        time.sleep(5)
        grown = (server.memory_info().rss - before) / count / 1024
        while held(server, port) and time.monotonic() - began_at < 40:
            time.sleep(0.2)
        took = time.monotonic() - began_at
        print(f"never reading: {grown:.0f} kB each, {held(server, port)} of {count} still there after {took:.0f} s")


def held(server: psutil.Process, port: int) -> int:
    """Connections of spectators that are still there, the listener apart."""
    return sum(each.laddr.port == port and each.status == "ESTABLISHED" for each in server.net_connections())


def long_match() -> Match:
    """About five thousand entries, and over."""
    match, entries = orders.booked(players=12), matches.play(4, players=12, decide=matches.eager).entries
    LogEntry.objects.bulk_create(
        LogEntry(match=match, seq=entry.seq, tick=entry.tick, kind=codec.kind(entry), line=codec.line(entry))
        for entry in entries
    )
    Match.objects.filter(pk=match.pk).update(status=Status.FINISHED, head=len(entries))
    match.refresh_from_db()
    return match


def downloading(match: Match) -> None:
    """Each time developed anew."""
    port = servers.free_port()
    with web.process(port):
        for what in ("log.ndjson", "frames.ndjson?view=public", "frames.ndjson?view=red", "frames.ndjson"):
            began_at = time.monotonic()
            body = httpx.get(f"http://127.0.0.1:{port}/matches/{match.pk}/{what}", timeout=60).content
            took = time.monotonic() - began_at
            print(f"downloading {what} of {match.head} entries: {took:.2f} s, {len(body) / 1e6:.1f} MB")


def worker(pid: int) -> int:
    """The leash becomes the process that it holds, or is its parent."""
    children = psutil.Process(pid).children()
    return children[0].pid if children else pid


def developing(view: str) -> None:
    lines = [codec.line(entry) for entry in logs.played()]
    spent = []
    for _ in range(3):
        projector, began_at = frames.Projector(logs.viewer(view)), time.process_time()
        sizes = [len(frame) for frame in map(projector.frame, lines) if frame is not None]
        spent.append(time.process_time() - began_at)
    each = 1e6 * statistics.median(spent) / len(lines)
    print(f"developing {view}: {each:.0f} us CPU an entry, {sum(sizes) // len(sizes)} bytes a frame")


@contextmanager
def surroundings() -> Iterator[None]:
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, FOLDER, ignore_errors=True)
        (FOLDER / "static").mkdir()
        stack.enter_context(servers.embedded_redis(FOLDER / "redis.sock", FOLDER / "redis"))
        call_command("migrate", verbosity=0)
        yield


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", default="100,1000")
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--view", default="glass", choices=("glass",))
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # inherited by every process below
    with surroundings():
        developing(options.view)
        for size in map(int, options.sizes.split(",")):
            ours(size, options.view, options.seconds * EVENTS_A_SECOND)
            theirs(size, options.view, options.seconds * EVENTS_A_SECOND)
        joining(200)
        match = long_match()
        never_reading(match, 20)
        downloading(match)
    if importlib.util.find_spec("uvicorn") is None:
        print("uvicorn is not installed: not measured")


if __name__ == "__main__":
    main()
