"""How tasks are begun, finished, pretended and seen to be real."""

from games.engine.eyes import sights
from games.engine.eyes.knowledge import Deed, Figure, Perspective
from games.engine.eyes.telling.voice import Voice
from games.engine.facts import events, identities
from games.engine.happenings.declaring import (
    DAILY,
    ELSEWHERE,
    EVENT,
    REST,
    WEIGHTY,
    Happening,
    Pace,
    Shown,
)
from games.engine.judging.truth import Truth, Work
from games.engine.state import world as worlds
from games.engine.state.copying import changed
from games.engine.state.ledger import Entry


def _worked(before: Truth, entry: Entry, event: events.StageBegun | events.StageFinished) -> Truth:
    track = before.tracks[event.color]
    work = Work(
        seq=entry.seq,
        since=entry.tick,
        until=event.until if isinstance(event, events.StageBegun) else entry.tick,
        color=event.color,
        task=event.task,
        place=track[-1].place,
        real=before.roles.get(event.color) is not identities.Role.IMPOSTOR,
    )
    return before if event.color in before.dead else changed(before, work=(*before.work, work))


Happening(
    events.StageBegun,
    changes=lambda world, event: worlds.with_work(world, event.color, event.until),
    learnt=None,
    told=lambda voice, event: voice.say(
        "[You begin|%(who)s begins] %(work)s.", event.color, work=voice.stage(event.color, event.task, event.stage)
    ),
    in_prompt=ELSEWHERE,
    shown=REST,
    proves=_worked,
)


def _finished(world: worlds.World, event: events.StageFinished) -> worlds.World:
    """Pretence leaves the list as it was, so that it can be pretended again."""
    if not event.counts:
        return world
    player = world.players[event.color]
    return worlds.with_player(world, changed(player, tasks=_with_stage(player.tasks, event)))


def _with_stage(tasks: tuple[worlds.Task, ...], event: events.StageFinished) -> tuple[worlds.Task, ...]:
    return tuple(
        changed(task, finished=(*task.finished, event.stage), ready_at=event.ready_at)
        if task.task == event.task
        else task
        for task in tasks
    )


def _seen_finished(known: Perspective, event: events.StageFinished) -> Perspective:
    figure = known.figures[event.color]
    if event.color == known.viewer:
        place = _place_of(figure, event) or figure.place or ""
        known = sights.remembered(known, Deed.WORKED, event.color, place, thing=event.task)
    if not event.counts:
        return known
    tasks = _with_stage(figure.tasks, event)
    return sights.with_figure(known, changed(figure, tasks=tasks, stages_done=(figure.stages_done or 0) + 1))


def _place_of(figure: Figure, event: events.StageFinished) -> str | None:
    return next((task.stages[event.stage].place for task in figure.tasks if task.task == event.task), None)


def _finishing(voice: Voice, event: events.StageFinished) -> str:
    work = voice.stage(event.color, event.task, event.stage)
    if event.counts:
        return voice.say("[You finish|%(who)s finishes] %(work)s.", event.color, work=work)
    return voice.say("[You pretend|%(who)s pretends] to finish %(work)s.", event.color, work=work)


Happening(
    events.StageFinished,
    changes=_finished,
    learnt=_seen_finished,
    told=_finishing,
    in_prompt=DAILY,
    shown=EVENT,
    proves=_worked,
)


def _proving(voice: Voice, event: events.VisualShown) -> str:
    return voice.say(
        "[You really do|%(who)s really does|You see %(who)s really do] %(task)s in %(place)s.",
        event.color,
        task=voice.task(event.task),
        place=voice.place(event.place),
    )


Happening(
    events.VisualShown,
    changes=None,
    learnt=lambda known, event: sights.remembered(known, Deed.SHOWED_TASK, event.color, event.place, thing=event.task),
    told=_proving,
    in_prompt=WEIGHTY,
    shown=Shown(pace=Pace(page=900, terminal=0.3), loudness="event", landmark=None),
)


Happening(
    events.TaskBarMoved,
    changes=None,
    learnt=lambda known, event: changed(known, task_bar=worlds.TaskCount(done=event.done, total=event.total)),
    told=lambda voice, event: voice.say(
        "The task bar shows %(done)d of %(total)d tasks done.", done=event.done, total=event.total
    ),
    in_prompt=ELSEWHERE,
    shown=Shown(pace=Pace(terminal=0.2), loudness="rest", tone="hushed", landmark=None),
)
