"""Plays one claimed trial, from its configuration to its file. Runs on an event loop, so it never uses the database."""

import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from personas.llm import chat
from sct.kernel import catalog, code_prints, config, results
from sct.kernel.games import dictionaries, seam
from sct.kernel.trial import calls, director, trial_log


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """The trial to play. `model` returns the model of the provider with that name, `providers` are their entries."""

    batch: config.SctConfig
    agent: config.AgentSpec
    trial: int
    attempt: int
    model: Callable[[str], chat.AwaitedModel]
    at_once: int
    providers: Sequence[Mapping[str, Any]] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A trial that was played to its end. `errors` are its failed calls; without any, the trial is complete."""

    content: bytes
    evaluation: Mapping[str, Any]
    errors: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """A trial whose last call has returned, with everything that its file is composed from."""

    task: Task
    identity: results.Identity
    log: trial_log.TrialLog
    made: Sequence[calls.Call]
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """A trial that is set up but not yet played."""

    seed: int
    game: seam.Game
    player: seam.Player
    director: director.Director


def prepare(batch: config.SctConfig) -> None:
    """Reads what all trials need before any of them starts; otherwise the first to need it would block the others."""
    code_prints.code_version()
    catalog.digests(batch.game, *(agent.kind for agent in batch.agents))
    with contextlib.suppress(dictionaries.NoDictionary):  # each trial that needs it will say so
        dictionaries.load(batch.sct.stateless_candidates.dictionary)


async def play(task: Task, trial_calls: calls.TrialCalls) -> Finished:
    started_at, started = datetime.now(UTC), time.monotonic()
    stage = staged(task, trial_calls)
    log = await stage.director.play()
    identity = results.Identity(
        agent=task.agent,
        trial=task.trial,
        attempt=task.attempt,
        seed=stage.seed,
        started_at=started_at,
        seconds=time.monotonic() - started,
    )
    return Finished(task=task, identity=identity, log=log, made=trial_calls.made, player=type(stage.player).__name__)


def recorded(finished: Finished) -> Played:
    file = results.compose(
        finished.task.batch,
        finished.identity,
        finished.log,
        finished.made,
        player_class=finished.player,
        providers=finished.task.providers,
    )
    evaluation = file.evaluation.model_dump(mode="json", exclude_unset=True)
    return Played(content=results.dump(file), evaluation=evaluation, errors=finished.log.errors)


def staged(task: Task, trial_calls: calls.TrialCalls) -> Stage:
    settings = task.batch.sct
    seed = seam.trial_seed(settings.random_seed, task.trial)
    game = catalog.create_game(task.batch.game)
    guesser = game.player(settings.player_seed(task.trial), settings.letter_policy)
    responder, updater = _models(task, trial_calls)
    agent, rules = task.agent, game.host_rules
    directed = director.Director(
        agent=catalog.create_agent(agent.kind, responder, updater, strategy=agent.strategy, rules=rules, seed=seed),
        game=game,
        player=guesser,
        settings=settings,
        seed=seed,
        trial_calls=trial_calls,
        candidate_model=_candidate_model(task, trial_calls),
        at_once=task.at_once,
    )
    return Stage(seed=seed, game=game, player=guesser, director=directed)


def _models(task: Task, trial_calls: calls.TrialCalls) -> tuple[chat.AwaitedModel, chat.AwaitedModel | None]:
    updater = task.batch.updater_of(task.agent)
    responder = trial_calls.through(task.model(task.batch.provider_of(task.agent)))
    return responder, None if updater is None else trial_calls.through(task.model(updater))


def _candidate_model(task: Task, trial_calls: calls.TrialCalls) -> chat.AwaitedModel | None:
    choice = task.batch.sct.stateless_candidates
    if choice.method != "llm" or choice.llm.provider is None:
        return None
    return trial_calls.through(task.model(choice.llm.provider))
