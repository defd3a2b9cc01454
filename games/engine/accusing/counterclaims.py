"""Players who accuse each other in one sentence: `Red says it was Blue, Blue says it was Red` takes neither side."""

from collections.abc import Sequence

from games.engine.accusing import stances
from games.engine.accusing.pointing import Colors
from games.engine.accusing.wordlists import excuses
from games.engine.facts import identities

REACH = 8


def crossed(marks: Sequence[stances.Mark]) -> Colors:
    """Everybody who speaks of somebody that speaks of them in turn."""
    told = [
        (mark.colors[0], _spoken_of(marks, place))
        for place, mark in enumerate(marks[:-1])
        if len(mark.colors) == 1 and marks[place + 1].text in excuses.COUNTERED
    ]
    pairs = {(teller, other) for teller, others in told for other in others}
    return tuple(teller for teller, other in pairs if teller != other and (other, teller) in pairs)


def _spoken_of(marks: Sequence[stances.Mark], place: int) -> tuple[identities.Color, ...]:
    """Whoever is named next behind the verb."""
    following = (mark.colors for mark in marks[place + 2 : place + 2 + REACH] if mark.text == "@")
    return next(following, ())
