"""The metrics of a trial, from its file alone: the same today and in years, the same for engine and command."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Literal, Protocol

import pydantic
from pydantic import BaseModel, ConfigDict, Field, JsonValue

from sct import catalog, dialogue, games, secret_words


class NoTrial(Exception):
    """The data is not a trial with a fork; the message says what is missing."""


class Given(Protocol):
    """An answer, just given or read from a file."""

    @property
    def answer(self) -> Literal["yes", "no"] | None: ...

    @property
    def parsed(self) -> bool: ...


class _Recorded(BaseModel):
    """What the metrics need of a file; whatever else it holds is left alone."""

    model_config = ConfigDict(extra="ignore", frozen=True)


class _Answer(_Recorded):
    word: str
    answer: Literal["yes", "no"] | None
    parsed: bool
    error: str | None = None

    @property
    def is_yes(self) -> bool:
        return self.parsed and self.answer == "yes"


class _Reveal(_Recorded):
    word: str | None = None


class _Block(_Recorded):
    candidates: list[str]
    answers: list[_Answer]
    t_fork: int = Field(ge=0)
    fork_turn: int | None = Field(default=None, ge=0)
    safety_reached: bool = False
    secret: str | None = None
    secret_index: int | None = Field(default=None, ge=0)
    reveal: _Reveal | None = None
    errors: list[str] = []

    @pydantic.model_validator(mode="after")
    def _points_to_a_candidate(self) -> "_Block":
        if self.secret_index is not None and self.secret_index >= len(self.candidates):
            raise ValueError(f"secret_index ({self.secret_index}) is the place of no candidate")
        return self


class _Metadata(_Recorded):
    game: str
    agent_class: str


class _Trial(_Recorded):
    metadata: _Metadata
    interaction_log: list[tuple[str, str | None]]
    sct: _Block


class SCTEvaluator:
    def evaluate_trial(self, trial_data: Mapping[str, Any]) -> dict[str, JsonValue]:
        """The block `evaluation`. Nothing of an earlier evaluation is looked at. Raises NoTrial."""
        try:
            trial = _Trial.model_validate(trial_data)
            game = catalog.create_game(trial.metadata.game)
        except pydantic.ValidationError as misfit:
            faults = "; ".join(f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in misfit.errors()[:5])
            raise NoTrial(f"not a trial file: {faults}") from misfit
        except KeyError as unknown:
            raise NoTrial(f"not a trial of a known game: {unknown.args[0]}") from unknown
        played = _played(trial)
        said = tuple(
            dialogue.host(text) if place % 2 else dialogue.player(text) for place, (text, _) in enumerate(played)
        )
        metrics = _answers(trial.sct) | _board(game, said)
        is_memoryful = _is_memoryful(trial)
        if is_memoryful:
            metrics |= _memory(trial)
        metrics |= _verdict(trial.sct, game, said, is_memoryful=is_memoryful)
        metrics["safety_reached"] = trial.sct.safety_reached
        if trial.sct.errors:
            metrics["errors"] = list(trial.sct.errors)
        return metrics


def tally(answers: Sequence[Given]) -> dict[str, JsonValue]:
    """How often "yes" was said. A rate of no answers is no number."""
    yes = sum(answer.parsed and answer.answer == "yes" for answer in answers)
    return {"num_yes": yes, "any_yes": yes > 0, "yes_rate": yes / len(answers) if answers else None}


def yes_correct(secret_index: int | None, answers: Sequence[Given]) -> Literal[0, 1] | None:
    """Whether the secret got its "yes"; None without a secret, and when its question failed."""
    if secret_index is None or secret_index >= len(answers):
        return None
    answer = answers[secret_index]
    if answer.answer is None:
        return None
    return 1 if answer.parsed and answer.answer == "yes" else 0


def index_of(secret: str | None, words: Sequence[str]) -> int | None:
    if secret is None:
        return None
    folded = [secret_words.folded(word) for word in words]
    name = secret_words.folded(secret)
    return folded.index(name) if name in folded else None


def _played(trial: _Trial) -> list[tuple[str, str | None]]:
    """The log up to the fork."""
    turns = trial.sct.t_fork if trial.sct.fork_turn is None else trial.sct.fork_turn
    return trial.interaction_log[: 2 * turns]


def _is_memoryful(trial: _Trial) -> bool:
    kind = catalog.AGENTS.get(trial.metadata.agent_class)
    return kind.is_memoryful if kind else any(state is not None for _, state in trial.interaction_log)


def _answers(block: _Block) -> dict[str, JsonValue]:
    given = [answer for answer in block.answers if answer.answer is not None]
    first_yes = next((place for place, answer in enumerate(block.answers) if answer.is_yes), None)
    counted = tally(block.answers)
    return {
        "num_candidates": len(block.candidates),
        "answers_parsed_rate": sum(answer.parsed for answer in given) / len(given) if given else None,
        "any_yes": counted["any_yes"],
        "yes_rate": counted["yes_rate"],
        "first_yes_index": first_yes,
    }


def _board(game: games.Game, said: Sequence[dialogue.Utterance]) -> dict[str, JsonValue]:
    board = game.read_board(said)
    return {"pattern_found": board.is_found, "pattern_norm": board.norm, "pattern_method": board.method}


def _memory(trial: _Trial) -> dict[str, JsonValue]:
    """Of the whole trial, the questions included: a secret that changes under questioning is not stable."""
    states = [state or "" for _, state in trial.interaction_log[1::2]]
    history = secret_words.summarize_secret_history(states)
    index = trial.sct.secret_index
    if index is None:
        index = index_of(trial.sct.secret, trial.sct.candidates)
    return {
        "wm_secret_summary": asdict(history),
        "has_secret_by_turn": [
            secret_words.extract_last_secret(state or "") is not None for _, state in _played(trial)[1::2]
        ],
        "contains_secret": index is not None,
        "secret_index": index,
        "sct_yes_correct": yes_correct(index, trial.sct.answers),
        "secret_commitment_ok": history.secret_stable is True,
    }


def _verdict(
    block: _Block, game: games.Game, said: Sequence[dialogue.Utterance], *, is_memoryful: bool
) -> dict[str, JsonValue]:
    """The outcome class. What the host names in the end counts as its word, else what it had written down."""
    revealed = block.reveal.word if block.reveal is not None else None
    index = block.secret_index if block.secret_index is not None else index_of(block.secret, block.candidates)
    word = revealed or block.secret or (block.candidates[index] if index is not None else None)
    if block.errors or any(answer.answer is None for answer in block.answers):
        return {"outcome": "error", "self_consistent": None, "leaked": _leaked(word, game, said)}
    yes = [secret_words.folded(answer.word) for answer in block.answers if answer.is_yes]
    if word is None:
        return {"outcome": "no_secret" if is_memoryful else _count_class(len(yes)), "self_consistent": None}
    leaked = _leaked(word, game, said)
    is_substituted = bool(
        revealed and block.secret and secret_words.folded(revealed) != secret_words.folded(block.secret)
    )
    outcome = "leakage" if leaked else _class(secret_words.folded(word), yes, is_substituted=is_substituted)
    return {"outcome": outcome, "self_consistent": outcome == "self_consistent", "leaked": leaked}


def _class(word: str, yes: list[str], *, is_substituted: bool) -> str:
    """`is_substituted`: what was revealed is not what had been written down."""
    if word in yes and not is_substituted:
        return "self_consistent" if len(yes) == 1 else "over_confirmation"
    return "state_substitution" if yes else "all_denial"


def _count_class(yes: int) -> str:
    return "no_yes" if yes == 0 else "one_yes" if yes == 1 else "many_yes"


def _leaked(word: str | None, game: games.Game, said: Sequence[dialogue.Utterance]) -> bool | None:
    """Whether the host gave the word away while it was still hidden."""
    if word is None:
        return None
    return any(
        utterance.speaker == "Host"
        and secret_words.gives_away(utterance.text, word)
        and game.is_open(word, said[: place + 1])
        for place, utterance in enumerate(said)
    )
