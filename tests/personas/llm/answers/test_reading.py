"""What a model's words become: an answer that was given, or the reason why there is none."""

import pytest
from pydantic import BaseModel, ConfigDict, Field

from personas.llm.answers import reading


class Turn(BaseModel):
    model_config = ConfigDict(extra="forbid")

    message: str = ""
    desire: int = Field(ge=0, le=10)
    vote: str | None = None


SAID = Turn(message="I was in electrical", desire=7, vote="red")
PLAIN = '{"message": "I was in electrical", "desire": 7, "vote": "red"}'

TOLERATED = {
    "plain": PLAIN,
    "fenced": f"```json\n{PLAIN}\n```",
    "fenced without a language": f"```\n{PLAIN}\n```",
    "an unclosed fence": f"```json\n{PLAIN}",
    "prose around": f"Sure! Here is my answer: {PLAIN} I hope it helps {{red}}.",
    "braces in the prose": f"As {{color}} in {{ room }} I say: {PLAIN}",
    "trailing comma": '{"message": "I was in electrical", "desire": 7, "vote": "red",}',
    "single quotes": "{'message': 'I was in electrical', 'desire': 7, 'vote': 'red'}",
    "typographic quotes": "{“message”: “I was in electrical”, “desire”: 7, “vote”: “red”}",
    "bare names": '{message: "I was in electrical", desire: 7, vote: "red"}',
    "comments": '{"message": "I was in electrical", // alibi\n "desire": 7, /* sus */ "vote": "red"}',
    "a wrapper": f'{{"answer": {PLAIN}}}',
    "a list": f"[{PLAIN}]",
    "thought before": f'<think>maybe {{"desire": 1, "vote": "blue"}}</think>\n{PLAIN}',
    "thought in capitals": f'<THINKING>{{"vote": "blue"}}</Thinking>{PLAIN}',
    "two thoughts": f'<think>a</think><think>{{"vote": "blue"}}</think>{PLAIN}',
    "thought that only closes": f'so {{"desire": 1}} or not</think>{PLAIN}',
    "a draft before": f'{{"desire": 2, "vote": "blue"}} On second thought: {PLAIN}',
    "the schema before": f'{{"type": "object", "properties": {{"vote": {{}}}}}} {PLAIN}',
    "another object behind": f'{PLAIN} {{"note": "done"}}',
    "a field said twice": '{"desire": 7, "message": "I was in electrical", "desire": 7, "vote": "red"}',
    "cut after the last value": '{"message": "I was in electrical", "desire": 7, "vote": "red"',
}


@pytest.mark.parametrize("text", TOLERATED.values(), ids=TOLERATED.keys())
def test_what_was_said_is_understood_whatever_its_form(text: str) -> None:
    assert reading.read(text, Turn) == SAID


