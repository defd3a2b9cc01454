"""That nothing can be written is told on pages and at sockets, and taken back, though no row can say it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from channels.testing import WebsocketCommunicator
from django.core.cache import cache
from django.db import OperationalError, connection
from django.test import Client

from games.watching import db_threads
from glassbox_site.asgi import application
from glassbox_site.ground.sockets import topics
from glassbox_site.ground.working import standstill
from glassbox_site.running import pulse
from tests.games.prepared import logs
from tests.sct import batch_files
from tests.site.running.test_pulse import asked_anew, locked

__all__ = ["asked_anew"]
pytestmark = pytest.mark.django_db(transaction=True)

FULL = "OperationalError: database or disk is full"
NOTICE = re.compile(r'id="standstill" aria-live="polite" aria-atomic="true"><p class="[a-z -]+"( hidden)?>')


@pytest.fixture(autouse=True)
def well() -> Iterator[None]:
    cache.clear()
    yield
    standstill.tell(None)
    cache.clear()


def is_told(page: str) -> bool:
    found = NOTICE.search(page)
    assert found, page
    return found[1] is None


@pytest.mark.parametrize("address", ["/", "/rooms/", "/matches/", "/sct/", "/series/", "/nowhere/"])
def test_every_page_says_that_nothing_can_be_written_and_no_longer_when_it_can(client: Client, address: str) -> None:
    standstill.tell(FULL)
    during = client.get(address).text
    standstill.tell(None)
    cache.clear()
    after = client.get(address).text

    assert is_told(during)
    assert not is_told(after)


def test_a_match_and_its_embed_say_it_too(client: Client) -> None:
    match = logs.Told().match
    standstill.tell(FULL)

    pages = [client.get(f"/matches/{match.pk}/{page}").text for page in ("", "embed/")]

    assert all(map(is_told, pages))


def test_the_front_page_does_not_call_a_house_well_that_cannot_write(client: Client) -> None:
    standstill.tell(FULL)

    page = client.get("/").text

    assert "cannot be written" in page
    assert "all well" not in page


async def opened(address: str) -> WebsocketCommunicator:
    line = WebsocketCommunicator(application, address, headers=[(b"origin", b"http://localhost")])
    await line.connect()
    return line


async def house(line: WebsocketCommunicator) -> bool:
    while (told := json.loads(await line.receive_from(10)))["type"] != "house":
        pass
    writes: bool = told["writes"]
    return writes


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(topics, "LOOK_SECONDS", 0.05)


@pytest.mark.usefixtures("often")
async def test_who_watches_a_batch_is_told_without_asking_and_told_when_it_is_over(tmp_path: Path) -> None:
    batch = await db_threads.done(lambda: batch_files.batch(tmp_path))
    line = await opened(f"/ws/sct/{batch.pk}/")
    await line.receive_from(5)

    standstill.tell(FULL)
    during = await house(line)
    standstill.tell(None)
    after = await house(line)

    await line.disconnect()
    assert (during, after) == (False, True)


@pytest.mark.usefixtures("often")
async def test_who_begins_to_watch_a_match_meanwhile_is_told_at_once() -> None:
    telling = await db_threads.done(logs.Told)
    standstill.tell(FULL)

    line = await opened(f"/ws/matches/{telling.match.pk}/?view=public")
    first = json.loads(await line.receive_from(5))

    await line.disconnect()
    assert first == {"type": "house", "writes": False}


@pytest.mark.usefixtures("asked_anew")
def test_what_keeps_the_database_from_being_written_is_told_until_it_is_gone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with locked():
        pulse.look(again=0.0)
        during = standstill.obstacle()
    pulse.look(again=0.0)

    assert during is not None
    assert "lock" in during
    assert standstill.obstacle() is None
    assert [message.split(" written")[0] for message in caplog.messages] == [
        "the database cannot be",
        "the database can be",
    ]


@pytest.mark.usefixtures("asked_anew")
def test_what_is_gone_at_a_second_look_is_not_told() -> None:
    looks: list[str] = []

    def once(execute: Any, sql: str, *rest: Any) -> Any:
        if not looks and "glassbox_site_pulse" in sql:
            looks.append(sql)
            raise OperationalError("disk I/O error")
        return execute(sql, *rest)

    with connection.execute_wrapper(once):
        pulse.look(again=0.0)

    assert looks
    assert not standstill.is_known()
