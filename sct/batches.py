"""What people do with batches: create, pause, resume, cancel, retry; and how far a batch is."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path

from django.conf import settings
from django.db import transaction
from django.db.models import Count, F, QuerySet, Sum
from django.db.models.functions import Now

from personas import trail
from personas.models import Verb
from sct import config, config_reading, models, providers, results, statistics, summary
from sct.running import claims

Status = models.Trial.Status
Wish = models.Batch.Wish


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """Trials by status, and what all calls so far have cost."""

    queued: int
    running: int
    complete: int
    failed: int
    cancelled: int
    calls: int
    tokens: int
    cost: Decimal | None

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
) -> models.Batch:
    """A batch and its trials; the same token again gives the same batch. Raises BadConfig with every problem.

    Somebody who is signed in (`by_id`) leaves that in the trail.
    """
    known = providers.read(providers_text)
    wanted = config_reading.read(config_text, known)
    folder = results_dir or settings.VAR / "sct" / digest(token)
    entries = [known[name].model_dump(mode="json") for name in sorted(providers.used_by(wanted))]
    with transaction.atomic():
        batch, is_new = models.Batch.objects.get_or_create(
            token=token,
            defaults={
                "name": name,
                "config_text": config_text,
                "providers": entries,
                "results_dir": str(folder),
                **wanted.budget.limits,
            },
        )
        add_trials(batch, config_reading.read(batch.config_text))
        if is_new and by_id is not None:
            trail.leave(Verb.ORDERED, batch, by_id=by_id)
    return batch


def pause(batch: models.Batch) -> None:
    """Running trials end after the call they are at, and wait in the queue."""
    models.Batch.objects.filter(pk=batch.pk).update(wish=Wish.PAUSE)
    _silent(batch).update(status=Status.QUEUED, **claims.NOBODYS)


def cancel(batch: models.Batch) -> None:
    """As a pause, for good unless resumed."""
    with transaction.atomic():
        models.Batch.objects.filter(pk=batch.pk).update(wish=Wish.CANCEL)
        batch.trials.filter(status=Status.QUEUED).update(status=Status.CANCELLED, **claims.NOBODYS)
        _silent(batch).update(status=Status.CANCELLED, **claims.NOBODYS)


def resume(batch: models.Batch) -> None:
    """After a pause or a cancellation: what was not finished is queued again, what was paid for is not asked again."""
    batch.trials.filter(status=Status.CANCELLED).update(status=Status.QUEUED)
    models.Batch.objects.filter(pk=batch.pk).update(wish=Wish.RUN, halted_because="")


def grant(batch: models.Batch, *, dollars: Decimal | None, tokens: int | None) -> None:
    """A new budget in place of the old one, from the next resume on; None is no limit."""
    refused = [
        f"{limit} {unit}" for limit, unit in ((dollars, "$"), (tokens, "tokens")) if limit is not None and limit <= 0
    ]
    if refused:
        raise ValueError(f"a budget of {' and '.join(refused)} buys nothing")
    models.Batch.objects.filter(pk=batch.pk).update(budget_dollars=dollars, budget_tokens=tokens)


def retry_failed(batch: models.Batch) -> int:
    """Queues every failed trial for a further attempt; the failed ones are kept. Says how many."""
    return _again(batch.trials.filter(status=Status.FAILED))


def retry(trial: models.Trial) -> bool:
    """A further attempt for one failed trial; False if it has not failed."""
    return _again(models.Trial.objects.filter(pk=trial.pk, status=Status.FAILED)) == 1


def let_run(batch: models.Batch) -> None:
    """Whatever is queued may be played; what was cancelled stays so."""
    models.Batch.objects.filter(pk=batch.pk).update(wish=Wish.RUN, halted_because="")


def progress(batch: models.Batch) -> Progress:
    counted = dict(batch.trials.order_by().values_list("status").annotate(Count("pk")))
    spent = models.Call.objects.filter(trial__batch=batch).aggregate(
        calls=Count("pk"), tokens=Sum(F("tokens_in") + F("tokens_out")), cost=Sum("cost")
    )
    return Progress(
        **{status.value: counted.get(status, 0) for status in Status},
        calls=spent["calls"],
        tokens=spent["tokens"] or 0,
        cost=spent["cost"],
    )


def figures(batch: models.Batch) -> list[summary.AgentFigures]:
    """Per agent, in the order of the configuration, over the trials that are complete by now."""
    failed = dict(batch.trials.filter(status=Status.FAILED).order_by().values_list("agent_name").annotate(Count("pk")))
    return [
        summary.of_agent(agent.name, trial_files(batch, agent.name), errors=failed.get(agent.name, 0))
        for agent in config_reading.read(batch.config_text).agents
    ]


def comparisons(batch: models.Batch) -> list[summary.Comparison]:
    """Agents with a memory, pair by pair, on being self-consistent."""
    results_of: dict[str, dict[int, bool | None]] = {}
    rows = batch.trials.filter(status=Status.COMPLETE).values_list("agent_name", "number", "evaluation")
    for agent, number, evaluation in rows:
        if evaluation is not None and "wm_secret_summary" in evaluation:
            results_of.setdefault(agent, {})[number] = evaluation["self_consistent"]
    return summary.compared(results_of)


def trial_files(batch: models.Batch, agent_name: str) -> Sequence[dict[str, object]]:
    stored = batch.trials.filter(agent_name=agent_name, status=Status.COMPLETE).order_by("number")
    return [results.loads(bytes(content)) for content in stored.values_list("content", flat=True) if content]


def proportion(figure: statistics.Proportion) -> str:
    """As people read it: value, interval and n together, never a bare percentage."""
    if figure.value is None or figure.low is None or figure.high is None:
        return "n/a"
    return f"{figure.value:.2f} [{figure.low:.2f}-{figure.high:.2f}] n={figure.n}"


def _again(failed: QuerySet[models.Trial]) -> int:
    return failed.update(status=Status.QUEUED, attempt=F("attempt") + 1, error="")


def _silent(batch: models.Batch) -> QuerySet[models.Trial]:
    """Trials whose worker died: nobody would end them."""
    return batch.trials.filter(status=Status.RUNNING, lease_until__lt=Now())


def add_trials(batch: models.Batch, wanted: config.SctConfig) -> None:
    """Every trial of the configuration that is not there yet."""
    there = set(batch.trials.values_list("agent_name", "number"))
    models.Trial.objects.bulk_create(
        [
            models.Trial(batch=batch, agent_name=agent.name, number=number)
            for number in range(1, wanted.num_trials + 1)
            for agent in wanted.agents
            if (agent.name, number) not in there
        ],
        ignore_conflicts=True,
    )


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
