"""What is taken back, handed on or never meant, and its honest kin, which stays said."""

import pytest

from games.engine.facts.testimony import Claim
from tests.engine.judging.test_plain import BLACK, BLUE, PINK, RED, read, was_at, was_with


@pytest.mark.parametrize(
    "message",
    [
        "Blue told you he was in Admin with Red, and you believed every word of it, Pink.",
        "As Red put it, Blue was in MedBay with Yellow and nobody else came in.",
        "Had Blue gone to Shields, Orange was in Navigation and would have met him.",
        "Picture it: Red was in Electrical with Orange, the lights went out, and Black came in.",
        "The notion that I was in Electrical with Red is a fairy tale, Pink.",
        "Red was in Storage with Yellow, if we trust Blue, and I do not.",
        "Red was in Storage with Yellow, if Blue is to be believed.",
        "Red was in Storage with Yellow, to quote Blue, and nobody can check it.",
        "Red was in Storage with Yellow, by Blue's own count, for twenty seconds.",
        "Red was in Storage with Yellow, that much Blue told us.",
        "Red was in Storage with Yellow, so Blue tells us, and there he stays.",
        "Red was in Storage with Yellow, at least in Blue's version of events.",
        "Red was in Storage with Yellow, which I find very hard to believe.",
        "Red was in Storage with Yellow. That's what Blue said, anyway.",
        "Red was in Storage with Yellow. Or so Blue would have it.",
        "Red was in Storage with Yellow. So says Blue. I was not there.",
        "Red was in Storage with Yellow. Blue's words, not mine.",
        "Red was in Storage with Yellow. If only that were true.",
        "Red was in Storage with Yellow. At least that is the story.",
        "One of Red and Blue was in Storage with Yellow, and the other one killed.",
        "Some of us were in Storage with Red, others in Admin with Blue.",
        "All of you were in Storage with Red, so why did nobody see it?",
        "I was somewhere between Admin and Storage with Red when the lights went out.",
        "In an earlier match I was in Electrical with Red, and it ended the same way.",
        "Red in Storage, Blue in Admin, Orange nowhere: that is how they tell it.",
        "Storage with Blue, then Admin with Red, if I heard you right, Pink.",
        "Storage with Blue, then Admin with Red. That is your whole story, Pink?",
        "Storage with Blue, then Admin with Red: so goes your story, Pink.",
        "Storage with Blue, then Admin with Red. You said that, Pink, not I.",
        "Red has Blue in Storage with Orange, Blue has himself in Admin.",
        "Red reported Blue in Electrical with Yellow, so ask Red.",
        "Red's accusation rests on this: I was in Electrical with Yellow at 30.",
        "Red's proof: I was in Electrical and nobody else was.",
        "Red accuses me of it; I was in Electrical, I walked past the body, I left, he says.",
        "That I was in Storage with Blue is a lie, and you know it, Pink.",
        "How lovely, Red was in Storage with Blue, Blue was in Admin with Red, and both at once.",
        "Naturally Red was in Storage with Blue, where else would an angel be.",
        "So I killed Black in Electrical and was in Storage with Blue at once, clever me.",
        "So by your logic I was in Storage with Blue and in Admin with Red at once.",
        "You have me walking from Storage to Electrical with Blue, which never happened.",
        "So we have Red in Storage with Blue, Orange in Admin with Yellow, and Pink alone.",
        "Officially Blue was in Storage with Yellow, and Red in Admin.",
        "I picture Red in Electrical with Black, and then Red alone in Storage.",
        "I take it Red was in Electrical with Black, then alone in Storage.",
        "I got it from Blue: Red was in Electrical with Black and left alone.",
        "I still have to do the wiring in Electrical and the card in Admin.",
        "I was in Electrical with Black, in your dreams, Pink.",
        "I vented, I killed, I was in Electrical and in Storage at once. What else did I do?",
        "You decided I was in Electrical with Black before I said a word.",
        "That would mean Red was in Electrical with Black, and Blue was in Storage all along.",
        "By elimination, Red was in Electrical with Black, as all others had company.",
        "First possibility: Red was in Electrical with Black. That is all.",
        "Imagine the scene with me. Black is in Electrical, Red walks in with Blue, the lights go out.",
        "Here is my theory. Red walked into Electrical with Black and only Red came out.",
        "Remember what Red told us? In Electrical with Blue, then in Storage. And now it is MedBay.",
        "This is only a guess, but Red was in Electrical with Black.",
        "I could be wrong, but Red was in Electrical with Black at 30.",
        "Don't hold me to it, but Red was in Electrical with Black.",
        "First Red was in Electrical with Blue, now he was in MedBay alone. Which is it?",
        "One moment Red is in Storage, the next he is in Admin with Blue. That story changes too quickly.",
        "Weapons, Storage, Cafeteria. Pick one and sit down, Pink.",
        "I did everything but the wiring in Storage and the scan in MedBay.",
        "All I have left is the wiring in Storage and the scan in MedBay.",
        "Storage and back in fifteen seconds is impossible, Pink.",
        "I was told to watch Red, so I did: Storage, Shields, O2, always working.",
        "Neither Red nor I entered Electrical at any point.",
        "Let us agree on pairs: Red with Blue, and me with Pink.",
        "Red is right here, Pink, we met in Upper Engine.",
        "I saw Black alive by the lights, walking off to Upper Engine.",
        "Red has gone to Security and Reactor for his wiring, you say; is there any?",
    ],
)
def test_what_is_taken_back_handed_on_or_never_meant_is_claimed_by_nobody(message: str) -> None:
    assert not read(message)


