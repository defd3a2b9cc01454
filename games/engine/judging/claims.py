"""How a claim is judged: against what was so, and against what its speaker knew.

A claim that is so is true if its speaker perceived it, and unsupported if the speaker had no way to know it. A claim
that is not so is a lie if the speaker's own perspective refutes it, and mistaken if the speaker could not know. A claim
that names too little, or something that does not exist, is undecidable.

A claim is held against every time that it can mean (`times`), the likeliest first. It is so if it is so at any of them.
It is a lie only if its speaker knew better about all of them. If it names both ends of a time, it means the whole of
that time, give or take a few seconds. Everybody counts as knowing where they were and what they did, whom they were not
with, and what they did not see.
"""

import dataclasses
import functools
import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import assert_never

from games.engine.eyes import knowledge
from games.engine.facts import events, identities, testimony
from games.engine.facts import station as stations
from games.engine.judging import cases, courts, doings, presence, sayings, times, truth
from games.engine.judging.cases import Judgement, Recollection, Verdict
from games.engine.state import ledger as ledgers

Color = identities.Color
Claim = testimony.Claim
Topic = testimony.Topic
Court = courts.Court
attend = courts.attend
UNDECIDABLE = cases.UNDECIDABLE
MOST_CLAIMS = 12
READER = 24
"""The reader's version, raised whenever a line would be read or judged otherwise. Counts by an earlier one say so."""
LINES_IN_MIND = 1_000
"""How many lines, of all tables together, are kept so that they are not read again."""


def judge(
    claim: Claim,
    *,
    speaker: Color,
    facts: truth.Truth,
    known: knowledge.Perspective,
    past: Recollection = courts.NOTHING,
) -> Judgement:
    """`facts`, `known` and `past` are as of the moment at which the claim is made."""
    claim = _meant(claim, speaker)
    if not _is_decidable(claim, facts, known.station):
        return UNDECIDABLE
    return _weighed(
        [
            _judged(cases.Case(claim=claim, speaker=speaker, truth=facts, known=known, past=past, window=window))
            for window in times.windows(claim, facts)
        ]
    )


def _meant(claim: Claim, speaker: Color) -> Claim:
    """Players were once told to declare the victim as the subject of a found body. Turns such claims to the finder."""
    if claim.topic is not Topic.FOUND_BODY or claim.subject == speaker or claim.other not in (None, speaker):
        return claim
    return dataclasses.replace(claim, subject=speaker, other=claim.subject)


def _weighed(judgements: Sequence[Judgement]) -> Judgement:
    """One judgement of those on all times that a claim can mean. What refutes it is of the likeliest time."""
    found = [each.verdict for each in judgements]
    decided = next((each for each in judgements if each.verdict in (Verdict.TRUE, Verdict.UNSUPPORTED)), None)
    if decided is not None:
        return decided
    if not judgements or Verdict.UNDECIDABLE in found:
        return UNDECIDABLE
    return judgements[0] if len(set(found)) == 1 else cases.not_so(judgements[0].entry or 0, knew=False)


def _is_decidable(claim: Claim, facts: truth.Truth, station: stations.Station) -> bool:
    if claim.subject not in facts.seats:
        return False
    if claim.place is not None and claim.place not in station.place:
        return False
    match claim.topic:
        case Topic.WAS_AT:
            return claim.place is not None
        case Topic.WAS_WITH | Topic.FOUND_BODY:
            return claim.other in facts.seats and claim.other != claim.subject
        case Topic.DID_TASK:
            return claim.task in station.task
        case Topic.SAW_KILL | Topic.SAW_VENT:
            return claim.other is None or claim.other in facts.seats
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
            return doings.did_task(case)
        case Topic.SAW_KILL:
            return doings.saw_kill(case)
        case Topic.SAW_VENT:
            return doings.saw_vent(case)
        case Topic.FOUND_BODY:
            return doings.found_body(case)
        case Topic.ROLE:
            return doings.role(case)
        case _:
            assert_never(case.claim.topic)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Stamp:
    """What became of one claim; `seq` is the entry of the line in which it was made.

    `span` is the words that make it, as a slice of the line's characters; None if it was declared beside the words.
    """

    seq: int
    speaker: Color
    claim: Claim
    judgement: Judgement
    span: tuple[int, int] | None = None


