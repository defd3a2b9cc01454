"""How vents, alarms, doors and screens are told."""

from typing import assert_never

from games.engine.eyes.telling.of_actions import SYSTEMS
from games.engine.eyes.telling.voice import Voice, capitalised
from games.engine.facts import events

Vents = events.VentEntered | events.VentMoved | events.VentExited
Sabotage = (
    events.SabotageStarted
    | events.SabotageCalled
    | events.SabotageMended
    | events.SabotageLifted
    | events.SabotageReady
    | events.MendingBegun
    | events.ConsoleMended
    | events.MendingCounted
)
Doors = events.DoorsClosed | events.DoorsFoundShut | events.DoorsReady | events.DoorsOpened | events.ButtonReady
Screens = events.WatchBegun | events.FeedsSeen | events.CameraLights | events.AdminTableRead | events.ScreensDark


def told(voice: Voice, event: events.SystemEvent) -> str:
    if isinstance(event, Vents):
        return _vent(voice, event)
    if isinstance(event, Sabotage):
        return _sabotage(voice, event)
    if isinstance(event, Doors):
        return _doors(voice, event)
    if isinstance(event, Screens):
        return _screen(voice, event)
    assert_never(event)


def _vent(voice: Voice, event: Vents) -> str:
    who, place = event.color, voice.place(event.place)
    match event:
        case events.VentEntered():
            return voice.say(
                "[You climb|%(who)s climbs|You see %(who)s climb] into the vent in %(place)s.", who, place=place
            )
        case events.VentMoved():
            return voice.say("[You crawl|%(who)s crawls] through the vent to %(place)s.", who, place=place)
        case events.VentExited():
            return voice.say(
                "[You climb|%(who)s climbs|You see %(who)s climb] out of the vent in %(place)s.", who, place=place
            )
        case _:
            assert_never(event)


def _sabotage(voice: Voice, event: Sabotage) -> str:
    match event:
        case events.SabotageStarted():
            return _alarm(voice, event)
        case events.SabotageCalled():
            system = voice.say(SYSTEMS[event.system])
            return voice.say("[You have|%(who)s has] sabotaged %(system)s.", event.color, system=system)
        case events.SabotageMended():
            return voice.say("The sabotage of %(system)s is mended.", system=voice.say(SYSTEMS[event.system]))
        case events.SabotageLifted():
            return voice.say("The meeting ends the sabotage of %(system)s.", system=voice.say(SYSTEMS[event.system]))
        case events.SabotageReady():
            return voice.say("Another sabotage is possible in %(time)s.", time=voice.until(event.at))
        case events.MendingBegun():
            console = voice.console(event.console)
            return voice.say("[You work|%(who)s works] at %(console)s.", event.color, console=console)
        case events.ConsoleMended():
            return _mended(voice, event)
        case events.MendingCounted():
            return _counted(voice, event)
        case _:
            assert_never(event)


def _alarm(voice: Voice, event: events.SabotageStarted) -> str:
    system = voice.say(SYSTEMS[event.system])
    if event.deadline is None:
        return voice.say("Alarm: %(system)s sabotaged.", system=system)
    left = voice.seconds(event.deadline - voice.known.tick)
    return voice.say("Alarm: %(system)s sabotaged, %(time)s to mend it.", system=system, time=left)


def _mended(voice: Voice, event: events.ConsoleMended) -> str:
    console = voice.console(event.console)
    if event.left:
        return voice.say("[You mend|%(who)s mends] a part of %(console)s.", event.color, console=console)
    return voice.say("[You mend|%(who)s mends] %(console)s.", event.color, console=console)


def _counted(voice: Voice, event: events.MendingCounted) -> str:
    """Consoles of one name are told apart by their rooms."""
    system, station = voice.say(SYSTEMS[event.system]), voice.known.station
    if event.left:
        return voice.say("The alarm for %(system)s counts %(left)d left to mend.", system=system, left=event.left)
    done, total = len(event.consoles), len(station.mending_consoles[event.system])
    where = [_within(voice, voice.console(name), station.console[name].place) for name in event.consoles]
    if not where:
        return voice.say("The alarm for %(system)s counts %(done)d of %(total)d.", system=system, done=0, total=total)
    return voice.say(
        "The alarm for %(system)s counts %(done)d of %(total)d: %(consoles)s.",
        system=system,
        done=done,
        total=total,
        consoles=voice.listed(where),
    )


def _within(voice: Voice, what: str, place: str) -> str:
    return voice.say("%(what)s in %(place)s", what=what, place=voice.place(place))


def _doors(voice: Voice, event: Doors) -> str:
    if isinstance(event, events.ButtonReady):
        return voice.say("The emergency button works in %(time)s.", time=voice.until(event.at))
    room = voice.place(event.room)
    match event:
        case events.DoorsClosed():
            return voice.say("The doors of %(room)s close.", room=room)
        case events.DoorsFoundShut():
            return voice.say("[You stand|%(who)s stands] before the shut doors of %(room)s.", event.color, room=room)
        case events.DoorsReady():
            left = voice.until(event.at)
            return voice.say("The doors of %(room)s can be closed again in %(time)s.", room=room, time=left)
        case events.DoorsOpened():
            return voice.say("The doors of %(room)s open.", room=room)
        case _:
            assert_never(event)


def _screen(voice: Voice, event: Screens) -> str:
    match event:
        case events.WatchBegun():
            console = voice.console(event.console)
            return voice.say("[You look|%(who)s looks] into %(console)s.", event.color, console=console)
        case events.FeedsSeen():
            shown = voice.listed([_feed(voice, feed) for feed in event.feeds if feed.players or feed.bodies])
            return voice.say("The cameras show %(feeds)s.", feeds=shown or voice.say("empty hallways"))
        case events.CameraLights() if event.blinking:
            return voice.say("The cameras' lights begin to blink.")
        case events.CameraLights():
            return voice.say("The cameras' lights cease to blink.")
        case events.AdminTableRead():
            heads = voice.listed([_within(voice, str(each.count), each.room) for each in event.heads if each.count])
            return voice.say("The admin table shows %(heads)s.", heads=heads or voice.say("nobody in any room"))
        case events.ScreensDark():
            console = capitalised(voice.console(event.console))
            return voice.say("%(console)s goes dark before [you|%(who)s].", event.color, console=console)
        case _:
            assert_never(event)


def _feed(voice: Voice, feed: events.Feed) -> str:
    shown = [*map(voice.whom, feed.players), *map(voice.body, feed.bodies)]
    return _within(voice, voice.listed(shown), feed.place)
