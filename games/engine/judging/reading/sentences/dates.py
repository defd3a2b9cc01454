"""Times named in a sentence: a round, an occasion, all of it, or words so loose that they date nothing."""

import bisect
import dataclasses
import functools
import itertools
import re
from collections.abc import Sequence

from games.engine.facts import identities
from games.engine.facts.testimony import Claim, Occasion, Relation, When
from games.engine.judging.reading.sentences.tokens import Token
from games.engine.judging.reading.words import lexicon
from games.engine.state.copying import changed

NUMBERS = {
    word: number
    for number, word in enumerate(["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"], 1)
}
ORDINALS = {word: number for number, word in enumerate(["first", "second", "third", "fourth", "fifth"], 1)}
NTH = "|".join(ORDINALS)
SYSTEM = r"(?P<system>lights?|o2|oxygen|reactor|comms|coms)"
FAILED = (
    r"(?:went|were|was|got|are|is|came|being|started) (?:out|off|down|on|called|sabotaged|dark|broken|dead)|died|failed"
    r"|rang|sounded|started|began|hit|blared|went"
)
THE = r"(?:the )?"
CAME = r"(?:was|were|got|came|is|are)"
COLORS = "|".join(str(color) for color in identities.Color)
RELATION = r"(?P<relation>when|while|as|during|before|after|until|till|til)"
OF_DEATH = r"(?P<of_death>when|while|before|after|until|till|til)"
DIED = r"(?:died|was killed|got killed|was murdered|was ejected|got ejected|was voted out)"
AT_A_MEETING = (
    r"(?:right |just )?(?:before|after|since|until|till|til) (?:the |this |that )?(?:last |previous |emergency )?"
)
AT_LIGHTS = "when|while|as|at|during|before|after|until|till|til"
MENDABLE = r"(?:lights?|power|o2|oxygen|reactor|comms|coms)"
AGAIN = r"(?:(?:being )?(?:fixed|repaired|restored|mended)|back(?: on| up)?|(?:up|on) again)"
CONFIRM = r"(?:confirm|tell(?: you)?|vouch|testify|attest|verify)"
MENDED = r"(?:fixed|repaired|restored|mended|on|back(?: on)?|up)"
PATTERNS = (
    r"(?P<loose>(?:the )?(?:whole|entire) time (?:i|we|he|she|they|you) (?:was|were)(?: there)?)",
    r"(?P<loose2>(?:almost|nearly|basically) (?:all|the (?:whole|entire)(?: of the)?) round)",
    r"(?P<loose5>(?:for )?most of (?:the|this) round)",
    r"(?P<loose3>all game|the (?:whole|entire) game|in a row)",
    r"(?P<loose4>(?:in )?(?:both rounds|every round|all(?: three)? rounds)(?! (?:i|we)\b))",
    r"(?P<whole>(?:for )?(?:the |this )?(?:whole|entire) (?:time|round)|all (?:time|the time|round|along|this round))",
    r"(?P<whole2>(?:ever )?since the (?:start|beginning)|since forever|from start to finish|throughout(?: the round)?)",
    rf"(?:when|after|once|until|till|til|before|as|while) {THE}{MENDABLE} (?:{CAME} )?{AGAIN}",
    rf"{RELATION} {THE}{SYSTEM}(?: alarm| sabotage)?(?: (?:{FAILED})| alarm| sabotage)",
    rf"(?P<by_lights>{AT_LIGHTS}) {THE}(?P<lights>lights?|blackout)(?: (?:off|out))?",
    rf"(?P<in_alarm>during) {THE}(?P<alarm>o2|oxygen|reactor|comms|coms)",
    rf"{OF_DEATH} (?P<dead>{COLORS}) {DIED}",
    r"(?P<before_first>before the first (?:meeting|vote))",
    rf"(?P<meeting>{AT_A_MEETING}(?:meeting|button|report|vote|discussion)|before i (?:pressed|hit) the button)",
    rf"(?:since|until|till|til|before|after|from) {THE}(?:(?:round|rd|r) ?\d+|(?:last|previous|{NTH}) round)",
    r"(?P<last>(?:in |during )?(?:the )?(?:last|previous|prior) (?:round|time(?! (?:i|we|you)\b))|the round before)",
    r"(?P<this>(?:in |during )?this (?:round|time))",
    rf"(?:in |during )?{THE}(?:round|rd|r) (?P<number>\d+|{'|'.join(NUMBERS)})",
    r"(?:in )?r(?P<short>\d+)",
    rf"(?:in |during )?{THE}(?P<ordinal>{'|'.join(ORDINALS)}) (?:round|meeting)",
    r"(?P<start>(?:at|in|from) the (?:very )?(?:start|beginning)(?: of (?:the|this) (?:round|game))?)",
    r"(?P<seen>(?:right |directly )?in front of (?:me|my eyes|us)|with my own eyes|before my eyes)",
    rf"(?P<fact>(?:{COLORS}) (?:knows|(?:can|will) {CONFIRM})(?: that)?(?= i ))",
    r"(?:right |just )now|a (?:moment|minute|second) ago|(?:about )?\d+ (?:seconds?|secs?|s|minutes?) ago",
    rf"(?:\d+|a few|a couple of|{'|'.join(NUMBERS)}) rounds? ago|in the (?:end|middle)(?: of the round)?",
    r"at (?:the (?:very )?end|some point|that time|that point|one point|first|the same time)",
    r"back then|by (?:then|myself)",
    r"for (?:a|one|some) (?:while|second|moment|bit|minute|time|sec)|in between|the rest of the (?:round|time)",
    rf"for (?:about |around |like |roughly )?(?:\d+|{'|'.join(NUMBERS)}) ?(?:s|secs?|seconds?|mins?|minutes?)",
    r"(?:in|for|during) the (?:first|second|last|other) (?:half|part|bit)|at the (?:last|final) moment",
    r"(?:until|till|at|by|from|around) (?:about |around |roughly )?\d+(?: ?(?:s|sec|secs|seconds))?(?! rounds?)",
    r"on my own|as well|for (?:the )?lights|doing (?:absolutely |literally )?nothing|of all|no question|for sure",
    rf"(?:until|till|til) {THE}(?:lights?|o2|reactor|comms|coms) {CAME} {MENDED}",
    r"now|for the (?:remainder|rest) of (?:the|this|it)(?: round| time)?|halfway (?:through|in)|in the meantime",
    rf"\d+ (?:secs?|seconds?) in|(?:when|after|once) (?:lights?|comms|the lights?) {CAME} (?:back(?: on)?|fixed)",
    r"(?:from|in) the first (?:minutes?|seconds?)|until (?:about|around) the blackout",
    r"for (?:about )?half (?:of )?the round",
    r"on the way(?! (?:to|from|back)\b)",
)
"""What matches without a named group dates nothing."""
STARTING = lexicon.words(
    """the whole entire almost nearly basically for most all both every in ever since from this throughout when while as
    during before after until till til right just last previous prior round rounds rd r at directly with a about back by
    on next doing of no to around now halfway once"""
) | {*NUMBERS, *ORDINALS, *COLORS.split("|")}
"""The first words of the patterns, besides figures."""
NEEDED = lexicon.words(
    """time round rounds rd r game row along start beginning forever finish throughout light lights power o2 oxygen
    reactor comms coms blackout died killed murdered ejected voted meeting button report vote discussion front eyes
    confirm tell vouch testify attest verify knows now ago end middle point first by back while second seconds moment
    bit minute minutes s sec secs min mins between rest half part own well nothing all question sure remainder halfway
    meantime way"""
)
"""Whatever a pattern fits has one of these words in it, or a figure."""
FIGURE = re.compile(r"\d")
SYSTEMS = {"oxygen": "o2", "light": "lights", "blackout": "lights", "coms": "comms"}
LAST_ROUND = When(occasion=Occasion.MEETING, relation=Relation.BEFORE)
AFTER = ("after", "since")
BEFORE = ("before",)
UNTIL = ("until", "till", "til")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Date:
    """The tokens from `first` up to, but without, `last` date a claim. `until` is an end that leaves the time open."""

    first: int
    last: int
    round: int | None = None
    when: When | None = None
    whole: bool = False
    this: bool = False
    seen: bool = False
    until: bool = False

    @property
    def is_round(self) -> bool:
        """Whether it names a round, which is then the time of what is told next as well."""
        return self.round is not None or self.this or self.when == LAST_ROUND


