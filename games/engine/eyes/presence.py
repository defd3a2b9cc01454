"""Claims of having been somewhere, or with somebody."""

from games.engine.eyes import cases, knowledge
from games.engine.eyes.truth import Stretch


def was_at(case: cases.Case) -> cases.Judgement:
    there, place = case.truth.whereabouts(case.claim.subject, case.since, case.until), case.claim.place
    away = _away(case, there)
    if away is None and any(stretch.place == place for stretch in there):
        seen = any(stay.place == place for stay in case.seen(case.claim.subject))
        return cases.so(supported=case.is_about_itself or seen or case.is_long_ago)
    entry = away.seq if away else case.meanwhile(case.claim.subject)
    return cases.not_so(entry, knew=case.is_about_itself or _saw_elsewhere(case))


def _away(case: cases.Case, there: list[Stretch]) -> Stretch | None:
    """Where somebody was instead, if the whole of a time was meant."""
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
    place = claim.place
    own = case.truth.whereabouts(claim.subject, case.since, case.until)
    others = case.truth.whereabouts(claim.other, case.since, case.until)
    if any(_meet(a, b) and place in (None, a.place) for a in own for b in others):
        return cases.so(supported=_saw_both(case) or case.is_long_ago)
    entry = case.meanwhile(claim.other if own else claim.subject)
    return cases.not_so(entry, knew=_is_party(case) or case.covers(case.seen(claim.subject)))


def _meet(a: Stretch | knowledge.Stay, b: Stretch | knowledge.Stay) -> bool:
    return a.place == b.place and a.since <= (b.until or 0) and b.since <= (a.until or 0)


def _is_party(case: cases.Case) -> bool:
    return case.speaker in (case.claim.subject, case.claim.other)


def _saw_both(case: cases.Case) -> bool:
    """Together; whose eyes do not reach from wall to wall may have been with somebody and not have seen it."""
    assert case.claim.other is not None
    others = case.seen(case.claim.other)
    return any(_meet(a, b) for a in case.seen(case.claim.subject) for b in others)
