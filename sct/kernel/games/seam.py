"""What the test asks of a game: everything that differs between Hangman and any other game of one secret.

A game keeps the log of one trial and knows its own words: how the player opens and goes on, how the board
is read from the conversation, which secrets the conversation leaves possible, and how to ask about one.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Protocol

from sct.kernel import dialogue, prompts
from sct.kernel.games import player

LogPair = tuple[str, str | None]


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
    """One trial's game as a log. It enforces no rules: what was said is kept as it was said."""

    name: ClassVar[str]
    aliases: ClassVar[tuple[str, ...]] = ()
    prompt_prefix: ClassVar[str]
    needs_dictionary: ClassVar[bool] = False
    most_turns: ClassVar[int]
    """After so many the player has nothing left to ask."""

    def __init__(self) -> None:
        self._log: list[LogPair] = []

    def reset(self) -> None:
        self._log.clear()

    def update_state(self, utterance: str, private_state: str | None) -> None:
        self._log.append((utterance, private_state))

    def get_full_state(self) -> list[LogPair]:
        return list(self._log)

    @property
    def player_start_prompt(self) -> str:
        return prompts.text(f"{self.prompt_prefix}_opening")

    @property
    def host_rules(self) -> str:
        return prompts.text(f"{self.prompt_prefix}_host")

    def question(self, word: str) -> str:
        return prompts.filled(f"{self.prompt_prefix}_question", word=word)

    def reveal_question(self) -> str:
        return prompts.text(f"{self.prompt_prefix}_reveal")

    def candidate_prompt(self, said: Sequence[dialogue.Utterance], n: int) -> str:
        transcript = dialogue.transcript_to_text(said)
        return prompts.filled(f"{self.prompt_prefix}_candidates", n=str(n), transcript=transcript)

    @abstractmethod
    def player(self, seed: int, policy: player.Policy) -> Player: ...

    @abstractmethod
    def read_board(self, said: Sequence[dialogue.Utterance]) -> Board: ...

    @abstractmethod
    def possible(self, said: Sequence[dialogue.Utterance], dictionary_path: Path | None) -> Possible:
        """Every secret of the dictionary that the conversation leaves possible."""

    def ruled_out(self, said: Sequence[dialogue.Utterance], dictionary_path: Path | None) -> tuple[str, ...]:
        """Secrets of the dictionary that the conversation does not leave possible, in a fixed order; none from a game
        that does not tell."""
        return ()

    @abstractmethod
    def fits(self, word: str, said: Sequence[dialogue.Utterance]) -> bool:
        """Whether the conversation leaves this word possible, dictionary or not."""

    def misfits(self, secrets: Sequence[str | None], said: Sequence[dialogue.Utterance]) -> int | None:
        """How many of the host's replies show what does not fit the secret it held then; `secrets` has one for each
        reply. None where there was nothing to hold against each other, and for a game that does not tell."""
        return None

    @abstractmethod
    def is_open(self, word: str, said: Sequence[dialogue.Utterance]) -> bool:
        """Whether the word is still hidden at this point, so that saying it gives it away."""


BaseGame = Game
"""As the document calls it."""


def count_misfits(fits: Iterable[bool | None]) -> int | None:
    known = [fit for fit in fits if fit is not None]
    return known.count(False) if known else None
