"""The synchronous client; `awaiting` has the asynchronous one, with the same methods."""

import time
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Any, TypeVar

import httpx
import pydantic
from websockets.sync import client as lines

from glassbox import answers, following, models, questions
from glassbox.answers import Ask

Shape = TypeVar("Shape", bound=pydantic.BaseModel)


class Client:
    """With `spoilers=False`, the house answers as to somebody who wants no spoilers. `transport` is passed to httpx."""

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

    def _each(self, name: str, params: Mapping[str, Any], of: int | str = "") -> Iterator[Any]:
        cursor = None
        while True:
            page = self.ask(questions.page(name, {**params, "cursor": cursor}, of))
            yield from page.items
            if (cursor := page.next) is None:
                return

    def matches(self, **wish: Any) -> Iterator[models.MatchOut]:
        """Filters are `status`, `kind`, `season`, `persona` and `map`. Latest first; pages are fetched as needed."""
        return self._each("matches", wish)

    def personas(self) -> Iterator[models.PersonaOut]:
        return self._each("personas", {})

    def seasons(self) -> Iterator[models.SeasonOut]:
        return self._each("seasons", {})

    def all_series(self) -> Iterator[models.SeriesOut]:
        return self._each("series", {})

    def forks(self, match: int | None = None) -> Iterator[models.ForkOut]:
        return self._each("forks", {"match": match})

    def batches(self) -> Iterator[models.BatchOut]:
        return self._each("batches", {})

    def studies(self) -> Iterator[models.StudyOut]:
        return self._each("studies", {})

    def trials(self, batch: int, **wish: Any) -> Iterator[models.TrialOut]:
        """Filters are `agent` and `status`."""
        return self._each("trials", wish, batch)

    def memory(self, persona: str) -> Iterator[models.LearnedOut]:
        return self._each("memory", {}, persona)

    def exchanges(self, match: int) -> Iterator[models.ExchangeOut]:
        """Needs a token that may read."""
        return self._each("exchanges", {}, match)

    def deliveries(self, webhook: int) -> Iterator[models.DeliveryOut]:
        return self._each("deliveries", {}, webhook)

    def trail(self) -> Iterator[models.DeedOut]:
        """Needs a token that may read."""
        return self._each("trail", {})

    def webhooks(self) -> Iterator[models.WebhookOut]:
        return self._each("webhooks", {})

    def match(self, number: int) -> models.MatchOut:
        return self.ask(questions.one("matches", number, models.MatchOut))

    def moments(self, number: int) -> models.MomentsOut:
        return self.ask(Ask(path=f"/matches/{number}/moments/", shape=models.MomentsOut))

    def beliefs(self, match: int) -> models.MatchBeliefsOut:
        return self.ask(Ask(path=f"/matches/{match}/beliefs/", shape=models.MatchBeliefsOut))

    def jury(self, match: int) -> models.JuryOut:
        return self.ask(Ask(path=f"/matches/{match}/jury/", shape=models.JuryOut))

    def jury_board(self, season: int | None = None) -> models.JuryBoardOut:
        return self.ask(Ask(path="/jury/", params={"season": season}, shape=models.JuryBoardOut))

    def persona(self, key: str) -> models.PersonaOut:
        return self.ask(questions.one("personas", key, models.PersonaOut))

    def profile(self, persona: str) -> models.ProfileOut:
        return self.ask(Ask(path=f"/personas/{persona}/profile/", shape=models.ProfileOut))

    def standings(self, **wish: Any) -> models.StandingsOut:
        return self.ask(Ask(path="/standings/", params=wish, shape=models.StandingsOut))

    def series(self, number: int) -> models.SeriesOut:
        return self.ask(questions.one("series", number, models.SeriesOut))

    def fork(self, number: int) -> models.ForkOut:
        return self.ask(questions.one("forks", number, models.ForkOut))

    def batch(self, number: int) -> models.BatchOut:
        return self.ask(questions.one("batches", number, models.BatchOut))

    def trial(self, batch: int, agent: str, number: int) -> models.TrialOut:
        return self.ask(Ask(path=f"/batches/{batch}/trials/{agent}/{number}/", shape=models.TrialOut))

    def study(self, number: int) -> models.StudyOut:
        return self.ask(questions.one("studies", number, models.StudyOut))

    def compare_batches(self, first: int, *beside: int) -> models.ComparisonsOut:
        """Given the same batch twice, compares its agents with each other."""
        params = {"first": first, "beside": list(beside)}
        return self.ask(Ask(path="/batches/compare/", params=params, shape=models.ComparisonsOut))

    def search(self, words: str) -> models.FoundOut:
        return self.ask(Ask(path="/search/", params={"q": words}, shape=models.FoundOut))

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

    def estimate_match(self, order: models.MatchOrder) -> models.MatchEstimateOut:
        return self.ask(questions.order("matches/estimate", order, models.MatchEstimateOut, None))

    def estimate_fork(self, match: int, order: models.ForkOrder) -> models.ForkEstimateOut:
        return self.ask(questions.order(f"matches/{match}/forks/estimate", order, models.ForkEstimateOut, None))

    def estimate_batch(self, order: models.BatchOrder) -> models.BatchEstimateOut:
        return self.ask(questions.order("batches/estimate", order, models.BatchEstimateOut, None))

    def order_study(self, order: models.StudyOrder, key: str | None = None) -> models.StudyOut:
        return self.ask(questions.order("studies", order, models.StudyOut, key))

    def make_webhook(self, order: models.WebhookOrder, key: str | None = None) -> models.WebhookOut:
        """Its `secret` is in this response only."""
        return self.ask(questions.order("webhooks", order, models.WebhookOut, key))

    def act(self, thing: Shape, name: str, **said: Any) -> Shape:
        """Does what the page of a match, series, fork, batch, study or webhook offers: `act(match, "pause")`."""
        return self.ask(questions.act(thing, name, said))

    def frames(self, match: int, view: str = "glass", after: int = 0) -> Iterator[str]:
        """The frames that a view has been shown so far, as lines of JSON, from the one after `after`."""
        address = f"/matches/{match}/frames.ndjson"
        with self._http.stream("GET", address, params={"view": view, "after": after}) as response:
            if response.is_error:
                response.read()
                raise answers.Problem.of(response)
            yield from response.iter_lines()

    def follow(self, match: int, view: str = "glass", after: int = 0) -> Iterator[following.Told]:
        """Yields what a view is shown after the frame `after`, live, until the match ends. Reconnects when the
        connection is lost, and raises Problem if there is no such match or view."""
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
