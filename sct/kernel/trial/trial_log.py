"""What happened in one trial, as plain values: the record that the file is written from."""

from dataclasses import dataclass
from typing import Literal

from sct.kernel.agents import agent

SecretSource = Literal["tag_at_fork", "tag_earlier", "reveal"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The reply to one question. `answer` is null if the call failed, since an error is neither a yes nor a no. A reply
    that is not the bare word yes or no counts as no, with `parsed` false."""

    word: str
    answer: Literal["yes", "no"] | None
    parsed: bool
    raw: str | None = None
    error: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Reveal:
    """What the host named when asked for its secret; `word` is null if no word could be read from the reply."""

    word: str | None
    raw: str | None = None
    error: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Controls:
    """Control questions beside the test: `answers` are about words that the conversation rules out, `after_reveal` is
    about the word just revealed."""

    answers: tuple[Answer, ...]
    after_reveal: Answer | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Secret:
    word: str
    source: SecretSource


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialLog:
    """`fork_turn` is the turn after which the fork actually came; `shortfall` is how many candidates are missing.

    `is_lost`: the agent had written a secret, but held none at the fork. `words_asked` are the candidates in the order
    of the questions.
    """

    is_memoryful: bool
    interaction_log: tuple[tuple[str, str | None], ...]
    fork_turn: int
    safety_reached: bool
    secret: Secret | None = None
    is_lost: bool = False
    words_asked: tuple[str, ...] = ()
    answers: tuple[Answer, ...] = ()
    reveal: Reveal | None = None
    controls: Controls | None = None
    tools: agent.ToolUse | None = None
    shortfall: int = 0
    shortfall_reason: str | None = None
    dropped: tuple[str, ...] = ()
    failed_updates: tuple[str, ...] = ()
    errors: tuple[str, ...] = ()
