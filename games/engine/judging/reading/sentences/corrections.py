"""What is said anew, and what it takes back."""

from collections.abc import Sequence

from games.engine.judging.reading.sentences import tellers
from games.engine.judging.reading.sentences.one_clause import Clause
from games.engine.judging.reading.words import lexicon


def correct(clause: Clause, before: Clause | None) -> None:
    """Marks `no wait`, and `I mean Admin`, and keeps only what follows the correcting words."""
    texts = clause.texts
    if texts[0] in CALLING and " ".join(texts[1:3]) in CORRECTIONS:
        clause.put(clause.words[1:])
        texts = clause.texts
    if texts[0] not in CORRECTS_FIRST:
        return
    length = next(
        (
            n
            for n in (3, 2, 1)
            if " ".join(texts[:n]) in CORRECTIONS and (n > 1 or len(texts) == 1 or texts[0] == "actually")
        ),
        0,
    )
    again = before is not None and before.corrects
    if (
        not length
        and texts[0] == "sorry"
        and len(texts) <= SHORT_CORRECTION
        and texts[1] not in tellers.OWN | tellers.COLORS
    ):
        length, again = 1, True
    clause.corrects = bool(length)
    clause.is_strong = clause.corrects and (again or " ".join(texts[:length]) not in lexicon.OBJECTING)
    if length < len(texts):
        clause.put(clause.words[length:])


CALLING = lexicon.words("nah oh ah uh um well yeah lol nvm")
"""`nah scratch that`"""
SHORT_CORRECTION = 3
CORRECTIONS = frozenset(lexicon.CORRECTING)
CORRECTS_FIRST = frozenset(phrase.split()[0] for phrase in CORRECTIONS)


def is_corrected(clauses: Sequence[Clause]) -> bool:
    """Whether something in the sentence is corrected; `sorry, Blue` begs a pardon."""
    following = [*clauses[2:], None]
    return any(
        clause.is_strong or (clause.corrects and not _begs_pardon(clause, after))
        for clause, after in zip(clauses[1:], following, strict=False)
    )


def _begs_pardon(clause: Clause, after: Clause | None) -> bool:
    """`I'm so sorry`, and `sorry, but`, of whomever."""
    if clause.texts == ["sorry"] and (clause.lead == ("so",) or (after and not PARDONED.isdisjoint(after.lead))):
        return True
    return tellers.COLORS.issuperset(after.texts if after else clause.texts[1:])


PARDONED = frozenset({"so", "but", "and"})
