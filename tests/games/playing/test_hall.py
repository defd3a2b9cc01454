"""One worker's tables: a failure ends only its own match, and another worker goes on from what was left."""

import contextlib
import dataclasses
import gc
import os
import signal
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import django_rq.settings
import httpx
import pytest
import redis
from django.db import OperationalError, connection
from django.db.models.functions import Now
from pytest_django import Settings
from rq import Queue

from games.booking import dispatch, matches
from games.log import doorbell, event_log, journal, lease
from games.models import Answer, Match, Pace, Status
from games.playing import admission, books, closing, hall, jobs, tables, taking_up
from personas.llm.line import aiohttp_transport
from tests.games.playing import players
from tests.games.prepared import orders
from tests.support import endurance, silent_redis
from tests.support.endpoints.model_server import ModelServer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("empty_redis")]
PLACES = 3


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "HEARTBEAT_SECONDS", 0.05)
    monkeypatch.setattr(hall, "LOOK_SECONDS", 0.05)


def states() -> list[str]:
    return list(Match.objects.order_by("pk").values_list("status", flat=True))


def meanwhile(*deeds: Callable[[], object]) -> threading.Thread:
    def do() -> None:
        try:
            for deed in deeds:
                deed()
        finally:
            connection.close()

    thread = threading.Thread(target=do)
    thread.start()
    return thread


def on_air(**changes: object) -> Match:
    return orders.booked(pace=Pace.BROADCAST, **changes)


def begun(*booked: Match) -> None:
    players.until(lambda: all(Match.objects.get(pk=match.pk).head > 0 for match in booked))


def test_whatever_is_due_is_played_side_by_side_and_each_is_the_match_that_it_would_have_been_alone(
    empty_redis: "redis.Redis",
) -> None:
    booked = [orders.booked(seed=seed) for seed in range(PLACES + 2)]
    waiting = Queue(dispatch.QUEUE, connection=empty_redis)
    dispatch.send_all(dispatch.unsent())
    assert (len(waiting.get_job_ids()), dispatch.unsent()) == (PLACES + 2, [])

    hall.Hall(admission.OpenDoor(PLACES)).run()

    assert states() == [Status.FINISHED] * (PLACES + 2)
    assert waiting.get_job_ids() == []
    alone = matches.rerun(booked[1].pk, "alone")
    jobs.play_match(alone.pk)
    assert orders.log(alone) == orders.log(booked[1])


@pytest.mark.usefixtures("quick")
def test_one_that_breaks_is_lost_or_aborted_ends_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    broken, lost, aborted, paused, _ = (
        orders.booked(), on_air(), on_air(), on_air(), orders.booked(seed=3)
    )  # fmt: skip
    close = closing.close
    monkeypatch.setattr(closing, "close", lambda match, *more: 1 / 0 if match.pk == broken.pk else close(match, *more))

    helper = meanwhile(
        lambda: begun(lost, aborted, paused),
        lambda: Match.objects.filter(pk=lost.pk).update(fence=99, owner="another", lease_until=lease.after(600)),
        lambda: matches.abort(aborted.pk, "wrong lineup"),
        lambda: matches.pause(paused.pk),
    )
    hall.Hall(admission.OpenDoor(8)).run()
    helper.join()

    assert states() == [Status.INTERRUPTED, Status.RUNNING, Status.ABORTED, Status.PAUSED, Status.FINISHED]
    assert list(Match.objects.order_by("pk").values_list("owner", flat=True)) == ["", "another", "", "", ""]
    broken.refresh_from_db()
    assert "ZeroDivisionError" in broken.reason


@pytest.mark.usefixtures("quick")
def test_what_cannot_be_written_at_all_ends_its_match_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    broken, _ = orders.booked(), orders.booked(seed=3)
    grown = event_log.growth
    too_large = {"head": 2**70}  # neither database accepts it, and each driver raises its own error

    def growth(ours: lease.Lease, *more: Any, **named: Any) -> event_log.Growth:
        each = grown(ours, *more, **named)
        return dataclasses.replace(each, changes={**each.changes, **too_large}) if ours.pk == broken.pk else each

    monkeypatch.setattr(event_log, "growth", growth)
    hall.Hall(admission.OpenDoor(2)).run()

    assert states() == [Status.INTERRUPTED, Status.FINISHED]


