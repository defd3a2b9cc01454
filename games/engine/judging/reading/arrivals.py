"""What speakers say of themselves in passing, while they tell of others: `Antenna was empty when I got there`."""

from collections.abc import Sequence

from games.engine.facts.testimony import Claim, Topic
from games.engine.judging.reading import pieces
from games.engine.judging.reading.clause_rules import Read
from games.engine.judging.reading.sentences.one_clause import Clause
from games.engine.judging.reading.sentences.tokens import Token
from games.engine.judging.reading.tails import INSIDE
from games.engine.judging.reading.words import lexicon
from games.engine.judging.reading.words.lexicon import Part

LEADING = lexicon.words("when before after while once until till til since as and")
BESIDES = lexicon.words("finally first also just actually still already then only later even myself")
POINTING = frozenset(
    tuple(way.split())
    for way in (
        *("got there", "came there", "arrived there", "went there", "ran there", "walked there", "was there"),
        *("stood there", "stayed there", "left it", "left there", "reached it", "entered it", "worked there"),
        *("was in there", "got in there", "came in there", "went in there", "sat there"),
    )
)
"""Whoever says one of these speaks of the place that was named."""
COMING = frozenset(
    tuple(way.split())
    for way in (
        *("came in", "got in", "walked in", "ran in", "went in", "stepped in", "arrived", "showed up", "turned up"),
        *("entered", "came through", "passed through", "came back", "got back"),
    )
)
"""So does whoever says one of these, if somebody was said to be in that place."""


def read(clause: Clause, before: Clause | None, scene: pieces.Scene) -> Read | None:
    """Where the speaker was, if the clause tells of its arrival, stay or leaving at the place of the clause before."""
    if before is None or clause.void or clause.denied or LEADING.isdisjoint(clause.lead):
        return None
    texts = [text for text in clause.texts if text not in BESIDES]
    if texts[:1] != ["i"]:
        return None
    places = _places(before, scene)
    if texts == ["i", "did"] and clause.lead[-1:] in AROUND and not before.denied:
        texts = ["i", "left", "it"]
    way = next((way for way in (tuple(texts[1:4]), tuple(texts[1:3])) if way in POINTING), None)
    comes = way is None and (tuple(texts[1:]) in COMING)
    if way and pieces.WITHIN.intersection(texts[1 + len(way) : 2 + len(way)]):
        return None
    if len({place.value for place in places}) != 1 or not (way or comes):
        return None
    if comes and ("and" in clause.lead or places[0].led not in ("", "in", "at", "inside")):
        return None
    claim = Claim(topic=Topic.WAS_AT, subject=scene.speaker, place=places[0].value)
    return Read(claims=(claim,), subject=(scene.speaker,), is_presence=True)


def around(clause: Clause, after: Clause | None, last: Read | None, scene: pieces.Scene) -> Read | None:
    """`After Admin I went on`, and `I was in Storage before Admin`: where else a speaker was that speaks of itself."""
    is_from = clause.texts[0] == "from" and clause.lead[-1:] not in AROUND
    if clause.void or clause.denied or not (is_from or clause.lead[-1:] in AROUND):
        return None
    found = pieces.pieces(clause.words, scene)
    if is_from and len(found) == 1 and found[0].part is Part.PLACE:
        found = [found[0]._replace(led="")] if last is None else []
    if len(found) != 1 or found[0].part is not Part.PLACE or found[0].led or found[0].value in ALARMED:
        return None
    goes_on = last is not None and last.is_presence and last.subject == (scene.speaker,)
    begins = last is None and after is not None and after.texts[0] == "i" and not (after.void or after.denied)
    claim = Claim(topic=Topic.WAS_AT, subject=scene.speaker, place=found[0].value)
    return Read(claims=(claim,), subject=(scene.speaker,), is_presence=True) if goes_on or begins else None


AROUND = (("after",), ("before",))
ALARMED = frozenset({"o2", "reactor", "communications"})
"""With these, "after" may be after their alarm as well."""


def _places(clause: Clause, scene: pieces.Scene) -> list[pieces.Piece]:
    found = pieces.pieces(clause.words, scene)
    if any(piece.part is Part.UNKNOWN and piece.value in ASTRAY for piece in found):
        return []
    return [piece for piece in found if piece.part is Part.PLACE and piece.word != "there"]


ASTRAY = lexicon.words("toward towards past near beside about like vent vents door hallway way between")


BUT = frozenset({"but", "except", "save", "bar", "besides"})
NOBODY = lexicon.words("nobody none noone no empty deserted nobodys")
UNEARNEST = lexicon.words("if suppose might would could saw seen see says said knows know sus like trust")


def excepted(clauses: Sequence[Clause], scene: pieces.Scene) -> Read | None:
    """`There was nobody in MedBay but me`"""
    texts = [text for clause in clauses for text in (*clause.lead, *clause.texts)]
    at = next((at for at, text in enumerate(texts) if text == "me" and at and texts[at - 1] in BUT), None)
    told = texts[:at]
    if (
        at is None
        or clauses[0].texts[0] in lexicon.ASKING_FIRST
        or NOBODY.isdisjoint(told)
        or not UNEARNEST.isdisjoint(told)
    ):
        return None
    return _one_place([word for clause in clauses for word in clause.words], scene)


def instead(clauses: Sequence[Clause], denied: Clause | None, scene: pieces.Scene) -> Read | None:
    """`Blue was not in Storage. I was.`"""
    first = next((clause for clause in clauses[:2] if "i" in clause.texts), None)
    if denied is None or first is None or [text for text in first.texts if text not in lexicon.FILLERS] != ["i", "was"]:
        return None
    return _one_place(denied.words, scene)


def _one_place(words: Sequence[Token], scene: pieces.Scene) -> Read | None:
    places = [piece for piece in pieces.pieces(words, scene) if piece.part is Part.PLACE]
    if len(places) != 1 or places[0].led not in ("", *INSIDE):
        return None
    claim = Claim(topic=Topic.WAS_AT, subject=scene.speaker, place=places[0].value)
    return Read(claims=(claim,), subject=(scene.speaker,), is_presence=True)
