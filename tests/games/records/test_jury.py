"""The jury: laws of its scores, and marks that count from where they were made."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from statistics import fmean

import pytest
from django.db import transaction
from hypothesis import assume, given
from hypothesis import strategies as st

from games.models import JuryFigures, Mark, Match, Voice
from games.records.jury import hearing, jury_course, jury_law, jury_scoring, needle, voices
from games.records.jury.jury_law import Course, Stretch
from tests.games.prepared import logs, orders
from tests.support.databases import at_once
from tests.support.hard_times import times

COLORS = ("red", "blue", "green", "pink")
percents = st.integers(0, 100)
sheets = st.dictionaries(st.sampled_from(COLORS), percents, max_size=4)
stretches = st.lists(
    st.tuples(st.integers(1, 6), st.integers(0, 1), st.sets(st.sampled_from(COLORS), min_size=1)),
    min_size=1,
    max_size=6,
)


@st.composite
def courses(draw: st.DrawFn) -> Course:
    found, number = [], 1
    for steps, further, suspects in draw(stretches):
        number += further
        found.append(Stretch(steps=steps, round=number, suspects=tuple(sorted(suspects))))
    length = sum(each.steps for each in found)
    impostors = draw(st.sets(st.sampled_from(COLORS), min_size=1, max_size=2))
    return Course(impostors=tuple(sorted(impostors)), entries=tuple(range(1, length + 1)), stretches=tuple(found))


marks = st.lists(st.builds(jury_law.Mark, step=st.integers(0, 40), sheet=sheets), max_size=12)


@given(courses(), marks)
def test_a_juror_that_always_says_one_half_gets_a_quarter(course: Course, made: Sequence[jury_law.Mark]) -> None:
    halves = [jury_law.Mark(step=each.step, sheet=dict.fromkeys(COLORS, 50)) for each in made]

    found = jury_law.score(jury_law.standing(halves, course), course)

    assert found is None or found.brier == 0.25


@given(courses(), marks)
def test_the_score_is_the_mean_over_all_steps_at_which_something_stood(
    course: Course, made: Sequence[jury_law.Mark]
) -> None:
    rounds, suspects = course.rounds(), course.suspects()
    parts = []
    for step in range(len(rounds)):
        of_round = [each for each in made if each.step < len(rounds) and rounds[each.step] == rounds[step]]
        earlier = [each for each in made if each.step <= step and _is_carried(each, step, made, rounds)]
        if of_round and earlier:
            sheet = max(reversed(earlier), key=lambda each: each.step).sheet
            said = [(sheet.get(color, 50) / 100, color in course.impostors) for color in suspects[step]]
            parts.append(fmean((percent - truth) ** 2 for percent, truth in said))

    found = jury_law.score(jury_law.standing(made, course), course)

    assert (found.steps if found else 0) == len(parts)
    assert found is None or found.brier == pytest.approx(fmean(parts), abs=1e-6)


def _is_carried(mark: jury_law.Mark, step: int, made: Sequence[jury_law.Mark], rounds: Sequence[int]) -> bool:
    """Whether something was marked in every round since the mark's own."""
    marked = {rounds[each.step] for each in made if each.step < len(rounds)}
    return set(rounds[mark.step : step + 1]) <= marked


@given(courses(), marks, st.data())
def test_what_was_marked_before_does_not_change_by_what_is_marked_later(
    course: Course, made: Sequence[jury_law.Mark], data: st.DataObject
) -> None:
    late = jury_law.Mark(step=data.draw(st.integers(0, len(course.entries) - 1)), sheet=data.draw(sheets))
    assume(
        course.rounds()[late.step] in {course.rounds()[each.step] for each in made if each.step < len(course.entries)}
    )

    before, after = jury_law.standing(made, course), jury_law.standing([*made, late], course)

    assert after[: late.step] == before[: late.step]
    assert after[late.step] == late.sheet


@given(courses(), st.lists(marks, min_size=1, max_size=7))
def test_the_crowd_speaks_only_where_enough_of_it_stand(course: Course, made: list[list[jury_law.Mark]]) -> None:
    stands = [jury_law.standing(each, course) for each in made]

    found = jury_law.crowd(stands, course)

    for step, sheet in enumerate(found):
        count = sum(each[step] is not None for each in stands)
        assert (sheet is not None) == (count >= jury_law.FEWEST)


def test_the_turn_is_the_last_change_of_mind_and_never_somebodys_death() -> None:
    course = Course(
        impostors=("red",),
        entries=tuple(range(6)),
        stretches=(Stretch(steps=5, round=1, suspects=COLORS), Stretch(steps=1, round=2, suspects=COLORS[1:])),
    )
    crowd = [{"blue": 60.0}, {"blue": 60.0}, {"blue": 60.0, "red": 70.0}, {"red": 70.0}, {"red": 70.0}, {"pink": 80.0}]

    found = jury_law.turn(crowd, course)

    assert found == jury_law.Turn(step=2, away="blue", onto="red", is_right=True)


