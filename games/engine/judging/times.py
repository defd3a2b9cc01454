"""Which times a claim can mean: the likeliest first, none if it names a time that never was.

A loosely dated claim gets the widest time that its words allow, so that nobody is refuted for being off by a minute.
Times are bounded by entries as well: the second in which one round ends and the next begins belongs to both, and what
happened in one is not taken for the other's.
"""

import dataclasses
from collections.abc import Iterator, Sequence

from games.engine.facts import identities, testimony
from games.engine.judging.truth import Alarm, Round, Truth

Claim = testimony.Claim
Occasion = testimony.Occasion
Relation = testimony.Relation
AROUND = 5
BEGINNING = 45


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Window:
    """Ticks from `since` to `until` of the rounds from the entry `first` to the entry `last`."""

    since: int
    until: int
    first: int
    last: int


def windows(claim: Claim, truth: Truth) -> tuple[Window, ...]:
    """`truth` is as of the moment at which the claim is made."""
    if claim.since is not None or claim.until is not None:
        return tuple(_seconds(claim, truth))
    rounds = [each for each in reversed(truth.rounds) if claim.round in (None, each.number)]
    if claim.when is not None:
        return tuple(_dated(claim.when, truth, rounds, of_round=claim.round))
    if claim.round is not None or not rounds:
        return tuple(_spanning(truth, [each]) for each in rounds)
    latest = _spanning(truth, rounds[:1])
    return (latest,) if claim.whole or len(rounds) == 1 else (latest, _spanning(truth, rounds))


def _spanning(truth: Truth, rounds: Sequence[Round], since: int = 0, until: int | None = None) -> Window:
    """A window of all these rounds, which are given latest first, cut to the ticks."""
    latest, earliest = rounds[0], rounds[-1]
    end = _end(truth, latest)
    return Window(
        since=max(earliest.since, since),
        until=end if until is None else min(end, until),
        first=earliest.first,
        last=_last(truth, latest),
    )


def _end(truth: Truth, of: Round) -> int:
    return truth.tick if of.until is None else of.until


def _last(truth: Truth, of: Round) -> int:
    """The last entry of a round. If the round goes on, a number above every entry's."""
    return of.last if of.last is not None else max(truth.met, of.first) + 1_000_000_000


def _seconds(claim: Claim, truth: Truth) -> Iterator[Window]:
    """A second in which one round ends and the next begins counts for the round in which the time goes on."""
    until = truth.tick if claim.until is None else min(claim.until, truth.tick)
    since = _since(claim, truth, until)
    if not 0 <= since <= until:
        return
    touched = [each for each in reversed(truth.rounds) if each.since <= until and _end(truth, each) >= since]
    inside = [each for each in touched if min(_end(truth, each), until) > max(each.since, since)]
    if inside or touched:
        yield _spanning(truth, inside or touched, since, until)


def _since(claim: Claim, truth: Truth, until: int) -> int:
    if claim.since is not None:
        return claim.since
    begun = [each.since for each in truth.rounds if each.since < until]
    return begun[-1] if begun else 0


def _dated(when: testimony.When, truth: Truth, rounds: list[Round], of_round: int | None) -> Iterator[Window]:
    match when.occasion:
        case Occasion.DEATH:
            yield from _about_death(when, truth, rounds)
        case Occasion.MEETING:
            yield from _about_meeting(when, truth, rounds, of_round)
        case Occasion.START:
            likeliest = dict.fromkeys([*rounds[:1], *rounds[-1:], *rounds])
            yield from (_spanning(truth, [each], 0, each.since + BEGINNING) for each in likeliest)
        case _:
            system = identities.System(when.occasion)
            for alarm in reversed([each for each in truth.alarms if each.system is system]):
                yield from _about_alarm(when.relation, truth, rounds, alarm)


def _about_alarm(relation: Relation, truth: Truth, rounds: list[Round], alarm: Alarm) -> Iterator[Window]:
    """A window in each round that the alarm touches: one that is not critical may outlast a meeting."""
    over = truth.tick if alarm.until is None else alarm.until
    for each in rounds:
        if each.since > over or _last(truth, each) < alarm.seq:
            continue
        match relation:
            case Relation.BEFORE if alarm.since < each.since:
                continue
            case Relation.BEFORE:
                yield _spanning(truth, [each], 0, alarm.since + AROUND)
            case Relation.AFTER:
                yield _spanning(truth, [each], alarm.since)
            case Relation.DURING:
                yield _spanning(truth, [each], alarm.since - AROUND, over + AROUND)


def _about_death(when: testimony.When, truth: Truth, rounds: list[Round]) -> Iterator[Window]:
    """The whole round of the death, because hardly anybody knows the moment; with all rounds before or after it."""
    died = None if when.of is None else truth.dead.get(when.of)
    if died is None:
        return
    fatal = [each for each in rounds if each.first <= died][:1]
    later = [each for each in rounds if _last(truth, each) >= died]
    of_it = {Relation.DURING: fatal, Relation.AFTER: later, Relation.BEFORE: [r for r in rounds if r.first <= died]}
    if of_it[when.relation]:
        yield _spanning(truth, of_it[when.relation])


def _about_meeting(when: testimony.When, truth: Truth, rounds: list[Round], of_round: int | None) -> Iterator[Window]:
    """The round before this meeting, and the one before that if an earlier meeting may be meant."""
    if of_round is not None and when.relation is Relation.AFTER:
        rounds = [each for each in truth.rounds if each.number == of_round + 1]
    likely = rounds[:1] if when.relation is Relation.AFTER else rounds[:2]
    yield from (_spanning(truth, [each]) for each in likely)
