"""Who visits the house throughout: a reader of pages, one of `/healthz`, and spectators of the match."""

import asyncio
import contextlib
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import httpx

from tests.support.hard_times.house import House
from tests.support.sites.viewers import Viewer

VIEWS = ("glass", "public", "red")
PATIENCE_SECONDS = 60.0
NO_ANSWER = 0


@dataclass(slots=True, kw_only=True)
class Seen:
    """Answers by status code, pages refused with which code, parts named as failing, and the seconds of each answer."""

    answers: Counter[int] = field(default_factory=Counter)
    refused: Counter[tuple[str, int]] = field(default_factory=Counter)
    named: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)


@contextmanager
def reading(house: House) -> Iterator[Seen]:
    seen, is_over = Seen(), threading.Event()
    with contextlib.ExitStack() as stack:
        for look in (_pages, _health):
            stack.enter_context(_busy(look, house, seen, is_over))
        stack.callback(is_over.set)
        yield seen


@contextmanager
def _busy(
    look: Callable[[House, Seen, httpx.Client], None], house: House, seen: Seen, is_over: threading.Event
) -> Iterator[None]:
    def keep() -> None:
        with httpx.Client(base_url=house.site.url, timeout=PATIENCE_SECONDS) as client:
            while not is_over.wait(0.1):
                look(house, seen, client)

    thread = threading.Thread(target=keep)
    thread.start()
    yield
    thread.join()


def _pages(house: House, seen: Seen, client: httpx.Client) -> None:
    for page in house.pages():
        began = time.monotonic()
        try:
            code = client.get(page).status_code
        except httpx.HTTPError:
            code = NO_ANSWER
        seen.seconds.append(time.monotonic() - began)
        seen.answers[code] += 1
        if code != 200:
            seen.refused[page, code] += 1


def _health(house: House, seen: Seen, client: httpx.Client) -> None:
    with contextlib.suppress(httpx.HTTPError, ValueError):
        seen.named.update(client.get("/healthz").json()["failing"])


class Audience:
    """One spectator of each kind of view, all in a thread of their own."""

    def __init__(self, house: House) -> None:
        address = f"{house.site.url.replace('http', 'ws')}/ws/matches/{house.match}/"
        self._house = house
        self._viewers = [Viewer(address, view) for view in VIEWS]
        self._thread = threading.Thread(target=lambda: asyncio.run(self._watch()), daemon=True)
        self._thread.start()

    async def _watch(self) -> None:
        await asyncio.gather(*(viewer.watch() for viewer in self._viewers))

    @property
    def has_seen_the_end(self) -> bool:
        return not self._thread.is_alive()

    def missed(self) -> int:
        """How many of the match's frames, as told afterwards, a spectator did not get, or got twice or out of place."""
        return sum(self._differing(viewer) for viewer in self._viewers)

    def _differing(self, viewer: Viewer) -> int:
        address = f"{self._house.site.url}/matches/{self._house.match}/frames.ndjson?view={viewer.view}"
        due = httpx.get(address, timeout=PATIENCE_SECONDS).content.splitlines()
        same = sum(one == other for one, other in zip(viewer.frames, due, strict=False))
        return max(len(due), len(viewer.frames)) - same
