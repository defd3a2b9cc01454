"""What a match takes that a worker plays and writes down, of the processor and the disk.

Run: python benchmarks/recorded.py

The worker's own job on a real SQLite file, with log, journal, every prompt and reply, doorbell and heartbeat; only the
models are stand-ins that answer at once, in the JSON that is asked of models, what a house bot decides. What the bots
take to decide is not counted.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
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
from games.models import Exchange, LogEntry, Match, Seat, Status  # noqa: E402
from games.players import player  # noqa: E402
from games.playing import jobs  # noqa: E402
from tests.games.players.models.answers import scribe  # noqa: E402
from tests.games.prepared import orders  # noqa: E402
from tests.support import servers  # noqa: E402

MANNER = prompts.Manner(name="in short")
PEER = "7vik/AmongUs with its files, on another machine: 2,330"


class Seated:
    """Who was seated in the place of models."""

    def __init__(self) -> None:
        self._all: list[scribe.Dictated] = []

    def players(
        self, match: Match, seats: Sequence[Seat], world: worlds.World
    ) -> Mapping[identities.Color, player.Player]:
        dictated = prompts.dictated(match.seed, len(seats), MANNER)
        self._all += dictated.values()
        return dictated

    @property
    def deciding(self) -> float:
        return sum(seat.deciding for seat in self._all)


def played(count: int, players: int, first: int) -> None:
    for seed in range(first, first + count):
        chairs = orders.speaking_chairs("http://127.0.0.1:9/v1", players)
        match = orders.booked(chairs=chairs, rules=ruling.recommended(players), seed=seed)
        jobs.play_match(match.pk)
        match.refresh_from_db()
        assert match.status == Status.FINISHED, match.reason


def stored() -> int:
    """Bytes of the database's file, with all that was written in it."""
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return (FOLDER / "bench.sqlite3").stat().st_size


def measure(count: int, players: int) -> None:
    seated = Seated()
    with mock.patch.object(casting, "players", seated.players):
        played(1, players, first=1_000)
        asked, size, deciding, started = Exchange.objects.count(), stored(), seated.deciding, time.process_time()
        played(count, players, first=0)
        seconds = time.process_time() - started - (seated.deciding - deciding)
    calls = Exchange.objects.count() - asked
    each = (stored() - size) / count
    entries = LogEntry.objects.count() / Match.objects.count()
    print(f"{count} matches of {players} players, {calls / count:,.0f} decisions and {entries:,.0f} entries each")
    print(f"{calls / seconds:,.0f} decisions per CPU second, played and written down (goal 700; {PEER})")
    print(f"{each / 1e6:.2f} MB a match (goal at most 1)")
    kept.speed("decisions, played and written down", calls / seconds)
    kept.less("megabytes a match", each / 1e6)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--players", type=int, default=7)
    chosen = parser.parse_args()
    try:
        with servers.embedded_redis(FOLDER / "redis.sock", FOLDER / "redis"):
            call_command("migrate", verbosity=0)
            measure(chosen.matches, chosen.players)
    finally:
        connection.close()
        shutil.rmtree(FOLDER, ignore_errors=True)


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
