"""What long sentences hold against somebody, and what they mention without holding it against anybody."""

import pytest

from tests.engine.accusing.seated import BLUE, RED, accused


@pytest.mark.parametrize(
    "message",
    [
        "Sorry, Red, but you were in Weapons from second 4 and came back at 19.",
        "I'm really sorry, Red, but what were you doing?",
        "Red went on to Admin hallway at 23, where Pink was found five seconds later.",
        "Red came into Cafeteria from Admin hallway, and two seconds later I found poor Pink there.",
        "Red says O2 the whole time, though I watched Red walk into Admin.",
        "Red claims Storage, yet stood in Upper Engine when Pink dropped.",
        "I put Red at 85 percent.",
        "That leaves Red at 40 percent, Green at 20.",
        "Red was alone in Storage, so I say 80 percent.",
        "Red found Pink all alone and has not told us one step of the way.",
        "Red, you said Storage, and the body was in Storage.",
        "You say Admin, Red, but I met you in Storage.",
        "Red told us Shields and nothing about that.",
        "Red, why is that not on your list?",
        "Red, darling, I am voting for you.",
        "As your captain, I say we both vote Red.",
        "You were the last one with Pink, Red.",
        "Red stood right over the body.",
        "Red, but how can you never have left Admin?",
        "That leaves Red, who stayed behind.",
        "There is a gap in your story, Red.",
        "Red has some explaining to do.",
        "I stay on Red.",
        "Goodbye, Red.",
        "Thank you, Blue. A small question for Red. Why did you vent?",
    ],
)
def test_what_is_held_against_somebody_accuses_it(message: str) -> None:
    assert accused(message) == {RED}


@pytest.mark.parametrize(
    "message",
    [
        "Sorry, Red, but you're wrong about Blue.",
        "Red came into Admin with me just before I found Pink.",
        "Red met me in Storage ten seconds before I found Pink.",
        "I walked through Storage two seconds before I found Pink, and Red saw it.",
        "Red says Admin, and I saw Red there.",
        "I am 90 percent sure Red is innocent.",
        "I did 80 percent of my tasks, Red.",
        "Red at 10 percent, Blue at 5.",
        "Red cannot have done it, he was with me.",
        "If Red says Admin, yet was in Storage, I shall wonder.",
        "Red, you said Storage, and I was there as well.",
        "Should we both vote Red?",
        "I am not voting for you, Red.",
        "Red, you left Workshop without saying goodbye.",
        "There is no gap in your story, Red.",
        "I never said a word against you, Red.",
        "Nothing about that worries me, Red.",
        "Thank you for staying on Red's side of the ship.",
        "A word for Red: thank you.",
    ],
)
def test_what_is_told_beside_a_find_or_weighed_lightly_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


def test_a_share_is_laid_to_each_who_is_named_with_one() -> None:
    assert accused("White 50 percent, Red 30, Blue 40, Green 20.") >= {RED, BLUE}
