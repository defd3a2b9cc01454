"""Games over a closed list: the player asks about one property after another, and the host says whether the secret has
it. Such a game needs only a table and its texts."""

import functools
import itertools
import random
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from sct.kernel import dialogue
from sct.kernel.games import seam, secret_words

Answer = tuple[str, bool]


class Questioner:
    """Asks about every property once, in an order that the seed fixes."""

    def __init__(self, game: "ClosedListGame", seed: int) -> None:
        self._game = game
        self._seed = seed
        self.reset()

    def reset(self) -> None:
        order = list(self._game.properties)
        random.Random(self._seed).shuffle(order)  # noqa: S311 - reproducible, not secret
        self._left = iter(order)

    def opening(self) -> str:
        return self._game.declared.texts.filled("opening", secrets=self._game.listed())

    def next_guess(self) -> str:
        asked, texts = next(self._left, None), self._game.declared.texts
        return texts.text("exhausted") if asked is None else texts.filled("guess", property=asked)


class ClosedListGame(seam.Game):
    """`properties` maps each property that is asked about to the secrets that have it."""

    properties: ClassVar[Mapping[str, tuple[str, ...]]]
    answer: ClassVar = re.compile(r"\W*(yes|no)(?=\W*$|\W*[,.;:!\n]|\W+(?:it|that)\b)", re.IGNORECASE)
    """Matches the beginning of a reply that is an answer."""

    def player(self, seed: int, policy: seam.Policy) -> Questioner:
        return Questioner(self, seed)

    def read_board(self, said: Sequence[dialogue.Utterance]) -> seam.Board:
        answers = self.answers_in(said)
        if not answers:
            return seam.Board(norm=None, method="none")
        norm = "; ".join(f"{asked}: {'yes' if answer else 'no'}" for asked, answer in answers.items())
        return seam.Board(norm=norm, method="answers")

    def possible(self, said: Sequence[dialogue.Utterance], dictionary_path: Path | None) -> seam.Possible:
        """The list is closed, so the dictionary is ignored."""
        words = tuple(self._parted(said)[True])
        return seam.Possible(words=words, reason=None if words else "nothing_fits")

    def ruled_out(self, said: Sequence[dialogue.Utterance], dictionary_path: Path | None) -> tuple[str, ...]:
        return tuple(self._parted(said)[False])

    def fits(self, word: str, said: Sequence[dialogue.Utterance]) -> bool:
        return bool(self.fitting([word], said))

    def fitting(self, words: Iterable[str], said: Sequence[dialogue.Utterance]) -> list[str]:
        left = self._parted(said)[True]
        return [word for word in words if word.casefold() in left]

    def misfits(self, secrets: Sequence[str | None], said: Sequence[dialogue.Utterance]) -> int | None:
        return seam.count_misfits(map(self._is_true, secrets, self._answers(said)))

    def is_open(self, word: str, said: Sequence[dialogue.Utterance]) -> bool:
        """The secret is hidden as long as the answers leave another one possible."""
        return self._parted(said)[True] != [word.casefold()]

    def secrets(self) -> tuple[str, ...]:
        return self._secrets

    def listed(self) -> str:
        """The list of secrets as it is worded in the player's opening."""
        return ", ".join(self._secrets)

    def honest_reply(self, secret: str, said: Sequence[dialogue.Utterance]) -> str:
        asked = self._asked(said[-1])
        if asked is None:
            return "ready"
        return "yes" if secret.casefold() in self.properties[asked] else "no"

    def answers_in(self, said: Sequence[dialogue.Utterance]) -> dict[str, bool]:
        """The host's latest answer about each property. Replies that are neither yes nor no are ignored."""
        return dict(answer for answer in self._answers(said) if answer is not None)

    @functools.cached_property
    def _secrets(self) -> tuple[str, ...]:
        return tuple(sorted({secret for having in self.properties.values() for secret in having}))

    @functools.cached_property
    def _question(self) -> re.Pattern[str]:
        before, after = self.declared.texts.filled("guess", property="\n").split("\n")
        return re.compile(f"^{re.escape(before)}(.+?){re.escape(after)}$")

    def _parted(self, said: Sequence[dialogue.Utterance]) -> dict[bool, list[str]]:
        """All secrets, by whether every answer is true of them."""
        answers = self.answers_in(said).items()
        parted: dict[bool, list[str]] = {True: [], False: []}
        for secret in self._secrets:
            parted[all((secret in self.properties[asked]) is answer for asked, answer in answers)].append(secret)
        return parted

    def _answers(self, said: Sequence[dialogue.Utterance]) -> Iterator[Answer | None]:
        """For each of the host's replies, the property and the answer; None for a reply that answers nothing."""
        for question, reply in itertools.pairwise(said):
            if reply.speaker == "Host":
                asked = self._asked(question)
                word = self.answer.match(reply.text.rpartition("Answer:")[2])
                yield (asked, word[1].casefold() == "yes") if asked and word else None

    def _asked(self, said: dialogue.Utterance) -> str | None:
        found = self._question.match(said.text) if said.speaker == "Player" else None
        return found[1] if found and found[1] in self.properties else None

    def _is_true(self, secret: str | None, answer: Answer | None) -> bool | None:
        """Whether the answer is true of the secret; None if there is no answer or the secret is not in the list."""
        thing = secret_words.folded(secret or "")
        if answer is None or thing not in self._secrets:
            return None
        asked, said_yes = answer
        return (thing in self.properties[asked]) is said_yes
