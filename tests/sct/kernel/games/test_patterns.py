"""The board is read in every form that hosts write it in, and never guessed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sct.kernel.games.hangman import pattern_signs, patterns
from tests.support import rings

READABLE = {
    "Pattern: _ a _ e _": "_a_e_",
    "Word: _ a _ e _": "_a_e_",
    "Current word: _ a _ e _": "_a_e_",
    "**Word:** _ a _ e _": "_a_e_",
    "**Current pattern**: `_ a _ e _`": "_a_e_",
    r"Pattern: \_ a \_ e \_": "_a_e_",
    "Here you go: _a_e_": "_a_e_",
    "Pattern: _, a, _, e, _": "_a_e_",
    "Pattern: _,a,_,e,_": "_a_e_",
    "Word: - a - e -": "_a_e_",
    "Word: -a-e-": "_a_e_",
    "Word: – a – e –": "_a_e_",
    "| _ | a | _ | e | _ |": "_a_e_",
    "| Word | _ a _ e _ |": "_a_e_",
    "The word is now _ a _ e _ after your guess.": "_a_e_",
    "Yes, there is an A! Pattern: _ A _ E _": "_a_e_",
    "Pattern: _ _ _ _ _\nLives remaining: 6": "_____",
    "Pattern: _____ (5 letters)": "_____",
    "Pattern: __ __ __": "___",
    "Pattern:\n_ a _ e _\nGuessed letters: a, e": "_a_e_",
    "Before: _ _ _ e _\nNow: _ a _ e _": "_a_e_",
    "The word has 5 letters: _ _ _ _ _": "_____",
    "Pattern - _ a _ e _": "_a_e_",
    "Pattern: a p p l e": "apple",
    "＿ a ＿ e ＿": "_a_e_",
    "Pattern: [_ a _ e _]": "_a_e_",
    "Pattern: _ a _ e _.": "_a_e_",
    "There is an E: _ _ e _ _": "__e__",
    "Sorry, no T. _ _ e _ _": "__e__",
    "Pattern: _ a _ e _. E was right!": "_a_e_",
    "Pattern: _ a _ e _ (a, e)": "_a_e_",
    "Pattern: _ a _ e _ | a, e": "_a_e_",
    "Pattern: _ a _ e _ [a e]": "_a_e_",
    "Pattern: _&nbsp;_&nbsp;a": "__a",
    "Pattern: _ a _\u200b": "_a_",
    "Pattern: İ _ ß": "İ_ß",
    "_ _ a _\n```\n  _______\n |/      |\n_|___\n```": "__a_",
    "Pattern: _ _ a _\n___": "__a_",
    "_ o _\ne t a": "_o_",
}


@pytest.mark.parametrize(("reply", "norm"), READABLE.items())
def test_a_pattern_is_read_in_the_form_it_is_written_in(reply: str, norm: str) -> None:
    assert patterns.read_pattern(reply).norm == norm


@pytest.mark.parametrize(
    "reply",
    [
        "",
        "I have chosen my word. Guess a letter!",
        "Lives remaining: 6",
        "No, there is no t. Sorry!",
        "---",
        "|---|---|",
        "- a tip for you\n- another one",
        "Guessed letters: e, t, a",
        "Word: ready",
        "Word length: 5",
        "e-mail me a well-known word",
        "I am a host",
        "_Sure_, I am ready",
        "I keep it in my_secret",
        "Letters not in the word: t, r, w",
        "Letters guessed so far:\nt r w",
    ],
)
def test_what_is_no_pattern_is_not_taken_for_one(reply: str) -> None:
    assert patterns.read_pattern(reply) == patterns.NOTHING


@pytest.mark.parametrize(
    "reply", ["This is a _ _ _ e", "Pattern: _ a_ e _ x_", "Pattern: _ _ _ / _ _", "Pattern: c-a-t", "No T _ _ e _"]
)
def test_a_pattern_that_can_be_read_in_two_ways_is_called_ambiguous(reply: str) -> None:
    assert patterns.read_pattern(reply) == patterns.AMBIGUOUS


def test_the_earlier_pattern_decides_whether_a_is_an_article_or_a_letter() -> None:
    assert patterns.read_pattern("This is a _ _ _ e", "____").norm == "___e"
    assert patterns.read_pattern("This is a _ _ _ e", "_____").norm == "a___e"


@pytest.mark.parametrize(
    ("reply", "earlier", "norm"),
    [
        ("No T _ _ e _", "____", "__e_"),
        ("Strikes: X X _ _ e _", "____", "__e_"),
        ("Pattern: _ a _ e I wait", "_a____", None),
        ("Pattern: _ a _ e I wait", "_a__", "_a_e"),
        ("Pattern: c-a-t", "c__", "cat"),
        ("Pattern: c-a-", "c___", "c_a_"),
        ("It is appl_ now", "a____", "appl_"),
        ("I say _no_ to that", "_____", None),
        ("|/\n______", "_____", None),
        ("c a t", "ca_", "cat"),
        ("t r w", "ca_", None),
        ("Wrong letters:\nt r w", "___", None),
    ],
)
def test_what_the_pattern_was_before_decides_between_readings(reply: str, earlier: str, norm: str | None) -> None:
    assert patterns.read_pattern(reply, earlier).norm == norm


def test_a_whole_word_after_a_label_counts_when_it_completes_the_pattern() -> None:
    assert patterns.read_pattern("Word: maple", "_a__e").norm == "maple"
    assert patterns.read_pattern("Word: lemon", "_a__e") == patterns.NOTHING
    assert patterns.read_pattern("Word: Straße", "st____").norm == "straße"


def test_the_latest_reply_that_has_a_pattern_counts() -> None:
    board = patterns.latest_pattern([("Pattern: _ _ _", ""), ("Pattern: _ a _", "a"), ("Let me think.", "at")])

    assert (board.norm, board.method) == ("_a_", "labelled")


@pytest.mark.parametrize(
    ("reply", "method"),
    [
        ("Pattern: _ a _", "labelled"),
        ("| _ | a | _ |", "table"),
        ("It is _ o _ now", "spaced"),
        ("It is _o_ now", "compact"),
        ("Pattern: c a t", "revealed"),
        ("What?", "none"),
    ],
)
def test_the_way_a_pattern_was_recognised_is_told(reply: str, method: str) -> None:
    assert patterns.read_pattern(reply).method == method


DRAWN = {
    "Word: ● ● ● ● ●": "_____",
    "**Word:** * * * * *": "_____",
    "**Word:** `* * a * *`": "__a__",
    r"**Word: \* \* a \* \***": "__a__",
    r"Word: \*\*c a t\*\*": "cat",
    "Pattern: ● a ● ● ● (5 letters)": "_a___",
    "Word (5 letters): ▢ ▢ ▢ ▢ ▢": "_____",
    "Let's play!\n\n⬜ ⬜ ⬜ ⬜ ⬜\n\nGuess a letter!": "_____",
    "⬜️ ⬜️ A ⬜️ ⬜️": "__a__",
    "Yes! There is an A.\n□□a□□": "__a__",
    "Correct! ● A ● ● ●": "_a___",
    "Sorry, no E. ◯ ◯ a ◯": "__a_",
    "Current word: ? a ? e ?": "_a_e_",
    "? ? ? ? ?": "_____",
    "Word: ?????": "_____",
    "Word: . a . . e": "_a__e",
    "Word: # # # #": "____",
    "Word: ＊ ＊ ａ ＊": "__a_",
    "| ● | a | ● | ● |": "_a__",
    "Word: * * a * *\nLives: ● ● ● ● ● ●": "__a__",
    "▢ ▢ a ▢ ▢\n● ● ● ● ●": "__a__",
}


@pytest.mark.parametrize(("reply", "norm"), DRAWN.items())
def test_a_clear_board_is_read_whatever_sign_stands_for_its_blanks(reply: str, norm: str) -> None:
    assert patterns.read_pattern(reply, None, "acet").norm == norm


@pytest.mark.parametrize(
    "reply",
    [
        "What? Yes!",
        "* a tip\n* another one",
        "* * *",
        "...",
        "Let me think . . . . .",
        ". . . . .",
        "Word: .....",
        "Word: ???",
        "Word: **ready**",
        "? ? ? ?",
        "a? c? e?",
        "Guessed letters: e • t • a",
        "Letters not in the word: t . c . e",
        "A B C D ● F G H",
        "Lives: ●●●○○",
        "Lives left: ● ● ● ● ●",
        "Progress: ■■■□□□",
        "Strikes: X X ● ●",
        "Word: ● x ● ●",
    ],
)
def test_signs_that_may_be_something_else_are_not_taken_for_blanks(reply: str) -> None:
    assert patterns.read_pattern(reply, None, "acet") == patterns.NOTHING


def test_how_long_the_pattern_was_before_decides_about_other_signs() -> None:
    assert patterns.read_pattern("? a ? ?", "____", "a").norm == "_a__"
    assert patterns.read_pattern("Word: .a..e", "_____", "ae").norm == "_a__e"
    assert patterns.read_pattern("Word: ● a ● ●", "_____", "a") == patterns.NOTHING
    assert patterns.read_pattern("Letters guessed:\ne . t . a", "_____", "eta") == patterns.NOTHING


@settings(max_examples=rings.of_all(100), deadline=None)
@given(
    st.text(alphabet="_abe", min_size=2, max_size=9),
    st.sampled_from(pattern_signs.DRAWN + pattern_signs.WRITTEN + pattern_signs.DOTS),
)
def test_a_labelled_board_is_read_back_in_every_sign(rest: str, sign: str) -> None:
    pattern = f"_{rest}"

    board = patterns.read_pattern(f"Yes! Word: {' '.join(pattern.replace('_', sign))}\nLives: 6", None, "abe")

    assert board.norm == pattern


@settings(max_examples=rings.of_all(150), deadline=None)
@given(st.text(alphabet="_abze", min_size=2, max_size=12), st.sampled_from([" ", ", ", "  "]))
def test_every_labelled_pattern_with_a_blank_is_read_back(norm: str, between: str) -> None:
    pattern = f"_{norm}"

    board = patterns.read_pattern(f"Yes! Pattern: {between.join(pattern)}\nLives remaining: 6")

    assert board.norm == pattern


@settings(max_examples=rings.of_all(150), deadline=None)
@given(
    st.text(alphabet=st.one_of(st.sampled_from("_- ab|/:\nßİ●*?."), st.characters()), max_size=60), st.integers(2, 6)
)
def test_no_text_breaks_the_reader(text: str, length: int) -> None:
    for reply in (text, f"Word: {text}"):
        board = patterns.read_pattern(reply, "_" * length, "ab")

        assert board.norm is None or all(sign == "_" or sign.isalpha() for sign in board.norm)
