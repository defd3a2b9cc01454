"""The conversation of a trial, turn by turn: public words, private state beside them, and where the secret stood."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sct.kernel.games import seam, secret_words
from sct.pages.showing import changes, markings

Standing = Literal["none", "defined", "same", "changed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """A message of the player and the host's reply. `private` is None for a host without private state.

    `secret` is the secret in the private state after the turn; `standing` compares it with earlier turns.
    """

    number: int
    player: str
    host: markings.Line
    private: tuple[changes.Hunk, ...] | None
    secret: str | None
    standing: Standing
    is_question: bool

    @property
    def is_changed(self) -> bool:
        return self.private is not None and any(hunk.kind != "same" for hunk in self.private)


def told(log: Sequence[seam.LogPair], *, fork_turn: int, secret: str | None) -> list[Turn]:
    """`fork_turn` is the last turn of the play; later turns are questions."""
    turns: list[Turn] = []
    before: str | None = None
    known: str | None = None
    for number, (asked, replied) in enumerate(zip(log[::2], log[1::2], strict=False), start=1):
        state = replied[1]
        held = secret_words.extract_last_secret(state or "")
        turns.append(
            Turn(
                number=number,
                player=asked[0],
                host=markings.said(replied[0], secret),
                private=None if state is None else changes.hunks(before, state),
                secret=held,
                standing=_standing(known, held),
                is_question=number > fork_turn,
            )
        )
        before, known = state, held or known
    return turns


def _standing(known: str | None, held: str | None) -> Standing:
    if held is None:
        return "none"
    if known is None:
        return "defined"
    return "same" if secret_words.folded(known) == secret_words.folded(held) else "changed"
