"""What somebody has a mind to do, as words after `to`."""

from typing import assert_never

from games.engine.eyes.telling.voice import Voice, seconds
from games.engine.facts import actions

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
            return "carry on"
        case actions.Wait():
            return f"wait {seconds(action.seconds)}"
        case actions.GoTo():
            return f"go to {voice.place(action.place)}"
        case actions.DoTask():
            return f"work on {voice.task(action.task)}"
        case actions.Report():
            return f"report {voice.whose(action.body)} body"
        case _:
            assert_never(action)


def _at_console(voice: Voice, action: AtConsole) -> str:
    match action:
        case actions.Mend():
            return f"mend {voice.console(action.console)}"
        case actions.Watch():
            return f"watch {voice.console(action.console)}"
        case actions.PressButton():
            return "press the emergency button"
        case _:
            assert_never(action)


def _in_vent(voice: Voice, action: InVent) -> str:
    station = voice.known.station
    match action:
        case actions.EnterVent():
            return f"climb into the vent in {voice.place(station.vent[action.vent].place)}"
        case actions.MoveVent():
            return f"crawl to the vent in {voice.place(station.vent[action.vent].place)}"
        case actions.ExitVent():
            return "climb out of the vent"
        case _:
            assert_never(action)


def _mischief(voice: Voice, action: Mischief) -> str:
    match action:
        case actions.Sabotage():
            return f"sabotage {SYSTEMS[action.system]}"
        case actions.CloseDoors():
            return f"close the doors of {voice.place(action.room)}"
        case actions.Kill():
            return f"kill {voice.whom(action.victim)}"
        case actions.Approach():
            return f"step up to {voice.whom(action.color)}"
        case _:
            assert_never(action)


SYSTEMS = {"reactor": "the reactor", "o2": "the oxygen", "lights": "the lights", "comms": "communications"}
