"""Actions that take effect at once, in an order drawn for the tick. Each is checked again against those before it."""

from collections.abc import Mapping

from games.engine.facts import actions, events, identities
from games.engine.facts import dice as dicing
from games.engine.ship import doors, interlude, kills, menus, sabotage, sight, vents, walking
from games.engine.state import ledger as ledgers
from games.engine.state import victory
from games.engine.state import world as worlds

Color = identities.Color
Ledger = ledgers.Ledger
AT_ONCE = (
    actions.Kill,
    actions.Approach,
    actions.Report,
    actions.PressButton,
    actions.EnterVent,
    actions.MoveVent,
    actions.ExitVent,
    actions.Sabotage,
    actions.CloseDoors,
)


def done(ledger: Ledger, chosen: Mapping[Color, actions.Action], dice: dicing.Dice) -> bool:
    """Carries out the actions that take effect at once. True if that ended the match or began a meeting."""
    hasty = [color for color, action in chosen.items() if isinstance(action, AT_ONCE)]
    for color in dice.shuffle(f"order/{ledger.tick}", hasty):
        action = chosen[color]
        if not _possible(ledger.world, color, action, ledger.tick):
            ledger.tell_only(color, events.Forestalled(color=color, action=action))
            continue
        _do(ledger, color, action)
        if victory.settle(ledger):
            return True
    return ledger.world.meeting is not None


def _possible(world: worlds.World, color: Color, action: actions.Action, tick: int) -> bool:
    """Whether the action is still possible. Checks only what an earlier deed of the same tick can have changed."""
    player = world.players[color]
    if world.meeting is not None:
        return False
    match action:
        case actions.Kill():
            return action.victim in kills.victims(world, player, tick)
        case actions.Approach():
            return action.color in kills.out_of_reach(world, player)
        case actions.Report():
            return player.alive and action.body in sight.bodies(world, player)
        case actions.PressButton():
            return menus.can_press(world, player, tick)
        case actions.Sabotage():
            return action.system in sabotage.possible(world, tick)
        case actions.CloseDoors():
            return action.room in doors.closable(world, tick)
        case actions.EnterVent() | actions.MoveVent():
            return not vents.is_cleaned(world, action.vent)
        case _:
            return True


def _do(ledger: Ledger, color: Color, action: actions.Action) -> None:
    match action:
        case actions.Kill():
            kills.kill(ledger, color, action.victim)
        case actions.Approach():
            walking.step_back(ledger, color, ledger.world.players[action.color].spot)
        case actions.Report():
            _call(ledger, color, action.body)
        case actions.PressButton():
            _call(ledger, color, None)
        case actions.EnterVent():
            vents.enter(ledger, color, action.vent)
        case actions.MoveVent():
            vents.move(ledger, color, action.vent)
        case actions.ExitVent():
            vents.leave(ledger, color)
        case actions.Sabotage():
            sabotage.begin(ledger, color, action.system)
        case actions.CloseDoors():
            doors.close(ledger, action.room)
        case _:
            raise TypeError(f"{action} is not done at once")


def _call(ledger: Ledger, color: Color, body: Color | None) -> None:
    interlude.interrupt(ledger)
    interlude.call(ledger, caller=color, body=body)
