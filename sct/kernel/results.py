"""Trial files: composes them, checks them against their schema, writes them atomically, and says which are complete."""

import json
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pydantic

from personas.llm import chat, costs, errors
from sct.kernel import catalog, code_prints, config, model_settings
from sct.kernel.games import dictionaries
from sct.kernel.judging import evaluator, recorded, verdicts
from sct.kernel.trial import calls, trial_file, trial_log

OF_THE_DOCUMENT = {"t_fork", "T_max", "random_seed", "n_candidate_secrets", "stateless_candidates"}
"""The settings that are also in files of the document's own format."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """Identifies a trial. Batch, agent's name and number suffice; the rest is for readers of the file."""

    agent: config.AgentSpec
    trial: int
    attempt: int
    seed: int
    started_at: datetime
    seconds: float


def compose(
    batch: config.SctConfig,
    identity: Identity,
    log: trial_log.TrialLog,
    made: Sequence[calls.Call],
    *,
    player_class: str,
    providers: Sequence[Mapping[str, Any]] = (),
) -> trial_file.TrialFile:
    """The whole file. The evaluator computes its evaluation from the other three parts.

    `providers` are entries of the providers file.
    """
    settings = {"model_settings": model_settings.of(batch, identity.agent, providers)}
    data: dict[str, object] = {
        "metadata": _metadata(batch, identity, made, player_class) | settings,
        "interaction_log": [list(pair) for pair in log.interaction_log],
        "sct": _block(batch.sct, log),
    }
    data["evaluation"] = evaluator.SCTEvaluator().evaluate_trial(data)
    return trial_file.TrialFile.model_validate(data)


def dump(file: trial_file.TrialFile) -> bytes:
    """The bytes of a file. Keys that a kind of trial does not have are left out, not null."""
    return file.model_dump_json(exclude_unset=True, indent=2).encode() + b"\n"


def is_complete(data: Mapping[str, Any]) -> bool:
    """Whether every candidate was answered and no call failed. Files of the document's own format are judged too, with
    or without an evaluation."""
    try:
        block = recorded.Trial.model_validate(data).sct
    except pydantic.ValidationError:
        return False
    asked = [answer.word for answer in block.answers if answer.answer is not None]
    return asked == block.candidates and not block.errors


def read(path: Path) -> dict[str, object] | None:
    """A file's content; None if there is none, or if it is not one JSON object."""
    try:
        return loads(path.read_bytes())
    except (OSError, ValueError):
        return None


def loads(content: bytes) -> dict[str, Any]:
    """Parses a JSON object. Raises ValueError if it is anything else."""
    try:
        data = json.loads(content)
    except RecursionError as problem:
        raise ValueError("nested too deeply") from problem
    if not isinstance(data, dict):
        raise ValueError("not a JSON object")
    return data


def path_of(results_dir: Path, agent_name: str, trial: int) -> Path:
    return results_dir / agent_name / f"{trial}.json"


def failed_path(path: Path, attempt: int) -> Path:
    """Where the file of a failed attempt is kept, under a name that no trial uses."""
    return path.with_name(f"{path.name}.failed-{attempt}")


def is_whole(path: Path, size: int) -> bool:
    return path.exists() and path.stat().st_size == size


