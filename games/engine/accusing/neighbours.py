"""Sentences that accuse as a whole, or by standing beside another: a bare name and certainty, a bare trait, the answer
to "who", a wager on somebody's guilt."""

import dataclasses
import itertools
import re
from collections.abc import Iterable, Iterator

from games.engine.accusing import manners, pointing, wording
from games.engine.accusing.charges import Charge
from games.engine.accusing.manners import Part
from games.engine.accusing.pointing import Word
from games.engine.accusing.wordlists import retorts
from games.engine.accusing.wordlists.terms import Sense
from games.engine.facts import identities

INNOCENT = frozenset({"crew", "crewmate", "crewmember", "innocent", "clean", "clear", "human"})
WAGERED_WITHIN = 6
STAKE = re.compile(
    r"\b(?:vote|eject|kick|judge|blame|ban|throw|yeet|hang|roast|mute|lynch|space|airlock|sue|shoot) me\b"
    r"|\bi(?:'ll| will|ll|'d|d) (?:never|eat|quit|uninstall|delete|leave|retire|walk|personally|gladly|happily)\b"
    r"|\b(?:eat|eating) my\b|\bme next\b|\bi(?:'m| am|m) (?:blind|next|quitting|uninstalling)\b"
)


@dataclasses.dataclass(slots=True, kw_only=True)
class Clause:
    """`lead` is the word that joins it to the one before."""

    words: pointing.Clause
    lead: str = ""
    asked: bool = False
    supposed: bool = False

    @property
    def first(self) -> str:
        return self.words[0].text if self.words else ""


class Sentence(list[Clause]):
    """Its clauses, with the words of all of them, how these read, and whom they name."""

    __slots__ = ("named", "texts", "words")

    def __init__(self, clauses: Iterable[Clause] = ()) -> None:
        super().__init__(clauses)
        self.words = [word for clause in self for word in clause.words]
        self.texts = {word.text for word in self.words}
        self.named = {word.color for word in self.words if word.color is not None}


def verdicts(before: Sentence, sentence: Sentence, spoken_of: pointing.Colors = ()) -> Iterator[Charge]:
    """The charges of a short sentence; a longer one makes none."""
    if not 0 < len(sentence.words) <= SHORT:
        return
    said = " ".join(word.text for word in sentence.words)
    yield from _outright(before, sentence)
    yield from _told(before, sentence)
    if said in retorts.CONCLUDING:
        yield from _concluded(before, sentence, spoken_of)
    if said in UNVOUCHED:
        yield from _unvouched(before, sentence)
    for one, other in itertools.pairwise([*before, *sentence]):
        if len(other.words) == SET_OFF:
            yield from _set_off(one, other)


def _outright(before: Sentence, sentence: Sentence) -> Iterator[Charge]:
    """`Red, 100 percent.`, and `I'm certain. Red.`, and the other way round."""
    second = _bare(sentence)
    if not second:
        return
    first = _bare(before)
    words = [word for word in (*first, *second) if word.color]
    told = [tuple(word.text for word in each) for each in (first, second)]
    contrasts = first[:1] and first[0].text == "not" and all(word.color for word in second)
    certain = any(_holds(texts, sign) for texts in told for sign in manners.CERTAIN)
    if contrasts or _answers_who(before, second) or _stands_alone(before, second):
        words = second
    elif not certain or "not" in (*told[0], *told[1]):
        return
    named = tuple(word.color for word in words if word.color)
    if named:
        yield Charge(accused=named, start=words[0].start, end=words[-1].end, sense=Sense.CALL)


def _bare(sentence: Sentence) -> list[Word]:
    """The words of a sentence of nothing but names and certainty; empty for any other sentence."""
    words = [word for clause in sentence[:SHORT] for word in clause.words]
    if not 0 < len(words) <= SHORT or any(not word.color and word.text not in manners.OUTRIGHT for word in words):
        return []
    return [] if any(clause.asked or clause.supposed for clause in sentence) else words


SHORT = 10
BARE = 2
DEAD = ("dead", "died", "killed")


def _answers_who(before: Sentence, words: list[Word]) -> bool:
    """`Who was near it? Black.`, and not `Who was with me? Black.` or `Who reported? White.`"""
    asked = before.words
    is_who = bool(asked) and any(_asks_who(clause) and clause.asked for clause in before)
    is_deed = any(word.text in manners.INCRIMINATING for word in asked) or any(
        clause.first == "and" for clause in before
    )
    bare = all(word.color for word in words)
    return is_who and is_deed and bare and all(word.part is not Part.SPEAKER for word in asked)


def _asks_who(clause: Clause) -> bool:
    """`who ...`, and `and who ...`"""
    return clause.first in WHO or (clause.first == "and" and clause.words[1].text in WHO if clause.words[1:] else False)


WHO = ("who", "who's")


