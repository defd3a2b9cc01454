"""Clients that ask for much, or for what takes long, wait for themselves only."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest
from django.urls import reverse

from glassbox_site.door import line, turns
from glassbox_site.ground import addresses
from glassbox_site.pages import turnstile

GREEDY, MODEST = "203.0.113.1", "203.0.113.2"


class Kitchen:
    """An application that answers when told to, and notes who asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self._done: list[asyncio.Event] = []
        self.door = turns.taken(
            self._cook, {name: turns.Turns(at_once=2) for name in ("quick", "computing", "writing")}
        )
        self.said: list[Mapping[str, Any]] = []

    async def _cook(self, scope: dict[str, Any], receive: line.Receive, send: line.Send) -> None:
        self.asked.append(scope["client"][0])
        done = asyncio.Event()
        self._done.append(done)
        await done.wait()
        await send({"type": "http.response.start"})
        await asyncio.sleep(3600)

    async def comes(self, *clients: str, method: str = "GET", path: str = "/") -> list["asyncio.Future[None]"]:
        asked = {"method": method, "path": path}
        tasks: list[asyncio.Future[None]] = [
            asyncio.ensure_future(self.door(asked | {"client": (client, 1)}, self._hear, self._say))
            for client in clients
        ]
        await asyncio.sleep(0)
        return tasks

    async def answers_next(self) -> None:
        self._done.pop(0).set()
        for _ in range(5):
            await asyncio.sleep(0)

    async def _hear(self) -> Mapping[str, Any]:
        return {}

    async def _say(self, event: Mapping[str, Any]) -> None:
        self.said.append(event)


async def test_only_so_many_are_in_hand_and_whoever_asks_for_least_comes_next() -> None:
    kitchen = Kitchen()
    await kitchen.comes(*[GREEDY] * 6, MODEST)
    in_hand = list(kitchen.asked)

    for _ in range(3):
        await kitchen.answers_next()

    assert in_hand == [GREEDY] * 2
    assert kitchen.asked[2:] == [MODEST, GREEDY, GREEDY]


async def test_those_who_ask_for_as_little_come_in_the_order_in_which_they_came() -> None:
    kitchen = Kitchen()
    await kitchen.comes(GREEDY, GREEDY, "203.0.113.3", MODEST, "203.0.113.4")

    for _ in range(3):
        await kitchen.answers_next()

    assert kitchen.asked[2:] == ["203.0.113.3", MODEST, "203.0.113.4"]


async def test_nobody_waits_for_ever_behind_those_who_ask_for_less() -> None:
    kitchen = Kitchen()
    await kitchen.comes(*[GREEDY] * 4)

    for number in range(turns.IN_TURN):
        await kitchen.comes(f"198.51.100.{number}")
        await kitchen.answers_next()

    assert kitchen.asked.count(GREEDY) == 3


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("GET", "/", "quick"),
        ("GET", "/matches/3/frames.ndjson", "following"),
        ("GET", "/matches/3/log.ndjson", "quick"),
        ("GET", "/matches/3/frames/red/1-10.5e1f.ndjson", "following"),
        ("GET", "/search/", "quick"),
        ("GET", "/login/", "quick"),
        ("POST", "/login/", "computing"),
        ("POST", "/admin/login/", "computing"),
        ("GET", "/m/3/9/card.png", "computing"),
        ("GET", "/m/3/story.png", "computing"),
        ("GET", "/sct/3/figures/outcomes.png", "computing"),
        ("POST", "/sct/new/", "writing"),
        ("POST", "/admin/personas/chatmodel/3/rehearse/", "writing"),
    ],
)
def test_what_computes_and_what_writes_stand_in_lines_of_their_own(method: str, path: str, kind: str) -> None:
    assert turns.kind({"method": method, "path": path}) == kind


def test_the_door_and_the_turnstile_know_the_same_places_for_passwords() -> None:
    assert set(turns.PASSWORDS) == {reverse(place) for place in turnstile.PLACES}


async def test_models_that_are_tried_out_keep_nobody_from_a_page_a_picture_or_the_door() -> None:
    kitchen = Kitchen()
    await kitchen.comes(*[GREEDY] * 3, method="POST", path="/admin/personas/chatmodel/3/rehearse/")

    await kitchen.comes(MODEST)
    await kitchen.comes(MODEST, path="/m/3/9/card.png")
    await kitchen.comes(MODEST, method="POST", path="/login/")

    assert kitchen.asked == [GREEDY] * 2 + [MODEST] * 3


async def test_many_models_can_be_tried_out_at_a_time() -> None:
    kitchen = Kitchen()
    kitchen.door = turns.taken(kitchen._cook)

    await kitchen.comes(*[GREEDY] * 20, method="POST", path="/admin/personas/chatmodel/3/rehearse/")

    assert len(kitchen.asked) == 20


async def test_whoever_goes_away_while_waiting_keeps_nobody_waiting() -> None:
    kitchen = Kitchen()
    *_first, leaving = await kitchen.comes(GREEDY, GREEDY, GREEDY)
    await kitchen.comes(MODEST)
    leaving.cancel()

    await kitchen.answers_next()

    assert kitchen.asked[2:] == [MODEST]


async def test_one_address_has_no_more_than_so_many_waiting() -> None:
    kitchen = Kitchen()
    await kitchen.comes(*[GREEDY] * (turns.MOST_WAITING + 3))

    assert [event.get("status") for event in kitchen.said] == [429, None]


async def test_a_proxy_that_forwards_no_addresses_is_not_refused() -> None:
    kitchen = Kitchen()
    await kitchen.comes(*[addresses.OURSELVES[0]] * (turns.MOST_WAITING + 3))

    assert kitchen.said == []
