"""Begins no more continuations of a fork with a budget than it pays to their end; the others wait until there is room.

Tending a fork does what is due and no more; several processes may do it at once, and it may be interrupted anywhere.
"""

import functools
from collections.abc import Mapping
from datetime import datetime

from django.db.models import Exists, F, OuterRef, Q, QuerySet

from games.experiments import room
from games.experiments.forks import fork_acts, fork_pricing
from games.experiments.room import Amount
from games.log import journal
from games.models import Fork, Match, PauseCause, Status
from games.models.match import HELD, OVER
from glassbox_site.ground.working import glances, leases

KEPT = 64
_MOVES = Q(status__in=(Status.QUEUED, Status.RUNNING)) | Q(status=Status.PAUSED, pause_cause=PauseCause.OUTAGE)
"""Matches that go on without an operator."""


def tend_all() -> None:
    """Does one step of each fork that has continuations waiting for room."""
    if WAITING.shows_any():
        for fork in Fork.objects.filter(arms__continuations__match__in=_waiting()).distinct():
            tend(fork)


def tend(fork: Fork) -> None:
    """Begins the waiting continuations that the budget pays for; one in any case, if none goes on by itself."""
    fork.refresh_from_db()
    if not _waiting().filter(continuation__arm__fork=fork).exists():
        return
    let_in = _paid_for(fork)
    if not (let_in or fork_acts.open_matches(fork).filter(_MOVES).exists()):
        let_in = [match for match, _arm in _in_line(fork)[:1]]
    if let_in:
        still = _waiting().filter(pk__in=let_in).values("pk")
        leases.change_all(Match.objects.filter(fork_acts.WAITS, pk__in=still), status=Status.QUEUED, pause_cause="")


def _paid_for(fork: Fork) -> list[int]:
    """The waiting matches that the budget pays for, beside all that were begun, halted ones included. Once it is full,
    only those that cost nothing still pass."""
    used = {match: Amount.of(each) for match, each in journal.used_by_each(journal.in_fork(fork.pk)).items()}
    each, spent = _each(fork, used), Amount.of(journal.spent_in_fork(fork.pk))
    begun = _places(fork_acts.open_matches(fork).exclude(fork_acts.WAITS))
    owed = room.total(each[arm].less(used.get(match, Amount())) for match, arm in begun)
    found, is_full = list[int](), False
    for match, arm in _in_line(fork):
        if is_full and any(each[arm]):
            continue
        owed = owed.plus(each[arm].less(used.get(match, Amount())))
        is_full = room.times(room.left(fork, spent, owed), each[arm]) < 0
        if not is_full:
            found.append(match)
    return found


def _each(fork: Fork, used: Mapping[int, Amount]) -> dict[int, Amount]:
    """What one continuation of each arm takes: judged by its finished ones; before there are any, the estimate, or what
    those of other arms took if that is more."""
    all_ = Match.objects.filter(continuation__arm__fork=fork)
    done, open_ = (
        _by_arm(fork, used, each) for each in (all_.filter(status=Status.FINISHED), all_.exclude(status__in=OVER))
    )
    known = {arm: room.of_each(found, open_[arm]) for arm, found in done.items() if found}
    others = room.total(known.values()).over(len(known) or 1)
    told = _estimates(fork.pk, fork.created_at, tuple(arm for arm in done if arm not in known))
    return known | {arm: Amount(*map(max, each, others)) if any(each) else each for arm, each in told.items()}


@functools.lru_cache(maxsize=KEPT)
def _estimates(fork_id: int, _created_at: datetime, arms: tuple[int, ...]) -> Mapping[int, Amount]:
    """Cached, because they need the log and are asked for again and again until something is finished."""
    told = fork_pricing.of_arms(Fork.objects.get(pk=fork_id), arms)
    return {arm: Amount(float(all_.dollars), float(all_.tokens)).over(all_.continuations) for arm, all_ in told.items()}


def _by_arm(fork: Fork, used: Mapping[int, Amount], matches: "QuerySet[Match]") -> dict[int, list[Amount]]:
    """What each match that asked a model used, by arm."""
    found: dict[int, list[Amount]] = {number: [] for number in range(fork.arms.count())}
    for match, arm in _places(matches):
        found[arm] += [used[match]] if match in used else []
    return found


def _in_line(fork: Fork) -> list[tuple[int, int]]:
    """The waiting matches: first those that were begun before, then the arms by turns."""
    its = _waiting().filter(continuation__arm__fork=fork)
    turns = (F("started_at").asc(nulls_last=True), "continuation__number", "continuation__arm__number")
    return _places(its.order_by(*turns))


def _places(matches: "QuerySet[Match]") -> list[tuple[int, int]]:
    """Each match with the number of its arm."""
    return list(matches.values_list("pk", "continuation__arm__number"))


def _waiting() -> "QuerySet[Match]":
    """Continuations waiting for room, but for those of forks that have one paused because it cannot be paid, or might
    be paid for in vain."""
    its = Match.objects.filter(continuation__arm__fork=OuterRef("continuation__arm__fork"))
    unpaid = its.filter(status=Status.PAUSED, pause_cause__in=HELD)
    return Match.objects.filter(~Exists(unpaid), fork_acts.WAITS, continuation__isnull=False)


WAITING = glances.Glance(_waiting)
