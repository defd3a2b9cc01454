"""The asynchronous client, with the same methods as `Client`."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from types import TracebackType
from typing import Any, TypeVar

import httpx
import pydantic
from websockets.asyncio import client as awaited_lines

from glassbox import answers, following, models, questions
from glassbox.answers import Ask

Shape = TypeVar("Shape", bound=pydantic.BaseModel)


class AsyncClient:
    """Like `Client`, but its methods are awaited, and lists are iterated with `async for`."""

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

    async def _each(self, name: str, params: Mapping[str, Any], of: int | str = "") -> AsyncIterator[Any]:
        cursor = None
        while True:
            page = await self.ask(questions.page(name, {**params, "cursor": cursor}, of))
            for item in page.items:
                yield item
            if (cursor := page.next) is None:
                return

    def matches(self, **wish: Any) -> AsyncIterator[models.MatchOut]:
        return self._each("matches", wish)

    def personas(self) -> AsyncIterator[models.PersonaOut]:
        return self._each("personas", {})

    def seasons(self) -> AsyncIterator[models.SeasonOut]:
        return self._each("seasons", {})

    def all_series(self) -> AsyncIterator[models.SeriesOut]:
        return self._each("series", {})

    def forks(self, match: int | None = None) -> AsyncIterator[models.ForkOut]:
        return self._each("forks", {"match": match})

    def batches(self) -> AsyncIterator[models.BatchOut]:
        return self._each("batches", {})

    def studies(self) -> AsyncIterator[models.StudyOut]:
        return self._each("studies", {})

    def trials(self, batch: int, **wish: Any) -> AsyncIterator[models.TrialOut]:
        return self._each("trials", wish, batch)

    def memory(self, persona: str) -> AsyncIterator[models.LearnedOut]:
        return self._each("memory", {}, persona)

    def exchanges(self, match: int) -> AsyncIterator[models.ExchangeOut]:
        return self._each("exchanges", {}, match)

    def deliveries(self, webhook: int) -> AsyncIterator[models.DeliveryOut]:
        return self._each("deliveries", {}, webhook)

    def trail(self) -> AsyncIterator[models.DeedOut]:
        return self._each("trail", {})

    def webhooks(self) -> AsyncIterator[models.WebhookOut]:
        return self._each("webhooks", {})

    async def match(self, number: int) -> models.MatchOut:
        return await self.ask(questions.one("matches", number, models.MatchOut))

    async def moments(self, number: int) -> models.MomentsOut:
        return await self.ask(Ask(path=f"/matches/{number}/moments/", shape=models.MomentsOut))

    async def beliefs(self, match: int) -> models.MatchBeliefsOut:
        return await self.ask(Ask(path=f"/matches/{match}/beliefs/", shape=models.MatchBeliefsOut))

    async def jury(self, match: int) -> models.JuryOut:
        return await self.ask(Ask(path=f"/matches/{match}/jury/", shape=models.JuryOut))

    async def jury_board(self, season: int | None = None) -> models.JuryBoardOut:
        return await self.ask(Ask(path="/jury/", params={"season": season}, shape=models.JuryBoardOut))

    async def persona(self, key: str) -> models.PersonaOut:
        return await self.ask(questions.one("personas", key, models.PersonaOut))

    async def profile(self, persona: str) -> models.ProfileOut:
        return await self.ask(Ask(path=f"/personas/{persona}/profile/", shape=models.ProfileOut))

    async def standings(self, **wish: Any) -> models.StandingsOut:
        return await self.ask(Ask(path="/standings/", params=wish, shape=models.StandingsOut))

    async def series(self, number: int) -> models.SeriesOut:
        return await self.ask(questions.one("series", number, models.SeriesOut))

    async def fork(self, number: int) -> models.ForkOut:
        return await self.ask(questions.one("forks", number, models.ForkOut))

    async def batch(self, number: int) -> models.BatchOut:
        return await self.ask(questions.one("batches", number, models.BatchOut))

    async def trial(self, batch: int, agent: str, number: int) -> models.TrialOut:
        return await self.ask(Ask(path=f"/batches/{batch}/trials/{agent}/{number}/", shape=models.TrialOut))

    async def study(self, number: int) -> models.StudyOut:
        return await self.ask(questions.one("studies", number, models.StudyOut))

    async def compare_batches(self, first: int, *beside: int) -> models.ComparisonsOut:
        params = {"first": first, "beside": list(beside)}
        return await self.ask(Ask(path="/batches/compare/", params=params, shape=models.ComparisonsOut))

    async def search(self, words: str) -> models.FoundOut:
        return await self.ask(Ask(path="/search/", params={"q": words}, shape=models.FoundOut))

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

    async def estimate_match(self, order: models.MatchOrder) -> models.MatchEstimateOut:
        return await self.ask(questions.order("matches/estimate", order, models.MatchEstimateOut, None))

    async def estimate_fork(self, match: int, order: models.ForkOrder) -> models.ForkEstimateOut:
        return await self.ask(questions.order(f"matches/{match}/forks/estimate", order, models.ForkEstimateOut, None))

    async def estimate_batch(self, order: models.BatchOrder) -> models.BatchEstimateOut:
        return await self.ask(questions.order("batches/estimate", order, models.BatchEstimateOut, None))

    async def order_study(self, order: models.StudyOrder, key: str | None = None) -> models.StudyOut:
        return await self.ask(questions.order("studies", order, models.StudyOut, key))

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
