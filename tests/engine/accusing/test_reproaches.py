"""Accusations by what somebody did, knew, bore, caused or is avoided for; and what only sounds like one."""

import pytest

from games.engine.facts.identities import Color
from tests.engine.accusing.seated import BLUE, PINK, RED, accused


@pytest.mark.parametrize(
    "message",
    [
        "Why did Red run when the body was found?",
        "How did you know about the body, Red?",
        "So Red, you walked past a body and didn't report it?",
        "Red was following people around",
        "Red went in with Pink, but only Red came back.",
        "Red walked into Admin with Pink and came out alone",
        "I've seen Red stand at a panel without touching it",
        "You didn't scan, Red.",
        "We should have got rid of Red in the first meeting",
        "I'd feel a great deal safer without Red on board",
        "There's blood on Red's visor",
        "Red was covered in blood",
        "Red poisoned Pink",
        "Pink was struck down by Red",
        "I'm so scared of Red",
        "Don't leave me alone with Red",
        "It just feels like Red",
        "idk still Red",
        "Red pushed hard for the ejection and Pink was crew",
        "Red went quiet the second I said vent",
        "Red ran out of there right before the body",
        "White doesn't get my vote, and Red doesn't get my trust",
        "As for Red, I have my doubts",
        "Red's timeline is impossible, count the seconds",
        "There goes Red again, accusing whoever is closest",
        "White needs a nap, and Red needs to explain how the body got there",
        "Nobody but Red was on that side of the ship",
        "I can't shake the feeling that Red is hiding something",
        "I can't help thinking that it's Red",
        "The killer wears that visor, friends: Red",
        "I'd put 60 percent on Red",
        "Red told us he never left, and yet I met him in Storage",
        "If Red lives through this, we have ourselves to blame",
        "If we let Red go, somebody will pay for it",
        "Red, who can confirm that? Nobody.",
        "You said Admin first and now it's Storage, Red. Which is it?",
        "omg Red is SO the impostor",
        "It was Red who struck",
        "Nobody asks where Red was",
        "Red skipped the reactor",
    ],
)
def test_what_is_held_against_somebody_in_passing_accuses_it(message: str) -> None:
    assert accused(message) == {RED}


def test_names_joined_by_a_sign_are_named_together() -> None:
    assert accused("Red + Blue are the team") == {RED, BLUE}
    assert accused("I can't shake the feeling that Red and Blue are in this together") == {RED, BLUE}
    assert accused("I say we eject Red today and look at Blue tomorrow") == {RED, BLUE}
    assert accused("I'd put my money on Red, with Blue as the partner") == {RED, BLUE}


@pytest.mark.parametrize(
    "message",
    [
        "Why did Red leave so early? I only ask because of the lights.",
        "How did you know the code, Red?",
        "Only Red came back to help me",
        "Red stood at the table without moving for a second",
        "I want Red to go with me to Shields",
        "I was scared. Red was scared too.",
        "So Red, what did you do in Admin?",
        "I have a feeling that Red is right about the times",
        "Red tried to get us all out of the room",
        "I told you about Red's route already",
        "If Red stays with me, we both have an alibi",
        "If we let Red speak, we may learn more",
        "I was in Admin and Red was not there yet",
        "It was so dark that I could not see Red",
        "Red came out of Admin just before the report, with me",
        "Nobody asked about the lights, so Red kept quiet",
        "My friend accuses Red without a shred of evidence",
        "The motion to eject Red fails",
        "The only thing Red ever murdered is a song",
        "The rumour about Red has been found to be untrue",
        "Could be Red, could be me",
        "Quit your pointing at Red",
        "If I were the impostor, I'd blame Red",
        "50 percent of us have no idea, Red",
        "Red, who can confirm the time? Nobody knows.",
    ],
)
def test_what_only_sounds_like_a_reproach_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


def test_who_owes_an_answer_to_a_reproach_is_whom_it_turns_to() -> None:
    assert accused("So you walked past the body and said nothing?", PINK) == {PINK}
    assert accused("So you walked past Pink in Admin?", Color.BLUE) == set()


