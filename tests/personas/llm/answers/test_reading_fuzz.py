"""Thousands of malformed replies: none crashes the reader, none becomes a decision that was not said."""

import json
import random
import re

import pytest
from pydantic import BaseModel, ConfigDict, Field

from glassbox_site.ground import words
from personas.llm import chat
from personas.llm.answers import reading, thinking
from personas.llm.line import replies, tooling
from tests.support import endurance, rings

COLORS = ["red", "blue", "green", "pink"]
NOISE = [
    '"', "'", "{", "}", "[", "]", ",", ":", "\\", "\n", "<think>", "</think>", "```json", "```", "//", "/*",
    "null", "true", "NaN", "-", "7", "1e999", "\ud800", "\\ud83d", "\0", "“", "”", "{{", '{"vote": ', "é😀",
]  # fmt: skip


class Ballot(BaseModel):
    model_config = ConfigDict(extra="forbid")

    message: str = ""
    desire: int = Field(ge=0, le=10)
    vote: str | None = None


def said_by(dice: random.Random) -> Ballot:
    message = f"I saw {dice.choice(COLORS)} at the body, {dice.choice(['vent', 'wires', 'sus'])}"
    return Ballot(message=message, desire=dice.randint(0, 10), vote=dice.choice([None, *COLORS]))


def mangled(text: str, dice: random.Random) -> str:
    for _ in range(dice.randint(1, 5)):
        place = dice.randint(0, len(text))
        match dice.randint(0, 5):
            case 0:
                text = text[:place]
            case 1:
                text = text[place:]
            case 2:
                text = text[:place] + text[place + dice.randint(1, 6) :]
            case 3:
                text = text[:place] + text[place // 2 : place] + text[place:]
            case 4:
                text = "".join(dice.sample(text, len(text))) if dice.random() < 0.1 else text + text
            case _:
                text = text[:place] + dice.choice(NOISE) + text[place:]
    return text


def was_said(name: str, value: str | int | None, text: str) -> bool:
    """Whether the reply has this field with this value or, for an empty value, lacks the field."""
    written = "|".join([re.escape(str(value)), re.escape(json.dumps(value))] + (["None"] if value is None else []))
    stated = rf"""{name}["'”]?\s*:\s*["'“]?({written})(?:["'”\s,}}\]/]|\Z)"""
    plain = words.harmless(text).replace("\\", "")
    return bool(re.search(stated, plain)) or (not value and not re.search(rf"{name}\"\s*:", plain))


@pytest.mark.both
def test_thousands_of_mangled_replies_yield_only_what_was_said() -> None:
    dice = random.Random("mangled replies")
    understood, tried = 0, rings.of_all(10_000)

    for _ in range(tried):
        text = mangled(json.dumps(said_by(dice).model_dump()), dice)
        outcome = reading.read(text, Ballot)
        if isinstance(outcome, Ballot):
            understood += 1
            assert was_said("desire", outcome.desire, text), text
            assert was_said("vote", outcome.vote, text), text
        else:
            assert len(reading.correction(outcome)) < 1_000

    assert 0.03 * tried < understood < 0.7 * tried


def test_a_reply_cut_anywhere_is_the_whole_answer_or_none() -> None:
    dice = random.Random("cut replies")

    for _ in range(60):
        ballot = said_by(dice)
        text = json.dumps(ballot.model_dump())
        for length in range(len(text) + 1):
            outcome = reading.read(text[:length], Ballot)
            assert isinstance(outcome, reading.Unreadable) or outcome == ballot, text[:length]


def test_pure_noise_is_never_an_answer() -> None:
    dice = random.Random("noise")

    for _ in range(3_000):
        text = "".join(dice.choices([*NOISE, "message", "desire", "vote"], k=dice.randint(0, 40)))
        outcome = reading.read(text, Ballot)
        if isinstance(outcome, Ballot):
            assert was_said("desire", outcome.desire, text), text


def test_tool_calls_in_noise_are_never_made_up() -> None:
    dice = random.Random("tools")
    spoken = '{"tool_calls": [{"name": "append", "arguments": {"line": "a"}}]}'

    for _ in range(3_000):
        text = mangled(spoken, dice)
        for call in tooling.spoken(text, {"append"}).calls:
            assert call.name == "append"
            assert '"append"' in text


SLOW = [
    "{", "{“", "{/*", '{"a":', "{a:", "[", "<think>", "</think>", '{"', "{'", '{"a":1}', "\\", "/*",
    "<think>{“", "{“</think>", '{"a":1}</think>', "{a:1}<think>", " ", "<", "```",
]  # fmt: skip


@pytest.mark.parametrize("piece", SLOW)
@pytest.mark.both
def test_the_longest_text_is_read_to_its_end(piece: str) -> None:
    longest = piece * (rings.of_all(replies.MAX_CHARACTERS) // len(piece))

    with endurance.comes_to_an_end():
        thinking.part(f"<{longest}</think>")
        tooling.spoken(longest, {"append"})
        tooling.arguments(chat.ToolCall(id="1", name="append", arguments=f"{{{longest}```x"))
        reading.read(longest[: reading.MAX_CHARACTERS], Ballot)
