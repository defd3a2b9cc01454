"""Which players a line names: by colour, as a whole word, in upper or lower case.

"Bored", "hundred" and "predicted" therefore name nobody, while "grey" names Gray. A word consists of letters, digits
and the marks that combine with them; an underscore or a hyphen ends it. One pass over the line finds every mention.
"""

import functools
import re
from collections.abc import Mapping

from games.engine.accusing import manners
from games.engine.facts import events, identities

LETTERS = r"(?:[^\W_]++|[\u0300-\u036f]++)++"
WORD = re.compile(LETTERS)


def mentions(message: str, seats: tuple[identities.Color, ...]) -> tuple[events.Span, ...]:
    """Every place where somebody of these seats is named, in order."""
    named = names(seats)
    found = ((named.get(word[0].lower()), word) for word in WORD.finditer(message))
    return tuple(
        events.Span(color=color, start=word.start(), end=word.end()) for color, word in found if color is not None
    )


@functools.lru_cache(maxsize=64)
def names(seats: tuple[identities.Color, ...]) -> Mapping[str, identities.Color]:
    """Maps each word by which one of these players is called to the player's colour."""
    seated = {color.value: color for color in seats}
    return seated | {alias: color for alias, color in manners.ALIASES.items() if color in seated}
