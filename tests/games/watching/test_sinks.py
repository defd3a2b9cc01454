"""Slow readers: they delay nobody, fill no memory, and get everything once they read again."""

import asyncio
import functools
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest

from games.watching import db_threads
from games.watching.sockets import consumers, messages
from glassbox_site.ground.sockets import sinks, spectators
from tests.games.prepared import logs
from tests.games.watching.audience import OPENING, PATIENCE_SECONDS, split, watching

pytestmark = pytest.mark.django_db(transaction=True)


class Line:
    """A connection to the consumer that takes messages only while it is open."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.sent: list[Mapping[str, Any]] = []
        self.said: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})

    async def send(self, event: Mapping[str, Any]) -> None:
        if event["type"] == "websocket.send":
            await self.open.wait()
        self.sent.append(event)

    @property
    def texts(self) -> list[str]:
        return [event["text"] for event in self.sent if event["type"] == "websocket.send"]

    @property
    def frames(self) -> list[bytes]:
        return [frame for text in self.texts if text.startswith(OPENING) for frame in split(text)]

    async def until(self, kind: str) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not any(kind in (event["type"], *event.get("text", "")[9:].split('"')[:1]) for event in self.sent):
                await asyncio.sleep(0.01)


@asynccontextmanager
async def visiting(match_id: int) -> AsyncIterator[Line]:
    line = Line()
    scope = {"client": ["127.0.0.1", 1], "query_string": b"", "url_route": {"kwargs": {"match_id": match_id}}}
    visit = asyncio.create_task(consumers.Spectating.as_asgi()(scope, line.said.get, line.send))
    try:
        yield line
    finally:
        line.said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await visit


async def test_messages_are_sent_in_order() -> None:
    line = Line()
    sink = sinks.sink(line.send)

    for number in range(50):
        assert sink.put(messages.signal(head=number))
    await sink.finish(1000)

    assert line.texts == [messages.signal(head=number).text for number in range(50)]
    assert line.sent[-1] == {"type": "websocket.close", "code": 1000}


async def test_a_full_sink_takes_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sinks, "MOST_WAITING_BYTES", 1_000)
    line = Line()
    line.open.clear()
    sink = sinks.sink(line.send)
    message = messages.frames([b"x" * 400])

    taken = [sink.put(message) for _ in range(10)]

    assert taken == [True] * 3 + [False] * 7
    assert sink.waiting == 3 * len(message)
    sink.close()


async def test_a_slow_reader_gets_everything_when_it_reads_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sinks, "MOST_WAITING_BYTES", 20_000)
    monkeypatch.setattr(spectators, "ROOM_BYTES", 10_000)
    telling = await db_threads.done(logs.Told)

    async with visiting(telling.match.pk) as line, watching(telling.match.pk, "view=glass") as quick:
        await line.until("hello")
        line.open.clear()
        for head in range(10, 300, 10):
            await db_threads.done(functools.partial(telling.up_to, head))
        await quick.have(290)
        had = len(line.frames)
        line.open.set()
        await db_threads.done(telling.to_the_end)
        await line.until("end")

    assert had < 290
    assert line.frames == list(logs.shown("glass"))


async def test_whoever_never_reads_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sinks, "MOST_WAITING_BYTES", 20_000)
    monkeypatch.setattr(spectators, "ROOM_BYTES", 10_000)
    monkeypatch.setattr(spectators, "PATIENCE_SECONDS", 0.2)
    telling = await db_threads.done(logs.Told)

    async with visiting(telling.match.pk) as line:
        await line.until("hello")
        line.open.clear()
        await db_threads.done(telling.to_the_end)
        await line.until("websocket.close")

    assert line.sent[-1] == {"type": "websocket.close", "code": sinks.CUT_OFF}
