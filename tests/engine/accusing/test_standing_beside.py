"""What accuses by its context: a verdict on the sentence before, a contrast, an answer to one's own question."""

import pytest

from tests.engine.accusing.seated import RED, accused


@pytest.mark.parametrize(
    "message",
    [
        "The lights went, Blue came, Red didn't. Draw your own conclusions.",
        "Nobody has seen Red in Admin. That bothers me.",
        "Blue doesn't vent. Red does.",
        "Blue's story adds up. Red's doesn't.",
        "The killer came through Admin. And who came through Admin? Red.",
        "Agreed, Red first and we see.",
        "can we please vote red",
        "So we agree that it is Red?",
        "My vote was Blue. I revise it to Red.",
        "Red, I was in Admin and you weren't there",
        "I thought Red said Admin",
        "Blue was an impostor, and Red was his partner",
        "Red defended Blue, and Blue was the impostor",
        "I don't buy a word of it, Red",
    ],
)
def test_a_verdict_falls_on_whom_it_stands_beside(message: str) -> None:
    assert RED in accused(message)


@pytest.mark.parametrize(
    "message",
    [
        "Red faked nothing",
        "One of Red and Blue did it, and it isn't Red",
        "Who was in Admin? Red.",
        "I thought Red was in Admin",
        "Blue doesn't do wires. Red does.",
    ],
)
def test_what_holds_nothing_against_somebody_does_not_accuse_it(message: str) -> None:
    assert RED not in accused(message)


def test_who_says_that_you_were_not_there_means_whom_it_speaks_to() -> None:
    assert accused("I was in Admin and you weren't there", target=RED) == {RED}


@pytest.mark.parametrize(
    "message",
    [
        "Somebody crawled up through the floor, and the man was Red",
        "Red had the whole of Storage to himself",
        "I say we deport Red",
        "Red clubbed Blue right there",
        "Nary a peep from Red",
        "Red hasn't named a single witness",
        "I do not rule out Red",
        "Red has got that look again",
        "Red be lyin' about Admin",
        "I'm votin Red",
        "Red strolled in, no task, no hurry",
        "Red came right past the body",
        "Red's alibi unravels the moment you ask",
        "Red worries me, hes hiding something",
    ],
)
def test_ends_of_sentences_blows_and_dropped_letters_accuse(message: str) -> None:
    assert accused(message) == {RED}


@pytest.mark.parametrize(
    "message",
    [
        "I do rule out Red",
        "Red was last seen with Blue",
        "Leave off blamin' Red",
        "Red is a most unlikely suspect",
        "Red is the only one whom I could clear",
        "Nobody clubbed Blue but the killer",
    ],
)
def test_what_is_ruled_out_or_left_off_does_not(message: str) -> None:
    assert accused(message) == set()
