"""Whom a line accuses: accusatory language toward a named colour, or toward the target if it names nobody.

A line is cut into sentences, and these into clauses, at punctuation and at words like "but" or "when". Each clause is
read once from left to right (`charges`). A term of `wording` falls on whoever was named last before it, or on whoever
follows it, as its sense demands; "you" is whoever is called on in the sentence ("Red, you lie") or else the target;
"they" whoever the sentence named before. The speaker is never accused by its own line, and the victim of "was killed"
is not either. Every negation earlier in the clause turns a term round: "I don't think red is sus" accuses nobody,
"don't trust red" does. What is asked, quoted, supposed, taken back or begun in mockery accuses nobody, unless it takes
the deed for granted ("why did you vent"). Besides, a sentence accuses, or clears, if it has a shape of `stances`.
"""

import itertools
from collections.abc import Sequence, Set

from games.engine.accusing import concluding, insinuations, manners, neighbours, spelling, stances, weighing
from games.engine.accusing.charges import Charge
from games.engine.accusing.manners import Part
from games.engine.accusing.mentions import WORD, names
from games.engine.accusing.neighbours import Clause
from games.engine.accusing.pointing import Colors
from games.engine.accusing.wordlists import clearances, excuses
from games.engine.facts import events, identities

ABSOLVING = clearances.ABSOLVING_WORDS
MOST_SENTENCES = 100


def accusations(
    message: str, *, speaker: identities.Color, target: identities.Color | None, seats: Colors
) -> tuple[events.Span, ...]:
    """The first words of the line that accuse each of those whom it accuses."""
    named = names(seats)
    words = frozenset(WORD.findall(message.lower()))
    if target is None and named.keys().isdisjoint(words) and spelling.MEANT.keys().isdisjoint(words):
        return ()
    is_elsewhere = not manners.ELSEWHERE.isdisjoint(words)
    is_dismissive = not excuses.DISMISSIVE.isdisjoint(words)
    smells = not insinuations.SMELLS.isdisjoint(words)
    unnamed = manners.OF_THE_DEAD if manners.INCRIMINATING & words else manners.OF_THE_DEAD | manners.UNSEEN
    names_body = not unnamed.isdisjoint(words)
    first: dict[identities.Color, Charge] = {}
    before: list[Clause] = []
    spoken_of: Colors = ()
    last: tuple[Charge, ...] = ()
    told: list[Sequence[stances.Mark]] = []
    for sentence in itertools.islice(weighing.sentences(message, named), MOST_SENTENCES):
        if (is_elsewhere and _is_elsewhere(sentence)) or (is_dismissive and excuses.DISMISSED.search(_plain(sentence))):
            continue
        spoken_of = _sole(before) or (spoken_of if _names_nobody(before) else ())
        addressed = _addressed(sentence, target)
        marks = stances.marks(sentence, addressed=addressed, spoken_of=spoken_of)
        told.append(marks)
        found = (
            *concluding.charged(
                sentence, addressed, spoken_of, of_a_body=names_body and _names(unnamed, before, sentence)
            ),
            *neighbours.verdicts(before, sentence, spoken_of),
            *neighbours.staked(sentence),
            *stances.accused(marks),
            *(insinuations.insinuated(sentence, marks, speaker=speaker, spoken_of=spoken_of) if smells else ()),
        )
        cleared = stances.cleared(marks) if found else ()
        text = _plain(sentence) if _may_turn(sentence[0].first) else ""
        if text in manners.RETRACTING:
            first = {color: charge for color, charge in first.items() if charge not in last}
        last = () if text.startswith(manners.MOCKING) else found
        for charge in last:
            for color in (each for each in charge.accused if each not in cleared):
                first.setdefault(color, charge)
        before = sentence
    absolved: set[identities.Color] = set()
    if first and not ABSOLVING.isdisjoint(words):
        absolved = {color for marks in filter(None, told) for color in stances.absolved(marks)}
    return tuple(
        events.Span(color=color, start=charge.start, end=charge.end)
        for color, charge in first.items()
        if color != speaker and color not in absolved
    )


def _names(unnamed: Set[str], before: list[Clause], sentence: list[Clause]) -> bool:
    """Whether "it" may be one of these."""
    return any(word.text in unnamed for clause in (*before, *sentence) for word in clause.words)


def _may_turn(first: str) -> bool:
    """Whether a sentence that begins with it may take back what was said, or mean the contrary."""
    return first in manners.TURNING or not first.isalpha()


def _plain(sentence: list[Clause]) -> str:
    words = ((clause.lead, *(word.text for word in clause.words)) for clause in sentence)
    return " ".join(text for text in itertools.chain(*words) if text.isalpha() or "'" in text)


def _addresses(clause: Clause) -> bool:
    """`no offense Red, but you ...`"""
    return bool(clause.words) and clause.words[0].part is Part.ADDRESSED and clause.first not in manners.POINTING


def _calls(clause: Clause) -> bool:
    return all(word.color or word.text in manners.VOCATIVE for word in clause.words)


def _is_elsewhere(sentence: list[Clause]) -> bool:
    """`Last game Red did the same` is of another match."""
    texts = [word.text for clause in sentence for word in clause.words]
    return any(a in manners.OTHER and b in manners.ELSEWHERE for a, b in itertools.pairwise(texts))


def _addressed(sentence: list[Clause], target: identities.Color | None) -> Colors:
    """Whom "you" means: who is called on, or else the target."""
    addressed: Colors = () if target is None else (target,)
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


def _sole(sentence: list[Clause]) -> Colors:
    """Of whom a sentence was, if it named one alone: "he" may be said of it in the next."""
    words = [word for clause in sentence for word in clause.words]
    named = {word.color for word in words if word.color}
    is_victim = any(word.text in manners.OF_VICTIMS for word in words)
    return tuple(named) if len(named) == 1 and not is_victim else ()


def _names_nobody(sentence: list[Clause]) -> bool:
    """So that the next may go on with whom the one before it was of."""
    words = [word for clause in sentence for word in clause.words]
    return all(word.color is None and word.text not in manners.UNNAMED for word in words)
