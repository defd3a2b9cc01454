"""What a sentence as a whole has against somebody, and whom it clears: by its shape and families of words.

`charges` finds the terms that accuse wherever they stand. Here nothing is a term by itself: players are marks, words
belong to families, and a sentence says something of somebody if it has one of the `shapes`.
"""

import bisect
import collections
import dataclasses
import functools
import itertools
import operator
import re
import typing
from collections.abc import Iterator, Mapping, Sequence, Set

from games.engine.accusing import manners
from games.engine.accusing.charges import Charge
from games.engine.accusing.manners import Part
from games.engine.accusing.neighbours import Clause
from games.engine.accusing.pointing import Colors, Word
from games.engine.accusing.wordlists import (
    allowances,
    clearances,
    conclusions,
    families,
    hints,
    listing,
    reproaches,
    shapes,
    urgings,
)
from games.engine.accusing.wordlists.terms import Sense

LONGEST = 60
ANAPHORA = frozenset({"that", "this", "it"})
SHORTENED = ANAPHORA | families.WHOLE.keys()
POINTING = (Part.ADDRESSED, Part.THIRD)


class Mark(typing.NamedTuple):
    """A word of a sentence as shapes see it; `@` is a player, or some."""

    text: str
    start: int
    end: int
    colors: Colors = ()


@dataclasses.dataclass(frozen=True, kw_only=True)
class Shape:
    """`beginnings` are its first two words, in each way that it can begin. If it `opens`, it has to stand at the
    beginning of a sentence, otherwise anywhere."""

    number: int
    parts: tuple[str, ...]
    opens: bool
    beginnings: Mapping[str, Set[str]]

    @functools.cached_property
    def pattern(self) -> re.Pattern[str]:
        """Compiled when a sentence first might have the shape: a match needs one in thirty of the five hundred."""
        return re.compile("".join(map(_part, self.parts)))


class Shapes:
    """Shapes, indexed by the words of the rarest family that each needs.

    What a shape needs is a mask, with a bit for each family of which a sentence must have a word to have the shape.
    """

    def __init__(self, listed: str) -> None:
        self._bits: dict[frozenset[str], int] = {}
        self._words: dict[str, tuple[int, list[tuple[int, Shape]]]] = collections.defaultdict(lambda: (0, []))
        for number, line in enumerate(listing.shapes(listed)):
            parts = tuple(line.removeprefix("^ ").split())
            needed = list(_needs(parts))
            shape = Shape(
                number=number,
                parts=parts,
                opens=line.startswith("^ "),
                beginnings=_beginnings(parts),
            )
            needs = sum({self._bit(need) for need in needed})
            for word in min(needed, key=_commonness):
                self._words[word][1].append((needs, shape))

    def _bit(self, family: frozenset[str]) -> int:
        if family not in self._bits:
            bit = self._bits[family] = 1 << len(self._bits)
            for word in family:
                bits, shapes = self._words[word]
                self._words[word] = (bits | bit, shapes)
        return self._bits[family]

    def found(self, marks: Sequence[Mark]) -> Iterator[tuple[int, int, int]]:
        """For each shape that the marks have: where it begins and ends, and where in it the player stands."""
        texts = [mark.text for mark in marks]
        known = [self._words[word] for word in {*texts} if word in self._words]
        has = functools.reduce(operator.or_, [bits for bits, _ in known], 0)
        meant = {shape.number: shape for _, shapes in known for needs, shape in shapes if needs & has == needs}
        begun = sorted([each for shape in meant.values() for each in _begun(shape, texts)]) if meant else ()
        if not begun:
            return
        text = f"{' '.join(texts)} "
        starts = list(itertools.accumulate((len(word) + 1 for word in texts), initial=0))
        for place, *_, number in begun:
            found = meant[number].pattern.match(text, starts[place])
            if found is not None:
                yield place, bisect.bisect(starts, found.end()) - 1, bisect.bisect(starts, found.start("who")) - 1