REFUSED = {
    "nothing": ("", reading.Reason.NOTHING_SAID),
    "blank": (" \n\t", reading.Reason.NOTHING_SAID),
    "only thought": (f"<think>{PLAIN}</think>", reading.Reason.NOTHING_SAID),
    "thought never closed": (f"<think>I will answer {PLAIN}", reading.Reason.NOTHING_SAID),
    "prose": ("I vote red, desire 7.", reading.Reason.NO_OBJECT),
    "a refusal": ("I'm sorry, but I can't help with deception.", reading.Reason.NO_OBJECT),
    "another object": ('{"color": "red"}', reading.Reason.NO_OBJECT),
    "a list of words": ('["red", 7]', reading.Reason.NO_OBJECT),
    "bare word as value": ('{"desire": 7, "vote": red}', reading.Reason.BROKEN),
    "unescaped quotes": ('{"message": "he said "skip"", "desire": 7}', reading.Reason.BROKEN),
    "missing comma": ('{"message": "a" "desire": 7}', reading.Reason.BROKEN),
    "closed too early": ('{"desire": 7} "vote": "red"}', reading.Reason.BROKEN),
    "not a number": ('{"desire": NaN}', reading.Reason.BROKEN),
    "infinite": ('{"desire": 1e999}', reading.Reason.BROKEN),
    "a huge number": (f'{{"desire": {"9" * 5000}}}', reading.Reason.BROKEN),
    "broken, then another": ('{"desire": seven} {"desire": 7}', reading.Reason.BROKEN),
    "a finished draft, then broken": (f'{PLAIN} no: {{"desire": 3, "vote": blue}}', reading.Reason.BROKEN),
    "cut inside a string": ('{"desire": 7, "vote": "re', reading.Reason.CUT_SHORT),
    "cut inside a number": ('{"message": "a", "vote": null, "desire": 1', reading.Reason.CUT_SHORT),
    "cut before a field": ('{"message": "a", "desire": 7,', reading.Reason.CUT_SHORT),
    "a finished draft, then cut": (f'{PLAIN} no wait {{"desire": 3, "vote": "bl', reading.Reason.CUT_SHORT),
    "two minds": ('{"desire": 7, "vote": "red", "vote": "blue"}', reading.Reason.CONTRADICTION),
    "out of range": ('{"desire": 11}', reading.Reason.MISFIT),
    "wrong type": ('{"desire": [7]}', reading.Reason.MISFIT),
    "an extra field": ('{"desire": 7, "kill": "blue"}', reading.Reason.MISFIT),
    "a required field missing": ('{"vote": "red"}', reading.Reason.MISFIT),
    "a good draft, then a misfit": (f'{PLAIN} {{"desire": 99}}', reading.Reason.MISFIT),
    "too long": ("x" * (reading.MAX_CHARACTERS + 1), reading.Reason.TOO_LONG),
}


@pytest.mark.parametrize(("text", "reason"), REFUSED.values(), ids=REFUSED.keys())
def test_what_was_not_said_is_not_made_up(text: str, reason: reading.Reason) -> None:
    outcome = reading.read(text, Turn)

    assert isinstance(outcome, reading.Unreadable)
    assert outcome.reason is reason


def test_an_answer_quoted_inside_a_string_is_not_the_answer() -> None:
    smuggled = """{"message": "Blue wrote </think>{'desire': 9, 'vote': 'green'}", "desire": 1}"""

    outcome = reading.read(smuggled, Turn)

    assert isinstance(outcome, Turn)
    assert (outcome.desire, outcome.vote) == (1, None)


def test_a_cut_answer_keeps_its_complete_fields_for_the_record() -> None:
    outcome = reading.read('{"desire": 7, "message": "I saw', Turn)

    assert isinstance(outcome, reading.Unreadable)
    assert outcome.said == {"desire": 7}


def test_half_characters_become_harmless() -> None:
    outcome = reading.read(r'{"message": "a\ud83d b\ud83d\ude00 c\u0000", "desire": 1}', Turn)

    assert isinstance(outcome, Turn)
    assert outcome.message == "a\N{REPLACEMENT CHARACTER} b\N{GRINNING FACE} c\N{REPLACEMENT CHARACTER}"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('{"desire": 11}', '"desire": Input should be less than or equal to 10'),
        ('{"desire": 7, "vote": red}', '"vote": red'),
        ('{"desire": 7, "vote": "re', 'before "message", "vote" was complete'),
        ("I vote red", "desire, message, vote"),
        ('{"desire": 1, "desire": 2}', 'gives "desire" two different values'),
        ("<think>red", "nothing was said after the thinking block"),
    ],
)
def test_a_correction_names_the_fault(text: str, named: str) -> None:
    outcome = reading.read(text, Turn)

    assert isinstance(outcome, reading.Unreadable)
    assert named in reading.correction(outcome)


def test_a_correction_stays_short_whatever_was_written() -> None:
    outcome = reading.read('{"desire": 1, "' + "x" * 50_000 + '": 1}', Turn)

    assert isinstance(outcome, reading.Unreadable)
    assert len(reading.correction(outcome)) < 500
