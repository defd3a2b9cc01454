"""What counts as an answer: the bare word, and nothing that models like to say instead of it or beside it."""

import pytest

from sct.kernel.judging import yes_no

YES = ("yes", " YES\n", "\tYes ", "yES")
NO = ("no", "No", "NO\r\n")
NEITHER = (
    *("", " ", "y", "n", "ye s", "noyes", "Yes.", "yes!", "No,", "yes, it is", "Yes/No", "No, yes", "no no"),
    *("**yes**", "`no`", '"yes"', "'no'", "(yes)", "Answer: yes", "yes\nno", "yes\n\nIt is the word."),
    *('{"answer": "yes"}', '["no"]', "<answer>yes</answer>", "<think>no</think>yes", "\\boxed{yes}"),
    *("ja", "nein", "oui", "s\u00ed", "\u0434\u0430", "\u306f\u3044", "\u662f", "yes\u3002", "\uff59\uff45\uff53"),
    *("n\u043e", "yes\u200b", "ye\u017f", "\U0001f44d", "\u2705 yes"),
    *("true", "false", "1", "nope", "yeah", "I cannot answer that.", "As an AI model, no", "maybe"),
)


@pytest.mark.parametrize("raw", YES)
def test_the_bare_word_yes_is_a_yes(raw: str) -> None:
    assert yes_no.strict(raw) == "yes"


@pytest.mark.parametrize("raw", NO)
def test_the_bare_word_no_is_a_no(raw: str) -> None:
    assert yes_no.strict(raw) == "no"


@pytest.mark.parametrize("raw", NEITHER)
def test_everything_else_is_neither(raw: str) -> None:
    assert yes_no.strict(raw) is None
