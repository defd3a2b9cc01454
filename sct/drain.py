"""Draining a batch: claim trials, play them in threads, journal their calls, settle them; until none is left.

Any number of drains may work on one batch, in any number of processes. Threads play; the thread that calls `run`
alone touches the database. Pausing, cancelling and stopping keep every call that was paid for.
"""

import contextlib
import functools
import logging
import queue
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from django.db.models.functions import Now

from personas.llm import road
from sct import calls, claims, config_reading, journal, models, plays, providers, results

LOOK_EVERY_SECONDS = 0.25
IDLE_SECONDS = 0.5

logger = logging.getLogger("sct")

Event = journal.Entry | Future[plays.Played]


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing:
    """A claimed trial in play. `is_lost` is set when another worker has taken it over."""

    trial: models.Trial
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
        self._models = providers.Models(
            providers.of(batch.providers), by=by, concurrency=self._config.providers.concurrency
        )
        self._agents = {agent.name: agent for agent in self._config.agents}
        self._watch = watch
        self._stays = stays
        self._owner = uuid.uuid4().hex
        self._inbox: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._playing: dict[Future[plays.Played], Playing] = {}
        self._slots = self._config.providers.concurrency
        self._permits = threading.Semaphore(self._slots)
        self._is_queue_empty = False
        self._is_stopping = threading.Event()
        self._is_closed = threading.Event()
        self._wish = batch.wish

    def stop(self) -> None:
        """No further call is made; those on their way are waited for and kept. May be called from a signal handler."""
        self._is_stopping.set()

    def run(self) -> None:
        restore_files(self._batch)
        with ThreadPoolExecutor(max_workers=self._slots, thread_name_prefix="trial") as pool:
            try:
                self._work(pool)
            finally:
                self._is_stopping.set()
                self._is_closed.set()

    def _work(self, pool: ThreadPoolExecutor) -> None:
        """Looking around costs queries, so it is done by the clock; claiming, whenever a place is free."""
        beat_at = look_at = time.monotonic()
        while True:
            now = time.monotonic()
            if now >= beat_at:
                self._hold()
                beat_at = now + claims.HEARTBEAT_SECONDS
            if now >= look_at:
                self._look()
                self._play(pool, self._taken_over())
                self._is_queue_empty = False
                look_at = now + LOOK_EVERY_SECONDS
            self._play(pool, self._taken())
            if not self._playing and (self._is_stopping.is_set() or not self._is_worth_waiting()):
                return
            self._take_events(timeout=min(beat_at, look_at) - time.monotonic())

    def _hold(self) -> None:
        held = claims.hold(self._owner) if self._playing else set()
        for playing in self._playing.values():
            if playing.trial.pk not in held and not playing.is_lost.is_set():
                logger.warning("%s was taken over by another worker", playing.trial)
                playing.is_lost.set()

    def _look(self) -> None:
        """What the operators want now, and a sign to whoever watches."""
        wish = models.Batch.objects.filter(pk=self._batch.pk).values_list("wish", flat=True).first()
        if wish != models.Batch.Wish.RUN:
            self._wish = models.Batch.Wish(wish or models.Batch.Wish.CANCEL)
            self._is_stopping.set()
        self._watch()

    @property
    def _free(self) -> int:
        return 0 if self._is_stopping.is_set() else self._slots - len(self._playing)

    def _taken_over(self) -> list[models.Trial]:
        return claims.take_over(self._batch, self._owner, most=self._free) if self._free else []

    def _taken(self) -> list[models.Trial]:
        if not self._free or self._is_queue_empty:
            return []
        taken = claims.take_queued(self._batch, self._owner, most=self._free, slots=self._slots)
        self._is_queue_empty = not taken
        return taken

    def _play(self, pool: ThreadPoolExecutor, claimed: Sequence[models.Trial]) -> None:
        for trial in claimed:
            playing = Playing(trial=trial)
            turnstile = functools.partial(self._turnstile, playing.is_lost)
            made = calls.TrialCalls(journal=self._journal(trial), turnstile=turnstile)
            future = pool.submit(plays.play, self._task(trial), made)
            self._playing[future] = playing
            future.add_done_callback(self._inbox.put)

    def _journal(self, trial: models.Trial) -> journal.TrialJournal:
        is_fresh = trial.fence == 1 and trial.attempt == 1
        known = {} if is_fresh else journal.remembered(trial)
        return journal.TrialJournal(
            trial_id=trial.pk,
            attempt=trial.attempt,
            remembered=known,
            inbox=self._inbox,
            is_closed=self._is_closed,
        )

    def _task(self, trial: models.Trial) -> plays.Task:
        return plays.Task(
            batch=self._config,
            agent=self._agents[trial.agent_name],
            trial=trial.number,
            attempt=trial.attempt,
            model=self._models.__getitem__,
            at_once=self._slots,
        )

    @contextlib.contextmanager
    def _turnstile(self, is_lost: threading.Event) -> Iterator[None]:
        """Passed by every call that goes out: never more at once than configured, and none after the stop."""
        with self._permits:
            if self._is_stopping.is_set() or is_lost.is_set():
                raise journal.Stopped
            yield

    def _is_worth_waiting(self) -> bool:
        if not self._stays:
            return False
        others = models.Trial.objects.filter(batch=self._batch, status=models.Trial.Status.RUNNING)
        return others.exists()

    def _take_events(self, timeout: float) -> None:
        """Everything that came in: calls first, all in one transaction, then trials that ended."""
        waiting = min(timeout, IDLE_SECONDS)
        events: list[Event] = []
        with contextlib.suppress(queue.Empty):
            events.append(self._inbox.get(timeout=max(waiting, 0.001)))
            while True:
                events.append(self._inbox.get_nowait())
        entries = [event for event in events if isinstance(event, journal.Entry)]
        if entries:
            journal.write(entries)
        for event in events:
            if isinstance(event, Future):
                self._settle(event)

    def _settle(self, future: Future[plays.Played]) -> None:
        trial = self._playing.pop(future).trial
        try:
            played = future.result()
        except journal.Stopped:
            is_cancelled = self._wish == models.Batch.Wish.CANCEL
            claims.settle(trial, status=models.Trial.Status.CANCELLED if is_cancelled else models.Trial.Status.QUEUED)
        except Exception as bug:
            logger.exception("%s broke", trial, exc_info=bug)
            self._fail(trial, f"{type(bug).__name__}: {bug}", None)
        else:
            if played.errors:
                self._fail(trial, "\n".join(played.errors), played)
            else:
                self._complete(trial, played)

    def _complete(self, trial: models.Trial, played: plays.Played) -> None:
        """The row first: it is the truth, and a file that is missing is written again from it."""
        if claims.settle(
            trial,
            status=models.Trial.Status.COMPLETE,
            content=played.content,
            evaluation=dict(played.evaluation),
            error="",
            finished_at=Now(),
        ):
            results.write(self._path(trial), played.content)

    def _fail(self, trial: models.Trial, error: str, played: plays.Played | None) -> None:
        content = None if played is None else played.content
        if claims.settle(trial, status=models.Trial.Status.FAILED, error=error, finished_at=Now()):
            models.Attempt.objects.create(trial=trial, number=trial.attempt, error=error, content=content)
            if content is not None:
                path = self._path(trial)
                results.write(path.with_name(f"{path.name}.failed-{trial.attempt}"), content)

    def _path(self, trial: models.Trial) -> Path:
        return results.path_of(Path(self._batch.results_dir), trial.agent_name, trial.number)


def restore_files(batch: models.Batch) -> None:
    """Every complete trial has its file: whoever was killed between row and file left one out."""
    complete = models.Trial.objects.filter(batch=batch, status=models.Trial.Status.COMPLETE)
    for agent_name, number, content in complete.values_list("agent_name", "number", "content").iterator():
        path = results.path_of(Path(batch.results_dir), agent_name, number)
        if content is not None and (not path.exists() or path.stat().st_size != len(content)):
            results.write(path, bytes(content))
