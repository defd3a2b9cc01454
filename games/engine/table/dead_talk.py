"""The talk of the dead among themselves, beside the discussion. Each of them may speak, without bids.

Their words reach only other ghosts, and nothing that they decide is told to the living or counted. They are asked
every few discussion ticks, but not during the last call, nor between meetings, when they go on with their work.
"""

from games.engine.facts import decisions, events
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.table import legal_answers


def asks(world: worlds.World, t: int) -> list[decisions.GhostAsk]:
    if world.rules.ghost_chat is None or t % world.rules.ghost_chat:
        return []
    return [decisions.GhostAsk(color=color, t=t) for color in world.ghosts]


def chat(ledger: ledgers.Ledger, t: int, given: legal_answers.Answers) -> None:
    for ask in asks(ledger.world, t):
        answer = legal_answers.read(ledger, ask, given)
        if isinstance(answer, decisions.GhostDecision) and answer.message.strip():
            ledger.tell(events.GhostSpoke(t=ask.t, color=ask.color, message=answer.message))
