"""Sentences that speak of one player alone and smell of guilt, whatever their shape: `soot on Red's boots`."""

from collections.abc import Iterator, Sequence

from games.engine.accusing import stances
from games.engine.accusing.charges import Charge
from games.engine.accusing.neighbours import Clause
from games.engine.accusing.pointing import Colors
from games.engine.accusing.wordlists import families, smells
from games.engine.accusing.wordlists.terms import Sense
from games.engine.facts import identities

SMELLS = smells.SMELLS
REMARK = 5


def insinuated(
    sentence: Sequence[Clause], marks: Sequence[stances.Mark], *, speaker: identities.Color, spoken_of: Colors
) -> Iterator[Charge]:
    """Of whom alone a sentence speaks, or the one before a short remark that names nobody."""
    foul = [place for place, mark in enumerate(marks) if mark.text in SMELLS]
    if not foul or any(clause.asked or clause.supposed for clause in sentence):
        return
    texts = [mark.text for mark in marks]
    if _is_kind(texts, foul[0]):
        return
    of = {color for mark in marks if mark.text == "@" for color in mark.colors if color != speaker}
    of = of or (set(spoken_of) if len(texts) <= REMARK else set())
    if len(of) == 1:
        mark = marks[foul[0]]
        yield Charge(accused=tuple(of), start=mark.start, end=mark.end, sense=Sense.TRAIT)


def _is_kind(texts: Sequence[str], foul: int) -> bool:
    """Denied, wished or excused, or a likeness (`stiff as a plank`); `more holes than a sieve` denies nothing."""
    denying = families.DENYING - {"than"}
    is_task = texts[foul] == "blood" and not smells.OF_TESTS.isdisjoint(texts)
    is_like = texts[max(0, foul - 2) : foul] == ["as", "a"]
    return is_task or is_like or not denying.isdisjoint(texts) or not smells.KIND.isdisjoint(texts)
