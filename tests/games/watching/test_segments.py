"""A match in stretches: followers get every frame, finished stretches never change, and none is found too early."""

import asyncio
import functools
import gzip
import json
import threading
from typing import Any

import brotli
import pytest
from django.test import AsyncClient

from games.models import Match
from games.watching import db_threads, frames
from games.watching.segments import cutting
from games.watching.segments import stretch_packing as packing
from games.watching.segments.addresses import Place
from games.watching.sockets import hub
from tests.games.prepared import logs
from tests.support import endurance, rings

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.alike]

OPENED_AT_ONCE = 4
HEADS = (0, 1, 9, 10, 11, 95, 100, 101, 205, 206, 480) if rings.IS_SECOND else (0, 1, 10, 11, 100, 101)
PACKED: dict[str | None, Any] = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}


@pytest.fixture(autouse=True)
def short_stretches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stretches of ten and of a hundred frames; caches are cleared after each test."""
    monkeypatch.setattr(frames, "HUNDRED", 10)
    monkeypatch.setattr(cutting, "HUNDRED", 10)
    monkeypatch.setattr(cutting, "THOUSAND", 100)
    _forget(monkeypatch)


def _forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clears all caches, as in a new process."""
    for name in ("finished", "growing"):
        monkeypatch.setattr(packing, name, packing.Store(1 << 20))
    monkeypatch.setattr(hub, "_hubs", type(hub._hubs)())


class Follower:
    """Follows stretch by stretch as the page does; `segments` are the finished ones, by address."""

    def __init__(self, address: str) -> None:
        self.address: str | None = address
        self.frames: list[bytes] = []
        self.segments: dict[str, bytes] = {}
        self.status = ""
        self.board: Any = None

    async def go_on(self, most: int = 1000) -> None:
        while self.address and most:
            most -= 1
            before, (answer, at) = self.address, await taken(self.address)
            assert answer.status_code == 200, answer.content
            start, *middle, ending = answer.content.splitlines()
            self._take(json.loads(start), middle)
            told = json.loads(ending)
            self.address, self.status = told.get("next", before), told.get("status", "")
            if at != before:
                self.segments[at] = answer.content
            if "status" in told:
                return

    def _take(self, start: dict[str, Any], lines: list[bytes]) -> None:
        """Skips frames that it already has; checks that the stretch starts with the board that it has by then."""
        have, first = len(self.frames), start["from"]
        assert first <= have + 1
        if first == have + 1 and have:
            assert start["board"] == self.board
        for frame in lines[have + 1 - first :]:
            self.frames.append(frame)
            self.board = merged(self.board, json.loads(frame).get("board", {}))


def merged(old: Any, patch: Any) -> Any:
    """Applies a JSON merge patch (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    kept = {**old} if isinstance(old, dict) else {}
    for name, value in patch.items():
        if value is None:
            kept.pop(name, None)
        else:
            kept[name] = merged(kept.get(name), value)
    return kept


async def taken(address: str, **headers: str) -> tuple[Any, str]:
    """The response after following redirects, and its final address."""
    answer: Any = await AsyncClient().get(address, headers=headers)
    if answer.status_code == 302:
        return await taken(answer["Location"], **headers)
    return answer, address


async def telling() -> logs.Told:
    return await db_threads.done(logs.Told)


def start(told: logs.Told, view: str) -> str:
    return f"/matches/{told.match.pk}/frames/{view}/"


async def seen_live() -> tuple[logs.Told, dict[str, Follower]]:
    """A match that was followed live in three kinds of views."""
    told = await telling()
    followers = {view: Follower(start(told, view)) for view in ("glass", "public", "red")}
    for head in (*HEADS, len(logs.played())):
        await db_threads.done(functools.partial(told.up_to, head))
        for view, follower in followers.items():
            while len(follower.frames) < len(logs.developed(view, logs.played()[:head])) or not follower.status:
                await follower.go_on()
    while not all(follower.status == "finished" for follower in followers.values()):
        for follower in followers.values():
            await follower.go_on()
    return told, followers


@pytest.mark.both
async def test_whoever_follows_has_every_frame_once_and_whoever_comes_later_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """For a running match and a finished one, and also from a new process, which has the same at the same addresses,
    and develops again what does not fit into its cache."""
    told, followers = await seen_live()
    for view, follower in followers.items():
        assert follower.frames == list(logs.shown(view))

    _forget(monkeypatch)
    for view, follower in followers.items():
        (late := Follower(start(told, view))).status = ""
        await late.go_on()

        assert late.frames == follower.frames
        assert late.status == "finished"
        for address, content in follower.segments.items():
            answer, at = await taken(address)
            assert (answer.content, at) == (content, address)
    assert len(followers["glass"].segments) > len(late.segments), "many short ones were cut live"

    monkeypatch.setattr(packing, "finished", packing.Store(1))
    for address, content in list(followers["glass"].segments.items())[::7]:
        assert (await taken(address))[0].content == content


@pytest.mark.parametrize("head", [0, 9, 100, 101, 250, None])
async def test_a_download_is_all_stretches_without_their_edges(
    head: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a running match and a finished one, from any frame on, and also from a new process."""
    told = await telling()
    await db_threads.done(functools.partial(told.up_to, head) if head is not None else told.to_the_end)
    due = logs.developed("glass", logs.played()[:head])

    for after in (0, 9, 10, 99, 100, 101, 250, len(due), len(due) + 1000):
        if after % 2:
            _forget(monkeypatch)
        answer: Any = await AsyncClient().get(f"/matches/{told.match.pk}/frames.ndjson?after={after}")
        found = b"".join([piece async for piece in answer.streaming_content])
        assert found.splitlines() == list(due[after:])