@pytest.mark.parametrize(
    ("message", "claim"),
    [
        ("I was in Admin with Red, so Red has somebody who speaks for him.", was_with(RED, "admin")),
        ("I saw Red in Electrical. That is how I know it.", was_at("electrical", RED)),
        ("I was in Admin with Red. So Red claims Storage, and I wonder why.", was_with(RED, "admin")),
        ("I was in Admin with Red. That is my story and I keep to it.", was_with(RED, "admin")),
        ("Blue left Admin in a hurry, if that helps you.", was_at("admin", BLUE)),
        ("You stood in Weapons with all of us, Pink, and then you slipped off.", was_with(PINK, "weapons")),
        ("Between us, I was in Admin and Red was with me.", was_at("admin")),
        ("Blue and I met in Storage, as Blue told you.", was_with(BLUE, "storage")),
        ("Red's memory is playing tricks: I left MedBay long before that.", was_at("medbay")),
        ("I still have to do the wiring. I was in Admin with Red.", was_with(RED, "admin")),
        ("I gave up on the scan and went to Electrical.", was_at("electrical")),
        ("I could be wrong about Blue, but I was in Admin with Red.", was_with(RED, "admin")),
    ],
)
def test_what_only_looks_so_is_claimed(message: str, claim: Claim) -> None:
    assert claim in read(message)


@pytest.mark.parametrize(
    ("message", "claim", "not_claimed"),
    [
        (
            "Allow me, Blue: Red was in O2. And you were in Admin with me.",
            was_with(BLUE, "admin"),
            was_with(PINK, "admin"),
        ),
        ("You left Admin three seconds after Red, and then you were in O2.", was_at("o2", PINK), was_at("o2", RED)),
        ("Blue was in Storage with Black lying there.", was_at("storage", BLUE), was_with(BLACK, "storage", BLUE)),
        ("I spent the O2 crisis in Admin with Red.", was_with(RED, "admin"), was_at("o2")),
    ],
)
def test_of_two_who_may_be_meant_the_right_one_is(message: str, claim: Claim, not_claimed: Claim) -> None:
    told = read(message)

    assert claim in told
    assert not_claimed not in told
