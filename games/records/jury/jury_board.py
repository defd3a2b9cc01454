"""The ranking of jurors over several matches: mean scores, how sure they are, and the crowd and personas to compare."""

import bisect
import dataclasses
import functools
from collections import defaultdict
from collections.abc import Collection, Hashable, Mapping, Sequence
from datetime import timedelta
from statistics import fmean
from typing import Any, Final

from django.db.models import Count, Max, Min
from django.utils import timezone

from games.models import Juror, JuryFigures, Seat, Voice
from glassbox_site.ground.plain.differences import Estimate
from glassbox_site.ground.plain.resampling import DIGITS, Bootstrap

ENOUGH: Final = 10
"""Matches below which a place is provisional."""
LISTED: Final = 3
"""Matches from which on a name is shown: with fewer, its score could be recognised in the votes of one match."""
TONIGHT, WEEK = timedelta(hours=12), timedelta(days=7)
MOST_SHOWN: Final = 50
BOARDS_KEPT: Final = 16
ESTIMATES_KEPT: Final = 256
Scores = Mapping[int, float]
"""The scores of one juror or persona, by match."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """Which matches count: those of a season, and those that ended within that time; None is no limit."""

    season: int | None = None
    within: timedelta | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """`rank` is 0 for a provisional place."""

    key: Hashable
    rank: int
    name: str
    brier: Estimate

    @property
    def is_provisional(self) -> bool:
        return self.brier.n < ENOUGH


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """`jurors` counts all of them, `ranked` those whose places are not provisional; `places` lists those with a name,
    as a juror without one is shown only to itself."""

    matches: int
    jurors: int
    ranked: int
    places: Sequence[Place]
    crowd: Estimate | None
    personas: Sequence[Place]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A juror's place, with the crowd and the best persona for comparison."""

    own: Place
    crowd: Estimate | None
    best: Place | None


def board(scope: Scope) -> Board:
    return _board(scope, _newest(scope))


def own_place(scope: Scope, juror: Juror) -> Place | None:
    """The juror's place among all, named or not; None if it has no score."""
    found = _by_juror(scope)
    return _places(found, {juror.pk: juror.pseudonym})[0] if juror.pk in found else None


def standing(scope: Scope, juror: Juror) -> Standing | None:
    """The juror's place, and the crowd and the best persona over all matches that count; None if it has no place."""
    own = own_place(scope, juror)
    if own is None:
        return None
    told = board(scope)
    return Standing(own=own, crowd=told.crowd, best=next(iter(told.personas), None))


@functools.lru_cache(maxsize=BOARDS_KEPT)
def _board(scope: Scope, _newest: object) -> Board:
    """Cached until other matches count or a juror has another name (`_newest`)."""
    by_juror = _by_juror(scope)
    named = dict(Juror.objects.exclude(pseudonym="").filter(voices__brier__isnull=False).values_list("pk", "pseudonym"))
    listed = [juror for juror in named if len(by_juror.get(juror, ())) >= LISTED]
    shown = sorted(listed, key=lambda juror: _order(by_juror[juror]))[:MOST_SHOWN]
    matches = {match for scores in by_juror.values() for match in scores}
    figures = _figures(matches)
    return Board(
        matches=len(matches),
        jurors=len(by_juror),
        ranked=sum(len(scores) >= ENOUGH for scores in by_juror.values()),
        places=_places(by_juror, {juror: named[juror] for juror in shown}),
        crowd=_crowd(figures),
        personas=_personas(figures, most=MOST_SHOWN),
    )


def _figures(matches: Collection[int]) -> dict[int, Any]:
    return dict(JuryFigures.objects.filter(match__in=matches).values_list("match", "figures"))


def _crowd(figures: Mapping[int, Any]) -> Estimate | None:
    scores = {match: told["crowd"]["brier"] for match, told in figures.items() if told["crowd"]}
    return estimate(scores) if scores else None


def estimate(scores: Scores) -> Estimate:
    return _estimates([scores])[0]


def _estimates(found: Sequence[Scores]) -> list[Estimate]:
    """The estimate of each. Those over equally many matches share their draws, which take most of the time."""
    told = [tuple(scores[match] for match in sorted(scores)) for scores in found]
    estimates = {scores: _drawn(scores) for scores in sorted(told, key=len)}
    _draws.cache_clear()
    return [estimates[scores] for scores in told]


@functools.lru_cache(maxsize=ESTIMATES_KEPT)
def _drawn(scores: tuple[float, ...]) -> Estimate:
    """Follows from the scores alone, which another match changes for those who had a part in it."""
    draws = _draws(len(scores))
    return draws.estimate(draws.ratio({place: (brier, 1.0) for place, brier in enumerate(scores)}))


@functools.lru_cache(maxsize=1)
def _draws(length: int) -> Bootstrap:
    """The latest, for the next of the same length. They are large, and not to be kept."""
    return Bootstrap(range(length))


def _newest(scope: Scope) -> object:
    """A key for the cache, which changes whenever a match has been scored, ended too long ago to count any more, or a
    juror took or dropped a name."""
    scored = JuryFigures.objects.order_by()
    if scope.within is not None:
        scored = scored.filter(match__ended_at__gt=timezone.now() - scope.within)
    counted = scored.aggregate(newest=Max("match"), oldest=Min("match__ended_at"), count=Count("match"))
    names = frozenset(Juror.objects.exclude(pseudonym="").values_list("pk", "pseudonym"))
    return *counted.values(), names


def _by_juror(scope: Scope) -> Mapping[Hashable, Scores]:
    found = Voice.objects.filter(brier__isnull=False).order_by()
    if scope.season is not None:
        found = found.filter(match__season=scope.season)
    if scope.within is not None:
        found = found.filter(match__ended_at__gt=timezone.now() - scope.within)
    by_juror = defaultdict[Hashable, dict[int, float]](dict)
    for juror, match, brier in found.values_list("juror", "match", "brier"):
        by_juror[juror][match] = brier or 0.0
    return by_juror


def _personas(figures: Mapping[int, Any], *, most: int) -> list[Place]:
    """The places of personas, scored by the same rules over the same matches; best first."""
    seats = Seat.objects.filter(match__in=figures).exclude(persona_key="").order_by()
    by_persona = defaultdict[Hashable, dict[int, float]](dict)
    names: dict[Hashable, str] = {}
    for match, color, key, name in seats.values_list("match", "color", "persona_key", "name"):
        if score := figures[match]["players"].get(color):
            by_persona[key][match] = score["brier"]
            names[key] = name
    ordered = sorted(by_persona, key=lambda key: _order(by_persona[key]))
    return _places(by_persona, {key: names[key] for key in ordered[:most]})


def _places(all_: Mapping[Hashable, Scores], names: Mapping[Hashable, str]) -> list[Place]:
    """The places of those who are named, among all. Equal scores share the better rank."""
    orders = sorted(map(_order, all_.values()))
    told = _estimates([all_[key] for key in names])
    ranks = [0 if (mine := _order(all_[key]))[0] else 1 + bisect.bisect_left(orders, mine) for key in names]
    return [
        Place(key=key, rank=rank, name=names[key], brier=brier)
        for key, rank, brier in zip(names, ranks, told, strict=True)
    ]


def _order(scores: Scores) -> tuple[bool, float]:
    """Sort key: provisional places come after all others, then the lowest mean score first."""
    return len(scores) < ENOUGH, round(fmean(scores.values()), DIGITS)
