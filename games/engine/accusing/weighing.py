"""Cuts a line into sentences, and these into clauses, and tells of each whether it is asked or supposed."""

import functools
import itertools
import re
from collections.abc import Iterator, Mapping

from games.engine.accusing import manners, spelling
from games.engine.accusing.manners import Part
from games.engine.accusing.mentions import LETTERS
from games.engine.accusing.neighbours import Clause, Sentence
from games.engine.accusing.pointing import Word
from games.engine.facts import identities

TOKEN = re.compile(
    rf"(?P<word>{LETTERS}(?:['’]{LETTERS})*|[+&])|(?P<stop>[.!?…;\n]+)|(?P<pause>[,:()—–]+)|(?P<quote>[\"“”«»])"
)
SHORT_CALL = 2
SHORT_PROPOSAL = 6


def sentences(message: str, named: Mapping[str, identities.Color]) -> Iterator[Sentence]:
    """The sentences of a line, without what stands in quotation marks."""
    clauses = [Clause(words=[])]
    quoted = False
    for token in TOKEN.finditer(message):
        kind = token.lastgroup
        if kind == "quote":
            quoted = not quoted
        elif quoted:
            continue
        elif kind == "stop":
            if len(clauses) > 1 or clauses[0].words:
                yield _weighed(clauses, token[0])
            clauses = [Clause(words=[])]
        elif kind == "pause":
            clauses.append(Clause(words=[], lead=token[0][0]))
        else:
            _say(clauses, token, named)
    yield _weighed(clauses, "")


def _say(clauses: list[Clause], token: re.Match[str], named: Mapping[str, identities.Color]) -> None:
    text, name, part = _told(token[0])
    if text == "so" and _is_measure(clauses[-1].words):
        part = None
    if part is Part.BREAK or part is Part.SUPPOSER:
        if text:
            clauses.append(Clause(words=[], lead=text, supposed=part is Part.SUPPOSER))
        return
    words = clauses[-1].words
    if words and words[-1].color is not None and (words[-1].text, text) in manners.COLORFUL:
        words[-1] = words[-1]._replace(color=None)
    words.append(Word(text, *token.span(), named.get(name), part))


def _is_measure(words: list[Word]) -> bool:
    """`Red is so guilty`, where "so" begins no clause; not after "it is", which is about no player."""
    is_being = bool(words) and words[-1].text in manners.BEING_SO
    return is_being and (len(words) < 2 or words[-2].text not in manners.IMPERSONAL)


JOINING = (Part.BREAK, Part.SUPPOSER)


@functools.lru_cache(maxsize=16384)
def _told(written: str) -> tuple[str, str, Part | None]:
    """A word as it is meant, the same without its `'s`, and what it does; empty if it changes nothing."""
    text = written.lower().replace("’", "'")
    if text in manners.ADVERBS:
        return "", "", Part.BREAK
    part = manners.PART_OF.get(text) or manners.PART_OF.get(spelling.MEANT.get(text, text))
    meant = text if part in JOINING else spelling.MEANT.get(text, text)
    return meant, meant.partition("'")[0], part


def _weighed(clauses: list[Clause], stop: str) -> Sentence:
    """Marks which clauses are asked or supposed. A question begins with the first clause that has its form."""
    for before, clause in itertools.pairwise(clauses):
        goes_on = before.supposed and clause.lead != "but" and bool(before.words)
        clause.supposed = clause.supposed or (goes_on and not is_idiom(before))
    for clause in clauses:
        clause.supposed = clause.supposed and not is_idiom(clause)
    asking = [
        number
        for number, clause in enumerate(clauses)
        if _has_form_of_question(clause) and not (number and clause.first == "which")
    ]
    if (("?" in stop and not any(map(_guesses, clauses)) and not _echoes(clauses)) or asking) and not _seeks_consent(
        clauses
    ):
        is_tag = bool(asking) and len(clauses[asking[0]].words) <= SHORT_CALL and clauses[asking[0]].first != "why"
        first = asking[0] if asking and not is_tag else 0
        last = len(clauses) if "?" in stop or not asking else first + 1
        for clause in () if _takes_for_granted(clauses[first]) else clauses[first:last]:
            clause.asked = not _takes_for_granted(clause)
    return Sentence(clauses)


def _echoes(clauses: list[Clause]) -> bool:
    """`so you walked past it and said nothing?`"""
    told = [clause for clause in clauses if clause.words]
    words = [word for clause in told[:2] for word in clause.words if not word.color]
    return bool(told) and told[0].lead == "so" and words[:1] != [] and words[0].part is Part.ADDRESSED


def _guesses(clause: Clause) -> bool:
    """`I guess it was Red?`"""
    texts = tuple(word.text for word in clause.words[:2])
    return texts in manners.GUESSING or texts[:1] in manners.GUESSING


def _seeks_consent(clauses: list[Clause]) -> bool:
    """`so we vote Red?`, and `let's vote Red, ok?`"""
    last = " ".join(word.text for word in clauses[-1].words)
    texts = [" ".join(word.text for word in clause.words if word.text not in manners.POLITE) for clause in clauses]
    is_short = sum(len(clause.words) for clause in clauses) <= SHORT_PROPOSAL
    return last in manners.CONSENTING or (is_short and any(text.startswith(manners.PROPOSING) for text in texts))


def is_idiom(clause: Clause) -> bool:
    texts = [word.text for word in clause.words[:3]]
    return " ".join(texts) in manners.NO_CONDITION or texts[:2] == ["we", "skip"]


def _has_form_of_question(clause: Clause) -> bool:
    words = clause.words
    while len(words) > 1 and words[0].text in manners.HOLDING:
        words = words[1:]
    if not words or (len(words) > 1 and words[0].text in manners.RELATING and words[1].part is Part.SPEAKER):
        return False
    turned = len(words) > 1 and (words[1].color or words[1].part in (Part.ADDRESSED, Part.SPEAKER, Part.NOBODY))
    turned = turned or tuple(word.text for word in words[1:3]) == ("it", "be")
    is_turned = words[0].text in manners.ASKING_BEFORE and bool(turned) and not _names_bluntly(words)
    if is_turned or words[0].text in manners.ASKING:
        return True
    if words[0].text not in DEMANDING:
        return False
    told = tuple(word.text for word in words[:3])
    return any(told[: len(ask)] == ask for ask in manners.DEMANDS)


DEMANDING = frozenset(ask[0] for ask in manners.DEMANDS)


def _names_bluntly(words: list[Word]) -> bool:
    """`is Red`, with the "it" left out"""
    return len(words) == 2 and words[0].text == "is" and words[1].color is not None


def _takes_for_granted(clause: Clause) -> bool:
    """`why did you vent` accuses; `why did nobody vent` and `why would I vent` do not."""
    texts = [word.text for word in clause.words]
    if "explain yourself" in " ".join(texts) or texts[:3] == ["who", "else", "could"] or texts[:2] in manners.MARVELS:
        return True
    if manners.GRANTED.match(" ".join(texts)):
        return True
    denied = any(word.part in (Part.NOBODY, Part.NEGATOR) or word.text == "would" for word in clause.words[:4])
    denied = denied or texts[1:2] in manners.VOTING
    return texts[:1] == ["why"] and not denied and manners.OPINING.isdisjoint(texts[:5])
