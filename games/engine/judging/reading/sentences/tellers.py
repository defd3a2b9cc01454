"""Whose words a clause is: its speaker's own, or those of somebody that it names, asks or supposes, or of nobody."""

import itertools
from collections.abc import Iterator, Sequence

from games.engine.judging.reading.sentences import asking, splitting
from games.engine.judging.reading.sentences.one_clause import Clause
from games.engine.judging.reading.sentences.tokens import Token
from games.engine.judging.reading.words import lexicon

OWN = lexicon.SELF | lexicon.GROUP
COLORS = splitting.COLORS


def is_aside(clause: Clause) -> bool:
    """Whether it is only about what the speaker itself heard, told or knows, or what was done without: what follows is
    not a report then."""
    texts = clause.texts
    if "without" in clause.lead or texts[:1] == ["whether"]:
        return True
    said = set(texts) & REPORTS
    own = texts[0] == "i" or not OWNERS.isdisjoint(texts)
    return said <= OF_ONESELF and (own or not said.isdisjoint(IDLE)) and COLORS.isdisjoint(texts)


OWNERS = frozenset({"my"})
OF_ONESELF = lexicon.words(
    "heard hear told tell say said know mentioned story stories alibi alibis word words statement defense defence prove"
)
IDLE = frozenset({"story"})
"""`end of story`"""


def quotes(clause: Clause) -> bool:
    """Whether a colon behind it introduces somebody else's words."""
    return hands_over(clause.texts) or cites(clause.texts)


def cites(texts: Sequence[str]) -> bool:
    """`Red's proof:`, `Red's case rests on this:`, `I have it from Red:`; not `Red's memory is bad:`."""
    is_cited = texts[0] in COLORS and texts[1:2] == ["'s"] and texts[-1] in CITING
    return is_cited or (texts[-2:-1] == ["from"] and texts[-1] in COLORS)


CITING = lexicon.words("this that is was simple proof accusation case charge argument theory point route path")


def hands_over(texts: Sequence[str]) -> bool:
    """`Red:`, and `Red says:`; not `I can vouch for Red:`, whose speaker goes on itself."""
    if texts[-1] in lexicon.REPORTING:
        return True
    return texts[-1] in COLORS and OWN.isdisjoint(texts) and texts[0] not in HAILING


HAILING = lexicon.words("sorry thank thanks dear listen please allow")
"""`Sorry, Green: I was in Admin`"""


def ends_in_report(sentence: list[Token]) -> bool:
    """`Black says: ...`, `Green: ...`, and a report that has yet to say what."""
    for index, token in enumerate(sentence[1:], 1):
        if token.text == ":" and hands_over([each.text for each in sentence[:index]]):
            return True
    return sentence[0].text in splitting.COLORS and sentence[-1].text in TELLING


TELLING = lexicon.REPORTING - {"know", "knows"}


def reports(clause: Clause) -> bool:
    texts = clause.texts
    if not REPORTS.isdisjoint(texts):
        return True
    if not WANTING.isdisjoint(texts) and _wants_somebody(texts):
        return True
    attributed = not splitting.ATTRIBUTING.isdisjoint(texts) and lexicon.DENYING.isdisjoint(texts)
    if texts[0] not in OWN and (attributed or _has_somebody(texts)):
        return True
    pairs = itertools.pairwise(texts) if not PAIRED.isdisjoint(texts) else ()
    return any(pair in VOICES for pair in pairs)


def _wants_somebody(texts: Sequence[str]) -> bool:
    """`I want Red in Storage`"""
    return any(first in WANTING and second in COLORS for first, second in itertools.pairwise(texts))


WANTING = lexicon.words("want wants wanted need needs put puts send sends prefer")


def _has_somebody(texts: Sequence[str]) -> bool:
    """`Red has Blue in Storage`, and `you have me walking to Admin`; not `Red has me`."""
    at = next((at for at, text in enumerate(texts) if text in HAVING), len(texts))
    return texts[at + 1 : at + 2] != [] and (
        texts[at + 1] in COLORS or (texts[at + 1] == "me" and texts[-1] != "me" and texts[at + 2].endswith("ing"))
    )


HAVING = frozenset({"has", "have"})
VOICES = frozenset((("was", "like"), ("is", "like"), ("be", "like"), ("what", "if"), ("reported", "that")))
PAIRED = frozenset(last for _, last in VOICES)
REPORTS = lexicon.REPORTING | lexicon.SUPPOSING


def inverts(clause: Clause) -> bool:
    """`Had Blue gone to Shields, ...`"""
    return clause.texts[0] in ("had", "should") and clause.texts[1:2] != [] and clause.texts[1] in asking.FOLLOWS_ASKING


def is_of_some(clause: Clause) -> bool:
    """`some of us were in Admin`, which does not say who."""
    texts = clause.texts
    return texts[0] in SOME and texts[1:2] == ["of"] and not WHOM.isdisjoint(texts[2:3])


SOME = lexicon.words("some all one two three four none most many few half neither either any each which")
WHOM = lexicon.GROUP | lexicon.ADDRESSED | {"them"}


def of_others(clauses: Sequence[Clause]) -> Iterator[Clause]:
    """The clauses that do not begin with the speaker."""
    return (clause for clause in clauses if clause.texts[0] not in OWN)


def turns_to_itself(clause: Clause) -> bool:
    joined = len(clause.lead) > 1 or not clause.lead or clause.lead == ("while",)
    own = clause.words[0].text in OWN
    return "but" in clause.lead or (joined and own and bool({"and", "so", "while"} & set(clause.lead)))


def begins_telling(clauses: Sequence[Clause], number: int) -> bool:
    """`I'd like to say what I did: I was in Admin`"""
    clause, before = clauses[number], clauses[number - 1] if number else None
    if before is None or ":" not in clause.lead or quotes(before):
        return False
    header = {*clauses[0].texts, *before.texts}
    if OWNED.isdisjoint(header) or not (COLORS | lexicon.SUPPOSING).isdisjoint(header):
        return False
    return clause.texts[0] in OWN or (header & lexicon.REPORTING) <= OF_ONESELF | {"alibi", "account"}


OWNED = OWN | {"my", "our"}
