"""What was claimed, held against what was so and against what its speaker knew.

So and perceived by the speaker: true. So, but the speaker had no way to know it: unsupported. Not so, and the speaker's
own perspective refutes it: a lie. Not so, but the speaker could not know: mistaken. What names too little, or something
that does not exist, is undecidable.

A time that names both its ends is meant as a whole, a few seconds given; without them it means some moment of the
round. Everybody knows its own whereabouts, company and work, and what it did not see.
"""

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from typing import assert_never

from games.engine import ledger as ledgers
from games.engine.eyes import cases, conduct, knowledge, perspective, presence, sayings, truth
from games.engine.eyes.cases import Judgement, Verdict
from games.engine.facts import events, identities, testimony
from games.engine.facts import station as stations

Color = identities.Color
Claim = testimony.Claim
Topic = testimony.Topic
UNDECIDABLE = Judgement(verdict=Verdict.UNDECIDABLE)
MOST_CLAIMS = 12


def judge(claim: Claim, *, speaker: Color, facts: truth.Truth, known: knowledge.Perspective) -> Judgement:
    """`facts` and `known` are as of the moment at which it is said."""
    since = facts.round_began if claim.since is None else claim.since
    until = facts.tick if claim.until is None else min(claim.until, facts.tick)
    case = cases.Case(claim=claim, speaker=speaker, truth=facts, known=known, since=since, until=until)
    return _judged(case) if _is_decidable(case, known.station) else UNDECIDABLE


def _is_decidable(case: cases.Case, station: stations.Station) -> bool:
    claim = case.claim
    if claim.subject not in case.truth.seats or not 0 <= case.since <= case.until:
        return False
    if claim.place is not None and claim.place not in station.place:
        return False
    match claim.topic:
        case Topic.WAS_AT:
            return claim.place is not None
        case Topic.WAS_WITH | Topic.FOUND_BODY:
            return claim.other in case.truth.seats and claim.other != claim.subject
        case Topic.DID_TASK:
            return claim.task in station.task
        case Topic.SAW_KILL | Topic.SAW_VENT:
            return claim.other is None or claim.other in case.truth.seats
        case Topic.ROLE:
            return claim.role is not None
        case _:
            assert_never(claim.topic)


def _judged(case: cases.Case) -> Judgement:
    match case.claim.topic:
        case Topic.WAS_AT:
            return presence.was_at(case)
        case Topic.WAS_WITH:
            return presence.was_with(case)
        case Topic.DID_TASK:
            return conduct.did_task(case)
        case Topic.SAW_KILL:
            return conduct.saw_kill(case)
        case Topic.SAW_VENT:
            return conduct.saw_vent(case)
        case Topic.FOUND_BODY:
            return conduct.found_body(case)
        case Topic.ROLE:
            return conduct.role(case)
        case _:
            assert_never(case.claim.topic)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Stamp:
    """What became of one claim; `seq` is the entry of the line in which it was made."""

    seq: int
    speaker: Color
    claim: Claim
    judgement: Judgement


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Court:
    """What is needed to judge the next line: the truth, and what everybody knows."""

    facts: truth.Truth = dataclasses.field(default_factory=truth.Truth)
    views: Mapping[Color, knowledge.Perspective] = dataclasses.field(default_factory=dict)


def attend(court: Court, entry: ledgers.Entry) -> Court:
    """The court after one more entry; every entry is to be given, in order."""
    views = court.views
    if isinstance(entry.event, events.MatchOpened):
        views = {seat.color: perspective.blank(seat.color) for seat in entry.event.seats}
    learnt = {color: perspective.learn(known, entry) for color, known in views.items()}
    return Court(facts=truth.follow(court.facts, entry), views=learnt)


def stamps(court: Court, entry: ledgers.Entry) -> tuple[Stamp, ...]:
    """The judgements on a line, none for any other entry. The court may have attended to it already."""
    line = entry.event
    if not isinstance(line, events.Spoke):
        return ()
    known = court.views[line.color]
    return tuple(
        Stamp(
            seq=entry.seq,
            speaker=line.color,
            claim=claim,
            judgement=judge(claim, speaker=line.color, facts=court.facts, known=known),
        )
        for claim in claimed(line, known)
    )


def claimed(line: events.Spoke, known: knowledge.Perspective) -> tuple[Claim, ...]:
    """What a line claims: as declared with it, and as its sentences plainly say; the first dozen, each once."""
    declared = line.claims[:MOST_CLAIMS]
    topics = {(claim.topic, claim.subject) for claim in declared}
    read = sayings.read(line.message, speaker=line.color, seats=known.seats, station=known.station)
    plain = [claim for claim in read if (claim.topic, claim.subject) not in topics]
    return tuple(dict.fromkeys([*declared, *plain]))[:MOST_CLAIMS]


def stamped(entries: Iterable[ledgers.Entry]) -> Iterator[Stamp]:
    """Every claim of a match, in order."""
    court = Court()
    for entry in entries:
        court = attend(court, entry)
        yield from stamps(court, entry)


__all__ = ["Court", "Judgement", "Stamp", "Verdict", "attend", "claimed", "judge", "stamped", "stamps"]
