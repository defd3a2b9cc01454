"""People and the table at the same moment: whoever comes second sees what the first did."""

from typing import Any

from games.booking.people import practising, questions
from games.models import Match, Person, Question
from games.playing import withdrawing
from tests.games.booking import test_seats
from tests.games.prepared import orders, prepared_people
from tests.support.databases import at_once


@at_once.on_postgresql
def test_the_last_place_to_practise_is_taken_once(settings: Any) -> None:
    settings.PRACTICE_MATCHES = 1

    second = at_once.together(lambda: practising.sit_down("Ann"), lambda: practising.sit_down("Ben"))

    assert second is None
    assert Match.objects.count() == 1


@at_once.on_postgresql
def test_who_taps_twice_practises_in_one_match() -> None:
    first = []

    second = at_once.together(
        lambda: first.append(practising.sit_down("Ann", key="hers")), lambda: practising.sit_down("Ann", key="hers")
    )

    assert first == [second]
    assert Match.objects.count() == 1


@at_once.on_postgresql
def test_who_withdraws_while_they_are_asked_is_not_waited_for() -> None:
    match = orders.booked()
    prepared_people.seated(match)
    person = Person.objects.select_related("seat__match").get()

    at_once.together(lambda: questions.asked(*test_seats.asked(match)), lambda: withdrawing.withdraw(person))

    assert Question.objects.get().state == "stood_in"
