"""The marks that cut a plain sentence into clauses, and those by which somebody else says it, or nobody does."""

import enum
import re

from games.engine.judging.reading.words import lexicon

BOUNDARY = frozenset(",&NsBCQa^@!")
UNMEANT = frozenset("nMHr")
"""If one of these is in what is left of a clause, the clause is not meant as a fact."""
TAIL = re.compile("(?:[PSxV]M?b?r|rP|SM?H|PA)(?=[,&s]|$)|x?r(?=[,s]|$)|r[PSYx]")
"""`..., Red says`, `..., you say`, `..., I think`"""
LEAD = re.compile(r"(?:Sb?x?t[Ar][YW]?\^|(?:SM?|YM)A(?:[SPYWxH]?\^)?|M?A\^)(?=[SPYWC,])")
"""`I am happy to report that`, `I notice that`, `you should know that`"""
CALL = re.compile("P(?=,Y|Y)|P(?=,|$)(?!,?&)")
CALLED = re.compile("(?<![SPYW]),P(?=,|$)(?!,&?[SPYW])")
SEVERAL = re.compile("P(?:,?&?P)+,Y")
"""`Red and Blue, you`, of whom it is not known which"""
ONE_OF = re.compile("x[PSYW],?&[PSYW]")
"""`one of Red and Blue was in Admin`, and it is not known which"""
ASKS = re.compile("[?@!yj]|[bdM]n?[SPYWVx]|n[SPYW]")
TAG = re.compile("(?:n|[bdM]n?)[SPYW](?=$|,)")
RESERVING = lexicon.words(
    "if unless or maybe perhaps probably possibly apparently supposedly allegedly presumably guess according"
)
SHORTEST = 7
"""A sentence of fewer words is left to the rules for each kind of verb, in `reading`."""
LIMITED = ("met", "find", "left", "sight", "did")
"""Clauses of these kinds are read even after `before` or `until`: they were so as well."""
ASSURING = lexicon.words("must can should will i'll you'll")
CONSENTING = frozenset({"right", "huh", "eh"})
"""A sentence that ends in one of these is a question."""
TURNING = frozenset({"but", "yet", "and yet"})
"""After these, the speaker tells by itself. A reason, after `because`, may still be somebody else's."""
ORDERED = frozenset({"swear", "promise", "tell", "admit", "confirm", "note", "remember"})
"""`Swear that you were in Admin`"""
NOBODY = frozenset({"nobody", "everybody", "everyone"})
"""What is said of these does not hedge the rest of the sentence."""
UNDONE = frozenset({"do", "finish"})
"""Verbs for what is still to be done."""
NAMING = ("S", "P", "Y", "W")
ADDRESSING = frozenset("YW")


def turns_to_itself(kinds: str, at: int) -> bool:
    """`you said Electrical, and I was in Electrical`: of the others, only places were told."""
    return OWN.match(kinds, at + 1) is not None and PLACES_SAID.search(kinds, 0, at) is not None


OWN = re.compile("(?:[PYW],?&)?S[bgmlfed]")
PLACES_SAID = re.compile("r[ituo~]?L[LituoN~&,]*$")


class Voice(enum.IntEnum):
    """Whose words a clause is; false in a condition if they are the speaker's own.

    `I think I can help:` ends what is only hedged.
    """

    OWN = 0
    HEDGED = 1
    ANOTHERS = 2


GOING_ON = ("", "t", "F", "u", "z", "o", "x", "V")
"""What a clause may go on with. With anything else, it may mean something different."""
SELF_EVIDENT = ("did", "met", "sight")


def end(kinds: str, at: int) -> int:
    while at < len(kinds) and kinds[at] not in BOUNDARY and kinds[at] not in "yj":
        at += 1
    return at
