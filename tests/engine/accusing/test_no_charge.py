"""Words of an accusation that are none: reported, taken back, of too little weight, or about a thing."""

import pytest

from games.engine.facts.identities import Color
from tests.engine.accusing.seated import RED, accused


@pytest.mark.parametrize(
    "message",
    [
        "I withdraw my vote on Red",
        "I owe Red an apology, I called him a liar",
        "I'm moving my vote off Red",
        "I regret accusing Red",
        "I voted for Red two meetings ago",
        "maybe Red? wait, he was with me",
        "Red lied! Scratch that, it wasn't Red after all",
        "Red is a liar. Sorry to Red, I misheard.",
        "I don't buy Red for this one",
        "I'd have wagered my helmet on Red",
    ],
)
def test_what_is_taken_back_or_long_past_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "The case against Red is terribly weak",
        "I object to voting Red",
        "I shan't vote for Red",
        "It would be a shame to eject Red",
        "The likelihood that Red is the killer: nil",
        "I reject the notion that Red vented",
        "The ejection of Red was a blunder",
        "In Red's defence, a liar would have said more",
        "Red is far too gentle to murder anyone",
        "Only a fool would think Red did it",
    ],
)
def test_what_is_said_against_accusing_somebody_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "Everybody thinks Red vented",
        "It has been suggested that Red is guilty",
        "Red says Blue vented, Blue says Red vented, go figure",
        "Two votes for Red, one for Blue, one to skip",
        "Whoever votes Red now helps the killers",
        "Blue voting Red proves little",
        "The worth of voting Red is low",
        "Too many sailors keep accusing Red",
        "Somebody gave an order to eject Red",
    ],
)
def test_what_the_table_thinks_or_does_is_no_accusation_of_the_speaker(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "Red was lying right under the table when I came",
        "It was Red I met in Storage, not Blue",
        "the Red vent story is old",
        "I'll vote whatever Red votes",
        "k voting w Red",
        "rip Blue, killed by somebody near Red",
    ],
)
def test_bodies_mistakes_and_company_accuse_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "please vote Red",
        "I could settle for ejecting Red",
        "We have to vote Red now",
        "Blue wants to vote Red",
        "ok guys, just yeet Red",
    ],
)
def test_a_call_of_the_speakers_own_accuses(message: str) -> None:
    assert accused(message) == {RED}


def test_a_conclusion_is_not_drawn_about_the_dead_nor_by_chance_about_company() -> None:
    assert accused("Red got ejected and still somebody died. Explain that.") == set()
    assert accused("Red and I met at the reactor. Coincidence?") == set()
    assert accused("Red stood alone at the button. Explain that.") == {RED}


def test_a_name_behind_a_name_without_a_word_between_is_called_on() -> None:
    assert accused("it's Red, Blue") == accused("it's Red Blue") == {RED}


def test_who_killed_somebody_is_accused_and_not_whom_it_killed() -> None:
    assert accused("Red walked up to Blue and killed Blue") == {RED}
    assert accused("goodnight to Blue, killed by Red") == {RED}


def test_whoever_did_it_is_not_whom_it_was_done_to() -> None:
    assert accused("Whoever pushed for Red is an impostor") == set()


