"""How much CPU and disk a match takes that a worker plays and records.

Run: python benchmarks/recorded.py

The worker's own job on a real SQLite file, with log, journal, every prompt and reply, doorbell and lease. Only the
models are stand-ins: they answer at once with what a house bot decides, in the JSON that models are asked for. The
bots' own CPU time is not counted.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from unittest import mock

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))
FOLDER = Path(tempfile.mkdtemp(prefix="glassbox-bench-recorded-"))
os.environ |= {
    "GLASSBOX_VAR": str(FOLDER),
    "DATABASE_URL": f"sqlite:///{FOLDER}/bench.sqlite3",
    "REDIS_URL": f"unix://{FOLDER}/redis.sock",
    "DJANGO_SETTINGS_MODULE": "glassbox_site.settings",
}

import django  # noqa: E402 - the surroundings come first

django.setup()

from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402

from benchmarks import kept, prompts  # noqa: E402
from games.booking import casting  # noqa: E402
from games.engine.facts import identities  # noqa: E402
from games.engine.facts import rules as ruling  # noqa: E402
from games.engine.state import world as worlds  # noqa: E402
from games.models import Exchange, Match, Seat, Status  # noqa: E402
from games.players import player  # noqa: E402
from games.playing import jobs  # noqa: E402
from tests.games.players.models.answers import scribe  # noqa: E402
from tests.games.prepared import orders  # noqa: E402
from tests.support import servers  # noqa: E402

MANNER = prompts.Manner(name="in short")
PEER = "7vik/AmongUs with its files, on another machine: 2,330"


class Seated:
    """Seats stand-ins in the place of models, and remembers them."""

    def __init__(self) -> None:
        self._all: list[scribe.Dictated] = []

    def players(
        self, match: Match, seats: Sequence[Seat], world: worlds.World, *_: object
    ) -> Mapping[identities.Color, player.Player]:
        dictated = prompts.dictated(match.seed, len(seats), MANNER)
        self._all += dictated.values()
        return dictated

    @property
    def deciding(self) -> float:
        return sum(seat.deciding for seat in self._all)


def booked(count: int, players: int, first: int) -> list[Match]:
    chairs = orders.speaking_chairs("http://127.0.0.1:9/v1", players)
    rules = ruling.recommended(players)
    return [orders.booked(chairs=chairs, rules=rules, seed=seed) for seed in range(first, first + count)]


def one_by_one(matches: Sequence[Match]) -> None:
    for match in matches:
        jobs.play_match(match.pk)


def side_by_side(matches: Sequence[Match]) -> None:
    jobs.play_matches(matches[0].pk)


def stored() -> int:
    """Bytes of the database file, once everything written is in it."""
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return (FOLDER / "bench.sqlite3").stat().st_size


def measure(manner: Callable[[Sequence[Match]], None], matches: Sequence[Match], seated: Seated) -> None:
    asked, size, deciding, started = Exchange.objects.count(), stored(), seated.deciding, time.process_time()
    manner(matches)
    seconds = time.process_time() - started - (seated.deciding - deciding)
    left = Match.objects.exclude(status=Status.FINISHED).values_list("pk", "status", "reason")
    assert not left, list(left)
    calls = Exchange.objects.count() - asked
    each = (stored() - size) / len(matches)
    how = manner.__name__.replace("_", " ")
    print(f"{len(matches)} matches {how}, {calls / len(matches):,.0f} decisions each")
    print(f"{calls / seconds:,.0f} decisions per CPU second, played and written down (goal 700; {PEER})")
    print(f"{each / 1e6:.2f} MB a match (goal at most 1)", flush=True)
    kept.speed(f"decisions, played and written down, {how}", calls / seconds)
    kept.less(f"megabytes a match, {how}", each / 1e6)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--players", type=int, default=7)
    chosen = parser.parse_args()
    try:
        with servers.embedded_redis(FOLDER / "redis.sock", FOLDER / "redis"):
            call_command("migrate", verbosity=0)
            seated = Seated()
            with mock.patch.object(casting, "players", seated.players):
                one_by_one(booked(1, chosen.players, first=-1))  # a warm-up: what is created once is not measured
                for place, manner in enumerate((one_by_one, side_by_side)):
                    measure(manner, booked(chosen.matches, chosen.players, first=place * chosen.matches), seated)
    finally:
        connection.close()
        shutil.rmtree(FOLDER, ignore_errors=True)


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