def _begun(shape: Shape, texts: Sequence[str]) -> Iterator[tuple[int, bool, bool, int]]:
    """Where the shape may begin, by the first word alone, or by the second one as well."""
    for place, first in enumerate(texts[:1] if shape.opens else texts):
        if first not in shape.beginnings:
            continue
        seconds = shape.beginnings[first]
        if ANY in seconds:
            yield place, shape.opens, False, shape.number
        if (texts[place + 1] if place + 1 < len(texts) else NOTHING) in seconds:
            yield place, shape.opens, True, shape.number


ANY, NOTHING = "*", "$"


RANKS: Mapping[str, int] = {word: rank for rank, word in enumerate(families.COMMON.split(), 1)}
RARE = 400


def _commonness(family: frozenset[str]) -> float:
    return sum(1 / RANKS.get(word, RARE) for word in family)


def _needs(parts: Sequence[str]) -> Iterator[frozenset[str]]:
    for part in parts:
        if part not in GAPS and not part.endswith("?") and "$" not in part.split("|"):
            yield frozenset(word.split()[0] for word in _words(part))


def _beginnings(parts: Sequence[str]) -> Mapping[str, Set[str]]:
    """The first words of whatever has the shape, each with the second words that may follow it."""
    found: dict[str, set[str]] = {}
    for words in map(str.split, _words(parts[0])):
        found.setdefault(words[0], set()).update(words[1:2] or _seconds(parts[1:]))
    return found


def _seconds(parts: Sequence[str]) -> set[str]:
    if not parts or parts[0] in GAPS:
        return {ANY}
    here = {word.split()[0] for word in _words(parts[0])}
    here |= _seconds(parts[1:]) if parts[0].endswith("?") else set()
    return {ANY} if ANY in here else here


def _words(part: str) -> Iterator[str]:
    """What a part of a shape may be, in the words of marks."""
    for each in _options(part):
        yield from ANAPHORA if each == "%" else (each.replace("~", "@"),)


def _part(part: str) -> str:
    if part in GAPS:
        return GAPS[part]
    bare = part.removesuffix("?")
    options = "|".join(ENDS.get(each) or f"{re.escape(each)} " for each in sorted(_options(bare), reverse=True))
    return f"(?:{options}){'?' * (part != bare)}"


def _options(part: str) -> Iterator[str]:
    for word in part.removesuffix("?").split("|"):
        for each in families.FAMILIES[word].split() if word in families.FAMILIES else (word,):
            yield each.replace("_", " ")


DENYING = "not|never|no|nobody|neither|nor|unlikely|hardly|scarcely"
ELSE = "i|you|u|he|she|they|we|someone|somebody|anyone|anybody|everyone|everybody"
BOUNDS = frozenset({",", ":", "#", "and"})
GAPS = {
    "..": rf"(?:(?!(?:{DENYING}|{ELSE}) )[^ ,:#@]+ ){{0,3}}",
    "...": rf"(?:(?!(?:{DENYING}) )[^ #]+ ){{0,7}}",
}
ENDS = {"@": "(?P<who>@) ", "%": "(?P<who>that|this|it) ", "~": "@ ", "$": "$"}


@functools.cache
def _accusing() -> Shapes:
    told = shapes.OF_SOMEBODY + reproaches.REPROACHED
    return Shapes(told + urgings.OF_ITS_SPEAKER + hints.HINTED + conclusions.CONCLUDED)


_listed = functools.cache(Shapes)


def accused(marks: Sequence[Mark]) -> Iterator[Charge]:
    """Charges against those whom the sentence has something against, unless that is denied, asked or supposed."""
    for first, last, who in _accusing().found(marks) if any(mark.colors for mark in marks) else ():
        if not _is_denied(marks, first):
            placed = [mark for mark in marks[first:last] if mark.end]
            yield Charge(accused=marks[who].colors, start=placed[0].start, end=placed[-1].end, sense=Sense.TRAIT)


CLEARING = clearances.CLEARING + allowances.ALLOWING


