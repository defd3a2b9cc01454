"""What people can do with an existing fork: each act is done to all of its continuations that are not over."""

from decimal import Decimal
from typing import Any

from django.db.models import Exists, OuterRef, Q, QuerySet
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from games.booking import match_forms, ordering
from games.experiments.forks import fork_orders
from games.models import Fork, Match, PauseCause, Status
from games.models.match import OVER
from glassbox_site.ground.acting import acts, trail
from glassbox_site.ground.working import leases
from personas.models import Verb

_OPEN = Match.objects.filter(continuation__arm__fork=OuterRef("pk")).exclude(status__in=OVER)
WAITS = Q(status=Status.PAUSED, pause_cause=PauseCause.YIELDED)
"""A continuation that waits until the budget has room for it."""
STANDS = Q(status__in=(Status.PAUSED, Status.INTERRUPTED)) & ~WAITS
CANCELLED = "The fork was cancelled."


def open_matches(fork: Fork) -> QuerySet[Match]:
    return Match.objects.filter(continuation__arm__fork=fork).exclude(status__in=OVER)


def is_under_way(fork: Fork) -> bool:
    """Whether a continuation of it is being played or queued."""
    return open_matches(fork).filter(status__in=(Status.QUEUED, Status.RUNNING)).exists()


@acts.act(
    Fork,
    name="pause",
    verb=Verb.PAUSED,
    possible=Exists(_OPEN.filter(~Q(status=Status.PAUSED) | WAITS)),
    refusal=_("%(thing)s has nothing that could be paused"),
    label=_("Pause"),
    question=_("Pause %(fork)s?"),
    meaning=_("Each continuation stops within its current step. Nothing that was paid for is lost."),
    done=_("%(fork)s is paused."),
)
def pause(fork: Fork) -> None:
    _change(open_matches(fork), status=Status.PAUSED, pause_cause=PauseCause.OPERATOR, reason="", resume_at=None)


@acts.act(
    Fork,
    name="resume",
    verb=Verb.RESUMED,
    possible=Exists(_OPEN.filter(STANDS)),
    refusal=_("%(thing)s has nothing that could go on"),
    label=_("Resume"),
    question=_("Resume %(fork)s?"),
    meaning=_("Its continuations go on from their last entries."),
    done=_("%(fork)s goes on."),
)
def resume(fork: Fork) -> None:
    halted = open_matches(fork).filter(STANDS)
    _change(halted, **fork_orders.in_line(fork), reason="", resume_at=None, takeovers=0)


@acts.act(
    Fork,
    name="cancel",
    verb=Verb.CANCELLED,
    possible=Exists(_OPEN),
    refusal=_("%(thing)s is over"),
    label=_("Cancel"),
    question=_("Cancel %(fork)s for good?"),
    meaning=_("What was played of it stays, with its figures."),
    done=_("%(fork)s is cancelled."),
    is_grave=True,
)
def cancel(fork: Fork) -> None:
    told = {"status": Status.ABORTED, "reason": CANCELLED, "pause_cause": "", "resume_at": None, "ended_at": Now()}
    _change(open_matches(fork), **told)


@acts.act(
    Fork,
    name="budget",
    verb=Verb.GRANTED,
    possible=Exists(_OPEN),
    refusal=_("%(thing)s is over"),
    label=_("Budget"),
    question=_("What may %(fork)s spend?"),
    meaning=_("If the fork stopped because its budget was spent, resume it afterwards."),
    done=_("%(fork)s has a new budget."),
    form=match_forms.Limits,
    offers=tuple(match_forms.Limits.base_fields),
    problems=lambda _fork, **limits: ordering.budget_problems(**limits),
    note=lambda _result, budget_dollars, budget_tokens: trail.limits(budget_dollars, budget_tokens),
)
def grant(fork: Fork, *, budget_dollars: Decimal | None, budget_tokens: int | None) -> None:
    """Takes effect from the next claim of each continuation; None is no limit. Those not yet started wait for room in
    the new budget."""
    Fork.objects.filter(pk=fork.pk).update(budget_dollars=budget_dollars, budget_tokens=budget_tokens)
    fork.refresh_from_db()
    _change(open_matches(fork).filter(status=Status.QUEUED, started_at=None), **fork_orders.in_line(fork))


def _change(matches: QuerySet[Match], **told: Any) -> None:
    leases.change_all(matches, **told)


ACTS = (pause, resume, grant, cancel)
"""In the order in which they are offered."""
