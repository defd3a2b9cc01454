"""Consolidation: the same notes always give the same few lessons, and these fit."""

import string

from hypothesis import given, settings
from hypothesis import strategies as st

from glassbox_site.ground import words
from personas.remembering import lesson_choice
from tests.support import rings

NOTE = st.text(st.sampled_from(string.ascii_letters + " .,!\n\0é\ud800"), max_size=400)
HISTORY = st.lists(st.lists(NOTE, max_size=6), max_size=40)


def about(subject: int | str) -> str:
    """A lesson of 200 characters, so that ten fill the available space."""
    return f"Lesson {subject}: ".ljust(199, "x") + "."


@given(HISTORY)
@settings(max_examples=rings.of_all(100), deadline=None)
def test_no_history_outgrows_its_share(noted: list[list[str]]) -> None:
    chosen = lesson_choice.consolidate(noted)

    assert sum(map(len, chosen)) <= lesson_choice.SHARE
    assert all(0 < len(lesson) <= lesson_choice.LONGEST and "\n" not in lesson for lesson in chosen)
    assert len({lesson.casefold() for lesson in chosen}) == len(chosen)


@given(HISTORY)
@settings(max_examples=rings.of_all(50), deadline=None)
def test_every_lesson_was_noted(noted: list[list[str]]) -> None:
    written = {words.brief(note, lesson_choice.LONGEST) for notes in noted for note in notes}

    assert set(lesson_choice.consolidate(noted)) <= written


def test_nothing_noted_is_nothing_learned() -> None:
    assert lesson_choice.consolidate([]) == ()
    assert lesson_choice.consolidate([["", "  \n "], []]) == ()


def test_what_has_room_is_kept_newest_first() -> None:
    assert lesson_choice.consolidate([["Do not vent."], ["Pair up."]]) == ("Pair up.", "Do not vent.")


def test_the_same_lesson_in_other_dress_is_one_in_its_newest_words() -> None:
    assert lesson_choice.consolidate([["do not  vent"], ["Do not vent!"]]) == ("Do not vent!",)


def test_swapped_words_are_another_lesson() -> None:
    assert len(lesson_choice.consolidate([["Trust blue, not red."], ["Trust red, not blue."]])) == 2


def test_a_full_share_is_divided_between_the_newest_and_the_most_confirmed() -> None:
    confirmed = [[about("old")], [about("old")], [about("older")], [about("older")]]
    fresh = [[about(number)] for number in range(20)]

    chosen = lesson_choice.consolidate(confirmed + fresh)

    assert len(chosen) == 10
    assert chosen[:4] == (about(19), about("older"), about(18), about("old"))


def test_noting_a_lesson_twice_in_one_match_does_not_confirm_it() -> None:
    twice_in_one = [[about("loud"), about("loud")]]
    in_two = [[about("quiet")], [about("quiet")]]
    fresh = [[about(number)] for number in range(20)]

    assert lesson_choice.consolidate(in_two + twice_in_one + fresh)[1] == about("quiet")


def test_a_lesson_too_long_for_the_rest_of_the_share_lets_a_shorter_one_pass() -> None:
    noted = [["Short."], ["y" * 250]] + [[about(number) + "z" * 80] for number in range(7)]

    assert "Short." in lesson_choice.consolidate(noted)


def test_matches_of_long_ago_stay_in_the_history_alone() -> None:
    noted = [["Ancient wisdom."]] + [["Something else."]] * lesson_choice.MATCHES

    assert lesson_choice.consolidate(noted) == ("Something else.",)
