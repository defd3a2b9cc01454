"""Whom a line accuses, and by which of its words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine.accusing.accusations import accusations
from games.engine.accusing.wordlists import terms
from games.engine.facts.identities import Color
from tests.support import endurance, rings

SEATS = (Color.RED, Color.BLUE, Color.GREEN, Color.PINK)
RED, BLUE, GREEN, PINK = SEATS
LONG = 500_000 if rings.IS_SECOND else 50_000


def accused(message: str, target: Color | None = None, speaker: Color = GREEN) -> list[Color]:
    found = accusations(message, speaker=speaker, target=target, seats=SEATS)
    assert all(0 <= span.start < span.end <= len(message) for span in found), (message, found)
    return sorted((span.color for span in found), key=SEATS.index)


@pytest.mark.parametrize(
    "message",
    [
        *("its joever for red", "red left storage and blue died", "red was over the body"),
        *("judge me if red turns out to be crew", "red climbed out of a hole", "wow great alibi red"),
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
        *(
            "I hold red responsible",
            "red's story has holes",
            "red has not provided an alibi",
            "red needs to be voted out",
        ),
        *("typical impostor behaviour from red", "I strongly suspect red", "that leaves only red", "look at red!"),
        *("if we skip, red kills again", "can we agree it's red?"),
        *("red claims reactor. I don't buy it.", "red came late. I was in admin. He's lying.", "let's vote red, ok?"),
        *("red vneted in front of me", "Rred... red is an impster", "my prime suspects: red"),
        *("red was alone with the body. Do the math.", "I'm not lying, red is.", "I'd be surprised if it wasn't red"),
        *(
            "someone vents here, and that's red",
            "red came out of the vent. It's him.",
            "red says so. Nobody buys that.",
        ),
        *(
            "red doesn't have an alibi",
            "why is red lying?",
            "nobody else could have done it but red",
            "red keeps avoiding my question",
        ),
        *("I saw red next to pink's body", "red is no crewmate", "the killer among us is red", "don't listen to red"),
        *("red isn't who he says he is", "I was at the vent, red left the vent"),
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
        *("why would red vent?", "red was ejected last round", "I had eyes on red", "red and blue worked together"),
        *(
            "red could have killed me but he did not",
            "why do you think it's red?",
            "I'd hate to vote red",
            "white came after red",
        ),
        *("I was watching red, he did not kill pink", "red didn't kill pink, I was watching him"),
        *("before I vote red I want to hear him", "it wasn't red", "it isn't red who vented", "that's red's task"),
        *("that is a red flag", "if blue was in admin then he is lying", "I look at red and see a friend"),
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


@pytest.mark.parametrize(
    "message",
    [
        *(
            "It's Red",
            "its red",
            "it has to be Red",
            "Red did it",
            "I think it's Red",
            "My money is on Red",
            "Red it is",
        ),
        *("You never went to Electrical, Red", "Red, you say you were in Admin, but I saw you in Storage"),
        *("Pink's killer is Red", "so Red", "that leaves Red", "Why did you vent, Red?", "Red, why are you lying?"),
        *("Nobody believes you, Red", "If it isn't me, fine, but Red is sus", "We lose if we don't vote Red"),
        *("Throw Red out", "Red used the vent in Admin", "Red has to go", "Red made it up", "red is imp"),
    ],
)
def test_natural_wordings_accuse(message: str) -> None:
    assert accused(message) == [RED]


@pytest.mark.parametrize(
    "message",
    [
        *("Red fixed the sabotage", "Is Red the impostor?", "Red asked who killed Blue", "Did Red vent", "Red vented?"),
        *(
            "It's not Red",
            "It can't be Red",
            "It's Red's turn",
            "It's Red who fixed the lights",
            "Body in Admin: it's Red",
        ),
        *('"Red is sus," they said', "If Red is the impostor we lose", "What if Red vented", "Who accused Red?"),
        *("Nobody said Red was lying", "Why would Red do it?", "Maybe Red was in Storage", "Red came out of Admin"),
        *("Should we vote Red?", "No votes for Red please", "Red is out of the question", "Red, go on"),
    ],
)
def test_questions_suppositions_quotations_and_nouns_accuse_nobody(message: str) -> None:
    assert accused(message) == []


@pytest.mark.parametrize(
    "message",
    [
        *("I'm 100% sure. Red.", "Red. Final answer.", "By elimination: Red.", "Not Blue. Red.", "Who vented? Red."),
        *("Red has been hiding. Very suspicious.", "I think Red", "I still say Red", "Red's my vote", "Red did Pink"),
        *(
            "The one who vented was Red",
            "What I know is that Red vented",
            "I guess it was Red?",
            "If Blue lies, it's Red",
        ),
        *("My guess: Red", "I'm innocent. Red isn't.", "No offense Red but you vented", "I'm going with Red"),
        *("If it's not Red, it's Blue", "We win if we vote Red", "Going with Red unless somebody objects"),
        *("Red. He lies.", "Red, because he was alone", "Ok then Red", "If you ask me, Red", "I'm going Red"),
        *("Red was in Electrical, which is odd", "Red came through that vent", "Let's go with Red"),
    ],
)
def test_names_beside_certainty_accuse(message: str) -> None:
    assert RED in accused(message)


@pytest.mark.parametrize(
    "message",
    [
        *("Who was with me? Red.", "I think Red went to Admin", "Stop accusing Red", "Red would have killed me there"),
        *("Last game Red vented", "Red venting there would be stupid", "Pink is dead. She vented? Nobody knows."),
        *("Who reported? Red.", "I'm on Red's side", "I'm going with Red to Admin", "I'd rather skip than vote Red"),
        *("Red or Blue, pick one", "I was going with Red", "Pink is dead. Odd.", "Who was in Storage? Red."),
        *("Assume Red killed Pink", "Neither Red nor Blue killed anyone", "Red did Blue's task", "Agreed, Red."),
    ],
)
def test_names_beside_doubt_do_not(message: str) -> None:
    assert accused(message) == []


@pytest.mark.parametrize(
    "message",
    [
        *("Everything points to Red", "By elimination we end up at Red", "Red is the obvious pick", "Get Red out"),
        *("Nobody can confirm where Red was", "Red claims Admin, but nobody can verify that", "Red lacks an alibi"),
        *("Don't let Red off the hook", "I'm going after Red today", "Red has been leading us by the nose"),
        *("Blue isn't the problem here, Red is", "The likeliest candidate is Red", "No mistakes now: Red"),
        *("A crewmate wouldn't push that hard, Red", "Something about Red's answer rubs me wrong", "Lock it in: Red"),
        *("Nobody is safe while Red breathes", "Red is exactly what I'd expect from an impostor", "Red, you're cooked"),
        *("Red was quiet. Typical.", "How convenient for Red", "Red's answer is vague", "Red's story has a gap"),
        *("Red makes me nervous", "I'm done being patient with Red", "I keep an eye on Red", "Red has yet to explain"),
        *("Red, cut the act", "Stay away from Red", "That narrows it down to Red"),
        *("That puts Red closest to the body", "Anyone against voting Red?"),
        *("Blue is clear, Red isn't", "Bye Red", "Why is Red so quiet?", "How come Red saw nobody?"),
        *("It's Red, isn't it?", "Maybe it's Red?", "It's always the quiet ones. Red.", "Who's lying? Red."),
    ],
)
def test_a_sentence_accuses_by_its_shape(message: str) -> None:
    assert accused(message) == [RED]


@pytest.mark.parametrize(
    "message",
    [
        *("I was wrong to accuse Red", "I take back what I said about Red being the killer", "Red is no killer"),
        *("I thought it was Red, but Red was with me", "I suspected Red at first", "Nothing suspicious about Red"),
        *("It was wrong to eject Red", "There is zero evidence against Red", "Calling Red a liar is going too far"),
        *("People say Red is sus. I disagree.", "Red vented. Just kidding.", "Yeah sure, Red killed Pink by magic"),
        *("Not everything points to Red", "Does everything point to Red?", "If everything points to Red, say so"),
        *("Tell me why it should be Red", "Ask Red who killed Pink", "I found Red lying in Admin"),
        *("Red looks less suspicious to me now", "I'm against voting Red", "If we vote Red, we lose", "Why vote Red?"),
        *("The impostor wants us to vote Red", "A vote for Red is a vote for the killer", "Nothing points at Red"),
        *("I regret voting Red", "In Admin: Red", "I ran into one person: Red", "Red is blamed rather than guilty"),
        *("I met somebody. Red.", "Red says vent, Blue says stairs", "No one has accused Red", "Red was lying there"),
        *("Red was alone with an impostor", "I can't say that nobody can confirm Red", "Red, you were near a killer"),
        *("Red killed it on asteroids", "Red vented about the lights to me"),
    ],
)
def test_who_is_cleared_taken_back_or_mocked_is_not_accused(message: str) -> None:
    assert accused(message) == []


def test_the_victim_of_one_killer_is_no_killer_of_the_next() -> None:
    assert accused("Red killed Pink and Blue killed Orange") == [RED, BLUE]


def test_a_vote_goes_on_to_whom_is_named_next() -> None:
    assert accused("Kick red, then blue") == [RED, BLUE]


@pytest.mark.parametrize("message", ["Red first, then Blue.", "First Red, then Blue.", "Red today, Blue tomorrow."])
def test_an_order_of_votes_accuses_each(message: str) -> None:
    assert accused(message) == [RED, BLUE]


def test_that_is_said_of_whom_alone_the_sentence_before_was() -> None:
    assert accused("Red pressed the button. That makes me uncomfortable.") == [RED]
    assert accused("Red says it was the door. Nobody believes that.") == [RED]
    assert accused("Red met Blue. That makes me uncomfortable.") == []


def test_a_list_of_names_is_of_all_of_them() -> None:
    assert accused("That leaves Red, Blue and Pink without proof") == [RED, BLUE, PINK]


def test_who_is_blamed_by_another_is_not_accused_by_the_line() -> None:
    assert accused("Red is just blaming Blue") == [RED]


def test_who_is_right_to_suspect_is_not_suspected() -> None:
    assert accused("Red is right to suspect Blue") == [BLUE]
    assert accused("Red wants to vote Blue") == [BLUE]


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


def test_to_ask_for_an_account_is_no_reproach_but_to_tell_of_none_is() -> None:
    assert accused("Red, you haven't said where you were. Well?") == []
    assert accused("Red, you haven't said where you were and you vented") == [RED]
    assert accused("Red and Blue haven't said where they were") == [RED, BLUE]
    assert accused("Red, you still haven't said where you were") == [RED]


def test_what_one_says_of_oneself_accuses_nobody() -> None:
    assert accused("I vented", target=RED) == []
    assert accused("Blue says green vented", speaker=GREEN) == []


def test_the_span_holds_the_words_that_accuse() -> None:
    message = "😀 I saw Red near the body"

    [span] = accusations(message, speaker=GREEN, target=None, seats=SEATS)

    assert message[span.start : span.end] == "near the body"


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("Lock Blue, :)", "Lock Blue"),
        ("So, remove Blue, ... bye", "remove Blue"),
        ("Ok. So, remove Blue, ... bye", "remove Blue"),
    ],
)
def test_the_span_ends_with_words_where_a_line_ends_with_a_pause(message: str, words: str) -> None:
    [span] = accusations(message, speaker=GREEN, target=None, seats=SEATS)

    assert message[span.start : span.end] == words


SAID = st.sampled_from(
    [
        *("Lock Blue", "remove Red", "vote Pink out", "Red is lying", "nobody can confirm where Blue was", "not him"),
        *("Red", "you", "he", "that", "isn't", "and", "so", "but", "if", "because", "who", "sus", "ok"),
        *(",", ", :)", ":", ".", "?", "...", "(", '"', "\n"),
    ]
)


@settings(max_examples=rings.of_all(500), deadline=None)
@given(said=st.lists(SAID, max_size=12), target=st.sampled_from([None, RED, BLUE]))
def test_whatever_is_said_only_words_of_it_accuse(said: list[str], target: Color | None) -> None:
    accused(" ".join(said), target=target)


def test_each_is_accused_once_by_its_first_words() -> None:
    message = "red is sus, red vented, blue lied"

    found = accusations(message, speaker=GREEN, target=None, seats=SEATS)

    assert [(span.color, message[span.start : span.end]) for span in found] == [(RED, "sus"), (BLUE, "lied")]


def otherwise(sense: terms.Sense, line: str, expected: list[Color]) -> dict[str, list[Color]]:
    """For each word of the sense, whom the line accuses with it, if that is not as expected."""
    found = {term: accused(line.format(term)) for term in terms.TERMS[sense]}
    return {term: whom for term, whom in found.items() if whom != expected}


@pytest.mark.parametrize("sense", terms.TERMS)
def test_the_words_are_such_as_a_line_can_contain(sense: terms.Sense) -> None:
    listed = terms.TERMS[sense]

    assert len(listed) == len(set(listed))
    assert all(term == term.lower() and "’" not in term for term in listed)


def test_every_deed_is_laid_to_who_is_named_before_it() -> None:
    assert otherwise(terms.Sense.DEED, "red {}", [RED]) == {}


def test_every_trait_is_laid_to_who_is_named_before_it() -> None:
    assert otherwise(terms.Sense.TRAIT, "red is {}", [RED]) == {}


def test_every_call_falls_on_who_is_named_after_it() -> None:
    assert otherwise(terms.Sense.CALL, "{} red", [RED]) == {}


def test_honesty_accuses_only_when_it_is_denied() -> None:
    assert otherwise(terms.Sense.HONESTY, "red is {}", []) == {}
    assert otherwise(terms.Sense.HONESTY, "red is not {}", [RED]) == {}


def test_trust_accuses_only_when_it_is_denied() -> None:
    assert otherwise(terms.Sense.TRUST, "I am {} red", []) == {}
    assert otherwise(terms.Sense.TRUST, "I am not {} red", [RED]) == {}


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
    *("killed me ", "red killing ", "to too vote red ", "would have bet red ", "a dagger "),
    *("imp ", "red 50% ", "so red ", ", , red because ", "ok "),
)


@pytest.mark.parametrize("hostile", HOSTILE)
@pytest.mark.both
def test_a_hostile_line_is_read_to_its_end(hostile: str) -> None:
    with endurance.comes_to_an_end():
        accused(hostile * (LONG // len(hostile)), target=RED)


@pytest.mark.parametrize(
    "message",
    [
        "Red met Blue in Admin and murdered him.",
        "Red lured Blue into Admin and butchered her there.",
        "I saw Red walk up to Blue and kill her.",
        "Red waited for Blue and shanked them.",
    ],
)
def test_who_was_killed_as_him_or_her_is_not_accused_of_it(message: str) -> None:
    assert accused(message) == [RED]
