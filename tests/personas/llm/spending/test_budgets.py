"""A budget stops spending and says so; every call is counted once."""

import asyncio
import shutil
import tempfile
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest
import redis

from personas.llm import costs, errors, remote
from personas.llm.shared import budgets, ledger, stores
from tests.personas.llm.conftest import QUESTION, Roads, spec_of
from tests.support import servers
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer

PRICE = costs.Price(tokens_in=Decimal(0), tokens_out=Decimal(5_000))
CENT = budgets.Budget(name="match:1", dollars=Decimal("0.01"))
CALL_COSTS = Decimal("0.0012")


@pytest.fixture(params=["in the process", "in Redis"])
def redis_url(request: pytest.FixtureRequest, shared_redis: str) -> str | None:
    return shared_redis if request.param == "in Redis" else None


def spend_all(model: remote.RemoteModel) -> None:
    for _ in range(20):
        model.complete(QUESTION)


def test_spending_stops_at_the_limit_and_says_so(server: ModelServer, new_road: Roads, redis_url: str | None) -> None:
    highway = new_road(redis_url)
    model = remote.RemoteModel(spec_of(server.endpoint()), highway, within=[CENT])

    with pytest.raises(errors.BudgetSpent, match=r"match:1: \$0\.0108 and 1080 tokens are counted as spent") as refusal:
        spend_all(model)

    assert not refusal.value.retryable
    assert highway.spent(CENT).dollars == 9 * CALL_COSTS
    assert len(server.heard) == 9


def test_a_budget_that_is_spent_to_the_last_cent_is_spent(
    server: ModelServer, new_road: Roads, redis_url: str | None
) -> None:
    two_calls = budgets.Budget(name="match:4", dollars=2 * CALL_COSTS)

    with pytest.raises(errors.BudgetSpent):
        spend_all(remote.RemoteModel(spec_of(server.endpoint()), new_road(redis_url), within=[two_calls]))

    assert len(server.heard) == 2


def test_a_call_whose_price_is_known_must_fit_beside_those_on_their_way(
    server: ModelServer, new_road: Roads, redis_url: str | None
) -> None:
    """At most a dollar a call, five dollars, ten calls at once: five go out."""
    server.script = lambda _: replies.says("ok", delay=0.3)
    five = budgets.Budget(name="batch:1", dollars=Decimal(5))
    model = remote.RemoteModel(spec_of(server.endpoint(), price=PRICE), new_road(redis_url), within=[five])

    async def ten() -> list[object]:
        return await asyncio.gather(*(model.acomplete(QUESTION) for _ in range(10)), return_exceptions=True)

    outcomes = asyncio.run(ten())

    assert sum(isinstance(outcome, errors.BudgetSpent) for outcome in outcomes) == 5
    assert len(server.heard) == 5


def test_a_limit_in_tokens_holds_where_nothing_has_a_price(
    server: ModelServer, new_road: Roads, redis_url: str | None
) -> None:
    server.script = lambda _: replies.sends(
        replies.spoken({"content": "ok"}, usage={"prompt_tokens": 100, "completion_tokens": 100})
    )
    thousand = budgets.Budget(name="match:2", tokens=1_000)
    model = remote.RemoteModel(spec_of(server.endpoint()), new_road(redis_url), within=[thousand])

    with pytest.raises(errors.BudgetSpent, match="1000 tokens"):
        spend_all(model)

    assert 3 <= len(server.heard) <= 5


def test_a_call_is_charged_to_each_budget_it_works_within(
    server: ModelServer, new_road: Roads, redis_url: str | None
) -> None:
    highway, batch = new_road(redis_url), budgets.Budget(name="batch:2")

    remote.RemoteModel(spec_of(server.endpoint()), highway, within=[CENT, batch]).complete(QUESTION)

    assert highway.spent(CENT) == highway.spent(batch) == budgets.Sum(nano=1_200_000, tokens=120)


def test_a_call_that_the_second_budget_refuses_is_not_held_by_the_first(
    server: ModelServer, new_road: Roads, redis_url: str | None
) -> None:
    highway = new_road(redis_url)
    empty = budgets.Budget(name="batch:3", dollars=Decimal(0))
    roomy = budgets.Budget(name="match:3", dollars=Decimal("1.5"))
    spec = spec_of(server.endpoint(), price=PRICE)

    for _ in range(3):
        with pytest.raises(errors.BudgetSpent, match="batch:3"):
            remote.RemoteModel(spec, highway, within=[roomy, empty]).complete(QUESTION)

    assert remote.RemoteModel(spec, highway, within=[roomy]).complete(QUESTION).text == "ok"


def test_failed_tries_are_charged_too(server: ModelServer, new_road: Roads, redis_url: str | None) -> None:
    server.script = lambda _: replies.says("")
    highway = new_road(redis_url)

    with pytest.raises(errors.NoAnswer):
        remote.RemoteModel(spec_of(server.endpoint()), highway, within=[CENT]).complete(QUESTION)

    assert highway.spent(CENT).dollars == 2 * CALL_COSTS


