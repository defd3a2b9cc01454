"""The batch that belongs to a results folder: made once, and continued when the folder is named again."""

from pathlib import Path
from typing import Any

from django.db import transaction
from django.utils.translation import gettext_noop

from glassbox_site.ground.acting import acts
from glassbox_site.ground.problems import Problem
from sct import models
from sct.kernel import config
from sct.records import batch_acts, batches, filling, found_files
from sct.settings import config_reading, providers
from sct.work import claims

QUEUED = models.Trial.Status.QUEUED
OTHER_SETTINGS = gettext_noop("%(folder)s holds trials with other settings of game or sct; choose another results_dir")
GONE = gettext_noop("%(folder)s holds trials of %(agent)s, which is not among the agents any more")
OTHER_AGENT = gettext_noop("%(folder)s holds trials of %(agent)s with another kind, strategy or provider")
OTHER_MODEL = gettext_noop("%(folder)s holds trials of another model under the provider's name %(provider)s")


def batch_of(config_text: str, providers_text: str, results_dir: Path) -> models.Batch:
    """The batch whose files are in the folder: made if there is none, continued if its settings are the same.

    It may ask for more trials and more agents than before. Files that are there already count as done if they are
    complete and have the same settings; others are moved aside. Raises BadConfig.
    """
    known = providers.read(providers_text)
    wanted = config_reading.read(config_text, known)
    if found := list(found_files.unusable(results_dir, wanted)):
        raise config_reading.BadConfig(found)
    token = f"folder-{batches.digest(str(results_dir))}"
    batch = models.Batch.objects.filter(token=token).first()
    if batch is not None:
        _refuse_to_grow_too_large(batch, wanted)
        entries = {name: known[name].model_dump(mode="json") for name in sorted(providers.named_by(wanted))}
        _refuse_other_settings(batch, wanted, entries)
        _take_over_budget(batch, wanted)
        models.Batch.objects.filter(pk=batch.pk).update(config_text=config_text, providers=list(entries.values()))
        _drop_unwanted(batch, wanted)
        is_halted = batch.wish != models.Batch.Wish.RUN or bool(batch.halted_because)
        if is_halted or batch.trials.filter(status=models.Trial.Status.CANCELLED).exists():
            _let_go_on(batch)
        batch.refresh_from_db()
        filling.complete(batch, wanted)
    else:
        batch = batches.create(config_text, providers_text, token=token, name=results_dir.name, results_dir=results_dir)
    found_files.take_stock(batch, wanted)
    return batch


def _drop_unwanted(batch: models.Batch, wanted: config.SctConfig) -> None:
    """Deletes trials beyond the wanted number that were never claimed, while no worker can claim them."""
    with transaction.atomic():
        claims.wait_for_turn(batch.pk)
        batch.trials.filter(status=QUEUED, fence=0, number__gt=wanted.num_trials).delete()


def _let_go_on(batch: models.Batch) -> None:
    try:
        batch_acts.resume(batch)
    except acts.NotPossible:  # all existing trials are over; those that are added now may be played
        batch_acts.let_run(batch.pk)


def _refuse_to_grow_too_large(batch: models.Batch, wanted: config.SctConfig) -> None:
    """A batch that exceeds the limit already, because more was allowed once, may continue if it does not grow."""
    if wanted.trials > batch.trials.count() and (found := config_reading.too_many(wanted)):
        raise config_reading.BadConfig(found)


def _take_over_budget(batch: models.Batch, wanted: config.SctConfig) -> None:
    """Takes over the file's budget if it was changed there; otherwise what was granted meanwhile stays."""
    if config_reading.read(batch.config_text).budget != wanted.budget:
        limits = wanted.budget.limits
        batch_acts.grant(batch, dollars=limits["budget_dollars"], tokens=limits["budget_tokens"])


def _refuse_other_settings(batch: models.Batch, wanted: config.SctConfig, entries: dict[str, Any]) -> None:
    before, folder = config_reading.read(batch.config_text), batch.results_dir
    found = []
    if (before.game, before.sct) != (wanted.game, wanted.sct):
        found.append(_held(OTHER_SETTINGS, folder))
    now = {agent.name: agent for agent in wanted.agents}
    for agent in before.agents:
        other = now.get(agent.name)
        if other is None:
            found.append(_held(GONE, folder, agent=agent.name))
        elif _played_by(before, agent) != _played_by(wanted, other):
            found.append(_held(OTHER_AGENT, folder, agent=agent.name))
    found += [
        _held(OTHER_MODEL, folder, provider=entry["name"])
        for entry in batch.providers
        if entry["name"] in entries and _answering(entry) != _answering(entries[entry["name"]])
    ]
    if found:
        raise config_reading.BadConfig(found)


def _held(code: str, folder: str, **values: str) -> Problem:
    return Problem(code=code, values={"folder": folder, **values})


def _answering(entry: dict[str, Any]) -> tuple[object, ...]:
    """The settings of a provider that affect its answers; its address may change."""
    return entry["model_name"], entry["generation_config"], entry["scripted"]


def _played_by(batch: config.SctConfig, agent: config.AgentSpec) -> tuple[object, ...]:
    return agent.kind, agent.strategy, batch.provider_of(agent), batch.updater_of(agent)
