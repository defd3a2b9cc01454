"""Calling a meeting: a body in sight, or the button and its locks."""

from games.engine import referee
from games.engine.facts import actions, events, identities, rules
from games.engine.ship import interlude, menus
from tests.engine import scenes
from tests.engine.scenes import TICK, after, happenings, scene, told

RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
PRESS = actions.PressButton()
REPORT = actions.Report(body=PINK)


def test_a_body_in_sight_can_be_reported_and_one_next_door_cannot() -> None:
    world = scene("storage: red green! pink* orange\n hall_c: blue")

    assert REPORT in menus.menu(world, RED)
    assert REPORT not in menus.menu(world, BLUE)


def test_a_killer_can_report_its_own_victim() -> None:
    world = scene("storage: green! pink*\n admin: red blue orange")

    [meeting] = told(happenings(world, green=REPORT), events.MeetingOpened)

    assert (meeting.event.caller, meeting.event.body) == (GREEN, PINK)


def test_everybody_living_sits_at_the_table_and_every_body_is_gone() -> None:
    world = scene("storage: red pink*\n electrical: green! cyan*\n admin: blue orange yellow")

    called = after(world, red=REPORT)

    assert {called.players[color].place for color in called.living} == {"cafeteria"}
    assert called.bodies == ()


def test_an_impostor_in_a_vent_sits_at_the_table_too() -> None:
    world = scene("storage: red pink*\n electrical: green!\n admin: blue orange")
    hidden = after(world, green=actions.EnterVent(vent="vent_electrical"))

    called = after(hidden, red=REPORT)

    assert (called.players[GREEN].vent, called.players[GREEN].place) == (None, "cafeteria")


def test_a_report_uses_up_no_button() -> None:
    called = after(scene("storage: red pink* blue orange\n admin: green!"), red=REPORT)

    assert called.players[RED].buttons_left == 1


def test_the_button_is_pressed_in_the_cafeteria_and_only_as_often_as_allowed() -> None:
    world = scene("cafeteria: red\n storage: green! pink blue")

    pressed = after(world, red=PRESS)

    assert pressed.meeting is not None
    assert pressed.players[RED].buttons_left == 0
    assert PRESS not in menus.menu(world, PINK)


def test_one_player_s_press_takes_nobody_else_s() -> None:
    pressed = after(scene("cafeteria: red\n storage: green! pink blue"), red=PRESS)

    assert pressed.players[BLUE].buttons_left == 1


def test_the_button_rests_after_a_meeting() -> None:
    ledger = scenes.drawn("cafeteria: red green! pink blue")
    interlude.resume(ledger)

    assert PRESS not in menus.menu(ledger.world, RED)
    assert ledger.world.systems.button_ready_at == TICK + 15


def test_where_the_lobby_allows_no_button_there_is_none() -> None:
    world = scene("cafeteria: red green! pink blue", rules=rules.MatchRules(impostors=1, emergency_meetings=0))

    assert PRESS not in menus.menu(world, RED)


def test_a_ghost_neither_reports_nor_presses() -> None:
    world = scene("cafeteria: red~ pink* blue orange yellow green!")

    assert {REPORT, PRESS}.isdisjoint(menus.menu(world, RED))


def test_after_a_meeting_every_impostor_s_timer_is_full_and_everybody_is_asked() -> None:
    ledger = scenes.drawn("cafeteria: red green! black! pink blue orange yellow")

    interlude.resume(ledger)

    timers = told(ledger.entries, events.KillTimerSet)
    assert [timer.event.ready_at for timer in timers[-2:]] == [TICK + 20, TICK + 20]
    assert len(referee.who_decides(ledger.world)) == 7


def test_two_reports_of_one_tick_open_one_meeting() -> None:
    world = scene("storage: red blue pink* orange\n admin: green!")

    entries = happenings(world, red=REPORT, blue=REPORT)

    assert len(told(entries, events.MeetingOpened)) == 1
    assert len(told(entries, events.Forestalled)) == 1
