"""Of a fork with a budget no more continuations are begun than it pays for to their end; the others wait until it does.

Whoever tends a fork does what is due and no more; it may be done by several at once, and broken off anywhere.
"""

import functools

from django.db.models import Exists, F, OuterRef, Q, QuerySet

from games.experiments import room
from games.experiments.forks import fork_acts, fork_pricing
from games.experiments.room import Amount
from games.log import journal
from games.models import Fork, Match, PauseCause, Status
from games.models.match import UNPAID
from glassbox_site.ground.working import glances, leases

_MOVES = Q(status__in=(Status.QUEUED, Status.RUNNING)) | Q(status=Status.PAUSED, pause_cause=PauseCause.OUTAGE)
"""By itself."""


def tend_all() -> None:
    """One step of each fork of which something waits that may be begun."""
    if WAITING.shows_any():
        for fork in Fork.objects.filter(arms__continuations__match__in=_waiting()).distinct():
            tend(fork)


def tend(fork: Fork) -> None:
    """One continuation is begun in any case, if none goes on by itself."""
    fork.refresh_from_db()
    let_in = _paid_for(fork) or ([] if fork_acts.open_matches(fork).filter(_MOVES).exists() else _in_line(fork)[:1])
    if let_in:
        leases.change_all(_waiting().filter(pk__in=let_in), status=Status.QUEUED, pause_cause="")


def _paid_for(fork: Fork) -> list[int]:
    """Of those in line, beside all that were begun, also those that stand still."""
    others = fork_acts.open_matches(fork).exclude(fork_acts.WAITS).values_list("pk", flat=True)
    going_on, in_line, found = list(others), _in_line(fork), list[int]()
    spent = Amount.of(journal.spent_in_fork(fork.pk))
    used = {match: Amount.of(each) for match, each in journal.used_by_each(journal.in_fork(fork.pk)).items()}
    each = _each(fork) if in_line and room.is_limited(fork) else Amount()
    begun = functools.reduce(Amount.plus, (used.get(match, Amount()) for match in going_on), Amount())
    for match in in_line:
        begun = begun.plus(used.get(match, Amount()))
        beside = len(going_on) + len(found) + 1
        if room.for_more(fork, spent, going_on=beside, begun=begun, each=each) < 0:
            break
        found.append(match)
    return found


def _each(fork: Fork) -> Amount:
    """What one comes to: by those that are finished and asked a model, or by the estimate."""
    asked = journal.in_fork(fork.pk).filter(answer__match__status=Status.FINISHED)
    if matches := asked.values("answer__match").distinct().count():
        return Amount.of(journal.used(asked)).over(matches)
    told = fork_pricing.of_fork(fork)
    return Amount(float(told.dollars), float(told.tokens)).over(told.continuations)


def _in_line(fork: Fork) -> list[int]:
    """What was begun before, and then of each arm as many as of the others."""
    its = _waiting().filter(continuation__arm__fork=fork)
    turns = (F("started_at").asc(nulls_last=True), "continuation__number", "continuation__arm__number")
    return list(its.order_by(*turns).values_list("pk", flat=True))


def _waiting() -> "QuerySet[Match]":
    """Where anything stands still because it cannot be paid, nothing else is begun."""
    its = Match.objects.filter(continuation__arm__fork=OuterRef("continuation__arm__fork"))
    unpaid = its.filter(status=Status.PAUSED, pause_cause__in=UNPAID)
    return Match.objects.filter(~Exists(unpaid), fork_acts.WAITS, continuation__isnull=False)


WAITING = glances.Glance(_waiting)
