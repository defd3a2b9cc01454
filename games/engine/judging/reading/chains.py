"""Whether somebody tells its way by places alone."""

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
"""With these a header may lead up to the way of somebody else."""
SHORTEST = 2


def is_chain(clauses: Sequence[Clause], scene: pieces.Scene) -> bool:
    """Whether places alone follow each other."""
    if len(clauses) < SHORTEST or is_of_another(clauses):
        return False
    bare = [
        pieces.pieces(clause.words, scene)
        for clause in clauses[:4]
        if not clause.void and len(clause.words) < 5 and pieces.may_be_place(clause.words, scene)
    ]
    if any(found and found[0].part is Part.PLACE and found[-1].part not in WITHOUT_A_VERB for found in bare):
        return False
    return sum(bool(found) and all(piece.part is Part.PLACE for piece in found) for found in bare) > 1


def is_joint(clause: Clause, before: clause_rules.Read | None) -> bool:
    """`Red and I did wires and gauges`: of a second task it is not certain who did it."""
    return clause.lead in TOGETHER and before is not None and len(before.subject) > 1


def is_of_another(clauses: Sequence[Clause]) -> bool:
    """`Admin, Storage, what a hero Red is`, and `Admin, Storage, only one person there: Red`"""
    return any(clause.texts[:2] == ["what", "a"] or {"one", "person"} <= set(clause.texts) for clause in clauses)
