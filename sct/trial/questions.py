"""The questions at the fork: in one growing conversation, or each from the same restored state."""

import asyncio
import re
from collections.abc import Sequence
from typing import Literal

from personas.llm import errors
from sct import secret_words
from sct.trial import conversation, trial_log

_REVEALED = re.compile(r"[\W_]*(\w[\w' -]*\w|\w)[\W_]*")

FINAL = (
    errors.Unauthorized,
    errors.OutOfCredit,
    errors.BudgetSpent,
    errors.UnknownModel,
    errors.LedgerUnavailable,
    errors.CircuitOpen,
)
"""Failures after which the next question would fail as well."""


def parse_yes_no(raw: str) -> Literal["yes", "no"] | None:
    """Strict: the one word, in any case. "Yes." is neither."""
    word = raw.strip().lower()
    return "yes" if word == "yes" else "no" if word == "no" else None


async def in_sequence(talk: conversation.Conversation, words: Sequence[str]) -> tuple[trial_log.Answer, ...]:
    """Each answer becomes part of what the next question is asked after. A failed question leaves no trace in it."""
    answers: list[trial_log.Answer] = []
    lost: str | None = None
    for word in words:
        try:
            answers.append(_failed(word, lost) if lost else await _asked(talk, word))
        except errors.LlmError as failure:
            answers.append(_failed(word, conversation.named(failure)))
            if isinstance(failure, FINAL):
                lost = f"not asked, after {conversation.named(failure)}"
    return tuple(answers)


async def in_branches(
    talk: conversation.Conversation, words: Sequence[str], at_once: int
) -> tuple[trial_log.Answer, ...]:
    """Every question from the state at the fork, memory frozen; no answer can influence another. When one breaks off,
    those on their way are still waited for: they may have been paid for."""
    left = iter(enumerate(words))
    answers: dict[int, trial_log.Answer] = {}

    async def ask_on() -> None:
        for place, word in left:
            try:
                answers[place] = await _asked(talk.branch(), word)
            except errors.LlmError as failure:
                answers[place] = _failed(word, conversation.named(failure))

    ends = await asyncio.gather(*[ask_on() for _ in range(min(at_once, len(words)))], return_exceptions=True)
    for end in ends:
        if isinstance(end, BaseException):
            raise end
    return tuple(answers[place] for place in range(len(words)))


async def reveal(talk: conversation.Conversation, written: str | None) -> trial_log.Reveal:
    """Asks a branch for the secret; one word alone counts as its name, or whatever was written down."""
    branch = talk.branch()
    try:
        raw = await branch.exchange(branch.game.reveal_question())
    except errors.LlmError as failure:
        return trial_log.Reveal(word=None, error=conversation.named(failure))
    return trial_log.Reveal(word=_named(raw, written), raw=raw)


def _named(raw: str, written: str | None) -> str | None:
    named = _REVEALED.fullmatch(raw.strip())
    if named is None:
        return None
    is_written = written is not None and secret_words.folded(named[1]) == secret_words.folded(written)
    return named[1] if is_written or len(named[1].split()) == 1 else None


async def _asked(talk: conversation.Conversation, word: str) -> trial_log.Answer:
    raw = await talk.exchange(talk.game.question(word))
    answer = parse_yes_no(raw)
    return trial_log.Answer(word=word, answer=answer or "no", parsed=answer is not None, raw=raw)


def _failed(word: str, error: str) -> trial_log.Answer:
    return trial_log.Answer(word=word, answer=None, parsed=False, error=error)
