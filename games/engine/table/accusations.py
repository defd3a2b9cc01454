"""Whom a line accuses: accusatory language toward a named colour, or toward the target if it names nobody.

A line is cut into sentences, and these into clauses, at punctuation and at words like "but" or "when". Each clause is
read once from left to right. A term of `wording` falls on whoever was named last before it, or on whoever follows it,
as its sense demands; "you" is whoever is called on in the sentence ("Red, you lie") or else the target; "they" whoever
the sentence named before. The speaker is never accused by its own line, and the victim of "was killed" is not either.
Every negation earlier in the clause turns a term round: "I don't think red is sus" accuses nobody, "don't trust red"
does. That is as much grammar as a boost of a few points deserves; irony is lost on it.
"""

import dataclasses
import re
import typing
from collections.abc import Iterator, Mapping

from games.engine.facts import events, identities
from games.engine.table import wording
from games.engine.table.mentions import LETTER, names
from games.engine.table.wording import Part, Sense

Colors = tuple[identities.Color, ...]
TOKEN = re.compile(rf"(?P<word>{LETTER}+(?:['’]{LETTER}+)*)|(?P<stop>[.!?…;\n]+)|(?P<pause>[,:()—–]+)")
REACH = 3
SHORT_CALL = 2


class Word(typing.NamedTuple):
    text: str
    start: int
    end: int
    color: identities.Color | None
    part: Part | None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Charge:
    accused: Colors
    start: int
    end: int


Clause = list[Word]


def accusations(
    message: str, *, speaker: identities.Color, target: identities.Color | None, seats: Colors
) -> tuple[events.Span, ...]:
    """The first words of the line that accuse each of those whom it accuses."""
    first: dict[identities.Color, Charge] = {}
    for sentence in _sentences(message, names(seats)):
        for charge in _charges(sentence, target):
            for color in charge.accused:
                first.setdefault(color, charge)
    return tuple(
        events.Span(color=color, start=charge.start, end=charge.end)
        for color, charge in first.items()
        if color != speaker
    )


def _sentences(message: str, named: Mapping[str, identities.Color]) -> Iterator[list[Clause]]:
    clauses: list[Clause] = [[]]
    for token in TOKEN.finditer(message):
        if token["stop"]:
            yield clauses
            clauses = [[]]
            continue
        text = (token["word"] or "").lower().replace("’", "'")
        part = wording.PART_OF.get(text)
        if token["pause"] or part is Part.BREAK:
            clauses.append([])
            continue
        color = named.get(text.partition("'")[0])
        clauses[-1].append(Word(text=text, start=token.start(), end=token.end(), color=color, part=part))
    yield clauses


def _charges(sentence: list[Clause], target: identities.Color | None) -> Iterator[Charge]:
    addressed: Colors = () if target is None else (target,)
    for clause in sentence:
        if len(clause) <= SHORT_CALL:
            addressed = tuple(word.color for word in clause if word.color) or addressed
    spoken_of: Colors = ()
    for clause in sentence:
        reading = _Reading(clause, addressed=addressed, spoken_of=spoken_of or addressed)
        yield from reading.charges()
        spoken_of = reading.named or spoken_of


class _Reading:
    """One clause, read from left to right. `subject` is None until anybody was spoken of."""

    __slots__ = ("_addressed", "_clause", "_negations", "_run_on", "_spoken_of", "_subject", "named")

    def __init__(self, clause: Clause, *, addressed: Colors, spoken_of: Colors) -> None:
        self._clause = clause
        self._addressed = addressed
        self._spoken_of = spoken_of
        self._subject: Colors | None = None
        self._negations = 0
        self._run_on = False
        self.named: Colors = ()

    def charges(self) -> Iterator[Charge]:
        """What the clause lays to whose charge. Distrust counts only if nothing plainer follows it."""
        distrust = None
        place = 0
        while place < len(self._clause):
            term = self._term(place)
            if term is None:
                self._pass(place)
                place += 1
                continue
            charge = self._charge(term, place)
            distrust = charge if term.sense is Sense.TRUST else None
            if charge is not None and distrust is None:
                yield charge
            self._run_on = False
            place += len(term.words)
        if distrust is not None:
            yield distrust

    def _term(self, place: int) -> wording.Term | None:
        for term in wording.BY_FIRST_WORD.get(self._clause[place].text, ()):
            words = self._clause[place : place + len(term.words)]
            if tuple(word.text for word in words) == term.words:
                return term
        return None

    def _pass(self, place: int) -> None:
        """A word that is no term changes who is spoken of, or denies what follows."""
        word = self._clause[place]
        if word.color:
            self._name(word.color)
        elif word.part is Part.JOINER:
            return
        elif word.part is Part.SPEAKER or (word.part is Part.OPENER and self._subject is None):
            self._subject = ()
        elif word.part is Part.ADDRESSED:
            self._subject = self._addressed
        elif word.part is Part.THIRD:
            self._subject = self._spoken_of
        elif word.part is Part.NEGATOR or (word.text == "no" and self._text(place + 1) in wording.NO_BEFORE):
            self._negations += 1
        self._run_on = word.color is not None

    def _name(self, color: identities.Color) -> None:
        """Colours in a row, or joined by "and", are spoken of together."""
        before = (self._subject or ()) if self._run_on else ()
        self._subject = before if color in before else (*before, color)
        self.named = self._subject

    def _charge(self, term: wording.Term, place: int) -> Charge | None:
        denied = self._negations % 2 == 1
        accused = self._accused(term, place)
        if denied != (term.sense in (Sense.HONESTY, Sense.TRUST)) or not accused:
            return None
        last = self._clause[place + len(term.words) - 1]
        return Charge(accused=accused, start=self._clause[place].start, end=last.end)

    def _accused(self, term: wording.Term, place: int) -> Colors:
        after = place + len(term.words)
        if term.sense in (Sense.CALL, Sense.TRUST):
            return self._following(after)
        if self._suffered(place):
            return self._following(after + 1) if self._text(after) == "by" else ()
        if term.sense is Sense.TRAIT:
            said_to_be = self._following(after + 1) if self._text(after) in wording.COPULAS else ()
            if said_to_be:
                return said_to_be
        if self._subject is not None:
            return self._subject
        if term.sense is Sense.TRAIT and after < len(self._clause) and self._clause[after].color:
            return self._following(after)
        return self._addressed

    def _suffered(self, place: int) -> bool:
        return self._text(place) in wording.SUFFERED and (
            self._text(place - 1) in wording.BEING or self._text(place - 2) in wording.BEING
        )

    def _following(self, place: int) -> Colors:
        """Those named within a few words from there on, together with those joined to them."""
        for ahead in range(place, min(place + REACH, len(self._clause))):
            word = self._clause[ahead]
            if word.color:
                return self._run(ahead)
            if word.part is Part.ADDRESSED:
                return self._addressed
            if word.text in wording.STOPS:
                break
        return ()

    def _run(self, place: int) -> Colors:
        run: dict[identities.Color, None] = {}
        while place < len(self._clause):
            word = self._clause[place]
            if word.color:
                run[word.color] = None
            elif word.part is not Part.JOINER:
                break
            place += 1
        return tuple(run)

    def _text(self, place: int) -> str:
        return self._clause[place].text if 0 <= place < len(self._clause) else ""