def write(path: Path, content: bytes) -> None:
    """Writes the file atomically: to a temporary file beside it, which is then renamed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        temporary = Path(file.name)
        try:
            file.write(content)
            file.flush()
            temporary.chmod(0o644)
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)


def move_aside(path: Path, why: str = "incomplete") -> Path:
    """Renames the file to a name that no trial and no other file uses, and returns it; nothing is overwritten."""
    number = 1
    while (aside := path.with_name(f"{path.name}.{why}-{number}")).exists():
        number += 1
    path.rename(aside)
    return aside


def settings_of(batch: config.SctConfig, agent: config.AgentSpec) -> dict[str, object]:
    """The part of the metadata that records the settings of a trial."""
    settings = batch.sct
    choice = settings.stateless_candidates
    generation = {
        "method": choice.method,
        "dictionary_path": choice.deterministic.dictionary_path,
        "provider": choice.llm.provider if choice.method == "llm" else None,
    }
    return {
        "game": batch.game,
        "agent_class": agent.kind,
        "agent_llm": {"name": batch.provider_of(agent), "updater": batch.updater_of(agent)},
        "max_turns": settings.T_max,
        "sct": settings.model_dump(exclude={"stateless_candidates"}) | {"candidate_generation": generation},
        "strategy": agent.strategy,
    }


def _metadata(
    batch: config.SctConfig, identity: Identity, made: Sequence[calls.Call], player_class: str
) -> dict[str, object]:
    served = {call.outcome.model for call in made if isinstance(call.outcome, chat.Completion)}
    return settings_of(batch, identity.agent) | {
        "player_class": player_class,
        "timestamp": identity.started_at.isoformat(timespec="seconds"),
        "agent_name": identity.agent.name,
        "trial": identity.trial,
        "attempt": identity.attempt,
        "seed": identity.seed,
        "models": sorted(filter(None, served)),
        "prompts": catalog.digests(batch.game, identity.agent.kind),
        "code_version": code_prints.code_version(*catalog.origins(batch.game, identity.agent.kind)),
        "edition": verdicts.EDITION,
        "calls": {phase: _phase_cost([call for call in made if call.phase == phase]) for phase in calls.PHASES},
        "seconds": round(identity.seconds, 3),
    }


def _phase_cost(made: Sequence[calls.Call]) -> dict[str, object]:
    used = sum((call.usage for call in made), costs.Usage())
    latencies = [call.outcome.latency for call in made if isinstance(call.outcome, chat.Completion)]
    return {
        "calls": len(made),
        "failed": sum(isinstance(call.outcome, errors.LlmError) for call in made),
        "cut": sum(call.is_cut for call in made),
        "tokens_in": used.tokens_in,
        "tokens_out": used.tokens_out,
        "tokens_estimated": used.estimated,
        "cost": None if used.cost is None else str(Decimal(used.cost)),
        "seconds": round(sum(latencies), 6),
    }


def _block(settings: config.SctSettings, log: trial_log.TrialLog) -> dict[str, object]:
    secret = log.secret.word if log.secret else None
    index = evaluator.index_of(secret, log.words_asked)
    block: dict[str, object] = {
        "t_fork": settings.t_fork,
        "candidates": list(log.words_asked),
        "answers": [asdict(answer) for answer in log.answers],
        "question_mode": settings.question_mode,
        "candidate_order": settings.candidate_order,
        "fork_turn": log.fork_turn,
        "safety_reached": log.safety_reached,
        "secret": secret,
        "secret_source": log.secret.source if log.secret else None,
        "word_list": _word_list(settings),
        "candidate_shortfall": log.shortfall,
        "candidate_reason": log.shortfall_reason,
        "candidates_dropped": list(log.dropped),
        "reveal": None if log.reveal is None else asdict(log.reveal),
        "failed_memory_updates": list(log.failed_updates),
        "errors": list(log.errors),
    }
    if log.controls is not None:
        block["controls"] = asdict(log.controls)
    if log.tools is not None:
        block["memory_tools"] = asdict(log.tools)
    if not log.is_memoryful:
        return block | verdicts.tally(log.answers)
    block |= {"contains_secret": index is not None, "sct_yes_correct": verdicts.yes_correct(index, log.answers)}
    return block | (
        {"secret_index": index} if index is not None else {"reason": "secret_lost" if log.is_lost else "no_secret_tag"}
    )


def _word_list(settings: config.SctSettings) -> str | None:
    choice = settings.stateless_candidates
    return dictionaries.name(choice.dictionary) if choice.method == "deterministic" else None
