"""What follows the reveal: everybody, the dead too, takes the result in; then the living put their notes in order.

Reactions come first, all at the same time. In the consolidation each of the living brings what matters into its
lasting pads; the meeting's own pad is erased when the meeting closes, also for those who stumbled here.
"""

from games.engine.facts import decisions, events, identities
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.table import legal_answers

Pad = identities.Pad


def reaction_asks(world: worlds.World) -> list[decisions.ReactionAsk]:
    return [decisions.ReactionAsk(color=color) for color in world.seats]


def react(ledger: ledgers.Ledger, given: legal_answers.Answers) -> None:
    for ask in reaction_asks(ledger.world):
        if isinstance(legal_answers.read(ledger, ask, given), decisions.NotesDecision):
            ledger.tell_only(ask.color, events.Reacted(color=ask.color))
    ledger.tell_everyone(events.ReactionsEnded())


def consolidation_asks(world: worlds.World) -> list[decisions.ConsolidationAsk]:
    return [decisions.ConsolidationAsk(color=color) for color in world.living]


def consolidate(ledger: ledgers.Ledger, given: legal_answers.Answers) -> None:
    for ask in consolidation_asks(ledger.world):
        answer = legal_answers.read(ledger, ask, given)
        if isinstance(answer, decisions.NotesDecision):
            lasting = tuple(note for note in answer.scratchpad_updates if note.pad is not Pad.MEETING)
            ledger.tell_only(ask.color, events.NotesConsolidated(color=ask.color, notes=lasting))
    ledger.tell_everyone(events.MeetingClosed(number=ledger.world.meetings))