async def test_whoever_opens_old_matches_keeps_nobody_waiting_who_watches() -> None:
    told = await telling()
    await db_threads.done(functools.partial(told.up_to, 20))
    watched = await hub.present().found(told.match.pk, "glass", "en")
    assert await watched.open()
    is_read = threading.Event()
    opening = [asyncio.ensure_future(db_threads.opened(is_read.wait)) for _ in range(OPENED_AT_ONCE)]

    await db_threads.done(functools.partial(told.up_to, 30))
    await asyncio.wait_for(watched.refresh(), endurance.in_reason(20))
    is_read.set()
    await asyncio.gather(*opening)

    assert watched.head == 30


async def test_any_cache_may_keep_what_is_finished_for_ever_and_the_newest_for_a_second() -> None:
    told = await telling()
    await db_threads.done(lambda: told.up_to(60))
    red = Follower(start(told, "red"))
    await red.go_on()
    address, content = next(iter(red.segments.items()))
    for coding, unpacked in PACKED.items():
        answer, _ = await taken(address, **({"Accept-Encoding": coding} if coding else {}))
        again, _ = await taken(address, **{"If-None-Match": answer["ETag"], "Accept-Encoding": coding or ""})

        assert unpacked(answer.content) == content
        assert answer.headers.get("Content-Encoding") == coding
        assert (again.status_code, again.content, again["ETag"]) == (304, b"", answer["ETag"])
        assert answer["Cache-Control"] == again["Cache-Control"] == "public, max-age=31536000, immutable"
        assert answer["Vary"] == again["Vary"] == "Accept-Encoding"
        assert (answer["X-Content-Type-Options"], "Set-Cookie" in answer) == ("nosniff", False)

    newest, _ = await taken(str(red.address), Cookie="sessionid=x; django_language=en")
    assert (newest["Cache-Control"], newest["Vary"]) == ("public, max-age=1", "Accept-Encoding")
    assert json.loads(newest.content.splitlines()[-1]) == {"status": "running"}


async def test_nothing_is_found_before_it_has_happened_nor_by_who_was_not_told_where(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = await telling()
    await db_threads.done(lambda: told.up_to(25))
    red, glass = Follower(start(told, "red")), Follower(start(told, "glass"))
    await glass.go_on()
    assert glass.address is not None
    opened, own = glass.address, next(iter(glass.segments))
    place = own.rpartition(".ndjson")[0]
    made_up = [
        opened.replace("/21-", "/31-"), opened.replace("/glass/", "/red/"), own.replace("/1-10.", "/11-30."),
        own.replace("/glass/", "/public/"), f"{place[:-1]}{'0' if place[-1] != '0' else '1'}.ndjson",
        own.replace(".ndjson", "x.ndjson"), f"/matches/{told.match.pk}/frames/tan/", "/matches/4000000/frames/glass/",
        f"{opened}?lang=tlh",
    ]  # fmt: skip
    for address in made_up:
        answer, _ = await taken(address)
        assert (answer.status_code, answer["Cache-Control"]) == (404, "no-store"), address

    await db_threads.done(lambda: Match.objects.filter(pk=told.match.pk).delete())
    _forget(monkeypatch)
    for address in (opened, own, str(red.address)):
        assert (await taken(address))[0].status_code == 404


@pytest.mark.parametrize("view", [pytest.param("glass", marks=pytest.mark.second), "red"])
async def test_of_a_match_that_is_over_short_stretches_tell_neither_its_length_nor_its_result(view: str) -> None:
    told = await telling()
    await db_threads.done(told.to_the_end)
    shown, address, found = list(logs.shown(view)), start(told, view), list[bytes]()
    while True:
        answer, _ = await taken(f"{address}?by=ten")
        _, *some, ending = answer.content.splitlines()
        found += some
        if len(found) == len(shown):
            break
        address = json.loads(ending).pop("next")
        assert len(some) == cutting.TEN
        assert b"MatchEnded" not in answer.content

    assert found == shown


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [("gzip, deflate, br;q=0.9", "br"), ("gzip;q=1.0, br;q=0", "gzip"), ("gzip;q=0.0", "identity"), ("", "identity")],
)
def test_it_is_packed_as_the_reader_can_unpack_it(accepted: str, coding: str) -> None:
    assert packing.coding(accepted) == coding


def test_it_is_packed_once_for_all_who_come_without_brotli() -> None:
    place = Place(match_id=1, view="glass", language="en")

    kept = packing.Store(1_000).keep(packing.Key(place, 1, 2), b"frames")

    assert gzip.decompress(kept.coded("gzip")) == b"frames"
    assert kept.coded("gzip") is kept.coded("gzip")
