"""What is stored about a match once its log is complete: conduct and moments. The same log gives the same again."""

import collections
import dataclasses
from collections.abc import Iterable, Iterator, Mapping, Sequence

from django.db import transaction
from django.db.models import Count, Q, Sum

from games.engine.facts import identities
from games.engine.hindsight import conduct, measures, moments, review
from games.engine.judging import claims
from games.engine.state import ledger as ledgers
from games.models import Conduct, Exchange, Match, Moment, Seat

Color = identities.Color


def keep(match: Match, seats: Sequence[Seat], entries: Iterable[ledgers.Entry]) -> None:
    """Stores conduct and moments, replacing earlier ones; `entries` is the whole log."""
    collections.deque(keeping(match, seats, entries), maxlen=0)


def keeping(match: Match, seats: Sequence[Seat], entries: Iterable[ledgers.Entry]) -> Iterator[None]:
    """`keep` in pieces, so that the caller can do other work between them; everything is written in the last one."""
    reviewed = yield from review.reviewing(entries)
    counted = conduct.conducts(reviewed)
    yield
    played, seen = _conducts(match, seats, reviewed, counted), _moments(match, seats, reviewed)
    yield
    with transaction.atomic():
        Match.objects.select_for_update().get(pk=match.pk)  # one writer at a time
        Conduct.objects.filter(seat__match=match).delete()
        Moment.objects.filter(match=match).delete()
        Conduct.objects.bulk_create(played)
        Moment.objects.bulk_create(seen)


def _conducts(
    match: Match, seats: Sequence[Seat], reviewed: review.Review, counted: Mapping[Color, conduct.Conduct]
) -> list[Conduct]:
    spent, measured = _spent(match), measures.measures(reviewed, counted)
    return [
        Conduct(
            seat_id=seat.pk,
            reader=claims.READER,
            measures=measured[Color(seat.color)],
            **dataclasses.asdict(counted[Color(seat.color)]),
            **spent.get(seat.color, {}),
        )
        for seat in seats
    ]


def _moments(match: Match, seats: Sequence[Seat], reviewed: review.Review) -> list[Moment]:
    seat_of = {seat.color: seat for seat in seats}
    return [
        Moment(
            match=match,
            seat=None if moment.color is None else seat_of[moment.color.value],
            n=moment.seq,
            n_public=reviewed.number_in_public(moment.seq),
            kind=moment.kind.value,
            headline=moment.headline.told(),
            parts=dataclasses.asdict(moment.headline),
            weight=moment.weight,
        )
        for moment in moments.moments(reviewed)
    ]


def _spent(match: Match) -> Mapping[str, dict[str, object]]:
    """What each colour's answers used, by the journal. The cost is None unless that of every call is known, so that
    nobody looks cheap because a part is missing; a call without tokens cost nothing."""
    exchanges = Exchange.objects.filter(answer__match=match).order_by()
    names = "tokens_in", "tokens_out", "tokens_estimated", "cost"
    unknown = Count("pk", filter=Q(cost=None) & (Q(tokens_in__gt=0) | Q(tokens_out__gt=0)))
    sums = exchanges.values_list("answer__color").annotate(*map(Sum, names), unknown=unknown)
    return {
        color: dict(zip(names, [*used, None if without else cost], strict=True)) for color, *used, cost, without in sums
    }
