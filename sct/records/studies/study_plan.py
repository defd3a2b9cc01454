"""Which batches a study is: a pure function of its file and of the providers that it names."""

import dataclasses
import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import yaml

from glassbox_site.ground.problems import Problem
from sct.kernel import catalog
from sct.kernel.games import seam
from sct.records.studies import study_file
from sct.settings import config_reading, providers


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """What all trials of a batch have in common. `temperature` is None if the model keeps its own."""

    game: str
    t_fork: int
    model: str
    temperature: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Planned:
    """A planned batch: `key` is the name of its folder, and the two texts are the files to make it from."""

    key: str
    row: Row
    replication: int
    config_text: str
    providers_text: str


def rows(file: study_file.StudyFile) -> Iterator[Row]:
    axes = itertools.product(file.games, file.t_fork, file.models, file.heats)
    for game, t_fork, model, temperature in axes:
        yield Row(game=catalog.canonical(game), t_fork=t_fork, model=model, temperature=temperature)


def plan(file: study_file.StudyFile, entries: Mapping[str, Any]) -> list[Planned]:
    """`entries` are those of the providers file, by name. Trials of the same number play the same letters in all
    batches of a replication, so that they can be paired; further replications have other seeds."""
    return [
        Planned(
            key=key_of(row, replication),
            row=row,
            replication=replication,
            config_text=_written(_config(file, row, replication)),
            providers_text=_written(_entries_with(file, row, entries)),
        )
        for replication in range(1, file.replications + 1)
        for row in rows(file)
    ]


def key_of(row: Row, replication: int) -> str:
    heat = "" if row.temperature is None else f"-t{row.temperature:g}"
    name = "".join(sign if sign.isalnum() or sign in "._" else "-" for sign in row.model)
    return f"{row.game}-fork{row.t_fork}-{name}{heat}-r{replication}"


def _config(file: study_file.StudyFile, row: Row, replication: int) -> dict[str, Any]:
    seed = file.sct.get("random_seed", 1337)
    seeded = seed if replication == 1 else seam.trial_seed(seed, -replication)
    return {
        "game": row.game,
        "agents": [entry for kind in file.agents for entry in _entries(kind, file)],
        "num_trials": file.num_trials,
        "results_dir": f"{file.results_dir.rstrip('/')}/{key_of(row, replication)}",
        "providers": {"main": row.model, "concurrency": file.concurrency},
        "budget": study_file.share_of(file.budget, file.batches),
        "sct": {**file.sct, "t_fork": row.t_fork, "random_seed": seeded},
    }


def _entries(kind: str, file: study_file.StudyFile) -> list[dict[str, Any]]:
    if catalog.agents()[kind].declared.has_strategy:
        return [{kind: {"strategy": strategy}} for strategy in file.strategies]
    return [{kind: {}}]


def _entries_with(file: study_file.StudyFile, row: Row, entries: Mapping[str, Any]) -> list[Any]:
    """The entry of the model with the row's temperature, and that of the model that proposes candidates, unchanged."""
    entry = dict(entries[row.model])
    if row.temperature is not None:
        entry["generation_config"] = {**(entry.get("generation_config") or {}), "temperature": row.temperature}
    proposer = str(((file.sct.get("stateless_candidates") or {}).get("llm") or {}).get("provider"))
    return [entry, *(entries[name] for name in {proposer} - {row.model} if name in entries)]


def unusable(
    file: study_file.StudyFile, known: Mapping[str, providers.Provider], environ: Mapping[str, str]
) -> list[Problem]:
    """Problems of providers that the study would call but cannot: each once, however many batches it affects."""
    entries = {name: provider.model_dump(mode="json") for name, provider in known.items()}
    found: dict[str, Problem] = {}
    for planned in plan(file, entries):
        for problem in providers.unusable(known, config_reading.read(planned.config_text), environ):
            found.setdefault(problem.place or "", dataclasses.replace(problem, path=("models",)))
    return list(found.values())


def _written(tree: Any) -> str:
    return yaml.safe_dump(tree, sort_keys=False, allow_unicode=True, width=100)
