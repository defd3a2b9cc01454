"""What the pages of a long batch cost: CPU, queries and bytes of each, and the memory that a download takes.

Run: python benchmarks/sct_pages.py [--trials 2000]. Five agents on a real SQLite file; each trial has a real file and
a real journal, copied from a few that were played.
"""

import argparse
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))
FOLDER = Path(tempfile.mkdtemp(prefix="glassbox-bench-sct-pages-"))
(FOLDER / "static").mkdir()
os.environ |= {
    "GLASSBOX_VAR": str(FOLDER),
    "DATABASE_URL": f"sqlite:///{FOLDER}/bench.sqlite3",
    "DJANGO_SETTINGS_MODULE": "glassbox_site.settings",
}

import django  # noqa: E402 - the surroundings come first

django.setup()

from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402
from django.test import Client  # noqa: E402
from django.test.utils import CaptureQueriesContext  # noqa: E402

from benchmarks import kept  # noqa: E402
from personas.llm import road  # noqa: E402
from sct import models  # noqa: E402
from sct.exports import archive, lines, table  # noqa: E402
from sct.pages.showing import frames  # noqa: E402
from sct.records import batches  # noqa: E402
from sct.settings import demo  # noqa: E402
from sct.work import drain  # noqa: E402

ROUNDS = 5
RESET = Path("/proc/self/clear_refs")
"""Writing 5 here makes Linux reset the peak memory of the process."""
settings.ALLOWED_HOSTS = ["testserver"]
settings.STORAGES["staticfiles"]["BACKEND"] = "django.contrib.staticfiles.storage.StaticFilesStorage"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--trials", type=int, default=2_000)
    trials = asked.parse_args().trials
    call_command("migrate", verbosity=0)
    batch = _batch(trials)
    print(f"{trials} trials, {models.Call.objects.count()} calls in the journal")
    _pages(batch)
    _frame(batch)
    for name, pieces in (("zip", archive.pieces), ("ndjson", lines.pieces), ("csv", table.pieces)):
        _download(name, pieces(batch))


def _batch(trials: int) -> models.Batch:
    """The demonstration batch, played once, with its trials copied until there are `trials`."""
    batch = batches.create(demo.config_text(), demo.providers_text(), token="bench")
    way = road.Road()
    drain.Drain(batch, way, stays=True).run()
    way.close()
    played = list(batch.trials.filter(status="complete"))
    made = [_like(played[place % len(played)], place) for place in range(trials - batch.trials.count())]
    models.Trial.objects.bulk_create(made, batch_size=500)
    for place, trial in enumerate(made):
        _copy_calls(played[place % len(played)].pk, trial.pk)
    return batch


def _like(trial: models.Trial, place: int) -> models.Trial:
    return models.Trial(
        batch_id=trial.batch_id,
        agent_name=trial.agent_name,
        number=1_000 + place,
        status=trial.status,
        content=trial.content,
        evaluation=trial.evaluation,
        started_at=trial.started_at,
        finished_at=trial.finished_at,
    )


def _copy_calls(of: int, to: int) -> None:
    columns = "attempt, key, phase, provider, is_answer, outcome, tokens_in, tokens_out, cost, returned_at"
    journal = models.Call._meta.db_table
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO {journal} (trial_id, {columns}) SELECT %s, {columns} FROM {journal} WHERE trial_id = %s",
            [to, of],
        )


def _pages(batch: models.Batch) -> None:
    base = f"/sct/{batch.pk}/"
    trial = batch.trials.filter(number__gte=1_000)[0]
    _page("batch", base)
    _page("batch, narrowed and sorted", f"{base}?outcome=all-denial&sort=-yes_rate")
    _page("batch, what trials move", f"{base}?part=moving")
    _page("trial", f"{base}trials/{trial.agent_name}/{trial.number}/")
    _page("list of batches", "/sct/")


def _page(name: str, path: str) -> None:
    client = Client()
    answer = client.get(path)
    assert answer.status_code == 200, path
    seconds = min(_cpu(lambda: client.get(path)) for _ in range(ROUNDS))
    with CaptureQueriesContext(connection) as asked:
        client.get(path)
    kept.seconds(name, seconds)
    kept.less(f"{name}, queries", len(asked))
    print(f"  {name:28} {seconds * 1000:7.1f} ms CPU  {len(asked):3} queries  {len(answer.content):9,} bytes")


def _frame(batch: models.Batch) -> None:
    seconds = min(_cpu(lambda: frames.of_batch(batch.pk)) for _ in range(ROUNDS))
    kept.seconds("frame of the socket", seconds)
    print(f"  {'frame of the socket':28} {seconds * 1000:7.1f} ms CPU")


def _download(name: str, pieces: Iterator[bytes]) -> None:
    RESET.write_text("5", encoding="ascii")
    before, started = _peak(), time.process_time()
    size = sum(map(len, pieces))
    took, grown = time.process_time() - started, _peak() - before
    kept.seconds(f"trials.{name}", took)
    kept.less(f"trials.{name}, megabytes more memory", grown)
    print(f"  trials.{name:21} {took * 1000:7.1f} ms CPU  {size:12,} bytes  {grown:6.1f} MB more memory")


def _cpu(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


def _peak() -> float:
    """Peak memory in megabytes since the last reset."""
    [found] = re.findall(r"VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text(encoding="ascii"))
    return int(found) / 1024


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
