"""What somebody intends to do, in words that can follow `to`."""

from typing import assert_never

from games.engine.eyes.telling.voice import Voice
from games.engine.facts import actions
from games.engine.tongue import phrase

AtConsole = actions.Mend | actions.Watch | actions.PressButton
InVent = actions.EnterVent | actions.MoveVent | actions.ExitVent
Mischief = actions.Sabotage | actions.CloseDoors | actions.Kill | actions.Approach


def deed(voice: Voice, action: actions.Action) -> str:
    if isinstance(action, AtConsole):
        return _at_console(voice, action)
    if isinstance(action, InVent):
        return _in_vent(voice, action)
    if isinstance(action, Mischief):
        return _mischief(voice, action)
    match action:
        case actions.Continue():
            return voice.say("carry on")
        case actions.Wait():
            return voice.say("wait %(time)s", time=voice.seconds(action.seconds))
        case actions.GoTo():
            return voice.say("go to %(place)s", place=voice.place(action.place))
        case actions.DoTask():
            return voice.say("work on %(task)s", task=voice.task(action.task))
        case actions.Report():
            return voice.say("report %(body)s", body=voice.body(action.body))
        case _:
            assert_never(action)


def _at_console(voice: Voice, action: AtConsole) -> str:
    match action:
        case actions.Mend():
            return voice.say("mend %(console)s", console=voice.console(action.console))
        case actions.Watch():
            return voice.say("watch %(console)s", console=voice.console(action.console))
        case actions.PressButton():
            return voice.say("press the emergency button")
        case _:
            assert_never(action)


def _in_vent(voice: Voice, action: InVent) -> str:
    station = voice.known.station
    match action:
        case actions.EnterVent():
            return voice.say("climb into the vent in %(place)s", place=voice.place(station.vent[action.vent].place))
        case actions.MoveVent():
            return voice.say("crawl to the vent in %(place)s", place=voice.place(station.vent[action.vent].place))
        case actions.ExitVent():
            return voice.say("climb out of the vent")
        case _:
            assert_never(action)


def _mischief(voice: Voice, action: Mischief) -> str:
    match action:
        case actions.Sabotage():
            return voice.say("sabotage %(system)s", system=voice.say(SYSTEMS[action.system]))
        case actions.CloseDoors():
            return voice.say("close the doors of %(place)s", place=voice.place(action.room))
        case actions.Kill():
            return voice.say("kill %(victim)s", victim=voice.whom(action.victim))
        case actions.Approach():
            return voice.say("step up to %(whom)s", whom=voice.whom(action.color))
        case _:
            assert_never(action)


SYSTEMS = {
    "reactor": phrase("the reactor"),
    "o2": phrase("the oxygen"),
    "lights": phrase("the lights"),
    "comms": phrase("communications"),
}
