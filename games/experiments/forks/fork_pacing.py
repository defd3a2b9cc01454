"""Of a fork with a budget no more continuations are begun than it pays for to their end; the others wait until it does.

Whoever tends a fork does what is due and no more; it may be done by several at once, and broken off anywhere.
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
"""By itself."""


def tend_all() -> None:
    """One step of each fork of which something waits that may be begun."""
    if WAITING.shows_any():
        for fork in Fork.objects.filter(arms__continuations__match__in=_waiting()).distinct():
            tend(fork)


def tend(fork: Fork) -> None:
    """One continuation is begun in any case, if none goes on by itself."""
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
    """Of those in line, beside all that were begun, those that stand still too. What takes nothing waits for nobody."""
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
    """What one of each arm comes to: by those that are finished; before there are any by the estimate, and at least by
    what those of other arms took."""
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
    """They need the log, and are asked for again and again until something is finished."""
    told = fork_pricing.of_arms(Fork.objects.get(pk=fork_id), arms)
    return {arm: Amount(float(all_.dollars), float(all_.tokens)).over(all_.continuations) for arm, all_ in told.items()}


def _by_arm(fork: Fork, used: Mapping[int, Amount], matches: "QuerySet[Match]") -> dict[int, list[Amount]]:
    """Of those that asked a model."""
    found: dict[int, list[Amount]] = {number: [] for number in range(fork.arms.count())}
    for match, arm in _places(matches):
        found[arm] += [used[match]] if match in used else []
    return found


def _in_line(fork: Fork) -> list[tuple[int, int]]:
    """What was begun before, and then of each arm as many as of the others."""
    its = _waiting().filter(continuation__arm__fork=fork)
    turns = (F("started_at").asc(nulls_last=True), "continuation__number", "continuation__arm__number")
    return _places(its.order_by(*turns))


def _places(matches: "QuerySet[Match]") -> list[tuple[int, int]]:
    """With the number of the arm of each."""
    return list(matches.values_list("pk", "continuation__arm__number"))


def _waiting() -> "QuerySet[Match]":
    """Where anything stands still because it cannot be paid, or may be in vain, nothing else is begun."""
    its = Match.objects.filter(continuation__arm__fork=OuterRef("continuation__arm__fork"))
    unpaid = its.filter(status=Status.PAUSED, pause_cause__in=HELD)
    return Match.objects.filter(~Exists(unpaid), fork_acts.WAITS, continuation__isnull=False)


WAITING = glances.Glance(_waiting)
