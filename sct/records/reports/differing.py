"""Lists what differs between two batches: settings, also those of models, and what their trial files were made by."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.core.cache import cache
from django.db.models import QuerySet

from sct import models
from sct.kernel import config, model_settings, results
from sct.records import overview, standing
from sct.records.reports import flat

SAME_GAME = ("game", "t_fork", "random_seed", "letter_policy", "letters_per_trial")
MOST_FILES = 2_000
A_DAY = 24 * 3600

Flat = Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """A setting that differs; None where a batch does not have it. `of` names the agents that it concerns, and is empty
    for all. `is_game`: because of it, trials of the same number are different games."""

    setting: str
    first: Any
    second: Any
    of: tuple[str, ...] = ()
    is_game: bool = False


def differences(first: models.Batch, second: models.Batch) -> Iterator[Difference]:
    """What is not listed is the same, as far as configuration, providers and files say."""
    left, right = overview.settings(first.config_text), overview.settings(second.config_text)
    yield from _unlike(_settings(left), _settings(right))
    yield from _of_agents(_agents(first, left), _agents(second, right))
    if first != second:
        yield from _unlike(_written(first), _written(second))


def _unlike(first: Flat, second: Flat) -> Iterator[Difference]:
    for setting in dict.fromkeys((*first, *second)):
        one, other = first.get(setting), second.get(setting)
        if one != other:
            yield Difference(setting=setting, first=one, second=other, is_game=setting in SAME_GAME)


def _of_agents(first: Mapping[str, Flat], second: Mapping[str, Flat]) -> Iterator[Difference]:
    """Agents with the same difference share a line; agents of only one batch get a line each."""
    alike: dict[tuple[str, str, str], tuple[Difference, list[str]]] = {}
    shared = [agent for agent in first if agent in second]
    for agent in shared:
        for found in _unlike(first[agent], second[agent]):
            key = (found.setting, repr(found.first), repr(found.second))
            alike.setdefault(key, (found, []))[1].append(agent)
    for found, agents in alike.values():
        of = () if len(agents) == len(first) == len(second) else tuple(agents)
        yield Difference(setting=found.setting, first=found.first, second=found.second, of=of)
    for agent in dict.fromkeys((*first, *second)):
        if agent not in shared:
            one, other = (_line(side[agent]) if agent in side else None for side in (first, second))
            yield Difference(setting=f"agent {agent}", first=one, second=other)


def _line(agent: Flat) -> str:
    return ", ".join(f"{name}: {value}" for name, value in agent.items() if value is not None)


def _settings(wanted: config.SctConfig | None) -> Flat:
    """The settings of the whole batch, by their keys in the file."""
    if wanted is None:
        return {}
    told = wanted.model_dump(mode="json", exclude={"agents", "sct"})
    return dict(flat.pairs(told | wanted.sct.model_dump(mode="json")))


def _agents(batch: models.Batch, wanted: config.SctConfig | None) -> dict[str, Flat]:
    """The kind and strategy of each agent, and all settings of the models that it uses."""
    agents = () if wanted is None else wanted.agents
    return {
        agent.name: {"kind": agent.kind, "strategy": agent.strategy}
        | dict(flat.pairs(model_settings.of(wanted, agent, batch.providers)))
        for agent in agents
        if wanted is not None
    }


def read_of(batch: models.Batch) -> tuple[int, int]:
    """How many of its files the comparison reads, and how many there are."""
    there = _complete(batch).count()
    return -(-there // (-(-there // MOST_FILES) or 1)), there


def _written(batch: models.Batch) -> Flat:
    """What the files were made by: all code versions, prompts and served models found in them."""
    version = standing.counted([batch.pk])[batch.pk].version
    name = f"sct-written-{batch.pk}-{version}"
    found: Flat | None = cache.get(name)
    if found is None:
        found = _read(_metadata(batch))
        cache.set(name, found, A_DAY)
    return found


def _read(found: Iterable[Mapping[str, Any]]) -> Flat:
    values: dict[str, dict[str, None]] = {}
    for metadata in found:
        told = {key: metadata[key] for key in ("code_version", "prompts") if key in metadata}
        for setting, value in flat.pairs(told):
            values.setdefault(setting, {})[str(value)] = None
        for model in metadata.get("models") or ():
            values.setdefault("models (as served)", {})[str(model)] = None
    return {setting: ", ".join(sorted(several)) for setting, several in values.items()}


def _metadata(batch: models.Batch) -> Iterator[Mapping[str, Any]]:
    """The metadata of all complete trials, or of up to `MOST_FILES` of them, evenly spread."""
    keys = list(_complete(batch).values_list("pk", flat=True))
    step = -(-len(keys) // MOST_FILES) or 1
    chosen = keys[::step]
    for start in range(0, len(chosen), 50):
        some = models.Trial.objects.filter(pk__in=chosen[start : start + 50]).values_list("content", flat=True)
        for content in some:
            metadata = results.loads(bytes(content or b"{}")).get("metadata")
            if isinstance(metadata, Mapping):
                yield metadata


def _complete(batch: models.Batch) -> "QuerySet[models.Trial]":
    return batch.trials.filter(status=models.Trial.Status.COMPLETE).exclude(content=None).order_by("pk")
