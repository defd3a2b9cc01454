"""Hints of guilt accuse somebody only if nobody else is spoken of, and only if they are stated outright."""

import pytest

from tests.engine.accusing.seated import RED, accused


@pytest.mark.parametrize(
    "message",
    [
        "Red came with the flimsiest, most evasive answer",
        "Something fishy about Red, and it is not the lunch",
        "Red came slinking round that corner",
        "Red, that is the most preposterous thing said today",
        "Red was alone in Storage. Creepy.",
    ],
)
def test_a_sentence_that_smells_of_guilt_accuses_the_one_player_in_it(message: str) -> None:
    assert accused(message) == {RED}


def test_a_smell_that_is_said_of_somebody_accuses_it_among_others_too() -> None:
    assert accused("I met Pink, I met Blue, and Red's account is flimsy") == {RED}


@pytest.mark.parametrize(
    "message",
    [
        "I know that Red is not sly",
        "Did Blue say that Red is sly?",
        "If Red is sly we should find out",
        "My tale is flimsy, as Red will tell you",
        "Blue and Red met a creepy shadow",
        "Poor Red, sly as a brick",
    ],
)
def test_what_is_denied_supposed_asked_kind_or_of_several_smells_of_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "Red claims Admin.",
        "Red emerged from Admin after the alarm.",
        "Red popped into Electrical and did wires.",
        "Red surfaced in Storage.",
        "Red bolted past me to fix the lights.",
        "Red, your stories are great, thanks.",
        "Red is packing boxes.",
        "Bye Red, see you in the next round.",
        "We found Red's body in the airlock.",
        "The body was Red, blood everywhere.",
        "Red was strangled in Admin.",
        "Red was gutted, two rooms from the hatch.",
        "Red got duped by somebody.",
        "Red was betrayed.",
        "Red noticed a gap in the log.",
        "Red saw the culprit run.",
        "Nice work Red, criminal caught.",
        "Red fumbled the card twice.",
        "Red tried to fix the reactor, hazard lights everywhere.",
        "Red was shaking when the body was found.",
        "The red light means sabotage, what a mess.",
        "The two left are Red and Blue",
    ],
)
def test_what_an_honest_line_tells_of_somebody_smells_of_nobody(message: str) -> None:
    assert accused(message) == set()


def test_whoever_is_called_dead_or_crew_anywhere_in_a_line_is_not_accused() -> None:
    assert accused("Red is a liar. Wait, Red is dead.") == set()
    assert accused("Blue vented, I said. Blue was crew, and Red lied.") == {RED}
    assert accused("Red stabbed Blue right beside me, throw him out") == {RED}
