"""People in seats of a match that is being played: asked, waited for, never answered for twice."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.db import connection

from games.booking import matches
from games.booking.people import questions
from games.engine.facts.identities import Color
from games.models import Match, Question, Status
from games.playing import jobs
from tests.games.playing import players
from tests.games.playing.test_runner import cut_back
from tests.games.prepared import orders, prepared_people

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.second]


def place(question: Question) -> questions.Place:
    return questions.Place(match_id=question.match_id, step=question.step, color=Color(question.color))


@contextmanager
def answering(match: Match, words: Callable[[Question], str | None]) -> Iterator[list[list[bool]]]:
    """Answers every question while the match is played, and each one twice."""
    is_over, heard = threading.Event(), list[list[bool]]()

    def answer() -> None:
        while not is_over.wait(0.01):
            for question in Question.objects.filter(match=match, state="open"):
                if said := words(question):
                    heard.append([questions.answer(place(question), said) for _ in range(2)])
        connection.close()

    beside = threading.Thread(target=answer)
    beside.start()
    try:
        yield heard
    finally:
        is_over.set()
        beside.join()


def decided(match: Match) -> list[tuple[int, str, str]]:
    return list(Question.objects.filter(match=match).values_list("step", "state", "answer"))


def kinds(match: Match, kind: str, color: str = "red") -> list[dict[str, Any]]:
    told = [json.loads(line)["event"] for line in orders.log(match)]
    return [event for event in told if event["kind"] == kind and event.get("color") == color]


def test_a_person_plays_a_whole_match_and_a_killed_workers_successor_asks_nothing_twice(empty_redis: object) -> None:
    match = orders.booked()
    prepared_people.seated(match)

    with answering(match, prepared_people.words) as heard:
        jobs.play_match(match.pk)

    match.refresh_from_db()
    before, log = decided(match), orders.log(match)
    assert match.status == Status.FINISHED
    assert {state for _, state, _ in before} == {"answered"}
    assert heard
    assert all(each == [True, False] for each in heard)
    assert set(Question.objects.values_list("kind", flat=True)) >= {"action", "talk"}
    assert not kinds(match, "Stumbled")

    cut_back(match, Question.objects.order_by("step")[len(before) // 2].step)
    jobs.play_match(match.pk)

    assert orders.log(match) == log
    assert decided(match) == before


def test_a_pause_takes_nobodys_turn_and_what_was_answered_meanwhile_counts(empty_redis: object) -> None:
    match = orders.booked()
    for color in ("red", "blue"):
        prepared_people.seated(match, color)
    open_ = Question.objects.filter(match=match, state="open").order_by("color")

    def pause() -> None:
        players.until(lambda: open_.count() == 2)
        matches.pause(match.pk)
        connection.close()

    beside = threading.Thread(target=pause)
    beside.start()
    jobs.play_match(match.pk)  # pausing does not wait until the people who are asked run out of time
    beside.join()

    blue, _ = open_
    assert questions.answer(place(blue), prepared_people.words(blue))
    matches.resume(match.pk)
    with answering(match, prepared_people.words):
        jobs.play_match(match.pk)

    match.refresh_from_db()
    assert match.status == Status.FINISHED
    assert {state for _, state, _ in decided(match)} == {"answered"}
    assert not [each for color in ("red", "blue") for each in kinds(match, "Stumbled", color)]


def test_who_is_silent_three_times_is_absent_until_they_come_back(empty_redis: object, settings: Any) -> None:
    settings.PERSON_ACTION_SECONDS = settings.PERSON_LINE_SECONDS = 0
    match = orders.booked()
    prepared_people.seated(match)

    jobs.play_match(match.pk)

    assert match.seats.get(color="red").person.misses == questions.MOST_MISSES
    assert {state for _, state, _ in decided(match)} == {"lost"}
    assert kinds(match, "Stumbled")[0]["reason"] == "late: nobody answered in time"

    questions.come_back(match.pk, "red")
    assert not questions.is_gone(match.seats.get(color="red").person)


def test_a_bot_plays_on_for_who_is_gone_where_that_was_agreed(empty_redis: object, settings: Any) -> None:
    settings.PERSON_ACTION_SECONDS = settings.PERSON_LINE_SECONDS = 0
    match = orders.booked()
    prepared_people.seated(match, has_stand_in=True)

    jobs.play_match(match.pk)

    states = [state for _, state, _ in decided(match)]
    assert states[:4] == ["lost", "lost", "lost", "stood_in"]
    assert len(kinds(match, "Stumbled")) <= questions.MOST_MISSES
