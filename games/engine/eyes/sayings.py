"""Claims read from plain sentences, where they can be read safely; better none than a wrong one.

A line is cut into sentences and these into clauses. A clause is read only if it is one of the patterns below from its
first word to its last: whole words, no negation, no doubt, no hearsay. Questions, and sentences with an `if` or about
another round, claim nothing. The time and memory spent grow with the length of the line and no faster.
"""

import dataclasses
import functools
import itertools
import re
from collections.abc import Iterator, Sequence

from games.engine.facts import identities
from games.engine.facts import station as stations
from games.engine.facts.identities import Role
from games.engine.facts.testimony import Claim, Topic

Color = identities.Color
LONGEST_LINE = 4000
MOST_WORDS = 24
SENTENCES = re.compile(r"[^.!?;\n]+[.!?;\n]?")
CLAUSES = re.compile(r",|\b(?:and|but|because|so|then|while|when)\b(?! i were)", re.IGNORECASE)
WORD = re.compile(r"[^\W_]+(?:'[a-z]+)?")
VOIDING = """
if unless maybe perhaps probably think guess thought might may could would should wish said says say claimed claims
claim told heard supposedly apparently allegedly not never no nobody don't didn't wasn't weren't isn't aren't can't
couldn't doesn't haven't hasn't cannot yesterday previous last earlier before once pretend pretended imagine suppose
almost nearly someone somebody anyone who why
"""
OPENING = "well ok okay look listen yes yeah guys honestly actually fact in trust me"
VOID = frozenset(VOIDING.split())
OPENERS = frozenset(OPENING.split())
TAIL = (
    r"(?: (?:the whole time|the entire time|all the time|all round|the whole round|alone|together|just now|right now|"
    r"myself|too|as well|again|there|right there|with my own eyes|first|for a while))?"
)
AT = r"(?: in| at| inside)(?: the)? <(?P<place>\w+)>"
MAYBE_AT = rf"(?:{AT})?"
A, B = r"#(?P<a>\w+)", r"#(?P<b>\w+)"
WAS = r"(?:was|were|am|is|stayed|waited|have been|has been)"
PATTERNS: tuple[tuple[Topic, re.Pattern[str]], ...] = tuple(
    (topic, re.compile(rf"(?:{pattern}){TAIL}"))
    for topic, pattern in (
        (Topic.WAS_AT, rf"i {WAS}{AT}"),
        (Topic.WAS_AT, rf"{A} {WAS}{AT}"),
        (Topic.WAS_WITH, rf"i {WAS} with {B}{MAYBE_AT}"),
        (Topic.WAS_WITH, rf"i {WAS}{AT} with {B}"),
        (Topic.WAS_WITH, rf"{B} {WAS} with me{MAYBE_AT}"),
        (Topic.WAS_WITH, rf"{A} {WAS} with {B}{MAYBE_AT}"),
        (Topic.WAS_WITH, rf"{A} {WAS}{AT} with {B}"),
        (Topic.WAS_WITH, rf"{B} and i were{AT}"),
        (Topic.DID_TASK, rf"i (?:did|finished|have done|was doing|completed) <<(?P<task>\w+)>>{MAYBE_AT}"),
        (Topic.DID_TASK, rf"{A} (?:did|finished|has done|was doing|completed) <<(?P<task>\w+)>>{MAYBE_AT}"),
        (Topic.SAW_KILL, rf"i (?:saw|watched|witnessed) {A} (?:kill|killing|murder|stab) {B}{MAYBE_AT}"),
        (Topic.SAW_VENT, rf"i (?:saw|watched|witnessed) {A} (?:vent|venting|use the vent|using the vent){MAYBE_AT}"),
        (Topic.SAW_VENT, rf"i (?:saw|watched) {A} (?:come|climb|coming|climbing) out of (?:the|a) vent{MAYBE_AT}"),
        (Topic.SAW_VENT, rf"i (?:saw|watched) {A} (?:go|climb|jump|going|climbing) into (?:the|a) vent{MAYBE_AT}"),
        (Topic.FOUND_BODY, rf"i (?:found|discovered) {B}(?: 's body| dead){MAYBE_AT}"),
        (Topic.FOUND_BODY, rf"i (?:found|discovered) the body of {B}{MAYBE_AT}"),
        (Topic.ROLE, rf"{A} (?:is|'s) (?:an |the |one of the )?(?P<role>impostor|impostors|imposter|crewmate|crew)"),
        (Topic.ROLE, rf"{A} (?:is|'s) a (?P<role>crewmate)"),
        (Topic.ROLE, r"i am (?:an |the |a )?(?P<role>impostor|imposter|crewmate|crew)"),
        (Topic.ROLE, rf"the (?P<role>impostor|imposter) is {A}"),
    )
)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Saying:
    """A claim with the words that make it, as a slice of the line's characters."""

    claim: Claim
    start: int
    end: int


