"""What an answer says by the question before it, and what a mere name says by what is denied of somebody else.

`Who was in Admin? Red.` is `Red was in Admin`, and so is `Blue wasn't in Admin, Red was`.
"""

import itertools
from collections.abc import Sequence

from games.engine.judging.reading.sentences import splitting
from games.engine.judging.reading.sentences.one_clause import Clause
from games.engine.judging.reading.sentences.tokens import Token
from games.engine.judging.reading.words import lexicon

SHORTEST, LONGEST = 2, 3
DOING = lexicon.words("was did were is am are do does")
NAMES = splitting.COLORS | lexicon.SELF
DEEDS = lexicon.words("kill kills killed murdered stabbed")
"""Who did these may be a guess as well as knowledge."""


def asked(sentence: Sequence[Token]) -> list[Token]:
    """What follows the "who" of a question."""
    at = next((at for at, token in enumerate(sentence) if token.text == "who"), None)
    if at is None or (at and sentence[at - 1].text not in LEADING):
        return []
    return [*sentence[at + 1 :]] if DEEDS.isdisjoint(token.text for token in sentence) else []


LEADING = lexicon.words("and so then but guess now well ok okay ,")


def answered(asked: Sequence[Token], sentence: list[Token]) -> list[Token]:
    """The answer in full, if it is only a name, perhaps with a verb like "was" or "did"."""
    texts = [token.text for token in sentence[: LONGEST + 1]]
    named = bool(texts) and texts[0] in NAMES and all(text in DOING for text in texts[1:])
    if not named or len(texts) > SHORTEST or len(asked) < SHORTEST:
        return sentence
    place = sentence[-1]
    return [sentence[0], *(token._replace(start=place.start, end=place.end) for token in asked)]


def contrasted(clauses: Sequence[Clause]) -> None:
    """Completes a clause that says of whom something is so, after it was denied of somebody else."""
    for before, clause in itertools.pairwise(clauses):
        texts = [text for text in clause.texts if text not in ONLY]
        if len(texts) == SHORTEST and texts[0] in NAMES and texts[1] in WERE and before.denied and not before.void:
            rest = [word for word in before.words if word.text not in lexicon.DENYING]
            if rest and rest[0].text in NAMES and rest[0].text != texts[0] and len(rest) > SHORTEST:
                name, was = (word for word in clause.words if word.text not in ONLY)
                told = rest[1:] if rest[1].text in WERE else [was, *rest[1:]]
                clause.put([name, *(word._replace(start=was.start, end=was.end) for word in told)])


ONLY = lexicon.words("only but just instead though")
WERE = lexicon.words("was were")
