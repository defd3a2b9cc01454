"""What claims nothing: limits, what is only so for a time, what may be somebody else's; and what goes on after it."""

import itertools
import re
from collections.abc import Sequence, Set

from games.engine.facts import identities
from games.engine.facts.testimony import Saying, Topic
from games.engine.judging.reading import pieces
from games.engine.judging.reading.sentences.one_clause import Clause
from games.engine.judging.reading.sentences.tokens import Token
from games.engine.judging.reading.words import lexicon, names, tellings
from games.engine.judging.reading.words.lexicon import Part
from games.engine.state.copying import changed

LIMITS = frozenset({"until", "til", "till", "before"})
ARRIVALS = frozenset({"when", "once", "after"})
YET = (" and yet ", ", yet ")
APART = ("both be true", "both be right", " both true", "own account", "own words", "own telling", "own admission")


def may_tell_of_a_death(texts: Set[str], dead: frozenset[identities.Color] | None) -> bool:
    """`Red did Blue`"""
    return "did" in texts and dead is not None and any(color.value in texts for color in dead)


def says_nothing(clause: Clause, scene: pieces.Scene) -> bool:
    """Whether no word of it can claim anything: not if "there" may mean a place, or "came out" a vent."""
    if scene.there is not None or scene.here is not None or scene.of_vents or clause.denied:
        return False
    return "did" not in clause.texts and names.tells_nothing(clause.texts, scene.station)


def places(clause: Clause, scene: pieces.Scene) -> set[str]:
    """All places that a clause names, with those somebody came from: "there" may mean any of them afterwards."""
    found = pieces.pieces(clause.words, changed(scene, there=None))
    return {piece.value for piece in found if piece.part is Part.PLACE}


def is_apart(line: str) -> bool:
    """Whether the line holds two things against each other, and says that not both are so."""
    text = line.lower()
    return any(holding in text for holding in APART)


def asserted(found: tuple[Saying, ...], line: str, speaker: identities.Color, *, apart: bool) -> tuple[Saying, ...]:
    """If a line holds two things against each other, only what it says of its speaker: the rest may be what others
    said."""
    text = line.lower()
    return own(found, speaker) if apart or any(holding in text for holding in YET) else found


def turned_to(words: Sequence[Token]) -> identities.Color | None:
    """`a question for Blue`, and `now to Blue`: whom a line speaks to after that."""
    texts = [word.text for word in words[: LONGEST_TURN + 1]]
    if len(texts) > LONGEST_TURN or TURNING.isdisjoint(texts):
        return None
    named = {pieces.COLORS[text] for text in texts if text in pieces.COLORS}
    led = any(pair[0] in ("for", "to", "ask") and pair[1] in pieces.COLORS for pair in itertools.pairwise(texts))
    return named.pop() if led and len(named) == 1 else None


def turns_to(words: Sequence[Token]) -> identities.Color | None:
    """`my question goes to Red: ...`, `and for Red, ...`: whom the sentence itself speaks to."""
    texts = [word.text for word in words]
    start = 1 if texts[:1] == ["and"] else 0
    if texts[start : start + 1] == ["for"] and texts[start + 2 : start + 3] == [","]:
        return pieces.COLORS.get(texts[start + 1])
    colon = texts.index(":") if ":" in texts else 0
    return pieces.COLORS.get(texts[colon - 1]) if colon > 1 and texts[colon - 2] in ("to", "for", "ask") else None


TURNING = lexicon.words("question questions ask thing something word now next")
LONGEST_TURN = 8


def echoed(found: tuple[Saying, ...], line: str) -> tuple[Saying, ...]:
    """Leaves out places that are said of nobody, if they may only be named to be held against somebody:
    `Admin, nowhere else. But you found the body in Storage.`"""
    held = HELD_AGAINST.search(line) if found else None
    if held is None:
        return found
    return tuple(said for said in found if said.start > held.start() or not _is_bare(said, line))


HELD_AGAINST = re.compile(r"[.!?] *(?:but|then (?:how|why|where|what|you))\b[^.!?]*\b(?:you|u)\b", re.IGNORECASE)


def _is_bare(said: Saying, line: str) -> bool:
    words = WORD.findall(line[said.start : said.end].lower())
    return said.claim.topic is Topic.WAS_AT and SUBJECTS.isdisjoint(words)


