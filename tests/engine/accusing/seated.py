"""A table of four, at which Green speaks."""

from games.engine.accusing.accusations import accusations
from games.engine.facts.identities import Color

SEATS = (Color.RED, Color.BLUE, Color.GREEN, Color.PINK)
RED, BLUE, GREEN, PINK = SEATS


def accused(message: str, target: Color | None = None) -> set[Color]:
    return {span.color for span in accusations(message, speaker=GREEN, target=target, seats=SEATS)}
