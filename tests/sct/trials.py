"""One trial played in this process, against a scripted host."""

import asyncio
import json
from datetime import UTC, datetime
from typing import Any

from personas.llm import chat
from sct.kernel import catalog, config, hosts, results
from sct.kernel.agents import memory_edits
from sct.kernel.games import seam
from sct.kernel.trial import calls, director, trial_log
from tests.sct import words

KINDS: dict[str, config.AgentSpec] = {
    "wf": config.AgentSpec(kind="WorkflowAgent", name="wf", strategy="patch_and_replace"),
    "react": config.AgentSpec(kind="ReActMemAgent", name="react", strategy="overwrite"),
    "private": config.AgentSpec(kind="PrivateCoTAgent", name="private"),
    "public": config.AgentSpec(kind="PublicCoTAgent", name="public"),
    "vanilla": config.AgentSpec(kind="VanillaLLMAgent", name="vanilla"),
}
MEMORYFUL = ("wf", "react", "private")
STATELESS = ("public", "vanilla")


def settings(**changes: Any) -> config.SctSettings:
    path = changes.pop("dictionary", words.DEMO_WORDS)
    generation = {"method": "deterministic", "deterministic": {"dictionary_path": None if path is None else str(path)}}
    return config.SctSettings.model_validate({"stateless_candidates": generation} | changes)


def play(
    agent: str | config.AgentSpec,
    model: chat.LanguageModel | hosts.Temper,
    *,
    game: str = "hangman_sct",
    trial: int = 1,
    trial_calls: calls.TrialCalls | None = None,
    updater: chat.LanguageModel | None = None,
    candidate_model: chat.AwaitedModel | None = None,
    at_once: int = 1,
    **changes: Any,
) -> trial_log.TrialLog:
    chosen = settings(**changes)
    spec = KINDS[agent] if isinstance(agent, str) else agent
    made = trial_calls or calls.TrialCalls()
    through = made.through(hosts.model(model) if isinstance(model, str) else model)
    scene = catalog.create_game(game)
    seed = seam.trial_seed(chosen.random_seed, trial)
    directed = director.Director(
        agent=catalog.create_agent(
            spec.kind, through, updater, strategy=spec.strategy, rules=scene.host_rules, seed=seed
        ),
        game=scene,
        player=scene.player(chosen.player_seed(trial), chosen.letter_policy),
        settings=chosen,
        seed=seed,
        trial_calls=made,
        candidate_model=candidate_model,
        at_once=at_once,
    )
    return asyncio.run(directed.play())


def file_of(
    agent: str,
    model: chat.LanguageModel | hosts.Temper,
    *,
    game: str = "hangman_sct",
    trial: int = 1,
    strategy: memory_edits.Strategy | None = None,
    **changes: Any,
) -> dict[str, Any]:
    """Plays a trial; returns the content of its file."""
    made = calls.TrialCalls()
    spec = KINDS[agent].model_copy(update={"strategy": strategy} if strategy else {})
    log = play(spec, model, game=game, trial=trial, trial_calls=made, **changes)
    batch = config.SctConfig(
        game=game,
        agents=(spec,),
        providers=config.ProviderSettings(main="scripted"),
        sct=settings(**{key: value for key, value in changes.items() if key != "at_once"}),
    )
    identity = results.Identity(
        agent=spec,
        trial=trial,
        attempt=1,
        seed=seam.trial_seed(batch.sct.random_seed, trial),
        started_at=datetime(2026, 1, 1, tzinfo=UTC),
        seconds=1.0,
    )
    file = results.compose(batch, identity, log, made.made, player_class="DeterministicHangmanPlayer")
    content: dict[str, Any] = json.loads(results.dump(file))
    return content


def without_times(content: dict[str, Any]) -> dict[str, Any]:
    """What two runs of the same trial must share."""
    metadata = {key: value for key, value in content["metadata"].items() if key not in ("timestamp", "seconds")}
    metadata["calls"] = {phase: cost | {"seconds": 0} for phase, cost in metadata["calls"].items()}
    return content | {"metadata": metadata}
