"""Everyday lines with the words of an accusation: what spares somebody, and what, phrased almost alike, does not."""

import pytest

from tests.engine.accusing.seated import RED, accused


@pytest.mark.parametrize(
    "message",
    [
        "Red is targeting me every game",
        "Red is tunneling me for no reason",
        "I know it looks bad for Red, however he fixed O2 with me.",
        "Red is too dumb to be imp",
        "Red as imp would never report that",
        "Red imp lol no",
        "Red was sus until i saw him scan",
        "i was sus of Red but not anymore",
        "i had Red as sus, now i have nobody",
        "Red's play is weird but it's always like that",
        "Red's killer must have vented",
        "poor Red murdered in cold blood",
        "Red's sus level: 0",
        "Red 0% sus",
        "over my dead body you vote Red",
        "voting Red = losing",
        "we lose if we vote Red",
        "my b Red i thought it was you",
        "Red self reporting would be dumb",
        "keep an eye on Red, he might be next to die",
        "Red was near the vent, but tbh everyone walks there",
        "Red is vent cleaning in cafe",
        "Red is crew or a really good liar",
        "Red innocent until proven guilty",
        "Red murdered that task",
        "Red got out of the vent room",
        "They say Red vented in Nav, I say show me proof.",
        "Red joked about venting in nav",
        "Red pretended to vent in nav to scare me",
        "Red killed Green in Pink's version.",
        "Green is accused of killing Red in Nav",
        "Red killed no one",
        "Red killed the reactor timer with 1 sec left",
        "Red the imp hunter",
        "tbh i thought i saw Red vent but it was just the animation of the door",
        "I tracked Red from Navigation to Shields and she did nothing odd.",
    ],
)
def test_everyday_talk_accuses_nobody(message: str) -> None:
    assert accused(message) == set()


@pytest.mark.parametrize(
    "message",
    [
        "Red is tunneling me, classic imp move",
        "it looks bad for Red",
        "Red as imp would do exactly that",
        "i was sus of Red and still am",
        "Red 90% sus",
        "keep an eye on Red, he vented",
        "Red was near the vent",
        "Red is a liar",
    ],
)
def test_its_kin_still_does(message: str) -> None:
    assert accused(message) == {RED}


@pytest.mark.parametrize(
    "message",
    [
        "its deffo Red",
        "idk Red's giving me bad vibes",
        "everyone on Red pls",
        "I was gonna say Green, but Red makes more sense.",
        "weak defense Red",
        "Red jumped on Green real quick, a bit too eager",
        "kinda weird that Red got there so fast",
        "convenient that nobody saw you, Red",
        "rip Green, Red got him",
        "same, Red for me",
        "Red was right on top of Green's body when I came into Security",
        "Only Red left Storage alive, and that's all I need.",
        "So you want me to believe you walked from Nav to Reactor in four seconds, Red?",
        "Red, first you said reactor, now you say security.",
    ],
)
def test_everyday_talk_accuses_whom_it_means(message: str) -> None:
    assert accused(message) == {RED}


@pytest.mark.parametrize(
    "message",
    [
        "there is no contradiction between Red and Green",
        "rip Green, Red got ejected too",
        "Red makes more sense now",
        "Red, explain.",
        "everyone on Red's side of the ship come here",
        "weird that nobody was here",
    ],
)
def test_what_only_looks_like_it_does_not(message: str) -> None:
    assert accused(message) == set()
