"""Two people withdraw their words at the same moment: neither brings back the other's."""

from typing import Any

import pytest

from games.log import event_log
from games.models import Conduct, Echo, Match, Person, Status
from games.playing import jobs, withdrawing
from games.records import archive
from tests.games.prepared import orders, prepared_people
from tests.support.databases import at_once


@pytest.fixture
def match(empty_redis: object) -> Match:
    """A match with two people, for whom bots played."""
    match = orders.booked()
    for color in ("red", "blue"):
        prepared_people.seated(match, color, has_stand_in=True)
    Person.objects.update(misses=9)
    jobs.play_match(match.pk)
    match.refresh_from_db()
    assert match.status == Status.FINISHED
    return match


@at_once.on_postgresql
def test_both_are_nowhere_afterwards(match: Match) -> None:
    red, blue = Person.objects.select_related("seat__match").order_by("seat__place")
    names = [red.seat.name, blue.seat.name]
    assert all(name in "".join(event_log.lines(match.pk)) for name in names)

    at_once.together(lambda: withdrawing.withdraw(red), lambda: withdrawing.withdraw(blue))

    assert not any(name in "".join(event_log.lines(match.pk)) for name in names)


@pytest.mark.django_db(transaction=True)
def test_what_is_added_to_an_echo_while_it_is_hushed_goes_with_the_next_look(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Person.objects.earliest("pk")
    echo = Echo.objects.create(person=person, match=match, sentences=["I saw Blue in Admin."])
    make_again = withdrawing._make_again

    def meanwhile(*made: Any) -> None:
        Echo.objects.filter(pk=echo.pk).update(sentences=[*echo.sentences, "And Pink was there too."])
        make_again(*made)

    with monkeypatch.context() as patched:
        patched.setattr(withdrawing, "_make_again", meanwhile)
        withdrawing.finish()

    assert Echo.objects.exists()
    withdrawing.finish()
    assert not Echo.objects.exists()


@at_once.on_postgresql
def test_what_is_written_down_of_a_match_twice_at_once_is_there_once(match: Match) -> None:
    def keep() -> None:
        archive.keep(match, list(match.seats.all()), event_log.read(match.pk))

    at_once.together(keep, keep)

    assert Conduct.objects.filter(seat__match=match).count() == match.seats.count()