def stamps(court: Court, entry: ledgers.Entry) -> tuple[Stamp, ...]:
    """The judgements on a line, none for any other entry. The court may have attended to it already."""
    line = entry.event
    if not isinstance(line, events.Spoke):
        return ()
    hearing = courts.hearing(court, line)
    return stamped_claims(entry.seq, hearing, claimed(line, hearing.known))


def stamped_claims(
    seq: int, hearing: courts.Hearing, made: Mapping[Claim, tuple[int, int] | None]
) -> tuple[Stamp, ...]:
    """What was claimed in the line of that entry, judged as of its own moment."""
    speaker = hearing.line.color
    return tuple(
        Stamp(
            seq=seq,
            speaker=speaker,
            claim=claim,
            judgement=judge(claim, speaker=speaker, facts=hearing.facts, known=hearing.known, past=hearing.past),
            span=span,
        )
        for claim, span in made.items()
    )


def claimed(line: events.Spoke, known: knowledge.Perspective) -> Mapping[Claim, tuple[int, int] | None]:
    """What a line claims, and in which words: as declared with it, and as its sentences plainly say.

    The first dozen, each once. Words and declaration that agree are one claim, as it was declared; words that
    contradict the declaration are a claim of their own.
    """
    claims: dict[Claim, tuple[int, int] | None] = dict.fromkeys(line.claims[:MOST_CLAIMS])
    for saying in worded(line, known):
        same = next((claim for claim in line.claims[:MOST_CLAIMS] if agree(claim, saying.claim)), saying.claim)
        claims[same] = claims.get(same) or (saying.start, saying.end)
    return dict(itertools.islice(claims.items(), MOST_CLAIMS))


def worded(line: events.Spoke, known: knowledge.Perspective) -> tuple[testimony.Saying, ...]:
    """What the line's sentences plainly say to somebody who knows what `known` holds."""
    met = known.meeting
    dead = frozenset(figure.color for figure in known.figures.values() if not figure.alive)
    body = None if met is None else met.body
    is_finder = met is not None and body is not None and met.caller == line.color
    said = (line.message, line.color, line.target)
    return _worded(*said, known.seats, known.station, len(known.past) + 1, dead, body, is_finder=is_finder)


@functools.lru_cache(maxsize=LINES_IN_MIND)
def _worded(
    message: str,
    speaker: Color,
    target: Color | None,
    seats: tuple[Color, ...],
    station: stations.Station,
    this_round: int,
    dead: frozenset[Color],
    body: Color | None,
    *,
    is_finder: bool,
) -> tuple[testimony.Saying, ...]:
    """Cached: the same line is read again and again."""
    return sayings.read(
        message,
        speaker=speaker,
        seats=seats,
        station=station,
        target=target,
        this_round=this_round,
        dead=dead,
        body=body,
        is_finder=is_finder,
    )


def agree(declared: Claim, worded: Claim) -> bool:
    """Whether both say the same of the same subject. What only one of them names makes no difference."""
    if (declared.topic, declared.subject) != (worded.topic, worded.subject):
        return False
    if worded.whole and not declared.whole and None in (declared.since, declared.until):
        return False
    fields = ("other", "place", "task", "role", "round", "when")
    pairs = ((getattr(declared, name), getattr(worded, name)) for name in fields)
    return all(a is None or b is None or a == b for a, b in pairs)


def stamped(entries: Iterable[ledgers.Entry]) -> Iterator[Stamp]:
    """Every claim of a match, in order."""
    court = Court()
    for entry in entries:
        court = attend(court, entry)
        yield from stamps(court, entry)


__all__ = [
    "READER",
    "Court",
    "Judgement",
    "Stamp",
    "Verdict",
    "agree",
    "attend",
    "claimed",
    "judge",
    "stamped",
    "stamped_claims",
    "stamps",
]
