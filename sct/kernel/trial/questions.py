"""The questions at the fork: in one growing conversation, or each from the same restored state."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass

from personas.llm import errors
from sct.kernel.games import secret_words
from sct.kernel.judging import yes_no
from sct.kernel.trial import conversation, trial_log

_REVEALED = re.compile(r"[\W_]*([^\W\d_](?:[^\W\d_]|[' -](?=[^\W\d_]))*)[\W_]*")
_NO_WORD = frozenset({"yes", "no", "none", "nothing", "unknown", "sorry", "hidden", "secret"})
"""Words said instead of a secret. They count as one only if the host had written them down."""

FINAL = (
    errors.Unauthorized,
    errors.OutOfCredit,
    errors.BudgetSpent,
    errors.UnknownModel,
    errors.LedgerUnavailable,
    errors.CircuitOpen,
)
"""Failures after which the next question would fail as well."""


async def in_sequence(talk: conversation.Conversation, words: Sequence[str]) -> tuple[trial_log.Answer, ...]:
    """Asks the questions in one conversation, so each answer precedes the next question. Questions that failed or were
    met with silence are left out of it. After a failure in `FINAL`, no further question is asked."""
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
    """Asks every question from the state at the fork with a frozen memory, so no answer can influence another. If one
    raises, calls on their way are still awaited, because they may have been paid for."""
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed:
    """`again`: the host's answer when it was asked about the revealed word immediately afterwards."""

    answer: trial_log.Reveal
    again: trial_log.Answer | None = None


async def reveal(talk: conversation.Conversation, written: str | None, *, asks_again: bool = False) -> Revealed:
    """Asks a branch for the secret. Only a single word counts as one, or exactly what was written down."""
    branch = talk.branch()
    try:
        raw = await branch.exchange(branch.game.reveal_question())
    except errors.LlmError as failure:
        return Revealed(answer=trial_log.Reveal(word=None, error=conversation.named(failure)))
    answer = trial_log.Reveal(word=named_word(raw, written), raw=raw)
    if answer.word is None or not asks_again:
        return Revealed(answer=answer)
    [again] = await in_sequence(branch, [answer.word])
    return Revealed(answer=answer, again=again)


def named_word(raw: str, written: str | None) -> str | None:
    """The secret that a reply names, in tags or bare: what was written down, or else a single word. None otherwise."""
    said = secret_words.extract_last_secret(raw) or raw.strip()
    if written is not None and secret_words.folded(said) == secret_words.folded(written):
        return secret_words.undressed(said)
    named = _REVEALED.fullmatch(said)
    if named is None or len(named[1].split()) != 1 or named[1].casefold() in _NO_WORD:
        return None
    return named[1]


async def _asked(talk: conversation.Conversation, word: str) -> trial_log.Answer:
    question = talk.game.question(word)
    try:
        raw = await talk.exchange(question)
    except errors.SaidNothing:
        raw = talk.met_with_silence(question)
    answer = yes_no.strict(raw)
    return trial_log.Answer(word=word, answer=answer or "no", parsed=answer is not None, raw=raw)


def _failed(word: str, error: str) -> trial_log.Answer:
    return trial_log.Answer(word=word, answer=None, parsed=False, error=error)
