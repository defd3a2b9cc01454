"""A player that says nothing for the rest of a meeting, and is otherwise itself."""

import dataclasses

from games.engine.eyes import perspective
from games.engine.facts import decisions
from games.engine.state import ledger as ledgers
from games.players import player


class Muted:
    """Removes what the mind says from its answers in that meeting; what it thinks, notes and votes stays."""

    def __init__(self, mind: player.Player, meeting: int) -> None:
        self._mind = mind
        self._meeting = meeting

    def perceive(self, known: perspective.Perspective, entry: ledgers.Entry) -> None:
        self._mind.perceive(known, entry)

    async def answer(self, ask: decisions.Ask, known: perspective.Perspective) -> player.Answered:
        answered = await self._mind.answer(ask, known)
        said = answered.decision
        sitting = known.meeting
        if not isinstance(said, decisions.DiscussionDecision) or sitting is None or sitting.number != self._meeting:
            return answered
        hushed = dataclasses.replace(said, message="", desire_to_speak=0, target=None, claims=())
        return dataclasses.replace(answered, decision=hushed)
