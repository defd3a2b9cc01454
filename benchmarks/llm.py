"""What the road to a model costs: calls per second, and how close they come to the ideal when answers take time.

    python benchmarks/llm.py [--redis URL]

The stand-in endpoint runs in a process of its own. The ideal is the rate if asking cost nothing: calls in flight
divided by the latency of an answer.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import ssl
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from decimal import Decimal
from multiprocessing.connection import Connection
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from pydantic import BaseModel

from benchmarks import kept
from personas.llm import chat, costs, endpoints, remote, road, scripted
from personas.llm.answers import reading
from personas.llm.line import aiohttp_transport
from personas.llm.shared import budgets
from tests.support.endpoints import model_replies, model_server

PROMPT = chat.Request(
    messages=(chat.system("The rules. " * 400), chat.user("What do you do? " * 100)), max_tokens=300, temperature=0.7
)
ANSWER = json.dumps({"internal_thought": "hm " * 50, "desire_to_speak": 7, "message": "I saw red " * 10, "vote": None})


class Turn(BaseModel):
    internal_thought: str
    desire_to_speak: int
    message: str
    vote: str | None = None


def serve(latency: float, told: Connection) -> None:
    with model_server.ModelServer(lambda _: model_replies.says(ANSWER, delay=latency)) as server:
        told.send(server.url)
        told.recv()


@contextmanager
def endpoint(latency: float) -> Iterator[endpoints.Endpoint]:
    here, there = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=serve, args=[latency, there], daemon=True)
    process.start()
    yield endpoints.Endpoint(base_url=here.recv(), concurrency=256)
    here.send("enough")
    process.join(10)


def threaded(model: chat.LanguageModel, in_flight: int, calls: int) -> float:
    started = time.perf_counter()
    with ThreadPoolExecutor(in_flight) as pool:
        list(pool.map(lambda _: model.complete(PROMPT), range(calls)))
    return time.perf_counter() - started


def awaited(model: chat.LanguageModel, in_flight: int, calls: int) -> float:
    async def all_calls() -> None:
        places = asyncio.Semaphore(in_flight)

        async def one() -> None:
            async with places:
                await model.acomplete(PROMPT)

        await asyncio.gather(*(one() for _ in range(calls)))

    started = time.perf_counter()
    asyncio.run(all_calls())
    return time.perf_counter() - started


WAYS: dict[str, Callable[[chat.LanguageModel, int, int], float]] = {"threads": threaded, "one loop": awaited}


def measure_calls(name: str, model: chat.LanguageModel, latency: float, in_flight: int) -> None:
    calls = max(100, in_flight * 8)
    model.complete(PROMPT)
    for way, run in WAYS.items():
        cpu = time.process_time()
        seconds = run(model, in_flight, calls)
        cpu_each = (time.process_time() - cpu) / calls * 1000
        ideal = calls / in_flight * latency / seconds
        share = f"{ideal:6.1%} of the ideal" if latency else ""
        kept.seconds(f"CPU a call: {name}, {way}, {in_flight} in flight", cpu_each / 1000)
        print(
            f"{name:<22} {way:<9} {in_flight:>3} in flight  {calls / seconds:>7.0f}/s  {cpu_each:5.2f} ms CPU  {share}"
        )


def measure_transports(spec: endpoints.ModelSpec, in_flight: int = 64, calls: int = 256) -> None:
    """Measures them in turns, so that other load on the machine affects both alike."""
    ways = {"aiohttp": aiohttp_transport.AiohttpTransport, "httpx itself": HttpxOwn}
    spent: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(3):
        for name, each in spent.items():
            with mock.patch.object(aiohttp_transport, "AiohttpTransport", ways[name]):
                way = road.Road(None)
                model = remote.RemoteModel(spec, way)
                model.complete(PROMPT)
                began = time.process_time()
                awaited(model, in_flight, calls)
                each.append((time.process_time() - began) / calls)
                way.close()
    ours, theirs = map(statistics.median, spent.values())
    print(f"carried by aiohttp {ours * 1000:.2f} ms CPU a call; by httpx itself {theirs / ours:.1f} times that")


class HttpxOwn(httpx.AsyncHTTPTransport):
    """httpx's own transport, given the headers that our transport works out itself."""

    def __init__(self, trust: ssl.SSLContext) -> None:
        super().__init__(verify=trust, limits=httpx.Limits(keepalive_expiry=aiohttp_transport.KEPT))

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.headers["Host"] = request.url.netloc.decode()
        request.headers["Content-Length"] = str(len(request.read()))
        return await super().handle_async_request(request)


def measure_reading() -> None:
    for name, text in {
        "plain": ANSWER,
        "fenced, with thought": f"<think>so {{}}</think>\n```json\n{ANSWER}\n```",
    }.items():
        started = time.perf_counter()
        for _ in range(2_000):
            assert isinstance(reading.read(text, Turn), Turn)
        kept.speed(f"reading, {name}", 2_000 / (time.perf_counter() - started))
        print(f"reading, {name:<22} {2_000 / (time.perf_counter() - started):>7.0f}/s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--redis", default=os.environ.get("REDIS_URL"), help="also measure limits held in this Redis")
    redis_url = parser.parse_args().redis
    measure_reading()
    measure_calls("scripted", scripted.ScriptedModel(lambda _: ANSWER), 0.0, 4)
    within = [budgets.Budget(name=f"bench:{os.getpid()}", dollars=Decimal(1000), already=costs.Usage())]
    for latency in (0.0, 0.05, 0.5):
        with endpoint(latency) as served:
            spec = endpoints.ModelSpec(name="stand-in", model="stand-in", endpoint=served)
            if latency == 0.05:
                measure_transports(spec)
            for name, url in {"local limits": None, "limits in Redis": redis_url}.items():
                if name == "local limits" or url:
                    way = road.Road(url)
                    model = remote.RemoteModel(spec, way, within=within)
                    for in_flight in (4, 64):
                        measure_calls(f"{name}, {latency * 1000:.0f} ms", model, latency, in_flight)
                    way.close()


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
