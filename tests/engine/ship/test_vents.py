"""Vents: hidden ways that need no corridor."""

from games.engine import referee
from games.engine.facts import actions, events, identities
from games.engine.ship import menus, sight
from tests.engine.scenes import after, happenings, meanwhile, scene, told

RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
DRAWING = """
    electrical: green! pink
    medbay:     blue
    storage:    red orange
"""
ENTER = actions.EnterVent(vent="vent_electrical")


def test_going_in_is_seen_by_whoever_is_there_and_not_by_neighbours() -> None:
    [entered] = told(happenings(scene(DRAWING), green=ENTER), events.VentEntered)

    assert set(entered.audience) == {GREEN, PINK}


def test_inside_a_vent_one_sees_and_is_not_seen() -> None:
    hidden = after(scene(DRAWING), green=ENTER)

    assert sight.company(hidden, hidden.players[PINK]) == ()
    assert [seen.color for seen in sight.company(hidden, hidden.players[GREEN])] == [PINK]


def test_inside_a_vent_one_can_only_stay_move_on_or_come_out() -> None:
    hidden = after(scene(DRAWING), green=ENTER)

    kinds = {type(action) for action in menus.menu(hidden, GREEN)}

    assert actions.Kill not in kinds
    assert {actions.Wait, actions.ExitVent, actions.MoveVent} <= kinds
    assert not kinds & {actions.GoTo, actions.DoTask, actions.Report, actions.PressButton}


def test_vents_lead_where_the_map_says_and_nobody_notices() -> None:
    hidden = after(scene(DRAWING), green=ENTER)
    ways = [action.vent for action in menus.menu(hidden, GREEN) if isinstance(action, actions.MoveVent)]
    assert ways == ["vent_security", "vent_medbay"]

    entries = happenings(hidden, green=actions.MoveVent(vent="vent_medbay"))

    [moved] = told(entries, events.VentMoved)
    assert moved.audience == (GREEN,)


def test_coming_out_is_seen_in_the_place_where_one_comes_out() -> None:
    hidden = after(scene(DRAWING), green=ENTER)
    there = after(hidden, green=actions.MoveVent(vent="vent_medbay"))

    entries = happenings(there, green=actions.ExitVent())

    [exited] = told(entries, events.VentExited)
    assert set(exited.audience) == {GREEN, BLUE}
    assert referee.fold(entries, there).players[GREEN].spot == "vent_medbay"


def test_the_hallway_vent_leads_to_two_rooms() -> None:
    world = scene("hall_e: green!\n storage: red blue pink")
    hidden = after(world, green=actions.EnterVent(vent="vent_hall_e"))

    ways = [action.vent for action in menus.menu(hidden, GREEN) if isinstance(action, actions.MoveVent)]

    assert sorted(ways) == ["vent_admin", "vent_cafeteria"]


def test_one_can_stay_hidden() -> None:
    hidden = after(scene(DRAWING), green=ENTER)

    later = meanwhile(hidden, 40, green=actions.Wait(seconds=30))

    assert not told(later, events.VentExited)


def test_a_crewmate_finds_no_vent_on_its_menu() -> None:
    assert not [action for action in menus.menu(scene(DRAWING), PINK) if isinstance(action, actions.EnterVent)]


def test_vents_ignore_shut_doors() -> None:
    shut = after(scene(DRAWING), green=actions.CloseDoors(room="electrical"))
    hidden = after(shut, green=ENTER)

    moved = after(hidden, green=actions.MoveVent(vent="vent_security"))

    assert moved.players[GREEN].place == "security"


def test_the_admin_table_does_not_count_whoever_is_in_a_vent() -> None:
    hidden = after(scene(DRAWING), green=ENTER)

    assert {heads.room: heads.count for heads in sight.heads(hidden)}["electrical"] == 1