def dates(sentence: Sequence[Token]) -> list[Date]:
    texts = [token.text for token in sentence]
    text = " ".join(texts)
    if NEEDED.isdisjoint(texts) and FIGURE.search(text) is None:
        return []
    starts = list(itertools.accumulate((len(text) + 1 for text in texts), initial=0))
    found: list[Date] = []
    for first, word in enumerate(texts):
        if not (word in STARTING or word[-1].isdigit()) or (found and first < found[-1].last):
            continue
        match = _pattern().match(text, starts[first])
        if match is not None:
            last = bisect.bisect_left(starts, match.end())
            found.append(_date(match, first, last + _where(texts, first, last)))
    return found


def _where(texts: Sequence[str], first: int, last: int) -> int:
    """How many words say where the occasion was: `when Pink died in Admin`, where nobody else need have been."""
    if texts[first] not in HAPPENING or last - first < SHORTEST_OCCASION:
        return 0
    at = last + (texts[last : last + 1] != [] and texts[last] in OVER)
    if texts[at : at + 1] == [] or texts[at] not in PLACING:
        return 0
    at += 1 + (texts[at + 1 : at + 2] != [] and texts[at + 1] in lexicon.ARTICLES)
    if texts[at : at + 1] == [] or texts[at] in NO_PLACE or not texts[at].isalnum():
        return 0
    return at + 1 + (texts[at + 1 : at + 2] != [] and texts[at + 1] in ENDING) - last


