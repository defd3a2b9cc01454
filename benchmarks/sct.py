"""How fast trials run: per second, against the ideal, with calls, prompt characters and memory.

Run: python benchmarks/sct.py [--quick] [--http], or with --workers (draining/sct_workers.py). A real drain on a
real SQLite file, every call journalled. The model answers at once, or after 50 ms: a stand-in inside the process or,
with --http, a server in another one. "Of ideal" compares with a batch in which only the model's 50 ms take time, from
its start to its last file; "of bare calls" with an event loop that makes only the calls (with --http, by httpx alone),
on the same machine in the same minute, and "bare of ideal" is how far that loop gets. "MB" is the peak memory of this
process.
"""

import argparse
import asyncio
import dataclasses
import json
import os
import resource
import selectors
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from unittest import mock

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))
FOLDER = Path(tempfile.mkdtemp(prefix="glassbox-bench-sct-"))
os.environ |= {
    "GLASSBOX_VAR": str(FOLDER),
    "DATABASE_URL": os.environ.get("BENCHMARK_DATABASE_URL") or f"sqlite:///{FOLDER}/bench.sqlite3",
    "DJANGO_SETTINGS_MODULE": "glassbox_site.settings",
}

import django  # noqa: E402 - the surroundings come first
import httpx  # noqa: E402
import yaml  # noqa: E402

django.setup()

from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402

from benchmarks import kept  # noqa: E402
from benchmarks.draining import sct_workers  # noqa: E402
from personas.llm import (  # noqa: E402
    chat,
    costs,
    remote,
    road,
)
from sct import models  # noqa: E402
from sct.kernel import dialogue  # noqa: E402
from sct.kernel.agents import memory_edits, workflow  # noqa: E402
from sct.kernel.games import dictionaries, hangman  # noqa: E402
from sct.kernel.hosts import wire  # noqa: E402
from sct.records import batches, folders  # noqa: E402
from sct.settings import providers  # noqa: E402
from sct.work import drain  # noqa: E402
from tests.sct import http_hosts  # noqa: E402
from tests.support.endpoints import model_replies, model_server  # noqa: E402

AGENTS = {
    "Vanilla": "VanillaLLMAgent: {name: bench}",
    "ReActMem": "ReActMemAgent: {name: bench, strategy: overwrite}",
    "Workflow": "WorkflowAgent: {name: bench, strategy: patch_and_replace}",
}
WORDS = [f"{one}a{two}{three}e" for one in "bcdfghlmnp" for two in "lmnrst" for three in "bcdgkltv"]
SLOW = 0.05
TEST = "t_fork: 6, T_max: 20, n_candidate_secrets: 10"
Call = Callable[[], Awaitable[object]]
Caller = Callable[[], AbstractAsyncContextManager[Call]]
UPDATER = workflow.KIND.declared.texts.text("updater").partition("{game}")[0]
"""How a request to update a memory begins, by which it is recognised over HTTP, where no label is sent."""


class StandIn:
    """Answers like a host, as cheaply as possible, so that the harness is measured and not the host."""

    name = "bench"

    def __init__(self, latency: float) -> None:
        self.latency = latency
        self.characters = 0

    async def acomplete(self, request: chat.Request) -> chat.Completion:
        if self.latency:
            await asyncio.sleep(self.latency)
        return self.complete(request)

    def complete(self, request: chat.Request) -> chat.Completion:
        self.characters += sum(len(message.text) for message in request.messages)
        return self._answer(request)

    def _answer(self, request: chat.Request) -> chat.Completion:
        usage = costs.Usage(tokens_in=100, tokens_out=10)
        last = request.messages[-1].text
        if request.label == "memory" or request.messages[0].text.startswith(UPDATER):
            note = {"section": "Facts and knowledge", "patch": "+<secret>pangse</secret>"}
            calls = [] if "<secret>p" in last else [{"name": "patch_memory", "arguments": note}]
            return chat.Completion(text=json.dumps({"tool_calls": calls}), usage=usage)
        if request.tools and request.messages[-1].role == "user" and "<secret>p" not in request.messages[0].text:
            note = {"goals_and_plans": "", "facts_and_knowledge": "<secret>pangse</secret>", "active_notes": ""}
            tool = memory_edits.TOOLS["overwrite"][0].name
            call = chat.ToolCall(id="1", name=tool, arguments=json.dumps(note))
            return chat.Completion(text="", tool_calls=(call,), usage=usage)
        text = "no" if last.startswith("Is the") else "Pattern: _ _ _ _ _"
        return chat.Completion(text=text, usage=usage)