@pytest.mark.parametrize(
    "message",
    [
        "It was Red in Storage, I waved",
        "It was Red, in Storage, when the lights went out",
        "It was Red on cams",
        "It was Red first, then Blue came in",
        "It was only Red there",
        "It's Red again, hi Red",
        "it's red talking",
        "Somebody breathed next to me, and it was Red",
        "I heard footsteps. It was Red.",
    ],
)
def test_who_was_met_or_heard_is_not_named_for_guilt(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "They want us to vote Red",
        "They want you to believe Red vented",
        "Somebody says that Red vented",
        "Everyone blames Red",
        "No one said it was Red",
        "I refuse to believe Red vented",
        "Red denies that he vented",
        "That Red vented is a lie",
        "The claim that Red vented is false",
        "It is not true that Red killed him",
        "If Blue is right then Red is lying",
        "Assuming Blue is right, Red killed him",
    ],
)
def test_what_others_want_believed_or_what_is_no_truth_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "Red saw the killer vent",
        "Red ran from the killer",
        "Red's vent is shut",
        "Red's killer is among us",
        "Red killed my mood",
        "Red killed nobody",
        "No grudge against Red for being misled",
        "Red was nowhere to be seen",
        "Red was on trash duty",
        "Red is finished with wires",
        "Red leaves",
        "I left with Red, we did wires",
        "I was stuck with Red",
        "I ended up with Red",
        "ok Red",
        "I have two questions for Red",
        "Red will be next if we are not careful",
        "Red didn't do anything odd",
    ],
)
def test_what_befalls_a_player_or_its_things_is_no_deed_of_its_own(message: str) -> None:
    assert accused(message) == set()


def test_whoever_says_who_the_killer_of_somebody_is_accuses_that_one() -> None:
    assert accused("Blue's killer is Red") == {RED}


@pytest.mark.parametrize(
    "message",
    [
        "Let's say Red vented, then where did he come out?",
        "Say Red did it, how did he get there?",
        "I find it hard to believe that Red killed Pink",
        "Red was sus but he is fine now",
        "Red was sus earlier but I trust him now",
        "I thought Red was sus, I was wrong",
        "Everyone except Red is a suspect",
        "Everybody but Red is sus",
        "Blue was accused by Red",
    ],
)
def test_what_is_assumed_excepted_or_outlived_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


def test_who_lied_about_somebody_is_accused_and_not_whom_it_lied_about() -> None:
    assert accused("Pink lied when he said Red vented") == {Color.PINK}
    assert accused("Everyone but Blue has an alibi, so it's Blue") == {Color.BLUE}


@pytest.mark.parametrize(
    "message",
    [
        "Red has not said a word yet",
        "Red, explain the plan again, please",
        "Red kept me company",
    ],
)
def test_who_is_asked_or_silent_is_not_accused(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "Red, explain those sixteen seconds.",
        "Red owes us an explanation.",
        "Red has not uttered a single word since.",
        "Red has not said a word about Red either.",
        "Red has been terribly quiet.",
        "Blue's last company was Red.",
    ],
)
def test_who_owes_an_answer_or_was_the_last_company_is_accused(message: str) -> None:
    assert accused(message) == {RED}


@pytest.mark.parametrize(
    "message",
    [
        "Red says it was Blue, Blue says it was Red, I was elsewhere",
        "I heard Red accuse Blue and Blue accuse Red, and I learned nothing",
        "Next round I'd like to stick with Red",
        "Whoever wants to vote Red has to explain my route as well",
        "Someone wants us to believe that Red did it. I don't buy it.",
        "Red may have seen who ran away",
        "Blue, you saw me there. Please tell Red so that this nonsense stops.",
        "Of course Red was near the body. I was near the body as well.",
        "You can vote me if you like, Red, it won't help",
        "Red was looking for the killer with me",
        "I wish I could say that I saw Red vent",
        "Nobody believed Red when Red told the truth",
        "Last meeting it was Red, today it's me",
        "Today it's me, tomorrow it's you, Red",
        "Blue asked Red to explain the vent, and Red did so",
        "I get that Red looks bad, but Red was with me",
        "Let's say for argument's sake that Red vented",
        "I saw that only Red left again after a while",
        "That corridor leads straight back to Red",
        "Red could have done it, Blue could have done it, I could have done it",
    ],
)
def test_what_is_granted_wished_or_cancelled_by_its_contrary_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


def test_rooms_lie_and_are_sabotaged_without_the_doing_of_whom_a_line_turns_to() -> None:
    assert accused("Electrical lies between the two rooms, Red") == set()
    assert accused("It was sabotaged seconds later", RED) == set()
    assert accused("You have made up your mind, Red") == set()
    assert accused("Red lies between his teeth") == {RED}


