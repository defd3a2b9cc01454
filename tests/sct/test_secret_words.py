"""Secrets are found where the agent wrote them, and their history is told exactly."""

import pytest

from sct import secret_words


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
    ("one", "other"),
    [("Apple", "apple"), ('"apple"', "apple"), ("caf\u00e9", "CAFE\u0301"), ("**ice-cream**.", "ice-cream")],
)
def test_two_spellings_of_a_secret_are_one(one: str, other: str) -> None:
    assert secret_words.folded(one) == secret_words.folded(other)
    assert secret_words.mentions(f"It is {one}!", other)
