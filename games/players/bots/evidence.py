"""How sure a bot is that somebody is an impostor, in percent, by what it saw and what was said.

What it saw itself decides; what others say counts as far as they are believed; what people do counts a little.
"""

from collections.abc import Mapping, Sequence

from games.engine.eyes import knowledge
from games.engine.facts import events, identities, reach, testimony
from games.players.bots import recall
from games.players.bots.mind import Mind, once

Color = identities.Color
Deed = knowledge.Deed
Topic = testimony.Topic
SURE = 97
CLEARED = 2


@once
def doubts(mind: Mind) -> Mapping[Color, int]:
    """Of all others who may be alive, in seating order. An impostor weighs what a crewmate in its place would."""
    proven = {color: _proof(mind, color) for color in mind.others}
    start = base(mind)
    first = {color: _bounded(start + _seen(mind, color) + _record(mind, color)) for color in mind.others}
    return {
        color: proof if proof is not None else _bounded(first[color] + _heard(mind, color, first))
        for color, proof in proven.items()
    }


@once
def proof_against(mind: Mind) -> knowledge.Memory | None:
    """What it saw of a living player that only an impostor does: the last kill, or else the last vent."""
    damning = [
        each
        for each in mind.known.memories
        if each.deed in (Deed.KILLED, Deed.VENTED)
        and each.color in mind.others
        and each.color not in mind.partners
        and each.color != mind.me.color
    ]
    return max(damning, key=lambda each: (each.deed is Deed.KILLED, each.tick), default=None)


