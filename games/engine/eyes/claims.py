"""What was claimed, held against what was so and against what its speaker knew.

So and perceived by the speaker: true. So, but the speaker had no way to know it: unsupported. Not so, and the speaker's
own perspective refutes it: a lie. Not so, but the speaker could not know: mistaken. What names too little, or something
that does not exist, is undecidable.

A time that names both its ends is meant as a whole, a few seconds given; without them it means some moment of the
round. Everybody knows its own whereabouts and work, with whom it was not, and what it did not see.
"""

import dataclasses
import itertools
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
    """What became of one claim; `seq` is the entry of the line in which it was made.

    `span` are the words that make it, as a slice of the line's characters; None where it was declared beside the words.
    """

    seq: int
    speaker: Color
    claim: Claim
    judgement: Judgement
    span: tuple[int, int] | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Court:
    """What is needed to judge the next line: the truth, and what everybody living knows."""

    facts: truth.Truth = dataclasses.field(default_factory=truth.Truth)
    views: Mapping[Color, knowledge.Perspective] = dataclasses.field(default_factory=dict)


def attend(court: Court, entry: ledgers.Entry) -> Court:
    """The court after one more entry; every entry is to be given, in order."""
    views = court.views
    if isinstance(entry.event, events.MatchOpened):
        views = {seat.color: perspective.blank(seat.color) for seat in entry.event.seats}
    listening = [color for color in entry.audience if color in views and color not in court.facts.dead]
    if listening:
        views = {**views, **{color: perspective.learn(views[color], entry) for color in listening}}
    return Court(facts=truth.follow(court.facts, entry), views=views)


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
            span=span,
        )
        for claim, span in _claimed(line, known).items()
    )


def _claimed(line: events.Spoke, known: knowledge.Perspective) -> Mapping[Claim, tuple[int, int] | None]:
    """What a line claims, and in which words: as declared with it, and as its sentences plainly say.

    The first dozen, each once. Words and declaration about the same thing are one claim, as it was declared.
    """
    read = sayings.read(line.message, speaker=line.color, seats=known.seats, station=known.station)
    words = {(saying.claim.topic, saying.claim.subject): (saying.start, saying.end) for saying in reversed(read)}
    claims = {claim: words.get((claim.topic, claim.subject)) for claim in line.claims[:MOST_CLAIMS]}
    declared = {(claim.topic, claim.subject) for claim in claims}
    plain = [saying for saying in read if (saying.claim.topic, saying.claim.subject) not in declared]
    claims |= {saying.claim: (saying.start, saying.end) for saying in plain}
    return dict(itertools.islice(claims.items(), MOST_CLAIMS))


def stamped(entries: Iterable[ledgers.Entry]) -> Iterator[Stamp]:
    """Every claim of a match, in order."""
    court = Court()
    for entry in entries:
        court = attend(court, entry)
        yield from stamps(court, entry)


__all__ = ["Court", "Judgement", "Stamp", "Verdict", "attend", "judge", "stamped", "stamps"]