SUBJECTS = lexicon.SELF | lexicon.GROUP | {"my", "our"} | pieces.COLORS.keys() | lexicon.ADDRESSED
WORD = re.compile(r"[a-z']+")


def own(found: Sequence[Saying], speaker: identities.Color) -> tuple[Saying, ...]:
    return tuple(said for said in found if speaker in (said.claim.subject, said.claim.other))


def claims_nothing(clause: Clause, found: Sequence[pieces.Piece]) -> bool:
    if not found:
        return False
    is_timely = bool(clause.dates) and _is_for_a_time(clause, found)
    return is_timely or _is_limit(clause, found) or _is_praise(clause) or _is_of_what(clause.texts)


def _is_of_what(texts: Sequence[str]) -> bool:
    """`the task I had was in Admin`, `the one Red followed was in Storage`: neither says who had or followed it."""
    triples = zip(texts, texts[1:], texts[2:], strict=False) if not WAS.isdisjoint(texts) else ()
    return any(who in BEGINNING and was in WAS and _is_verb(verb) for who, verb, was in triples)


WAS = lexicon.words("was were is are")


def _is_verb(text: str) -> bool:
    return text in HAVING_TOLD or (text.endswith("ed") and text not in pieces.COLORS)


HAVING_TOLD = frozenset(("had", "have", "has", "left", "went", "trust", "suspect", "want", "think", "know")) | (
    lexicon.words(" ".join(lexicon.VERBS[part] for part in (Part.SEE, Part.MEET, Part.LEAVE, Part.FIND)))
)


def _is_praise(clause: Clause) -> bool:
    """`white is good at this game`, and `white good work`"""
    pairs = itertools.pairwise(clause.texts) if not PRAISE.isdisjoint(clause.texts) else ()
    return any(first in lexicon.CLEARED and second in PRAISE for first, second in pairs)


PRAISE = lexicon.words(
    "on as at game games work job luck try time tasks stuff things your you ur with about call point"
)


def is_for_now(clause: Clause, after: Clause | None) -> bool:
    """`innocent until proven guilty`, and `innocent as a lamb`"""
    if after is None or CLEAR.isdisjoint(clause.texts):
        return False
    return not UNTIL.isdisjoint(after.lead) or (after.lead[-1:] == ("as",) and after.texts[0] in ("a", "an"))


UNTIL = frozenset({"until", "til", "till"})
CLEAR = frozenset(lexicon.CLEARED) | lexicon.words("crew crewmate")


def _is_limit(clause: Clause, found: Sequence[pieces.Piece]) -> bool:
    """`until Blue came`, `before I got to Admin`, `when I came there`"""
    arrives = "there" in clause.texts and not ARRIVALS.isdisjoint(clause.lead)
    if arrives and any(piece.part is Part.GO for piece in found):
        return True
    if LIMITS.isdisjoint(clause.lead):
        return False
    got = "before" in clause.lead and any(piece.value == "got" for piece in found)
    return got or found[-1].value in tellings.CAME


def _is_for_a_time(clause: Clause, found: Sequence[pieces.Piece]) -> bool:
    """`clear this round`; and `scanned in front of me`, which was not done by the speaker."""
    is_seen = found[0].part is not Part.PERSON and any(date.seen for date in clause.dates)
    return is_seen or any(piece.value in lexicon.CLEARED for piece in found)


SUBORDINATE = frozenset({"until", "til", "till", "when", "while", "after", "before"})


def lets_go_on(clause: Clause, scene: pieces.Scene) -> bool:
    """Whether what follows may go on with the clause before it, though it says nothing itself."""
    first = clause.texts[0]
    if first == "whether" or ("and" not in clause.lead[:2] and SUBORDINATE & set(clause.lead) and not clause.void):
        return True
    is_done = first.endswith("ed") and not clause.denied and not clause.void
    is_aside = len(clause.words) == 1 and not pieces.may_be_place(clause.words, scene)
    return is_aside or is_done or first in ("through", "via")


def leans(clause: Clause) -> bool:
    """Whether it takes subject and time from the clause before it."""
    return clause.words[0].text not in BEGINNING


BEGINNING = lexicon.SELF | lexicon.GROUP | pieces.COLORS.keys()


def is_of_earlier(clause: Clause, after: Clause | None) -> bool:
    """`in Navigation before`, which is not at the time that was named last."""
    before = after is not None and after.lead[:1] == ("before",)
    return before or not lexicon.EARLIER.isdisjoint((*clause.texts, *clause.lead))
