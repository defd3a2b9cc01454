"""The ship at a glance: who is where and which bodies lie there, but not who anybody is."""

import concurrent.futures
import contextlib
import dataclasses
import threading
from collections.abc import Callable

import pytest
from django.db import connection

from games.engine.eyes import perspective
from games.engine.facts import events
from games.pages import sketches
from games.watching import ongoing
from tests.games.prepared import logs

HANG = 60.0


def known(after: type[events.Event]) -> perspective.Perspective:
    """What the glass knows at the first event of that kind."""
    log = logs.played(24)
    place = next(n for n, entry in enumerate(log, 1) if isinstance(entry.event, after))
    return perspective.learn_all(perspective.blank("glass"), log[:place])


def drawn(seen: perspective.Perspective) -> sketches.Sketch:
    found = sketches.of(seen)
    assert found is not None
    return found


def test_before_anybody_is_aboard_there_is_nothing_to_draw() -> None:
    assert sketches.of(perspective.blank("glass")) is None


def test_everybody_who_lives_stands_there_once_and_the_dead_lie_where_they_fell() -> None:
    sketch = drawn(known(events.Killed))

    standing = [token.color for token in sketch.tokens if not token.is_body]
    lying = [token.color for token in sketch.tokens if token.is_body]
    assert len(set(standing)) == len(standing) == sketch.alive == sketch.seated - 1
    assert len(lying) == 1
    assert set(lying).isdisjoint(standing)


def test_nobody_stands_upon_anybody() -> None:
    sketch = drawn(known(events.MeetingOpened))

    assert len({(token.x, token.y) for token in sketch.tokens}) == len(sketch.tokens)


@pytest.mark.parametrize("room", ["admin", "communications", "cafeteria"])
def test_whoever_is_in_a_room_stands_within_it_however_many_they_are(room: str) -> None:
    seen = known(events.Killed)
    crowd = {color: dataclasses.replace(figure, place=room) for color, figure in seen.figures.items()}
    [box] = [place.box for place in seen.station.places if place.id == room]
    assert box is not None

    standing = [token for token in drawn(dataclasses.replace(seen, figures=crowd)).tokens if not token.is_body]

    assert len({(token.x, token.y) for token in standing}) == len(standing) > 3
    assert all(box.left <= token.x <= box.right for token in standing)
    assert all(box.top <= token.y <= box.bottom for token in standing)


def test_rooms_where_a_sabotage_is_mended_are_marked() -> None:
    seen = known(events.SabotageStarted)

    assert 0 < sum(room.is_alarmed for room in drawn(seen).rooms) < len(drawn(seen).rooms)
    assert not any(room.is_alarmed for room in drawn(known(events.MatchOpened)).rooms)


def look(telling: logs.Told) -> perspective.Perspective:
    return ongoing.now(telling.match.pk, telling.match.start_at)


@pytest.mark.django_db
def test_a_second_look_reads_on_from_the_first_and_knows_as_much_as_one_from_the_start() -> None:
    telling = logs.Told()
    telling.up_to(20)
    early = look(telling)
    telling.to_the_end()

    late = look(telling)

    assert early == perspective.learn_all(perspective.blank("glass"), logs.played()[:20])
    assert late == perspective.learn_all(perspective.blank("glass"), logs.played())


@pytest.mark.django_db
def test_what_was_forgotten_is_read_again() -> None:
    tellings = [logs.Told() for _ in range(ongoing.MOST_KEPT + 1)]
    for telling in tellings:
        telling.up_to(20)

    assert len({look(telling).tick for telling in [*tellings, tellings[0]]}) == 1


@pytest.mark.django_db
def test_who_looks_at_a_match_does_not_wait_for_who_reads_another() -> None:
    slow, other = logs.Told(), logs.Told()
    other.up_to(20)
    is_reading, may_go_on = threading.Event(), threading.Event()

    def held_up(execute: Callable[..., object], *question: object) -> object:
        is_reading.set()
        assert may_go_on.wait(HANG)
        return execute(*question)

    def look_slowly() -> perspective.Perspective:
        with contextlib.closing(connection), connection.execute_wrapper(held_up):
            return look(slow)

    with concurrent.futures.ThreadPoolExecutor() as others:
        reading = others.submit(look_slowly)
        assert is_reading.wait(HANG)
        seen = look(other)
        may_go_on.set()

    assert seen.seats
    assert not reading.result().seats


def test_every_room_bears_its_name_within_its_walls() -> None:
    sketch = drawn(known(events.Killed))

    named = {room.name for room in sketch.rooms}
    assert {"Cafeteria", "Electrical", "MedBay"} <= named
    assert all(room.left < room.middle < room.left + room.width for room in sketch.rooms)
