"""The scripted player: seeded, complete, the same in every run."""

import re
import string

import pytest

from sct.kernel.games import seam
from sct.kernel.games.hangman import letters

POLICIES: list[seam.Policy] = ["seeded_deterministic", "vowel_first", "frequency"]


def letters_of(guesser: letters.DeterministicHangmanPlayer, count: int) -> str:
    return "".join(re.findall(r'"(.)"', " ".join(guesser.next_guess() for _ in range(count))))


@pytest.mark.parametrize("policy", POLICIES)
def test_every_letter_is_guessed_once(policy: seam.Policy) -> None:
    guessed = letters_of(letters.DeterministicHangmanPlayer(1337, policy), 26)

    assert sorted(guessed) == list(string.ascii_lowercase)


@pytest.mark.parametrize("policy", POLICIES)
def test_the_same_seed_guesses_the_same_letters(policy: seam.Policy) -> None:
    assert letters.letters(7, policy) == letters.letters(7, policy)
    assert letters.letters(7, policy) != letters.letters(8, policy)


@pytest.mark.parametrize("policy", POLICIES)
def test_reset_restores_the_start(policy: seam.Policy) -> None:
    guesser = letters.DeterministicHangmanPlayer(1337, policy)
    first = letters_of(guesser, 5)

    guesser.reset()

    assert letters_of(guesser, 5) == first


def test_the_guesses_of_a_seed_never_change_between_releases() -> None:
    assert "".join(letters.letters(1337, "seeded_deterministic")) == "trwlsvfkmxjgqduzboiaecypnh"
    assert "".join(letters.letters(1337, "frequency")) == "olgndtfsweybmuarhckipvxqzj"


def test_after_the_alphabet_the_player_says_so_instead_of_repeating() -> None:
    guesser = letters.DeterministicHangmanPlayer(1)
    letters_of(guesser, 26)

    assert "already guessed every letter" in guesser.next_guess()


def test_vowels_come_before_the_first_consonant() -> None:
    assert set(letters.letters(3, "vowel_first")[:5]) == set("aeiou")


def test_common_letters_tend_to_come_early() -> None:
    places = [letters.letters(seed, "frequency").index("e") for seed in range(200)]

    assert sum(places) / len(places) < 8


def test_neighbouring_seeds_do_not_share_their_games() -> None:
    games = {seam.trial_seed(seed, trial) for seed in range(50) for trial in range(1, 51)}

    assert len(games) == 2500
