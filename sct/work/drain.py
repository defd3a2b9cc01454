"""Drains a batch: claims trials, plays them concurrently and settles them, until none is left.

Any number of drains may work on one batch, in any number of processes. The thread that calls `run` does everything, in
turns: it runs the event loop on which the trials play, and writes down the results while the loop stands still. Trials
are claimed before there are seats for them, so that no seat waits for its next trial. Pausing, cancelling and stopping
keep every call that was paid for.
"""

import asyncio
import contextlib
import dataclasses
import functools
import time
from collections.abc import Callable
from pathlib import Path

import anyio
from django.db import DatabaseError, InterfaceError, connection

from glassbox_site.ground import vitals
from glassbox_site.ground.working import loop_turns
from personas.llm import chat, costs, errors, road
from sct import models
from sct.kernel.trial import calls
from sct.settings import config_reading, providers
from sct.work import claims, company, endings, holding, journal, outages, plays, seats, spending, waits

LOOK_EVERY_SECONDS = 0.25

Status = models.Trial.Status


class Drain:
    """`watch` is called a few times a second, from the thread of `run`. With `stays` it also waits for the trials that
    others are playing, ready to take them over. Once it was stopped, nothing is sent on its road any more."""

    def __init__(
        self,
        batch: models.Batch,
        by: road.Road,
        *,
        watch: Callable[[], None] = lambda: None,
        stays: bool = False,
    ) -> None:
        self._batch = batch
        self._road = by
        self._config = config_reading.read(batch.config_text)
        self._slots = self._config.providers.concurrency
        self._is_stopping = False
        self._outages = outages.Outages(batch, waits.Board(batch, by))
        self._purse = spending.Purse(batch, lambda: self._is_stopping)
        self._models = providers.Models(
            providers.of(batch.providers), by=by, concurrency=self._slots, within=self._purse.within
        )
        self._agents = {agent.name: agent for agent in self._config.agents}
        self._watch = watch
        self._stays = stays
        self._loop = loop_turns.Turns(by.borrowed, "batch")
        self._book = journal.Book(self._loop)
        self._seats = seats.Seats(self._loop, self._play, self._is_over)
        self._holding = holding.Holding(batch, self._book, self._seats, self._is_over, slots=self._slots)
        self._vitals = vitals.pulse("batch")
        self._permits = anyio.CapacityLimiter(1)

    @property
    def company(self) -> company.Company:
        return self._holding.company

    @property
    def seconds_waited(self) -> float:
        """How long no call has been answered, if that is because an endpoint is away or wants a pause; else 0."""
        return self._outages.seconds_waited

    @property
    def wants_company(self) -> bool:
        """Whether there are slots and queued trials for another worker."""
        return self.company.has_room and self._holding.is_more_queued

    def stop(self) -> None:
        """No further call is made or retried; calls in flight are awaited and kept. May be called from a signal handler
        or another thread."""
        self._is_stopping = True

    def run(self) -> None:
        endings.restore(self._batch)
        plays.prepare(self._config)
        with self._loop.opened(), endings.filing(Path(self._batch.results_dir)) as files:
            try:
                self._work(files)
            finally:
                self._see_off()

    def _is_over(self) -> bool:
        return self._is_stopping or self._purse.reason is not None

    def _work(self, files: endings.Files) -> None:
        """The main loop. Looking at the database costs queries, so it is done by the clock; trials are claimed whenever
        the line is short."""
        beat_at = look_at = time.monotonic()
        while True:
            left = self._left()
            if self._is_over():
                self._road.call_off()
            now = time.monotonic()
            if now >= beat_at:
                self._holding.keep()
                self._outages.remember()
                beat_at = now + claims.HEARTBEAT_SECONDS
            if now >= look_at:
                self._look()
                self._holding.share_out(lingers=not self._holding and self._is_worth_waiting())
                self._vitals.show("slots", self._seats.taken)
                self._permits.total_tokens = max(self.company.share, 1)
                look_at = now + LOOK_EVERY_SECONDS
            files.take(self._holding.settle(left))
            is_filling = self._holding.fill()
            if not self._holding and (self._is_stopping or not self._is_worth_waiting()):
                return
            is_busy = self._seats.ended or is_filling
            self._let_play(0.0 if is_busy else look_at - time.monotonic())

    def _let_play(self, seconds: float) -> None:
        """Lets the trials play for so long, or until one has ended. Calls are written at once, as their trials wait."""
        until = time.monotonic() + seconds
        while True:
            self._loop.run(until - time.monotonic())
            self._book.write()
            if self._seats.ended or time.monotonic() >= until:
                return

    def _see_off(self) -> None:
        """Ends trials that are still in play because something failed. Calls in flight may have been paid for, so they
        are kept. If the database failed, writing is retried until all calls have come back."""
        self._is_stopping = True
        if self._seats.taken:
            self._road.call_off()
        while self._seats.taken:
            try:
                self._loop.run(LOOK_EVERY_SECONDS)
                self._book.write()
                self._holding.keep()
            except (DatabaseError, InterfaceError):
                connection.close_if_unusable_or_obsolete()
                if not self._holding.in_flight:
                    self._book.give_up()
        self._vitals.show("slots", 0)
        with contextlib.suppress(DatabaseError, InterfaceError):
            self.company.leave()

    def _look(self) -> None:
        """Sees whether the batch has to stop, because of its budget or its operators, and calls `watch`."""
        if self._purse.reason is not None:
            spending.halt(self._batch, self._purse.reason)
        wish = models.Batch.objects.filter(pk=self._batch.pk).values_list("wish", flat=True).first()
        if wish != models.Batch.Wish.RUN:
            self._is_stopping = True
        self._holding.tell()
        self._watch()

    async def _play(self, held: seats.Held) -> plays.Finished:
        made = calls.TrialCalls(journal=held.journal, send=functools.partial(self._send, held))
        return await plays.play(self._task(held.claim), made)

    def _task(self, claim: claims.Claim) -> plays.Task:
        return plays.Task(
            batch=self._config,
            agent=self._agents[claim.agent_name],
            trial=claim.number,
            attempt=claim.attempt,
            model=lambda name: self._purse.paying(self._models[name]),
            at_once=self._slots // max(self._seats.taken, 1) + 1,
            providers=self._batch.providers,
        )

    async def _send(self, held: seats.Held, model: chat.AwaitedModel, request: chat.Request) -> chat.Completion:
        """Makes a call: never more at once than this worker's share, and none after the stop. Retries for as long as
        `Wait` says that it is worth it."""
        wait = self._outages.wait_of(model.name)
        asked = dataclasses.replace(request, last_look=functools.partial(self._until_sure, held))
        spent = costs.Usage()
        while True:
            async with self._permits:
                held.in_flight += 1
                try:
                    await self._until_sure(held)
                    completion = await model.acomplete(asked)
                    self._vitals.count("calls")
                    await self._outages.has_answered(model.name)
                    return dataclasses.replace(completion, usage=spent + completion.usage)
                except errors.CalledOff:
                    raise journal.Stopped from None
                except errors.LlmError as failure:
                    failure.spent = spent = spent + failure.spent
                    is_worth_it = wait.is_worth_it(failure)
                    if wait.holds_all:
                        self._purse.shut(f"{model.name}: {type(failure).__name__}: {failure}")
                        raise journal.Stopped from None
                    if not is_worth_it:
                        raise
                finally:
                    held.in_flight -= 1
            await wait.rest()

    async def _until_sure(self, held: seats.Held) -> None:
        """Waits until the worker, which may have been frozen, knows what it still owns; raises CalledOff if the trial
        has to end. Called before the call queues and again just before it is sent, as that may be much later."""
        while not (self._holding.is_sure or self._is_stopping):
            self._loop.halt()
            await asyncio.sleep(0)
        if self._is_stopping or held.has_to_end:
            raise errors.CalledOff

    def _is_worth_waiting(self) -> bool:
        """Whether there may be something to claim soon: queued trials, if none is running or this worker is new, and
        with `stays` also trials that others play."""
        unfinished = models.Trial.objects.filter(batch=self._batch, status__in=(Status.QUEUED, Status.RUNNING))
        found = set(unfinished.order_by().values_list("status", flat=True).distinct())
        if self._stays:
            return bool(found)
        return found == {Status.QUEUED} or (Status.QUEUED in found and self.company.is_new)

    def _left(self) -> list[holding.Left]:
        """The next few trials that ended: not too many, so that trials in play do not wait long for the journal."""
        left: list[holding.Left] = []
        for _ in range(min(len(self._seats.ended), holding.MOST_AT_ONCE)):
            one = self._seats.ended.popleft()
            left.append((one, endings.of(one.held.claim, one.played)))
            self._let_play(0.0)
        return left
