"""An endpoint's limits hold across threads and processes, when a holder dies, and without Redis."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from multiprocessing.process import BaseProcess

import pytest
import redis

from personas.llm import endpoints, errors, remote, road
from personas.llm.shared import budgets, ledger, places, stores
from tests.personas.llm.conftest import QUESTION, Roads, spec_of
from tests.support import endurance
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer

PROCESSES = multiprocessing.get_context("spawn")


def ask_many(endpoint: endpoints.Endpoint, redis_url: str, times: int) -> None:
    """One worker process, which makes all its calls at once."""
    model = remote.RemoteModel(spec_of(endpoint), road.Road(redis_url))

    async def all_at_once() -> None:
        await asyncio.gather(*(model.acomplete(QUESTION) for _ in range(times)))

    asyncio.run(all_at_once())


def hold_a_place(endpoint: endpoints.Endpoint, redis_url: str) -> None:
    remote.RemoteModel(spec_of(endpoint), road.Road(redis_url)).complete(QUESTION)


def started(work: Callable[..., None], *arguments: object) -> BaseProcess:
    process = PROCESSES.Process(target=work, args=arguments, daemon=True)
    process.start()
    return process


def test_within_a_process_no_more_calls_are_out_than_allowed(server: ModelServer, new_road: Roads) -> None:
    server.script = lambda _: replies.says("ok", delay=0.05)
    model = remote.RemoteModel(spec_of(server.endpoint(concurrency=3)), new_road())

    async def ask_all() -> None:
        await asyncio.gather(*(model.acomplete(QUESTION) for _ in range(12)))

    asyncio.run(ask_all())

    assert (server.peak, len(server.heard)) == (3, 12)


@pytest.mark.second
def test_two_processes_share_one_limit(server: ModelServer, shared_redis: str) -> None:
    server.script = lambda _: replies.says("ok", delay=0.05)
    endpoint = server.endpoint(concurrency=4, total=60)

    workers = [started(ask_many, endpoint, shared_redis, 20) for _ in range(2)]
    for worker in workers:
        worker.join(60)

    assert [worker.exitcode for worker in workers] == [0, 0]
    assert len(server.heard) == 40
    assert server.peak == 4


def test_the_place_of_a_killed_holder_is_free_again(server: ModelServer, new_road: Roads, shared_redis: str) -> None:
    server.script = lambda heard: replies.says("ok", delay=60 if heard.number == 0 else 0)
    endpoint = server.endpoint(concurrency=1, total=60)
    holder = started(hold_a_place, endpoint, shared_redis)
    server.wait_until(lambda: server.in_flight == 1, seconds=30)
    assert holder.pid is not None
    os.kill(holder.pid, signal.SIGKILL)
    shorten_leases(shared_redis, to=1.0)

    before = time.monotonic()
    remote.RemoteModel(spec_of(endpoint), new_road(shared_redis)).complete(QUESTION)

    assert 0.5 < time.monotonic() - before < endurance.in_reason(10)


def shorten_leases(redis_url: str, *, to: float) -> None:
    """As if the rest of the lease had passed."""
    with redis.Redis.from_url(redis_url) as client:
        seconds, micros = client.time()
        [leases] = client.keys("llm:leases:*")
        [lease] = client.zrange(leases, 0, -1)
        client.zadd(leases, {lease: (seconds + to) * 1000 + micros // 1000})


def test_a_place_that_is_held_for_long_stays_held(shared_redis: str) -> None:
    endpoint = endpoints.Endpoint(base_url="http://localhost/v1", concurrency=1)

    async def overtake() -> None:
        clock = asyncio.get_running_loop().time
        store = stores.Store(shared_redis)
        holder, other = (places.SharedGate(endpoint, clock, store, lease=0.8) for _ in range(2))
        with await holder.enter("m", clock() + 5):
            await asyncio.sleep(1.2)
            with pytest.raises(errors.RateLimited):
                await other.enter("m", clock() + 0.5)
        with await other.enter("m", clock() + 0.5):
            pass
        await store.close()

    asyncio.run(overtake())


def test_waiting_ends_as_soon_as_a_place_is_free(shared_redis: str) -> None:
    endpoint = endpoints.Endpoint(base_url="http://localhost/v1", concurrency=1)

    async def relay() -> float:
        clock = asyncio.get_running_loop().time
        store = stores.Store(shared_redis)
        gates = [places.SharedGate(endpoint, clock, store) for _ in range(20)]

        async def pass_through(gate: places.SharedGate) -> None:
            with await gate.enter("m", clock() + 30):
                await asyncio.sleep(0.01)

        before = clock()
        await asyncio.gather(*(pass_through(gate) for gate in gates))
        await store.close()
        return clock() - before

    assert asyncio.run(relay()) < 4  # 0.2 s of holding; looking once a second would take 19


@pytest.mark.parametrize("is_shared", [False, True])
def test_a_rate_is_kept_and_a_wait_beyond_the_deadline_refused(
    is_shared: bool, server: ModelServer, new_road: Roads, shared_redis: str
) -> None:
    spec = spec_of(server.endpoint(per_minute=3, total=5))
    model = remote.RemoteModel(spec, new_road(shared_redis if is_shared else None))

    for _ in range(3):
        model.complete(QUESTION)
    with pytest.raises(errors.RateLimited) as refusal:
        model.complete(QUESTION)

    assert len(server.heard) == 3
    assert refusal.value.retry_after == pytest.approx(60, abs=5)


@pytest.mark.parametrize("is_shared", [False, True])
def test_while_one_model_rests_the_others_go_on(
    is_shared: bool, server: ModelServer, new_road: Roads, shared_redis: str
) -> None:
    highway = new_road(shared_redis if is_shared else None)
    tired, fresh = (
        remote.RemoteModel(replace(spec_of(server.endpoint(concurrency=1)), model=name), highway)
        for name in ("tired", "fresh")
    )
    busy = replies.refuses("slow down", status=429, headers={"Retry-After": "3"})
    server.script = lambda heard: busy if len(server.heard) == 1 else replies.says(str(heard.body["model"]))

    async def ask_both() -> list[str]:
        first = asyncio.create_task(tired.acomplete(QUESTION))
        await asyncio.to_thread(server.wait_until, lambda: len(server.heard) == 1 and server.in_flight == 0)
        second = await fresh.acomplete(QUESTION)
        assert not first.done()
        return [second.text, (await first).text]

    assert asyncio.run(ask_both()) == ["fresh", "tired"]


def test_an_endpoint_that_asks_for_rest_gets_it_from_all_processes(
    server: ModelServer, new_road: Roads, shared_redis: str
) -> None:
    spec = spec_of(server.endpoint(total=3))
    server.script = lambda _: replies.refuses("slow down", status=429, headers={"Retry-After": "30"})

    for highway in (new_road(shared_redis), new_road(shared_redis)):
        with pytest.raises(errors.RateLimited):
            remote.RemoteModel(spec, highway).complete(QUESTION)

    assert len(server.heard) == 1


def test_who_gives_up_waiting_leaves_no_lease_behind(server: ModelServer, new_road: Roads, shared_redis: str) -> None:
    server.script = lambda _: replies.says("ok", delay=0.4)
    highway = new_road(shared_redis)
    model = remote.RemoteModel(spec_of(server.endpoint(concurrency=1)), highway)

    async def ask_and_leave() -> None:
        patient = asyncio.create_task(model.acomplete(QUESTION))
        hasty = [asyncio.create_task(model.acomplete(QUESTION)) for _ in range(5)]
        await asyncio.sleep(0.2)
        for task in hasty:
            task.cancel()
        await asyncio.gather(patient, *hasty, return_exceptions=True)

    asyncio.run(ask_and_leave())
    highway.close()

    with redis.Redis.from_url(shared_redis) as client:
        assert not client.keys("llm:leases:*")


def test_every_call_that_is_out_holds_a_lease(server: ModelServer, new_road: Roads, shared_redis: str) -> None:
    server.script = lambda _: replies.says("ok", delay=1.0)
    endpoint, highway = server.endpoint(), new_road(shared_redis)
    model = remote.RemoteModel(spec_of(endpoint), highway)

    async def ask_three() -> int:
        asked = [asyncio.create_task(model.acomplete(QUESTION)) for _ in range(3)]
        await asyncio.to_thread(server.wait_until, lambda: server.in_flight == 3)
        held = await asyncio.to_thread(leases_held, shared_redis, endpoint)
        await asyncio.gather(*asked)
        return held

    assert asyncio.run(ask_three()) == 3
    highway.close()
    assert leases_held(shared_redis, endpoint) == 0


def leases_held(redis_url: str, endpoint: endpoints.Endpoint) -> int:
    with redis.Redis.from_url(redis_url) as client:
        return int(client.zcard(places.key("leases", places.account_of(endpoint))))


class SlowToTell(stores.Store):
    """A Redis whose answers arrive some time after it has done what it was asked."""

    async def _answers(self, asked: Sequence[stores._Asked]) -> list[list[bytes]]:
        answers = await super()._answers(asked)
        await asyncio.sleep(0.2)
        return answers


class Counted(SlowToTell):
    """Counts how many wait for a place at the same time."""

    waiting = most = 0

    def ask(self, script: stores.Script, keys: Sequence[str], terms: stores.Terms) -> "asyncio.Future[list[bytes]]":
        result = super().ask(script, keys, terms)
        if script is places._ACQUIRE:
            self.waiting += 1
            self.most = max(self.most, self.waiting)
            result.add_done_callback(self._answered)
        return result

    def _answered(self, _: "asyncio.Future[list[bytes]]") -> None:
        self.waiting -= 1


def test_while_there_are_places_nobody_waits_until_others_have_theirs(shared_redis: str) -> None:
    endpoint = endpoints.Endpoint(base_url="http://localhost/v1", concurrency=20)

    async def come_at_once() -> int:
        clock = asyncio.get_running_loop().time
        store = Counted(shared_redis)
        gate, budget = places.SharedGate(endpoint, clock, store), budgets.Budget(name="a")
        purse = ledger.SharedLedger(store)

        async def call(name: str) -> None:
            with await gate.enter("m", clock() + 5):
                pass
            await purse.settle(budget, name, budgets.Sum(tokens=1))

        await asyncio.gather(*(call(f"call-{number}") for number in range(20)))
        assert (await purse.spent(budget)).tokens == 20
        await store.close()
        return store.most

    assert asyncio.run(come_at_once()) == 20


def test_who_gives_up_while_the_place_is_granted_gives_it_back(shared_redis: str) -> None:
    endpoint = endpoints.Endpoint(base_url="http://localhost/v1", concurrency=1)

    async def leave_too_early() -> None:
        clock = asyncio.get_running_loop().time
        store = SlowToTell(shared_redis)
        gate = places.SharedGate(endpoint, clock, store)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await gate.enter("m", clock() + 5)
        await store.close()

    asyncio.run(leave_too_early())

    assert leases_held(shared_redis, endpoint) == 0


def test_without_redis_a_process_keeps_the_limits_by_itself(
    server: ModelServer, new_road: Roads, caplog: pytest.LogCaptureFixture
) -> None:
    server.script = lambda _: replies.says("ok", delay=0.05)
    model = remote.RemoteModel(spec_of(server.endpoint(concurrency=3)), new_road("unix:///nowhere/redis.sock"))

    async def ask_all() -> None:
        await asyncio.gather(*(model.acomplete(QUESTION) for _ in range(9)))

    asyncio.run(ask_all())

    assert (server.peak, len(server.heard)) == (3, 9)
    assert caplog.text.count("Redis is away") == 1


class Deaf(stores.Store):
    """A client that loses one cancellation, because an answer or a timeout came at the same moment."""

    has_lost_one = False

    def ask(self, script: stores.Script, keys: Sequence[str], terms: stores.Terms) -> "asyncio.Future[list[bytes]]":
        result = super().ask(script, keys, terms)
        is_to_be_lost = script is places._RENEW and not self.has_lost_one
        return asyncio.ensure_future(self._lost(result)) if is_to_be_lost else result

    async def _lost(self, result: "asyncio.Future[list[bytes]]") -> list[bytes]:
        told = await result
        try:
            await asyncio.sleep(30)
        except asyncio.CancelledError:
            self.has_lost_one = True
        return told


def test_nobody_goes_on_after_a_cancellation_that_was_lost(shared_redis: str) -> None:
    """Otherwise a worker whose loop never becomes empty could not be ended."""
    endpoint = endpoints.Endpoint(base_url="http://localhost/v1")

    async def be_told_to_leave() -> set["asyncio.Task[None]"]:
        clock = asyncio.get_running_loop().time
        store = Deaf(shared_redis)
        gate = places.SharedGate(endpoint, clock, store, lease=0.3)

        async def stay() -> None:
            with await gate.enter("m", clock() + 5):
                await asyncio.sleep(30)

        staying = asyncio.create_task(stay())
        await asyncio.sleep(0.4)
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        _, going_on = await asyncio.wait(others, timeout=2.0)
        assert staying.cancelled()
        await store.close()
        return going_on

    assert not asyncio.run(be_told_to_leave())
