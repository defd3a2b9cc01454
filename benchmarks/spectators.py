"""What a crowd of spectators costs: one match, ten real frames a second, one web process, compared to a bare server.

    python benchmarks/spectators.py [--sizes 100,1000] [--seconds 5] [--rounds 3]

The crowd is a process of its own on the same machine, so all latencies contain its work; the figure to trust is the
ratio to the bare `websockets` broadcast server, which sends the same bytes to the same crowd right afterwards.
Other work on the machine makes every figure worse.
"""

import argparse
import resource
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.spectating import ground  # isort: skip - sets up the surroundings

import httpx
import psutil
import redis
from django.conf import settings

from benchmarks import kept
from benchmarks.spectating import followers
from benchmarks.spectating.__main__ import HANDSHAKE
from games.log import codec
from games.models import LogEntry, Match, Status
from games.watching import frames
from games.watching.sockets import messages
from tests.engine import matches
from tests.games.players import minds
from tests.games.prepared import logs, orders
from tests.support import servers
from tests.support.sites import caches, web

EVENTS_A_SECOND = 10
OLD = 600
ENTRIES = minds.played(4, 9)
"""Of a match among nine house bots."""
CHANNEL = "bench"
WISHES = 5
CROWDS = 2
"""Processes of followers: one alone may not open so many connections."""


class Carried(NamedTuple):
    """CPU seconds that a server took per delivery, and connections it accepted per second."""

    delivery: float
    connects: float


def fan_out(label: str, server: int, crowd: ground.Process, size: int, tell: Callable[[int], None], n: int) -> Carried:
    """Tells `n` frames at their pace, and prints how they arrived."""
    first = OLD + 1
    connected = crowd.says()["connected_in"]
    memory = psutil.Process(server).memory_info().rss
    settle(server)
    before, told = ground.cpu(server), {}
    for number in range(first, first + n):
        due = time.monotonic() + 1 / EVENTS_A_SECOND
        tell(number)
        told[number] = time.monotonic()
        time.sleep(max(0.0, due - time.monotonic()))
    found = crowd.says()
    spent = ground.cpu(server) - before
    delays = sorted(at - told[number] for ear in found["heard"] for number, at in ear if number in told)
    p50, p99 = (1000 * delays[int(len(delays) * share)] if delays else float("nan") for share in (0.5, 0.99))
    print(
        f"{label:16} {size:5} spectators: lost {found['lost']}, p50 {p50:.0f} ms, p99 {p99:.0f} ms,"
        f" {1e6 * spent / (size * n):.1f} us CPU a delivery, {size / connected:.0f} connects/s, {memory >> 20} MB"
    )
    return Carried(spent / (size * n), size / connected)


def settle(server: int) -> None:
    """Waits until everybody who came has been served: the cost of joining is measured separately."""
    spent = -1.0
    while (now := ground.cpu(server)) - spent > 0.05:
        spent = now
        time.sleep(0.5)


def ours(size: int, view: str, n: int, *, server: str = "daphne", stuck: int = 0) -> Carried:
    """Measures our server; `stuck` more spectators beside the crowd read nothing at all."""
    telling = logs.Told(ENTRIES)
    telling.up_to(OLD)
    after = len(logs.developed(view, ENTRIES[:OLD]))
    last = len(logs.developed(view, ENTRIES[: OLD + n]))
    port = servers.free_port()
    with web.process(port, server=server) as site, ExitStack() as stack:
        for _ in range(stuck):
            stuck_on(stack, port, f"/ws/matches/{telling.match.pk}/?view={view}")
        path = f"/ws/matches/{telling.match.pk}/?view={view}&after={after}"
        crowd = ground.Process("crowd", port=port, path=path, size=size, after=after, until=last, limit=60)
        label = f"{server}, {stuck} stuck" if stuck else f"{server}, hub"
        carried = fan_out(label, ground.worker(site.pid), crowd, size, telling.up_to, n)
        crowd.end()
    return carried


def stuck_on(stack: ExitStack, port: int, path: str) -> None:
    """A spectator that asks for everything several times, more than the system buffers, and reads nothing."""
    line = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.sendall(HANDSHAKE.format(path=path).encode())
    wish = b'{"watch":"glass","after":0}'
    for _ in range(WISHES):
        time.sleep(0.02)
        line.sendall(bytes([0x81, 0x80 | len(wish), 0, 0, 0, 0]) + wish)


