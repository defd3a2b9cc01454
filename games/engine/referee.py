"""The front door: open a match, ask who decides, resolve what was decided, until it is over."""

from collections.abc import Iterable, Mapping, Sequence

from games.engine.facts import decisions, events, identities
from games.engine.facts import dice as dicing
from games.engine.opening import open_match
from games.engine.ship import interlude, roaming
from games.engine.state import ledger as ledgers
from games.engine.state import victory
from games.engine.state import world as worlds
from games.engine.state.fold import evolve, fold
from games.engine.table import meeting, reflection

Decisions = Mapping[identities.Color, decisions.Decision]


def who_decides(world: worlds.World) -> Sequence[decisions.Ask]:
    """The asks of this moment, all put at the same time. Empty while ballots are turned over, and after the end."""
    if world.closed or not world.seats:
        return []
    if world.outcome is not None:
        return reflection.asks(world)
    if world.meeting is not None:
        return meeting.asks(world)
    return roaming.asks(world)


def resolve(
    world: worlds.World, answers: Decisions, dice: dicing.Dice, read: Iterable[events.LineRead] = ()
) -> ledgers.Step:
    """What follows from the decisions. A player that was asked and gave none loses its turn.

    What a clerk has `read` meanwhile is written first; nobody at the table is told, and nothing follows from it.
    """
    ledger = ledgers.Ledger(world)
    for reading in read:
        ledger.tell_nobody(reading)
    if world.outcome is not None:
        reflection.step(ledger, answers)
    elif world.meeting is not None:
        meeting.step(ledger, answers, dice)
        _rise(ledger)
    else:
        roaming.step(ledger, answers, dice)
    return ledger.step()


def _rise(ledger: ledgers.Ledger) -> None:
    """Ends the match if it is decided, or resumes roaming after the meeting. Neither while ballots are counted."""
    sitting = ledger.world.meeting
    if sitting is not None and meeting.is_counting(ledger.world, sitting):
        return
    if not victory.settle(ledger) and sitting is None:
        interlude.resume(ledger)


def is_over(world: worlds.World) -> bool:
    return world.closed


__all__ = ["evolve", "fold", "is_over", "open_match", "resolve", "who_decides"]
