"""Two readings of a reply: the bare word, which every figure counts, and a lenient one beside it."""

import pytest

from sct.kernel.judging import yes_no

BARE = [("yes", "yes"), ("NO", "no"), ("  Yes \n", "yes")]
DRESSED = [
    ("Yes.", "yes"),
    ("**No**", "no"),
    ('"yes"', "yes"),
    ("No.\nPattern: _ _ _", "no"),
    ("Answer: no", "no"),
    ("Reasoning: no letter fits yet.\n\nAnswer: **Yes**", "yes"),
    ("**Answer:** no.", "no"),
    ("I have thought about it.\nYes.\nWhat is your next guess?", "yes"),
    ("- no", "no"),
    ("yes, that is it", "yes"),
    ("Yes. No letter is missing.", "yes"),
    ("No, no!", "no"),
    ("No way!", "no"),
    ("The answer is: **no**", "no"),
    ("Answer：no", "no"),
]
NEITHER = ["", "Nothing", "yesterday", "Yes or no?", "yes/no", "No idea.", "It is not so, no.", "Well.\nYes\nNo", "42"]
BOTH = ["Yes and no.", "yes, no", "No, yes.", "**No** ... yes", "Yes & no", "yes-no", "No. Yes.", "Answer: yes and no"]
OF_SOMETHING_ELSE = ["No one has found it yet.", "No-one knows", "No doubt, yes", "No hints!", "No way to tell"]


@pytest.mark.parametrize(("raw", "said"), BARE)
def test_the_bare_word_is_read_both_ways(raw: str, said: str) -> None:
    assert (yes_no.strict(raw), yes_no.lenient(raw)) == (said, said)


@pytest.mark.parametrize(("raw", "said"), DRESSED)
def test_a_word_with_anything_around_it_is_read_leniently_alone(raw: str, said: str) -> None:
    assert (yes_no.strict(raw), yes_no.lenient(raw)) == (None, said)


@pytest.mark.parametrize("raw", [*NEITHER, *BOTH, *OF_SOMETHING_ELSE])
def test_what_says_neither_is_read_neither_way(raw: str) -> None:
    assert (yes_no.strict(raw), yes_no.lenient(raw)) == (None, None)
