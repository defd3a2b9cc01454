"""Whom a line accuses: the colours that its accusing words are aimed at, or the player it addresses if it names nobody.

A line is cut into sentences, and each sentence into clauses, at punctuation and at words like "but" or "when". Each
clause is read once from left to right (`charges`). An accusing term (`wording`) falls on whoever was named last before
it or on whoever follows it, depending on the kind of term. "You" means the player called on in this sentence ("Red, you
lie") or an earlier one, or else the player that the line addresses. "They" means whoever the sentence named before.

A line never accuses its own speaker, nor the victim in "was killed". Each negation earlier in the clause reverses a
term: "I don't think red is sus" accuses nobody, "don't trust red" accuses Red. What is asked, quoted, supposed, taken
back or begun in mockery accuses nobody, unless it takes the deed for granted ("why did you vent"). A sentence can also
accuse or clear somebody by its shape as a whole (`stances`).
"""

import itertools
from collections.abc import Iterable, Sequence, Set

from games.engine.accusing import (
    concluding,
    counterclaims,
    insinuations,
    manners,
    neighbours,
    spelling,
    stances,
    weighing,
)
from games.engine.accusing.charges import Charge
from games.engine.accusing.manners import Part
from games.engine.accusing.mentions import WORD, names
from games.engine.accusing.neighbours import Clause, Sentence
from games.engine.accusing.pointing import Colors, Word
from games.engine.accusing.wordlists import clearances, excuses, holdings, retorts
from games.engine.facts import decisions, events, identities

ABSOLVING = clearances.ABSOLVING_WORDS
MOST_SENTENCES = 100


def accusations(
    message: str, *, speaker: identities.Color, target: identities.Color | None, seats: Colors
) -> tuple[events.Span, ...]:
    """For each player that the line accuses, the first words that do so. Only as much is read as a message may have,
    since some rules take time quadratic in the length of a sentence."""
    message = message[: decisions.LONGEST_MESSAGE]
    named = names(seats)
    words = frozenset(WORD.findall(message.lower()))
    if target is None and named.keys().isdisjoint(words) and spelling.MEANT.keys().isdisjoint(words):
        return ()
    hearing = _Hearing(message, words, speaker, target)
    for sentence in itertools.islice(weighing.sentences(message, named), MOST_SENTENCES):
        if not hearing.is_beside_the_point(sentence):
            hearing.hear(sentence)
    return tuple(
        events.Span(color=color, start=charge.start, end=charge.end)
        for color, charge in hearing.charges()
        if color != speaker
    )


class _Hearing:
    """What a line has said so far, sentence by sentence. Skips every search for which the line has not the words."""

    def __init__(
        self, message: str, words: Set[str], speaker: identities.Color, target: identities.Color | None
    ) -> None:
        self._message, self._words, self._speaker = message, words, speaker
        self._target: Colors = () if target is None else (target,)
        self._turned_to: Colors = self._target
        self._hints: Sequence[int] = () if holdings.HINTS.isdisjoint(words) else insinuations.hinted(_lower(message))
        self._may_turn = not manners.QUESTIONS.isdisjoint(words)
        self._shares = "%" in message or "percent" in words
        self._is_elsewhere = not manners.ELSEWHERE.isdisjoint(words)
        self._is_dismissive = not excuses.DISMISSIVE.isdisjoint(words)
        self._smells = not insinuations.SMELLS.isdisjoint(words)
        self._unnamed = manners.OF_THE_DEAD & words
        incriminating = manners.INCRIMINATING & words
        if not incriminating or (incriminating == {"lying"} and excuses.LAID.search(_lower(message))):
            self._unnamed |= manners.UNSEEN & words
        self._first: dict[identities.Color, Charge] = {}
        self._last: tuple[Charge, ...] = ()
        self._before = Sentence()
        self._spoken_of: Colors = ()
        self._told: list[Sequence[stances.Mark]] = []

    def is_beside_the_point(self, sentence: list[Clause]) -> bool:
        return (self._is_elsewhere and _is_elsewhere(sentence)) or (
            self._is_dismissive and excuses.DISMISSED.search(_plain(sentence)) is not None
        )

    def hear(self, sentence: Sentence) -> None:
        self._spoken_of = _sole(self._before) or (self._spoken_of if _names_nobody(self._before) else ())
        addressed = self._meant_by_you(sentence)
        marks = stances.marks(sentence, addressed=addressed, spoken_of=self._spoken_of)
        self._told.append(marks)
        found = self._found(sentence, addressed, marks)
        text = _plain(sentence) if _may_turn(sentence[0].first) else ""
        if text in retorts.RETRACTING or (not found and text.startswith(retorts.OBJECTING)):
            self._first = {color: charge for color, charge in self._first.items() if charge not in self._last}
        self._last = () if text.startswith(retorts.MOCKING) else found
        if self._last:
            cleared = {*stances.cleared(marks), *counterclaims.crossed(marks)}
            for charge in self._last:
                for color in (each for each in charge.accused if each not in cleared):
                    self._first.setdefault(color, charge)
        self._before = sentence

    def _meant_by_you(self, sentence: Sentence) -> Colors:
        """Whom "you" means in the sentence. Whoever is called on is meant in the sentences that follow as well."""
        addressed = _addressed(sentence, self._turned_to) if sentence.named else self._turned_to
        if not YOU.isdisjoint(sentence.texts) or _calls(
            next((clause for clause in sentence if clause.words), sentence[0])
        ):
            self._turned_to = addressed
        if self._may_turn:
            self._turned_to = _turned(sentence) or self._turned_to
        return addressed

    def charges(self) -> list[tuple[identities.Color, Charge]]:
        """The first charge against each player, except those whom the line absolves."""
        absolved: set[identities.Color] = set()
        if self._first and not ABSOLVING.isdisjoint(self._words):
            absolved = {color for marks in filter(None, self._told) for color in stances.absolved(marks)}
        return [(color, charge) for color, charge in self._first.items() if color not in absolved]

    def _found(self, sentence: Sentence, addressed: Colors, marks: Sequence[stances.Mark]) -> tuple[Charge, ...]:
        before, spoken_of = self._before, self._spoken_of
        of_a_body = bool(self._unnamed) and _names(self._unnamed, before, sentence)
        return (
            *concluding.charged(sentence, addressed, spoken_of, of_a_body=of_a_body),
            *neighbours.verdicts(before, sentence, spoken_of),
            *neighbours.staked(sentence),
            *stances.accused(marks),
            *self._insinuated(sentence, marks),
            *self._held(sentence, addressed),
        )

    def _insinuated(self, sentence: Sentence, marks: Sequence[stances.Mark]) -> Iterable[Charge]:
        if not self._smells:
            return ()
        return insinuations.insinuated(sentence, marks, speaker=self._speaker, spoken_of=self._spoken_of)

    def _held(self, sentence: Sentence, addressed: Colors) -> Iterable[Charge]:
        words = sentence.words if self._hints or self._shares else []
        if not words or any(clause.supposed for clause in sentence):
            return ()
        text, start = _lower(self._message[words[0].start : words[-1].end]), words[0].start
        told = insinuations.held(text, start, hints=self._hints, addressed=addressed, spoken_of=self._spoken_of)
        return [charge for charge in told if charge.accused]


