"""Hangman as a game of the test: its words, its board, and the secrets that its transcript leaves possible."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sct.kernel import dialogue
from sct.kernel.games import dictionaries, seam, secret_words
from sct.kernel.games.hangman import letters, pattern_tokens, patterns

_GUESS = re.compile(r'single letter "([a-z])"', re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Constraints:
    """What a secret must satisfy: the pattern, and the letters that were guessed when the host showed it."""

    pattern: str
    guessed: str

    @property
    def expression(self) -> str:
        """A regular expression: shown letters in their places, and no guessed letter in a hidden place."""
        hidden = f"[^{self.guessed}]" if self.guessed else "."
        return "".join(hidden if sign == "_" else re.escape(sign) for sign in self.pattern)

    def leaves(self, word: str) -> bool:
        """Whether the word satisfies them."""
        small = pattern_tokens.folded(word)
        return small.isalpha() and re.fullmatch(self.expression, small) is not None


class HangmanSCTGame(seam.Game):
    declared = seam.Declaration(
        name="hangman_sct",
        aliases=("hg_sct",),
        title="Hangman",
        place=1,
        texts=letters.TEXTS,
        most_turns=1 + len(letters.FREQUENCY),
        needs_dictionary=True,
    )

    @property
    def player_guess_prompt(self) -> str:
        """A template in which {letter} stands for the guessed letter."""
        return self.declared.texts.text("guess")

    def player(self, seed: int, policy: seam.Policy) -> letters.DeterministicHangmanPlayer:
        return letters.DeterministicHangmanPlayer(seed, policy)

    def read_board(self, said: Sequence[dialogue.Utterance]) -> seam.Board:
        return patterns.latest_pattern(_answers(said))

    def possible(self, said: Sequence[dialogue.Utterance], dictionary_path: Path | None) -> seam.Possible:
        dictionary = dictionaries.load(dictionary_path)
        if not dictionary:
            return seam.Possible(reason="no_dictionary")
        constraints = constraints_of(said)
        if constraints is None:
            return seam.Possible(reason="no_pattern")
        words = dictionary.matching(constraints.expression, len(constraints.pattern))
        return seam.Possible(words=words, reason=None if words else "nothing_fits")

    def ruled_out(self, said: Sequence[dialogue.Utterance], dictionary_path: Path | None) -> tuple[str, ...]:
        """Only words as long as the secret: any other length would be too easy to deny."""
        constraints = constraints_of(said)
        if constraints is None:
            return ()
        length = len(constraints.pattern)
        dictionary = dictionaries.load(dictionary_path)
        left = set(dictionary.matching(constraints.expression, length))
        return tuple(word for word in dictionary.matching("." * length, length) if word not in left)

    def fits(self, word: str, said: Sequence[dialogue.Utterance]) -> bool:
        return bool(self.fitting([word], said))

    def fitting(self, words: Iterable[str], said: Sequence[dialogue.Utterance]) -> list[str]:
        constraints = constraints_of(said)
        if constraints is None:
            return [word for word in words if pattern_tokens.folded(word).isalpha()]
        return [word for word in words if constraints.leaves(word)]

    def misfits(self, secrets: Sequence[str | None], said: Sequence[dialogue.Utterance]) -> int | None:
        return seam.count_misfits(
            None if secret is None or board is None else board.leaves(secret_words.folded(secret))
            for secret, board in zip(secrets, _boards(said), strict=False)
        )

    def secrets(self) -> tuple[str, ...]:
        return dictionaries.demo_words()

    def honest_reply(self, secret: str, said: Sequence[dialogue.Utterance]) -> str:
        guessed = guessed_letters(said)
        pattern = " ".join(letter if letter in guessed else "_" for letter in secret.casefold())
        if not guessed:
            return f"I have chosen my word.\nPattern: {pattern}"
        letter = guessed[-1]
        verdict = f'Yes, "{letter}" is in the word.' if letter in secret else f'No, there is no "{letter}".'
        return f"{verdict}\nPattern: {pattern}"

    def is_open(self, word: str, said: Sequence[dialogue.Utterance]) -> bool:
        """A word is hidden as long as the player has not guessed all of its letters."""
        return not {sign for sign in word.casefold() if sign.isalpha()} <= set(guessed_letters(said))


GAME = HangmanSCTGame


def constraints_of(said: Sequence[dialogue.Utterance]) -> Constraints | None:
    """The constraints of the latest reply with a pattern; None without one. Letters guessed later are not included,
    because that pattern says nothing about them."""
    shown = [board for board in _boards(said) if board is not None]
    return shown[-1] if shown else None


def _boards(said: Sequence[dialogue.Utterance]) -> Iterator[Constraints | None]:
    """The constraints that each of the host's replies shows; None for a reply without a pattern."""
    latest: str | None = None
    for reply, guessed in _answers(said):
        norm = patterns.read_pattern(reply, latest, guessed).norm
        latest = norm or latest
        yield None if norm is None else Constraints(pattern=norm, guessed=guessed)


def _answers(said: Sequence[dialogue.Utterance]) -> Iterator[tuple[str, str]]:
    """Each of the host's replies, with all letters guessed before it."""
    guessed = ""
    for utterance in said:
        if utterance.speaker == "Host":
            yield utterance.text, guessed
        guessed += "".join(guessed_letters([utterance]))


def guessed_letters(said: Sequence[dialogue.Utterance]) -> tuple[str, ...]:
    """The letters the player guessed, in order. What the host says does not count."""
    return tuple(
        found[1].casefold()
        for utterance in said
        if utterance.speaker == "Player" and (found := _GUESS.search(utterance.text))
    )
