"""Whether somebody tells where it went by a mere list of places."""

import itertools
from collections.abc import Sequence

from games.engine.judging.reading import clause_rules, pieces
from games.engine.judging.reading.sentences.one_clause import Clause
from games.engine.judging.reading.words import lexicon, tellings
from games.engine.judging.reading.words.lexicon import Part

WITHOUT_A_VERB = (Part.PLACE, Part.WITH, Part.PERSON, Part.TASK, Part.DO, Part.PURPOSE)
TOGETHER = (("and",), ("n",), ("&",))


def is_list(clauses: Sequence[Clause], scene: pieces.Scene) -> bool:
    """`My route: Admin, Storage`, and `To be precise about what I did: Admin, Storage`"""
    at = next((at for at, clause in enumerate(clauses[:4]) if at and ":" in clause.lead), 0)
    if not at or (clauses[0].void and "my" not in clauses[0].texts and OWN.isdisjoint(clauses[0].texts)):
        return False
    header = {text for clause in clauses[:at] for text in clause.texts}
    if not header.isdisjoint(PLANNING):
        return False
    if "my" in header or header <= tellings.LISTING:
        return len(clauses) > SHORTEST or pieces.may_be_place(clauses[at].words, scene)
    is_own = not OWN.isdisjoint(header) and NOT_OWN.isdisjoint(header - {scene.speaker.value})
    return is_own and pieces.may_be_place(clauses[at].words, scene)


OWN = lexicon.words("i me myself i'll where")
NOT_OWN = (
    lexicon.SUPPOSING
    | pieces.COLORS.keys()
    | lexicon.words(
        "saw seen think heard he she they him her them thought believe guess who what vote sus trust follow followed"
    )
)
"""With one of these, a header may lead up to where somebody else went."""
PLANNING = lexicon.words(
    "plan plans planned next todo remaining left guess theory suspects suspect vote want need will"
)
SHORTEST = 2


def is_chain(clauses: Sequence[Clause], scene: pieces.Scene) -> bool:
    """Whether the clauses are mere places that follow each other."""
    if len(clauses) < SHORTEST or is_of_another(clauses) or _is_headed_by_others(clauses):
        return False
    short = [clause for clause in clauses[:4] if not clause.void and len(clause.words) < 5]
    begun = [clause for clause in short if pieces.may_be_place(clause.words, scene)] if len(short) > 1 else []
    if len(begun) < SHORTEST:
        return False
    bare = [pieces.pieces(clause.words, scene) for clause in begun]
    if any(found and found[0].part is Part.PLACE and found[-1].part not in WITHOUT_A_VERB for found in bare):
        return False
    return sum(bool(found) and all(piece.part is Part.PLACE for piece in found) for found in bare) > 1


def leave_to_others(clauses: Sequence[Clause], scene: pieces.Scene) -> None:
    """Voids `Admin - Red, Storage - Blue`, and `Admin (Red)`, where who was in a place is named behind it."""
    for clause, after in itertools.pairwise(clauses):
        if DASHES.isdisjoint(after.lead) or not NAMES.issuperset(after.texts) or OTHERS.isdisjoint(after.texts):
            continue
        if all(piece.part is Part.PLACE for piece in pieces.pieces(clause.words, scene)):
            clause.void = after.void = True


DASHES = frozenset("-\u2013\u2014(=")
OTHERS = frozenset(pieces.COLORS)
NAMES = OTHERS | lexicon.AND | lexicon.SELF


def _is_headed_by_others(clauses: Sequence[Clause]) -> bool:
    """`I was to watch Red, so I did: Admin, Storage`"""
    at = next((at for at, clause in enumerate(clauses[:4]) if at and ":" in clause.lead), 0)
    return any(not pieces.COLORS.keys().isdisjoint(clause.texts[1:]) for clause in clauses[:at])


def is_answer(found: Sequence[pieces.Piece], clauses: Sequence[Clause], scene: pieces.Scene) -> bool:
    """`elec`: only a place, of which nothing is said."""
    is_place = [piece.part for piece in found] in ([Part.PLACE], [Part.PLACE, Part.PURPOSE])
    return is_place and found[0].word not in tellings.CAMERAS and not is_subject(clauses, scene)


def is_subject(clauses: Sequence[Clause], scene: pieces.Scene) -> bool:
    """`Storage, Admin and Weapons are empty`"""
    last = next((clause for clause in reversed(clauses) if len(clause.words) > 1), clauses[-1])
    is_thing = last.texts[0] == "back" or pieces.may_be_place(last.words, scene)
    return len(clauses) > 1 and not WERE.isdisjoint(last.texts[1:]) and is_thing


WERE = lexicon.words("is are was were")
PASSING = ("through", "via", "thru")


def passes_on(clause: Clause, told: Sequence[pieces.Piece], before: Clause | None, scene: pieces.Scene) -> bool:
    """`through Storage | and Cafeteria`, which does not say that anybody was in either."""
    if before is None or clause.lead != ("and",) or not any(word in before.texts for word in PASSING):
        return False
    found = pieces.pieces(before.words, scene)
    places = [piece for piece in found if piece.part is Part.PLACE]
    is_by_the_way = bool(places) and places[-1].led in PASSING and (len(places) > 1 or places[0] is found[0])
    return is_by_the_way and bool(told) and told[0].part is Part.PLACE and not told[0].led


def is_joint(clause: Clause, before: clause_rules.Read | None) -> bool:
    """`Red and I did wires and gauges`: who did a second task is uncertain."""
    return clause.lead in TOGETHER and before is not None and len(before.subject) > 1


def is_of_another(clauses: Sequence[Clause]) -> bool:
    """`Admin, Storage, what a hero Red is`, and `Admin, Storage, only one person there: Red`"""
    return any(
        clause.texts[:2] == ["what", "a"] or ("person" in clause.texts and "one" in clause.texts) for clause in clauses
    )
