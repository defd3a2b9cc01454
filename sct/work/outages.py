"""An endpoint that goes away in the midst of a batch: calls wait for it, since no trial is to blame.

Away is who cannot be reached, and who says that nobody serves there for now; an error of its own (500) may be the
question's, and fails its trial. One that never answered a question of this batch is not waited for: its address is
probably wrong, and its trials fail and say so. Nor is one that answers all others: then it is the question that it
breaks at. Who says "too many requests" is there, and it is neither an illness nor a question's fault: its calls wait
whether or not anybody was answered yet, and it counts as away only where nobody is answered any more.

Who refuses the key, the account or the model refuses all: no trial is to blame for that either, but only an operator
can mend it, so the batch is held. Unless others are answered meanwhile: then it is the question. So it is with who
breaks off in the midst of answers: each may have to be paid for, and nobody tells how much. What is forbidden (403) may
be the question even where nobody else asks one: its trial fails, and the next one tells whether all are refused.
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
"""So often a call may fail although others were answered since it failed before, or in the midst of its answer, which
may have to be paid for."""

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
        """Since nobody was answered any more, if that is because somebody is away."""
        return time.monotonic() - self._answered_at if self._away else 0.0

    def remember(self) -> None:
        """Who has answered since it was asked last, in this process or another."""
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
        """A second trial's question is forbidden, and nobody was answered since the first one's, or ever."""
        answers = self._answers[provider]
        before, self._forbidden_after[provider] = self._forbidden_after.get(provider), answers
        return answers in (0, before)

    def notice(self, provider: str, failure: errors.LlmError) -> None:
        if provider not in self._away:
            self._away.add(provider)
            logger.warning("batch %s waits for %s: %s", self._batch.pk, provider, failure)

    async def tell(self, provider: str, reason: str) -> None:
        """Whoever watches the batch; again and again, as long as it waits."""
        if provider in self._away:
            await self._board.waits(provider, reason)


@dataclass(slots=True, kw_only=True)
class Wait:
    """Of one call."""

    outages: Outages
    provider: str
    seen: int = 0
    """Answers that there had been when it failed last."""
    chances: int = CHANCES
    reason: str = ""
    holds_all: bool = False
    """Whether it is not worth it for any trial of the batch, until an operator has seen to it."""

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
