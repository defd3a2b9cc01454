"""How walks, work and deaths are told."""

from typing import assert_never

from games.engine.eyes.telling.of_actions import deed
from games.engine.eyes.telling.voice import Voice
from games.engine.facts import events, identities

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
            return voice.say(
                "[You kill|%(who)s kills|You see %(who)s kill] %(victim)s in %(place)s.",
                event.killer,
                victim=voice.whom(event.victim),
                place=voice.place(event.place),
            )
        case events.GhostAwoke():
            return voice.say("[You are a ghost now and see|%(who)s is a ghost now and sees] everything.", event.color)
        case events.KillTimerSet():
            return _timer(voice, event)
        case _:
            assert_never(event)


def _plan(voice: Voice, event: Plans) -> str:
    who = event.color
    match event:
        case events.Roused():
            reasons = voice.listed([voice.say(identities.spelt(trigger)) for trigger in event.triggers])
            return voice.say("[You are|%(who)s is] to decide: %(reasons)s.", who, reasons=reasons)
        case events.PlanChosen():
            return voice.say("[You decide|%(who)s decides] to %(deed)s.", who, deed=deed(voice, event.action))
        case events.PlanEnded() if event.done:
            return voice.say("[You are|%(who)s is] done with that.", who)
        case events.PlanEnded():
            return voice.say("[You have|%(who)s has] to give that up.", who)
        case events.Forestalled():
            return voice.say("[You come|%(who)s comes] too late to %(deed)s.", who, deed=deed(voice, event.action))
        case events.Waited():
            return voice.say("[You wait|%(who)s waits] %(time)s.", who, time=voice.until(event.until))
        case _:
            assert_never(event)


def _move(voice: Voice, event: Moves) -> str:
    match event:
        case events.SetOut():
            goal = voice.place(event.steps[-1].place if event.steps else event.origin)
            return voice.say("[You set out|%(who)s sets out] for %(goal)s.", event.color, goal=goal)
        case events.Arrived():
            return voice.say("[You arrive|%(who)s arrives].", event.color)
        case events.Walked():
            return _walk(voice, event)
        case events.LookedAround():
            return _look(voice, event)
        case events.SpotTaken():
            return _step(voice, event)
        case _:
            assert_never(event)


def _walk(voice: Voice, event: events.Walked) -> str:
    who, me = event.color, voice.known.me
    origin, place = voice.place(event.origin), voice.place(event.place)
    if who == voice.known.viewer or me is None or not me.alive:
        return voice.say("[You walk|%(who)s walks] from %(origin)s into %(place)s.", who, origin=origin, place=place)
    if me.place == event.place:
        return voice.say("You see %(who)s come in from %(origin)s.", who, origin=origin)
    return voice.say("You see %(who)s leave %(origin)s for %(place)s.", who, origin=origin, place=place)


def _look(voice: Voice, event: events.LookedAround) -> str:
    company = [voice.whom(sighting.color) for sighting in event.players]
    light = [voice.say("the camera's light blinking")] if event.watched else []
    sights = voice.listed([*company, *map(voice.body, event.bodies), *light]) or voice.say("nobody")
    place = voice.place(event.place)
    return voice.say("In %(place)s [you see|%(who)s sees] %(sights)s.", event.color, place=place, sights=sights)


def _step(voice: Voice, event: events.SpotTaken) -> str:
    place = voice.place(event.place)
    if event.spot is None:
        return voice.say(
            "[You step|%(who)s steps|You see %(who)s step] back to the middle in %(place)s.", event.color, place=place
        )
    return voice.say(
        "[You step|%(who)s steps|You see %(who)s step] to %(spot)s in %(place)s.",
        event.color,
        spot=voice.spot(event.spot),
        place=place,
    )


def _work(voice: Voice, event: Work) -> str:
    match event:
        case events.StageBegun():
            work = voice.stage(event.color, event.task, event.stage)
            return voice.say("[You begin|%(who)s begins] %(work)s.", event.color, work=work)
        case events.StageFinished():
            return _finish(voice, event)
        case events.VisualShown():
            return voice.say(
                "[You really do|%(who)s really does|You see %(who)s really do] %(task)s in %(place)s.",
                event.color,
                task=voice.task(event.task),
                place=voice.place(event.place),
            )
        case events.TaskBarMoved():
            return voice.say("The task bar shows %(done)d of %(total)d tasks done.", done=event.done, total=event.total)
        case _:
            assert_never(event)


def _finish(voice: Voice, event: events.StageFinished) -> str:
    work = voice.stage(event.color, event.task, event.stage)
    if event.counts:
        return voice.say("[You finish|%(who)s finishes] %(work)s.", event.color, work=work)
    return voice.say("[You pretend|%(who)s pretends] to finish %(work)s.", event.color, work=work)


def _timer(voice: Voice, event: events.KillTimerSet) -> str:
    if event.ready_at is None:
        left = voice.seconds(event.left)
        return voice.say("[Your|%(who)s's] kill timer stands still with %(time)s to go.", event.color, time=left)
    return voice.say("[You|%(who)s] can kill again in %(time)s.", event.color, time=voice.until(event.ready_at))
