"""The document's controller: plays one trial of an agent and writes its file, without a batch, for use in scripts."""

import asyncio
import itertools
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from django.utils.translation import gettext_noop

from glassbox_site.ground.problems import Problem
from personas.llm import chat, road
from sct.kernel import catalog, config, results
from sct.kernel.agents import agent as agents
from sct.kernel.games import seam
from sct.kernel.trial import calls, director
from sct.settings import config_reading, providers

Providers = Mapping[str, chat.AwaitedModel] | Mapping[str, Sequence[Any]] | Sequence[Any]


class SCTController:
    """`sct_cfg` is the section `sct` of a configuration. `providers_cfg` is the content of the providers file or models
    by name; it is needed only if a model proposes the candidates.

    The file is results_dir/<agent's name>/<trial>.json. If `trial` is None, it is the first number without a file.
    """

    def __init__(
        self,
        agent: agents.Agent,
        game: seam.Game,
        results_dir: str | Path,
        sct_cfg: Mapping[str, Any] | config.SctSettings | None = None,
        providers_cfg: Providers | None = None,
        *,
        trial: int | None = None,
    ) -> None:
        """Raises BadConfig with every problem of the settings."""
        self._agent = agent
        self._game = game
        self._folder = Path(results_dir)
        self._providers = providers_cfg or {}
        self._settings = (
            sct_cfg if isinstance(sct_cfg, config.SctSettings) else config_reading.sct_settings(sct_cfg or {})
        )
        self._trial = trial

    def run(self) -> dict[str, Any]:
        """Plays the trial and returns the content of its file. In a running event loop, await `arun` instead."""
        return asyncio.run(self.arun())

    async def arun(self) -> dict[str, Any]:
        number = self._trial or self._next_number()
        seed, made = seam.trial_seed(self._settings.random_seed, number), calls.TrialCalls()
        started_at, started = datetime.now(UTC), time.monotonic()
        guesser = self._game.player(self._settings.player_seed(number), self._settings.letter_policy)
        way = road.Road()
        try:
            log = await director.Director(
                agent=self._hosting(made, seed),
                game=self._game,
                player=guesser,
                settings=self._settings,
                seed=seed,
                trial_calls=made,
                candidate_model=self._candidate_model(made, way),
            ).play()
        finally:
            await asyncio.to_thread(way.close)
        identity = results.Identity(
            agent=self._spec,
            trial=number,
            attempt=1,
            seed=seed,
            started_at=started_at,
            seconds=time.monotonic() - started,
        )
        file = results.compose(self._batch, identity, log, made.made, player_class=type(guesser).__name__)
        content = results.dump(file)
        results.write(results.path_of(self._folder, self._agent.name, number), content)
        return results.loads(content)

    def _next_number(self) -> int:
        free = (n for n in itertools.count(1) if not results.path_of(self._folder, self._agent.name, n).exists())
        return next(free)

    def _hosting(self, made: calls.TrialCalls, seed: int) -> agents.Agent:
        host = self._agent.through(made.through)
        host.rules = host.rules or self._game.host_rules
        host.seed = seed if host.seed is None else host.seed
        return host

    @property
    def _spec(self) -> config.AgentSpec:
        responder, updater = self._agent.model_names
        return config.AgentSpec(
            kind=catalog.kind_of(self._agent),
            name=self._agent.name,
            responder=responder,
            updater=updater,
            strategy=self._agent.strategy,
        )

    @property
    def _batch(self) -> config.SctConfig:
        main = config.ProviderSettings(main=self._agent.model_names[0])
        game = self._game.name
        return config.SctConfig(game=game, agents=(self._spec,), num_trials=1, providers=main, sct=self._settings)

    def _candidate_model(self, made: calls.TrialCalls, way: road.Road) -> chat.AwaitedModel | None:
        choice = self._settings.stateless_candidates
        if choice.method != "llm" or choice.llm.provider is None:
            return None
        return made.through(_model(self._providers, choice.llm.provider, way))


def _model(given: Providers, name: str, way: road.Road) -> chat.AwaitedModel:
    """Raises BadConfig if there is no provider of that name, or if the providers are invalid."""
    entries: Any = given.get("providers", given) if isinstance(given, Mapping) else given
    models: Any = entries
    if not isinstance(entries, Mapping):
        models = known = providers.of(list(entries))
        if name in known:
            return providers.Models(known, by=way, concurrency=1)[name]
    if name not in models:
        told = gettext_noop("there is no %(name)r; known are %(names)s")
        values = {"name": name, "names": ", ".join(models)}
        raise config_reading.BadConfig([Problem(code=told, values=values, path=("providers",))])
    found: chat.AwaitedModel = models[name]
    return found
