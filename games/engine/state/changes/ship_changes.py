"""How events aboard change the truth: plans, walks, tasks, deaths."""

from games.engine.facts import actions, events
from games.engine.state import world as worlds
from games.engine.state.changes.match_changes import with_player
from games.engine.state.copying import changed

World = worlds.World
PLANS = (actions.Wait, actions.GoTo, actions.DoTask, actions.Mend, actions.Watch)
BESIDE_THE_PLAN = (actions.Continue, actions.Sabotage, actions.CloseDoors)


def roused(world: World, event: events.Roused) -> World:
    return with_player(world, changed(world.players[event.color], awaits=event.triggers))


def plan_chosen(world: World, event: events.PlanChosen) -> World:
    """What is done in passing leaves the plan as it was; everything else replaces it."""
    player = world.players[event.color]
    if isinstance(event.action, BESIDE_THE_PLAN):
        return with_player(world, changed(player, awaits=()))
    plan = event.action if isinstance(event.action, PLANS) else None
    return with_player(world, changed(player, awaits=(), plan=plan, begun=False, until=None))


def plan_ended(world: World, event: events.PlanEnded) -> World:
    player = changed(world.players[event.color], plan=None, begun=False, until=None)
    return with_player(world, player)


def set_out(world: World, event: events.SetOut) -> World:
    middle_at = world.tick + event.lead
    due = middle_at + (event.steps[0].to_border if event.steps else 0)
    walk = worlds.Walk(steps=event.steps, due=due, middle_at=middle_at)
    return with_player(world, changed(world.players[event.color], walk=walk, spot=None))


def arrived(world: World, event: events.Arrived) -> World:
    return with_player(world, changed(world.players[event.color], walk=None))


def walked(world: World, event: events.Walked) -> World:
    player = world.players[event.color]
    walk = player.walk
    if walk is None:
        return with_player(world, changed(player, place=event.place, spot=None))
    step, *rest = walk.steps
    middle_at = world.tick + step.to_middle
    onward = worlds.Walk(steps=tuple(rest), middle_at=middle_at, due=middle_at + (rest[0].to_border if rest else 0))
    return with_player(world, changed(player, place=event.place, spot=None, walk=onward))


def spot_taken(world: World, event: events.SpotTaken) -> World:
    """Whoever stands at a spot has stopped walking; on the way back to the middle a walk may begin."""
    player = world.players[event.color]
    walk = player.walk if event.spot is None else None
    return with_player(world, changed(player, spot=event.spot, walk=walk))


def waited(world: World, event: events.Waited) -> World:
    plan = actions.Wait(seconds=event.until - world.tick)
    player = changed(world.players[event.color], plan=plan, begun=True, until=event.until)
    return with_player(world, player)


def work_begun(world: World, event: events.StageBegun | events.MendingBegun | events.WatchBegun) -> World:
    return with_player(world, changed(world.players[event.color], begun=True, until=event.until))


def stage_finished(world: World, event: events.StageFinished) -> World:
    """Pretence leaves the list as it was, so that it can be pretended again."""
    if not event.counts:
        return world
    player = world.players[event.color]
    tasks = tuple(
        changed(task, finished=(*task.finished, event.stage), ready_at=event.ready_at)
        if task.task == event.task
        else task
        for task in player.tasks
    )
    return with_player(world, changed(player, tasks=tasks))


def killed(world: World, event: events.Killed) -> World:
    """The killer stands over the body; both plans are gone."""
    victim = changed(world.players[event.victim], alive=False, walk=None, plan=None, begun=False, until=None, awaits=())
    killer = changed(world.players[event.killer], spot=event.spot, walk=None)
    body = events.Body(color=event.victim, place=event.place, spot=event.spot)
    players = {**world.players, event.victim: victim, event.killer: killer}
    killing = events.Killing(killer=event.killer, victim=event.victim, place=event.place, tick=world.tick)
    return changed(world, players=players, bodies=(*world.bodies, body), killings=(*world.killings, killing))


def kill_timer_set(world: World, event: events.KillTimerSet) -> World:
    player = changed(world.players[event.color], kill_ready_at=event.ready_at, kill_left=event.left)
    return with_player(world, player)


CHANGES: dict[type[events.Event], worlds.Change] = {
    events.Roused: roused,
    events.PlanChosen: plan_chosen,
    events.PlanEnded: plan_ended,
    events.SetOut: set_out,
    events.Arrived: arrived,
    events.Walked: walked,
    events.SpotTaken: spot_taken,
    events.Waited: waited,
    events.StageBegun: work_begun,
    events.StageFinished: stage_finished,
    events.Killed: killed,
    events.KillTimerSet: kill_timer_set,
}
