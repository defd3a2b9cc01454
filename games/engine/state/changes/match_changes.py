"""How a match's own events change the truth."""

from games.engine import maps
from games.engine.facts import events
from games.engine.state import world as worlds
from games.engine.state.copying import changed

World = worlds.World


def with_player(world: World, player: worlds.Player) -> World:
    return changed(world, players={**world.players, player.color: player})


def opened(world: World, event: events.MatchOpened) -> World:
    station = maps.load(event.rules.map)
    players = {
        seat.color: worlds.Player(
            color=seat.color,
            name=seat.name,
            place=station.spawn,
            buttons_left=event.rules.emergency_meetings,
        )
        for seat in event.seats
    }
    return changed(world, rules=event.rules, station=station, seats=tuple(players), players=players)


def role_dealt(world: World, event: events.RoleDealt) -> World:
    return with_player(world, changed(world.players[event.color], role=event.role))


def tasks_dealt(world: World, event: events.TasksDealt) -> World:
    tasks = tuple(worlds.Task(task=dealt.task, stages=dealt.stages) for dealt in event.tasks)
    return with_player(world, changed(world.players[event.color], tasks=tasks))


def stumbled(world: World, event: events.Stumbled) -> World:
    if event.asked is events.Asked.ACTION:
        return with_player(world, changed(world.players[event.color], awaits=()))
    if event.asked is events.Asked.REFLECTION:
        return changed(world, reflected=(*world.reflected, event.color))
    if event.asked is events.Asked.VOTE and world.meeting is not None and world.meeting.phase is worlds.Phase.LAST_CALL:
        failures = {**world.meeting.failures, event.color: world.meeting.failures.get(event.color, 0) + 1}
        return changed(world, meeting=changed(world.meeting, failures=failures))
    return world


def ended(world: World, event: events.MatchEnded) -> World:
    return changed(world, outcome=event)


def reflected(world: World, event: events.Reflected) -> World:
    return changed(world, reflected=(*world.reflected, event.color))


def closed(world: World, event: events.MatchClosed) -> World:
    return changed(world, closed=True)


CHANGES: dict[type[events.Event], worlds.Change] = {
    events.MatchOpened: opened,
    events.RoleDealt: role_dealt,
    events.TasksDealt: tasks_dealt,
    events.Stumbled: stumbled,
    events.MatchEnded: ended,
    events.Reflected: reflected,
    events.MatchClosed: closed,
}
