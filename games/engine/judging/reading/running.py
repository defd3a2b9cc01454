"""Clauses that run into each other, and clauses that separate whom the one before put together."""

import dataclasses
from collections.abc import Sequence

from games.engine.facts.testimony import Topic
from games.engine.judging.reading import clause_rules, pieces
from games.engine.judging.reading.clause_rules import Read
from games.engine.judging.reading.sentences.one_clause import Clause
from games.engine.judging.reading.words import lexicon, names
from games.engine.judging.reading.words.lexicon import Part

VERBS = (Part.BE, Part.GO, Part.LEAVE, Part.DO, Part.KILL, Part.VENT, Part.FIND, Part.MEET, Part.SEE)
BESIDE = frozenset({"in", "at", "from", "inside", "on", "by"})


def read(found: list[pieces.Piece], scene: pieces.Scene, before: Read | None) -> Read | None:
    """What one clause says, or two with no stop between them, such as `blue left medbay white came in`: the claims of
    both, and otherwise the reading of the second, which whatever follows goes on from."""
    at = _second(found)
    if not at:
        return clause_rules.read(found, scene, before)
    first, second = clause_rules.read(found[:at], scene, before), clause_rules.read(found[at:], scene, None)
    if first is None or second is None:
        return second or (first and dataclasses.replace(first, subject=found[at].persons))
    return dataclasses.replace(second, claims=(*first.claims, *second.claims))


def _second(found: Sequence[pieces.Piece]) -> int:
    """Where the second clause begins: a person and a deed, behind a place that ends somebody else's deed; else 0."""
    if found[:1] == [] or found[0].part is not Part.PERSON:
        return 0
    begun = False
    for at, piece in enumerate(found[:-1]):
        begun = begun or piece.part in VERBS
        is_named = at > 1 and piece.part is Part.PERSON and not piece.led and piece.value not in AGAIN
        if begun and is_named and found[at - 1].part is Part.PLACE and _is_told(found[at + 1]):
            return at
    return 0


AGAIN = lexicon.THIRD | lexicon.words("me myself")


def _is_told(piece: pieces.Piece) -> bool:
    is_done = piece.part is Part.TASK and (piece.word.endswith("ed") or piece.word in names.DONE)
    return is_done or (piece.part in VERBS and not piece.led and not piece.value.endswith("ing"))


def parted(read: Read | None, after: Clause | None, scene: pieces.Scene) -> Read | None:
    """`Red and I mended it, he in Admin and I in O2`: they were not with each other."""
    texts = after.texts if read is not None and after is not None else []
    if read is None or after is None or len(texts) <= SHORTEST or texts[0] not in EACH or texts[1] not in BESIDE:
        return read
    places = {piece.value for piece in pieces.pieces(after.words, scene) if piece.part is Part.PLACE}
    kept = tuple(claim for claim in read.claims if claim.topic is not Topic.WAS_WITH or not places - {claim.place})
    return dataclasses.replace(read, claims=kept) if kept else None


SHORTEST = 2
EACH = lexicon.THIRD | lexicon.SELF | pieces.COLORS.keys() | {"one"}