def test_a_step_is_not_written_without_the_answers_that_it_came_of(monkeypatch: pytest.MonkeyPatch) -> None:
    keeping = journal.kept

    def kept(*of: Any, **named: Any) -> journal.Kept:
        each = keeping(*of, **named)
        each.answer.step = 2**70
        return each

    monkeypatch.setattr(journal, "kept", kept)
    with ModelServer(orders.acting) as server:
        broken = orders.booked(chairs=orders.speaking_chairs(server.url, 4), memory_on=False)
        hall.Hall(admission.OpenDoor(1)).run()

    assert states() == [Status.INTERRUPTED]
    assert broken.entries.exists()
    assert not broken.entries.filter(kind="Thought").exists()
    assert server.heard


def test_among_models_one_match_asks_on_after_the_other_however_many_have_their_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise all matches would ask at the same time as the slowest one, be answered at the same time, and so on."""
    deeds = list[tuple[int, str]]()
    grow, signal = books.Books.grow, books.Books.signal

    def grown(self: books.Books, growth: event_log.Growth, *more: Any, **named: Any) -> Any:
        deeds.append((growth.lease.match_id, "writes"))
        return grow(self, growth, *more, **named)

    def signalled(self: books.Books, match_id: int, told: doorbell.Signal) -> None:
        if len(told["thinking"]) == told["asked"]:
            deeds.append((match_id, "asks"))
        signal(self, match_id, told)

    monkeypatch.setattr(books.Books, "grow", grown)
    monkeypatch.setattr(books.Books, "signal", signalled)
    with ModelServer(lambda heard: orders.acting(heard, delay=0.05)) as server:
        chairs = orders.speaking_chairs(server.url, 4, concurrency=100)
        for seed in range(2):
            orders.booked(chairs=chairs, rules=orders.SHORT, seed=seed, memory_on=False)
        hall.Hall(admission.OpenDoor(PLACES)).run()

    assert states() == [Status.FINISHED] * 2
    begun = {match_id: deeds.index((match_id, "asks")) for match_id, _ in deeds}
    asked_on = [place for place, (match_id, deed) in enumerate(deeds) if deed == "asks" and place > begun[match_id]]
    assert len(asked_on) > 20
    assert [place for place in asked_on if deeds[place - 1] != (deeds[place][0], "writes")] == []


def test_told_to_end_it_hands_all_over_and_keeps_what_was_answered() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with ModelServer(lambda heard: orders.acting(heard, delay=60.0 if heard.number % 4 == 3 else 0.0)) as server:
        asked = orders.booked(chairs=orders.speaking_chairs(server.url, 4), memory_on=False)
        shown = on_air()
        helper = meanwhile(
            lambda: begun(asked, shown),
            lambda: players.until(lambda: Answer.objects.filter(match=asked).count() == 3),
            lambda: os.kill(os.getpid(), signal.SIGTERM),
        )
        began_at = time.monotonic()
        jobs.play_matches(asked.pk)
        helper.join()

    assert time.monotonic() - began_at < 30
    assert set(Match.objects.values_list("status", "owner", "lease_until", "takeovers")) == {
        (Status.QUEUED, "", None, 0)
    }
    assert signal.getsignal(signal.SIGTERM) is before


@pytest.mark.usefixtures("quick")
def test_while_one_plays_its_leases_do_not_run_out_and_what_comes_due_is_taken_too(empty_redis: "redis.Redis") -> None:
    """A job that waits for a worker makes only exhibitions give way."""
    first = on_air()
    Queue("sct", connection=empty_redis).enqueue("time.sleep", 0)

    def book_another() -> None:
        players.let_lease_run_out(first)
        players.until(lambda: Match.objects.filter(pk=first.pk, lease_until__gt=Now()).exists(), 20)
        other = orders.booked(seed=9)
        players.until(lambda: Match.objects.get(pk=other.pk).status == Status.FINISHED)

    playing = hall.Hall(admission.OpenDoor(PLACES))
    helper = meanwhile(lambda: begun(first), book_another, playing.stop)
    playing.run()
    helper.join()

    assert states() == [Status.QUEUED, Status.FINISHED]


def test_a_redis_that_hangs_keeps_no_match_from_being_played(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker still asks it whether a match is waiting, who else is working and which jobs are done."""
    orders.booked()
    is_over, was_waited_for = threading.Event(), threading.Event()

    def hang_up_some_day() -> None:
        while not is_over.wait(0.1 if was_waited_for.is_set() else endurance.in_reason(20)):
            was_waited_for.set()
            hanging.hang_up()

    with silent_redis.listening() as hanging:
        settings.REDIS_URL = hanging.url
        for queue in django_rq.settings.QUEUES.values():
            monkeypatch.setitem(queue, "URL", hanging.url)
        helper = meanwhile(hang_up_some_day)
        hall.Hall(admission.OpenDoor(PLACES)).run()
        is_over.set()
        helper.join()

    assert states() == [Status.FINISHED]
    assert not was_waited_for.is_set()