def _fine_loop() -> asyncio.AbstractEventLoop:
    return asyncio.SelectorEventLoop(selectors.SelectSelector())


@contextmanager
def with_fine_clocks() -> Iterator[None]:
    """Lets event loops wake up more finely than in whole milliseconds, which would slow the stand-in down."""
    with mock.patch.object(asyncio, "new_event_loop", _fine_loop):
        yield


@contextmanager
def standing_in(latency: float) -> Iterator[StandIn]:
    """Puts the stand-in in the place of a batch's models."""
    model = StandIn(latency)
    with with_fine_clocks(), mock.patch.object(providers.Models, "__getitem__", return_value=model):
        yield model


async def bare(caller: Caller, *, calls: int, at_once: int, trials: int) -> float:
    """Trials per second of a loop that makes only the calls: what this machine allows at the moment."""
    left = iter(range(trials))

    async def play() -> None:
        async with caller() as call:
            for _ in left:
                for _ in range(calls):
                    await call()

    started = time.perf_counter()
    await asyncio.gather(*(play() for _ in range(at_once)))
    return trials / (time.perf_counter() - started)


def waiting(latency: float) -> Caller:
    """Calls a stand-in of its own, so that the measured one does not count these calls."""
    model, request = StandIn(latency), chat.Request(messages=(chat.user("hello"),))

    @asynccontextmanager
    async def caller() -> AsyncIterator[Call]:
        yield lambda: model.acomplete(request)

    return caller


def posting(models_file: str) -> Caller:
    """Calls with bare httpx; each caller has a connection of its own."""
    url = f"{yaml.safe_load(models_file)[0]['api_config']['base_url']}/chat/completions"
    body = {"model": "bench", "messages": [{"role": "user", "content": "hello"}]}
    trust = httpx.create_ssl_context()

    @asynccontextmanager
    async def caller() -> AsyncIterator[Call]:
        async with httpx.AsyncClient(verify=trust) as client:
            yield lambda: client.post(url, json=body)

    return caller


def serve(latency: float) -> None:
    """The stand-in behind HTTP, until standard input ends; prints the providers file that names it."""
    model = StandIn(0.0)

    def script(heard: model_server.Heard) -> model_replies.Reply:
        status, body = wire.answered(model, json.dumps(heard.body).encode())
        left = max(0.0, latency - (time.monotonic() - heard.at))
        return dataclasses.replace(model_replies.sends(body, status=status), delay=left)

    with with_fine_clocks(), model_server.ModelServer(script) as server:
        print(http_hosts.providers_text(server, "bench"), flush=True)
        for _ in sys.stdin:  # each line asks for the figures
            print(json.dumps({"in_flight": server.in_flight, "peak": server.peak}), flush=True)


