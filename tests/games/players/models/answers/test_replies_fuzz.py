"""Thousands of malformed replies: none raises, none becomes a decision that was not said."""

import random
import re

import pytest

from games.engine.facts import decisions
from games.players.models.answers import choosing, replies
from glassbox_site.ground import words
from personas.llm.answers import reading
from tests.games.players.models import actors
from tests.games.players.models.prompting import situations
from tests.personas.llm.answers.test_reading_fuzz import mangled
from tests.support import rings

REPLIES = rings.of_all(10_000)
ADDRESSED = ("blue", "pink", "nobody", "mauve")


def decided(text: str, asked: situations.Situation) -> decisions.Decision | None:
    said = reading.read(text, replies.shape(asked.ask))
    if isinstance(said, reading.Unreadable):
        return None
    try:
        return replies.decided(said, asked.ask, asked.known)
    except replies.UnfitError:
        return None


def choices_of(decision: decisions.Decision) -> dict[str, str | int | None]:
    """The fields that decide something."""
    match decision:
        case decisions.ActionDecision():
            return {"choice": choosing.choice(decision.action)}
        case decisions.DiscussionDecision():
            target = {} if decision.target is None else {"target": decision.target}
            return {"vote_action": decision.vote_action, "desire_to_speak": decision.desire_to_speak, **target}
        case decisions.VoteDecision():
            return {"vote_action": decision.vote_action}
        case _:
            return {}


def free_words(decision: decisions.Decision) -> list[str]:
    """The words that are said aloud or noted."""
    match decision:
        case decisions.DiscussionDecision() | decisions.GhostDecision():
            return re.findall(r"\w+", decision.message)
        case decisions.ReflectionDecision():
            return re.findall(r"\w+", " ".join(decision.lessons))
        case _:
            return []


def was_said(field: str, value: str | int | None, text: str) -> bool:
    written = "(?:null|None)" if value is None else re.escape(str(value))
    plain = words.harmless(text).replace("\\", "")
    return bool(re.search(rf"""{field}["'”]?\s*:\s*["'“]?\s*{written}\s*(?:["'”,}}\]/]|\Z)""", plain))


@pytest.mark.both
def test_thousands_of_malformed_replies_yield_only_what_was_said() -> None:
    dice = random.Random("malformed replies")
    asked = [situations.situation(kind, "impostor") for kind in situations.MOMENTS]
    understood = 0

    for number in range(REPLIES):
        situation = asked[number % len(asked)]
        said = actors.reply(situation.prompt()[-1].text, dice)
        text = mangled(said.replace('"target": null', f'"target": "{dice.choice(ADDRESSED)}"'), dice)
        decision = decided(text, situation)
        if decision is not None:
            understood += 1
            assert not isinstance(decision, decisions.NoDecision)
            assert all(was_said(field, value, text) for field, value in choices_of(decision).items()), text
            assert all(word in text.replace("\\", "") for word in free_words(decision)), text

    assert REPLIES // 50 < understood < REPLIES * 3 // 4
