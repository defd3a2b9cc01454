"""What smells of guilt accuses whoever alone is spoken of, and only where it is said outright."""

import pytest

from games.engine.accusing.accusations import accusations
from games.engine.facts.identities import Color

SEATS = (Color.RED, Color.BLUE, Color.GREEN, Color.PINK)
RED, BLUE, GREEN, PINK = SEATS


def accused(message: str, target: Color | None = None) -> set[Color]:
    return {span.color for span in accusations(message, speaker=GREEN, target=target, seats=SEATS)}


@pytest.mark.parametrize(
    "message",
    [
        "Pale as chalk and a dagger up the sleeve: Red.",
        "There's soot all over Red, and it's fresh.",
        "A viper sits among us and her name is Red",
        "Red's timeline has a gap the size of a reactor",
        "Red's yarn has more holes than a fishing net",
        "To the gallows with Red",
        "Somebody get the handcuffs ready for Red",
        "Red came sneaking round that corner",
        "Red was alone in Storage. Creepy.",
    ],
)
def test_a_sentence_that_smells_of_guilt_accuses_the_one_player_in_it(message: str) -> None:
    assert accused(message) == {RED}


@pytest.mark.parametrize(
    "message",
    [
        "I told Blue all along that Red is a charlatan",
        "I met Pink, I met Blue, and Red's account has a gap",
        "My vote puts Red in the brig",
    ],
)
def test_a_smell_that_is_said_of_somebody_accuses_it_among_others_too(message: str) -> None:
    assert accused(message) == {RED}


@pytest.mark.parametrize(
    "message",
    [
        "I know that Red is no charlatan",
        "Blue and Red have both claimed Storage",
        "Did Blue say that Red is a charlatan?",
        "I sat with Red, and the tale went on without Blue",
    ],
)
def test_a_smell_denied_asked_or_told_of_anybody_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "Red carries no dagger",
        "If Red hides a knife we should find it",
        "Does Red hide a knife?",
        "I hold a knife as well as Red does",
        "Red did the blood test in Quarters",
        "Blue and Red met beside the hatch",
        "Poor Red, stiff as a plank",
        "The hatch is where the body was",
    ],
)
def test_what_is_denied_supposed_asked_or_of_several_smells_of_nobody(message: str) -> None:
    assert accused(message) == set()


def test_whoever_is_called_dead_or_crew_anywhere_in_a_line_is_not_accused() -> None:
    assert accused("Red is a liar. Wait, Red is dead.") == set()
    assert accused("Blue vented, I said. Blue was crew, and Red lied.") == {RED}
    assert accused("Red stabbed Blue right beside me, throw him out") == {RED}