@contextmanager
def served(latency: float) -> Iterator[str]:
    """The stand-in behind HTTP in a process of its own; yields the providers file that names it."""
    process = subprocess.Popen(
        [sys.executable, __file__, "--serve", str(latency)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield process.stdout.readline()
        process.stdin.close()


def batch_of(agent: str, *, at_once: int, trials: int, models_file: str, test: str = TEST) -> models.Batch:
    (FOLDER / "words.txt").write_text("\n".join([*WORDS, *dictionaries.demo_words()]), encoding="utf-8")
    text = (
        f"agents:\n  - {AGENTS[agent]}\nnum_trials: {trials}\n"
        f"providers: {{main: bench, concurrency: {at_once}}}\n"
        f"sct: {{{test}, stateless_candidates: {{deterministic: {{dictionary_path: {FOLDER}/words.txt}}}}}}\n"
    )
    return folders.batch_of(text, models_file, Path(tempfile.mkdtemp(dir=FOLDER)))


def drained(batch: models.Batch, caller: Caller, *, latency: float, at_once: int) -> dict[str, object]:
    trials = batch.trials.count()
    started, cpu = time.perf_counter(), time.process_time()
    way = road.Road()
    drain.Drain(batch, way, stays=True).run()
    way.close()
    seconds, cpu = time.perf_counter() - started, time.process_time() - cpu
    assert batches.progress(batch).complete == trials, batches.progress(batch)
    calls = models.Call.objects.filter(trial__batch=batch).count() / trials
    row: dict[str, object] = {"in flight": at_once, "trials/s": round(trials / seconds, 1)}
    if latency:
        with asyncio.Runner(loop_factory=asyncio.new_event_loop) as runner:
            possible = runner.run(bare(caller, calls=round(calls), at_once=at_once, trials=trials))
        ideal = at_once / (calls * latency)
        row["of ideal"] = f"{trials / seconds / ideal:.1%}"
        row["of bare calls"] = f"{trials / seconds / possible:.1%}"
        row["bare of ideal"] = f"{possible / ideal:.1%}"
    return row | {"calls/trial": round(calls, 1), "CPU ms/trial": round(1000 * cpu / trials, 1), "MB": megabytes()}


def megabytes() -> int:
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


def in_process(agent: str, *, latency: float, at_once: int, trials: int) -> dict[str, object]:
    batch = batch_of(agent, at_once=at_once, trials=trials, models_file="- {name: bench, scripted: honest}")
    with standing_in(latency) as model:
        row = drained(batch, waiting(latency), latency=latency, at_once=at_once)
    return row | {"prompt chars/trial": round(model.characters / trials)}


def over_http(agent: str, *, latency: float, at_once: int, trials: int) -> dict[str, object]:
    with served(latency) as models_file, listening() as sent:
        batch = batch_of(agent, at_once=at_once, trials=trials, models_file=models_file)
        row = drained(batch, posting(models_file), latency=latency, at_once=at_once)
    return row | {"prompt chars/trial": round(sum(sent) / trials)}


@contextmanager
def listening() -> Iterator[list[int]]:
    """Yields a list to which the number of characters of each request sent is added."""
    sent: list[int] = []
    ask = remote.RemoteModel.acomplete

    async def acomplete(model: remote.RemoteModel, request: chat.Request) -> chat.Completion:
        sent.append(sum(len(message.text) for message in request.messages))
        return await ask(model, request)

    with mock.patch.object(remote.RemoteModel, "acomplete", acomplete):
        yield sent


def filtering() -> None:
    """Times finding the words of the built-in list that fit a board."""
    turns = [("e", "Yes! Pattern: _ e _ _ _"), ("o", "No o.")]
    said = [line for guess, answer in turns for line in (dialogue.player(guess), dialogue.host(answer))]
    game = hangman.HangmanSCTGame()
    found = game.possible(said, None)
    began_at = time.process_time()
    for _ in range(50):
        game.possible(said, None)
    spent = (time.process_time() - began_at) / 50
    kept.seconds("CPU of candidates", spent)
    print(f"candidates: {1000 * spent:.1f} ms CPU for {len(found.words)} words that fit; ", end="")
    print(f"{megabytes()} MB with the built-in list", flush=True)


def of_workers(models_file: str, trials: int) -> models.Batch:
    at_once, test = sct_workers.CONCURRENCY, sct_workers.TEST
    return batch_of("Vanilla", at_once=at_once, trials=trials, models_file=models_file, test=test)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer trials")
    parser.add_argument("--http", action="store_true", help="against a real HTTP server in a process of its own")
    parser.add_argument("--workers", action="store_true", help="one worker and four; see draining/sct_workers.py")
    parser.add_argument("--serve", type=float, metavar="SECONDS", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve is not None:
        serve(options.serve)
        return
    measure = over_http if options.http else in_process
    call_command("migrate", verbosity=0)
    connection.close()
    if options.workers:
        sct_workers.measure(of_workers, [sys.executable, __file__, "--serve"], trials=200 if options.quick else 2_000)
        return
    for latency, at_once, trials in [(0.0, 4, 200), (SLOW, 4, 48), (SLOW, 64, 384)]:
        for agent in AGENTS:
            row = measure(agent, latency=latency, at_once=at_once, trials=trials // (4 if options.quick else 1))
            name = f"{agent:9} {f'{latency * 1000:.0f} ms' if latency else 'instant':8}"
            kept.speed(f"trials, {name.strip()}", float(str(row["trials/s"])))
            print(name, "  ".join(f"{title} {value}" for title, value in row.items()), flush=True)
    filtering()


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
