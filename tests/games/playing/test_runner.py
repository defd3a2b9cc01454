"""Playing a match to its end, from wherever its log stands."""

import contextlib
import json
import threading
from collections.abc import Iterator

import pytest
import redis
from django.db import connection, transaction

from games.booking import matches
from games.log import doorbell, event_log, lease
from games.models import Match, PauseCause, Status
from games.playing import admission, hall, jobs, stops
from tests.games.playing import players
from tests.games.prepared import orders

pytestmark = pytest.mark.django_db(transaction=True)


def played(match: Match) -> Match:
    jobs.play_match(match.pk)
    match.refresh_from_db()
    return match


def cut_back(match: Match, head: int) -> None:
    """As if the worker had been killed right after that entry's step."""
    match.entries.filter(seq__gt=head).delete()
    Match.objects.filter(pk=match.pk).update(head=head, status=Status.QUEUED, winner="", end_reason="", ended_at=None)


def steps(match: Match, client: "redis.Redis") -> list[int]:
    """Plays the match; returns the heads that the doorbell told."""
    with client.pubsub(ignore_subscribe_messages=True) as bell:  # type: ignore[no-untyped-call] # redis leaves it untyped
        bell.subscribe(f"{doorbell.CHANNEL}{match.pk}")
        bell.get_message(timeout=5)
        played(match)
        heard = []
        while message := bell.get_message(timeout=1):
            heard.append(json.loads(message["data"]))
    return [told["head"] for told in heard if "head" in told]


def test_a_match_is_played_to_its_end() -> None:
    match = played(orders.booked())

    assert (match.status, match.owner, match.reason) == (Status.FINISHED, "", "")
    assert match.head == len(orders.log(match))
    assert match.winner in ("crew", "impostors", "nobody")
    assert match.started_at is not None
    assert match.ended_at is not None


def test_every_step_is_told_after_it_was_written(empty_redis: "redis.Redis") -> None:
    match = orders.booked()

    heads = steps(match, empty_redis)

    match.refresh_from_db()
    assert heads == sorted(heads)
    assert heads[-1] == match.head
    assert len(set(heads)) > 10


def test_from_whatever_step_a_match_goes_on_it_is_the_same_match(empty_redis: "redis.Redis") -> None:
    match = orders.booked()
    heads = steps(match, empty_redis)
    whole = orders.log(match)

    for head in {0, *heads[: -2 : len(heads) // 4]}:
        cut_back(match, head)
        played(match)
        assert orders.log(match) == whole


def end_at(match: Match, head: int, playing: hall.Hall) -> None:
    players.until(lambda: Match.objects.filter(pk=match.pk, head__gte=head).exists())
    playing.stop()
    connection.close()


def test_nothing_is_kept_of_an_end_before_it_is_shown(empty_redis: "redis.Redis") -> None:
    match = orders.booked()
    heads = steps(match, empty_redis)
    ended = match.entries.get(kind="MatchEnded").seq
    cut_back(match, max(head for head in heads if head < ended))
    match.seats.update(role="", has_won=None)
    Match.objects.filter(pk=match.pk).update(pace="broadcast")
    playing = hall.Hall(admission.ChosenDoor([match.pk]))
    threading.Thread(target=end_at, args=(match, ended, playing)).start()

    playing.run()

    match.refresh_from_db()
    assert (match.status, match.owner) == (Status.QUEUED, "")
    assert set(match.seats.values_list("role", "has_won")) == {("", None)}


def test_a_match_that_somebody_plays_is_left_to_them() -> None:
    match = orders.booked()
    theirs = lease.claim(match.pk)

    played(match)

    assert theirs is not None
    assert theirs.hold()
    assert event_log.read(match.pk) == []


def test_a_match_whose_log_and_row_disagree_is_interrupted_and_not_running_for_ever() -> None:
    match = orders.booked()
    Match.objects.filter(pk=match.pk).update(head=5)

    played(match)

    assert (match.status, match.owner, match.head) == (Status.INTERRUPTED, "", 5)
    assert "LogConflict" in match.reason


def test_why_a_match_was_interrupted_can_be_stored_whatever_it_is() -> None:
    reason = stops.interrupted(ValueError("so\0 \ud800\nlong" * 999)).changes["reason"]

    assert reason.encode().count(b"\0") == 0
    assert len(reason) == stops.LONGEST_REASON


@contextlib.contextmanager
def locked(match: Match) -> Iterator[None]:
    """Another connection holds the write lock, and this test's does not wait for it."""
    is_held, is_enough = threading.Event(), threading.Event()

    def hold() -> None:
        with transaction.atomic():
            Match.objects.select_for_update().get(pk=match.pk)
            is_held.set()
            is_enough.wait(20)
        connection.close()

    holder = threading.Thread(target=hold)
    holder.start()
    is_held.wait(20)
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA busy_timeout = 1" if connection.vendor == "sqlite" else "SET lock_timeout = '1ms'")
    try:
        yield
    finally:
        is_enough.set()
        holder.join()
        connection.close()


def test_a_match_that_cannot_be_claimed_now_is_left_alone_and_its_job_does_not_fail(
    caplog: pytest.LogCaptureFixture,
) -> None:
    match = orders.booked()

    with locked(match):
        jobs.play_match(match.pk)

    assert "is left alone" in caplog.text
    assert played(match).status == Status.FINISHED


def test_an_exhibition_makes_room_and_is_the_same_match_afterwards(empty_redis: "redis.Redis") -> None:
    shown = orders.booked(is_exhibition=True, pace="broadcast")
    other = matches.schedule(orders.order())

    played(shown)

    assert (shown.status, shown.pause_cause) == (Status.PAUSED, PauseCause.YIELDED)
    assert shown.head > 0
    played(other)
    empty_redis.flushall()
    Match.objects.filter(pk=shown.pk).update(status=Status.QUEUED, pace="flat_out")
    played(shown)
    assert orders.log(shown) == orders.log(played(matches.rerun(shown.pk, "undisturbed")))
