"""Finds the trials next to one: the previous, the next, the next error, the next that contradicts its own secret."""

from dataclasses import dataclass

from django.db.models import Q, QuerySet

from sct import models

FAILED = models.Trial.Status.FAILED


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A trial's name within its batch."""

    agent_name: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Neighbours:
    """The order is by agent, then by number. A disagreement is a trial that is not self-consistent."""

    previous: Place | None
    next: Place | None
    next_error: Place | None
    next_disagreement: Place | None


def of(trial: models.Trial) -> Neighbours:
    trials = models.Trial.objects.filter(batch=trial.batch_id)
    agent, number = trial.agent_name, trial.number
    later = trials.filter(Q(agent_name__gt=agent) | Q(agent_name=agent, number__gt=number))
    earlier = trials.filter(Q(agent_name__lt=agent) | Q(agent_name=agent, number__lt=number))
    return Neighbours(
        previous=_last(earlier),
        next=_first(later),
        next_error=_first(later.filter(status=FAILED)),
        next_disagreement=_first(later.filter(evaluation__self_consistent=False)),
    )


def _first(trials: "QuerySet[models.Trial]") -> Place | None:
    found = trials.order_by("agent_name", "number").values_list("agent_name", "number").first()
    return None if found is None else Place(agent_name=found[0], number=found[1])


def _last(trials: "QuerySet[models.Trial]") -> Place | None:
    found = trials.order_by("-agent_name", "-number").values_list("agent_name", "number").first()
    return None if found is None else Place(agent_name=found[0], number=found[1])
