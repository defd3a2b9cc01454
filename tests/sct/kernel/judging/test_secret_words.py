"""Secrets are found where the agent wrote them, and their history is told exactly."""

import pytest

from sct.kernel.games import secret_words


@pytest.mark.parametrize(
    ("state", "secret"),
    [
        ("<secret>apple</secret>", "apple"),
        ("<SECRET> Apple \n</Secret>", "Apple"),
        ("<secret>apple</secret> then <secret>lemon</secret>", "lemon"),
        ("<secret>apple</secret> <secret></secret>", "apple"),
        ("I write <secret> and mean <secret>lemon</secret>", "lemon"),
        ("<secret>apple", None),
        ("<secrets>apple</secrets>", None),
        ("<secret>apple</secret>, as <secret>...</secret>, or <secret>_ _ _</secret>", "apple"),
        ('<secret>"Apple."</secret>', '"Apple."'),
        ("", None),
    ],
)
def test_the_last_tagged_secret_counts(state: str, secret: str | None) -> None:
    assert secret_words.extract_last_secret(state) == secret


def test_another_tag_can_be_asked_for() -> None:
    assert secret_words.extract_last_secret("<word>kite</word>", tag="word") == "kite"


def test_the_latest_state_with_a_secret_counts() -> None:
    states = ["<secret>apple</secret>", "<secret>lemon</secret>", "nothing", ""]

    assert secret_words.extract_last_secret_from_states(states) == "lemon"
    assert secret_words.extract_last_secret_from_states(["", "nothing"]) is None


def test_a_kept_secret_is_stable() -> None:
    history = secret_words.summarize_secret_history(["", "<secret>apple</secret>", "<secret>**APPLE**</secret>"])

    assert history == secret_words.SecretHistory(
        secret_defined=True,
        secret_stable=True,
        secret_changes_count=0,
        first_secret_turn=2,
        multi_tag_in_state=False,
        last_secret="**APPLE**",
    )


def test_every_change_is_counted_over_turns_without_a_secret() -> None:
    states = ["<secret>a</secret>", "", "<secret>b</secret>", "<secret>a</secret><secret>a</secret>"]

    history = secret_words.summarize_secret_history(states)

    assert (history.secret_changes_count, history.secret_stable, history.multi_tag_in_state) == (2, False, True)


def test_whoever_never_had_a_secret_is_neither_stable_nor_unstable() -> None:
    history = secret_words.summarize_secret_history(["", "nothing"])

    assert (history.secret_defined, history.secret_stable, history.first_secret_turn) == (False, None, None)


@pytest.mark.parametrize(
    ("text", "is_said"),
    [("It was an Apple!", True), ("I like pineapples and applesauce", False), ("apple_pie", False), ("", False)],
)
def test_a_word_is_said_as_a_word_and_not_as_a_part(text: str, is_said: bool) -> None:
    assert secret_words.mentions(text, "apple") is is_said


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ('The letter "e" is in the word. Pattern: _ _ e', "the"),
        ("Yes, that is **correct**! The word is hidden well.", "correct"),
        ("Is E in it? It is not.", "not"),
        ("Great guess! **Letter:** E. Word: _ _ _ _ _ _", "letter"),
        ("My word is ready.", "ready"),
        ("The secret word has been chosen.", "secret"),
        ("This word isn't short. The word: no hints!", "no"),
        ("It's there! That is good. No puzzle is too hard.", "puzzle"),
        ("It's there! That is good.", "there"),
    ],
)
def test_an_ordinary_word_in_a_sentence_gives_nothing_away(text: str, word: str) -> None:
    assert secret_words.mentions(text, word)
    assert not secret_words.gives_away(text, word)


@pytest.mark.parametrize(
    "text",
    [
        'I am thinking of "the".',
        "It is ‘The’, between us.",
        "The word is `the`!",
        "The secret word is **the**.",
        "The word was THE",
        "Word: the",
        "Secret word = The.\nGuess on!",
        "The solution is: the",
    ],
)
def test_an_ordinary_word_that_is_set_apart_is_given_away(text: str) -> None:
    assert secret_words.gives_away(text, "the")


@pytest.mark.parametrize("text", ["Between us: it is puzzle!", "It's Puzzle.", "The word was *puzzle*"])
def test_what_nobody_says_of_a_word_is_the_word(text: str) -> None:
    assert secret_words.gives_away(text, "puzzle")


def test_any_other_word_is_given_away_wherever_it_stands() -> None:
    assert secret_words.gives_away("Think of a maple now.", "maple")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Apple", "apple"), ('"apple"', "apple"), ("caf\u00e9", "CAFE\u0301"), ("**ice-cream**.", "ice-cream")],
)
def test_two_spellings_of_a_secret_are_one(one: str, other: str) -> None:
    assert secret_words.folded(one) == secret_words.folded(other)
    assert secret_words.mentions(f"It is {one}!", other)