def read(message: str, *, speaker: Color, seats: Sequence[Color], station: stations.Station) -> tuple[Saying, ...]:
    """The claims of a line, each once, in order."""
    found: dict[Claim, Saying] = {}
    plain = message[:LONGEST_LINE].replace("’", "'")
    for start, end in _clauses(plain):
        for claim in _read_clause(_marked(plain[start:end], station), speaker, seats):
            found.setdefault(claim, Saying(claim=claim, start=start, end=end))
    return tuple(found.values())


def _clauses(message: str) -> Iterator[tuple[int, int]]:
    """Where each clause that could claim something begins and ends."""
    for sentence in SENTENCES.finditer(message):
        words = {word.lower() for word in WORD.findall(sentence[0])}
        if not sentence[0].endswith("?") and not words & VOID and not set(sentence[0]) & QUOTES:
            yield from _cut(sentence[0], sentence.start())


def _cut(sentence: str, offset: int) -> Iterator[tuple[int, int]]:
    """The clauses of a sentence, without the space and the stop around them."""
    cuts = [(cut.start(), cut.end()) for cut in CLAUSES.finditer(sentence)]
    ends = [(0, 0), *cuts, (len(sentence), len(sentence))]
    for (_, start), (end, _) in itertools.pairwise(ends):
        clause = sentence[start:end]
        first = offset + start + len(clause) - len(clause.lstrip())
        yield first, first + len(clause.lstrip().rstrip(STOPS))


def _marked(clause: str, station: stations.Station) -> str:
    """Lower case, one space between words; places as <admin>, tasks as <<swipe_card>>, colours as #red."""
    named = _names(station).sub(lambda found: _mark(found[0].lower(), station), clause.lower())
    words = TOKEN.findall(named.rstrip(STOPS))
    while words and words[0] in OPENERS:
        words = words[1:]
    return " ".join(WHOLE.get(word, word) for word in words) if len(words) <= MOST_WORDS else ""


def _mark(name: str, station: stations.Station) -> str:
    if name in COLORS:
        return f"#{name}"
    return _marks(station)[name]


@functools.cache
def _marks(station: stations.Station) -> dict[str, str]:
    """A name that could mean two things marks neither."""
    tasks = {kind.name.lower(): f"<<{kind.id}>>" for kind in station.tasks}
    places = {place.name.lower(): f"<{place.id}>" for place in station.places}
    short = {name: f"<{place}>" for name, place in NICKNAMES.items() if place in station.place}
    return {**tasks, **places, **short}


@functools.cache
def _names(station: stations.Station) -> re.Pattern[str]:
    """The longest name first, whole words only."""
    known = sorted([*_marks(station), *COLORS], key=lambda name: (-len(name), name))
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, known))})\b")


def _read_clause(marked: str, speaker: Color, seats: Sequence[Color]) -> Iterator[Claim]:
    for topic, pattern in PATTERNS:
        match = pattern.fullmatch(marked)
        if match is None:
            continue
        claim = _claim(topic, match.groupdict(), speaker)
        if claim.subject in seats and (claim.other is None or claim.other in seats) and claim.other != claim.subject:
            yield claim


def _claim(topic: Topic, named: dict[str, str | None], speaker: Color) -> Claim:
    a, b, role = named.get("a"), named.get("b"), named.get("role")
    return Claim(
        topic=topic,
        subject=Color(a) if a else speaker,
        other=Color(b) if b else None,
        place=named.get("place"),
        task=named.get("task"),
        role=None if role is None else Role.CREWMATE if role.startswith("crew") else Role.IMPOSTOR,
    )


TOKEN = re.compile(r"<<\w+>>|<\w+>|#\w+|'[a-z]+|[^\W_]+|\S")
COLORS = frozenset(str(color) for color in Color)
QUOTES = set('"“”«»')
STOPS = " .!;\n"
WHOLE = {"'m": "am", "'ve": "have", "'re": "are"}
NICKNAMES = {
    "caf": "cafeteria",
    "cafe": "cafeteria",
    "elec": "electrical",
    "nav": "navigation",
    "comms": "communications",
    "med bay": "medbay",
    "oxygen": "o2",
}