def theirs(size: int, view: str, n: int) -> Carried:
    port = servers.free_port()
    server = ground.Process("bare", port=port, redis_url=settings.REDIS_URL, channel=CHANNEL)
    server.says()
    shown = logs.developed(view, ENTRIES)
    client = redis.Redis.from_url(settings.REDIS_URL)
    crowd = ground.Process("crowd", port=port, path="/", size=size, after=OLD, until=OLD + n, limit=60)

    def tell(number: int) -> None:
        client.publish(CHANNEL, messages.frames([shown[number - 1]]).text)

    carried = fan_out("bare server", server.pid, crowd, size, tell, n)
    crowd.end()
    server.end()
    return carried


def joining(size: int) -> None:
    """CPU of a spectator that is up to date, and of one that needs the whole match so far."""
    telling = logs.Told(ENTRIES)
    telling.up_to(OLD)
    port = servers.free_port()
    with web.process(port) as site:
        for view, after in (("public", 10**6), ("public", 0), ("glass", 10**6), ("glass", 0)):
            path = f"/ws/matches/{telling.match.pk}/?view={view}&after={after}"
            head = len(logs.developed(view, ENTRIES[:OLD])) if after == 0 else 0
            for count in (1, size):
                before = ground.cpu(ground.worker(site.pid))
                crowd = ground.Process("crowd", port=port, path=path, size=count, after=0, until=head, limit=60)
                crowd.says()
                found = crowd.says()
                crowd.end()
            spent = 1000 * (ground.cpu(ground.worker(site.pid)) - before) / size
            kept.seconds(f"CPU of joining {view}, {head} frames", spent / 1000)
            print(f"joining {view}, {head} frames to catch up: {spent:.2f} ms CPU each, lost {found['lost']}")


def never_reading(match: Match, count: int) -> None:
    """Memory that the server holds for spectators that read nothing, and when it drops them."""
    port = servers.free_port()
    with web.process(port) as site, ExitStack() as stack:
        server = psutil.Process(ground.worker(site.pid))
        path = f"/ws/matches/{match.pk}/?view=glass"
        warm = ground.Process("crowd", port=port, path=path, size=1, after=0, until=1, limit=60)
        warm.says(), warm.says()
        warm.end()
        before, began_at = server.memory_info().rss, time.monotonic()
        for _ in range(count):
            stuck_on(stack, port, path)
        time.sleep(5)
        grown = (server.memory_info().rss - before) / count / 1024
        while held(server, port) and time.monotonic() - began_at < 40:
            time.sleep(0.2)
        took = time.monotonic() - began_at
        print(f"never reading: {grown:.0f} kB each, {held(server, port)} of {count} still there after {took:.0f} s")


def held(server: psutil.Process, port: int) -> int:
    """Connections of spectators that are still open, without the listener."""
    return sum(each.laddr.port == port and each.status == "ESTABLISHED" for each in server.net_connections())


def long_match() -> Match:
    """A finished match of about five thousand entries."""
    match, entries = orders.booked(players=12), matches.play(4, players=12, decide=matches.eager).entries
    LogEntry.objects.bulk_create(
        LogEntry(match=match, seq=entry.seq, tick=entry.tick, kind=codec.kind(entry), line=codec.line(entry))
        for entry in entries
    )
    Match.objects.filter(pk=match.pk).update(status=Status.FINISHED, head=len(entries))
    match.refresh_from_db()
    return match


def downloading(match: Match) -> None:
    """The first download develops the frames, the second finds them."""
    port = servers.free_port()
    with web.process(port):
        for what in ("log.ndjson", *["frames.ndjson?view=public", "frames.ndjson?view=red", "frames.ndjson"] * 2):
            began_at = time.monotonic()
            body = httpx.get(f"http://127.0.0.1:{port}/matches/{match.pk}/{what}", timeout=60).content
            took = time.monotonic() - began_at
            print(f"downloading {what} of {match.head} entries: {took:.2f} s, {len(body) / 1e6:.1f} MB")


def developing(view: str) -> None:
    lines = [codec.line(entry) for entry in ENTRIES]
    spent = []
    for _ in range(3):
        projector, began_at = frames.Projector(logs.viewer(view)), time.process_time()
        sizes = [len(frame) for frame in map(projector.frame, lines) if frame is not None]
        spent.append(time.process_time() - began_at)
    each = 1e6 * statistics.median(spent) / len(lines)
    kept.seconds(f"CPU of developing {view}, an entry", each / 1e6)
    print(f"developing {view}: {each:.0f} us CPU an entry, {sum(sizes) // len(sizes)} bytes a frame")


