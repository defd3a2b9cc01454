"""Wagers on somebody's guilt: `if it's not Red I'll eat my hat`, `judge me if Red turns out to be crew`."""

import re
from collections.abc import Iterator

from games.engine.accusing.charges import Charge
from games.engine.accusing.neighbours import Sentence
from games.engine.accusing.terms import Sense

GOOD = frozenset({"crew", "crewmate", "crewmember", "innocent", "clean", "clear", "human"})
REACH = 6
STAKE = re.compile(
    r"\b(?:vote|eject|kick|judge|blame|ban|throw|yeet|hang|roast|mute|lynch|space|airlock|sue|shoot) me\b"
    r"|\bi(?:'ll| will|ll|'d|d) (?:never|eat|quit|uninstall|delete|leave|retire|walk|personally|gladly|happily)\b"
    r"|\b(?:eat|eating) my\b|\bme next\b|\bi(?:'m| am|m) (?:blind|next|quitting|uninstalling)\b"
)


def staked(sentence: Sentence) -> Iterator[Charge]:
    """Whom the speaker would be wrong about at its own cost."""
    words = [word for clause in sentence for word in clause.words]
    if not any(clause.supposed for clause in sentence) or not STAKE.search(" ".join(word.text for word in words)):
        return
    for clause in sentence:
        for place, word in enumerate(clause.words if clause.supposed else ()):
            following = {each.text for each in clause.words[place + 1 : place + REACH]}
            if word.color is not None and not GOOD.isdisjoint(following):
                yield Charge(accused=(word.color,), start=word.start, end=word.end, sense=Sense.CALL)
