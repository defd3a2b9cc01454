"""What a jury costs on top of the same crowd of spectators: jurors who mark in one running match, in one web process.

    python benchmarks/jury.py [--jurors 500] [--every 10] [--seconds 20]

Each juror holds the match's socket and the jury's, and marks once every so many seconds; for comparison, the same crowd
only watches. In a run before that, the web process is killed while marks are under way, and every mark that had been
acknowledged must be in the database.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.spectating import ground  # isort: skip - sets up the surroundings

from django.core import signing
from websockets.asyncio import client
from websockets.exceptions import ConnectionClosed

from benchmarks import kept
from games.models import Mark, Match
from games.pages.views.juries import jurors
from games.records.jury import needle, voices
from tests.engine import matches
from tests.games.prepared import logs
from tests.support import servers
from tests.support.sites import web

OLD, SHARE = 200, 0.05
EVENTS_A_SECOND = 4
QUIET_SECONDS = 3.0
SETTLE_SECONDS = 2.0
COLORS = [f"{color}" for color in ("red", "blue", "green", "pink", "orange")]


class Jury:
    """All jurors in this process, whose own work is not measured."""

    def __init__(self, match: Match, port: int, count: int) -> None:
        self._port, self._match = port, match
        self._keys = [f"key {number}" for number in range(count)]
        for key in self._keys:
            assert voices.join(match, key)
        self.answered: Counter[str] = Counter()
        self.stands: dict[str, dict[str, int]] = {}
        self.refused = 0
        self.needles: list[dict[str, object]] = []

    async def mark(self, every: float, seconds: float, begun: Callable[[], None] = lambda: None) -> None:
        """Calls `begun` once all jurors have connected."""
        async with contextlib.AsyncExitStack() as stay:
            lines = [await stay.enter_async_context(self._line(key)) for key in self._keys]
            listening = [asyncio.create_task(self._hear(*each)) for each in zip(self._keys, lines, strict=True)]
            await asyncio.sleep(SETTLE_SECONDS)
            begun()
            until = time.monotonic() + seconds
            marking = [self._keep_marking(*each, every, until) for each in zip(self._keys, lines, strict=True)]
            await asyncio.gather(*marking)
            await asyncio.sleep(QUIET_SECONDS)
            for each in listening:
                each.cancel()

    def _line(self, key: str) -> client.connect:
        cookie = signing.get_cookie_signer(salt=jurors.COOKIE).sign(key)
        address = f"ws://127.0.0.1:{self._port}/ws/jury/{self._match.pk}/"
        headers = {"Cookie": f"juror={cookie}; spoilers=off"}
        return client.connect(address, additional_headers=headers, origin=f"http://127.0.0.1:{self._port}")  # type: ignore[arg-type]

    async def _keep_marking(self, key: str, line: client.ClientConnection, every: float, until: float) -> None:
        await asyncio.sleep(random.random() * every)
        while time.monotonic() < until:
            sheet = {color: random.randrange(0, 101, 5) for color in COLORS}
            self._sent(key, sheet)
            with contextlib.suppress(ConnectionClosed):
                await line.send(json.dumps({"marks": sheet}))
            await asyncio.sleep(every)

    def _sent(self, key: str, sheet: dict[str, int]) -> None:
        self.stands[key] = sheet

    async def _hear(self, key: str, line: client.ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in line:
                said = json.loads(text)
                self.answered[key] += said["type"] == "kept"
                self.refused += said["type"] == "refused"
                if said["type"] == "jury" and key == self._keys[0]:
                    self.needles.append(said)


@contextlib.contextmanager
def growing(told: logs.Told) -> Iterator[None]:
    """The log grows at its pace, the same in each turn: each tells the same entries, in a match of its own."""
    ended = threading.Event()

    def grow() -> None:
        while not ended.wait(1 / EVENTS_A_SECOND):
            told.up_to(told.head + 1)

    thread = threading.Thread(target=grow)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def turn(count: int, every: float, seconds: float, *, marking: bool) -> float:
    """Returns the share of a core that the web process used."""
    told = logs.Told(matches.play(4, players=9).entries)
    told.up_to(OLD)
    port = servers.free_port()
    with web.process(port) as site:
        server = ground.worker(site.pid)
        path = f"/ws/matches/{told.match.pk}/?view=public&after=100000"
        crowd = ground.Process("crowd", port=port, path=path, size=count, after=0, until=10**6, limit=10**4)
        crowd.says()
        time.sleep(SETTLE_SECONDS)
        came, since = ground.cpu(server), list[tuple[float, float]]()
        with growing(told):
            if marking:
                jury = Jury(told.match, port, count)
                begun = lambda: since.append((ground.cpu(server), time.monotonic()))  # noqa: E731
                asyncio.run(jury.mark(every, seconds, begun))
            else:
                since.append((came, time.monotonic()))
                time.sleep(seconds + QUIET_SECONDS)
            [(before, began_at)] = since
            spent = (ground.cpu(server) - before) / (time.monotonic() - began_at)
        if marking:
            print(f"joining: {1000 * (before - came) / count:.2f} ms of CPU a juror")
            check(jury, told.match)
        crowd.end()
    return spent


def check(jury: Jury, match: Match) -> None:
    """Asserts that no mark is lost, and that the needle equals a recount of the sheets that jurors sent last."""
    answered, stored = jury.answered.total(), Mark.objects.filter(voice__match=match).count()
    recount = needle.shown([*jury.stands.values()])["needle"]
    is_equal = jury.needles[-1]["needle"] == recount
    kept.less("marks lost", answered - stored if stored < answered else 0)
    print(f"{answered} marks answered, {stored} stored, {jury.refused} refused; needle equals a recount: {is_equal}")
    assert (answered, jury.refused, is_equal) == (stored, 0, True)
    print(f"{len(jury.needles)} needles were sent to each juror")


def killed(count: int, seconds: float) -> None:
    """Everybody marks as often as is allowed, and the web process is killed meanwhile."""
    told = logs.Told(matches.play(4, players=9).entries)
    told.up_to(OLD)
    port = servers.free_port()
    with web.process(port) as site:
        jury = Jury(told.match, port, count)
        kill = threading.Timer(seconds, os.kill, (ground.worker(site.pid), signal.SIGKILL))
        asyncio.run(jury.mark(1.5, seconds + 2, kill.start))
    stored = Counter(Mark.objects.filter(voice__match=told.match).values_list("voice__juror__key", flat=True))
    lost = sum(max(0, jury.answered[key] - stored[voices.digest(key)]) for key in jury.answered)
    kept.less("marks lost by a kill", lost)
    print(f"killed -9 after {seconds:g} s: {jury.answered.total()} answered, {stored.total()} stored, {lost} lost")
    assert jury.answered
    assert not lost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jurors", type=int, default=500)
    parser.add_argument("--every", type=float, default=10.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    options = parser.parse_args()
    with ground.surroundings():
        killed(options.jurors, 6.0)
        alone = turn(options.jurors, options.every, options.seconds, marking=False)
        both = turn(options.jurors, options.every, options.seconds, marking=True)
        kept.less(f"{options.jurors} jurors: share of a core above the spectators' own", max(0.0, both - alone))
        print(
            f"web process: {100 * alone:.1f} % of a core for {options.jurors} spectators, {100 * both:.1f} % with a"
            f" jury that marks {options.jurors / options.every:.0f} times a second: {100 * (both - alone):+.1f} %,"
            f" allowed {100 * SHARE:.0f} %"
        )


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
