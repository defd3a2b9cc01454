"""What players say without accusing anybody, although it has the words of an accusation."""

import pytest

from tests.engine.accusing.seated import RED, accused


@pytest.mark.parametrize(
    "message",
    [
        "Red says Blue vented, but I haven't seen anything like that myself.",
        "According to Red, Blue was near the body. I can't confirm or deny that.",
        "Red accused Blue last meeting and we skipped.",
        "Red told us that Blue faked a task, but nobody else saw it.",
        "Red keeps saying it's Blue, I'd like to see some proof first.",
        "Red accused Blue, Blue accused Red, and I trust both about equally.",
        "People say Red is suspicious, but Red just plays slowly.",
        "Everyone's pointing at Red, and yet Red was on cams.",
    ],
)
def test_what_is_told_of_what_others_say_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "Red, I understand why you'd suspect me, but I was in Shields.",
        "I get that it looks odd that I left Storage, Red. I forgot my trash.",
        "I'm no longer suspicious of Red.",
        "It's too early to condemn Red.",
        "Two witnesses place Red in Weapons, which rules Red out.",
        "Red, you have every right to suspect me.",
        "I no longer think it's Red.",
        "I had Red down as a suspect until I saw the scan.",
        "My earlier suspicion about Red is gone.",
        "Red is off my suspect list.",
        "I'd take Red off the list of suspects.",
        "The scan rules Red out as the impostor.",
        "We can rule Red out.",
        "Red is out of the question as the killer.",
        "Eliminating Red as a suspect leaves five of us.",
        "Accusing Red at this stage is a leap.",
        "Voting out Red on vibes is how crews lose.",
        "It's Red against Blue, and I don't know whom to believe.",
        "It could be Red, it could be Blue, it could be me.",
        "Might be Red, might not be, can't tell.",
        "I'm hesitant to vote Red.",
        "I'm reluctant to pin this on Red.",
        "Red may seem suspicious, but that's just how Red plays.",
        "The theory that Red vented doesn't hold up.",
        "Saying Red vented is a stretch.",
        "That would make Red the impostor, which can't be, she scanned.",
        "Then Red would be the killer, and that's impossible.",
        "Had Red killed Blue, Red would have been covered in cooldown.",
        "I'll vote Red only if someone shows me proof.",
    ],
)
def test_what_is_doubted_or_ruled_out_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "Red's body was next to the vent in MedBay.",
        "Red's death is still unexplained.",
        "Red was ejected and he was the impostor, well done all.",
        "Red turned out to be an impostor, so let's look at who defended whom.",
        "Ejecting Red was right; now on with the tasks.",
        "Red's vote on Blue was correct, which makes Red look good.",
    ],
)
def test_what_is_said_of_the_dead_and_of_votes_that_are_over_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "Somebody should check on Red during the next lights sabotage.",
        "Someone should watch Red's back during the next sabotage.",
        "Red called out the impostor correctly.",
        "Red noticed the inconsistency first.",
        "Red was nowhere near the vent.",
        "Red was far from the body.",
    ],
)
def test_praise_care_and_what_was_far_away_accuse_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "Red is a killer at asteroids, what a score.",
        "Red is a beast at card swipe.",
        "Red is a monster at Simon Says.",
        "The red juice in Cafeteria is suspicious, don't drink it.",
        "The red wire was suspiciously short.",
        "The red slime in the lab tried to kill me lol",
        "Red might look guilty, but I was there and saw him do wires.",
    ],
)
def test_coloured_things_and_great_players_are_no_killers(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "Goodbye Red, you will be missed by all of us.",
        "Red says goodbye to Pink at her grave.",
        "That leaves Red and me as the only ones who were together.",
        "That leaves Red clear.",
        "This leaves Red to fix the lights while we wait.",
        "Red abandoned us to do her tasks in Storage, nothing more.",
        "Red says Blue abandoned me in Admin.",
        "Would you help us understand the map, Red?",
        "Can you explain what you saw, Red?",
        "You never said a word against Blue, Red.",
        "Red did not mention it because nobody asked.",
        "Red didn't mention the vent since she was never near it.",
        "Red didn't mention that, but I watched her do it, and she is fine.",
        "Red said nothing about it because she was not there.",
        "Isn't it strange that nobody was killed in round one, Red?",
        "I stay on Red's side in this.",
        "I stay on Red's left when we walk together.",
        "Red left out of the north door.",
        "How convenient that the lights came back, Red.",
        "I am voting for Red's plan.",
    ],
)
def test_words_of_reproach_that_reproach_nothing_accuse_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "I no longer believe that Red vented.",
        "Red is no longer my suspect.",
        "Red is no longer sus.",
        "That rules Red out.",
        "Blue's alibi rules Red out.",
        "Voting out Red on vibes is bad.",
        "Ejecting Red helps nobody.",
        "It might be Red, or it might not.",
        "The theory that Red vented is weak.",
        "The claim that Red vented doesn't hold up.",
        "Saying that Red lied is unfair.",
        "To say Red vented is a stretch.",
        "Claiming that Red killed is nonsense.",
        "Had Red vented, I would have seen it.",
        "That would make Red the impostor, and I doubt it.",
        "I'd vote Red only if there were proof.",
        "Red said Blue killed Pink, I can't confirm.",
        "Red told us Blue faked a task, I wasn't there.",
        "Red believes it's Blue, I'm undecided.",
        "Red accuses Blue, and I was not there.",
        "Red uncovered the impostor.",
        "Red should be careful during the next sabotage.",
        "Red's death is suspicious.",
        "Red's a monster on asteroids.",
        "Red is a killer on the dance floor.",
        "Red was away from the vent.",
        "It's Red versus Blue.",
        "Red walls look suspicious.",
        "When I said Red was weird I was joking, guys.",
        "I did see Red by the body, but he had just come in behind me and we found it together.",
        "We lost Red at the very start, remember? That was a double kill round.",
        "I heard Red's been called sus by two people, and I really don't get why.",
        "Should it turn out that Red vented, we'll see.",
    ],
)
def test_what_is_judged_doubted_or_told_in_other_words_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "Blue says Red vented, and I saw it too.",
        "Red is a killer.",
        "Ejecting Red is right.",
        "That leaves Red.",
        "Red said nothing about it.",
        "Could you explain why you ran, Red?",
        "Red was near the vent.",
        "The red one is suspicious.",
        "Goodbye, Red.",
        "I am voting for Red.",
        "Isn't it strange that you were there, Red?",
        "How convenient, Red.",
        "Red walked in with me and then abandoned me.",
        "My story holds, Red, and you are lying.",
    ],
)
def test_what_stands_close_to_that_and_is_an_accusation_is_heard(message: str) -> None:
    assert accused(message) == {RED}