def test_who_thaws_on_the_way_to_the_endpoint_looks_before_it_sends(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in freezes the loop, and so the worker, while another worker takes the match."""
    monkeypatch.setattr(lease, "SECONDS", 0.5)
    monkeypatch.setattr(lease, "HEARTBEAT_SECONDS", 0.05)
    carried = aiohttp_transport.AiohttpTransport.handle_async_request
    taken, sent = list[lease.Lease | None](), list[int]()

    def take_over() -> None:
        players.until(lambda: Match.objects.filter(pk=match.pk, lease_until__lt=Now()).exists(), 20)
        taken.append(lease.claim(match.pk))

    async def frozen(self: aiohttp_transport.AiohttpTransport, request: httpx.Request) -> httpx.Response:
        if not taken and len(server.heard) >= 8:
            meanwhile(take_over).join()
            sent.append(len(server.heard))
        return await carried(self, request)

    monkeypatch.setattr(aiohttp_transport.AiohttpTransport, "handle_async_request", frozen)
    with ModelServer(orders.acting) as server:
        match = orders.booked(chairs=orders.speaking_chairs(server.url, 4), memory_on=False)
        hall.Hall(admission.ChosenDoor([match.pk])).run()

    assert taken[-1]
    assert sent == [len(server.heard)]


@pytest.mark.usefixtures("quick")
def test_when_all_places_are_taken_a_match_on_air_is_given_one_that_nobody_watches() -> None:
    with ModelServer(lambda heard: orders.acting(heard, delay=0.02)) as server:
        flat_out = orders.booked(chairs=orders.speaking_chairs(server.url, 4), memory_on=False)
        playing = hall.Hall(admission.OpenDoor(1))
        booked: list[Match] = []
        helper = meanwhile(
            lambda: begun(flat_out),
            lambda: booked.append(on_air()),
            lambda: begun(*booked),
            playing.stop,
        )
        playing.run()
        helper.join()

    flat_out.refresh_from_db()
    assert (flat_out.status, flat_out.takeovers) == (Status.QUEUED, 0)
    assert not Answer.objects.filter(match=flat_out, attempt__gt=1).exists()


def test_a_database_that_goes_away_leaves_all_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    booked = [orders.booked(seed=seed) for seed in range(2)]
    monkeypatch.setattr(event_log, "append_all", mock.Mock(side_effect=OperationalError("gone")))

    jobs.play_matches(booked[0].pk)

    assert "left alone" in caplog.text
    assert states() == [Status.RUNNING] * 2


class Table:
    """The part of a table that a door uses."""

    def __init__(self, *, has_come_forward: bool, is_suspect: bool = False) -> None:
        self.guest = tables.Guest(match_id=0, is_suspect=is_suspect)
        self.run = mock.Mock(has_come_forward=has_come_forward, is_to_make_room=False)


@pytest.fixture
def lost() -> list[Match]:
    """Two matches that lost their workers again and again, and one that lost its first."""
    booked = [orders.booked() for _ in range(3)]
    for match, takeovers in zip(booked, (admission.SUSPECT, admission.SUSPECT, 0), strict=True):
        Match.objects.filter(pk=match.pk).update(status=Status.RUNNING, takeovers=takeovers, owner="dead", fence=5)
        players.let_lease_run_out(match)
    return booked


def test_whoever_may_take_its_worker_down_is_let_in_alone_and_when_all_others_have_come_forward(
    lost: list[Match],
) -> None:
    def let_in(*present: Table) -> list[int]:
        came = admission.OpenDoor(8).let_in("us", dict(enumerate(present)))  # type: ignore[arg-type] # all that it looks at
        return [guest.match_id for _, guest in came.claimed]

    assert let_in() == [lost[2].pk]
    assert let_in(Table(has_come_forward=False)) == []
    assert let_in(Table(has_come_forward=True)) == [lost[0].pk]
    assert let_in(Table(has_come_forward=False, is_suspect=True)) == []
    assert let_in(Table(has_come_forward=True, is_suspect=True)) == [lost[1].pk]


def test_what_it_plays_already_is_not_let_in_once_more_when_its_own_lease_has_run_out(lost: list[Match]) -> None:
    present, door = {match.pk: Table(has_come_forward=True) for match in lost}, admission.OpenDoor(8)

    looks = [door.let_in("dead", present) for _ in range(2)]  # type: ignore[arg-type] # all that it looks at

    assert [list(came.claimed) for came in looks] == [[], []]


def test_when_its_own_leases_have_run_out_it_takes_nobody_elses_before_all_had_time_for_a_sign_of_life(
    lost: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock was changed, or nobody could write for a while: the other workers may still be playing."""
    ours, *_ = lost
    present, door = {ours.pk: Table(has_come_forward=True)}, admission.OpenDoor(8)

    def let_in() -> list[int]:
        came = door.let_in("dead", present)  # type: ignore[arg-type] # all that it looks at
        return [guest.match_id for _, guest in came.claimed]

    assert let_in() == []
    Match.objects.filter(pk=ours.pk).update(lease_until=lease.after(60))
    assert let_in() == []
    later = time.monotonic() + lease.SECONDS
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert let_in() == [lost[2].pk]


def test_each_worker_takes_its_share_and_later_what_nobody_took(empty_redis: "redis.Redis") -> None:
    for seed in range(6):
        orders.booked(seed=seed)
    empty_redis.sadd("rq:workers:matches", "ada", "bob")
    door = admission.OpenDoor(8)

    first, second = door.let_in("us", {}), door.let_in("us", {})

    assert (len(first.claimed), len(second.claimed)) == (3, 3)


def test_of_a_match_that_has_left_nothing_waits_until_garbage_is_searched_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """That would take a minute in which other matches come. Looks after the match, before the worker ends."""
    known: list[weakref.ref[object]] = []
    left: list[object] = []
    taken_up, see_out, close = taking_up.take_up, hall.Hall._see_out, closing.close

    def take_up(*given: Any) -> taking_up.Start:
        start = taken_up(*given)
        known.extend(map(weakref.ref, (start.table, start.match, *start.seats)))
        return start

    def seen_out(self: hall.Hall) -> None:
        see_out(self)
        if not self._tables:
            left.extend(thing for each in known if (thing := each()) is not None)

    monkeypatch.setattr(taking_up, "take_up", take_up)
    monkeypatch.setattr(hall.Hall, "_see_out", seen_out)
    monkeypatch.setattr(hall.logger, "error", lambda *_, **__: None)  # pytest keeps log records and tracebacks
    monkeypatch.setattr(closing, "close", lambda match, *more: 1 / 0 if match.seed == 3 else close(match, *more))
    with ModelServer(orders.acting) as server, without_searches():
        orders.booked(chairs=orders.speaking_chairs(server.url, 4), memory_on=False)
        orders.booked(seed=2)
        orders.booked(seed=3)
        hall.Hall(admission.OpenDoor(1)).run()

    assert sorted(states()) == [Status.FINISHED, Status.FINISHED, Status.INTERRUPTED]
    assert known
    assert left == []


@contextlib.contextmanager
def without_searches() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_a_hall_that_closes_lets_nobody_in_and_hands_each_match_on_after_a_step(
    quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        orders.booked()
    door = admission.OpenDoor(PLACES)
    monkeypatch.setattr(door, "closes", lambda: event_log.heads(Match.objects.values_list("pk", flat=True)) != {})

    hall.Hall(door).run()

    assert states() == [Status.QUEUED] * 2
    assert Match.objects.filter(head__gt=0, owner="").exists()