def test_whom_somebody_accused_or_was_quick_to_point_at_is_not_accused_by_that() -> None:
    assert accused("Pink accused you", RED) == set()
    assert accused("Red, you were so quick to point at Blue, and you vented") == {RED}
    assert accused("You say Red is a liar, but your hands shake", Color.BLUE) == set()


def test_of_two_who_may_have_done_it_one_with_company_is_left_out() -> None:
    assert accused("it's Red or Blue, and Blue was with me in Shields") == {RED}
    assert accused("For me it comes down to Red or Blue, and Blue was scanning") == {RED}


@pytest.mark.parametrize(
    "message",
    [
        "Blue suspects Red. But Blue was on the other side of the ship.",
        "Red was near the body. However, so was I.",
        "Red was lying in Admin next to the table",
        "Red is lying on the floor of Storage",
        "You may think it's Red, but Red walked past me while Blue was dying",
        "Some of you lean towards Red, and I understand that",
        "Sounds like Blue and Red were on the same route",
        "Maybe Red knows more",
        "I wouldn't say Red is sus, just unlucky",
        "Red lost me at the corner",
        "Red must go to MedBay for the scan",
        "Votes for Red help nobody",
        "I want Red to stay. A vote for Red is a mistake.",
    ],
)
def test_what_is_objected_to_or_thought_by_others_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "So Red breathes, therefore Red is the impostor. Great detective work, everyone.",
        "By your reasoning Red is guilty of owning feet",
        "Next you'll tell me that Red killed the dinosaurs",
        "Red the impostor, that's a good one",
        "Red did it, says the fellow with blood on his sleeves",
        "Everybody's favourite theory is that Red vented",
        "Word is that Red lied",
        "Red is sus, I said, and I was wrong",
        "I came here to accuse Red and I leave as a friend",
        "They want Red gone",
        "Red as the killer doesn't fit",
        "Accusing Red is the easy way out",
        "Red vented? With Red at my side?",
        "I was told to keep an eye on Red",
        "I had Red at 60 percent a minute ago, now I am down to 10",
        "Red would make a terrible killer",
        "The theory that Red vented falls apart when you look at the clock",
        "It's too easy to say Red did it",
        "You all keep saying Red lied",
        "I was about to accuse Red, but his answer makes sense",
        "Ejecting Red gets us nowhere",
        "Maybe Red, maybe not",
        "Red thinks one of us is lying",
        "Red fought off the impostor with a mop",
        "Red escaped the killer by a hair",
        "Red trusted a liar",
    ],
)
def test_what_is_mocked_said_by_the_crowd_or_told_of_an_unknown_killer_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "I had Red pegged as guilty until I did the arithmetic.",
        "To me Red's silence is more likely fatigue than guilt.",
        "Suppose, for the sake of argument, that Red did it.",
        "A passer-by told me it was Red.",
        "I had a tip it was Red. The tip was worthless.",
        "Chat thinks it's Red.",
        "I can't say who told me, but somebody thinks Red did it.",
        "If we eject Red now, the killer laughs.",
        "I'd vote for Red but I'm enjoying the show.",
        "It's odd, we've all accused Red at some point and none of us can recall why.",
        "Poor Red, she's the only one who's been right.",
        "Name of the deceased: Red.",
        "I cannot rule out Red. I cannot rule out anybody.",
        "I'm told Red looked nervous. So do I, always.",
        "Red will go with me and Blue will go with Red.",
        "The one I met in Admin wasn't Blue but Red.",
        "Could it be that Red vented?",
        "Somebody was lying on the floor in Storage so I pressed report. It was Red.",
        "The plan: report, cry, blame Red.",
        "Dear friend, you assert that Red lied. In which sentence?",
        "I never said Red vented.",
    ],
)
def test_what_a_stranger_says_of_a_past_doubt_a_rumour_or_the_dead_accuses_nobody(message: str) -> None:
    assert accused(message) == set()
