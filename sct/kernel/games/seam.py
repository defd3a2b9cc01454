"""The interface of a game: everything that may differ between Hangman and any other game of one secret.

A game is a folder: its class, the class's declaration, and the texts that the declaration names. It keeps the log of
one trial, and knows how the player opens and continues, how the board is read from the conversation, which secrets the
conversation leaves possible, how to ask about one, and how an honest host plays.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Literal, Protocol

from sct.kernel import dialogue, prompts

PARTS = ("opening", "exhausted", "host", "question", "reveal", "candidates")
"""The texts that every game has."""

Policy = Literal["seeded_deterministic", "vowel_first", "frequency"]
"""The order in which a scripted player guesses."""

LogPair = tuple[str, str | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration:
    """What the catalogue, the form, the estimate and the pages need to know about a game without making one.

    Configurations may use `name` or one of `aliases`; files and folders use `name`. `title` is shown to people, and the
    player's opening must contain it. After `most_turns` the player has nothing left to ask. Games are listed in order
    of `place`.
    """

    name: str
    title: str
    texts: prompts.Texts
    most_turns: int
    place: int = 100
    aliases: tuple[str, ...] = ()
    needs_dictionary: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        return self.name, *self.aliases


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """What was read from the conversation. `method` says how it was recognised, or why it was not."""

    norm: str | None
    method: str

    @property
    def is_found(self) -> bool:
        return self.norm is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Possible:
    """The secrets that fit the conversation exactly, in a fixed order; `reason` says why there are none."""

    words: tuple[str, ...] = ()
    reason: str | None = None


class Player(Protocol):
    """The scripted side of the conversation."""

    def reset(self) -> None: ...

    def opening(self) -> str: ...

    def next_guess(self) -> str: ...


class Game(ABC):
    """The game of one trial, which keeps its log. It enforces no rules: everything said is logged as it was said."""

    declared: ClassVar[Declaration]

    def __init__(self) -> None:
        self._log: list[LogPair] = []

    @property
    def name(self) -> str:
        return self.declared.name

    def reset(self) -> None:
        self._log.clear()

    def update_state(self, utterance: str, private_state: str | None) -> None:
        self._log.append((utterance, private_state))

    def get_full_state(self) -> list[LogPair]:
        return list(self._log)

    @property
    def player_start_prompt(self) -> str:
        return self.declared.texts.text("opening")

    @property
    def host_rules(self) -> str:
        return self.declared.texts.text("host")

    def question(self, word: str) -> str:
        return self.declared.texts.filled("question", word=word)

    def reveal_question(self) -> str:
        return self.declared.texts.text("reveal")

    def candidate_prompt(self, said: Sequence[dialogue.Utterance], n: int) -> str:
        transcript = dialogue.transcript_to_text(said)
        return self.declared.texts.filled("candidates", n=str(n), transcript=transcript)

    @abstractmethod
    def player(self, seed: int, policy: Policy) -> Player: ...

    @abstractmethod
    def read_board(self, said: Sequence[dialogue.Utterance]) -> Board: ...

    @abstractmethod
    def possible(self, said: Sequence[dialogue.Utterance], dictionary_path: Path | None) -> Possible:
        """Every secret of the dictionary that the conversation leaves possible."""

    def ruled_out(self, said: Sequence[dialogue.Utterance], dictionary_path: Path | None) -> tuple[str, ...]:
        """Secrets in the dictionary that the conversation rules out, in a fixed order; none if the game does not
        implement this."""
        return ()

    @abstractmethod
    def fits(self, word: str, said: Sequence[dialogue.Utterance]) -> bool:
        """Whether the conversation leaves this word possible, whether or not it is in the dictionary."""

    def fitting(self, words: Iterable[str], said: Sequence[dialogue.Utterance]) -> list[str]:
        """The words that fit. Override this if the conversation can be read once for all words."""
        return [word for word in words if self.fits(word, said)]

    def misfits(self, secrets: Sequence[str | None], said: Sequence[dialogue.Utterance]) -> int | None:
        """How many of the host's replies contradict the secret it held at the time; `secrets` has one for each reply.
        None if there was nothing to compare, or if the game does not implement this."""
        return None

    @abstractmethod
    def secrets(self) -> tuple[str, ...]:
        """What scripted hosts choose from."""

    @abstractmethod
    def honest_reply(self, secret: str, said: Sequence[dialogue.Utterance]) -> str:
        """An honest host's reply to the player's last message, given its secret."""

    @abstractmethod
    def is_open(self, word: str, said: Sequence[dialogue.Utterance]) -> bool:
        """Whether the word is still hidden at this point, so that saying it gives it away."""


BaseGame = Game
"""The document's name for it."""


def count_misfits(fits: Iterable[bool | None]) -> int | None:
    known = [fit for fit in fits if fit is not None]
    return known.count(False) if known else None


def trial_seed(random_seed: int, trial: int) -> int:
    """The seed of one trial. Hashed, so that neighbouring random seeds do not share games."""
    digest = hashlib.sha256(f"{random_seed}/{trial}".encode()).digest()
    return int.from_bytes(digest[:4], "big") >> 1
