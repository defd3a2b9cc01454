"""The complete trials of a batch, by agent in the order of the configuration, and a version of them for caches."""

import dataclasses

from django.db.models import Count, Max, QuerySet

from sct import models
from sct.kernel import code_prints
from sct.plots import figure_rows
from sct.records import overview
from sct.records.figures import measures

Scores = dict[str, list[figure_rows.Score]]


def of(batch: models.Batch) -> Scores:
    found: Scores = {}
    for agent, number, evaluation in _complete([batch.pk]).values_list("agent_name", "number", "evaluation"):
        if evaluation is not None:
            found.setdefault(agent, []).append(figure_rows.Score(agent=agent, number=number, evaluation=evaluation))
    settings = overview.settings(batch.config_text)
    order = {agent.name: place for place, agent in enumerate(settings.agents)} if settings else {}
    return dict(sorted(found.items(), key=lambda item: order.get(item[0], len(order))))


def leniently(known: Scores) -> Scores:
    """The same trials in the lenient reading, without those that have none."""
    found: Scores = {}
    for agent, trials in known.items():
        for trial in trials:
            if (evaluation := measures.leniently(trial.evaluation)) is not None:
                found.setdefault(agent, []).append(dataclasses.replace(trial, evaluation=evaluation))
    return found


def version(keys: list[int]) -> str:
    """A version that changes whenever a trial of these batches completes, or the code that draws changes."""
    now = _complete(keys).aggregate(trials=Count("pk"), last=Max("finished_at"), attempts=Max("attempt"))
    last = f"{now['last'].timestamp():.3f}" if now["last"] else "0"
    return f"{'.'.join(map(str, keys))}-{now['trials']}-{last}-{now['attempts'] or 0}-{code_prints.drawing_version()}"


def _complete(keys: list[int]) -> QuerySet[models.Trial]:
    return models.Trial.objects.filter(batch__in=keys, status=models.Trial.Status.COMPLETE).order_by("number")
