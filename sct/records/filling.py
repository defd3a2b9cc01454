"""Makes the trials of a batch in pieces, because one large insert would hold the database's lock for too long."""

from collections.abc import Iterator

from django.db import transaction

from sct import models
from sct.kernel import config

PIECE = 1_000

Wish = models.Batch.Wish


def begin(batch: models.Batch, wanted: config.SctConfig) -> None:
    """Makes the first piece of the trials."""
    _add(batch, next(_pieces(wanted)), wanted)


def complete(batch: models.Batch, wanted: config.SctConfig) -> None:
    """Makes all trials that are missing. Stops if the batch is cancelled or deleted meanwhile."""
    if batch.trials.count() >= wanted.trials:
        return
    for numbers in _pieces(wanted):
        with transaction.atomic():
            if not models.Batch.objects.select_for_update().filter(pk=batch.pk).exclude(wish=Wish.CANCEL):
                return
            _add(batch, numbers, wanted)


def _pieces(wanted: config.SctConfig) -> Iterator[range]:
    """Ranges of trial numbers. Each is made for all agents, so that these get equally far."""
    step = max(1, PIECE // len(wanted.agents))
    for first in range(1, wanted.num_trials + 1, step):
        yield range(first, min(first + step, wanted.num_trials + 1))


def _add(batch: models.Batch, numbers: range, wanted: config.SctConfig) -> None:
    with transaction.atomic():
        there = set(batch.trials.filter(number__in=numbers).values_list("agent_name", "number"))
        missing = [
            models.Trial(batch=batch, agent_name=agent.name, number=number)
            for number in numbers
            for agent in wanted.agents
            if (agent.name, number) not in there
        ]
        if missing:
            models.Trial.objects.bulk_create(missing, ignore_conflicts=True)
            models.Batch.moved(batch.pk)
