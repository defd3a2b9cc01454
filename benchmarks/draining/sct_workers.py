"""One batch and several workers: `benchmarks/sct.py --workers`.

Real RQ workers on one SQLite file and one Redis; the model, behind HTTP, takes one second and counts its calls in
flight. The same batch is played by one worker and by four; then by three, to which a fourth is added and one is killed.
"Carries" is a worker's share of the slots over time, divided by a fair share. CPU is that of the four workers, of
Redis, and of PostgreSQL when run by `python -m benchmarks.draining.on_postgres sct.py --workers`.
"""

import contextlib
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil
import redis
from django.conf import settings

from benchmarks import kept
from sct import jobs, models
from sct.records import batches
from sct.work import company
from tests.support import servers

CONCURRENCY, LATENCY = 64, 1.0
TRIALS, TRIALS_OF_A_KILL = 2_000, 600
LOOK_EVERY = 0.2
SERVER = "BENCHMARK_DATABASE_PID"
SECONDS_TO_BEGIN = 60.0
TEST = "t_fork: 1, T_max: 20, n_candidate_secrets: 2"

Order = Callable[[str, int], models.Batch]


class Endpoint:
    """The model server's process, which reports its calls in flight, and the most so far, when asked."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        assert process.stdout is not None
        self.providers = process.stdout.readline()

    def told(self) -> dict[str, int]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("how\n")
        self._process.stdin.flush()
        found: dict[str, int] = json.loads(self._process.stdout.readline())
        return found


@dataclass(slots=True, kw_only=True)
class Seen:
    """What was seen of one batch; `carried` is the slots in use by worker, summed over all looks."""

    batch: models.Batch
    seconds: float = 0.0
    most: int = 0
    looks: int = 0
    carried: Counter[str] = field(default_factory=Counter)


def measure(order: Order, serve: list[str], *, trials: int = TRIALS) -> None:
    with _redis(), _endpoint(serve) as endpoint:
        text = endpoint.providers
        with _workers(1):
            alone = _played(order(text, trials), endpoint, 1)
        with _workers(4) as workers:
            before = _spent(workers)
            together = _played(order(text, trials), endpoint, 4)
            spent = {part: seconds - before[part] for part, seconds in _spent(workers).items()}
        with _workers(3) as workers:
            came, again, most = _moved(order(text, TRIALS_OF_A_KILL), endpoint, workers)
    calls = models.Call.objects.filter(trial__batch=together.batch).count()
    longer, whole = together.seconds / alone.seconds, together.carried.total()
    shares = [4 * each / whole for each in together.carried.values()]
    kept.less("four workers take, of the time of one", longer)
    kept.less("seconds until a newcomer has its share", came)
    kept.less("seconds until a killed worker's share is in play again", again)
    print(f"{trials} trials: one worker {alone.seconds:.1f} s, four {together.seconds:.1f} s: {longer:.3f} times")
    print("each of four carries", *(f"{share:.2f}" for share in shares), "of a quarter")
    print(f"a newcomer has its share after {came:.1f} s; a killed worker's is in play again after {again:.1f} s")
    print("CPU ms a call:", *(f"{part} {1000 * seconds / calls:.2f}" for part, seconds in spent.items()))
    print(f"at most {max(alone.most, together.most, most)} calls at once, of {CONCURRENCY}", flush=True)


def _played(batch: models.Batch, endpoint: Endpoint, workers: int) -> Seen:
    """Plays the batch to its end; a worker that joins late is counted from then on."""
    seen, began = Seen(batch=batch), time.monotonic()
    jobs.start(batch)
    while not batches.progress(batch).is_over:
        seen.carried.update(_running(batch))
        seen.looks += 1
        time.sleep(LOOK_EVERY)
    seen.seconds, seen.most = time.monotonic() - began, endpoint.told()["peak"]
    assert len(seen.carried) == workers, seen.carried
    assert batches.progress(batch).complete == batch.trials.count()
    return seen


def _moved(
    batch: models.Batch, endpoint: Endpoint, workers: list["subprocess.Popen[bytes]"]
) -> tuple[float, float, int]:
    """Seconds until a fourth worker has its share, and until a killed one's is in play again; and the most calls."""
    jobs.start(batch)
    _until(lambda: min(_shares(batch)) == CONCURRENCY // 3 and len(_shares(batch)) == 3)
    with _workers(1, beside=3):
        _until(lambda: company.counted([batch.pk]) == {batch.pk: 4})
        came = _until(lambda: _shares(batch) == [CONCURRENCY // 4] * 4)
        before = set(_running(batch))
        workers[0].kill()
        again = _until(lambda: endpoint.told()["in_flight"] <= CONCURRENCY * 3 // 4)
        again += _until(lambda: _is_in_play_again(_running(batch), before, endpoint))
        _until(lambda: batches.progress(batch).is_over)
    assert batches.progress(batch).complete == batch.trials.count()
    return came, again, endpoint.told()["peak"]


def _shares(batch: models.Batch) -> list[int]:
    return sorted(_running(batch).values()) or [0]


def _is_in_play_again(running: Counter[str], before: set[str], endpoint: Endpoint) -> bool:
    """Whether three of the workers in `before` hold all slots, and their calls are in flight."""
    living = [owner for owner in running if owner in before]
    return len(living) == 3 and running.total() == CONCURRENCY and endpoint.told()["in_flight"] >= CONCURRENCY - 2


def _spent(workers: list["subprocess.Popen[bytes]"]) -> dict[str, float]:
    """CPU seconds so far, by part."""
    client = redis.Redis.from_url(settings.REDIS_URL)
    told: Any = client.info("cpu")
    found = {
        "workers": sum(_of_process(worker.pid) for worker in workers),
        "Redis": told["used_cpu_sys"] + told["used_cpu_user"],
    }
    server = os.environ.get(SERVER)
    return found | ({"PostgreSQL": _of_process(int(server))} if server else {})


def _of_process(number: int) -> float:
    """CPU seconds of a process and its children, including those that have ended."""
    process = psutil.Process(number)
    family = [process, *process.children(recursive=True)]
    times = [each.cpu_times() for each in family]
    gone = process.cpu_times()
    return sum(each.user + each.system for each in times) + gone.children_user + gone.children_system


def _running(batch: models.Batch) -> Counter[str]:
    playing = batch.trials.filter(status=models.Trial.Status.RUNNING).order_by().values_list("owner", flat=True)
    return Counter(playing)


def _until(claim: Callable[[], bool]) -> float:
    """Waits until the claim holds, and returns how many seconds that took."""
    began = time.monotonic()
    while not claim():
        assert time.monotonic() - began < SECONDS_TO_BEGIN, "it did not happen"
        time.sleep(LOOK_EVERY / 4)
    return time.monotonic() - began


@contextlib.contextmanager
def _endpoint(serve: list[str]) -> Iterator[Endpoint]:
    with subprocess.Popen([*serve, str(LATENCY)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Endpoint(process)
        assert process.stdin is not None
        process.stdin.close()


@contextlib.contextmanager
def _redis() -> Iterator[None]:
    path, folder = settings.ENVIRONMENT.redis_socket, settings.VAR / "redis"
    with servers.embedded_redis(Path(path), folder):
        yield


@contextlib.contextmanager
def _workers(count: int, *, beside: int = 0) -> Iterator[list["subprocess.Popen[bytes]"]]:
    """Yields workers that are ready for work; `beside` is how many run already."""
    command = servers.on_a_leash([sys.executable, "manage.py", "rqworker", *settings.QUEUES])
    with contextlib.ExitStack() as stack:
        begun = [subprocess.Popen(command, cwd=settings.BASE_DIR, stderr=subprocess.DEVNULL) for _ in range(count)]
        for process in begun:
            stack.enter_context(servers.ended(process))
        _until(lambda: jobs.workers() >= count + beside)
        yield begun
    _until(lambda: jobs.workers() == 0 or bool(beside))
