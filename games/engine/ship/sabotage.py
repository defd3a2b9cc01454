"""Sabotage of a system, and how it is mended.

One system at a time, shared by all impostors, the dead ones too. The next is possible a while after the last was mended
or lifted. Some systems are mended console by console, in any order; a console can have several parts, like the switches
of the lights, which are flipped one after the other by as many as stand there. The reactor needs every scanner held in
the same moment. The alarm shows everybody how far the mending is, but not whose work it is. Ghosts cannot mend.
"""

from games.engine.facts import actions, events, identities, rules
from games.engine.facts import station as stations
from games.engine.ship import sight, walking
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds

Color = identities.Color
System = identities.System
World = worlds.World


def possible(world: World, tick: int) -> tuple[System, ...]:
    if world.systems.sabotage is not None or tick < world.systems.sabotage_ready_at:
        return ()
    return tuple(world.station.system)


def begin(ledger: ledgers.Ledger, color: Color, system: System) -> None:
    seconds = ledger.world.station.system[system].seconds
    deadline = None if seconds is None else ledger.tick + seconds
    blinded = _watchers(ledger.world) if system is System.COMMS else ()
    ledger.tell_everyone(events.SabotageStarted(system=system, deadline=deadline))
    ledger.tell(events.SabotageCalled(color=color, system=system), (color,))
    for watcher, console in blinded:
        ledger.tell_only(watcher, events.ScreensDark(color=watcher, console=console))
        ledger.tell_only(watcher, events.PlanEnded(color=watcher, done=False))
    if system is System.LIGHTS:
        _look_anew(ledger)


def _watchers(world: World) -> tuple[tuple[Color, str], ...]:
    return tuple(
        (color, player.plan.console)
        for color, player in world.players.items()
        if player.alive and player.begun and isinstance(player.plan, actions.Watch)
    )


def _look_anew(ledger: ledgers.Ledger) -> None:
    """Has living crewmates look around again: their sight has narrowed or widened, nobody else's has."""
    for color, player in ledger.world.players.items():
        if player.alive and not player.is_impostor:
            sight.look(ledger, color)


def open_consoles(world: World) -> tuple[str, ...]:
    """The consoles at which the present sabotage can still be mended."""
    sabotage = world.systems.sabotage
    if sabotage is None:
        return ()
    consoles = world.station.mending_consoles[sabotage.system]
    return tuple(console.id for console in consoles if console.id not in sabotage.mended)


def work(ledger: ledgers.Ledger, color: Color, plan: actions.Mend) -> None:
    """Begins to work the console, or its next part. Ends the plan if there is nothing left to mend there."""
    if plan.console not in open_consoles(ledger.world):
        ledger.tell_only(color, events.PlanEnded(color=color, done=False))
        return
    console = ledger.world.station.console[plan.console]
    walking.step_back(ledger, color, console.id)
    held = _mending(ledger.world) is stations.Mending.TOGETHER
    until = None if held else ledger.tick + console.seconds
    ledger.tell(events.MendingBegun(color=color, console=console.id, until=until), (color,))


def _mending(world: World) -> stations.Mending | None:
    sabotage = world.systems.sabotage
    return world.station.system[sabotage.system].mending if sabotage else None


def finish_part(ledger: ledgers.Ledger, color: Color, plan: actions.Mend) -> bool:
    """Finishes a part of the console, and with the last part mends the system. Returns whether the plan is over."""
    if plan.console not in open_consoles(ledger.world):
        return True
    left = _left(ledger.world, plan.console) - 1
    ledger.tell(events.ConsoleMended(color=color, console=plan.console, left=left), (color,))
    if left:
        work(ledger, color, plan)
    elif not open_consoles(ledger.world):
        _mended(ledger)
    return not left


def _left(world: World, console: str) -> int:
    """How many parts of the console are still to do."""
    sabotage = world.systems.sabotage
    if sabotage is None or console in sabotage.mended:
        return 0
    return sabotage.left.get(console, world.station.console[console].parts)


def mend_together(ledger: ledgers.Ledger) -> None:
    """Mends the system if its consoles have to be held together, and all of them are held at this moment."""
    if _mending(ledger.world) is stations.Mending.TOGETHER and set(open_consoles(ledger.world)) <= _held(ledger.world):
        _mended(ledger)


def _held(world: World) -> set[str]:
    return {
        player.plan.console
        for player in world.players.values()
        if player.alive and player.begun and isinstance(player.plan, actions.Mend)
    }


def count(ledger: ledgers.Ledger, before: World) -> None:
    """Tells everybody what the alarm shows, if that has changed since `before`."""
    world, sabotage = ledger.world, ledger.world.systems.sabotage
    if sabotage is None:
        return
    done, left = _counted(world), _parts_left(world)
    if (done, left) != (_counted(before), _parts_left(before)):
        ledger.tell_everyone(events.MendingCounted(system=sabotage.system, consoles=done, left=left))


def _parts_left(world: World) -> int | None:
    sabotage = world.systems.sabotage
    if sabotage is None or not sabotage.left:
        return None
    return sum(_left(world, console.id) for console in world.station.mending_consoles[sabotage.system])


def _counted(world: World) -> tuple[str, ...]:
    """The consoles done, or held at this moment, in the map's order."""
    sabotage = world.systems.sabotage
    if sabotage is None:
        return ()
    done = _held(world) if _mending(world) is stations.Mending.TOGETHER else sabotage.mended
    return tuple(console.id for console in world.station.mending_consoles[sabotage.system] if console.id in done)


def _mended(ledger: ledgers.Ledger) -> None:
    sabotage = ledger.world.systems.sabotage
    if sabotage is None:
        return
    ledger.tell_everyone(events.SabotageMended(system=sabotage.system))
    cool_down(ledger)
    for color, player in ledger.world.players.items():
        if isinstance(player.plan, actions.Mend):
            ledger.tell_only(color, events.PlanEnded(color=color, done=player.begun))
    if sabotage.system is System.LIGHTS:
        _look_anew(ledger)


def lift(ledger: ledgers.Ledger) -> None:
    """A meeting ends a critical sabotage; lights and comms outlast it."""
    sabotage = ledger.world.systems.sabotage
    if sabotage is not None and sabotage.deadline is not None:
        ledger.tell_everyone(events.SabotageLifted(system=sabotage.system))
        cool_down(ledger)


def cool_down(ledger: ledgers.Ledger) -> None:
    at = max(ledger.world.systems.sabotage_ready_at, ledger.tick + rules.SABOTAGE_COOLDOWN)
    ledger.tell(events.SabotageReady(at=at), ledger.world.impostors)
