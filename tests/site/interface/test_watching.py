"""`glassbox watch` in a terminal, on a real web process: live, to the end, over a lost connection."""

import asyncio
import io
import json
import threading
import time
from collections.abc import Callable, Iterable

import glassbox
import pytest
from glassbox import command_line, following, screens
from rich.console import Console

from tests.games.prepared import logs
from tests.support import endurance, servers
from tests.support.sites import web

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("empty_redis")]
SECONDS = 60.0


class Watching:
    """`glassbox watch` in a terminal, until the match is over."""

    def __init__(self, port: int, *words: str, is_terminal: bool = True) -> None:
        self._written = io.StringIO()
        self._console = Console(file=self._written, width=200, force_terminal=is_terminal, color_system=None)
        self._house = glassbox.Client(f"http://127.0.0.1:{port}")
        self.code: int | None = None
        self._thread = threading.Thread(target=self._watch, args=(words,), daemon=True)
        self._thread.start()

    def _watch(self, words: tuple[str, ...]) -> None:
        self.code = command_line.main(["watch", *words], self._house, self._console)

    @property
    def seen(self) -> str:
        return self._written.getvalue()

    def sees(self, is_so: Callable[[str], bool]) -> None:
        deadline = time.monotonic() + endurance.in_reason(SECONDS)
        while not is_so(self.seen):
            assert time.monotonic() < deadline, self.seen[-2000:]
            time.sleep(0.02)

    def ends(self) -> int | None:
        self._thread.join(endurance.in_reason(SECONDS))
        return self.code


def captions(view: str, head: int | None = None) -> list[str]:
    return [json.loads(frame)["caption"] for frame in logs.developed(view, logs.played()[:head])]


@pytest.mark.second
@pytest.mark.faults
def test_a_match_is_followed_live_to_its_end_over_a_killed_web_process() -> None:
    telling, port = logs.Told(), servers.free_port()
    third = len(logs.played()) // 3

    with web.process(port) as first:
        watching = Watching(port, str(telling.match.pk))
        telling.up_to(third)
        watching.sees(lambda seen: captions("glass", third)[-1] in seen)
        first.kill()
        watching.sees(lambda seen: screens.LOST in seen)
        telling.up_to(2 * third)
    with web.process(port):
        watching.sees(lambda seen: captions("glass", 2 * third)[-1] in seen)
        assert watching.code is None
        telling.to_the_end()
        telling.abort()
        assert watching.ends() == 0

    assert "suspected 50 %" in watching.seen
    assert "Meeting 2, discussion: voted" in watching.seen


def test_all_of_a_match_is_told_once_whoever_asks_and_how() -> None:
    telling, port = logs.Told(), servers.free_port()
    number, house = telling.match.pk, f"http://127.0.0.1:{port}"
    telling.up_to(40)

    with web.process(port):
        piped = Watching(port, str(number), "--view", "public", is_terminal=False)
        piped.sees(lambda seen: captions("public", 40)[-1] in seen)
        telling.up_to(60)
        telling.abort()
        assert piped.ends() == 0
        surprised = numbers(glassbox.Client(house, spoilers=False).follow(number, "red"))
        awaited = asyncio.run(awaited_numbers(house, number))
        refused = [Watching(port, str(number), "--view", "mauve").ends(), Watching(port, "0").ends()]

    due = list(range(1, len(captions("red", 60)) + 1))
    assert [line[7:].rstrip() for line in piped.seen.splitlines()] == captions("public", 60)
    assert surprised == awaited == due
    assert refused == [2, 2]


def numbers(several: Iterable[following.Told]) -> list[int]:
    return [frame["n"] for told in several for frame in told.get("frames", [])]


async def awaited_numbers(house: str, match: int) -> list[int]:
    async with glassbox.AsyncClient(house) as client:
        return numbers([told async for told in client.follow(match, "red")])


def test_words_are_never_markup_nor_orders_to_a_terminal() -> None:
    hostile = "\x1b[2J[red]no[/] [/oops] \u202eback"

    told = screens.plain(hostile)

    assert told.plain == " [2J[red]no[/] [/oops]  back"
    assert not told.spans
