"""What of the log is shown beside a lie: words that contradict it on their face, or nothing.

The entry that refutes a claim need not do so by itself. That White walks into a hallway contradicts no claim of having
been in Storage, unless one knows where White was all the rest of the time. Such claims are answered by a sentence over
the whole time that is meant; others by the caption of the entry, if a reader sees by it alone that the claim is false.
"""

import dataclasses
from collections.abc import Iterable, Mapping, Sequence

from games.engine import tongue as tongues
from games.engine.eyes import narration, perspective
from games.engine.eyes.telling.voice import Voice
from games.engine.facts import events, identities, testimony
from games.engine.facts import station as stations
from games.engine.facts.testimony import Claim, Topic
from games.engine.judging import claims, presence, times, truth
from games.engine.judging.cases import Verdict
from games.engine.state import ledger as ledgers
from games.engine.tongue import phrase

Color = identities.Color
Role = identities.Role
NEVER_THERE = phrase("From %(since)s to %(until)s, %(who)s was never in %(place)s, but in %(places)s.")
ALSO_ELSEWHERE = phrase("From %(since)s to %(until)s, %(who)s was also in %(places)s.")
APART = phrase("From %(since)s to %(until)s, %(who)s and %(whom)s met nowhere but at the table.")
APART_THERE = phrase("From %(since)s to %(until)s, %(who)s and %(whom)s were never in %(place)s together.")
OF_ROLES = {Role.CREWMATE: ("crew", "innocent", "impostor"), Role.IMPOSTOR: ("impostor",)}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """`entry` refutes the claim. Without a `saying` its caption is what is shown."""

    entry: int
    saying: str = ""
    claim: Claim
    since: int = 0
    until: int = 0
    places: tuple[str, ...] = ()


def of_lines(
    stamps: Iterable[claims.Stamp], entries: Sequence[ledgers.Entry]
) -> dict[int, list[tuple[claims.Stamp, Evidence]]]:
    """By line, the lies among these claims that its words tell and the log contradicts on its face. What the speaker
    says about itself goes first, then what is read from words."""
    lies: dict[int, list[claims.Stamp]] = {}
    for stamp in stamps:
        if stamp.judgement.verdict is Verdict.LIE:
            lies.setdefault(stamp.seq, []).append(stamp)
    if not lies:
        return {}
    found, facts = dict[int, list[tuple[claims.Stamp, Evidence]]](), truth.Truth()
    station = perspective.learn_all(perspective.blank("glass"), entries[:1]).station
    for entry in entries[: max(lies)]:
        facts = truth.follow(facts, entry)
        line = entry.event
        if entry.seq in lies and isinstance(line, events.Spoke):
            worded = [stamp for stamp in lies[entry.seq] if is_worded(stamp, line.message, station)]
            told = [(stamp, so) for stamp in worded if (so := against(stamp, facts, entries))]
            if told:
                found[entry.seq] = sorted(told, key=lambda each: (not _is_own(each[0]), each[0].span is None))
    return found


def is_worded(stamp: claims.Stamp, words: str, station: stations.Station) -> bool:
    """Whether the words tell what is claimed: a claim may be declared beside words that say nothing of it. Of withdrawn
    words it is not known any more, and what counted before still counts."""
    if stamp.span is not None or testimony.is_erased(words):
        return True
    claim, said = stamp.claim, words.casefold()
    if claim.topic is Topic.ROLE:
        return claim.role is not None and any(word in said for word in OF_ROLES[claim.role])
    others = {claim.subject, claim.other} - {None, stamp.speaker}
    named = [str(color) for color in others]
    named += [station.place[claim.place].name] if claim.place else []
    named += [station.task[claim.task].name] if claim.task else []
    return all(name.casefold() in said for name in named)


def against(stamp: claims.Stamp, facts: truth.Truth, entries: Sequence[ledgers.Entry]) -> Evidence | None:
    """What contradicts a lie; `facts` are as of the moment at which it is told."""
    claim, entry = stamp.claim, stamp.judgement.entry
    if entry is None:
        return None
    if claim.topic is Topic.WAS_AT:
        return _elsewhere(claim, facts, entry)
    if claim.topic is Topic.WAS_WITH:
        return _apart(claim, facts, entry)
    if _contradicts(claim, facts, entries[entry - 1]):
        return Evidence(entry=entry, claim=claim)
    return None