def through_a_cache(size: int, view: str, n: int, interval: float) -> None:
    """Everybody follows in stretches, behind nginx as `docs/around/nginx.conf` sets it up."""
    telling = logs.Told(ENTRIES)
    telling.up_to(OLD)
    last = len(logs.developed(view, ENTRIES[: OLD + n]))
    port, folder = servers.free_port(), Path(tempfile.mkdtemp(dir=ground.FOLDER))
    with web.process(port) as site, caches.nginx(port, folder) as address:
        wishes: dict[str, Any] = {
            "path": f"/matches/{telling.match.pk}/frames/{view}/",
            "size": size // CROWDS,
            "interval": interval,
        }
        wishes |= {"port": int(address.rsplit(":", 1)[1]), "until": last, "limit": n / EVENTS_A_SECOND + 30}
        crowds = [ground.Process("followers", into=str(folder / f"heard-{each}"), **wishes) for each in range(CROWDS)]
        for crowd in crowds:
            crowd.says()
        server = ground.worker(site.pid)
        before, began_at, told = ground.cpu(server), time.monotonic(), {}
        for number in range(OLD + 1, OLD + n + 1):
            telling.up_to(number)
            told[number] = time.monotonic()
            time.sleep(max(0.0, began_at + (number - OLD) / EVENTS_A_SECOND - time.monotonic()))
        spent, took = ground.cpu(server) - before, time.monotonic() - began_at
        found = [crowd.says() for crowd in crowds]
        for crowd in crowds:
            crowd.end()
    files = (folder / f"heard-{each}" for each in range(CROWDS))
    delays = sorted(at - told[number] for file in files for number, at in followers.heard(file) if number in told)
    p50, p99 = (delays[int(len(delays) * share)] for share in (0.5, 0.99))
    asked, missed = (sum(each[what] for each in found) for what in ("asked", "missed"))
    kept.less(f"{size} followers through a cache: share of a core of the web process", spent / took)
    print(
        f"nginx, stretches {size:6} followers: lost {sum(each['lost'] for each in found)}, {len(delays)} of {size * n}"
        f" frames taken, p50 {p50:.2f} s, p99 {p99:.2f} s, last {delays[-1]:.2f} s,"
        f" {asked / max(each['followed'] for each in found):.0f} asked a second, {missed} of them not from the cache,"
        f" web process {100 * spent / took:.1f} % of a core"
    )


def beside_each_other(size: int, view: str, n: int, rounds: int) -> None:
    """Measures them in turns, so that other load on the machine affects all alike."""
    deliveries, connects = [], []
    for _ in range(rounds):
        own = ours(size, view, n)
        ours(size, view, n, server="uvicorn")
        bare = theirs(size, view, n)
        deliveries.append(own.delivery / bare.delivery)
        connects.append(own.connects / bare.connects)
    delivery, connecting = statistics.median(deliveries), statistics.median(connects)
    kept.less(f"{size} spectators: CPU a delivery beside a bare server's", delivery)
    kept.more(f"{size} spectators: connects a second beside a bare server's", connecting)
    print(f"daphne beside the bare server: {delivery:.2f} of its CPU a delivery, {connecting:.2f} of its connects/s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", default="100,1000")
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--view", default="glass", choices=("glass",))
    parser.add_argument("--followers", type=int, default=2_000)
    parser.add_argument("--interval", type=float, default=1.5)
    parser.add_argument("--alone", action="store_true", help="only the followers behind a cache")
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # inherited by every process below
    with ground.surroundings():
        if caches.NGINX:
            n = 2 * options.seconds * EVENTS_A_SECOND
            through_a_cache(options.followers, options.view, n, options.interval)
        if options.alone:
            return
        developing(options.view)
        for size in map(int, options.sizes.split(",")):
            beside_each_other(size, options.view, options.seconds * EVENTS_A_SECOND, options.rounds)
        ours(100, options.view, options.seconds * EVENTS_A_SECOND, stuck=50)
        joining(200)
        match = long_match()
        never_reading(match, 20)
        downloading(match)


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
