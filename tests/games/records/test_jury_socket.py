"""The jury's socket: who may mark, what is refused, and the one needle that everybody is sent."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from channels.routing import URLRouter
from channels.testing import WebsocketCommunicator
from django.core import signing

from games.models import Mark, Match, Voice
from games.pages.views.juries import jurors
from games.records.jury import jury_law, voices
from glassbox_site.pages import socket_addresses
from tests.games.prepared import logs

pytestmark = pytest.mark.django_db(transaction=True)
PATIENCE_SECONDS = 20
SHEETS: tuple[dict[str, object], ...] = ({}, {"red": 101}, {"red": "7"}, {"red": 0.5}, {"tan": 7})
UNCLEAR = ("no json", "[]", *(json.dumps({"marks": sheet}) for sheet in SHEETS))


@pytest.fixture
def match(empty_redis: object) -> Match:
    told = logs.Told()
    told.up_to(20)
    return told.match


@asynccontextmanager
async def line(match: Match, key: str = "", spoilers: str = "off") -> AsyncIterator[WebsocketCommunicator]:
    cookie = signing.get_cookie_signer(salt=jurors.COOKIE).sign(key) if key else "forged:1:x"
    headers = [(b"cookie", f"juror={cookie}; spoilers={spoilers}".encode())]
    wire = WebsocketCommunicator(URLRouter(socket_addresses.addresses), f"/ws/jury/{match.pk}/", headers)
    wire.scope["client"] = ["127.0.0.1", 1]
    assert (await wire.connect(timeout=PATIENCE_SECONDS))[0]
    try:
        yield wire
    finally:
        await wire.disconnect()


async def hear(wire: WebsocketCommunicator, kind: str) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(await wire.receive_from(timeout=PATIENCE_SECONDS))
        if told["type"] == kind:
            return told


async def said(wire: WebsocketCommunicator, words: str) -> str:
    """Sends the words; returns the reply."""
    await wire.send_to(text_data=words)
    while True:
        told = json.loads(await wire.receive_from(timeout=PATIENCE_SECONDS))
        if told["type"] in ("kept", "refused"):
            return str(told.get("reason", told["type"]))


async def test_a_juror_marks_and_what_is_no_mark_changes_nothing(match: Match) -> None:
    await sync_to_async(voices.join)(match, "ann")

    async with line(match, "ann") as wire:
        for wrong in UNCLEAR:
            assert await said(wire, wrong) == "unclear", wrong
        assert await said(wire, '{"marks": {"red": 70, "blue": 10}}') == "kept"
        await wire.send_to(text_data='{"looks": "red"}')
        while not await Voice.objects.filter(is_closed=True).aexists():
            pass
        assert await said(wire, '{"marks": {"red": 0}}') == "closed"

    assert [mark.sheet async for mark in Mark.objects.all()] == [{"red": 70, "blue": 10}]


@pytest.mark.parametrize(("key", "spoilers"), [("", "off"), ("nobody", "off"), ("ann", "on")])
async def test_nobody_else_marks(match: Match, key: str, spoilers: str) -> None:
    await sync_to_async(voices.join)(match, "ann")

    async with line(match, key, spoilers) as wire:
        assert await said(wire, '{"marks": {"red": 70}}') == "no_juror"

    assert not await Mark.objects.aexists()


async def test_all_are_told_one_needle_and_nothing_of_a_single_voice(match: Match) -> None:
    keys = [f"juror {number}" for number in range(jury_law.FEWEST)]
    for key in keys:
        await sync_to_async(voices.join)(match, key)

    async with line(match) as watching:
        assert (await hear(watching, "jury"))["voices"] == 0
        for number, key in enumerate(keys):
            async with line(match, key) as wire:
                assert await said(wire, json.dumps({"marks": {"red": 10 * number}})) == "kept"
        while (told := await hear(watching, "jury"))["voices"] < len(keys):
            assert told["needle"] == {}

    assert told["needle"] == {"red": [10, 20, 30]}
    assert set(told) == {"type", "n", "voices", "fewest", "needle", "is_over"}
