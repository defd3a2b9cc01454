"""What the league's lists cost with a thousand matches in the database.

Run: python benchmarks/pages_lists.py, or python -m benchmarks.draining.on_postgres pages_lists.py --matches 3000. The
latter tells how long a visitor waits, as PostgreSQL works in processes of its own, and keeps no figures.
"""

import argparse
import contextlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import kept

GOAL = 50.0
ON_POSTGRES = os.environ.get("BENCHMARK_DATABASE_URL")
clock = time.perf_counter if ON_POSTGRES else time.process_time


def furnished(matches: int) -> str:
    """Writes a history of so many league matches and fifty exhibitions; returns the key of one of its personas."""
    from django.core.management import call_command

    from personas.models import roles
    from personas.remembering import memory
    from tests.games.prepared import history

    call_command("migrate", verbosity=0)
    call_command("seed_personas", verbosity=0)
    cast = history.cast()
    season = history.season()
    history.conducted(history.league(matches, cast, season=season))
    history.conducted(history.league(50, cast, seed=2, is_exhibition=True))
    for number in range(300):
        outcome = memory.Outcome(
            persona_key=cast[0].key, match_id=str(number + 1), seat="red", role=list(roles.Role)[number % 2], won=True,
            lessons=(f"Lesson {number}: ask for the place.", f"Remember {number % 40}."),
        )  # fmt: skip
        memory.remember([outcome], memory_on=True)
    return cast[0].key


def cost(visit: Callable[[], object], rounds: int) -> tuple[float, float]:
    """Milliseconds of the first visit, and the median of the others: of CPU, or on PostgreSQL altogether."""
    spent = []
    for _ in range(rounds + 1):
        begun = clock()
        visit()
        spent.append(1000 * (clock() - begun))
    return spent[0], sorted(spent[1:])[rounds // 2]


def measure(key: str, rounds: int) -> None:
    from django.conf import settings
    from django.db import connection, reset_queries
    from django.test import Client

    from games.records import standings

    client = Client()
    paths = [
        "/", "/matches/", "/matches/?page=40", f"/matches/?persona={key}&map=skeld", "/matches/feed.atom",
        "/standings/", "/standings.csv", "/personas/", f"/personas/{key}/", f"/personas/{key}/memory/", "/methodology/",
    ]  # fmt: skip
    client.get("/")
    print(f"  {'page':<42} {'first':>9} {'then':>9} {'queries':>8}   goal under {GOAL:.0f} ms")
    for path in paths:
        standings.forget()
        first, then = cost(lambda path=path: client.get(path), rounds)  # type: ignore[misc]
        settings.DEBUG = True
        reset_queries()
        assert client.get(path).status_code == 200, path
        queries = len(connection.queries)
        settings.DEBUG = False
        kept.seconds(f"{path}, known", then / 1000)
        kept.less(f"{path}, queries", queries)
        print(
            f"  {path:<42} {first:>6.1f} ms {then:>6.1f} ms {queries:>8}   {'' if then < GOAL else 'missed'}".rstrip()
        )
    standings.forget()
    whole, known = cost(lambda: standings.table(standings.Scope()), rounds)
    kept.seconds("the table, whole", whole / 1000)
    print(f"  {'the table itself, whole and known':<42} {whole:>6.1f} ms {known:>6.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1_000)
    parser.add_argument("--rounds", type=int, default=9)
    chosen = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="glassbox-lists-")
    os.environ |= {
        "GLASSBOX_VAR": folder, "GLASSBOX_ENV_FILE": os.devnull, "DJANGO_SETTINGS_MODULE": "glassbox_site.settings",
        "ALLOWED_HOSTS": "testserver", "LOG_LEVEL": "ERROR",
    }  # fmt: skip
    if ON_POSTGRES:
        os.environ["DATABASE_URL"] = ON_POSTGRES
    try:
        import django

        django.setup()
        from django.core.management import call_command

        call_command("collectstatic", verbosity=0, interactive=False)
        key = furnished(chosen.matches)
        told = "milliseconds a page (PostgreSQL)" if ON_POSTGRES else "milliseconds of CPU a page (one process, SQLite)"
        print(f"{chosen.matches} league matches, {told}")
        measure(key, chosen.rounds)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    with contextlib.nullcontext() if ON_POSTGRES else kept.figures(__file__):
        main()
