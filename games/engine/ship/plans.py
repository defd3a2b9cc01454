"""Plans: what the engine carries on by itself until it is done, impossible, or replaced by another."""

from typing import assert_never

from games.engine.facts import actions, events
from games.engine.ship import sabotage, screens, tasks, walking
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds


def begin(ledger: ledgers.Ledger, player: worlds.Player, plan: actions.Plan) -> None:
    """Begins a plan on the spot, or sets out to where it can be begun. Does nothing for a player on the way there."""
    goal = _goal(ledger.world, player, plan)
    if goal != player.place or player.walk is not None:
        if not _is_heading(player, goal):
            walking.set_out(ledger, player.color, goal)
        return
    _begin_here(ledger, player, plan)


def _goal(world: worlds.World, player: worlds.Player, plan: actions.Plan) -> str:
    match plan:
        case actions.Wait():
            return player.place
        case actions.GoTo():
            return plan.place
        case actions.DoTask():
            return tasks.stage_of(player, plan).place
        case actions.Mend() | actions.Watch():
            return world.station.console[plan.console].place
        case _:
            assert_never(plan)


def _is_heading(player: worlds.Player, goal: str) -> bool:
    walk = player.walk
    if walk is None:
        return False
    return (walk.steps[-1].place if walk.steps else player.place) == goal


def _begin_here(ledger: ledgers.Ledger, player: worlds.Player, plan: actions.Plan) -> None:
    color = player.color
    match plan:
        case actions.Wait():
            until = ledger.tick + plan.seconds
            ledger.tell_only(color, events.Waited(color=color, until=until))
        case actions.GoTo():
            ledger.tell_only(color, events.PlanEnded(color=color, done=True))
        case actions.DoTask():
            tasks.begin(ledger, player, plan)
        case actions.Mend():
            sabotage.work(ledger, color, plan)
        case actions.Watch():
            screens.begin(ledger, color, plan)
        case _:
            assert_never(plan)


def end_due(ledger: ledgers.Ledger) -> None:
    """Ends, in seating order, whatever ends by itself at this tick."""
    for color in ledger.world.seats:
        player = ledger.world.players[color]
        if player.begun and player.until is not None and player.until <= ledger.tick:
            _end(ledger, player)


def _end(ledger: ledgers.Ledger, player: worlds.Player) -> None:
    if isinstance(player.plan, actions.DoTask):
        tasks.finish(ledger, player, player.plan)
    elif isinstance(player.plan, actions.Mend) and not sabotage.finish_part(ledger, player.color, player.plan):
        return
    if ledger.world.players[player.color].plan is not None:
        ledger.tell_only(player.color, events.PlanEnded(color=player.color, done=True))


def begin_all(ledger: ledgers.Ledger) -> None:
    """Begins every plan that waits to be begun, as on arrival, or when the scanner has become free."""
    for color in ledger.world.seats:
        player = ledger.world.players[color]
        if player.plan is not None and not player.begun:
            begin(ledger, player, player.plan)
    sabotage.mend_together(ledger)
