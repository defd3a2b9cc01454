"""How walks, work and deaths are told."""

from typing import assert_never

from games.engine.eyes.telling.of_actions import deed
from games.engine.eyes.telling.voice import Voice, listed, seconds
from games.engine.facts import events

Plans = events.Roused | events.PlanChosen | events.PlanEnded | events.Forestalled | events.Waited
Moves = events.SetOut | events.Arrived | events.Walked | events.LookedAround | events.SpotTaken
Work = events.StageBegun | events.StageFinished | events.VisualShown | events.TaskBarMoved


def told(voice: Voice, event: events.ShipEvent) -> str:
    if isinstance(event, Plans):
        return _plan(voice, event)
    if isinstance(event, Moves):
        return _move(voice, event)
    if isinstance(event, Work):
        return _work(voice, event)
    match event:
        case events.Killed():
            return (
                f"{voice.sees(event.killer, 'kill', 'kills')} {voice.whom(event.victim)} in {voice.place(event.place)}."
            )
        case events.GhostAwoke():
            return f"{voice.does(event.color, 'are a ghost now and see', 'is a ghost now and sees')} everything."
        case events.KillTimerSet():
            return _timer(voice, event)
        case _:
            assert_never(event)


def _plan(voice: Voice, event: Plans) -> str:
    match event:
        case events.Roused():
            reasons = listed([trigger.replace("_", " ") for trigger in event.triggers])
            return f"{voice.does(event.color, 'are', 'is')} to decide: {reasons}."
        case events.PlanChosen():
            return f"{voice.does(event.color, 'decide', 'decides')} to {deed(voice, event.action)}."
        case events.PlanEnded() if event.done:
            return f"{voice.does(event.color, 'are', 'is')} done with that."
        case events.PlanEnded():
            return f"{voice.does(event.color, 'have', 'has')} to give that up."
        case events.Forestalled():
            return f"{voice.does(event.color, 'come', 'comes')} too late to {deed(voice, event.action)}."
        case events.Waited():
            return f"{voice.does(event.color, 'wait', 'waits')} {seconds(event.until - voice.known.tick)}."
        case _:
            assert_never(event)


def _move(voice: Voice, event: Moves) -> str:
    match event:
        case events.SetOut():
            goal = voice.place(event.steps[-1].place if event.steps else event.origin)
            return f"{voice.does(event.color, 'set out', 'sets out')} for {goal}."
        case events.Arrived():
            return f"{voice.does(event.color, 'arrive', 'arrives')}."
        case events.Walked():
            return _walk(voice, event)
        case events.LookedAround():
            return _look(voice, event)
        case events.SpotTaken():
            goal = f"to {voice.spot(event.spot)}" if event.spot else "back to the middle"
            return f"{voice.sees(event.color, 'step', 'steps')} {goal} in {voice.place(event.place)}."
        case _:
            assert_never(event)


def _walk(voice: Voice, event: events.Walked) -> str:
    me = voice.known.me
    origin, place = voice.place(event.origin), voice.place(event.place)
    if event.color == voice.known.viewer or me is None or not me.alive:
        return f"{voice.does(event.color, 'walk', 'walks')} from {origin} into {place}."
    if me.place == event.place:
        return f"You see {event.color.title()} come in from {origin}."
    return f"You see {event.color.title()} leave {origin} for {place}."


def _look(voice: Voice, event: events.LookedAround) -> str:
    company = [voice.whom(sighting.color) for sighting in event.players]
    fallen = [f"{voice.whose(body)} body" for body in event.bodies]
    sights = listed([*company, *fallen, *(["the camera's light blinking"] if event.watched else [])])
    here = f"In {voice.place(event.place)} {voice.does(event.color, 'see', 'sees').replace('You', 'you')}"
    return f"{here} {sights or 'nobody'}."


def _work(voice: Voice, event: Work) -> str:
    match event:
        case events.StageBegun():
            work = voice.stage(event.color, event.task, event.stage)
            return f"{voice.does(event.color, 'begin', 'begins')} {work}."
        case events.StageFinished():
            work = voice.stage(event.color, event.task, event.stage)
            verb = ("finish", "finishes") if event.counts else ("pretend to finish", "pretends to finish")
            return f"{voice.does(event.color, *verb)} {work}."
        case events.VisualShown():
            work = f"{voice.task(event.task)} in {voice.place(event.place)}"
            return f"{voice.sees(event.color, 'really do', 'really does')} {work}."
        case events.TaskBarMoved():
            return f"The task bar shows {event.done} of {event.total} tasks done."
        case _:
            assert_never(event)


def _timer(voice: Voice, event: events.KillTimerSet) -> str:
    if event.ready_at is None:
        return f"{voice.whose(event.color).capitalize()} kill timer stands still with {seconds(event.left)} to go."
    left = max(0, event.ready_at - voice.known.tick)
    return f"{voice.does(event.color, 'can', 'can')} kill again in {seconds(left)}."
