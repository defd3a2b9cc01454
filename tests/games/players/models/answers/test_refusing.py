"""A model that refuses to play has said nothing at the table."""

import asyncio
import json

import pytest

from games.engine.facts import decisions
from games.players import exchange
from games.players.models import llm_agent
from games.players.models.answers import refusing
from games.players.models.prompting import seating
from personas.llm import scripted
from tests.games.players.models.prompting import situations

REFUSALS = (
    "I'm sorry, but I can't assist with that.",
    "I’m sorry, but I can’t help with deceiving others.",
    "I cannot participate in roleplay that involves killing.",
    "Sorry, I can't comply with this request.",
    "As an AI language model, I am not able to engage in deception.",
    "I apologize, but I'm not comfortable creating content about murder.",
    "I won't continue this role-play.",
    "Unfortunately, I am unable to assist with this request.",
)
TALK = (
    "Sorry, I can't help with the reactor, I was in Admin.",
    "I can't assist you, Red, you are on your own.",
    "I'm sorry, I did not see who killed Pink.",
    "I cannot believe that Blue was in Electrical.",
    "I won't vote without evidence.",
    "I am not able to say who it was, it was dark.",
    "As an engineer I would say the lights were out.",
    "I refuse to be called a liar!",
    "I can't prove it, but Green vented.",
)


@pytest.mark.parametrize("words", REFUSALS)
def test_a_refusal_is_recognised(words: str) -> None:
    assert refusing.refuses(words)


@pytest.mark.parametrize("words", [*REFUSALS[:1], REFUSALS[3], REFUSALS[4], REFUSALS[7]])
def test_a_refusal_in_the_form_of_a_speech_is_recognised(words: str) -> None:
    assert refusing.is_refusal(words)


@pytest.mark.parametrize("words", TALK)
def test_talk_of_the_game_is_no_refusal(words: str) -> None:
    assert not refusing.is_refusal(words)


@pytest.mark.parametrize("words", REFUSALS)
def test_a_refusal_is_a_lost_turn_that_is_counted_as_one(words: str) -> None:
    asked = situations.situation("discussion", "impostor")
    agent = llm_agent.LlmAgent(scripted.ScriptedModel(lambda _: words), seating.Casting())

    answer = asyncio.run(agent.answer(asked.ask, asked.known))

    assert isinstance(answer.decision, decisions.NoDecision)
    assert answer.decision.reason.startswith("refused: ")
    assert {each.state for each in answer.exchanges} == {exchange.State.REFUSED}


def test_a_refusal_inside_the_answer_is_not_spoken_at_the_table() -> None:
    asked = situations.situation("discussion", "impostor")
    said = json.dumps({"desire_to_speak": 5, "message": REFUSALS[0], "vote_action": "skip"})
    agent = llm_agent.LlmAgent(scripted.ScriptedModel(lambda _: said), seating.Casting())

    answer = asyncio.run(agent.answer(asked.ask, asked.known))

    assert isinstance(answer.decision, decisions.NoDecision)
    assert answer.decision.reason.startswith("refused: ")


def test_recognising_is_quick_on_long_replies() -> None:
    assert not refusing.refuses("i'm sorry " * 10_000)
    assert not refusing.is_refusal("sorry i can't " * 10_000 + "?")
