"""Words are taken back at the very moment at which they are handed on: to a match that begins, or to forks."""

import dataclasses
from typing import Any

import pytest

from games.booking import casting
from games.engine.facts import events
from games.experiments.forks import fork_orders
from games.log import trunks
from games.models import Arm, Match, Person, Seat, Status
from games.playing import withdrawing
from personas.models import Experience
from personas.remembering import memory, redis_values
from tests.games.prepared import logs, orders, prepared_forks
from tests.personas import cast
from tests.support.databases import at_once, elsewhere

pytestmark = pytest.mark.django_db(transaction=True)


SAID = "I was with Green in Admin the whole time"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """Somebody who sat in a match that is over, a persona that learned what they said, and a match of that persona that
    is to begin."""

    person: Person
    persona_key: str
    later: Match

    def withdraw(self) -> None:
        withdrawing.withdraw(self.person)

    def begin(self) -> None:
        casting.recall_lessons(self.later, list(self.later.seats.all()))

    def is_repeated(self) -> bool:
        return SAID in str([*Seat.objects.filter(match=self.later).values_list("lessons", flat=True)])


@pytest.fixture
def scene(empty_redis: object) -> Scene:
    match, color = spoken()
    seat = match.seats.get(color=color)
    Person.objects.create(seat=seat, link="a link", browser="a key", sat_down_at=match.created_at)
    later = orders.booked(chairs=orders.speaking_chairs("http://127.0.0.1:1/v1"), memory_on=True)
    persona_key = later.seats.exclude(persona_key="").values_list("persona_key", flat=True)[0]
    learned = cast.outcome(match.pk, persona_key=persona_key, lessons=(f"They said: {SAID}.",))
    memory.remember([learned], memory_on=True)
    person = Person.objects.select_related("seat__match").get()
    return Scene(person=person, persona_key=persona_key, later=later)


def spoken() -> tuple[Match, str]:
    """A match that is over, in which somebody of that colour said it."""
    entries, color = list(logs.played()), ""
    for place, entry in enumerate(entries):
        if isinstance(entry.event, events.Spoke) and not color:
            color = entry.event.color
            entries[place] = dataclasses.replace(entry, event=dataclasses.replace(entry.event, message=f"{SAID}."))
    telling = logs.Told(entries)
    telling.to_the_end()
    Match.objects.filter(pk=telling.match.pk).update(status=Status.FINISHED)
    return telling.match, color


def forked(match: Match) -> None:
    fork_orders.place(prepared_forks.order(match, times=1))


def is_kept_in_trunks() -> bool:
    return any(SAID in line for arm in Arm.objects.all() for line in trunks.unpacked(arm))


def test_a_match_is_told_of_words_that_nobody_took_back(scene: Scene) -> None:
    scene.begin()

    assert scene.is_repeated()


def test_lessons_that_were_read_before_the_words_were_taken_back_are_not_handed_out(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = memory.recall_all

    def overtaken(*asked: Any, **how: Any) -> Any:
        known = read(*asked, **how)
        elsewhere.done(scene.withdraw)
        return known

    monkeypatch.setattr(memory, "recall_all", overtaken)

    scene.begin()

    assert not scene.is_repeated()


@at_once.on_postgresql
def test_lessons_are_not_handed_out_while_words_are_being_taken_back(scene: Scene) -> None:
    at_once.together(scene.withdraw, scene.begin)

    assert not scene.is_repeated()


@at_once.on_postgresql
def test_words_are_taken_from_lessons_that_are_being_handed_out(scene: Scene) -> None:
    at_once.together(scene.begin, scene.withdraw)

    assert not scene.is_repeated()


def test_a_record_that_redis_was_never_told_to_change_is_not_believed(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as killed:
        killed.setattr(redis_values.Shelf, "put", lambda *_: None)
        scene.withdraw()
    assert SAID not in str(Experience.objects.values_list("lessons", flat=True))

    scene.begin()

    assert not scene.is_repeated()
    assert SAID not in str(memory.recall(scene.persona_key))


def test_a_fork_begins_with_words_that_nobody_took_back(scene: Scene) -> None:
    forked(scene.person.seat.match)

    assert is_kept_in_trunks()


@at_once.on_postgresql
def test_words_are_taken_from_a_fork_that_is_being_ordered(scene: Scene) -> None:
    at_once.together(lambda: forked(scene.person.seat.match), scene.withdraw)

    assert Arm.objects.exists()
    assert not is_kept_in_trunks()


@at_once.on_postgresql
def test_a_fork_that_is_ordered_while_words_are_being_taken_back_begins_without_them(scene: Scene) -> None:
    at_once.together(scene.withdraw, lambda: forked(scene.person.seat.match))

    assert Arm.objects.exists()
    assert not is_kept_in_trunks()
