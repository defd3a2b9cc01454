"""Everything a player can truly state at a meeting, made from its own perspective of each round."""

import dataclasses
import functools
from collections.abc import Iterator

from games.engine.eyes import knowledge
from games.engine.facts import events, identities
from games.engine.facts import station as stations
from games.engine.facts.testimony import Claim, Occasion, Relation, Topic, When
from games.engine.judging import cases, claims, truth
from games.engine.state import ledger as ledgers
from tests.engine import matches

Color = identities.Color
Deed = knowledge.Deed
A_WALK = 12
MOST_OF_IT = 0.75
SEATS = matches.COLORS[:7]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Statement:
    """`tick` lies in the time for which the claim is true."""

    claim: Claim
    tick: int


@functools.cache
def sittings(seed: int) -> tuple[claims.Court, ...]:
    """The court at the opening of each meeting of a match."""
    court, found = claims.Court(), []
    for entry in matches.play(seed, players=len(SEATS), decide=matches.eager).entries:
        court = claims.attend(court, entry)
        if isinstance(entry.event, events.MeetingOpened):
            found.append(court)
    return tuple(found)


def statements(court: claims.Court, speaker: Color) -> list[Statement]:
    """All true statements of the speaker, in the order of what was seen."""
    known, past = court.views[speaker], court.past.get(speaker, cases.Recollection())
    stays = (*past.stays, *known.stays)
    return [*_stays(speaker, stays), *_company(speaker, stays), *_deeds(speaker, known), _role(speaker, known)]


def _stays(speaker: Color, stays: tuple[knowledge.Stay, ...]) -> Iterator[Statement]:
    for stay in stays:
        yield Statement(claim=Claim(topic=Topic.WAS_AT, subject=stay.color, place=stay.place), tick=stay.since)


def _company(speaker: Color, stays: tuple[knowledge.Stay, ...]) -> Iterator[Statement]:
    for own in [stay for stay in stays if stay.color == speaker]:
        for other in [stay for stay in stays if stay.color != speaker and stay.place == own.place]:
            since, until = max(own.since, other.since), min(own.until, other.until)
            if since < until:
                claim = Claim(topic=Topic.WAS_WITH, subject=speaker, other=other.color, place=own.place)
                yield Statement(claim=claim, tick=since)


def _deeds(speaker: Color, known: knowledge.Perspective) -> Iterator[Statement]:
    for seen in known.memories:
        about = functools.partial(Claim, subject=seen.color, place=seen.place)
        match seen.deed:
            case Deed.KILLED:
                claim = about(topic=Topic.SAW_KILL, other=seen.other)
            case Deed.VENTED:
                claim = about(topic=Topic.SAW_VENT)
            case Deed.SHOWED_TASK:
                claim = about(topic=Topic.DID_TASK, task=seen.thing)
            case Deed.WORKED if known.figures[speaker].role is identities.Role.CREWMATE:
                claim = about(topic=Topic.DID_TASK, task=seen.thing)
            case Deed.LAY_DEAD:
                claim = Claim(topic=Topic.FOUND_BODY, subject=speaker, other=seen.color, place=seen.place)
            case _:
                continue
        yield Statement(claim=claim, tick=seen.tick)


def _role(speaker: Color, known: knowledge.Perspective) -> Statement:
    claim = Claim(topic=Topic.ROLE, subject=speaker, role=known.figures[speaker].role)
    return Statement(claim=claim, tick=known.tick)


def dated(statement: Statement, court: claims.Court) -> Iterator[Claim]:
    """The claim with every kind of true time: none, its round, its second, something that happened then."""
    claim = statement.claim
    yield claim
    yield dataclasses.replace(claim, since=statement.tick, until=statement.tick)
    yield dataclasses.replace(claim, since=max(0, statement.tick - 1))
    for round_ in court.facts.rounds:
        if round_.since < statement.tick < (round_.until or 0):
            yield dataclasses.replace(claim, round=round_.number)
            if _is_whole(claim, court, round_):
                yield dataclasses.replace(claim, round=round_.number, whole=True)
            yield from (dataclasses.replace(claim, when=when) for when in _occasions(statement, court, round_.number))


def _is_whole(claim: Claim, court: claims.Court, round_: truth.Round) -> bool:
    """Whether its subject was there for nearly all of that round, from when it first got there."""
    track = court.facts.tracks.get(claim.subject, ())
    until = round_.until or 0
    there = [each for each in track if each.place == claim.place and round_.first <= each.seq <= (round_.last or 0)]
    if claim.topic is not Topic.WAS_AT or not there:
        return False
    came, stayed = there[0].since, sum((each.until or until) - each.since for each in there)
    return came <= round_.since + A_WALK and there[-1].until == until and stayed > MOST_OF_IT * (until - came)


def _occasions(statement: Statement, court: claims.Court, number: int) -> Iterator[When]:
    of_it = court.facts.rounds[number - 1]
    if statement.tick - of_it.since < A_WALK:
        yield When(occasion=Occasion.START)
    for alarm in court.facts.alarms:
        over = court.facts.tick if alarm.until is None else alarm.until
        if alarm.since <= statement.tick <= over:
            yield When(occasion=Occasion(alarm.system))
        elif of_it.first <= alarm.seq <= (of_it.last or 0):
            relation = Relation.BEFORE if statement.tick < alarm.since else Relation.AFTER
            yield When(occasion=Occasion(alarm.system), relation=relation)
    for kill in court.facts.kills:
        if kill.tick == statement.tick:
            yield When(occasion=Occasion.DEATH, of=kill.victim)
    if number >= len(court.facts.rounds) - 1:
        yield When(occasion=Occasion.MEETING, relation=Relation.BEFORE)


def worded(claim: Claim, speaker: Color, station: stations.Station) -> str:
    """The claim as a sentence of its speaker."""
    who = "I" if claim.subject == speaker else str(claim.subject)
    place = f" in {station.place[claim.place].name}" if claim.place else ""
    match claim.topic:
        case Topic.WAS_AT:
            said = f"{who} was{place}"
        case Topic.WAS_WITH:
            said = f"I was{place} with {claim.other}"
        case Topic.DID_TASK:
            said = f"{who} did {station.task[claim.task or ''].name}{place}"
        case Topic.SAW_KILL:
            said = f"I saw {claim.subject} kill {claim.other}{place}"
        case Topic.SAW_VENT:
            said = f"I saw {claim.subject} vent{place}"
        case Topic.FOUND_BODY:
            said = f"I found {claim.other}'s body{place}"
        case Topic.ROLE:
            said = "I am crew" if claim.role is identities.Role.CREWMATE else "I say nothing"
    return f"{said} {_dating(claim)}".strip()


def _dating(claim: Claim) -> str:
    if claim.round is not None:
        return f"{'the whole time ' * claim.whole}in round {claim.round}"
    if claim.when is None:
        return ""
    match claim.when.occasion:
        case Occasion.DEATH:
            return f"when {claim.when.of} died"
        case Occasion.MEETING:
            return "last round"
        case Occasion.START:
            return "at the start"
        case occasion:
            return f"{CONJUNCTIONS[claim.when.relation]} {occasion} went off"


CONJUNCTIONS = {Relation.BEFORE: "before", Relation.DURING: "when", Relation.AFTER: "after"}


def entry_of(speaker: Color, *, message: str = "", declared: tuple[Claim, ...] = ()) -> ledgers.Entry:
    """A line as the log would have it."""
    line = events.Spoke(t=0, color=speaker, message=message, target=None, mentions=(), accusations=(), claims=declared)
    return ledgers.Entry(seq=10**6, tick=0, audience=(), public=True, event=line)