HAPPENING = lexicon.words("when while before after until till til since once")
SHORTEST_OCCASION = 2
OVER = lexicon.words("over back down up right out")
PLACING = lexicon.words("in at inside near")
NO_PLACE = lexicon.words("front least first last all once me you us")
ENDING = lexicon.words("engine engines bay corridor hallway hall house room")


@functools.cache
def _pattern() -> re.Pattern[str]:
    """Compiled on first use: that takes long, and most processes never read a time."""
    return re.compile("|".join(rf"(?:{pattern})(?!\S)" for pattern in PATTERNS))


def dated(claim: Claim, dates: Sequence[Date], this_round: int | None) -> Claim:
    """The claim with the last time of each kind that is named."""
    if not dates:
        return claim
    open_ended = any(date.until for date in dates)
    for date in dates:
        claim = changed(
            claim,
            round=this_round if date.this else date.round or claim.round,
            when=date.when or claim.when,
            whole=claim.whole or date.whole,
            seen=claim.seen or date.seen,
        )
    return changed(claim, whole=False) if open_ended else claim


def _date(found: re.Match[str], first: int, last: int) -> Date:
    named = {key: value for key, value in found.groupdict().items() if value is not None}
    at = functools.partial(Date, first=first, last=last)
    if "number" in named:
        number = named["number"]
        return at(round=NUMBERS.get(number) or int(number[:4]))
    if "short" in named or "ordinal" in named or "before_first" in named:
        return at(round=int(named["short"][:4]) if "short" in named else ORDINALS.get(named.get("ordinal", "first")))
    whole = "whole" in named or "whole2" in named
    if whole or "this" in named or "seen" in named:
        return at(whole=whole, this="this" in named, seen="seen" in named)
    if "last" in named:
        return at(when=LAST_ROUND)
    return _at_occasion(at, named, found[0])


def _at_occasion(at: functools.partial[Date], named: dict[str, str], text: str) -> Date:
    word = (
        named.get("relation")
        or named.get("of_death")
        or named.get("by_lights")
        or text.removeprefix("right ").removeprefix("just ")
    )
    word = word.split()[0]
    relation = Relation.AFTER if word in AFTER else Relation.BEFORE if word in BEFORE else Relation.DURING
    system = named.get("system") or named.get("lights") or named.get("alarm")
    if word in UNTIL:
        return at(until=True)
    if system is not None:
        return at(when=When(occasion=Occasion(SYSTEMS.get(system, system)), relation=relation))
    if "dead" in named:
        return at(when=When(occasion=Occasion.DEATH, relation=relation, of=identities.Color(named["dead"])))
    if "meeting" in named:
        return at(when=When(occasion=Occasion.MEETING, relation=relation))
    return at(when=When(occasion=Occasion.START)) if "start" in named else at()
