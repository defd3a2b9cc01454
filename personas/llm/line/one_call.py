"""Takes one request to an answer: holds its budget, fits, sends and reads it, and learns from refusals on the way."""

import asyncio
import contextlib
import logging
import time
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field, replace

from pydantic import JsonValue

from personas.llm import chat, costs, endpoints, errors
from personas.llm.answers import jsonish
from personas.llm.line import fitting, http, lessons, process_equipment, refusals, replies, suspicions
from personas.llm.line.protocols import letters
from personas.llm.shared import budgets

MOST_CHARACTERS_A_TOKEN = 4
USUAL_ANSWER = 1_000
LEAST_ANSWER = 64
LEAST_THINKING_ROOM = 1_024
MOST_THINKING_ROOM = 32_768
HOLD_BEYOND_DEADLINE = 60.0
LONGEST_REST = 3_600.0
MOST_HALVINGS = 2

Witness = Callable[[fitting.Body, http.Reply], None]

logger = logging.getLogger("personas.llm")


@dataclass(slots=True, kw_only=True)
class Bill:
    used: costs.Usage = field(default_factory=costs.Usage)


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """A reply, and its body in the common form."""

    reply: http.Reply
    body: JsonValue
    used: costs.Usage


@dataclass(slots=True, kw_only=True)
class OneCall:
    """One request in progress: what it cost so far, how often it was sent, what was learned from refusals.

    `until` is postponed by the time spent queueing, of which there may be `queue` seconds. Without `learns`, what was
    refused is remembered for this call only.
    """

    equipment: process_equipment.Equipment
    spec: endpoints.ModelSpec
    within: tuple[budgets.Budget, ...]
    witness: Witness
    request: chat.Request
    until: float
    queue: float = 0.0
    last_look: chat.LastLook | None = None
    learns: bool = True
    timer: asyncio.Timeout | None = None
    spent: costs.Usage = field(default_factory=costs.Usage)
    queued: float = 0.0
    sent: int = 0
    halvings: int = 0
    learned: set[str] = field(default_factory=set)
    last_failure: errors.LlmError | None = None

    async def attempt(self) -> chat.Completion:
        """Ask once, refitting as often as a feature is refused: a refusal is a lesson, not a failed try."""
        circuit = self.equipment.circuit(self.spec)
        admitted_at = circuit.admit()
        try:
            completion = await self._fitted()
        except errors.LlmError as failure:
            circuit.note(failure, admitted_at)
            self.last_failure = failure
            await self.equipment.sickbed.has_failed(self.spec.endpoint.base_url, circuit.ailment)
            raise
        circuit.note(None, admitted_at)
        await self.equipment.sickbed.has_answered(self.spec.endpoint.base_url)
        return completion

    async def _fitted(self) -> chat.Completion:
        doubts: Iterator[str] | None = None
        doubted: list[str] = []
        unclear = ""
        while True:
            abilities = await self._abilities(doubted)
            fitted = fitting.fit(self.request, self.spec, abilities)
            try:
                completion = await self._exchanged(fitted, abilities)
                await self._look_for_dropped_tools(completion, fitted, abilities)
            except errors.FeatureRefused as refusal:
                await self._learn_from(refusal)
            except errors.PromptCut as refusal:
                await self._learn(f"remark:cut:{refusal.context}", refusal.reason)
                raise
            except errors.PromptTooLong as refusal:
                await self._shorten_answer(refusal, abilities)
            except errors.AllThought:
                await self._make_room(abilities)
                raise
            except errors.UnclearRefusal as refusal:
                unclear = refusal.reason
                doubts = doubts or self._doubts(abilities, fitted)
                doubt = next(doubts, None)
                if doubt is None:
                    self.equipment.knowledge.doubt_no_more(self.spec)
                    raise
                doubted.append(doubt)
            else:
                if doubted:
                    await self._learn(lessons.about(doubted[-1], self._shape), unclear)
                await self._think_again(completion, abilities)
                return replace(
                    completion,
                    usage=self.spent,
                    attempts=self.sent,
                    queued=round(self.queued, 3),
                    fitted=fitted.conceded,
                    tools_arrived=self._tools_arrived(fitted),
                )

    @property
    def _shape(self) -> str:
        return self.request.answer.name if self.request.answer else ""

    async def _abilities(self, doubted: list[str]) -> endpoints.Abilities:
        """What the model can do, by everything known, by what this call was refused, and without what is in doubt."""
        known = await self.equipment.knowledge.learned(self.spec)
        return fitting.conceded(self.spec, lessons.for_shape([*known, *self.learned, *doubted], self._shape))

    def _doubts(self, abilities: endpoints.Abilities, fitted: fitting.Fitted) -> Iterator[str]:
        """What to leave out, one after another; nothing if leaving everything out did not help before."""
        if self.equipment.knowledge.doubts_help(self.spec):
            yield from fitting.doubts(self.request, abilities, fitted.body)

    async def _exchanged(self, fitted: fitting.Fitted, abilities: endpoints.Abilities) -> chat.Completion:
        """Send one body and read the reply."""
        heard = await self._sent(fitted.body, abilities)
        failure = refusals.failure(heard.reply, heard.body, fitted.body)
        if failure is not None:
            await self._heed(failure)
            raise failure
        completion = replies.completion(heard.reply, heard.body, self.spec, self.request, used=heard.used)
        if (cut := suspicions.cut(self.request.messages, heard.body)) is not None:
            raise cut
        return completion

    async def _sent(self, body: fitting.Body, abilities: endpoints.Abilities) -> Heard:
        """Returns the reply to one body; whatever the outcome, its cost is billed."""
        letter = letters.letter(self.spec.endpoint, body, abilities)
        async with self._in_line(), self._paid(body) as bill:
            self.sent += 1
            began_at = time.monotonic()
            try:
                reply = await self.equipment.http.post(
                    self.spec.endpoint, letter.url, letter.body, last_look=self.last_look
                )
            except (errors.BrokenOff, asyncio.CancelledError) as end:
                if isinstance(end, errors.BrokenOff) or http.may_be_at_work(time.monotonic() - began_at):
                    bill.used = replies.begun(self.spec, body)
                raise
            self.witness(dict(letter.body), reply)
            told = letters.heard(self.spec.endpoint, replies.parsed(reply))
            bill.used = replies.usage(reply, told, self.spec, body)
            return Heard(reply=reply, body=told, used=bill.used)

    @contextlib.asynccontextmanager
    async def _in_line(self) -> AsyncIterator[None]:
        """Holds a place at the endpoint. The time spent queueing for it is added to the deadline."""
        gate = self.equipment.gate(self.spec.endpoint)
        self._give_until(self.until + self.queue)
        with self.equipment.waiting_room.waiting():
            place = await gate.enter(self.spec.model, self.until, self.queue)
        with place:
            granted = min(place.queued, self.queue)
            self.queued, self.queue, self.until = self.queued + place.queued, self.queue - granted, self.until + granted
            self._give_until(self.until)
            yield

    def _give_until(self, until: float) -> None:
        if self.timer is not None and self.timer.when() != until:
            self.timer.reschedule(until)

    @contextlib.asynccontextmanager
    async def _paid(self, body: fitting.Body) -> AsyncIterator[Bill]:
        bill, call = Bill(), uuid.uuid4().hex
        most = budgets.Sum.of(self._at_most(body))
        seconds = self.until - self.equipment.clock() + HOLD_BEYOND_DEADLINE
        held: list[budgets.Budget] = []
        try:
            for budget in self.within:
                await self.equipment.ledger.hold(budget, call, most, seconds)
                held.append(budget)
            yield bill
        finally:
            self.spent += bill.used
            for budget in held:
                await self.equipment.ledger.settle(budget, call, budgets.Sum.of(bill.used))

    def _at_most(self, body: fitting.Body) -> costs.Usage:
        """The most a request may use, estimated from its length and the limit in its body."""
        limit = body.get("max_tokens") or body.get("max_completion_tokens")
        tokens_out = limit if isinstance(limit, int) else USUAL_ANSWER
        used = costs.expected(replies.tokens_sent(body), tokens_out)
        return costs.priced(used, self.spec.price) if self.spec.price else used

    async def _heed(self, failure: errors.LlmError) -> None:
        """If the endpoint asks for a pause, every process pauses."""
        if isinstance(failure, errors.RateLimited) and failure.retry_after:
            seconds = min(failure.retry_after, LONGEST_REST)
            await self.equipment.gate(self.spec.endpoint).pause(self.spec.model, seconds)

    async def _look_for_dropped_tools(
        self, completion: chat.Completion, fitted: fitting.Fitted, abilities: endpoints.Abilities
    ) -> None:
        """Done once per process and model, if a self-hosted server was sent tools and its model used none."""
        known = self.equipment.knowledge
        if "tools" in fitted.body and completion.tool_calls:
            known.tools_seen(self.spec)
        is_open = "tools" in fitted.body and self.spec.endpoint.server.compiles_grammars
        if not is_open or known.tools_arrive(self.spec) or known.tools_looked_for(self.spec):
            return
        counts = []
        with contextlib.suppress(errors.LlmError):
            for tools in (self.request.tools, ()):
                probe = suspicions.probe(tools)
                heard = await self._sent(fitting.fit(probe, self.spec, abilities).body, abilities)
                counts.append(suspicions.counted_in(heard.body))
        is_counted = len(counts) == 2 and all(counts)
        if is_counted and (refusal := suspicions.dropped(counts[0], counts[1])) is not None:
            raise refusal
        known.look_for_tools_no_more(self.spec)
        if is_counted:
            known.tools_seen(self.spec)

    def _tools_arrived(self, fitted: fitting.Fitted) -> bool | None:
        is_known = "tools" in fitted.body and self.equipment.knowledge.tools_arrive(self.spec)
        return True if is_known else None

    async def _learn_from(self, refusal: errors.FeatureRefused) -> None:
        """Learns the concession; a refusal of what was already left out teaches nothing, and is raised."""
        concession = lessons.about(refusal.feature, self._shape)
        if concession in self.learned:
            raise refusal
        await self._learn(concession, refusal.reason)

    async def _shorten_answer(self, refusal: errors.PromptTooLong, abilities: endpoints.Abilities) -> None:
        """If the prompt alone would fit, the answer gets what is left of the context; otherwise raises the refusal."""
        refusal.context = refusal.context or abilities.context
        limit, room = self.request.max_tokens, self._room(refusal)
        if limit is None or not LEAST_ANSWER <= room < limit:
            raise refusal
        await self._learn(f"context:{refusal.context}", refusal.reason)
        self.request = replace(self.request, max_tokens=room)

    def _room(self, refusal: errors.PromptTooLong) -> int:
        """Tokens left for an answer; half the limit, twice at most, if the server does not tell the prompt's length."""
        if refusal.context is None:
            return 0
        if refusal.prompt_tokens is not None:
            return refusal.context - refusal.prompt_tokens
        characters = sum(len(message.text) for message in self.request.messages)
        self.halvings += 1
        fits = characters // MOST_CHARACTERS_A_TOKEN < refusal.context and self.halvings <= MOST_HALVINGS
        return (self.request.max_tokens or 0) // 2 if fits else 0

    async def _make_room(self, abilities: endpoints.Abilities) -> None:
        """Reasoning used up the limit: double it for this model, now and later, up to `MOST_THINKING_ROOM`."""
        if self.request.max_tokens is not None:
            room = max(2 * (self.request.max_tokens + abilities.thinking_room), LEAST_THINKING_ROOM)
            if room <= MOST_THINKING_ROOM:
                await self._learn(f"thinking_room:{room}", "its thoughts used up the limit of an answer")

    async def _think_again(self, completion: chat.Completion, abilities: endpoints.Abilities) -> None:
        """If a worse way of asking for JSON brought none, the better one is tried again."""
        if not self.learns or not self._shape or completion.finish is not chat.Finish.STOP:
            return
        is_worse = abilities.json is not fitting.conceded(self.spec).json
        if is_worse and not jsonish.objects(completion.text):
            await self.equipment.knowledge.think_again(self.spec, self._shape)

    async def _learn(self, concession: str, why: str) -> None:
        self.learned.add(concession)
        if self.learns:
            if concession not in await self.equipment.knowledge.learned(self.spec):
                by = f"{self.request.label}: " if self.request.label else ""
                logger.info("%slearned about %s: %s", by, self.spec.name, concession)
            await self.equipment.knowledge.learn(self.spec, concession, why)
