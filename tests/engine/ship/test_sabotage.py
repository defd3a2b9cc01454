"""Sabotage: the four systems, their repair, their clocks."""

import pytest

from games.engine import referee
from games.engine.facts import actions, decisions, events, identities
from games.engine.ship import menus
from tests.engine.scenes import TICK, after, happenings, meanwhile, reasons, scene, told

RED, BLUE, GREEN, PINK, BLACK = (identities.Color(name) for name in ("red", "blue", "green", "pink", "black"))
System = identities.System
DRAWING = """
    reactor: red blue
    storage: green! pink orange
"""


def sabotage(system: System) -> actions.Sabotage:
    return actions.Sabotage(system=system)


def mend(console: str) -> actions.Mend:
    return actions.Mend(console=console)


def test_everybody_hears_the_alarm_and_nobody_who_rang_it() -> None:
    entries = happenings(scene(DRAWING), green=sabotage(System.REACTOR))

    [alarm], [called] = told(entries, events.SabotageStarted), told(entries, events.SabotageCalled)
    assert alarm.public
    assert called.audience == (GREEN,)
    assert decisions.Trigger.SABOTAGE_BEGAN in reasons(entries, RED)


@pytest.mark.parametrize("system", [System.REACTOR, System.O2])
def test_a_critical_sabotage_that_runs_out_is_won_by_the_impostors(system: System) -> None:
    entries = meanwhile(scene(DRAWING), 40, green=sabotage(system))

    [end] = told(entries, events.MatchEnded)
    assert end.tick == TICK + 30
    assert (end.event.winner, end.event.reason) == (identities.Side.IMPOSTORS, events.EndReason.SABOTAGE)


def test_the_reactor_needs_two_hands_in_the_same_moment() -> None:
    alarm = after(scene(DRAWING), green=sabotage(System.REACTOR))

    alone = meanwhile(alarm, 20, red=mend("scanner_top"))
    together = happenings(alarm, red=mend("scanner_top"), blue=mend("scanner_bottom"))

    assert not told(alone, events.SabotageMended)
    assert told(together, events.SabotageMended)


def test_two_hands_on_one_scanner_mend_nothing() -> None:
    alarm = after(scene(DRAWING), green=sabotage(System.REACTOR))

    entries = meanwhile(alarm, 20, red=mend("scanner_top"), blue=mend("scanner_top"))

    assert not told(entries, events.SabotageMended)


def test_one_crewmate_can_enter_both_oxygen_codes() -> None:
    world = scene("admin: red\n storage: green! blue pink")
    alarm = after(world, green=sabotage(System.O2))

    halfway = after(alarm, red=mend("keypad_admin"))
    assert halfway.systems.sabotage is not None
    entries = happenings(halfway, red=mend("keypad_o2"))

    assert told(entries, events.SabotageMended)


def test_a_code_once_entered_stays_entered() -> None:
    world = scene("admin: red\n o2: blue\n storage: green! pink")
    alarm = after(world, green=sabotage(System.O2))

    entries = happenings(alarm, red=mend("keypad_admin"), blue=mend("keypad_o2"))

    assert len(told(entries, events.ConsoleMended)) == 2
    assert told(entries, events.SabotageMended)


def test_the_alarm_shows_everybody_which_code_is_entered_and_not_by_whom() -> None:
    world = scene("admin: red\n storage: green! blue pink")
    alarm = after(world, green=sabotage(System.O2))

    entries = meanwhile(alarm, 4, red=mend("keypad_admin"))

    [counted], [entered] = told(entries, events.MendingCounted), told(entries, events.ConsoleMended)
    assert (counted.public, entered.audience) == (True, (RED,))
    assert counted.event.consoles == ("keypad_admin",)


def test_the_alarm_shows_everybody_how_many_hands_are_on_the_scanners() -> None:
    alarm = after(scene(DRAWING), green=sabotage(System.REACTOR))
    held = after(alarm, red=mend("scanner_top"), blue=actions.Wait(seconds=3))

    entries = happenings(held, red=actions.GoTo(place="hall_w"), blue=mend("scanner_bottom"))

    assert [each.event.consoles for each in told(entries, events.MendingCounted)] == [("scanner_bottom",)]
    assert not told(entries, events.SabotageMended)


@pytest.mark.parametrize(
    ("system", "place", "console"),
    [(System.LIGHTS, "electrical", "switches"), (System.COMMS, "communications", "dial")],
)
def test_lights_and_comms_are_mended_at_their_console(system: System, place: str, console: str) -> None:
    world = scene(f"{place}: red\n storage: green! blue pink")
    out = after(world, green=sabotage(system))

    [mended] = told(happenings(out, red=mend(console)), events.SabotageMended)

    assert mended.public


def test_an_impostor_may_mend_as_well() -> None:
    world = scene("electrical: green!\n storage: red blue pink")
    out = after(world, green=sabotage(System.LIGHTS))

    assert told(happenings(out, green=mend("switches")), events.SabotageMended)


def test_ghosts_cannot_mend() -> None:
    world = scene("electrical: red~\n storage: green! blue pink orange")
    out = after(world, green=sabotage(System.LIGHTS))

    assert mend("switches") not in menus.menu(out, RED)


