"""How accurate suspicions were and who influenced whom: for a finished match, and for a persona over all matches."""

import dataclasses
import hashlib
from collections import defaultdict
from collections.abc import Mapping, Sequence

from django.core.cache import cache
from django.db.models import QuerySet

from games.engine.hindsight import beliefs
from games.engine.hindsight import review as looking_back
from games.log import event_log
from games.models import Conduct
from games.watching import watchable
from glassbox_site.ground.plain.differences import Estimate
from glassbox_site.ground.plain.resampling import DIGITS, Bootstrap, Sums

Filling = defaultdict[str, dict[int, tuple[float, float]]]
BINS = range(10)
A_DAY = 24 * 3600
MOST_LINES = 5


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Bin:
    """One point of calibration: of the players suspected at level `stated` (0 to 1), the share who were impostors."""

    stated: float
    right: Estimate


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Beliefs:
    """`brier` is from 0 (always right) to 1; `auc` from 0 to 1, 0.5 being chance; `moved` is in points per line."""

    brier: Estimate | None
    auc: Estimate | None
    moved: Estimate | None
    calibration: list[Bin]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    speaker: str
    listener: str
    points: Estimate


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """The beliefs of one match. Its statements and lines are resampled, so the intervals speak of this match alone, and
    are too narrow as far as a statement resembles the one before it."""

    seats: dict[str, Beliefs]
    moves: list[Move]
    lines: list[beliefs.Line]

    @property
    def is_silent(self) -> bool:
        """Whether nobody stated anything."""
        return not any(each.brier or each.moved for each in self.seats.values())


def of_match(match_id: int) -> Story:
    """Cached by the match's edition. The match must be over: after that, its log changes only with its edition."""
    key = f"match-beliefs-{match_id}-{watchable.edition(match_id)}"
    story: Story | None = cache.get(key)
    if story is None:
        story = _story(looking_back.review(event_log.read(match_id)))
        cache.set(key, story, A_DAY)
    return story


def _story(review: looking_back.Review) -> Story:
    sums: dict[str, Filling] = {str(color): defaultdict(dict) for color in review.roles}
    for told in beliefs.statements(review):
        surprises = list(told.surprise(review))
        sums[told.color]["brier"][told.seq] = (sum(surprises), len(surprises))
        sums[told.color]["auc"][told.seq] = told.orderings(review)
        for color, percent in told.doubts.items():
            place = min(percent // 10, 9)
            _add(sums[told.color], f"stated_{place}", told.seq, review.is_impostor(color))
            _add(sums[told.color], f"percent_{place}", told.seq, percent)
    pairs: dict[tuple[str, str], dict[int, tuple[float, float]]] = defaultdict(dict)
    for line, speaker, listener, moved in beliefs.moves(review):
        pairs[speaker, listener][line] = (moved, 1)
    said = beliefs.lines(review)
    for each in said:
        if each.moved is not None:
            sums[each.speaker]["moved"][each.seq] = (each.moved, 1)
    moves = [
        Move(speaker=speaker, listener=listener, points=_estimate(told)) for (speaker, listener), told in pairs.items()
    ]
    loudest = sorted((each for each in said if each.moved), key=lambda each: -(each.moved or 0))[:MOST_LINES]
    return Story(seats={color: _of(told) for color, told in sums.items()}, moves=moves, lines=loudest)


def _add(sums: Filling, name: str, cluster: int, value: float, n: float = 1) -> None:
    told, of = sums[name].get(cluster, (0.0, 0.0))
    sums[name][cluster] = (told + value, of + n)


def of_persona(conducts: QuerySet[Conduct]) -> Beliefs | None:
    """The persona's beliefs over all these matches, resampled by match; None if it never stated anything. Cached by
    the measures themselves."""
    measured = list(conducts.order_by("pk").values_list("seat__match_id", "measures"))
    key = f"persona-beliefs-{hashlib.blake2b(repr(measured).encode(), digest_size=16).hexdigest()}"
    found: Beliefs | None = cache.get(key)
    if found is None:
        found = _of(_by_measure(measured))
        cache.set(key, found, A_DAY)
    return found if found.brier or found.moved else None


def _by_measure(measured: Sequence[tuple[int, Mapping[str, tuple[float, float]]]]) -> Filling:
    sums: Filling = defaultdict(dict)
    for match, measures in measured:
        for name, (value, n) in measures.items():
            _add(sums, name, match, value, n)
    return sums


def _of(sums: Mapping[str, Sums]) -> Beliefs:
    known = {name: _estimate(told) for name, told in sums.items() if _wanted(name)}
    bins = [
        Bin(stated=_mean(stated) / 100, right=known[f"stated_{place}"])
        for place in BINS
        if (stated := sums.get(f"percent_{place}")) and f"stated_{place}" in known
    ]
    return Beliefs(brier=known.get("brier"), auc=known.get("auc"), moved=known.get("moved"), calibration=bins)


def _wanted(name: str) -> bool:
    return name in ("brier", "auc", "moved") or name.startswith("stated_")


def _estimate(sums: Sums) -> Estimate:
    bootstrap = Bootstrap(list(sums))
    return bootstrap.estimate(bootstrap.ratio(sums))


def _mean(sums: Sums) -> float:
    """Without an interval, which would take as long as that of a figure that has one."""
    total, n = map(sum, zip(*sums.values(), strict=True))
    return round(total / n, DIGITS) if n else 0.0