def told(so: Evidence, entries: Sequence[ledgers.Entry], tongue: tongues.Tongue = tongues.ENGLISH) -> str:
    shown = perspective.learn_all(perspective.blank("glass"), entries[: 1 if so.saying else so.entry])
    if not so.saying:
        return narration.narrate(shown, entries[so.entry - 1], tongue)
    voice = Voice(shown, tongue)
    rooms = [place for place in so.places if shown.station.place[place].kind is stations.PlaceKind.ROOM]
    names: Mapping[str, object] = {
        "whom": voice.name(so.claim.other) if so.claim.other else "",
        "place": voice.place(so.claim.place) if so.claim.place else "",
        "places": voice.listed([voice.place(place) for place in rooms or so.places]),
        "since": _clock(so.since),
        "until": _clock(so.until),
    }
    return voice.say(so.saying, so.claim.subject, **names)


def _clock(tick: int) -> str:
    return f"{tick // 60}:{tick % 60:02}"


def _is_own(stamp: claims.Stamp) -> bool:
    return stamp.speaker in (stamp.claim.subject, stamp.claim.other)


def _elsewhere(claim: Claim, facts: truth.Truth, entry: int) -> Evidence | None:
    """Where somebody was in the likeliest time that is meant."""
    window, there = _window(claim, facts), _whereabouts(claim, facts, claim.subject)
    others = tuple(dict.fromkeys(stretch.place for stretch in there if stretch.place != claim.place))
    if window is None or not others:
        return None
    was_there = any(stretch.place == claim.place for stretch in there)
    return Evidence(
        entry=entry,
        saying=ALSO_ELSEWHERE if was_there else NEVER_THERE,
        claim=claim,
        since=window.since,
        until=window.until,
        places=others,
    )


def _apart(claim: Claim, facts: truth.Truth, entry: int) -> Evidence | None:
    """That two never met in the likeliest time; nothing if they did, however shortly, or one of them was nowhere."""
    window = _window(claim, facts)
    if window is None or claim.other is None:
        return None
    own, others = (_whereabouts(claim, facts, color) for color in (claim.subject, claim.other))
    met = [presence.shared(a, b) for a in own for b in others if presence.meet(a, b)]
    if claim.place is None:
        met = [each for each in met if not presence.is_gathering(facts, each)]
    if not own or not others or any(claim.place in (None, each.place) for each in met):
        return None
    saying = APART_THERE if claim.place else APART
    return Evidence(entry=entry, saying=saying, claim=claim, since=window.since, until=window.until)


def _window(claim: Claim, facts: truth.Truth) -> times.Window | None:
    return next(iter(times.windows(claim, facts)), None)


def _whereabouts(claim: Claim, facts: truth.Truth, color: Color) -> list[truth.Stretch]:
    window = _window(claim, facts)
    if window is None:
        return []
    return facts.whereabouts(color, window.since, window.until, first=window.first, last=window.last)


def _contradicts(claim: Claim, facts: truth.Truth, entry: ledgers.Entry) -> bool:
    """Whether the caption of the entry alone contradicts the claim."""
    if claim.topic is Topic.DID_TASK and any(work.seq == entry.seq and not work.real for work in facts.work):
        return True
    match entry.event:
        case events.RoleDealt(color=claim.subject, role=role):
            if claim.topic is Topic.ROLE:
                return role is not claim.role
            return role is (Role.IMPOSTOR if claim.topic is Topic.DID_TASK else Role.CREWMATE)
        case events.Killed(killer=killer, victim=claim.other, place=place):
            elsewhere = claim.place not in (None, place)
            return elsewhere or (claim.topic is Topic.SAW_KILL and killer != claim.subject)
        case events.Ejected(color=claim.other):
            return claim.topic is Topic.SAW_KILL
    return False
