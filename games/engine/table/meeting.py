"""A meeting from its first tick to its last note: discussion, perhaps a last call, reveal, reactions, consolidation."""

from collections.abc import Sequence
from typing import assert_never

from games.engine.facts import decisions
from games.engine.facts import dice as dicing
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.table import aftermath, dead_talk, discussion, legal_answers, voting

Phase = worlds.Phase


def is_counting(world: worlds.World, meeting: worlds.Meeting) -> bool:
    """True from the last vote until everybody has taken in the result."""
    return meeting.phase is not Phase.CONSOLIDATION and voting.are_complete(world, meeting)


def asks(world: worlds.World) -> Sequence[decisions.Ask]:
    """Who is asked next at the table, and what; nobody while the ballots are turned over."""
    meeting = worlds.sitting(world)
    match meeting.phase:
        case Phase.DISCUSSION | Phase.LAST_CALL if voting.are_complete(world, meeting):
            return []
        case Phase.DISCUSSION:
            return [*discussion.asks(world, meeting), *dead_talk.asks(world, meeting.t)]
        case Phase.LAST_CALL:
            return voting.last_asks(world, meeting)
        case Phase.REACTION:
            return aftermath.reaction_asks(world)
        case Phase.CONSOLIDATION:
            return aftermath.consolidation_asks(world)
    assert_never(meeting.phase)


def step(ledger: ledgers.Ledger, given: legal_answers.Answers, dice: dicing.Dice) -> None:
    """What follows from the answers to these asks. Answers of players that were not asked are ignored."""
    meeting = worlds.sitting(ledger.world)
    match meeting.phase:
        case Phase.DISCUSSION | Phase.LAST_CALL if voting.are_complete(ledger.world, meeting):
            voting.reveal(ledger, meeting)
        case Phase.DISCUSSION:
            discussion.tick(ledger, meeting, given, dice)
        case Phase.LAST_CALL:
            voting.last_round(ledger, meeting, given)
        case Phase.REACTION:
            aftermath.react(ledger, given)
        case Phase.CONSOLIDATION:
            aftermath.consolidate(ledger, given)
        case _:
            assert_never(meeting.phase)
