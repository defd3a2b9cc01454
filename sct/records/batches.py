"""Makes a batch from a configuration, and tells its progress and figures."""

import hashlib
import itertools
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db.models import Count, F, Sum

from glassbox_site.ground import disk
from glassbox_site.ground.acting import acts
from glassbox_site.ground.plain import rounded
from personas.models import Verb
from sct import models
from sct.kernel.judging import statistics
from sct.records import filling
from sct.records.figures import measures, pairing, summary
from sct.settings import config_reading, providers, word_lists

Status = models.Trial.Status


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """Trials by status, and the cost of all calls so far. `estimated` is how many tokens no endpoint reported."""

    queued: int
    running: int
    complete: int
    failed: int
    cancelled: int
    calls: int
    tokens: int
    cost: Decimal | None
    estimated: int = 0

    @property
    def total(self) -> int:
        return self.queued + self.running + self.complete + self.failed + self.cancelled

    @property
    def is_over(self) -> bool:
        return self.queued + self.running == 0


def create(
    config_text: str,
    providers_text: str,
    *,
    token: str,
    name: str = "",
    results_dir: Path | None = None,
    by_id: int | None = None,
    beside: bool = False,
) -> models.Batch:
    """Makes a batch and its trials, or with `beside` only the first ones, while its worker makes the rest. The same
    token returns the same batch. Without `results_dir` it is a batch of the site, which reads only word lists that the
    site offers. Raises BadConfig with every problem, or `disk.NoRoom`.

    `by_id` is the user who ordered it, for the trail.
    """
    known = providers.read(providers_text)
    wanted = config_reading.read(config_text, known, word_lists=None if results_dir else word_lists.offered())
    if not models.Batch.objects.filter(token=token).exists():
        disk.refuse_new_work()
        if too_many := config_reading.too_many(wanted):
            raise config_reading.BadConfig(too_many)
    folder = results_dir or settings.VAR / "sct" / digest(token)
    entries = [known[name].model_dump(mode="json") for name in sorted(providers.named_by(wanted))]
    batch = order(
        by_id=by_id,
        token=token,
        name=name,
        config_text=config_text,
        providers=entries,
        results_dir=str(folder),
        **wanted.budget.limits,
    )
    if not beside:
        filling.complete(batch, config_reading.read(batch.config_text))
    return batch


def _ordered(*, token: str, **_columns: object) -> models.Batch | None:
    return models.Batch.objects.filter(token=token).first()


@acts.making(models.Batch, name="order", verb=Verb.ORDERED, known=_ordered, by_people=True)
def order(**columns: Any) -> models.Batch:
    """Makes the batch with the first of its trials."""
    batch = models.Batch.objects.create(**columns)
    filling.begin(batch, config_reading.read(batch.config_text))
    return batch


def progress(batch: models.Batch) -> Progress:
    counted = dict(batch.trials.order_by().values_list("status").annotate(Count("pk")))
    spent = models.Call.objects.filter(trial__batch=batch).aggregate(
        calls=Count("*"), tokens=Sum(F("tokens_in") + F("tokens_out")), cost=Sum("cost"),
        estimated=Sum("tokens_estimated", default=0),
    )  # fmt: skip
    return Progress(
        **{status.value: counted.get(status, 0) for status in Status},
        calls=spent["calls"],
        tokens=spent["tokens"] or 0,
        cost=spent["cost"],
        estimated=spent["estimated"],
    )


def figures(batch: models.Batch) -> list[summary.AgentFigures]:
    """The figures of each agent, in the order of the configuration, over the trials that are complete so far."""
    counts: dict[str, Counter[str]] = {}
    for name, status in batch.trials.order_by().values_list("agent_name", "status"):
        counts.setdefault(name, Counter())[status] += 1
    found = evaluations(batch)
    return [
        summary.of_evaluations(
            name, list(found.get(name, {}).values()), errors=counts[name][Status.FAILED], total=counts[name].total()
        )
        for name in (agent.name for agent in config_reading.read(batch.config_text).agents)
    ]


def comparisons(batch: models.Batch) -> list[pairing.Pair]:
    """All pairs of agents with a memory, compared."""
    return _compared(_with_memory(batch))


def lenient_comparisons(batch: models.Batch) -> Sequence[pairing.Pair]:
    """The same in the lenient reading; empty if that makes no difference."""
    found = _with_memory(batch)
    return pairing.unlike(_compared(found), _compared(pairing.leniently(found)))


def _with_memory(batch: models.Batch) -> dict[str, pairing.Trials]:
    return {
        agent: trials
        for agent, trials in evaluations(batch).items()
        if any(measures.is_memoryful(evaluation) for evaluation in trials.values())
    }


def _compared(found: Mapping[str, pairing.Trials]) -> list[pairing.Pair]:
    return pairing.corrected(list(pairing.pairs(found, found, itertools.combinations(found, 2))))


def evaluations(batch: models.Batch) -> dict[str, dict[int, measures.Evaluation]]:
    """The evaluations of complete trials, by agent and number."""
    found: dict[str, dict[int, measures.Evaluation]] = {}
    complete = batch.trials.filter(status=Status.COMPLETE).order_by("number")
    for agent, number, evaluation in complete.values_list("agent_name", "number", "evaluation"):
        if evaluation is not None:
            found.setdefault(agent, {})[number] = evaluation
    return found


def proportion(figure: statistics.Proportion) -> str:
    """The proportion as text: value, interval and n together, never a bare percentage."""
    if figure.value is None or figure.low is None or figure.high is None:
        return "n/a"
    value, low, high = (rounded.places(each, 2) for each in (figure.value, figure.low, figure.high))
    return f"{value} {rounded.interval(low, high)} n={figure.n}"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