def _lower(text: str) -> str:
    return text.lower().replace("’", "'")


def _names(unnamed: Set[str], before: Sentence, sentence: Sentence) -> bool:
    """Whether "it" may mean one of these, because one of the two sentences names it."""
    return not (unnamed.isdisjoint(before.texts) and unnamed.isdisjoint(sentence.texts))


def _may_turn(first: str) -> bool:
    """Whether a sentence that begins with that word may take back what was said, or mean the opposite."""
    return first in retorts.TURNING or not first.isalpha()


def _plain(sentence: list[Clause]) -> str:
    words = ((clause.lead, *(word.text for word in clause.words)) for clause in sentence)
    return " ".join(text for text in itertools.chain(*words) if text.isalpha() or "'" in text)


def _addresses(clause: Clause) -> bool:
    """`no offense Red, but you ...`"""
    return bool(clause.words) and clause.words[0].part is Part.ADDRESSED and clause.first not in manners.POINTING


def _calls(clause: Clause) -> bool:
    return all(word.color or word.text in manners.VOCATIVE for word in clause.words)


YOU = frozenset(manners.PARTS[Part.ADDRESSED]) - manners.POINTING


def _is_elsewhere(sentence: list[Clause]) -> bool:
    """`Last game Red did the same`, which is about another match."""
    texts = [word.text for clause in sentence for word in clause.words]
    return any(a in manners.OTHER and b in manners.ELSEWHERE for a, b in itertools.pairwise(texts))


def _addressed(sentence: list[Clause], addressed: Colors) -> Colors:
    """Whom "you" means: whoever is called on, or else whoever was before."""
    for clause in sentence:
        if len(clause.words) <= weighing.SHORT_CALL or all(
            word.color or word.part is Part.JOINER for word in clause.words
        ):
            addressed = tuple(word.color for word in clause.words if word.color) or addressed
    for clause, after in itertools.pairwise(sentence):
        if clause.words and clause.words[-1].color and _addresses(after) and _calls(clause):
            addressed = (clause.words[-1].color,)
    for clause in sentence:
        if (
            len(clause.words) > weighing.SHORT_CALL
            and clause.words[0].color
            and _addresses(Clause(words=clause.words[1:]))
        ):
            addressed = (clause.words[0].color,)
    return addressed


def _turned(sentence: Sentence) -> Colors:
    """`A small question for Blue.`, whom the sentences after it address."""
    words = sentence.words
    if len(words) < 2 or words[-1].color is None or words[-2].text not in ("for", "to"):
        return ()
    return (words[-1].color,) if any(word.text in manners.QUESTIONS for word in words[:LONGEST_TURN]) else ()


LONGEST_TURN = 8


def _sole(sentence: Sentence) -> Colors:
    """Whom a sentence was about, if it named only one player: "he" may mean that player in the next."""
    if len(sentence.named) != 1 or not manners.OF_VICTIMS.isdisjoint(sentence.texts) or _is_hearsay(sentence.words):
        return ()
    return tuple(sentence.named)


def _is_hearsay(words: list[Word]) -> bool:
    """`someone wants us to believe that Red did it`: what comes next may be about someone's word, not about Red."""
    telling = {word.text for word in words[1:3]}
    return words[:1] != [] and words[0].text in manners.TALKERS and not telling.isdisjoint(excuses.MAINTAINING)


def _names_nobody(sentence: Sentence) -> bool:
    """Whether a sentence names nobody, so that the next may go on about whoever the one before it was about."""
    return not sentence.named and manners.UNNAMED.isdisjoint(sentence.texts)
