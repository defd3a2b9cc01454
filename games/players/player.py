"""What plays: anything that answers an ask, given what its player knows."""

from typing import Protocol

from games.engine.eyes import perspective
from games.engine.facts import decisions


class Agent(Protocol):
    """A player's mind. Bots and models implement this alike.

    `known` is the perspective of the very player that is asked, so there is nothing else an agent could betray.
    An agent that cannot answer says so with `NoDecision`; it never makes up a choice.
    """

    def decide(self, ask: decisions.Ask, known: perspective.Perspective) -> decisions.Decision: ...
