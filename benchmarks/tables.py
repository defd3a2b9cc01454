"""How many matches one worker can play: among slow models, one on air beside a crowd of bots, and bots flat out.

    python benchmarks/tables.py [models] [air] [bots] [--tables 1 8 64] [--seconds 40] [--matches 100]

The worker is a process of its own, on a real SQLite file and a real Redis; the models are a stand-in over HTTP in
another process, which answers after a second.

models: matches of eight model seats, for so many seconds after all have begun. "Of ideal" compares with steps that take
only the models' second (two where a question had to be asked again).
air: for three times as long, one match at broadcast pace beside 63 of bots flat out: how far its steps lag behind the
pace, by the doorbell, and how much later its spectators have them.
bots: matches of eight bots flat out, compared with the same matches played in this process without a database.
"""

import argparse
import asyncio
import collections
import contextlib
import dataclasses
import itertools
import json
import signal
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.spectating import ground  # isort: skip - sets up the surroundings

import psutil
import redis
import websockets
from django.conf import settings
from django.db.models import Count, Max

from benchmarks import kept
from games.engine import maps, referee
from games.engine.facts import events
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.log import doorbell, event_log
from games.models import Answer, LogEntry, Match, Pace, Status
from games.players import at_table
from games.players.bots import house_bots, temperaments
from games.playing import pace
from tests.games.prepared import orders
from tests.support import servers
from tests.support.sites import site, web

PLAYERS = 8
MODEL_SECONDS = 1.0
CROWD = 63
SPECTATORS = 20
PATIENCE_SECONDS = 300.0
MATCH_SECONDS = 10.0
"""At most, of one among many bots on a busy machine."""
WORKER = "import django; django.setup(); from games.playing import jobs; jobs.play_matches(0)"
ENDPOINT = f"""
import django; django.setup()
import threading
from tests.games.prepared import orders
from tests.support.endpoints.model_server import ModelServer
with ModelServer(lambda heard: orders.acting(heard, delay={MODEL_SECONDS})) as server:
    print(server.url, flush=True)
    threading.Event().wait()
"""
RULES = ruling.recommended(PLAYERS, map="skeld")


@dataclasses.dataclass(frozen=True, slots=True)
class Used:
    """What a process has used so far."""

    at: float
    cpu: float
    megabytes: float


