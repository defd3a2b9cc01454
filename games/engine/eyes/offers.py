"""What a roaming player is offered: the menu, made from its own perspective and nothing else.

What is legal follows from the true world, in `ship/menus.py`. It is a law of the tests that both are the same at every
ask of every match, so an offer betrays nothing and lacks nothing.
"""

import dataclasses
from collections.abc import Iterator

from games.engine.eyes import knowledge
from games.engine.facts import actions, decisions, identities, reach, rules
from games.engine.facts import station as stations

Known = knowledge.Perspective
Figure = knowledge.Figure


def offered(ask: decisions.Ask, known: Known) -> decisions.Ask:
    """The ask as its player gets it, with the menu made from the player's own perspective."""
    return dataclasses.replace(ask, menu=menu(known)) if isinstance(ask, decisions.ActionAsk) else ask


def menu(known: Known) -> tuple[actions.Action, ...]:
    me = known.me
    if me is None:
        raise ValueError(f"{known.viewer} has no seat, and nothing to choose")
    ways = actions.ways(known.station, me.place)
    if not me.alive:
        return (*_carry_on(me), *actions.WAITS, *ways, *_tasks(known, me), *_mischief(known, me))
    if me.vent is not None:
        return (*_carry_on(me), *actions.WAITS, *_vent_moves(known, me.vent), *_mischief(known, me))
    return (
        *_urgent(known, me),
        *_carry_on(me),
        *actions.WAITS,
        *_tasks(known, me),
        *_consoles(known),
        *ways,
        *_mischief(known, me),
    )


def _carry_on(me: Figure) -> tuple[actions.Action, ...]:
    return (actions.Continue(),) if isinstance(me.plan, actions.Plan) else ()


def _urgent(known: Known, me: Figure) -> Iterator[actions.Action]:
    yield from (actions.Report(body=body) for body in known.bodies_in_sight)
    if _can_press(known, me):
        yield actions.PressButton()
    if me.role is not identities.Role.IMPOSTOR:
        return
    prey = [figure for figure in _company(known, me) if figure.role is not identities.Role.IMPOSTOR]
    near = [figure for figure in prey if reach.spans(known.rules.kill_distance, me.spot, figure.spot)]
    if me.kill_ready_at is not None and known.tick >= me.kill_ready_at:
        yield from (actions.Kill(victim=figure.color) for figure in near)
    if known.rules.kill_distance is not reach.Reach.LONG:
        yield from (actions.Approach(color=figure.color) for figure in prey if figure not in near)
    yield from (actions.EnterVent(vent=vent.id) for vent in known.station.vents_in[me.place or ""])


def _company(known: Known, me: Figure) -> list[Figure]:
    return [
        figure
        for figure in known.figures.values()
        if figure.in_sight and figure.alive and figure.place == me.place and figure.color != me.color
    ]


def _can_press(known: Known, me: Figure) -> bool:
    button = known.station.console_for(stations.Use.BUTTON)
    if button is None or me.place != button.place or me.buttons_left == 0:
        return False
    return known.sabotage is None and known.tick >= known.button_ready_at


def _tasks(known: Known, me: Figure) -> Iterator[actions.Action]:
    """Includes the tasks of a list that is dark: the player remembers them, and can do them."""
    is_impostor = me.role is identities.Role.IMPOSTOR
    if not me.alive and (is_impostor or not known.rules.ghosts_do_tasks):
        return
    for task in me.tasks:
        left = [stage for stage in range(len(task.stages)) if stage not in task.finished]
        in_any_order = is_impostor or known.station.task[task.task].any_order
        if known.tick >= task.ready_at:
            yield from (actions.DoTask(task=task.task, stage=stage) for stage in (left if in_any_order else left[:1]))


def _consoles(known: Known) -> Iterator[actions.Action]:
    alarm = known.sabotage
    if alarm is not None:
        is_held = known.station.system[alarm.system].mending is stations.Mending.TOGETHER
        done = () if is_held else alarm.mended
        consoles = known.station.mending_consoles[alarm.system]
        yield from (actions.Mend(console=console.id) for console in consoles if console.id not in done)
    if alarm is None or alarm.system is not identities.System.COMMS:
        yield from actions.screens(known.station)


def _vent_moves(known: Known, vent: str) -> Iterator[actions.Action]:
    yield actions.ExitVent()
    yield from (actions.MoveVent(vent=other) for other in known.station.vent[vent].leads_to)


def _mischief(known: Known, me: Figure) -> Iterator[actions.Action]:
    """By the clocks of sabotage and doors as the impostor knows them; it is told of each."""
    if me.role is not identities.Role.IMPOSTOR or known.sabotage is not None:
        return
    if known.sabotage_ready_at is not None and known.tick >= known.sabotage_ready_at:
        yield from (actions.Sabotage(system=system) for system in known.station.system)
    ready = known.doors_ready
    for room in known.station.rooms_with_doors:
        if known.tick >= ready.get(room, rules.FIRST_SABOTAGE_AFTER):
            yield actions.CloseDoors(room=room)
