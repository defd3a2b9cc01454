"""Whom a line accuses, and by which of its words."""

import pytest

from games.engine.facts.identities import Color
from games.engine.table import wording
from games.engine.table.accusations import accusations
from tests.support import endurance

SEATS = (Color.RED, Color.BLUE, Color.GREEN, Color.PINK)
RED, BLUE, GREEN, PINK = SEATS
LONG = 500_000


def accused(message: str, target: Color | None = None, speaker: Color = GREEN) -> list[Color]:
    found = accusations(message, speaker=speaker, target=target, seats=SEATS)
    return sorted((span.color for span in found), key=SEATS.index)


@pytest.mark.parametrize(
    "message",
    [
        *("red is sus", "RED VENTED", "Red's lying", "I saw red vent in admin", "I think red is the impostor"),
        *("I saw Red near the body", "sus red", "the impostor is red", "blue thinks the impostor is red"),
        *(
            "vote red",
            "let's vote for red",
            "I'm voting out red",
            "I suspect red",
            "kick red out",
            "red must be ejected",
        ),
        *("I don't know, red is sus", "blue was with me but red vented", "when blue left red killed pink"),
        *("Red is deflecting hard", "red has no alibi", "red hasn't explained anything", "classic liar red"),
        *("red is the one who killed pink", "pink was killed by red", "red was with me, then he vented"),
    ],
)
def test_language_toward_a_colour_accuses_it_alone(message: str) -> None:
    assert accused(message) == [RED]


@pytest.mark.parametrize(
    "message",
    [
        *("red was with me in admin", "where were you, red?", "I like red", "red found the body", "I trust red"),
        *("pink was killed", "who killed pink?", "who is the impostor?", "red, please vote", "vote skip"),
        *("I was lying in wait, said nobody", "the vent in electrical is near red", "red is clear", "hundred vents"),
    ],
)
def test_other_talk_accuses_nobody(message: str) -> None:
    assert accused(message) == []


@pytest.mark.parametrize(
    "message",
    [
        *("I don't think red is the impostor", "red is not sus", "red isn’t lying", "red isnt lying"),
        *("I never saw red vent", "no way red killed pink", "I doubt red is the impostor", "don't vote red"),
        *("I don't believe red is lying", "red cannot be the killer", "red is innocent"),
    ],
)
def test_what_is_denied_accuses_nobody(message: str) -> None:
    assert accused(message) == []


@pytest.mark.parametrize(
    "message",
    [
        *("I don't trust red", "I don't believe red", "red is not innocent", "red's story doesn't add up"),
        *("no doubt red is the impostor", "I don't doubt red is lying", "red isn't not sus"),
    ],
)
def test_distrust_and_denied_denials_accuse(message: str) -> None:
    assert accused(message) == [RED]


def test_a_new_sentence_begins_anew() -> None:
    assert accused("I was with red. blue vented") == [BLUE]


def test_only_colours_in_a_row_are_spoken_of_together() -> None:
    assert accused("red innocent blue lies") == [BLUE]


def test_colours_joined_are_accused_together() -> None:
    assert accused("red and blue are both sus") == [RED, BLUE]
    assert accused("vote for red or blue") == [RED, BLUE]


@pytest.mark.parametrize("message", ["That's a lie!", "You are lying", "Sus.", "I saw you vent", "He vented"])
def test_the_target_is_accused_by_language_that_names_nobody(message: str) -> None:
    assert accused(message, target=BLUE) == [BLUE]
    assert accused(message) == []


def test_the_target_is_not_accused_by_what_is_laid_to_another() -> None:
    assert accused("Red vented, did you see it?", target=BLUE) == [RED]


def test_you_is_whoever_is_called_on() -> None:
    assert accused("Red, you haven't explained where you were during lights") == [RED]
    assert accused("You lie, red") == [RED]


def test_what_one_says_of_oneself_accuses_nobody() -> None:
    assert accused("I vented", target=RED) == []
    assert accused("Blue says green vented", speaker=GREEN) == []


def test_the_span_holds_the_words_that_accuse() -> None:
    message = "😀 I saw Red near the body"

    [span] = accusations(message, speaker=GREEN, target=None, seats=SEATS)

    assert message[span.start : span.end] == "near the body"


def test_each_is_accused_once_by_its_first_words() -> None:
    message = "red is sus, red vented, blue lied"

    found = accusations(message, speaker=GREEN, target=None, seats=SEATS)

    assert [(span.color, message[span.start : span.end]) for span in found] == [(RED, "sus"), (BLUE, "lied")]


@pytest.mark.parametrize("sense", wording.TERMS)
def test_the_words_are_such_as_a_line_can_contain(sense: wording.Sense) -> None:
    terms = wording.TERMS[sense]

    assert len(terms) == len(set(terms))
    assert all(term == term.lower() and "’" not in term for term in terms)


@pytest.mark.parametrize("term", wording.TERMS[wording.Sense.DEED])
def test_every_deed_is_laid_to_who_is_named_before_it(term: str) -> None:
    assert accused(f"red {term}") == [RED]


@pytest.mark.parametrize("term", wording.TERMS[wording.Sense.TRAIT])
def test_every_trait_is_laid_to_who_is_named_before_it(term: str) -> None:
    assert accused(f"red is {term}") == [RED]


@pytest.mark.parametrize("term", wording.TERMS[wording.Sense.CALL])
def test_every_call_falls_on_who_is_named_after_it(term: str) -> None:
    assert accused(f"{term} red") == [RED]


@pytest.mark.parametrize("term", wording.TERMS[wording.Sense.HONESTY])
def test_honesty_accuses_only_when_it_is_denied(term: str) -> None:
    assert accused(f"red is {term}") == []
    assert accused(f"red is not {term}") == [RED]


@pytest.mark.parametrize("term", wording.TERMS[wording.Sense.TRUST])
def test_trust_accuses_only_when_it_is_denied(term: str) -> None:
    assert accused(f"I am {term} red") == []
    assert accused(f"I am not {term} red") == [RED]


HOSTILE = (
    *(
        "sus ",
        "red and ",
        "vote ",
        "vote red and ",
        "vote vote vote red and red and ",
        "red,",
        "red sus. ",
        "was killed ",
    ),
    *("haven't ", "don't ", "'", "a'", ",", "the body ", "no ", "\u0301", "x", ". ", "trust ", "you lie "),
)


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_hostile_line_is_read_to_its_end(hostile: str) -> None:
    with endurance.comes_to_an_end():
        accused(hostile * (LONG // len(hostile)), target=RED)