class Worker:
    """A work-horse of the league, in a process of its own."""

    def __init__(self, tables: int) -> None:
        self._process = subprocess.Popen([sys.executable, "-c", WORKER], env=environ(tables), cwd=ground.PROJECT)
        self._seen = psutil.Process(self._process.pid)

    def used(self) -> Used:
        return Used(time.monotonic(), ground.cpu(self._process.pid), self._seen.memory_info().rss / 1e6)

    def end(self) -> None:
        """Ends the worker as a release does."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(60)


def environ(tables: int) -> dict[str, str]:
    """The environment of processes that share this database and Redis."""
    return site.environment(
        settings.VAR, DATABASE_URL=web.database_url(), REDIS_URL=settings.REDIS_URL, TABLES=str(tables)
    ) | {"DJANGO_SETTINGS_MODULE": "glassbox_site.settings"}


@contextlib.contextmanager
def working(tables: int) -> Iterator[Worker]:
    worker = Worker(tables)
    try:
        yield worker
    finally:
        worker.end()
        Match.objects.all().delete()


@dataclasses.dataclass(frozen=True, slots=True)
class StandIn:
    url: str
    pid: int


@contextlib.contextmanager
def endpoint() -> Iterator[StandIn]:
    command = [sys.executable, "-c", ENDPOINT]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ(1), cwd=ground.PROJECT) as process:
        assert process.stdout is not None
        try:
            yield StandIn(process.stdout.readline().strip(), process.pid)
        finally:
            process.kill()


def until(claim: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
    deadline = time.monotonic() + seconds
    while not claim():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.1)


def among_models(sizes: Sequence[int], seconds: float) -> None:
    alone = None
    with endpoint() as stand_in:
        for tables in sizes:
            chairs = orders.speaking_chairs(stand_in.url, PLAYERS, concurrency=1_000)
            for seed in range(tables):
                orders.booked(chairs=chairs, rules=RULES, seed=seed, memory_on=False)
            with working(tables) as worker:
                until(lambda: not Match.objects.filter(head=0).exists())
                time.sleep(2 * MODEL_SECONDS)
                answering = ground.cpu(stand_in.pid)
                before, seen = worker.used(), Answer.objects.aggregate(Max("pk"))["pk__max"] or 0
                time.sleep(seconds)
                after, last = worker.used(), Answer.objects.aggregate(Max("pk"))["pk__max"] or 0
                answering = ground.cpu(stand_in.pid) - answering
                answers, ideal = _answered(seen, last)
            span = after.at - before.at
            each = (after.cpu - before.cpu) / max(answers, 1)
            alone = alone or each
            share = ideal / (tables * span)
            row(f"{tables} tables: of ideal", f"{share:.1%}", "goal 95 % at 64, 90 % at 256")
            row(f"{tables} tables: decisions a second", f"{answers / span:,.0f}")
            row(
                f"{tables} tables: CPU a decision",
                f"{each * 1000:.2f} ms",
                f"{each / alone:.2f} of one alone, goal 1.2",
            )
            row(f"{tables} tables: CPU of a core", f"{(after.cpu - before.cpu) / span:.0%}")
            row(f"{tables} tables: CPU of the stand-in", f"{answering / span:.0%}", "the limit where it is near 100 %")
            row(f"{tables} tables: memory", f"{after.megabytes:.0f} MB", "goal 300 at 64")
            kept.more(f"{tables} tables, of ideal", share)
            kept.less(f"{tables} tables, CPU a decision against the first", each / alone)
            kept.less(f"{tables} tables, megabytes", after.megabytes)


def _answered(seen: int, last: int) -> tuple[int, float]:
    """How many decisions there were, and the seconds that their steps would take if only the models took time."""
    answers = Answer.objects.filter(pk__gt=seen, pk__lte=last).annotate(chances=Count("exchanges"))
    steps: dict[tuple[int, int], int] = collections.defaultdict(int)
    count = 0
    for match_id, step, chances in answers.values_list("match_id", "step", "chances"):
        count += 1
        steps[match_id, step] = max(steps[match_id, step], chances)
    return count, MODEL_SECONDS * sum(steps.values())


def on_air(seconds: float) -> None:
    shown = orders.booked(players=PLAYERS, rules=RULES, seed=1, pace=Pace.BROADCAST)
    crowd = itertools.count(100)
    for _ in range(3 * CROWD):
        orders.booked(players=PLAYERS, rules=RULES, seed=next(crowd))
    port = servers.free_port()
    with web.process(port), Ears(shown.pk) as ears, Crowd(port, shown.pk) as watching, working(CROWD + 1) as worker:
        until(lambda: Match.objects.get(pk=shown.pk).head > 0)
        before, ended_at = worker.used(), time.monotonic() + seconds
        while time.monotonic() < ended_at:
            time.sleep(1)
            waiting = Match.objects.filter(status=Status.QUEUED).count()
            for _ in range(CROWD - waiting):
                orders.booked(players=PLAYERS, rules=RULES, seed=next(crowd))
        after, heard, arrived = worker.used(), dict(ears.heard), dict(watching.arrived)
        others = Match.objects.filter(status=Status.FINISHED).count()
        late = _lateness(shown.pk, heard)
    delays = [at - heard[head] for head, several in arrived.items() if head in heard for at in several]
    row("on air", f"{len(late)} steps beside {CROWD}, {others} of which ended meanwhile")
    row("CPU of the worker", f"{(after.cpu - before.cpu) / (after.at - before.at):.0%}")
    told("its steps late", late, 250)
    told(f"its {SPECTATORS} spectators after the bell", delays, 150)


def _lateness(match_id: int, heard: dict[int, float]) -> list[float]:
    """Seconds by which each step is later than the pace of the one before allows."""
    entries = event_log.read(match_id)
    late, heads = [], sorted(heard)
    for before, here, after in zip([0, *heads], heads, heads[1:], strict=False):
        step = entries[before:here]
        tick = entries[before - 1].tick if before else 0
        late.append(heard[after] - heard[here] - pace.seconds(step, tick))
    return late


class Ears:
    """Notes when each step of a match was told, by the doorbell."""

    def __init__(self, match_id: int) -> None:
        self.heard: dict[int, float] = {}
        self._channel = f"{doorbell.CHANNEL}{match_id}"
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._listen, daemon=True)

    def __enter__(self) -> "Ears":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._thread.join()

    def _listen(self) -> None:
        with redis.Redis.from_url(settings.REDIS_URL).pubsub(ignore_subscribe_messages=True) as bell:  # type: ignore[no-untyped-call] # redis leaves it untyped
            bell.subscribe(self._channel)
            while not self._is_over.is_set():
                message = bell.get_message(timeout=0.5)
                if message and (head := json.loads(message["data"]).get("head")):
                    self.heard.setdefault(head, time.monotonic())


class Crowd:
    """Notes when spectators had the last frame of each step."""

    def __init__(self, port: int, match_id: int) -> None:
        self.arrived: dict[int, list[float]] = collections.defaultdict(list)
        self._address = f"ws://127.0.0.1:{port}/ws/matches/{match_id}/?watch=glass"
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> "Crowd":
        self._thread.start()
        self._watching = [asyncio.run_coroutine_threadsafe(self._watch(), self._loop) for _ in range(SPECTATORS)]
        return self

    def __exit__(self, *_: object) -> None:
        for watching in self._watching:
            watching.cancel()
        time.sleep(1)  # until all connections are closed
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    async def _watch(self) -> None:
        origin = websockets.Origin("http://127.0.0.1")
        async with websockets.connect(self._address, origin=origin, max_size=None, proxy=None) as line:
            async for message in line:
                told = json.loads(message)
                if told["type"] == "frames":
                    self.arrived[told["frames"][-1]["n"]].append(time.monotonic())


def bots(count: int) -> None:
    seeds = range(count)
    started = time.perf_counter()
    for seed in seeds:
        _played_without_a_database(seed)
    free = count / (time.perf_counter() - started)
    for seed in seeds:
        orders.booked(players=PLAYERS, rules=RULES, seed=seed)
    with working(32) as worker:
        until(LogEntry.objects.exists)
        patience = PATIENCE_SECONDS + MATCH_SECONDS * count
        started, early, middle = time.perf_counter(), 0.0, min(100, count // 2)
        until(lambda: Match.objects.filter(status=Status.FINISHED).count() >= middle, patience)
        early = worker.used().megabytes
        until(lambda: Match.objects.filter(status=Status.FINISHED).count() >= count - 32, patience)
        late = worker.used().megabytes
        until(lambda: not Match.objects.exclude(status=Status.FINISHED).exists(), patience)
        recorded = count / (time.perf_counter() - started)
    row("without a database", f"{free * 60:,.0f} matches a minute")
    row("recorded, one worker", f"{recorded * 60:,.0f} matches a minute", f"{recorded / free:.0%}, goal 40 %")
    row("memory", f"{early:.0f} MB after {middle}, {late:.0f} at the end")
    kept.more("recorded matches of bots, of those without a database", recorded / free)
    kept.less("growth of memory in megabytes", late - early)


def _played_without_a_database(seed: int) -> None:
    chairs, dice = orders.chairs(PLAYERS), Dice(seed)
    lineup = tuple(events.Seat(color=chair.color, name=chair.name) for chair in chairs)
    opening = referee.open_match(lineup, RULES, maps.load(RULES.map), dice)
    minds = {
        chair.color: house_bots.Bot(temperament=temperaments.BY_NAME[chair.temperament], seed=seed) for chair in chairs
    }
    table = at_table.Table(minds, dice)
    collections.deque(at_table.steps(table, opening), maxlen=0)


def told(what: str, seconds: Sequence[float], goal: int) -> None:
    cuts = statistics.quantiles(seconds, n=100) if len(seconds) > 1 else [0.0] * 99
    told_at = (
        f"p50 {cuts[49] * 1000:.0f}, p99 {cuts[98] * 1000:.0f}, max {max(seconds) * 1000:.0f} ms of {len(seconds)}"
    )
    row(what, told_at, f"goal p99 < {goal} ms")
    kept.less(f"{what}, p99 in ms", cuts[98] * 1000)


def row(name: str, value: str, goal: str = "") -> None:
    print(f"{name:<38} {value:>48}   {goal}".rstrip(), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", default=["models", "air", "bots"])
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 64])
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--matches", type=int, default=200)
    chosen = parser.parse_args()
    with ground.surroundings():
        if "models" in chosen.what:
            among_models(chosen.tables, chosen.seconds)
        if "air" in chosen.what:
            on_air(3 * chosen.seconds)
        if "bots" in chosen.what:
            bots(chosen.matches)


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