@pytest.mark.parametrize(
    "message",
    [
        "I asked Red three times for a route and got three different ones",
        "I think we are looking at Red",
        "When the alarm went, everyone ran to the reactor except Red",
        "Red has not done one visible task all game",
        "Red's answer took too long and said too little",
        "Red, there are no wires in Reactor. You made that up.",
        "Red, I was in Admin for ages. What's your excuse?",
        "The story Red told doesn't match what the three of us saw",
        "I wouldn't trust Red as far as the next door",
        "I'll say it plainly: Red.",
        "Throwing Red out is the best use of this meeting",
        "Red reported very quickly for someone who had just walked in",
        "There's only one person who could have cut the lights and reached Pink: Red.",
        "Vote however you like, I'm putting mine on Red.",
        "I would like to hear Red explain the blood",
        "No offence, Red, but that was the weakest alibi I've heard all day",
        "Can Red explain how he got past a locked door?",
        "Doesn't it bother anyone that Red is always at the scene?",
        "Put me down for Red.",
        "Red knew where the body was before any of us did",
        "I'll follow Blue's lead and put mine on Red.",
    ],
)
def test_what_is_counted_doubted_or_bet_upon_accuses(message: str) -> None:
    assert accused(message) == {RED}


@pytest.mark.parametrize(
    "message",
    [
        "Has anyone considered that Red was in Admin before?",
        "We should talk about Red.",
        "Red was the only one there",
        "Red, I was in Admin. Blue, you were there too.",
        "Red, thank you. Did you see who vented?",
    ],
)
def test_what_is_only_to_be_considered_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "As your captain I propose that we begin with Red",
        "You ask a great many questions, Red, for someone who has not answered one.",
        "Red talks too much for a guy with nothing to tell",
        "How odd that Red should remember the colour of my boots",
        "There are three things against Red: the place, the time and the lie.",
        "Red has not explained how the body got there",
        "Red walked away from the reactor. Which crewmate does that?",
        "I'm sorry, Red, but nobody finds a body on that way.",
        "Nobody but you was in Navigation, Red, and that is where Blue lies.",
    ],
)
def test_what_courteous_talk_holds_against_somebody_accuses_it(message: str) -> None:
    assert accused(message) == {RED}


@pytest.mark.parametrize(
    "message",
    [
        "I caught Red venting.",
        "Red can't keep their story straight.",
        "No one has seen Red do a task.",
        "I haven't seen Red do a single task.",
        "Everyone else has an alibi except Red.",
        "Red voted Blue without any reason.",
        "Red followed Blue into Electrical, and she never came out.",
        "Red left Storage right before the body was found there.",
        "I'd like Red to explain how they got to Storage so fast.",
        "Red is the one we should be watching.",
        "Red's behavior has been off all game.",
        "Red says Admin, but I was there and saw no one.",
        "Red came from the direction of the body.",
        "How would Red know about that?",
    ],
)
def test_what_models_hold_against_somebody_in_plain_words_accuses_it(message: str) -> None:
    assert accused(message) == {RED}


def test_whom_another_caught_is_of_that_ones_word() -> None:
    assert accused("Blue accuses me because Red caught him venting") & {RED} == set()


@pytest.mark.parametrize(
    "message",
    [
        "The killer isn't Blue but Red.",
        "It's not Blue, but Red.",
        "Red is sus. So could you explain that?",
        "Red lied. So do I have your votes?",
        "Red vented, bless him.",
        "We have all accused Red, so we can vote him out now.",
    ],
)
def test_what_sounds_like_an_excuse_excuses_nobody(message: str) -> None:
    assert accused(message) == {RED}


@pytest.mark.parametrize("message", ["Nobody saw Red do a kill", "Nobody has seen Red do anything odd"])
def test_what_nobody_saw_accuses_nobody(message: str) -> None:
    assert accused(message) == set()
