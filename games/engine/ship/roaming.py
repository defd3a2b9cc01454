"""One step of roaming: from the players' decisions to the next moment at which somebody must decide.

All decisions of a step apply to the world as it was when the players were asked. They take effect in this order:

 1. Every decision is read, in seating order. Thoughts and notes are recorded, and the choice is checked against the
    menu. A missing or illegal choice is a lost turn.
 2. Actions that happen at once are carried out, in an order drawn for the tick: kills, stepping up to somebody,
    reports, the emergency button, vents, sabotage and doors. Each is checked again first; one that an earlier action
    has made impossible is forestalled. A kill that ends the match stops everything after it. A report or a press of the
    button ends the step, and the meeting begins.
 3. New plans begin, in seating order.

Then time moves on, by one tick or more, to the next tick at which something happens by itself. At that tick:

 4. If a critical sabotage or the match's time limit has run out, the match ends before anything else happens.
 5. Doors open. Work that is due ends, in seating order. Walkers cross into the next place, in seating order, and then
    look around. Walks end and plans begin. A system that enough hands hold is mended. Kill timers, the alarm and the
    screens come last.
 6. The engine checks whether somebody has won.
 7. Every player with a reason to decide is asked. If nobody has one, time moves on again.
"""

from collections.abc import Mapping

from games.engine.facts import actions, decisions, events, identities, rules
from games.engine.facts import dice as dicing
from games.engine.ship import agenda, deeds, doors, kills, menus, plans, sabotage, screens, sight, triggers, walking
from games.engine.state import ledger as ledgers
from games.engine.state import minds, victory
from games.engine.state import world as worlds

Color = identities.Color


def asks(world: worlds.World) -> list[decisions.Ask]:
    return [
        decisions.ActionAsk(color=color, menu=menus.menu(world, color), triggers=player.awaits)
        for color, player in world.players.items()
        if player.awaits
    ]


def step(ledger: ledgers.Ledger, answers: Mapping[Color, decisions.Decision], dice: dicing.Dice) -> None:
    before = ledger.world
    chosen = _read(ledger, answers)
    if deeds.done(ledger, chosen, dice):
        return
    plans.begin_all(ledger)
    kills.run_timers(ledger)
    sabotage.count(ledger, before)
    screens.refresh(ledger, before)
    _pass_time(ledger, before)


def _read(ledger: ledgers.Ledger, answers: Mapping[Color, decisions.Decision]) -> dict[Color, actions.Action]:
    """The legal choices, in seating order."""
    world = ledger.world
    chosen: dict[Color, actions.Action] = {}
    for color, player in world.players.items():
        if not player.awaits:
            continue
        answer = answers.get(color, decisions.NoDecision(reason="no answer came"))
        if isinstance(answer, decisions.Thinking):
            minds.record(ledger, color, answer)
        wrong = _wrong(world, color, answer)
        if wrong is None and isinstance(answer, decisions.ActionDecision):
            chosen[color] = answer.action
            ledger.tell_only(color, events.PlanChosen(color=color, action=answer.action))
        else:
            _lose_turn(ledger, color, wrong or "")
    return chosen


def _wrong(world: worlds.World, color: Color, answer: decisions.Decision) -> str | None:
    if isinstance(answer, decisions.NoDecision):
        return answer.reason
    if not isinstance(answer, decisions.ActionDecision):
        return f"{type(answer).__name__} is no answer to the question what to do"
    if (fault := minds.overlong(answer.scratchpad_updates)) is not None:
        return fault
    if answer.action not in menus.offered(world, world.players[color]):
        return f"{answer.action} is not on the menu"
    return None


def _lose_turn(ledger: ledgers.Ledger, color: Color, reason: str) -> None:
    """Records the stumble. The player's plan goes on; a player without one waits for a moment."""
    minds.stumble(ledger, color, events.Asked.ACTION, reason)
    if ledger.world.players[color].plan is None:
        ledger.tell_only(color, events.Waited(color=color, until=ledger.tick + rules.LOST_TURN))


def _pass_time(ledger: ledgers.Ledger, before: worlds.World) -> None:
    """Passes time until somebody must decide, or the match is over.

    Reasons to ask a player come from comparing each moment with the one before, never with the beginning of the step,
    which depends on when others were asked.
    """
    stirred = triggers.is_stirred(ledger.entries)
    told = 0
    why: Mapping[Color, tuple[decisions.Trigger, ...]] = {}
    while not any(why.values()):
        ledger.tick = ledger.tick + 1 if stirred else agenda.next_tick(ledger.world, ledger.tick)
        if victory.settle(ledger):
            return
        _happen(ledger)
        if victory.settle(ledger):
            return
        stirred = False
        why = triggers.fired(ledger, before, ledger.entries[told:])
        before, told = ledger.world, len(ledger.entries)
    triggers.rouse(ledger, why)


def _happen(ledger: ledgers.Ledger) -> None:
    """Everything that happens by itself at this tick."""
    before = ledger.world
    doors.open_due(ledger)
    plans.end_due(ledger)
    crossed = [color for color in walking.due_to_cross(ledger.world, ledger.tick) if walking.cross(ledger, color)]
    for color in crossed:
        sight.look(ledger, color)
    walking.arrive(ledger)
    plans.begin_all(ledger)
    kills.run_timers(ledger)
    sabotage.count(ledger, before)
    screens.refresh(ledger, before)
