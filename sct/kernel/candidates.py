"""Chooses the words a trial asks about: only words that fit the conversation, drawn by seed, fewer if too few fit."""

import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pydantic

from personas.llm import chat
from personas.llm.answers import thinking
from sct.kernel import dialogue
from sct.kernel.games import hangman, seam, secret_words

Method = Literal["deterministic", "llm"]
_FENCED = re.compile(r"```\w*\s*(.*?)\s*```", re.DOTALL)
_ARRAY: pydantic.TypeAdapter[list[str]] = pydantic.TypeAdapter(list[str], config=pydantic.ConfigDict(strict=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """`dropped` are words that a model proposed but that do not fit; `reason` says why there are fewer words than
    wanted, `error` which call failed."""

    words: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    reason: str | None = None
    error: str | None = None


def estimate_candidates_from_transcript(
    transcript: str,
    n: int,
    method: Method,
    *,
    dictionary_path: str | Path | None = None,
    llm_provider: chat.LanguageModel | None = None,
    seed: int = 0,
) -> list[str]:
    """Up to n words for a Hangman transcript of "Player: ..." and "Host: ..." lines."""
    game, said = hangman.HangmanSCTGame(), dialogue.parse_transcript(transcript)
    if method == "llm":
        if llm_provider is None:
            raise ValueError("method 'llm' needs an llm_provider")
        proposed = llm_provider.complete(_request(game, said, n)).text
        return list(_held_to(game, said, n, proposed).words)
    path = None if dictionary_path is None else Path(dictionary_path)
    return list(by_dictionary(game, said, n, dictionary_path=path, seed=seed).words)


def by_dictionary(
    game: seam.Game,
    said: Sequence[dialogue.Utterance],
    n: int,
    *,
    dictionary_path: Path | None,
    seed: int,
    besides: str | None = None,
) -> Estimate:
    """A sample of all words that fit, without `besides`, the word that is asked about anyway."""
    possible = game.possible(said, dictionary_path)
    taken = secret_words.folded(besides or "")
    words = [word for word in possible.words if word != taken]
    chance = random.Random(seed)  # noqa: S311 - reproducible, not secret
    sample = tuple(chance.sample(words, min(n, len(words))))
    return Estimate(words=sample, reason=possible.reason or ("too_few_fit" if len(sample) < n else None))


def ruled_out(
    game: seam.Game,
    said: Sequence[dialogue.Utterance],
    n: int,
    *,
    dictionary_path: Path | None,
    seed: int,
    besides: Iterable[str],
) -> tuple[str, ...]:
    """A sample of words that the conversation rules out, so that whatever the secret is, the true answer is no."""
    taken = {secret_words.folded(word) for word in besides}
    words = [word for word in game.ruled_out(said, dictionary_path) if word not in taken]
    chance = random.Random(f"{seed}/controls")  # noqa: S311 - reproducible, not secret
    return tuple(chance.sample(words, min(n, len(words))))


async def by_model(
    game: seam.Game,
    said: Sequence[dialogue.Utterance],
    n: int,
    *,
    model: chat.AwaitedModel,
    request_up_to: int,
    besides: str | None = None,
) -> Estimate:
    """The words a model proposes that fit, by the same rules as a dictionary's. Raises LlmError if the call fails."""
    completion = await model.acomplete(_request(game, said, request_up_to))
    return _held_to(game, said, n, completion.text, besides)


def _request(game: seam.Game, said: Sequence[dialogue.Utterance], up_to: int) -> chat.Request:
    return chat.Request(messages=(chat.user(game.candidate_prompt(said, up_to)),), label="candidates")


def _held_to(
    game: seam.Game, said: Sequence[dialogue.Utterance], n: int, text: str, besides: str | None = None
) -> Estimate:
    proposed = read_array(text)
    if proposed is None:
        return Estimate(reason="unreadable_candidates")
    words = _distinct(proposed, besides)
    fitting = game.fitting(words, said)
    dropped = tuple(word for word in words if word not in fitting)
    kept = tuple(fitting[:n])
    if len(kept) >= n:
        return Estimate(words=kept, dropped=dropped)
    if not game.read_board(said).is_found:
        return Estimate(words=kept, dropped=dropped, reason="no_pattern")
    return Estimate(words=kept, dropped=dropped, reason="too_few_fit" if kept or besides else "nothing_fits")


def read_array(text: str) -> list[str] | None:
    """Reads a reply that is nothing but a JSON array of strings, fenced or not; None if it is anything else."""
    said = thinking.part(text).said.strip()
    fenced = _FENCED.fullmatch(said)
    try:
        return _ARRAY.validate_json(fenced[1] if fenced else said)
    except pydantic.ValidationError:
        return None


def in_order(words: Iterable[str], *, shuffled_by: int | None) -> tuple[str, ...]:
    """The words in the order given, or shuffled if there is a seed."""
    listed = list(words)
    if shuffled_by is not None:
        random.Random(shuffled_by).shuffle(listed)  # noqa: S311 - reproducible, not secret
    return tuple(listed)


def _distinct(words: Iterable[str], besides: str | None) -> list[str]:
    taken = secret_words.folded(besides or "")
    folded = dict.fromkeys(word.strip().casefold() for word in words)
    return [word for word in folded if word and secret_words.folded(word) != taken]
