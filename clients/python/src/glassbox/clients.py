"""The client, one that waits and one that is awaited; both ask the same questions."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from types import TracebackType
from typing import Any, TypeVar

import httpx
import pydantic
from websockets.asyncio import client as awaited_lines
from websockets.sync import client as lines

from glassbox import answers, following, models, questions
from glassbox.answers import Ask

Shape = TypeVar("Shape", bound=pydantic.BaseModel)


class Client:
    """`spoilers=False` has everything as whoever wants to be surprised gets it. `transport` is httpx's."""

    def __init__(
        self,
        address: str | None = None,
        token: str | None = None,
        *,
        spoilers: bool = True,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self._http = httpx.Client(transport=transport, **answers.settings(address, token, spoilers=spoilers))

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_how: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._http.close()

    def ask(self, asked: Ask[Shape]) -> Shape:
        return asked.read(self._http.send(asked.request(self._http)))

    def _each(self, name: str, params: Mapping[str, Any]) -> Iterator[Any]:
        cursor = None
        while True:
            page = self.ask(questions.page(name, {**params, "cursor": cursor}))
            yield from page.items
            if (cursor := page.next) is None:
                return

    def matches(self, **wish: Any) -> Iterator[models.MatchOut]:
        """`status`, `kind`, `season`, `persona`, `map`; the latest first, page by page."""
        return self._each("matches", wish)

    def personas(self) -> Iterator[models.PersonaOut]:
        return self._each("personas", {})

    def all_series(self) -> Iterator[models.SeriesOut]:
        return self._each("series", {})

    def forks(self, match: int | None = None) -> Iterator[models.ForkOut]:
        return self._each("forks", {"match": match})

    def batches(self) -> Iterator[models.BatchOut]:
        return self._each("batches", {})

    def webhooks(self) -> Iterator[models.WebhookOut]:
        return self._each("webhooks", {})

    def match(self, number: int) -> models.MatchOut:
        return self.ask(questions.one("matches", number, models.MatchOut))

    def moments(self, number: int) -> models.MomentsOut:
        return self.ask(Ask(path=f"/matches/{number}/moments/", shape=models.MomentsOut))

    def standings(self, **wish: Any) -> models.StandingsOut:
        return self.ask(Ask(path="/standings/", params=wish, shape=models.StandingsOut))

    def series(self, number: int) -> models.SeriesOut:
        return self.ask(questions.one("series", number, models.SeriesOut))

    def fork(self, number: int) -> models.ForkOut:
        return self.ask(questions.one("forks", number, models.ForkOut))

    def batch(self, number: int) -> models.BatchOut:
        return self.ask(questions.one("batches", number, models.BatchOut))

    def health(self) -> models.HealthOut:
        return self.ask(Ask(path="/health/", shape=models.HealthOut))

    def order_match(self, order: models.MatchOrder, key: str | None = None) -> models.MatchOut:
        return self.ask(questions.order("matches", order, models.MatchOut, key))

    def order_series(self, yaml: str, key: str | None = None) -> models.SeriesOut:
        return self.ask(questions.order("series", models.SeriesOrder(yaml=yaml), models.SeriesOut, key))

    def order_batch(self, order: models.BatchOrder, key: str | None = None) -> models.BatchOut:
        return self.ask(questions.order("batches", order, models.BatchOut, key))

    def order_fork(self, match: int, order: models.ForkOrder, key: str | None = None) -> models.ForkOut:
        return self.ask(questions.order(f"matches/{match}/forks", order, models.ForkOut, key))

    def make_webhook(self, order: models.WebhookOrder, key: str | None = None) -> models.WebhookOut:
        """Its `secret` is in this answer, and in no other."""
        return self.ask(questions.order("webhooks", order, models.WebhookOut, key))

    def act(self, thing: Shape, name: str, **said: Any) -> Shape:
        """On a match, a series, a fork, a batch or a webhook, as its page offers it: `act(match, "pause")`."""
        return self.ask(questions.act(thing, name, said))

    def frames(self, match: int, view: str = "glass", after: int = 0) -> Iterator[str]:
        """The lines of what a view is shown so far, behind the frame `after`."""
        address = f"/matches/{match}/frames.ndjson"
        with self._http.stream("GET", address, params={"view": view, "after": after}) as response:
            if response.is_error:
                response.read()
                raise answers.Problem.of(response)
            yield from response.iter_lines()

    def follow(self, match: int, view: str = "glass", after: int = 0) -> Iterator[following.Told]:
        """What a view is shown behind the frame `after`, as it happens, to the match's end; a lost line comes again."""
        course, house = following.Course(match=match, view=view, after=after), self._http.base_url
        while True:
            loss: BaseException | None = None
            try:
                with lines.connect(course.address(house), **following.settings(house, self._http.cookies)) as line:
                    for text in line:
                        yield course.hear(text)
                        if course.is_over:
                            return
                        if course.wish:
                            line.send(course.wish)
            except following.LOSSES as lost:
                loss = lost
            yield (told := course.lose(loss))
            time.sleep(told["wait"])


class AsyncClient:
    """As `Client`, to be awaited; lists are iterated with `async for`."""

    def __init__(
        self,
        address: str | None = None,
        token: str | None = None,
        *,
        spoilers: bool = True,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._http = httpx.AsyncClient(transport=transport, **answers.settings(address, token, spoilers=spoilers))

    async def __aenter__(self) -> "AsyncClient":
        return self

    async def __aexit__(self, *_how: type[BaseException] | BaseException | TracebackType | None) -> None:
        await self._http.aclose()

    async def ask(self, asked: Ask[Shape]) -> Shape:
        return asked.read(await self._http.send(asked.request(self._http)))

    async def _each(self, name: str, params: Mapping[str, Any]) -> AsyncIterator[Any]:
        cursor = None
        while True:
            page = await self.ask(questions.page(name, {**params, "cursor": cursor}))
            for item in page.items:
                yield item
            if (cursor := page.next) is None:
                return

    def matches(self, **wish: Any) -> AsyncIterator[models.MatchOut]:
        return self._each("matches", wish)

    def personas(self) -> AsyncIterator[models.PersonaOut]:
        return self._each("personas", {})

    def all_series(self) -> AsyncIterator[models.SeriesOut]:
        return self._each("series", {})

    def forks(self, match: int | None = None) -> AsyncIterator[models.ForkOut]:
        return self._each("forks", {"match": match})

    def batches(self) -> AsyncIterator[models.BatchOut]:
        return self._each("batches", {})

    def webhooks(self) -> AsyncIterator[models.WebhookOut]:
        return self._each("webhooks", {})

    async def match(self, number: int) -> models.MatchOut:
        return await self.ask(questions.one("matches", number, models.MatchOut))

    async def moments(self, number: int) -> models.MomentsOut:
        return await self.ask(Ask(path=f"/matches/{number}/moments/", shape=models.MomentsOut))

    async def standings(self, **wish: Any) -> models.StandingsOut:
        return await self.ask(Ask(path="/standings/", params=wish, shape=models.StandingsOut))

    async def series(self, number: int) -> models.SeriesOut:
        return await self.ask(questions.one("series", number, models.SeriesOut))

    async def fork(self, number: int) -> models.ForkOut:
        return await self.ask(questions.one("forks", number, models.ForkOut))

    async def batch(self, number: int) -> models.BatchOut:
        return await self.ask(questions.one("batches", number, models.BatchOut))

    async def health(self) -> models.HealthOut:
        return await self.ask(Ask(path="/health/", shape=models.HealthOut))

    async def order_match(self, order: models.MatchOrder, key: str | None = None) -> models.MatchOut:
        return await self.ask(questions.order("matches", order, models.MatchOut, key))

    async def order_series(self, yaml: str, key: str | None = None) -> models.SeriesOut:
        return await self.ask(questions.order("series", models.SeriesOrder(yaml=yaml), models.SeriesOut, key))

    async def order_batch(self, order: models.BatchOrder, key: str | None = None) -> models.BatchOut:
        return await self.ask(questions.order("batches", order, models.BatchOut, key))

    async def order_fork(self, match: int, order: models.ForkOrder, key: str | None = None) -> models.ForkOut:
        return await self.ask(questions.order(f"matches/{match}/forks", order, models.ForkOut, key))

    async def make_webhook(self, order: models.WebhookOrder, key: str | None = None) -> models.WebhookOut:
        return await self.ask(questions.order("webhooks", order, models.WebhookOut, key))

    async def act(self, thing: Shape, name: str, **said: Any) -> Shape:
        return await self.ask(questions.act(thing, name, said))

    async def frames(self, match: int, view: str = "glass", after: int = 0) -> AsyncIterator[str]:
        address = f"/matches/{match}/frames.ndjson"
        async with self._http.stream("GET", address, params={"view": view, "after": after}) as response:
            if response.is_error:
                await response.aread()
                raise answers.Problem.of(response)
            async for line in response.aiter_lines():
                yield line

    async def follow(self, match: int, view: str = "glass", after: int = 0) -> AsyncIterator[following.Told]:
        course, house = following.Course(match=match, view=view, after=after), self._http.base_url
        while True:
            loss: BaseException | None = None
            try:
                settings = following.settings(house, self._http.cookies)
                async with awaited_lines.connect(course.address(house), **settings) as line:
                    async for text in line:
                        yield course.hear(text)
                        if course.is_over:
                            return
                        if course.wish:
                            await line.send(course.wish)
            except following.LOSSES as lost:
                loss = lost
            yield (told := course.lose(loss))
            await asyncio.sleep(told["wait"])
