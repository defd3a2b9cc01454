"""Work: stages begun and finished, pretence, visual tasks, the task bar.

Stages are done in order, or in any order where the kind of task allows it. A stage that is interrupted is begun again
from its start. Pretence takes as long and looks the same, but finishes nothing and moves no bar.
"""

from games.engine.facts import actions, events, rules
from games.engine.facts import station as stations
from games.engine.ship import sight, vents, walking
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds

World = worlds.World
Player = worlds.Player


def open_stages(world: World, player: Player) -> list[actions.DoTask]:
    """The stages that somebody can begin now; for an impostor, every stage of its list, again and again."""
    found = []
    for task in player.tasks:
        if player.is_impostor or world.station.task[task.task].any_order:
            stages = [stage for stage in range(len(task.stages)) if stage not in task.finished]
        else:
            stages = [] if task.is_done else [len(task.finished)]
        if world.tick >= task.ready_at:
            found += [actions.DoTask(task=task.task, stage=stage) for stage in stages]
    return found


def stage_of(player: Player, plan: actions.DoTask) -> stations.Stage:
    task = player.task(plan.task)
    if task is None:
        raise ValueError(f"{player.color} was never dealt {plan.task}")
    return task.stages[plan.stage]


def begin(ledger: ledgers.Ledger, player: Player, plan: actions.DoTask) -> None:
    """Takes the spot and begins; where only one at a time can work, waits beside it for its turn."""
    kind = ledger.world.station.task[plan.task]
    if kind.exclusive and not player.is_impostor and _is_taken(ledger.world, player, plan.task):
        return
    stage = stage_of(player, plan)
    walking.step_back(ledger, player.color, kind.spot(stage))
    until = ledger.tick + stage.seconds
    begun = events.StageBegun(color=player.color, task=plan.task, stage=plan.stage, until=until)
    ledger.tell(begun, (player.color,))
    if stage.vent is not None and player.alive and not player.is_impostor:
        vents.flush(ledger, stage.vent)


def _is_taken(world: World, player: Player, task: str) -> bool:
    return any(
        other.begun and isinstance(other.plan, actions.DoTask) and other.plan.task == task
        for other in world.players.values()
        if other.color != player.color and other.alive == player.alive and not other.is_impostor
    )


def finish(ledger: ledgers.Ledger, player: Player, plan: actions.DoTask) -> None:
    counts = not player.is_impostor
    ledger.tell(
        events.StageFinished(
            color=player.color,
            task=plan.task,
            stage=plan.stage,
            counts=counts,
            ready_at=ledger.tick + _wait_after(player, plan),
        ),
        (player.color,),
    )
    if not counts:
        return
    _show(ledger, player, plan)
    _move_bar(ledger, player, plan)


def _wait_after(player: Player, plan: actions.DoTask) -> int:
    task = player.task(plan.task)
    following = task.stages[plan.stage + 1 :] if task else ()
    return following[0].wait if following else 0


def _show(ledger: ledgers.Ledger, player: Player, plan: actions.DoTask) -> None:
    """Ghosts work unseen."""
    if player.alive and ledger.world.rules.visual_tasks and stage_of(player, plan).visual:
        seen = sight.witnesses(ledger.world, player.place, player.spot)
        ledger.tell(events.VisualShown(color=player.color, task=plan.task, place=player.place), seen)


def _move_bar(ledger: ledgers.Ledger, player: Player, plan: actions.DoTask) -> None:
    task = ledger.world.players[player.color].task(plan.task)
    if ledger.world.rules.task_bar is rules.TaskBar.ALWAYS and task is not None and task.is_done:
        show_bar(ledger)


def show_bar(ledger: ledgers.Ledger) -> None:
    """Shows what the table can know: the work of players whose death it does not know of counts as before."""
    count = ledger.world.task_count(dead=ledger.world.known_dead)
    ledger.tell_everyone(events.TaskBarMoved(done=count.done, total=count.total))


def drop_from_bar(ledger: ledgers.Ledger, before: World) -> None:
    """Moves a bar that is always shown, if deaths that became known since `before` drop undone work from it."""
    then, now = before.task_count(dead=before.known_dead), ledger.world.task_count(dead=ledger.world.known_dead)
    if ledger.world.rules.task_bar is rules.TaskBar.ALWAYS and then != now:
        show_bar(ledger)
