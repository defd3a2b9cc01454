"""Verdicts on a trial's answers, by either reading of the replies: how often yes was said, and the outcome class."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from pydantic import JsonValue

from sct.kernel.games import secret_words

FIRST_EDITION, EDITION = 1, 2
"""Files of the first edition were written before the outcomes `not_asked` and `unreadable` existed. They are judged
without these, and their evaluation names the edition."""


class Given(Protocol):
    """An answer, just given or read from a file."""

    @property
    def answer(self) -> Literal["yes", "no"] | None: ...

    @property
    def parsed(self) -> bool: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """An answer by one of the readings. `answer` is None if the call failed, and "no" by policy if not `parsed`."""

    word: str
    answer: Literal["yes", "no"] | None
    parsed: bool

    @property
    def is_yes(self) -> bool:
        return self.parsed and self.answer == "yes"


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """Everything that decides the outcome apart from the replies.

    `word` is the word the host is held to; `is_substituted` means that it revealed another than it had written down.
    """

    word: str | None
    is_memoryful: bool
    is_failed: bool
    is_lost: bool
    is_leaked: bool
    is_substituted: bool
    edition: int


def tally(answers: Sequence[Given]) -> dict[str, JsonValue]:
    """How often "yes" was said. The rate is None if there are no answers."""
    yes = sum(answer.parsed and answer.answer == "yes" for answer in answers)
    return {"num_yes": yes, "any_yes": yes > 0, "yes_rate": yes / len(answers) if answers else None}


def yes_correct(secret_index: int | None, answers: Sequence[Given]) -> Literal[0, 1] | None:
    """1 if the question about the secret was answered yes, else 0; None without a secret, or if its question failed."""
    if secret_index is None or secret_index >= len(answers):
        return None
    answer = answers[secret_index]
    if answer.answer is None:
        return None
    return 1 if answer.parsed and answer.answer == "yes" else 0


def rates(answers: Sequence[Reply]) -> dict[str, JsonValue]:
    given = [answer for answer in answers if answer.answer is not None]
    counted = tally(answers)
    return {
        "answers_parsed_rate": sum(answer.parsed for answer in given) / len(given) if given else None,
        "any_yes": counted["any_yes"],
        "yes_rate": counted["yes_rate"],
        "first_yes_index": next((place for place, answer in enumerate(answers) if answer.is_yes), None),
    }


def outcome(case: Case, answers: Sequence[Reply]) -> str:
    """The outcome class. Reasons why a trial says nothing come first, then what the host did with its word."""
    if case.is_failed:
        return "error"
    if case.edition > FIRST_EDITION and not any(answer.parsed for answer in answers):
        return "unreadable" if answers else "not_asked"
    if case.is_lost:
        return "secret_lost"
    yes = [secret_words.folded(answer.word) for answer in answers if answer.is_yes]
    if case.word is None:
        return "no_secret" if case.is_memoryful else _count_class(len(yes))
    if case.is_leaked:
        return "leakage"
    if secret_words.folded(case.word) in yes and not case.is_substituted:
        return "self_consistent" if len(yes) == 1 else "over_confirmation"
    return "state_substitution" if yes else "all_denial"


def is_consistent(outcome: str) -> bool | None:
    """None if there is no word to be consistent with, or the trial says nothing about it."""
    silent = ("error", "not_asked", "unreadable", "secret_lost", "no_secret", *map(_count_class, range(3)))
    return None if outcome in silent else outcome == "self_consistent"


def _count_class(yes: int) -> str:
    return "no_yes" if yes == 0 else "one_yes" if yes == 1 else "many_yes"
