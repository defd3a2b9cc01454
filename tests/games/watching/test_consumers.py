"""The spectators' socket: what it answers, what it refuses, and what it hides from whom."""

import asyncio
import inspect
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest
from daphne import server
from django.test import override_settings

from games.log import doorbell
from games.models import Match, PauseCause, Status
from games.watching import db_threads
from games.watching.sockets import hub
from games.watching.sockets.consumers import Spectating
from glassbox_site.ground import addresses
from glassbox_site.ground.sockets import bounds, consumers, topics
from tests.games.prepared import logs
from tests.games.watching.audience import Watcher, watching
from tests.support.databases import tables

pytestmark = pytest.mark.django_db(transaction=True)


async def told(head: int = 9) -> logs.Told:
    telling = await db_threads.done(logs.Told)
    await db_threads.done(lambda: telling.up_to(head))
    return telling


async def heard(watcher: Watcher, cause: Any) -> dict[str, Any]:
    """The first signal after a cause, which is repeated until a signal is heard, since signals may be lost. Changes of
    the number of watchers are ignored."""
    while True:
        await db_threads.done(cause)
        if (message := await watcher.hear())["type"] == "signal" and "watching" not in message:
            return message


async def test_without_a_wish_everything_is_shown_from_the_beginning() -> None:
    telling = await told(9)

    async with watching(telling.match.pk) as watcher:
        greeting = await watcher.greeted()
        await watcher.have(9)

    assert (greeting["view"], greeting["head"]) == ("glass", 9)


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        ("view=tan", "view must be one of glass, public, red, blue, green, pink, orange"),
        ("after=-1", "after: Input should be greater than or equal to 0"),
        ("after=x", "after: Input should be a valid integer, unable to parse string as an integer"),
        ("lang=tlh", "lang must be one of en"),
        ("sound=on", "sound: Extra inputs are not permitted"),
    ],
)
async def test_an_address_that_makes_no_sense_is_refused_with_the_reason(query: str, reason: str) -> None:
    telling = await told()

    async with watching(telling.match.pk, query) as watcher:
        answer = await watcher.hear()
        code = await watcher.closing_code()

    assert (answer, code) == ({"type": "error", "reason": reason}, consumers.NOT_UNDERSTOOD)


@pytest.mark.parametrize("number", [4_000_000, 10**30])
async def test_a_match_that_does_not_exist_is_said_to(number: int) -> None:
    async with watching(number) as watcher:
        answer = await watcher.hear()
        code = await watcher.closing_code()

    assert (answer["reason"], code) == (f"there is no match {number}", consumers.NOT_FOUND)


@pytest.mark.parametrize(
    "text", ["no", "[]", "[" * 900, '{"watch":"tan"}', '{"watch":7}', '{"after":-1}', '{"x":1}', '{"after":1e999}']
)
async def test_a_wish_that_makes_no_sense_is_answered_and_changes_nothing(text: str) -> None:
    telling = await told(9)

    async with watching(telling.match.pk, "view=glass&after=9") as watcher:
        await watcher.greeted()
        await watcher.say(text)
        await watcher.hear_until("error")
        await db_threads.done(lambda: telling.up_to(12))
        await watcher.have(3)

    assert watcher.frames == list(logs.shown("glass")[9:12])


async def test_whoever_talks_too_much_is_shown_out() -> None:
    telling = await told()

    async with watching(telling.match.pk, "after=9") as watcher:
        await watcher.greeted()
        await watcher.say("x" * (bounds.LONGEST_MESSAGE + 1))
        answer = await watcher.hear()

        assert answer["reason"] == "that was too long"
        assert await watcher.closing_code() == bounds.TOO_MUCH


async def test_an_address_has_only_so_many_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "places", addresses.Places(1))
    telling = await told()

    async with watching(telling.match.pk, address="203.0.113.9") as first:
        await first.greeted()
        async with watching(telling.match.pk, address="203.0.113.9") as second:
            refusal = await second.hear()
        async with watching(telling.match.pk, address="203.0.113.10") as other:
            await other.greeted()
    async with watching(telling.match.pk, address="203.0.113.9") as third:
        await third.greeted()

    assert refusal["type"] == "error"


async def test_an_address_opens_only_so_many_in_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "openings", addresses.Share(1, 60))
    monkeypatch.setattr(bounds, "REST_SECONDS", 0.01)
    telling = await told()

    async with watching(telling.match.pk, address="203.0.113.9") as first:
        await first.greeted()
    async with watching(telling.match.pk, address="203.0.113.9") as second:
        refusal = await second.hear()
    async with watching(telling.match.pk, address="203.0.113.10") as other:
        await other.greeted()

    assert refusal["type"] == "error"


async def test_whoever_opens_too_many_has_no_open_socket_while_it_is_kept_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bounds, "openings", addresses.Share(1, 60))
    bounds.openings.take("203.0.113.9")
    monkeypatch.setattr(bounds, "REST_SECONDS", 0.2)
    knocking, answers = asyncio.Queue[Mapping[str, Any]](), list[str]()
    knocking.put_nowait({"type": "websocket.connect"})

    async def taken(answer: Mapping[str, Any]) -> None:
        answers.append(answer["type"])

    async with asyncio.timeout(5):
        opening = asyncio.create_task(Spectating.as_asgi()({"client": ("203.0.113.9", 1)}, knocking.get, taken))
        await asyncio.sleep(0.05)
        kept_waiting = list(answers)
        await opening

    assert (kept_waiting, answers) == ([], ["websocket.accept", "websocket.send", "websocket.close"])


