"""One request on its way to an answer: held, fitted, sent, read, and what is learned on the way."""

import contextlib
import logging
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field, replace

from personas.llm import budgets, chat, costs, endpoints, errors, road
from personas.llm.line import fitting, http, refusals, replies

CHARACTERS_A_TOKEN = 3
USUAL_ANSWER = 1_000
LEAST_ANSWER = 64
LEAST_THINKING_ROOM = 1_024
MOST_THINKING_ROOM = 32_768
HOLD_BEYOND_DEADLINE = 60.0
LONGEST_REST = 3_600.0

Witness = Callable[[fitting.Body, http.Reply], None]

logger = logging.getLogger("personas.llm")


@dataclass(slots=True, kw_only=True)
class Bill:
    used: costs.Usage = field(default_factory=costs.Usage)


@dataclass(slots=True, kw_only=True)
class Journey:
    """One request on its way: what it cost so far, how often it was sent, what was learned from refusals."""

    board: road.Switchboard
    spec: endpoints.ModelSpec
    within: tuple[budgets.Budget, ...]
    witness: Witness
    request: chat.Request
    until: float
    spent: costs.Usage = field(default_factory=costs.Usage)
    sent: int = 0
    learned: set[str] = field(default_factory=set)
    last_failure: errors.LlmError | None = None

    async def attempt(self) -> chat.Completion:
        """Ask once, refitting as often as a feature is refused: a refusal is a lesson, not a failed try."""
        circuit = self.board.circuit(self.spec)
        admitted_at = circuit.admit()
        try:
            completion = await self._fitted()
        except errors.LlmError as failure:
            circuit.note(failure, admitted_at)
            self.last_failure = failure
            raise
        circuit.note(None, admitted_at)
        return completion

    async def _fitted(self) -> chat.Completion:
        doubts: Iterator[str] | None = None
        doubted: list[str] = []
        while True:
            abilities = fitting.conceded(await self.board.knowledge.abilities(self.spec), doubted)
            fitted = fitting.fit(self.request, self.spec, abilities)
            try:
                completion = await self._exchanged(fitted)
            except errors.FeatureRefused as refusal:
                await self._learn_from(refusal)
            except errors.PromptTooLong as refusal:
                await self._shorten_answer(refusal, fitted)
            except errors.AllThought:
                await self._make_room(abilities)
                raise
            except errors.UnclearRefusal:
                doubts = doubts or self._doubts(abilities, fitted)
                doubt = next(doubts, None)
                if doubt is None:
                    self.board.knowledge.doubt_no_more(self.spec)
                    raise
                doubted.append(doubt)
            else:
                if doubted:
                    await self._learn(doubted[-1])
                return replace(completion, usage=self.spent, attempts=self.sent, fitted=fitted.conceded)

    def _doubts(self, abilities: endpoints.Abilities, fitted: fitting.Fitted) -> Iterator[str]:
        """What to leave out in turn, unless leaving everything out did not help before."""
        if self.board.knowledge.doubts_help(self.spec):
            yield from fitting.doubts(self.request, abilities, fitted.body)

    async def _exchanged(self, fitted: fitting.Fitted) -> chat.Completion:
        """Send one body and read the reply; whatever comes of it, what it cost is on the bill."""
        async with self._paid(fitted) as bill:
            async with contextlib.AsyncExitStack() as held:
                with self.board.waiting_room.waiting():
                    await held.enter_async_context(self._place())
                self.sent += 1
                reply = await self.board.http.post(self.spec.endpoint, fitted.body)
            self.witness(fitted.body, reply)
            body = replies.parsed(reply)
            bill.used = replies.usage(reply, body, self.spec)
            failure = refusals.failure(reply, body, fitted.body)
            if failure is not None:
                await self._heed(failure)
                raise failure
            offered = {tool.name for tool in self.request.tools}
            return replies.completion(reply, body, self.spec, offered, used=bill.used)

    def _place(self) -> contextlib.AbstractAsyncContextManager[None]:
        return self.board.gate(self.spec.endpoint).place(self.spec.model, self.until)

    @contextlib.asynccontextmanager
    async def _paid(self, fitted: fitting.Fitted) -> AsyncIterator[Bill]:
        bill, call = Bill(), uuid.uuid4().hex
        most = budgets.Sum.of(self._at_most(fitted.body))
        seconds = self.until - self.board.clock() + HOLD_BEYOND_DEADLINE
        held: list[budgets.Budget] = []
        try:
            for budget in self.within:
                await self.board.ledger.hold(budget, call, most, seconds)
                held.append(budget)
            yield bill
        finally:
            self.spent += bill.used
            for budget in held:
                await self.board.ledger.settle(budget, call, budgets.Sum.of(bill.used))

    def _at_most(self, body: fitting.Body) -> costs.Usage:
        """What a request may use, judged by its length and the limit in its body."""
        limit = body.get("max_tokens") or body.get("max_completion_tokens")
        tokens_out = limit if isinstance(limit, int) else USUAL_ANSWER
        characters = sum(len(message.text) for message in self.request.messages)
        used = costs.Usage(tokens_in=characters // CHARACTERS_A_TOKEN, tokens_out=tokens_out)
        return costs.priced(used, self.spec.price) if self.spec.price else used

    async def _heed(self, failure: errors.LlmError) -> None:
        """An endpoint that asks for rest gets it from every process."""
        if isinstance(failure, errors.RateLimited) and failure.retry_after:
            seconds = min(failure.retry_after, LONGEST_REST)
            await self.board.gate(self.spec.endpoint).pause(self.spec.model, seconds)

    async def _learn_from(self, refusal: errors.FeatureRefused) -> None:
        """A refusal of what was already left out teaches nothing, so it stands."""
        if refusal.feature in self.learned:
            raise refusal
        await self._learn(refusal.feature)

    async def _shorten_answer(self, refusal: errors.PromptTooLong, fitted: fitting.Fitted) -> None:
        """If the prompt alone would fit, the answer gets what is left; else the prompt is too long indeed."""
        limit = self.request.max_tokens
        if refusal.context is None or refusal.prompt_tokens is None or limit is None:
            raise refusal
        room = refusal.context - refusal.prompt_tokens
        if not LEAST_ANSWER <= room < limit:
            raise refusal
        await self._learn(f"context:{refusal.context}")
        self.request = replace(self.request, max_tokens=room)

    async def _make_room(self, abilities: endpoints.Abilities) -> None:
        """Thought used up the limit: give this model room to think, now and from now on, but not for ever."""
        if self.request.max_tokens is not None:
            room = max(2 * (self.request.max_tokens + abilities.thinking_room), LEAST_THINKING_ROOM)
            if room <= MOST_THINKING_ROOM:
                await self._learn(f"thinking_room:{room}")

    async def _learn(self, concession: str) -> None:
        logger.info("%s: learned about %s: %s", self.request.label, self.spec.name, concession)
        self.learned.add(concession)
        await self.board.knowledge.learn(self.spec, concession)
