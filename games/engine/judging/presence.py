"""Claims of having been somewhere, or with somebody, at some moment or all the time that is meant.

"The whole time" is said loosely: the way there from the table does not count, and somebody who was away for more than
a quarter of the rest, but less than half of it, is neither believed nor refuted.
"""

from collections.abc import Iterable

from games.engine.eyes import knowledge
from games.engine.judging import cases
from games.engine.judging.truth import Stretch, Truth

LONGEST_WAY = 30
LONGER_THAN_TO_RISE = 10
WHOLE = 0.75
NOT_WHOLE = 0.5


def was_at(case: cases.Case) -> cases.Judgement:
    there, place = case.whereabouts(case.claim.subject), case.claim.place
    inside = [stretch for stretch in there if stretch.place == place]
    away = _away(case, there)
    share = 0.0 if away or not inside else _share(case, inside) if case.claim.whole else 1.0
    if share >= WHOLE:
        seen = any(stay.place == place for stay in case.seen(case.claim.subject))
        return cases.so(supported=case.is_about_itself or seen)
    if share > NOT_WHOLE:
        return cases.UNDECIDABLE
    elsewhere = [stretch for stretch in there if stretch.place != place]
    refuted = away or (max(elsewhere, key=_length) if inside and elsewhere else None)
    entry = refuted.seq if refuted else case.meanwhile(case.claim.subject)
    return cases.not_so(entry, knew=case.is_about_itself or _saw_elsewhere(case))


def _length(stretch: Stretch) -> int:
    return (stretch.until or 0) - stretch.since


def _share(case: cases.Case, inside: Iterable[Stretch]) -> float:
    """The share of the time spent inside, counted from the first arrival, or from the end of the longest way there."""
    spans = list(inside)
    arrival = min(*(span.since for span in spans), case.since + LONGEST_WAY)
    return sum(map(_length, spans)) / max(1, case.until - arrival)


def _away(case: cases.Case, there: list[Stretch]) -> Stretch | None:
    """Where somebody was instead, if the claim means the whole time from one second to another."""
    if not case.is_exact:
        return None
    elsewhere = [stretch for stretch in there if stretch.place != case.claim.place]
    return next(
        (stretch for stretch in elsewhere if _within(case, stretch.since, stretch.until or 0) > cases.SLACK), None
    )


def _within(case: cases.Case, since: int, until: int) -> int:
    return min(until, case.until - cases.SLACK) - max(since, case.since + cases.SLACK)


def _saw_elsewhere(case: cases.Case) -> bool:
    """Whether the speaker saw the subject where it could not have been, were the claim so."""
    stays = [stay for stay in case.seen(case.claim.subject) if stay.place != case.claim.place]
    if case.is_exact:
        return any(_within(case, stay.since, stay.until) > cases.SLACK for stay in stays)
    return case.covers(stays)


def was_with(case: cases.Case) -> cases.Judgement:
    claim = case.claim
    assert claim.other is not None
    own, others = case.whereabouts(claim.subject), case.whereabouts(claim.other)
    met = [shared(a, b) for a in own for b in others if meet(a, b) and claim.place in (None, a.place)]
    together = [each for each in met if claim.place or not is_gathering(case.truth, each)]
    share = _share(case, together) if claim.whole and together else float(bool(together))
    if share >= WHOLE:
        return cases.so(supported=_saw_both(case))
    if share > NOT_WHOLE:
        return cases.UNDECIDABLE
    entry = case.meanwhile(claim.other if own else claim.subject)
    return cases.not_so(entry, knew=_is_party(case) or case.covers(case.seen(claim.subject)))


def is_gathering(truth: Truth, together: Stretch) -> bool:
    """Whether two were together only as everybody left the table, which does not count as company."""
    begins = any(together.since == each.since and together.seq == each.first for each in truth.rounds)
    return begins and _length(together) < LONGER_THAN_TO_RISE


def shared(a: Stretch, b: Stretch) -> Stretch:
    since, until = max(a.since, b.since), min(a.until or 0, b.until or 0)
    return Stretch(place=a.place, since=since, until=until, seq=max(a.seq, b.seq))


def meet(a: Stretch | knowledge.Stay, b: Stretch | knowledge.Stay) -> bool:
    return a.place == b.place and a.since <= (b.until or 0) and b.since <= (a.until or 0)


def _is_party(case: cases.Case) -> bool:
    return case.speaker in (case.claim.subject, case.claim.other)


def _saw_both(case: cases.Case) -> bool:
    """Whether the speaker saw the two together. With narrow vision, it may have been with somebody and not seen it."""
    assert case.claim.other is not None
    others = case.seen(case.claim.other)
    return any(meet(a, b) for a in case.seen(case.claim.subject) for b in others)