def test_the_steps_of_a_match_are_what_the_table_perceived_up_to_the_end() -> None:
    log = logs.played()

    course = jury_course.course(log)

    assert course.rounds() == sorted(course.rounds())
    assert course.impostors
    assert all(log[number - 1].public for number in course.entries)
    assert jury_course.steps(log)[course.entries[-1]] == len(course.entries) - 1


@pytest.mark.django_db
def test_a_mark_counts_from_the_entry_at_which_it_was_written_and_the_needle_tells_of_no_few() -> None:
    told = logs.Told()
    told.up_to(20)
    seated = [voices.join(told.match, f"key {number}") for number in range(6)]
    assert voices.join(told.match, "key 0") == seated[0]

    for count, voice in enumerate(filter(None, seated), start=1):
        assert voices.keep([voices.Given(voice=voice.pk, sheet={"red": 10 * count})]) == [None]
        look = needle.Needle(told.match.pk).look()
        assert look is not None
        assert look["needle"] == ({} if count < jury_law.FEWEST else {"red": look["needle"]["red"]})
    told.up_to(40)
    voices.close(told.match.pk, "key 1")
    again = [voices.Given(voice=voice.pk, sheet={"red": 100}) for voice in filter(None, seated)]

    refusals = voices.keep(again)

    assert refusals == [None, voices.Refusal.CLOSED, None, None, None, None]
    assert sorted(Mark.objects.values_list("seq", flat=True)) == [20] * 6 + [40] * 5
    look = needle.Needle(told.match.pk).look()
    assert look is not None
    assert look["needle"] == {"red": [100, 100, 100]}


@pytest.mark.django_db
def test_when_a_match_is_over_its_jury_is_scored_once_and_marks_no_more() -> None:
    told = logs.Told()
    told.up_to(1)
    match: Match = told.match
    halves = dict.fromkeys([color.value for color in logs.COLORS], 50)
    seated = [voice for number in range(5) if (voice := voices.join(match, f"key {number}"))]
    for head in range(10, len(logs.played()) - 1, 10):
        told.up_to(head, ring=False)
        voices.keep([voices.Given(voice=voice.pk, sheet=halves) for voice in seated])
    told.to_the_end()

    jury_scoring.score_due()

    assert {*Voice.objects.values_list("brier", "is_scored")} == {(0.25, True)}
    assert JuryFigures.objects.get(match=match).figures["crowd"]["brier"] == 0.25
    assert voices.keep([voices.Given(voice=seated[0].pk, sheet=halves)]) == [voices.Refusal.OVER]
    match.refresh_from_db()
    assert voices.join(match, "somebody else") is None
    heard = jury_scoring.heard(match.pk)
    assert hearing.scored(heard).figures == JuryFigures.objects.get(match=match).figures


@at_once.on_postgresql
def test_who_marks_in_two_matches_from_two_processes_loses_nothing() -> None:
    here, there = (voices.join(orders.booked(token=token), "a key") for token in ("here", "there"))
    assert here is not None
    assert there is not None

    def keep(*marked: Voice) -> list[voices.Refusal | None]:
        return voices.keep([voices.Given(voice=voice.pk, sheet={"red": 50}) for voice in marked])

    with ThreadPoolExecutor(1) as pool, transaction.atomic():
        keep(here)
        other = pool.submit(at_once.threads_own, lambda: keep(there, here))
        times.until(lambda: other.done() or at_once.somebody_waits_for_a_lock(), 10)
        keep(there)
    assert other.result() == [None, None]


@at_once.on_postgresql
def test_the_marks_of_two_processes_are_not_more_than_there_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voices, "MOST_MARKS", 1)
    voice = voices.join(orders.booked(), "a key")
    assert voice is not None

    def keep() -> list[voices.Refusal | None]:
        return voices.keep([voices.Given(voice=voice.pk, sheet={"red": 50})])

    assert at_once.together(keep, keep) == [voices.Refusal.ENOUGH]


@at_once.on_postgresql
def test_who_looks_through_other_eyes_at_the_same_time_marks_no_more() -> None:
    match = orders.booked()
    voice = voices.join(match, "a key")
    assert voice is not None

    def keep() -> list[voices.Refusal | None]:
        return voices.keep([voices.Given(voice=voice.pk, sheet={"red": 50})])

    assert at_once.together(lambda: voices.close(match.pk, "a key"), keep) == [voices.Refusal.CLOSED]