def test_whoever_is_kept_waiting_is_told_before_the_server_gives_up_its_handshake() -> None:
    patience = inspect.signature(server.Server.__init__).parameters["websocket_handshake_timeout"].default

    assert patience > bounds.REST_SECONDS + 1


async def test_who_is_thinking_is_told_to_the_glass() -> None:
    telling = await told()

    async with watching(telling.match.pk, "view=glass") as watcher:
        await watcher.greeted()
        signal = await heard(watcher, lambda: doorbell.signal(telling.match.pk, thinking=["red"]))

    assert signal == {"type": "signal", "thinking": ["red"]}


async def test_nobody_else_hears_who_thinks_or_that_something_hidden_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    hidden = next(entry.seq for entry in logs.played() if not entry.public)
    telling = await told(hidden - 1)
    shown = sum(entry.public for entry in logs.played()[:hidden])

    async with watching(telling.match.pk, f"view=public&after={shown}") as public:
        async with watching(telling.match.pk, f"view=glass&after={hidden - 1}") as glass:
            await public.greeted()
            await glass.greeted()
            await db_threads.done(lambda: telling.up_to(hidden))
            await glass.have(1)
            await heard(glass, lambda: doorbell.signal(telling.match.pk, thinking=["red"]))
        monkeypatch.setattr(topics.Topic, "silence_seconds", 0.0)
        while "watching" in (beat := await public.hear_until("signal")):
            pass

    assert (public.frames, beat) == ([], {"type": "signal", "head": shown, "status": "running"})
    assert [message["type"] for message in public.other] == ["hello", "signal"]


@asynccontextmanager
async def nothing_new() -> AsyncIterator[tuple[int, Watcher]]:
    """A match in which nothing happens, and a watcher who has all of it."""
    telling = await told(9)
    async with watching(telling.match.pk, "view=glass&after=9") as watcher:
        await watcher.greeted()
        yield telling.match.pk, watcher


async def test_a_silent_match_gives_a_sign_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(topics.Topic, "silence_seconds", 0.0)

    async with nothing_new() as (_, watcher):
        assert await watcher.hear() == {"type": "signal", "head": 9, "status": "running"}


@pytest.mark.usefixtures("empty_redis")
async def test_whoever_watches_is_told_how_many_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "COUNT_SECONDS", 0.05)

    async with nothing_new() as (match, first):
        assert await first.hear() == {"type": "signal", "watching": 1}

        async with watching(match, "view=red") as second:
            assert await first.hear() == {"type": "signal", "watching": 2}
            assert await second.hear_until("signal") == {"type": "signal", "watching": 2}

        assert await first.hear() == {"type": "signal", "watching": 1}


@override_settings(REDIS_URL="redis://127.0.0.1:1/0")
async def test_without_redis_whoever_watches_is_told_that_nobody_can_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "COUNT_SECONDS", 0.05)

    async with nothing_new() as (match, first):
        assert await first.hear() == {"type": "signal", "watching": None}

        async with watching(match, "view=glass") as second:
            assert await second.hear_until("signal") == {"type": "signal", "watching": None}


async def test_a_pause_is_told_to_everybody() -> None:
    telling = await told()

    def pause() -> None:
        Match.objects.filter(pk=telling.match.pk).update(status=Status.PAUSED, pause_cause=PauseCause.OPERATOR)
        doorbell.ring(telling.match.pk, telling.head)

    async with watching(telling.match.pk, "view=public") as watcher:
        await watcher.greeted()
        signal = await heard(watcher, pause)

    assert signal == {"type": "signal", "status": "paused"}


async def test_when_the_log_cannot_be_read_the_spectator_may_come_again() -> None:
    telling = await told()
    await db_threads.done(lambda: tables.rename("games_logentry", "games_gone"))
    try:
        async with watching(telling.match.pk) as watcher:
            answer = await watcher.hear()
            code = await watcher.closing_code()
    finally:
        await db_threads.done(lambda: tables.rename("games_gone", "games_logentry"))

    assert (answer["type"], code) == ("error", consumers.TRY_LATER)
    assert json.dumps(answer).count("logentry") == 0


SURPRISED = "theme=dark; spoilers=off"


async def test_who_wants_no_spoilers_is_told_no_more_of_a_replay_than_the_stretch_they_are_in() -> None:
    telling = await db_threads.done(logs.Told)
    await db_threads.done(telling.to_the_end)
    shown = list(logs.shown("public"))

    async with watching(telling.match.pk, "view=public&after=15", cookie=SURPRISED) as watcher:
        greeting = await watcher.greeted()
        await watcher.have(5)
        assert (greeting["head"], watcher.frames) == (20, shown[15:20])
        await watcher.wish(watch="public", after=0)
        greeting = await watcher.greeted()
        await watcher.have(10)
        assert (greeting["head"], watcher.frames) == (10, shown[:10])
        await watcher.wish(watch="public", after=len(shown))
        await watcher.hear_until("end")


async def test_the_glass_and_whoever_minds_no_spoilers_are_told_all_of_a_replay() -> None:
    telling = await db_threads.done(logs.Told)
    await db_threads.done(telling.to_the_end)

    for view, cookie in (("public", "spoilers=on"), ("glass", SURPRISED)):
        async with watching(telling.match.pk, f"view={view}", cookie=cookie) as watcher:
            assert (await watcher.greeted())["head"] == len(logs.shown(view))
            await watcher.hear_until("end")