@pytest.mark.parametrize(
    "message",
    [
        "Red says he was in Admin, but I was there and he was not.",
        "Red said he was in Storage, but I saw him vent.",
        "Red insists he did the download, but we all saw him fake it.",
        "Red claims he was scanning, but I never saw it, so vote Red.",
        "The claim that Red was in Medbay doesn't hold up.",
        "The story that Red told does not add up.",
        "I am voting for Red, but I want to hear Blue first.",
        "I'm looking at Red, but Blue is close behind.",
        "Voting out Red is how crews win.",
        "Voting out Red is bad for the impostors.",
        "Suspecting Red was right.",
        "We should eliminate Red as soon as possible.",
        "Red turned out to be lying about the scan.",
        "My initial doubts about Red are confirmed.",
        "I had Red down as the killer and it fits.",
        "Red's murder of Blue happened in Electrical.",
        "Red is nowhere near trustworthy, he vented.",
        "Red is miles away from being innocent, he vented.",
        "Thinking Red is clean is nonsense.",
        "Blue told us Red killed Pink, and I would vote Red.",
    ],
)
def test_what_tells_of_a_doubt_or_a_claim_and_accuses_all_the_same_is_heard(message: str) -> None:
    """Doubts and reported claims in a line do not clear whom it accuses."""
    assert accused(message) == {RED}


def test_doubts_that_are_gone_and_who_was_far_away_accuse_nobody_in_other_words() -> None:
    told = (
        "My first doubts about Red were unfounded.",
        "My old suspicion of Red does not hold any more.",
        "I had Red marked as the killer, but I was wrong.",
        "Red was miles away from the body when it was found.",
        "Everybody's voting for Red, but Red was on cams.",
        "Red turned out to be innocent.",
        "That leaves Red free.",
        "Excluding Red as the impostor, who is left?",
    )

    assert {message for message in told if accused(message)} == set()


@pytest.mark.parametrize(
    "message",
    [
        "My story might sound suspicious, but it's true.",
        "Impostors love Electrical, everybody knows that.",
        "The killer still has a cooldown.",
    ],
)
def test_what_is_told_to_somebody_of_oneself_or_of_killers_at_large_accuses_nobody(message: str) -> None:
    assert accused(message, target=RED) == set()