def base(mind: Mind) -> int:
    """The doubt before any evidence: the impostors that may be left, out of all others."""
    gone = sum(figure.role is identities.Role.IMPOSTOR and not figure.alive for figure in mind.known.figures.values())
    left = max(1, mind.known.rules.impostors - gone)
    return min(60, 100 * left // max(1, len(mind.others)))


def _proof(mind: Mind, color: Color) -> int | None:
    """The doubt that needs no weighing, if any. An impostor leaves out what it knows only from its own side."""
    deeds = {each.deed for each in mind.known.memories if each.color == color}
    if color not in mind.partners and (Deed.KILLED in deeds or Deed.VENTED in deeds):
        return SURE
    if Deed.SHOWED_TASK in deeds and mind.known.rules.visual_tasks:
        return CLEARED
    role = mind.known.figures[color].role
    if role is not None and not mind.is_impostor:
        return SURE if role is identities.Role.IMPOSTOR else CLEARED
    return None


def _seen(mind: Mind, color: Color) -> int:
    """What the bot's own sightings of this round add to the doubt."""
    weight = sum(46 if len(beside) == 1 else 16 for beside in _last_companies(mind) if color in beside)
    round_length = max(1, mind.known.tick - mind.known.round_began)
    share = 100 * recall.seconds_with(mind, color) // round_length
    return weight - (30 if share >= 75 else 18 if share >= 50 else 8 if share >= 25 else 0)


@once
def _last_companies(mind: Mind) -> Sequence[Sequence[Color]]:
    """For each victim whose death is news, who was with them when this bot last saw them."""
    return [
        recall.beside(mind, figure.color)
        for figure in mind.known.figures.values()
        if not figure.alive and not (figure.death and figure.death.ejected) and _is_news(mind, figure.color)
    ]


def _is_news(mind: Mind, victim: Color) -> bool:
    table = mind.known.meeting
    return victim in table.news if table else any(body.color == victim for body in mind.known.bodies)


def _record(mind: Mind, color: Color) -> int:
    """What earlier meetings add: votes and charges, held against the roles that came out."""
    weight = 0
    for outcome in mind.known.past:
        gone = outcome.ejected
        if gone is None or gone.role is None:
            continue
        guilty = gone.role is identities.Role.IMPOSTOR
        votes = {ballot.voter: ballot.ballot for ballot in outcome.revealed if ballot.voter}
        if votes.get(color) == gone.color:
            weight += -12 if guilty else 5
        elif guilty and color in votes:
            weight += 7
        charged = any(charge.speaker == color and charge.claim.subject == gone.color for charge in outcome.charges)
        weight += 0 if not charged else -45 if guilty else 70
    return weight


def _heard(mind: Mind, color: Color, first: Mapping[Color, int]) -> int:
    table = mind.known.meeting
    if table is None:
        return 0
    others = [(line, claim) for line, claim in _claims(mind) if line.color != mind.me.color]
    said = sum(_weight(mind, line, claim, color, first) for line, claim in others)
    pointed = dict.fromkeys(
        line.color for line in table.lines if line.accusations and line.claims and line.target == color
    )
    believed = [speaker for speaker in pointed if speaker in first and first[speaker] < 60]
    reporter = 3 if table.caller == color and table.body is not None else 0
    return said + min(3, len(believed)) * mind.temper.trust // 16 + reporter


@once
def _claims(mind: Mind) -> Sequence[tuple[events.Spoke, testimony.Claim]]:
    """Each claim once for each speaker, however often it is repeated."""
    known: dict[tuple[Color, testimony.Claim], events.Spoke] = {}
    for line in mind.known.meeting.lines if mind.known.meeting else ():
        for claim in line.claims:
            known.setdefault((line.color, claim), line)
    return [(line, claim) for (_, claim), line in known.items()]


def _weight(mind: Mind, line: events.Spoke, claim: testimony.Claim, color: Color, first: Mapping[Color, int]) -> int:
    """What one claim adds to the doubt about `color`."""
    if claim.topic in (Topic.SAW_KILL, Topic.SAW_VENT):
        return _charge(mind, line.color, claim, color, first)
    if line.color == color and (belied(mind, claim) or absent(mind, claim)):
        return 44 if belied(mind, claim) else 20
    if line.color == color and claim.topic is Topic.WAS_WITH and claim.other == mind.me.color:
        return -6 if recall.seconds_with(mind, color) else 30 if sees_whole_rooms(mind) else 0
    if color == claim.subject != line.color and _gainsays(mind, claim):
        return 18 * _trusted(mind, line.color, first) // 100
    if color in (claim.subject, claim.other) and line.color != color and claim.topic is Topic.WAS_WITH:
        return _company(mind, line.color, claim, color, first)
    return 0


def _charge(mind: Mind, speaker: Color, claim: testimony.Claim, color: Color, first: Mapping[Color, int]) -> int:
    """A player who is charged falsely knows the liar; all others believe the speaker as far as they trust them."""
    if claim.subject == mind.me.color:
        return 70 if color == speaker and not mind.is_impostor else 25 if color == speaker else 0
    if color == claim.subject and speaker in first:
        return _trusted(mind, speaker, first)
    if color == speaker and claim.subject in first:
        return 12 - first[claim.subject] // 8
    return 0


def _trusted(mind: Mind, speaker: Color, first: Mapping[Color, int]) -> int:
    return (100 - first.get(speaker, 0 if speaker == mind.me.color else 50)) * mind.temper.trust // 100


def _gainsays(mind: Mind, claim: testimony.Claim) -> bool:
    """Whether the claim puts its subject elsewhere than the subject says."""
    if claim.topic is not Topic.WAS_AT or claim.since is None or claim.until is None:
        return False
    own = [each for line, each in _claims(mind) if line.color == claim.subject == each.subject]
    seen = knowledge.Stay(color=claim.subject, place=claim.place or "", since=claim.since, until=claim.until)
    return any(
        each.topic is Topic.WAS_AT
        and each.since is not None
        and each.until is not None
        and recall.contradicts(seen, each.place or "", each.since, each.until)
        for each in own
    )


def _company(mind: Mind, speaker: Color, claim: testimony.Claim, color: Color, first: Mapping[Color, int]) -> int:
    """To have been seen with a victim is bad; to have been with somebody living is good."""
    table = mind.known.meeting
    victims = table.news if table else ()
    trusted = _trusted(mind, speaker, first)
    other = claim.other if color == claim.subject else claim.subject
    return 22 * trusted // 100 if other in victims else -8 * trusted // 100


def belied(mind: Mind, claim: testimony.Claim) -> bool:
    """Whether this bot saw something that cannot be squared with a claim to have been somewhere."""
    if claim.topic is not Topic.WAS_AT or claim.place is None or claim.since is None or claim.until is None:
        return False
    return any(
        recall.contradicts(stay, claim.place, claim.since, claim.until) for stay in recall.seen(mind, claim.subject)
    )


def absent(mind: Mind, claim: testimony.Claim) -> bool:
    """Whether this bot was in that place at that time and saw no sign of the speaker."""
    if claim.topic is not Topic.WAS_AT or claim.place is None or claim.since is None or claim.until is None:
        return False
    if not sees_whole_rooms(mind) or any(stay.place == claim.place for stay in recall.seen(mind, claim.subject)):
        return False
    first, last = claim.since + recall.SLACK, claim.until - recall.SLACK
    return any(
        stay.place == claim.place and min(stay.until, last) - max(stay.since, first) > recall.SLACK
        for stay in recall.path(mind)
    )


def sees_whole_rooms(mind: Mind) -> bool:
    """Whether nobody can be in its own place unseen: not in the dark, and not with little vision."""
    return mind.known.sight_of(mind.me.role) is reach.Reach.LONG


def never_met(mind: Mind, claim: testimony.Claim) -> bool:
    """Whether somebody claims this bot's company, but the bot would have seen them and did not."""
    if claim.topic is not Topic.WAS_WITH or claim.other != mind.me.color or not sees_whole_rooms(mind):
        return False
    return not recall.seen(mind, claim.subject)


def votes(mind: Mind, color: Color) -> str | None:
    """Which reason speaks against somebody's earlier votes, the latest meeting first; None if there is none."""
    for outcome in reversed(mind.known.past):
        gone = outcome.ejected
        if gone is None or gone.role is None:
            continue
        ballots = {ballot.voter: ballot.ballot for ballot in outcome.revealed}
        if color in ballots and gone.role is identities.Role.IMPOSTOR and ballots[color] != gone.color:
            return "votes"
        if ballots.get(color) == gone.color and gone.role is not identities.Role.IMPOSTOR:
            return "wrong_votes"
    return None


def _bounded(percent: int) -> int:
    return max(CLEARED, min(95, percent))
