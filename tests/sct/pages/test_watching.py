"""The sockets of the test's pages: whole numbered frames, the newest to everybody, and nothing twice."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pydantic
import pytest
from channels.testing import WebsocketCommunicator

from glassbox_site.asgi import application
from glassbox_site.ground import addresses, vitals
from glassbox_site.ground.sockets import bounds, looked_at, sinks, spectators, topics
from sct import models
from sct.pages import consumers, db_threads, messages
from tests.sct import batch_files

SAID: pydantic.TypeAdapter[messages.Said] = pydantic.TypeAdapter(messages.Said)
pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looked_at, "LOOK_EVERY_SECONDS", 0.05)


@pytest.fixture
def batch(tmp_path: Path) -> models.Batch:
    return batch_files.batch(tmp_path, num_trials=3)


def socket(path: str) -> WebsocketCommunicator:
    return WebsocketCommunicator(application, path, headers=[(b"origin", b"http://localhost")])


async def opened(path: str) -> WebsocketCommunicator:
    one = socket(path)
    connected, _ = await one.connect()
    assert connected
    return one


async def heard(one: WebsocketCommunicator) -> dict[str, Any]:
    text = await one.receive_from(5)
    SAID.validate_json(text, strict=True)
    frame: dict[str, Any] = json.loads(text)
    return frame


async def change(batch: models.Batch, **changes: Any) -> None:
    await db_threads.done(lambda: models.Trial.objects.filter(batch=batch, number=1).update(**changes))


async def test_a_hello_the_whole_state_and_then_each_change(batch: models.Batch) -> None:
    one = await opened(f"/ws/sct/{batch.pk}/")
    hello, first = await heard(one), await heard(one)

    await change(batch, status="failed", error="lost")
    second = await heard(one)

    await one.disconnect()
    assert (hello["type"], hello["head"]) == ("hello", 1)
    assert (first["n"], first["cells"], first["is_over"]) == (1, {"vanilla": "qqq"}, False)
    assert (second["n"], second["cells"]) == (2, {"vanilla": "fqq"})


async def test_everybody_is_told_the_same_frame_of_one_look(batch: models.Batch) -> None:
    first, second = [await opened(f"/ws/sct/{batch.pk}/") for _ in range(2)]

    told = [[await heard(one) for _ in range(2)] for one in (first, second)]

    for one in (first, second):
        await one.disconnect()
    assert told[0] == told[1]


async def test_whoever_comes_back_is_not_told_again_what_it_has(batch: models.Batch) -> None:
    staying = await opened(f"/ws/sct/{batch.pk}/")
    epoch = (await heard(staying))["epoch"]
    back = await opened(f"/ws/sct/{batch.pk}/?epoch={epoch}&after=1")
    hello = await heard(back)

    await change(batch, status="failed")
    news = await heard(back)

    for one in (staying, back):
        await one.disconnect()
    assert (hello["epoch"], news["n"]) == (epoch, 2)


async def test_whoever_reads_slowly_is_told_the_newest_and_not_all_between(
    batch: models.Batch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sinks, "MOST_WAITING_BYTES", 1_000)
    monkeypatch.setattr(spectators, "ROOM_BYTES", 0)
    reads, said, told = asyncio.Event(), asyncio.Queue[dict[str, Any]](), list[int]()
    said.put_nowait({"type": "websocket.connect"})

    async def send(event: Mapping[str, Any]) -> None:
        if "text" in event:
            await reads.wait()
            told.append(json.loads(event["text"]).get("n", 0))

    scope = {"client": ["127.0.0.1", 1], "query_string": b"", "url_route": {"kwargs": {"batch_id": batch.pk}}}
    slow = asyncio.create_task(consumers.WatchingBatch.as_asgi()(scope, said.get, send))
    quick = await opened(f"/ws/sct/{batch.pk}/")
    await heard(quick), await heard(quick)
    for attempt in range(2, 9):
        await change(batch, attempt=attempt)
        await heard(quick)
    reads.set()
    async with asyncio.timeout(5):
        while told[-1:] != [8]:
            await asyncio.sleep(0.01)
    said.put_nowait({"type": "websocket.disconnect", "code": 1001})
    await slow
    await quick.disconnect()

    assert told[:2] == [0, 1]
    assert told == sorted(set(told))
    assert len(told) < 8


async def test_a_trial_that_moves_is_told_of(batch: models.Batch) -> None:
    one = await opened(f"/ws/sct/{batch.pk}/trials/vanilla/1/")
    before = [await heard(one) for _ in range(2)][1]

    await change(batch, status="running", fence=1)
    after = await heard(one)

    await one.disconnect()
    assert [(frame["type"], frame["status"]) for frame in (before, after)] == [
        ("trial", "queued"),
        ("trial", "running"),
    ]


async def test_silence_is_broken_by_a_sign_of_life(batch: models.Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(topics, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(looked_at.Topic, "silence_seconds", 0.05)
    one = await opened(f"/ws/sct/{batch.pk}/")

    told = [await heard(one) for _ in range(3)]

    await one.disconnect()
    assert [frame["type"] for frame in told] == ["hello", "progress", "beat"]


@pytest.mark.parametrize("path", ["/ws/sct/999999/", "/ws/sct/999999/trials/wf/1/"])
async def test_what_is_not_there_cannot_be_watched(path: str) -> None:
    one = await opened(path)

    assert (await one.receive_output(5))["code"] == 4404


async def test_nobody_looks_when_nobody_watches(batch: models.Batch) -> None:
    one = await opened(f"/ws/sct/{batch.pk}/")
    await heard(one)

    await one.disconnect()
    await asyncio.sleep(0)

    assert not looked_at._topics
    assert [task for task in asyncio.all_tasks() if "keep_looking" in repr(task) and not task.cancelling()] == []


async def closing_code(one: WebsocketCommunicator) -> int:
    while (event := await one.receive_output(5))["type"] != "websocket.close":
        pass
    return int(event["code"])


async def test_whoever_talks_too_much_is_shown_out(batch: models.Batch) -> None:
    one = await opened(f"/ws/sct/{batch.pk}/")

    for _ in range(bounds.WISHES_A_MINUTE + 1):
        await one.send_to(text_data="hello?")

    assert await closing_code(one) == bounds.TOO_MUCH


async def test_an_address_has_only_so_many_places(batch: models.Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "places", addresses.Places(1))
    first, second = socket(f"/ws/sct/{batch.pk}/"), socket(f"/ws/sct/{batch.pk}/")
    for one in (first, second):
        one.scope["client"] = ["203.0.113.9", 1]

    await first.connect()
    await heard(first)
    await second.connect()

    assert await closing_code(second) == bounds.TOO_MUCH
    await first.disconnect()


def counted() -> tuple[float, int]:
    """How many are watching in this process, and how many messages were sent so far."""
    pulse = vitals.pulse("web")
    return pulse._gauges["spectators"], pulse._counts["frames_sent"]


async def test_who_watches_and_what_is_sent_to_them_is_counted(batch: models.Batch) -> None:
    before, sent_before = counted()
    both = [await opened(f"/ws/sct/{batch.pk}/") for _ in range(2)]
    for one in both:
        await heard(one), await heard(one)

    during, sent = counted()
    for one in both:
        await one.disconnect()

    assert (during - before, sent - sent_before) == (2, 2)
    assert counted() == (before, sent)


async def test_whoever_asks_for_what_is_not_there_does_not_count_for_long(batch: models.Batch) -> None:
    before = counted()
    one = await opened("/ws/sct/999999/")

    assert await closing_code(one) == 4404
    assert counted() == before