def test_what_the_database_knows_was_spent_counts(server: ModelServer, new_road: Roads, redis_url: str | None) -> None:
    resumed = replace(CENT, already=costs.Usage(tokens_in=900, cost=Decimal("0.0099")))
    model = remote.RemoteModel(spec_of(server.endpoint()), new_road(redis_url), within=[resumed])

    model.complete(QUESTION)
    with pytest.raises(errors.BudgetSpent):
        model.complete(QUESTION)


async def settled_twice(counting: budgets.Ledger) -> budgets.Sum:
    used = budgets.Sum(nano=7, tokens=3)
    await counting.hold(CENT, "call-1", used, 10)
    await counting.settle(CENT, "call-1", used)
    await counting.settle(CENT, "call-1", used)
    return await counting.spent(CENT)


def test_a_spending_told_twice_counts_once(shared_redis: str) -> None:
    async def both() -> list[budgets.Sum]:
        store = stores.Store(shared_redis)
        sums = [await settled_twice(budgets.LocalLedger()), await settled_twice(ledger.SharedLedger(store))]
        await store.close()
        return sums

    assert asyncio.run(both()) == [budgets.Sum(nano=7, tokens=3)] * 2


def test_the_hold_of_a_killed_caller_lapses(shared_redis: str) -> None:
    async def killed_and_next() -> None:
        store = stores.Store(shared_redis)
        whole = budgets.Sum(nano=10_000_000)
        await ledger.SharedLedger(store).hold(CENT, "killed", whole, 1.0)
        with pytest.raises(errors.BudgetSpent):
            await ledger.SharedLedger(store).hold(CENT, "next", whole, 0.3)
        await asyncio.sleep(1.1)
        await ledger.SharedLedger(store).hold(CENT, "next", whole, 0.3)
        await store.close()

    asyncio.run(killed_and_next())


def test_processes_add_up_exactly(shared_redis: str) -> None:
    async def spend() -> budgets.Sum:
        opened = [stores.Store(shared_redis) for _ in range(4)]
        ledgers = [ledger.SharedLedger(store) for store in opened]
        bill = budgets.Sum(nano=123_456_789_012_345, tokens=7)
        await asyncio.gather(
            *(each.settle(CENT, f"{n}/{i}", bill) for n, each in enumerate(ledgers) for i in range(25))
        )
        spent = await ledgers[0].spent(CENT)
        for store in opened:
            await store.close()
        return spent

    assert asyncio.run(spend()) == budgets.Sum(nano=100 * 123_456_789_012_345, tokens=700)


def test_while_the_ledger_is_away_a_limited_budget_spends_nothing(server: ModelServer, new_road: Roads) -> None:
    highway = new_road("unix:///nowhere/redis.sock")
    limited = remote.RemoteModel(spec_of(server.endpoint()), highway, within=[CENT])
    unlimited = remote.RemoteModel(spec_of(server.endpoint()), highway, within=[budgets.Budget(name="free")])

    with pytest.raises(errors.LedgerUnavailable) as refusal:
        limited.complete(QUESTION)

    assert refusal.value.retryable
    assert server.heard == []
    assert unlimited.complete(QUESTION).text == "ok"


def test_a_redis_that_comes_back_empty_does_not_refill_the_budget(
    server: ModelServer, new_road: Roads, shared_redis: str
) -> None:
    highway = new_road(shared_redis)
    model = remote.RemoteModel(spec_of(server.endpoint()), highway, within=[CENT])

    for _ in range(5):
        model.complete(QUESTION)
    with redis.Redis.from_url(shared_redis) as client:
        client.flushall()
    model.complete(QUESTION)

    assert highway.spent(CENT).dollars == 6 * CALL_COSTS


async def holds(known: ledger.SharedLedger, call: str, most: budgets.Sum) -> bool:
    """Reserves the sum; returns False as long as the ledger is not known to be back."""
    try:
        await known.hold(CENT, call, most, 60)
    except errors.LedgerUnavailable:
        return False
    return True


def test_what_was_spent_while_the_ledger_was_away_is_settled_when_it_returns() -> None:
    folder = Path(tempfile.mkdtemp(prefix="llm-"))
    socket, used = folder / "r.sock", budgets.Sum(nano=7, tokens=3)

    async def outlive_redis() -> budgets.Sum:
        store = stores.Store(f"unix://{socket}", absence=0.1)
        surviving = ledger.SharedLedger(store)
        with servers.embedded_redis(socket, folder):
            await surviving.hold(CENT, "call-1", used, 60)
        await surviving.settle(CENT, "call-1", used)
        with servers.embedded_redis(socket, folder):
            while not await holds(surviving, "call-2", used):
                await asyncio.sleep(0.05)
            spent = await ledger.SharedLedger(store).spent(CENT)
        await store.close()
        return spent

    assert asyncio.run(outlive_redis()) == used
    shutil.rmtree(folder)


def test_fractions_of_a_billionth_are_rounded_up() -> None:
    assert budgets.Sum.of(costs.Usage(cost=Decimal("0.0000000001"))).nano == 1
