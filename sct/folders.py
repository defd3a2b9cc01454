"""The batch that lives in a folder of results: made there once, gone on with when the folder is named again."""

import contextlib
from pathlib import Path
from typing import Any

from sct import batches, config, config_reading, models, providers, results

QUEUED = models.Trial.Status.QUEUED


def batch_of(config_text: str, providers_text: str, results_dir: Path) -> models.Batch:
    """The batch whose files live in the folder: made if there is none, gone on with if its settings are the same.

    More trials and more agents may be asked for than before. Files that are there already, whole and of the same
    settings, count as done; others are moved aside.
    """
    known = providers.read(providers_text)
    wanted = config_reading.read(config_text, known)
    token = f"folder-{batches.digest(str(results_dir))}"
    batch = models.Batch.objects.filter(token=token).first()
    if batch is not None:
        entries = {name: known[name].model_dump(mode="json") for name in sorted(providers.used_by(wanted))}
        _refuse_other_settings(batch, wanted, entries)
        _take_over_budget(batch, wanted)
        models.Batch.objects.filter(pk=batch.pk).update(config_text=config_text, providers=list(entries.values()))
        batch.trials.filter(status=QUEUED, fence=0, number__gt=wanted.num_trials).delete()
        batches.resume(batch)
        batch.refresh_from_db()
        batches.add_trials(batch, wanted)
    else:
        batch = batches.create(config_text, providers_text, token=token, name=results_dir.name, results_dir=results_dir)
    _adopt_files(batch, wanted)
    return batch


def _take_over_budget(batch: models.Batch, wanted: config.SctConfig) -> None:
    """A budget that the file has changed counts; otherwise what was granted meanwhile."""
    if config_reading.read(batch.config_text).budget != wanted.budget:
        models.Batch.objects.filter(pk=batch.pk).update(**wanted.budget.limits)


def _refuse_other_settings(batch: models.Batch, wanted: config.SctConfig, entries: dict[str, Any]) -> None:
    before, folder = config_reading.read(batch.config_text), batch.results_dir
    problems = []
    if (before.game, before.sct) != (wanted.game, wanted.sct):
        problems.append(f"{folder} holds trials with other settings of game or sct; choose another results_dir")
    now = {agent.name: agent for agent in wanted.agents}
    for agent in before.agents:
        other = now.get(agent.name)
        if other is None:
            problems.append(f"{folder} holds trials of {agent.name}, which is not among the agents any more")
        elif _played_by(before, agent) != _played_by(wanted, other):
            problems.append(f"{folder} holds trials of {agent.name} with another kind, strategy or provider")
    problems += [
        f"{folder} holds trials of another model under the provider's name {entry['name']}"
        for entry in batch.providers
        if entry["name"] in entries and _answering(entry) != _answering(entries[entry["name"]])
    ]
    if problems:
        raise config_reading.BadConfig(problems)


def _answering(entry: dict[str, Any]) -> tuple[object, ...]:
    """What of a provider decides about its answers: where it is reached may change."""
    return entry["model_name"], entry["generation_config"], entry["scripted"]


def _played_by(batch: config.SctConfig, agent: config.AgentSpec) -> tuple[object, ...]:
    return agent.kind, agent.strategy, batch.provider_of(agent), batch.updater_of(agent)


def _adopt_files(batch: models.Batch, wanted: config.SctConfig) -> None:
    """Takes over complete files of trials that are still to be played."""
    for trial in batch.trials.filter(status=QUEUED, fence=0):
        path = results.path_of(Path(batch.results_dir), trial.agent_name, trial.number)
        if not path.exists():
            continue
        data = results.read(path)
        if data is not None and results.is_complete(data) and _is_of(data, trial, wanted):
            batch.trials.filter(pk=trial.pk, status=QUEUED).update(
                status=models.Trial.Status.COMPLETE, content=path.read_bytes(), evaluation=data["evaluation"]
            )
        else:
            with contextlib.suppress(FileNotFoundError):
                results.move_aside(path)


def _is_of(data: dict[str, Any], trial: models.Trial, wanted: config.SctConfig) -> bool:
    """Whether the file is this trial, played with these settings."""
    agent = next(agent for agent in wanted.agents if agent.name == trial.agent_name)
    expected = results.settings_of(wanted, agent)
    found = data["metadata"]
    return (found["agent_name"], found["trial"]) == (trial.agent_name, trial.number) and all(
        found[key] == value for key, value in expected.items()
    )
