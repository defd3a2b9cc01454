"""A meeting from the call to its last note: discussion, perhaps a last call, reveal, reactions, consolidation."""

from collections.abc import Sequence
from typing import assert_never

from games.engine.facts import decisions, events, identities, rules
from games.engine.facts import dice as dicing
from games.engine.ship import tasks
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.state.changes.table_changes import sitting
from games.engine.table import aftermath, dead_talk, discussion, legal_answers, voting

Color = identities.Color
Phase = worlds.Phase


def call(ledger: ledgers.Ledger, *, caller: Color, body: Color | None) -> None:
    """Everybody living sits down, and all learn who is dead. Whether the call is legal was decided aboard."""
    world = ledger.world
    ledger.tell_everyone(
        events.MeetingOpened(
            number=world.meetings + 1,
            caller=caller,
            body=body,
            place=world.station.spawn,
            living=world.living,
            dead=world.ghosts,
            news=tuple(color for color in world.ghosts if color not in world.known_dead),
        )
    )
    if world.rules.task_bar is rules.TaskBar.MEETINGS:
        tasks.show_bar(ledger)
    tasks.drop_from_bar(ledger, world)


def is_counting(world: worlds.World, meeting: worlds.Meeting) -> bool:
    """From the last vote on until everybody has taken in what the votes have done."""
    return meeting.phase is not Phase.CONSOLIDATION and voting.are_complete(world, meeting)


def asks(world: worlds.World) -> Sequence[decisions.Ask]:
    """Who is asked next at the table, and what; nobody while the ballots are turned over."""
    meeting = sitting(world)
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
    """What follows from the answers to these asks. Answers of others are not heard."""
    meeting = sitting(ledger.world)
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
