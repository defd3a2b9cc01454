"""The scripted player of Hangman: uses no model, and guesses the same letters whenever the seed is the same."""

import random
import string
from collections.abc import Iterator, Sequence

from sct.kernel import prompts
from sct.kernel.games import seam

TEXTS = prompts.beside(__file__)
VOWELS = "aeiou"
# Share of each letter in running English text, in per mille.
FREQUENCY = {
    "a": 82, "b": 15, "c": 28, "d": 43, "e": 127, "f": 22, "g": 20, "h": 61, "i": 70, "j": 2, "k": 8, "l": 40,
    "m": 24, "n": 67, "o": 75, "p": 19, "q": 1, "r": 60, "s": 63, "t": 91, "u": 28, "v": 10, "w": 24, "x": 2,
    "y": 20, "z": 1,
}  # fmt: skip


class DeterministicHangmanPlayer:
    """Guesses every letter of the alphabet once, in an order that the seed and the policy fix."""

    def __init__(self, random_seed: int, policy: seam.Policy = "seeded_deterministic") -> None:
        self.random_seed = random_seed
        self.policy = policy
        self.reset()

    def reset(self) -> None:
        self._letters = iter(letters(self.random_seed, self.policy))
        self.letters_emitted: set[str] = set()
        self.emitted_opening = False

    def opening(self) -> str:
        self.emitted_opening = True
        return TEXTS.text("opening")

    def next_guess(self) -> str:
        """The next guess, or the message that there are no letters left."""
        letter = next(self._letters, None)
        if letter is None:
            return TEXTS.text("exhausted")
        self.letters_emitted.add(letter)
        return TEXTS.filled("guess", letter=letter)


def letters(seed: int, policy: seam.Policy) -> tuple[str, ...]:
    """The alphabet in the order of the policy.

    `seeded_deterministic`: any order is as likely as any other. `frequency`: drawn one by one, common letters
    more likely early. `vowel_first`: the same, all vowels before the first consonant.
    """
    chance = random.Random(seed)  # noqa: S311 - reproducible, not secret
    if policy == "seeded_deterministic":
        return tuple(chance.sample(string.ascii_lowercase, 26))
    if policy == "frequency":
        return tuple(_drawn(string.ascii_lowercase, chance))
    consonants = [letter for letter in string.ascii_lowercase if letter not in VOWELS]
    return (*_drawn(VOWELS, chance), *_drawn(consonants, chance))


def _drawn(pool: Sequence[str], chance: random.Random) -> Iterator[str]:
    """Draws the whole pool without replacement, weighted by frequency."""
    left = list(pool)
    while left:
        [letter] = chance.choices(left, weights=[FREQUENCY[letter] for letter in left])
        left.remove(letter)
        yield letter
