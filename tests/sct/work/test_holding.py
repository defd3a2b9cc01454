"""What one worker holds, while others take trials over from it and give them up again."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from django.db.models import F
from django.db.models.functions import Now

from glassbox_site.ground.working import leases, loop_turns
from personas.llm import road
from sct import models
from sct.work import claims, endings, holding, journal, plays, seats
from tests.sct import batch_files

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
Status, Wish = models.Trial.Status, models.Batch.Wish


def test_a_trial_that_was_lost_and_taken_again_is_held_anew_while_its_first_play_still_ends(tmp_path: Path) -> None:
    batch = batch_files.batch(tmp_path, num_trials=1)
    goes_on = asyncio.Semaphore(0)
    loop = loop_turns.Turns(road.Road().borrowed, "batch")

    async def play(held: seats.Held) -> plays.Finished:
        await goes_on.acquire()
        raise journal.Stopped

    own = seats.Seats(loop, play, lambda: False)
    held = holding.Holding(batch, journal.Book(loop), own, lambda: False, slots=2)
    trials = batch.trials.filter(number=1).order_by("pk")[:1]
    batch.trials.exclude(pk__in=list(trials.values_list("pk", flat=True))).update(status=Status.COMPLETE)

    def look(*, beats: int = 1) -> None:
        held.keep()
        held.share_out(lingers=True)
        held.fill()
        for _ in range(beats):
            loop.run(0.0)

    def leave() -> list[endings.Ending]:
        goes_on.release()
        while not own.ended:
            loop.run(30)
        return held.settle([(one := own.ended.popleft(), endings.of(one.held.claim, one.played))])

    with loop.opened():
        look()
        assert own.taken == 1

        batch.trials.filter(status=Status.RUNNING).update(owner="other", slot=1, fence=F("fence") + 1)
        look()
        batch.trials.filter(owner="other").update(status=Status.QUEUED, **claims.NOBODYS)
        look()
        assert (len(held), own.taken) == (2, 2)

        assert leave() == [], "of the lost one nothing is written"
        batch.trials.filter(status=Status.RUNNING).update(lease_until=Now() + timedelta(seconds=1))
        held.keep()
        assert len(held) == 1
        [last] = leave()

    assert len(held) == 0
    assert last.changes == {"status": Status.QUEUED}


def test_when_the_clock_is_moved_workers_keep_what_they_play_and_take_nothing_from_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each first gets time for a sign of life; trials of a worker that gives none are then taken over."""
    batch = batch_files.batch(tmp_path, num_trials=8)
    with contextlib.ExitStack() as stack:
        one, other = (stack.enter_context(playing_on(batch, slots=4)) for _ in "ab")
        for each in (one, other):
            each.share_out(lingers=False)
        for each in (one, other):
            each.share_out(lingers=False)
            each.fill()
        shared = playing(batch)
        assert Counter(shared.values()) == {(one.company.owner, 1): 2, (other.company.owner, 1): 2}
        let_leases_run_out(batch)

        one.share_out(lingers=False)
        other.share_out(lingers=False)
        for each in (one, other):
            each.keep()
            each.share_out(lingers=False)
        assert playing(batch) == shared
        assert batch.trials.filter(leases.SILENT).count() == 0

        let_leases_run_out(batch)
        one.keep()
        one.share_out(lingers=False)
        assert playing(batch) == shared

        later = time.monotonic() + claims.SECONDS
        monkeypatch.setattr(time, "monotonic", lambda: later)
        one.share_out(lingers=False)
        assert {owner for owner, _ in playing(batch).values()} == {one.company.owner}


@contextlib.contextmanager
def playing_on(batch: models.Batch, *, slots: int) -> Iterator[holding.Holding]:
    """A worker whose trials last until the end of this context."""
    loop, over = loop_turns.Turns(road.Road().borrowed, "batch"), asyncio.Event()

    async def play(_held: seats.Held) -> plays.Finished:
        await over.wait()
        raise journal.Stopped

    own = seats.Seats(loop, play, over.is_set)
    held = holding.Holding(batch, journal.Book(loop), own, over.is_set, slots=slots)
    with loop.opened():
        yield held
        over.set()
        while own.taken:
            loop.run(30)


def let_leases_run_out(batch: models.Batch) -> None:
    past = F("lease_until") - timedelta(hours=1)
    batch.trials.filter(lease_until__isnull=False).update(lease_until=past)
    models.Worker.objects.filter(batch=batch).update(lease_until=past)


def playing(batch: models.Batch) -> dict[int, tuple[str, int]]:
    """The running trials with their owners, and how often each was claimed."""
    rows = batch.trials.filter(status=Status.RUNNING).values_list("pk", "owner", "fence")
    return {pk: (owner, fence) for pk, owner, fence in rows}


def test_what_a_worker_lost_it_does_not_take_for_its_own_because_it_has_taken_it_again(tmp_path: Path) -> None:
    batch = batch_files.batch(tmp_path, num_trials=1)
    desk = claims.Desk(batch, "one", slots=4)
    first, *_ = desk.seat(desk.claim(1))
    batch.trials.filter(pk=first.pk).update(status=Status.QUEUED, fence=F("fence") + 1, **claims.NOBODYS)
    desk.look()
    again, *_ = desk.seat(desk.claim(1))

    assert again.pk == first.pk
    assert claims.hold("one") == {(again.pk, again.fence)}
