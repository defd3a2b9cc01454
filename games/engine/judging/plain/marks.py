"""By which a plain sentence is cut into clauses, and by which it tells that somebody else says it, or nobody."""

import enum
import re

from games.engine.judging.reading.words import lexicon

BOUNDARY = frozenset(",&NsBCQa^@!")
UNMEANT = frozenset("nMHr")
"""Where one of these stands in what is left of a clause, the clause is not said to be so."""
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
"""What is shorter the rules for each kind of verb read by themselves."""
LIMITED = ("met", "find", "left", "sight", "did")
"""What was so before a deed of these, these were so too."""
ASSURING = lexicon.words("must can should will i'll you'll")
CONSENTING = frozenset({"right", "huh", "eh"})
"""What ends in these is asked."""
TURNING = frozenset({"but", "yet", "and yet"})
"""Its speaker tells after these; what somebody gives as a reason may be somebody's still."""
ORDERED = frozenset({"swear", "promise", "tell", "admit", "confirm", "note", "remember"})
"""`Swear that you were in Admin`"""
NOBODY = frozenset({"nobody", "everybody", "everyone"})
"""What is told of these hedges nothing that is told besides."""
UNDONE = frozenset({"do", "finish"})
"""What is still to be done."""
NAMING = ("S", "P", "Y", "W")
ADDRESSING = frozenset("YW")


def turns_to_itself(kinds: str, at: int) -> bool:
    """`you said Electrical, and I was in Electrical`: of others it was places alone that were told."""
    return OWN.match(kinds, at + 1) is not None and PLACES_SAID.search(kinds, 0, at) is not None


OWN = re.compile("(?:[PYW],?&)?S[bgmlfed]")
PLACES_SAID = re.compile("r[ituo~]?L[LituoN~&,]*$")


class Voice(enum.IntEnum):
    """Whose words a clause is: true of all but the speaker's own. `I think I can help:` ends what is but hedged."""

    OWN = 0
    HEDGED = 1
    ANOTHERS = 2


GOING_ON = ("", "t", "F", "u", "z", "o", "x", "V")
"""With these a clause may go on; by anything else it may mean another thing."""
SELF_EVIDENT = ("did", "met", "sight")


def end(kinds: str, at: int) -> int:
    while at < len(kinds) and kinds[at] not in BOUNDARY and kinds[at] not in "yj":
        at += 1
    return at
