"""Draining a batch: claim trials, play them in threads, settle them; until none is left.

Any number of drains may work on one batch, in any number of processes. Threads play and write their calls in the
journal; all else in the database is done by the thread that calls `run`. Pausing, cancelling and stopping keep every
call that was paid for.
"""

import contextlib
import functools
import gc
import logging
import queue
import threading
import time
import uuid
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from personas.llm import road
from sct import config_reading, models, providers
from sct.running import claims, endings, journal, plays, purse, restoring
from sct.trial import calls

LOOK_EVERY_SECONDS = 0.25
MOST_AT_ONCE = 8

Status = models.Trial.Status

logger = logging.getLogger("sct")


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing:
    """A claimed trial in play. `is_lost` is set when another worker has taken it over; `in_flight` are its calls that
    are on their way, each as a thing of its own, because several threads may make them."""

    claim: claims.Claim
    in_flight: set[object] = field(default_factory=set)
    is_lost: threading.Event = field(default_factory=threading.Event)


class Drain:
    """`watch` is called a few times a second, from the thread of `run`. With `stays` it also waits for the trials
    that others are playing, ready to take them over."""

    def __init__(
        self,
        batch: models.Batch,
        by: road.Road,
        *,
        watch: Callable[[], None] = lambda: None,
        stays: bool = False,
    ) -> None:
        self._batch = batch
        self._config = config_reading.read(batch.config_text)
        self._slots = self._config.providers.concurrency
        self._is_stopping = threading.Event()
        self._purse = purse.Purse(batch, self._is_stopping)
        self._models = providers.Models(
            providers.of(batch.providers), by=by, concurrency=self._slots, within=self._purse.within
        )
        self._agents = {agent.name: agent for agent in self._config.agents}
        self._watch = watch
        self._stays = stays
        self._owner = uuid.uuid4().hex
        self._inbox: queue.SimpleQueue[Future[plays.Played]] = queue.SimpleQueue()
        self._playing: dict[Future[plays.Played], Playing] = {}
        self._ended: deque[Future[plays.Played]] = deque()
        self._told: dict[int, int] = {}
        self._permits = threading.Semaphore(self._slots)
        self._desk = claims.Desk(batch, self._owner, slots=self._slots)
        self._wish = models.Batch.Wish(batch.wish)

    def stop(self) -> None:
        """No further call is made; those on their way are waited for and kept. May be called from a signal handler."""
        self._is_stopping.set()

    def run(self) -> None:
        restoring.restore(self._batch)
        plays.prepare(self._config)
        with (
            _settled_memory(),
            journal.opened() as book,
            endings.filing(Path(self._batch.results_dir)) as files,
            ThreadPoolExecutor(max_workers=self._slots, thread_name_prefix="trial") as pool,
        ):
            try:
                self._work(pool, book, files)
            finally:
                self._is_stopping.set()

    def _work(self, pool: ThreadPoolExecutor, book: journal.Book, files: endings.Files) -> None:
        """Looking around costs queries, so it is done by the clock; claiming, whenever a place is free."""
        beat_at = look_at = time.monotonic()
        while True:
            with book.laid_aside():
                now = time.monotonic()
                if now >= beat_at:
                    self._hold()
                    beat_at = now + claims.HEARTBEAT_SECONDS
                if now >= look_at:
                    self._look()
                    self._desk.look()
                    self._play(pool, book, self._desk.take_over(self._free) if self._free else [])
                    look_at = now + LOOK_EVERY_SECONDS
                files.take(self._settle())
                taken = self._desk.take(self._free)
                self._play(pool, book, taken)
                if not self._playing and (self._is_stopping.is_set() or not self._is_worth_waiting()):
                    return
            is_busy = self._ended or (taken and self._free)
            self._take_ended(timeout=0.0 if is_busy else min(beat_at, look_at) - time.monotonic())
            if book.failure is not None:
                raise book.failure

    def _hold(self) -> None:
        held = claims.hold(self._owner) if self._playing else set()
        for playing in self._playing.values():
            if playing.claim.trial_id not in held and not playing.is_lost.is_set():
                logger.warning("%s was taken over by another worker", playing.claim)
                playing.is_lost.set()

    def _look(self) -> None:
        """What the operators want now, and a sign to whoever watches."""
        if self._purse.reason is not None:
            purse.halt(self._batch, self._purse.reason)
        wish = models.Batch.objects.filter(pk=self._batch.pk).values_list("wish", flat=True).first()
        if wish != models.Batch.Wish.RUN:
            self._wish = models.Batch.Wish(wish or models.Batch.Wish.CANCEL)
            self._is_stopping.set()
        self._tell()
        self._watch()

    def _tell(self) -> None:
        """What has changed since it was told last; a trial begins with no call on its way."""
        in_flight = {playing.claim.trial_id: len(playing.in_flight) for playing in self._playing.values()}
        claims.tell(self._owner, {pk: count for pk, count in in_flight.items() if count != self._told.get(pk, 0)})
        self._told = in_flight

    @property
    def _free(self) -> int:
        """How many trials to claim now: few enough that those in play do not wait for the journal meanwhile."""
        is_over = self._is_stopping.is_set() or self._purse.reason is not None
        return 0 if is_over else min(self._slots - len(self._playing), MOST_AT_ONCE)

    def _play(self, pool: ThreadPoolExecutor, book: journal.Book, claimed: Sequence[claims.Claim]) -> None:
        for claim in claimed:
            playing = Playing(claim=claim)
            turnstile = functools.partial(self._turnstile, playing)
            made = calls.TrialCalls(journal=_journal(claim, book), turnstile=turnstile)
            future = pool.submit(plays.play, self._task(claim), made)
            self._playing[future] = playing
            future.add_done_callback(self._inbox.put)

    def _task(self, claim: claims.Claim) -> plays.Task:
        return plays.Task(
            batch=self._config,
            agent=self._agents[claim.agent_name],
            trial=claim.number,
            attempt=claim.attempt,
            model=lambda name: self._purse.paying(self._models[name]),
            at_once=self._slots // max(len(self._playing), 1) + 1,
        )

    @contextlib.contextmanager
    def _turnstile(self, playing: Playing) -> Iterator[None]:
        """Passed by every call that goes out: never more at once than configured, and none after the stop."""
        with self._permits:
            if self._is_stopping.is_set() or playing.is_lost.is_set():
                raise journal.Stopped
            call = object()
            playing.in_flight.add(call)
            try:
                yield
            finally:
                playing.in_flight.discard(call)

    def _is_worth_waiting(self) -> bool:
        """Whether there may be something to claim soon: what others play, or what they gave back meanwhile."""
        unfinished = models.Trial.objects.filter(batch=self._batch, status__in=(Status.QUEUED, Status.RUNNING))
        found = set(unfinished.order_by().values_list("status", flat=True).distinct())
        return bool(found) if self._stays else found == {Status.QUEUED}

    def _take_ended(self, timeout: float) -> None:
        """Puts the trials that ended in the meantime aside, or the first that does."""
        with contextlib.suppress(queue.Empty):
            self._ended.append(self._inbox.get(timeout=max(timeout, 0.0)))
            while True:
                self._ended.append(self._inbox.get_nowait())

    def _settle(self) -> list[endings.Ending]:
        """Of the trials that ended, so many at once that those in play do not wait long for the pen."""
        ended = [self._ended.popleft() for _ in range(min(len(self._ended), MOST_AT_ONCE))]
        left = [endings.of(self._playing.pop(trial).claim, trial, self._wish) for trial in ended]
        return endings.settle(self._desk, left) if left else []


def _journal(claim: claims.Claim, book: journal.Book) -> journal.TrialJournal:
    remembered = {} if claim.is_first else journal.remembered(claim.trial_id, claim.attempt)
    return journal.TrialJournal(trial_id=claim.trial_id, attempt=claim.attempt, remembered=remembered, book=book)


@contextlib.contextmanager
def _settled_memory() -> Iterator[None]:
    """What the program consists of is not searched for garbage: that stops all threads for a tenth of a second."""
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