def _stands_alone(before: Sentence, words: list[Word]) -> bool:
    """`It's always the quiet ones. Red.`, and not `I was with somebody. Red.`"""
    told = before.words
    asked = any(clause.asked or clause.supposed for clause in before)
    bare = all(word.color or word.part is Part.JOINER for word in words)
    bare = bare and all(word.text != "or" for word in words)
    return bool(told) and bare and not asked and manners.COMPANY.isdisjoint(word.text for word in told)


def _told(before: Sentence, sentence: Sentence) -> Iterator[Charge]:
    """`Red says nothing. Very suspicious.`: a mere trait is about whoever the sentence before was about."""
    words = [word for word in sentence.words if word.text not in manners.TELLING]
    texts = tuple(word.text for word in words)
    terms = wording.beginning(texts[0], "".join(texts[1:2])) if texts else ()
    if not any(term.words == texts and term.sense is Sense.TRAIT for term in terms):
        return
    named, spoken = before.named, before.words
    denied = any(word.part in (Part.NEGATOR, Part.NOBODY, Part.SPEAKER) or word.text in DEAD for word in spoken)
    doubted = len(spoken) > BARE and any(clause.asked for clause in before)
    if len(named) == 1 and not denied and not doubted and not any(clause.asked for clause in sentence):
        yield Charge(accused=tuple(named), start=words[0].start, end=words[-1].end, sense=Sense.TRAIT)


def _concluded(before: Sentence, sentence: Sentence, spoken_of: pointing.Colors) -> Iterator[Charge]:
    """`White was alone with the body. Do the math.`"""
    words, told = sentence.words, before.words
    named = _subject(before) or before.named or set(spoken_of)
    if any(word.part is Part.SPEAKER for word in told) and words[0].text.startswith(("hmm", "coincidence")):
        return
    if any(word.text in GONE for word in told):
        return
    if len(named) == 1 and not any(clause.asked or clause.supposed for clause in before):
        yield Charge(accused=tuple(named), start=words[0].start, end=words[-1].end, sense=Sense.TRAIT)


GONE = ("dead", "died", "dies", "ejected")


def _subject(before: Sentence) -> set[identities.Color]:
    """Whom the last clause is about, if it begins with one name and has no other."""
    words = before[-1].words if before else []
    named = {word.color for word in words if word.color is not None}
    return named if len(named) == 1 and words[0].color and len(before) > 1 else set()


def _unvouched(before: Sentence, sentence: Sentence) -> Iterator[Charge]:
    """`Red, who can confirm that? Nobody.`"""
    words, named = sentence.words, before.named
    if len(named) == 1 and not before.texts.isdisjoint(manners.VOUCHING) and any(each.asked for each in before):
        yield Charge(accused=tuple(named), start=words[0].start, end=words[-1].end, sense=Sense.TRAIT)


UNVOUCHED = ("nobody", "no one", "noone", "not one")


def _set_off(before: Clause, clause: Clause) -> Iterator[Charge]:
    """`I'm innocent. Red isn't.`, `Blue is fine, Red isn't.` and `I'm not lying, Red is.`"""
    words = clause.words
    if words[0].color is None or clause.asked or clause.supposed:
        return
    texts = [word.text for word in before.words]
    senses = {term.sense for at in range(len(texts)) for term in _terms(texts[at : at + LONGEST_TERM])}
    good = Sense.HONESTY in senses or not manners.GOOD.isdisjoint(texts)
    bad = not senses.isdisjoint(AGAINST) or not manners.BLAMED.isdisjoint(texts)
    denied = any(word.part is Part.NEGATOR for word in before.words)
    own = bool(before.words) and (denied or before.words[0].part is Part.SPEAKER or before.words[0].color is not None)
    is_not = words[1].part is Part.NEGATOR
    if own and ((good and is_not and not denied) or (bad and denied and words[1].text in manners.DOING)):
        yield Charge(accused=(words[0].color,), start=words[0].start, end=words[1].end, sense=Sense.TRAIT)


SET_OFF = 2
AGAINST = frozenset((Sense.DEED, Sense.TRAIT))
LONGEST_TERM = 4


def _terms(texts: list[str]) -> Iterator[wording.Term]:
    """The terms that these words begin with."""
    for term in wording.beginning(texts[0], "".join(texts[1:2])):
        if tuple(texts[: len(term.words)]) == term.words:
            yield term


def _holds(texts: tuple[str, ...], sign: tuple[str, ...]) -> bool:
    return any(texts[place : place + len(sign)] == sign for place in range(len(texts)))


def staked(sentence: Sentence) -> Iterator[Charge]:
    """Charges against those on whose guilt the speaker stakes something."""
    if not any(clause.supposed for clause in sentence):
        return
    if not STAKE.search(" ".join(word.text for word in sentence.words)):
        return
    for clause in sentence:
        for place, word in enumerate(clause.words if clause.supposed else ()):
            following = {each.text for each in clause.words[place + 1 : place + WAGERED_WITHIN]}
            if word.color is not None and not INNOCENT.isdisjoint(following):
                yield Charge(accused=(word.color,), start=word.start, end=word.end, sense=Sense.CALL)
