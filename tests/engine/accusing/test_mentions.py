"""A colour named is a whole word, whatever its case."""

import pytest

from games.engine.accusing.mentions import mentions
from games.engine.facts.identities import Color
from tests.support import endurance, rings

SEATS = (Color.RED, Color.BLUE, Color.GRAY, Color.TAN)
LONG = 500_000 if rings.IS_SECOND else 50_000


def named(message: str) -> list[str]:
    return [message[span.start : span.end] for span in mentions(message, SEATS)]


@pytest.mark.parametrize(
    "message",
    [
        *("I am bored", "a hundred times", "I predicted it", "I am ready", "reduce it", "shared", "redder"),
        *("standard", "important", "the bluest sky", "red2", "2red", "évred", "red\u0301", "re d", ""),
    ],
)
def test_a_colour_inside_another_word_names_nobody(message: str) -> None:
    assert named(message) == []


@pytest.mark.parametrize(
    "message",
    [
        *("red", "RED", "Red!", "(red)", "**red**", "_red_", '"red"', "red's alibi", "red’s alibi", "it was red."),
        *("red-handed", "I saw red,then left", "red/green", "😀red😀", "¿red?", "пришёл red"),
    ],
)
def test_a_colour_as_a_whole_word_names_its_player(message: str) -> None:
    assert [name.lower() for name in named(message)] == ["red"]


def test_every_place_is_found_in_order() -> None:
    assert named("Red saw Blue. Did BLUE see red?") == ["Red", "Blue", "BLUE", "red"]


def test_who_does_not_play_is_not_named() -> None:
    assert named("green and pink") == []


def test_both_spellings_name_gray() -> None:
    assert [span.color for span in mentions("gray or grey", SEATS)] == [Color.GRAY, Color.GRAY]


@pytest.mark.parametrize("before", ["İİİ ", "ﬃ ", "😀 ", "ß ", "e\u0301 ", "\ud800 "])
def test_places_are_counted_in_characters_of_the_message_itself(before: str) -> None:
    [span] = mentions(f"{before}Red", SEATS)

    assert (span.start, span.end) == (len(before), len(before) + 3)


@pytest.mark.parametrize("hostile", ["red ", "r", "red", "redred ", "'", "\u0301", "_", "rere red're "])
@pytest.mark.both
def test_a_hostile_line_is_read_to_its_end(hostile: str) -> None:
    with endurance.comes_to_an_end():
        mentions(hostile * (LONG // len(hostile)), SEATS)
