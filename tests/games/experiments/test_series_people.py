"""People in a series: matches wait for them, and they count under a name of their own or not at all."""

import io
import re
from collections.abc import Collection, Mapping
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client

from games.booking.people import inviting, questions
from games.experiments.series import match_rows, packing, pair_outcomes, series_casting, series_file, series_orders
from games.models import Match, Person, Question, Series, Status
from games.players.humans.person import Outcome
from games.playing import jobs
from tests.games.prepared import prepared_series

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("empty_redis")]
OF_PEOPLE: dict[str, Any] = {
    "design": "seat",
    "entries": [{"person": "quiet"}, {"bot": "hunter"}],
    "rules": {"map": "outpost", "impostors": 1, "people_told": True},
    "pairs": 1,
    "void": {"lost_turns": 1.0},
}


@pytest.fixture(autouse=True)
def nobody_is_waited_for(settings: Any) -> None:
    settings.PERSON_ACTION_SECONDS = settings.PERSON_LINE_SECONDS = 0


def tended(token: str = "people", **changes: Any) -> Series:
    series = prepared_series.ordered(token, **{**OF_PEOPLE, **changes})
    series_orders.tend(series)
    return series


def free_seats(series: Series) -> list[Person]:
    return list(Person.objects.filter(seat__match__series_place__series=series).select_related("seat__match"))


def played(series: Series) -> list[match_rows.MatchRow]:
    """Plays everything that was ordered, whoever has come."""
    for match in Match.objects.filter(series_place__series=series):
        Match.objects.filter(pk=match.pk).update(status=Status.QUEUED)
        jobs.play_match(match.pk)
    series_orders.gather(series)
    return series_orders.rows_of(series)


def come(person: Person) -> None:
    assert inviting.sit_down(inviting.invite(person.seat), name="Ann") is not None


def test_a_match_with_a_seat_for_somebody_waits_for_them_and_the_other_does_not() -> None:
    series = tended()

    with_people, without = Match.objects.filter(series_place__series=series).order_by("series_place__number")

    assert (with_people.status, without.status) == (Status.SCHEDULED, Status.QUEUED)
    assert [person.seat.match for person in free_seats(series)] == [with_people]


def test_in_a_series_nobody_has_a_name_that_tells_who_is_a_person() -> None:
    [person] = free_seats(tended())

    come(person)

    person.seat.refresh_from_db()
    assert person.seat.name == person.seat.color.title()


def test_a_seat_that_the_file_keeps_for_no_person_is_nobodys() -> None:
    [person] = free_seats(tended())
    other = person.seat.match.seats.exclude(pk=person.seat_id).first()
    assert other is not None

    with pytest.raises(inviting.Taken):
        inviting.invite(other)


def test_a_pair_in_which_somebody_came_counts_under_their_name() -> None:
    series = tended()
    come(*free_seats(series))

    rows = played(series)

    [pair] = pair_outcomes.pairs(series_orders.file_of(series), rows)
    [sat] = [seat for row in rows for seat in row.seats if seat.is_person]
    assert (sat.entry, sat.is_subject, pair.void) == ("people", True, "")
    assert Question.objects.exists()
    assert b"is_person" in dict(packing.files(series))["seats.csv"]


def test_the_match_does_not_wait_to_see_what_becomes_of_questions_to_who_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    series, look, looks = tended(), questions.look, list[Collection[int]]()

    def looked(asked: Collection[int]) -> Mapping[int, Outcome]:
        looks.append(asked)
        return look(asked)

    monkeypatch.setattr(questions, "look", looked)
    come(*free_seats(series))
    Person.objects.update(misses=questions.MOST_MISSES)

    played(series)

    assert Question.objects.exists()
    assert looks == []


def test_a_pair_to_which_nobody_came_is_void_and_says_why() -> None:
    series = tended()

    [pair] = pair_outcomes.pairs(series_orders.file_of(series), played(series))

    assert (pair.void, pair.difference) == ("people", None)


def test_a_series_stands_not_still_while_somebody_is_to_come() -> None:
    series = tended()
    waiting = Match.objects.get(series_place__series=series, status=Status.SCHEDULED)
    Match.objects.filter(series_place__series=series).exclude(pk=waiting.pk).update(status=Status.FINISHED)

    assert series_orders.is_played(series)

    Match.objects.filter(pk=waiting.pk).update(status=Status.QUEUED)
    assert not series_orders.is_played(series)


def test_people_are_invited_to_as_many_matches_at_once_as_the_file_says(client: Client) -> None:
    series, out = tended(pairs=3, people={"ahead": 6}), io.StringIO()

    call_command("invite_person", "--series", str(series.pk), "--site", "https://league.example.org", stdout=out)

    links = re.findall(r"https://league.example.org(\S+)", out.getvalue())
    assert len({*links}) == 3
    assert [client.get(link).status_code for link in links] == [200, 200, 200]
    assert all(f"{person.seat.match}, {person.seat.color}:" in out.getvalue() for person in free_seats(series))
    for person in free_seats(series):
        come(person)
    with pytest.raises(SystemExit) as refused:
        call_command("invite_person", "--series", str(series.pk), stderr=io.StringIO())
    assert refused.value.code == 2


def test_people_fill_no_seats() -> None:
    told = prepared_series.text(**{**OF_PEOPLE, "fillers": [{"person": "quiet"}]})

    with pytest.raises(series_file.BadSeries, match="people are compared"):
        series_casting.read(told)


def test_a_bot_that_keeps_a_seat_is_one_that_there_is() -> None:
    told = prepared_series.text(**{**OF_PEOPLE, "entries": [{"person": "quite"}, {"bot": "hunter"}]})

    with pytest.raises(series_file.BadSeries, match="did you mean 'quiet'"):
        series_casting.read(told)


def test_the_page_of_the_series_tells_who_is_waited_for(client: Client) -> None:
    series = tended()
    [person] = free_seats(series)

    shown = client.get(series.get_absolute_url()).content.decode()

    assert "is waiting for somebody to sit down" in shown
    come(person)
    assert "is waiting for somebody to sit down" not in client.get(series.get_absolute_url()).content.decode()
