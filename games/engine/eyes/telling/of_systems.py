"""How vents, alarms, doors and screens are told."""

from typing import assert_never

from games.engine.eyes.telling.of_actions import SYSTEMS
from games.engine.eyes.telling.voice import Voice, listed, seconds
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
    place = voice.place(event.place)
    match event:
        case events.VentEntered():
            return f"{voice.sees(event.color, 'climb', 'climbs')} into the vent in {place}."
        case events.VentMoved():
            return f"{voice.does(event.color, 'crawl', 'crawls')} through the vent to {place}."
        case events.VentExited():
            return f"{voice.sees(event.color, 'climb', 'climbs')} out of the vent in {place}."
        case _:
            assert_never(event)


def _sabotage(voice: Voice, event: Sabotage) -> str:
    match event:
        case events.SabotageStarted():
            left = f", {seconds(event.deadline - voice.known.tick)} to mend it" if event.deadline is not None else ""
            return f"Alarm: {SYSTEMS[event.system]} sabotaged{left}."
        case events.SabotageCalled():
            return f"{voice.does(event.color, 'have', 'has')} sabotaged {SYSTEMS[event.system]}."
        case events.SabotageMended():
            return f"The sabotage of {SYSTEMS[event.system]} is mended."
        case events.SabotageLifted():
            return f"The meeting ends the sabotage of {SYSTEMS[event.system]}."
        case events.SabotageReady():
            return f"Another sabotage is possible in {seconds(max(0, event.at - voice.known.tick))}."
        case events.MendingBegun():
            return f"{voice.does(event.color, 'work', 'works')} at {voice.console(event.console)}."
        case events.ConsoleMended():
            part = "a part of " if event.left else ""
            return f"{voice.does(event.color, 'mend', 'mends')} {part}{voice.console(event.console)}."
        case events.MendingCounted():
            return _counted(voice, event)
        case _:
            assert_never(event)


def _counted(voice: Voice, event: events.MendingCounted) -> str:
    """Consoles of one name are told apart by their rooms."""
    if event.left:
        return f"The alarm for {SYSTEMS[event.system]} counts {event.left} left to mend."
    consoles = voice.known.station.console
    total = len(voice.known.station.mending_consoles[event.system])
    where = [f"{voice.console(name)} in {voice.place(consoles[name].place)}" for name in event.consoles]
    named = f": {listed(where)}" if where else ""
    return f"The alarm for {SYSTEMS[event.system]} counts {len(event.consoles)} of {total}{named}."


def _doors(voice: Voice, event: Doors) -> str:
    match event:
        case events.DoorsClosed():
            return f"The doors of {voice.place(event.room)} close."
        case events.DoorsFoundShut():
            return f"{voice.does(event.color, 'stand', 'stands')} before the shut doors of {voice.place(event.room)}."
        case events.DoorsReady():
            left = seconds(max(0, event.at - voice.known.tick))
            return f"The doors of {voice.place(event.room)} can be closed again in {left}."
        case events.DoorsOpened():
            return f"The doors of {voice.place(event.room)} open."
        case events.ButtonReady():
            return f"The emergency button works in {seconds(max(0, event.at - voice.known.tick))}."
        case _:
            assert_never(event)


def _screen(voice: Voice, event: Screens) -> str:
    match event:
        case events.WatchBegun():
            return f"{voice.does(event.color, 'look', 'looks')} into {voice.console(event.console)}."
        case events.FeedsSeen():
            shown = [_feed(voice, feed) for feed in event.feeds if feed.players or feed.bodies]
            return f"The cameras show {listed(shown) or 'empty hallways'}."
        case events.CameraLights():
            return f"The cameras' lights {'begin' if event.blinking else 'cease'} to blink."
        case events.AdminTableRead():
            heads = [f"{each.count} in {voice.place(each.room)}" for each in event.heads if each.count]
            return f"The admin table shows {listed(heads) or 'nobody in any room'}."
        case events.ScreensDark():
            return f"{voice.console(event.console).capitalize()} goes dark before {voice.whom(event.color)}."
        case _:
            assert_never(event)


def _feed(voice: Voice, feed: events.Feed) -> str:
    bodies = [f"{voice.whose(body)} body" for body in feed.bodies]
    return f"{listed([*(voice.whom(color) for color in feed.players), *bodies])} in {voice.place(feed.place)}"
