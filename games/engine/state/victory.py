"""When a match ends, and who wins. The conditions are checked in this order, and the first that holds decides:

 1. A critical sabotage has run out: the impostors win.
 2. No impostor is alive: the crew wins.
 3. At least as many impostors as crewmates are alive: the impostors win at once.
 4. Every task that counts is done: the crew wins.
 5. The time limit of roaming is reached: nobody wins.

An impostor's tasks never count; a dead crewmate's do unless `ghosts_do_tasks` is off.
"""

import dataclasses

from games.engine.facts import events, identities
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds

Side = identities.Side
Reason = events.EndReason
IMPOSTOR = identities.Role.IMPOSTOR


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    winner: Side
    reason: Reason


def verdict(world: worlds.World, tick: int) -> Verdict | None:
    """Who has won at that tick, and why; None if the match goes on."""
    sabotage = world.systems.sabotage
    if sabotage is not None and sabotage.deadline is not None and tick >= sabotage.deadline:
        return Verdict(winner=Side.IMPOSTORS, reason=Reason.SABOTAGE)
    living = [player.role for player in world.players.values() if player.alive]
    impostors = living.count(IMPOSTOR)
    if impostors == 0:
        return Verdict(winner=Side.CREW, reason=Reason.IMPOSTORS_GONE)
    if impostors >= len(living) - impostors:
        return Verdict(winner=Side.IMPOSTORS, reason=Reason.PARITY)
    if not any(_leaves_work(world, player) for player in world.players.values()):
        return Verdict(winner=Side.CREW, reason=Reason.TASKS_DONE)
    if tick >= world.rules.time_limit:
        return Verdict(winner=Side.NOBODY, reason=Reason.TIME_LIMIT)
    return None


def _leaves_work(world: worlds.World, player: worlds.Player) -> bool:
    """Whether there is still a task of this player that the crew need."""
    if player.is_impostor or not (player.alive or world.rules.ghosts_do_tasks):
        return False
    return any(not task.is_done for task in player.tasks)


def settle(ledger: ledgers.Ledger) -> bool:
    """Ends the match if it is over, and says whether it is."""
    if ledger.world.outcome is not None:
        return True
    found = verdict(ledger.world, ledger.tick)
    if found is None:
        return False
    ledger.tell_everyone(events.MatchEnded(winner=found.winner, reason=found.reason, impostors=ledger.world.impostors))
    return True
