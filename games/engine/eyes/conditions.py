"""How a viewer learns of roles, tasks, plans, timers, alarms and doors."""

from games.engine.eyes import knowledge, sights
from games.engine.facts import actions, events, identities
from games.engine.state import world as worlds
from games.engine.state.changes import ship_changes
from games.engine.state.copying import changed

Perspective = knowledge.Perspective
Figure = knowledge.Figure
IMPOSTOR = identities.Role.IMPOSTOR
CREWMATE = identities.Role.CREWMATE


def opened(known: Perspective, event: events.MatchOpened) -> Perspective:
    """Everybody stands around the table."""
    known = changed(known, rules=event.rules, seats=tuple(seat.color for seat in event.seats))
    place, presses = known.station.spawn, event.rules.emergency_meetings
    figures = {
        seat.color: Figure(
            color=seat.color,
            name=seat.name,
            place=place,
            buttons_left=presses,
            in_sight=known.viewer in (seat.color, "glass"),
        )
        for seat in event.seats
    }
    return changed(known, figures=figures)


def role_dealt(known: Perspective, event: events.RoleDealt) -> Perspective:
    return sights.with_figure(known, changed(known.figures[event.color], role=event.role))


def partners_named(known: Perspective, event: events.PartnersNamed) -> Perspective:
    """To an impostor, whoever is no partner is crew."""
    team = (event.color, *event.partners)
    figures = {
        color: changed(figure, role=IMPOSTOR if color in team else CREWMATE) for color, figure in known.figures.items()
    }
    return changed(known, figures=figures)


def tasks_dealt(known: Perspective, event: events.TasksDealt) -> Perspective:
    tasks = tuple(worlds.Task(task=dealt.task, stages=dealt.stages) for dealt in event.tasks)
    stages = sum(len(task.stages) for task in tasks)
    dealt = changed(known.figures[event.color], tasks=tasks, stages_done=0, stages=stages)
    return sights.with_figure(known, dealt)


def plan_chosen(known: Perspective, event: events.PlanChosen) -> Perspective:
    if isinstance(event.action, ship_changes.BESIDE_THE_PLAN):
        return known
    if event.color == known.viewer:
        known = sights.unwatched(known)
    return sights.with_figure(known, changed(known.figures[event.color], plan=event.action))


def plan_ended(known: Perspective, event: events.PlanEnded) -> Perspective:
    if event.color == known.viewer:
        known = sights.unwatched(known)
    return sights.with_figure(known, changed(known.figures[event.color], plan=None))


def waited(known: Perspective, event: events.Waited) -> Perspective:
    """Chosen, or for want of a choice."""
    plan = actions.Wait(seconds=event.until - known.tick)
    return sights.with_figure(known, changed(known.figures[event.color], plan=plan))


def watch_begun(known: Perspective, event: events.WatchBegun) -> Perspective:
    return changed(known, watching=event.console) if event.color == known.viewer else known


def admin_table_read(known: Perspective, event: events.AdminTableRead) -> Perspective:
    """Through the glass, the last reading of anybody."""
    return changed(known, admin=knowledge.AdminReading(tick=known.tick, heads=event.heads))


def stage_finished(known: Perspective, event: events.StageFinished) -> Perspective:
    figure = known.figures[event.color]
    place = _place_of(figure, event) or figure.place or ""
    if event.color == known.viewer:
        worked = knowledge.Memory(
            deed=knowledge.Deed.WORKED, tick=known.tick, color=event.color, place=place, thing=event.task
        )
        known = sights.remembered(known, worked)
    if not event.counts:
        return known
    tasks = tuple(
        changed(task, finished=(*task.finished, event.stage), ready_at=event.ready_at)
        if task.task == event.task
        else task
        for task in figure.tasks
    )
    return sights.with_figure(known, changed(figure, tasks=tasks, stages_done=(figure.stages_done or 0) + 1))


def _place_of(figure: Figure, event: events.StageFinished) -> str | None:
    return next((task.stages[event.stage].place for task in figure.tasks if task.task == event.task), None)


def task_bar_moved(known: Perspective, event: events.TaskBarMoved) -> Perspective:
    return changed(known, task_bar=worlds.TaskCount(done=event.done, total=event.total))


def kill_timer_set(known: Perspective, event: events.KillTimerSet) -> Perspective:
    timed = changed(known.figures[event.color], kill_ready_at=event.ready_at, kill_left=event.left)
    return sights.with_figure(known, timed)


def sabotage_started(known: Perspective, event: events.SabotageStarted) -> Perspective:
    alarm = knowledge.Alarm(system=event.system, since=known.tick, deadline=event.deadline)
    return changed(known, sabotage=alarm)


def console_mended(known: Perspective, event: events.ConsoleMended) -> Perspective:
    if known.sabotage is None or event.left:
        return known
    return changed(known, sabotage=changed(known.sabotage, mended=(*known.sabotage.mended, event.console)))


def mending_counted(known: Perspective, event: events.MendingCounted) -> Perspective:
    if known.sabotage is None:
        return known
    return changed(known, sabotage=changed(known.sabotage, mended=event.consoles, left=event.left))


def sabotage_over(known: Perspective, event: events.SabotageMended | events.SabotageLifted) -> Perspective:
    return changed(known, sabotage=None)


def sabotage_ready(known: Perspective, event: events.SabotageReady) -> Perspective:
    return changed(known, sabotage_ready_at=event.at)


def doors_closed(known: Perspective, event: events.DoorsClosed) -> Perspective:
    return changed(known, doors={**known.doors, event.room: event.until})


def doors_ready(known: Perspective, event: events.DoorsReady) -> Perspective:
    return changed(known, doors_ready={**known.doors_ready, event.room: event.at})


def doors_opened(known: Perspective, event: events.DoorsOpened) -> Perspective:
    return changed(known, doors={room: until for room, until in known.doors.items() if room != event.room})


def camera_lights(known: Perspective, event: events.CameraLights) -> Perspective:
    return changed(known, cameras_blink=event.blinking)


def button_ready(known: Perspective, event: events.ButtonReady) -> Perspective:
    return changed(known, button_ready_at=event.at)


def ended(known: Perspective, event: events.MatchEnded) -> Perspective:
    """All roles are named."""
    figures = {
        color: changed(figure, role=IMPOSTOR if color in event.impostors else CREWMATE)
        for color, figure in known.figures.items()
    }
    return changed(known, ended=event, figures=figures)


def closed(known: Perspective, event: events.MatchClosed) -> Perspective:
    return changed(known, closed=True)


LESSONS: dict[type[events.Event], sights.Lesson] = {
    events.MatchOpened: opened,
    events.RoleDealt: role_dealt,
    events.PartnersNamed: partners_named,
    events.TasksDealt: tasks_dealt,
    events.PlanChosen: plan_chosen,
    events.PlanEnded: plan_ended,
    events.Waited: waited,
    events.WatchBegun: watch_begun,
    events.AdminTableRead: admin_table_read,
    events.StageFinished: stage_finished,
    events.TaskBarMoved: task_bar_moved,
    events.KillTimerSet: kill_timer_set,
    events.SabotageStarted: sabotage_started,
    events.ConsoleMended: console_mended,
    events.MendingCounted: mending_counted,
    events.SabotageMended: sabotage_over,
    events.SabotageLifted: sabotage_over,
    events.SabotageReady: sabotage_ready,
    events.DoorsClosed: doors_closed,
    events.DoorsReady: doors_ready,
    events.DoorsOpened: doors_opened,
    events.CameraLights: camera_lights,
    events.ButtonReady: button_ready,
    events.MatchEnded: ended,
    events.MatchClosed: closed,
}