def cleared(marks: Sequence[Mark]) -> Colors:
    """Those of whom the sentence takes back what it says. What somebody says of themself takes nothing back."""
    return tuple(
        color
        for first, _, who in _listed(CLEARING).found(marks)
        for color in marks[who].colors
        if first == who or marks[first].text != "@" or color not in marks[first].colors
    )


def absolved(marks: Sequence[Mark]) -> Colors:
    """Those of whom the sentence says what no impostor is: dead, or shown to be crew."""
    return tuple(
        color
        for first, _, who in _listed(clearances.ABSOLVING).found(marks)
        if not _is_denied(marks, first)
        for color in marks[who].colors
    )


def _is_denied(marks: Sequence[Mark], first: int) -> bool:
    for place in range(first - 1, -1, -1):
        text = marks[place].text
        if text in BOUNDS:
            return False
        if text in families.DENYING and marks[place + 1].text not in families.YIELDING:
            return True
    return False


def marks(sentence: Sequence[Clause], *, addressed: Colors, spoken_of: Colors) -> list[Mark]:
    """The sentence as marks. What is asked or supposed becomes one mark, and so do players who are named together."""
    found: list[Mark] = []
    for number, clause in enumerate(sentence):
        if number and not (found and found[-1].text == ","):
            found.append(Mark(":" if clause.lead == ":" else ",", *_place(clause)))
        if manners.PART_OF.get(clause.lead) is Part.BREAK and not clause.supposed:
            found.append(Mark(clause.lead, *_place(clause)))
        if clause.asked or clause.supposed:
            found.append(Mark("#", *_place(clause)))
            continue
        for word in clause.words:
            if word.color is None and word.part not in POINTING and word.text not in SHORTENED:
                found.append(Mark(word.text, word.start, word.end))
                continue
            if word.color is not None and word.color not in spoken_of:
                spoken_of = (word.color,)
            if word.part is Part.THIRD and found and found[-1].text in manners.TAKING:
                found.append(Mark(word.text, word.start, word.end))
                continue
            for mark in _marks(word, addressed=addressed, spoken_of=spoken_of):
                _add(found, mark)
            if len(found) >= LONGEST:
                return found
    return found


def _place(clause: Clause) -> tuple[int, int]:
    """The place of its first word; zeros for a clause without words."""
    return (clause.words[0].start, clause.words[0].end) if clause.words else (0, 0)


def _add(found: list[Mark], mark: Mark) -> None:
    if found and mark.text == "@" and found[-1].colors == mark.colors:
        return
    listed = len(found) > 2 and [each.text for each in found[-3:]] == [":", "@", ","]
    joined = len(found) > 1 and (listed or found[-1].text in families.JOINING) and found[-2].text == "@"
    if mark.text == "@" and joined:
        first = -4 if [each.text for each in found[-4:-2]] == ["@", ","] else -2
        colors = dict.fromkeys(color for each in (*found[first:], mark) for color in each.colors)
        found[first:] = [Mark("@", found[first].start, mark.end, tuple(colors))]
    else:
        found.append(mark)


def _marks(word: Word, *, addressed: Colors, spoken_of: Colors) -> Iterator[Mark]:
    _, _, rest = word.text.partition("'")
    colors: Colors = ()
    if word.color is not None:
        colors = (word.color,)
    elif word.part is Part.ADDRESSED and word.text not in manners.POINTING:
        colors, rest = addressed, "own" if word.text in families.OWNERS else rest
    elif word.part is Part.THIRD and len(spoken_of) == 1:
        colors = spoken_of
    if colors:
        yield Mark("@", word.start, word.end, colors)
        if rest:
            yield Mark("'s" if rest in ("s", "own") else families.SHORTENED.get(rest, rest), word.start, word.end)
    else:
        for text in families.WHOLE.get(word.text, (word.text,)):
            yield Mark(text, word.start, word.end, spoken_of if text in ANAPHORA and len(spoken_of) == 1 else ())
