"""How fast a fork is asked, and how much of its prompts the endpoint has had before. Run: python benchmarks/forks.py

A match of ten model seats is played against a stand-in over HTTP. Then one line of a meeting with eight living is
unsaid and only the vote replayed, K = 32 times in each arm: 512 votes, each answered by the stand-in after a second.
"Of ideal" compares with a run in which only the answers take time, as many at once as the endpoint has places. "Had
before" is the longest prefix that a prompt shares with any prompt of the same seat in the original.
"""

import argparse
import contextlib
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.spectating import ground  # isort: skip - sets up the surroundings

from django.conf import settings

from benchmarks import kept
from games.engine.facts import rules as ruling
from games.engine.state import fold
from games.experiments.forks import branches, changes, fork_orders, fork_results
from games.experiments.forks.changes import Depth
from games.log import event_log, journal
from games.models import Exchange, Fork, Match
from games.playing import admission, hall, jobs
from personas.models import ChatModel
from tests.games.experiments.forks import planted
from tests.games.prepared import orders
from tests.support.sites import site, web

PLAYERS, LIVING, TIMES = 10, 8, 32
SECONDS = 1.0
TABLES = 64
RULES = ruling.recommended(PLAYERS, map="skeld")
ENDPOINT = """
import django; django.setup()
import threading
from tests.games.prepared import orders
from tests.support.endpoints.model_server import ModelServer
with ModelServer(lambda heard: orders.acting(heard, delay={delay})) as server:
    print(server.url, flush=True)
    threading.Event().wait()
"""


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reading.add_argument("--places", type=int, default=16)
    places = reading.parse_args().places
    with ground.surroundings(), kept.figures(__file__):
        with endpoint(0.0) as url:
            parent, at = talked_over(url)
        with endpoint(SECONDS) as url:
            ChatModel.objects.update(base_url=url, concurrency=places)
            order = fork_orders.Order(
                token="benchmark", parent=parent, changes=(changes.UnsayLine(at=at),), depth=Depth.VOTE, times=TIMES
            )
            fork = fork_orders.place(order)
            took = played(fork)
        tell(fork, took, places)


def tell(fork: Fork, took: float, places: int) -> None:
    progress = fork_results.progress(fork)
    asked = Exchange.objects.filter(answer__match__continuation__arm__fork=fork)
    ideal = asked.count() * SECONDS / places
    print(f"{progress.finished} of {progress.all} finished, {asked.count()} votes, {places} places")
    print(f"{took:.1f} s, ideal {ideal:.1f} s: {ideal / took:.0%} of ideal")
    kept.more("of_ideal", ideal / took)
    for number, name in enumerate(("unchanged", "changed")):
        shares = list(unchanged(fork, number))
        print(f"prompts of the {name} arm: {statistics.fmean(shares):.1%} had before, {min(shares):.1%} at least")
        kept.more(f"prompt_{name}", statistics.fmean(shares))


def unchanged(fork: Fork, arm: int) -> Iterator[float]:
    """For each prompt of one continuation, the share that was had before. All continuations of an arm ask the same."""
    match = Match.objects.filter(continuation__arm__fork=fork, continuation__arm__number=arm)[0]
    for said in Exchange.objects.filter(answer__match=match).select_related("answer"):
        theirs = Exchange.objects.filter(answer__match=fork.parent, answer__color=said.answer.color)
        own = prompt(said)
        yield max(_common(own, prompt(other)) for other in theirs) / len(own)


def _common(one: str, other: str) -> int:
    """The length of their common prefix."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if one.startswith(other[:middle]) else (low, middle - 1)
    return low


def prompt(said: Exchange) -> str:
    return "\n".join(message["text"] for message in journal.words(said)["prompt"])


def played(fork: Fork) -> float:
    wanted = list(Match.objects.filter(continuation__arm__fork=fork).values_list("pk", flat=True))
    began = time.monotonic()
    hall.Hall(admission.ChosenDoor(wanted, TABLES)).run()
    return time.monotonic() - began


def talked_over(url: str) -> tuple[Match, int]:
    """A finished match with talk among `LIVING` living, and the middle line of that talk."""
    for seed in range(40):
        chairs = orders.speaking_chairs(url, PLAYERS)
        match = orders.booked(seed=seed, chairs=chairs, rules=RULES)
        jobs.play_match(match.pk)
        match.refresh_from_db()
        log = event_log.read(match.pk)
        said = [entry.seq for entry in planted.lines(log) if changes.sitting(log, entry.seq)]
        fitting = [seq for seq in said if _living(log, seq) == LIVING]
        if fitting:
            return match, fitting[len(fitting) // 2]
    raise SystemExit(f"no match had a line said among {LIVING} living")


def _living(log: list[branches.Entry], at: int) -> int:
    return len(fold.fold(branches.unchanged(log, changes.UnsayLine(at=at), Depth.VOTE)).living)


@contextlib.contextmanager
def endpoint(delay: float) -> Iterator[str]:
    environ = site.environment(settings.VAR, DATABASE_URL=web.database_url(), REDIS_URL=settings.REDIS_URL)
    command = [sys.executable, "-c", ENDPOINT.format(delay=delay)]
    environ |= {"DJANGO_SETTINGS_MODULE": "glassbox_site.settings"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ, cwd=ground.PROJECT) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


if __name__ == "__main__":
    main()