def test_a_dead_impostor_can_still_sabotage_and_shut_doors() -> None:
    world = scene("electrical: black!~\n storage: green! red blue pink orange yellow")

    menu = menus.menu(world, BLACK)

    assert sabotage(System.LIGHTS) in menu
    assert actions.CloseDoors(room="storage") in menu


def test_one_system_at_a_time() -> None:
    dark = after(scene(DRAWING), green=sabotage(System.LIGHTS))

    kinds = {type(action) for action in menus.menu(dark, GREEN)}

    assert actions.Sabotage not in kinds
    assert actions.CloseDoors not in kinds


def test_of_two_sabotages_in_one_tick_only_the_first_drawn_happens() -> None:
    world = scene("storage: green! black! red blue pink orange yellow")

    entries = happenings(world, green=sabotage(System.LIGHTS), black=sabotage(System.COMMS))

    assert len(told(entries, events.SabotageStarted)) == 1
    assert len(told(entries, events.Forestalled)) == 1


def test_the_next_sabotage_is_possible_half_a_minute_after_the_mending() -> None:
    world = scene("electrical: red\n storage: green! blue pink")
    dark = after(world, green=sabotage(System.LIGHTS))

    entries = happenings(dark, red=mend("switches"))

    [mended], [ready] = told(entries, events.SabotageMended), told(entries, events.SabotageReady)
    assert ready.event.at == mended.tick + 30
    assert ready.audience == (GREEN,)


@pytest.mark.parametrize("system", list(System))
def test_every_system_locks_the_button(system: System) -> None:
    world = scene("cafeteria: red\n storage: green! blue pink")
    assert actions.PressButton() in menus.menu(world, RED)

    alarm = after(world, green=sabotage(system))

    assert actions.PressButton() not in menus.menu(alarm, RED)


@pytest.mark.parametrize("system", [System.REACTOR, System.O2])
def test_a_report_ends_a_critical_sabotage(system: System) -> None:
    alarm = after(scene("storage: red green! blue pink* orange"), green=sabotage(system))

    entries = happenings(alarm, red=actions.Report(body=PINK))

    assert told(entries, events.SabotageLifted)


@pytest.mark.parametrize("system", [System.LIGHTS, System.COMMS])
def test_lights_and_comms_outlast_a_meeting(system: System) -> None:
    out = after(scene("storage: red green! blue pink* orange"), green=sabotage(system))

    meeting = after(out, red=actions.Report(body=PINK))

    assert meeting.systems.sabotage is not None
    assert meeting.systems.sabotage.system is system


def test_whoever_comes_to_a_console_too_late_finds_nothing_to_mend() -> None:
    world = scene("o2: red\n navigation: blue\n storage: green! pink")
    alarm = after(world, green=sabotage(System.O2))

    entries = meanwhile(alarm, 10, red=mend("keypad_o2"), blue=mend("keypad_o2"))

    assert [mended.event.color for mended in told(entries, events.ConsoleMended)] == [RED]
    assert [ended.event.done for ended in told(entries, events.PlanEnded) if ended.event.color == BLUE] == [False]


def test_work_at_a_console_that_is_mended_by_another_is_over() -> None:
    world = scene("electrical: red blue\n storage: green! pink")
    dark = after(world, green=sabotage(System.LIGHTS))

    mended = after(dark, red=mend("switches"), blue=mend("switches"))

    assert mended.systems.sabotage is None
    assert mended.players[BLUE].plan is None
    assert mended.players[RED].plan is None


def test_the_lights_have_five_switches_that_one_hand_flips_one_after_the_other() -> None:
    world = scene("electrical: red\n storage: green! blue pink")
    dark = after(world, green=sabotage(System.LIGHTS))

    entries = happenings(dark, red=mend("switches"))

    assert [(flip.tick - dark.tick, flip.event.left) for flip in told(entries, events.ConsoleMended)] == [
        (1, 4),
        (2, 3),
        (3, 2),
        (4, 1),
        (5, 0),
    ]
    assert reasons(entries, RED) == [decisions.Trigger.SABOTAGE_ENDED, decisions.Trigger.PLAN_DONE]


def test_more_hands_at_the_switches_are_faster() -> None:
    world = scene("electrical: red blue\n storage: green! pink")
    dark = after(world, green=sabotage(System.LIGHTS))

    [mended] = told(happenings(dark, red=mend("switches"), blue=mend("switches")), events.SabotageMended)

    assert mended.tick - dark.tick == 3


def test_switches_once_flipped_stay_flipped_and_everybody_sees_how_many_are_left() -> None:
    world = scene("electrical: red\n storage: green! blue pink")
    dark = after(world, green=sabotage(System.LIGHTS))

    begun = meanwhile(dark, 2, red=mend("switches"))
    away = after(referee.fold(begun, dark), red=actions.GoTo(place="hall_sw"))

    counted = told(begun, events.MendingCounted)
    assert [(each.public, each.event.left) for each in counted] == [(True, 4), (True, 3)]
    assert away.systems.sabotage is not None
    assert away.systems.sabotage.left == {"switches": 3}
