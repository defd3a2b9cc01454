"""Decides which failed calls wait for their endpoint, when one goes away during a batch: no trial is to blame for that.

An endpoint is away if it cannot be reached or says that it is temporarily unavailable. Any other error of its own (500)
may be due to the question, and fails the trial. An endpoint that never answered a call of this batch is not waited for:
its address is probably wrong, and its trials fail and say so. Nor is one that answers all other calls: then the
question breaks it. "Too many requests" means neither an outage nor a bad question: such calls wait whether or not
any call was answered yet, and the endpoint counts as away only if no call is answered any more.

An endpoint that refuses the key, the account or the model refuses every call. No trial is to blame for that either, but
only an operator can fix it, so the batch is held, unless other calls are answered meanwhile: then it is the question.
The same holds if answers break off in the middle, because each may have to be paid for, and nobody knows how much. A
403 may be due to the question even if no other call is made: its trial fails, and the next shows if all are refused.
"""

import asyncio
import logging
import time
from collections import Counter
from dataclasses import dataclass

from django.db.models import Max

from personas.llm import errors
from sct import models
from sct.work import waits

AWAY = (errors.Unreachable, errors.ServerAway, errors.CircuitOpen)
IN_ANY_CASE = (errors.LedgerUnavailable, errors.RateLimited)
HOLDING = (errors.Unauthorized, errors.OutOfCredit, errors.UnknownModel)
REST_SECONDS = 2.0
CHANCES = 3
"""How often a call may fail although others were answered since its last failure, or break off in the middle of an
answer that may have to be paid for."""

logger = logging.getLogger("sct")


class Outages:
    def __init__(self, batch: models.Batch, board: waits.Board) -> None:
        self._batch = batch
        self._board = board
        self._answers: Counter[str] = Counter()
        self._seen = 0
        self._away: set[str] = set()
        self._forbidden_after: dict[str, int] = {}
        self._answered_at = time.monotonic()

    @property
    def seconds_waited(self) -> float:
        """The seconds since the last answer, if an endpoint is away; else 0."""
        return time.monotonic() - self._answered_at if self._away else 0.0

    def remember(self) -> None:
        """Learns from the journal which further providers have answered, in this process or another."""
        unknown = [entry["name"] for entry in self._batch.providers if not self._answers[entry["name"]]]
        if unknown:
            last = models.Call.objects.aggregate(last=Max("pk"))["last"] or 0
            calls = models.Call.objects.filter(trial__batch=self._batch, is_answer=True, pk__gt=self._seen)
            self._answers.update(name for name in unknown if calls.filter(provider=name).exists())
            self._seen = last

    async def has_answered(self, provider: str) -> None:
        self._answers[provider] += 1
        self._answered_at = time.monotonic()
        if provider in self._away:
            self._away.discard(provider)
            logger.info("batch %s goes on: %s answers again", self._batch.pk, provider)
            await self._board.goes_on(provider)

    def wait_of(self, provider: str) -> "Wait":
        return Wait(outages=self, provider=provider)

    def answers_of(self, provider: str) -> int:
        return self._answers[provider]

    def forbids_all(self, provider: str) -> bool:
        """Whether no call was ever answered, or none since the last forbidden one. Call it once for each of these."""
        answers = self._answers[provider]
        before, self._forbidden_after[provider] = self._forbidden_after.get(provider), answers
        return answers in (0, before)

    def notice(self, provider: str, failure: errors.LlmError) -> None:
        if provider not in self._away:
            self._away.add(provider)
            logger.warning("batch %s waits for %s: %s", self._batch.pk, provider, failure)

    async def tell(self, provider: str, reason: str) -> None:
        """Tells those who watch the batch. Call it repeatedly for as long as a call waits."""
        if provider in self._away:
            await self._board.waits(provider, reason)


@dataclass(slots=True, kw_only=True)
class Wait:
    """Decides for one call, after each of its failures, whether it is tried again."""

    outages: Outages
    provider: str
    seen: int = 0
    """How many answers the provider had given when the call last failed."""
    chances: int = CHANCES
    reason: str = ""
    holds_all: bool = False
    """Whether no trial's calls are worth trying until an operator has fixed the cause."""

    def is_worth_it(self, failure: errors.LlmError) -> bool:
        answers = self.outages.answers_of(self.provider)
        others_are_answered, self.seen = answers > self.seen, answers
        if isinstance(failure, (*AWAY, *HOLDING)):
            self.chances -= others_are_answered or isinstance(failure, errors.BrokenOff)
        if isinstance(failure, HOLDING):
            comes_back = others_are_answered and self.chances >= 0
            self.holds_all = not others_are_answered and self._refuses_all(failure)
        elif isinstance(failure, errors.BrokenOff):
            comes_back = self.chances >= 0
            self.holds_all = not (comes_back or others_are_answered)
        else:
            comes_back = isinstance(failure, AWAY) and answers > 0 and self.chances >= 0
        if not (comes_back or isinstance(failure, IN_ANY_CASE)):
            return False
        self.reason = f"{type(failure).__name__}: {failure}"
        if not (isinstance(failure, (errors.RateLimited, *HOLDING)) and others_are_answered):
            self.outages.notice(self.provider, failure)
        return True

    def _refuses_all(self, failure: errors.LlmError) -> bool:
        return not isinstance(failure, errors.Forbidden) or self.outages.forbids_all(self.provider)

    async def rest(self) -> None:
        await self.outages.tell(self.provider, self.reason)
        await asyncio.sleep(REST_SECONDS)
