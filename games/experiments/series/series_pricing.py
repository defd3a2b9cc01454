"""Estimates a series before it is ordered: matches, money, time, and which difference it can detect.

An answer is assumed to take four seconds, a match among house bots one. Time is counted as if matches were played one
after another; with several at a time, all of it is faster.
"""

import dataclasses
import math
from collections.abc import Sequence
from decimal import Decimal

from django.db.models import QuerySet

from games.booking import estimates
from games.experiments import room
from games.experiments.series import series_casting, series_plan
from games.experiments.series.series_file import SeriesFile
from games.log import journal
from games.models import Exchange, Series
from glassbox_site.ground.plain import differences

POWER = 0.8
SECONDS_AN_ANSWER = 4.0
SECONDS_OF_BOTS = 1.0


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """`seen_from` is the smallest difference, from 0 to 1, that all pairs of a pairing detect in four of five series;
    None if so few pairs detect none. Costs cover all matches; `seconds` is the usual time."""

    pairs: int
    matches: int
    seen_from: float | None
    low: estimates.Cost
    usual: estimates.Cost
    high: estimates.Cost
    unpriced: tuple[str, ...]
    seconds: float


def preview(file: SeriesFile) -> Preview:
    """Estimates a file whose names are known. The seating of the first seed stands for all."""
    known, nothing = series_casting.cast(file), estimates.Cost(calls=0, tokens=0, dollars=Decimal())
    low = usual = high = nothing
    unpriced: dict[str, None] = {}
    seconds = 0.0
    for planned in series_plan.plan(file, 1):
        models = [who.model for seat in planned.seats if (who := known.get(seat.entry)) and who.model]
        told = estimates.estimate(models, file.players, file.match_rules.standing_bids)
        low, usual, high = low + told.low, usual + told.usual, high + told.high
        unpriced |= dict.fromkeys(told.unpriced)
        seconds += told.usual.calls / told.seats * SECONDS_AN_ANSWER if told.seats else SECONDS_OF_BOTS
    pairs = file.most_pairs
    return Preview(
        pairs=pairs,
        matches=pairs * 2 * len(file.pairings),
        seen_from=differences.seen_with(pairs, power=POWER),
        low=_times(low, pairs),
        usual=_times(usual, pairs),
        high=_times(high, pairs),
        unpriced=tuple(unpriced),
        seconds=seconds * pairs,
    )


def has_room_for(series: Series, file: SeriesFile, going_on: int) -> float:
    """How many more matches the series' budget pays to their end, besides the `going_on`: judged by what earlier
    matches used that asked a model or, before there are any, by the estimate."""
    if not room.is_limited(series):
        return math.inf
    begun = _by_match(journal.under_way(series.pk))
    each = _each(series, file, begun)
    unasked = [room.Amount()] * (going_on - len(begun))
    owed = room.total(each.less(used) for used in (*begun, *unasked))
    return room.times(room.left(series, room.Amount.of(journal.spent_in_series(series.pk)), owed), each)


def _each(series: Series, file: SeriesFile, begun: Sequence[room.Amount]) -> room.Amount:
    if finished := _by_match(journal.in_rows(series.pk)):
        return room.of_each(finished, begun)
    told = preview(file)
    return room.Amount(float(told.usual.dollars), float(told.usual.tokens)).over(told.matches)


def _by_match(asked: QuerySet[Exchange]) -> list[room.Amount]:
    return [room.Amount.of(used) for used in journal.used_by_each(asked).values()]


def _times(cost: estimates.Cost, pairs: int) -> estimates.Cost:
    return estimates.Cost(calls=cost.calls * pairs, tokens=cost.tokens * pairs, dollars=cost.dollars * pairs)
