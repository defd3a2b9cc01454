"""The record of a trial to show: its file, the file of a failed attempt, or the play so far."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sct import models
from sct.kernel import config, results
from sct.kernel.games import seam
from sct.records import overview
from sct.work import journal, trial_so_far

_LONE = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """`file` is None while there is only the journal; `failed_attempt` is None unless a failed attempt is shown.

    `stored` is the file as stored; `file` is the same with the evaluation of the row, which may be newer.
    """

    log: Sequence[seam.LogPair]
    fork_turn: int
    file: dict[str, Any] | None = None
    stored: dict[str, Any] | None = None
    failed_attempt: int | None = None


def of(trial: models.Trial, attempts: Sequence[models.Attempt], wanted: int | None = None) -> Record:
    """`wanted` is the number of a failed attempt; if there is none of that number, the trial as it is now is shown."""
    chosen = next((attempt for attempt in attempts if attempt.number == wanted), None)
    if chosen is None and trial.status == models.Trial.Status.FAILED and attempts:
        chosen = attempts[-1]
    if chosen is not None and chosen.content:
        return _read(bytes(chosen.content), failed_attempt=chosen.number)
    if trial.status == models.Trial.Status.COMPLETE and trial.content:
        return _read(bytes(trial.content), evaluation=trial.evaluation)
    return _in_play(trial, failed_attempt=chosen.number if chosen else None)


def spec(trial: models.Trial) -> config.AgentSpec | None:
    """The agent of the trial; None if the configuration can no longer be read."""
    batch = overview.settings(trial.batch.config_text)
    return next((agent for agent in batch.agents if agent.name == trial.agent_name), None) if batch else None


def _read(content: bytes, *, failed_attempt: int | None = None, evaluation: Mapping[str, Any] | None = None) -> Record:
    stored = _speakable(results.loads(content))
    file = stored if evaluation is None else stored | {"evaluation": _speakable(evaluation)}
    log = [(text, state) for text, state in file["interaction_log"]]
    fork_turn = file["sct"].get("fork_turn", file["sct"]["t_fork"])
    return Record(log=log, fork_turn=fork_turn, file=file, stored=stored, failed_attempt=failed_attempt)


def _in_play(trial: models.Trial, *, failed_attempt: int | None) -> Record:
    batch, agent = overview.settings(trial.batch.config_text), spec(trial)
    if batch is None or agent is None:
        return Record(log=(), fork_turn=0, failed_attempt=failed_attempt)
    remembered = journal.remembered(trial.pk, failed_attempt or trial.attempt)
    seen = trial_so_far.glimpse(batch, agent, trial.number, remembered)
    return Record(
        log=_speakable(list(seen.interaction_log)),
        fork_turn=min(batch.sct.t_fork, -(-batch.sct.T_max // 2)),
        failed_attempt=failed_attempt,
    )


def _speakable(data: Any) -> Any:
    """Replaces lone surrogates, which JSON can contain but pages cannot, with the replacement character."""
    match data:
        case str():
            return _LONE.sub("\ufffd", data)
        case list() | tuple():
            return type(data)(_speakable(each) for each in data)
        case dict():
            return {_speakable(key): _speakable(value) for key, value in data.items()}
    return data
