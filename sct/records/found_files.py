"""Takes stock of a results folder when its batch is continued: which files count, and which are moved aside."""

import contextlib
import itertools
import logging
import os
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from django.db.models import F
from django.utils.translation import gettext_noop

from glassbox_site.ground.problems import Problem
from glassbox_site.ground.working import leases
from sct import models
from sct.kernel import config, model_settings, results
from sct.kernel.judging import evaluator
from sct.work import claims

Status = models.Trial.Status

UNSAID = config.SctSettings().model_dump(include={*config.SctSettings.model_fields} - results.OF_THE_DOCUMENT)
"""The settings that the document's own files do not have, with the defaults, which play as the document does."""

logger = logging.getLogger("sct")


def unusable(results_dir: Path, wanted: config.SctConfig) -> Iterator[Problem]:
    """Problems of the folder, found before anything is paid for: that it cannot be written to, or each path of a trial
    that is not a readable file."""
    names = [agent.name for agent in wanted.agents]
    for folder in (results_dir, *(results_dir / name for name in names)):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError as problem:
            told = gettext_noop("%(path)s cannot be written to: %(reason)s")
            yield Problem(code=told, values={"path": str(folder), "reason": problem.strerror}, path=("results_dir",))
            return
    for name, number in itertools.product(names, range(1, wanted.num_trials + 1)):
        path = results.path_of(results_dir, name, number)
        if path.exists() and not (path.is_file() and os.access(path, os.R_OK)):
            told = gettext_noop("%(path)s is not a file that can be read")
            yield Problem(code=told, values={"path": str(path)}, path=("results_dir",))


def take_stock(batch: models.Batch, wanted: config.SctConfig) -> None:
    """Adopts or moves aside every file found: none is lost or counts unchecked. Running trials are left alone."""
    aside = list(_put_aside(batch, wanted))
    if aside:
        logger.warning(
            "put aside, as not whole, of other settings or edited: %d, the first as %s", len(aside), aside[0]
        )


def _put_aside(batch: models.Batch, wanted: config.SctConfig) -> Iterator[Path]:
    """Goes through the files, and yields the new paths of those that do not count."""
    for trial in batch.trials.exclude(status=Status.RUNNING).order_by().defer("content", "evaluation"):
        path = results.path_of(Path(batch.results_dir), trial.agent_name, trial.number)
        with contextlib.suppress(FileNotFoundError):
            found = path.read_bytes()
            if trial.status == Status.COMPLETE:
                if not _accept(trial, found):
                    yield results.move_aside(path, "edited")
            elif trial.status != Status.QUEUED or not _adopt(trial, found, wanted):
                yield results.move_aside(path)


def _adopt(trial: models.Trial, found: bytes, wanted: config.SctConfig) -> bool:
    """Adopts the file of a queued trial that no worker holds, if it is complete and has the same settings. Its bytes
    are kept unchanged, and evaluated here, since a file need not contain its evaluation."""
    data = _loaded(found)
    if data is None or not (results.is_complete(data) and _is_of(data, trial, wanted)):
        return False
    try:
        evaluation = evaluator.SCTEvaluator().evaluate_trial(data)
    except evaluator.NoTrial:
        return False
    queued = models.Trial.objects.filter(leases.UNHELD, pk=trial.pk, status=Status.QUEUED)
    queued.update(status=Status.COMPLETE, content=found, evaluation=evaluation, **claims.NOBODYS)
    return True


def _accept(trial: models.Trial, found: bytes) -> bool:
    """Whether the file may stay. The row is the truth; only a file that was merely evaluated again replaces it."""
    content = bytes(trial.content or b"")
    if found == content:
        return True
    data = _loaded(found)
    if data is None or not (results.is_complete(data) and _is_evaluated_again(data, results.loads(content))):
        return False
    models.Trial.objects.filter(pk=trial.pk).update(content=found, evaluation=data["evaluation"])
    models.Batch.objects.filter(pk=trial.batch_id).update(revision=F("revision") + 1)  # what is cached of it is old
    return True


def _is_evaluated_again(data: dict[str, Any], before: dict[str, Any]) -> bool:
    """Whether only the evaluation has changed, and is what the evaluator gives today."""
    metrics = evaluator.SCTEvaluator().evaluate_trial(data)
    return data.get("evaluation") == metrics and data == before | {"evaluation": metrics}


def _is_of(data: dict[str, Any], trial: models.Trial, wanted: config.SctConfig) -> bool:
    """Whether the file is of this trial and was played with these settings.

    Settings that it lacks had the document's values, which are the defaults; if it does not name its trial, its path
    does.
    """
    agent = next((agent for agent in wanted.agents if agent.name == trial.agent_name), None)
    if agent is None:
        return False
    found = data["metadata"]
    place = {"agent_name": trial.agent_name, "trial": trial.number}
    named = results.settings_of(wanted, agent)
    settings = named.pop("sct")
    walked_back = data["sct"].get("secret_source") == "tag_earlier"
    return (
        _agrees(found, place | named)
        and walked_back <= (wanted.sct.secret_from == "any_state")  # noqa: S105 - no password
        and _agrees(UNSAID | found.get("sct", {}), settings)
        and _is_answered_by(found, model_settings.of(wanted, agent, trial.batch.providers))
    )


def _agrees(found: Mapping[str, Any], wanted: Any) -> bool:
    """Whether all keys that both of them have agree."""
    return all(
        _agrees(found[key], value) if isinstance(value, Mapping) else found[key] == value
        for key, value in wanted.items()
        if key in found
    )


def _is_answered_by(found: Mapping[str, Any], wanted: Mapping[str, model_settings.Settings]) -> bool:
    """Whether the models had the same settings as now, if the file records any; their addresses may change."""
    told = found.get("model_settings")
    return told is None or all(
        (told.get(part) or {}).get(name) == settings.get(name)
        for part, settings in wanted.items()
        for name in ("model_name", "generation_config", "scripted")
    )


def _loaded(content: bytes) -> dict[str, object] | None:
    try:
        return results.loads(content)
    except ValueError:
        return None
