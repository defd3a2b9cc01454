"""Batches that share everything but `t_fork`: the same experiment, stopped at different turns."""

from collections.abc import Iterator

from sct import models
from sct.kernel import config
from sct.plots import counting, figure_rows, scores
from sct.records import overview

MOST_BATCHES = 200
LEFT_OUT = {"t_fork", "T_max"}
"""T_max is left out too, as it has to grow with the fork and decides nothing else."""


def siblings(batch: models.Batch) -> dict[int, int]:
    """`t_fork` by batch, ascending. Of several batches with the same fork only one: this batch, or else the newest."""
    own = overview.settings(batch.config_text)
    if own is None:
        return {}
    recent = models.Batch.objects.order_by("-pk").values_list("pk", "config_text", "providers")[:MOST_BATCHES]
    found: dict[int, int] = {own.sct.t_fork: batch.pk}
    for key, text, entries in recent:
        other = overview.settings(text)
        if other is not None and (_likeness(other), entries) == (_likeness(own), batch.providers):
            found.setdefault(other.sct.t_fork, key)
    return {key: t_fork for t_fork, key in sorted(found.items())}


def _likeness(batch: config.SctConfig) -> tuple[object, ...]:
    """What sweeps share. The number of trials, their folder and the concurrency are left out: they affect no answer."""
    return batch.game, batch.agents, batch.providers.main, batch.sct.model_dump(exclude=LEFT_OUT)


def swept(forks: dict[int, int], *, leniently: bool = False) -> Iterator[figure_rows.Swept]:
    for key, t_fork in forks.items():
        known = scores.of(models.Batch.objects.get(pk=key))
        for agent, trials in (scores.leniently(known) if leniently else known).items():
            share = counting.consistent(trials)
            yield figure_rows.Swept(agent=agent, memoryful=trials[0].memoryful, t_fork=t_fork, batch=key, share=share)
