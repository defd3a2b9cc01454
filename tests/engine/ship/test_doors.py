"""Doors: closed for a while, room by room."""

from games.engine.facts import actions, decisions, events, identities
from games.engine.ship import menus
from tests.engine.scenes import TICK, after, happenings, meanwhile, reasons, scene, told

RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
SHUT_STORAGE = actions.CloseDoors(room="storage")
DRAWING = """
    storage: red
    hall_c:  blue
    reactor: green! pink
"""


def test_doors_stay_shut_for_ten_seconds() -> None:
    entries = meanwhile(scene(DRAWING), 15, green=SHUT_STORAGE)

    [shut], [opened] = told(entries, events.DoorsClosed), told(entries, events.DoorsOpened)
    assert (shut.tick, opened.tick) == (TICK, TICK + 10)


def test_doors_are_seen_from_both_sides_and_from_nowhere_else() -> None:
    entries = happenings(scene(DRAWING), green=SHUT_STORAGE)

    [shut] = told(entries, events.DoorsClosed)
    assert set(shut.audience) == {RED, BLUE}
    assert decisions.Trigger.DOORS_CLOSED in reasons(entries, RED)


def test_a_room_s_doors_need_half_a_minute_of_rest() -> None:
    shut = after(scene(DRAWING), green=SHUT_STORAGE)

    assert SHUT_STORAGE not in menus.menu(shut, GREEN)
    assert actions.CloseDoors(room="medbay") in menus.menu(shut, GREEN)


def test_when_they_can_be_shut_again_is_the_impostors_knowledge() -> None:
    [ready] = told(happenings(scene(DRAWING), green=SHUT_STORAGE), events.DoorsReady)

    assert (ready.audience, ready.event.at) == ((GREEN,), TICK + 30)


def test_shutting_doors_makes_the_next_sabotage_wait() -> None:
    shut = after(scene(DRAWING), green=SHUT_STORAGE)

    assert shut.systems.sabotage_ready_at == TICK + 30


def test_shut_doors_do_not_lock_the_button() -> None:
    world = scene("cafeteria: red\n storage: green! blue pink")

    shut = after(world, green=actions.CloseDoors(room="cafeteria"))

    assert actions.PressButton() in menus.menu(shut, RED)


def test_the_skeld_has_seven_rooms_whose_doors_can_be_shut() -> None:
    rooms = [action.room for action in menus.menu(scene(DRAWING), GREEN) if isinstance(action, actions.CloseDoors)]

    assert sorted(rooms) == [
        "cafeteria",
        "electrical",
        "lower_engine",
        "medbay",
        "security",
        "storage",
        "upper_engine",
    ]


def test_a_meeting_opens_all_doors() -> None:
    world = scene("storage: red blue*\n hall_c: pink orange\n reactor: green!")
    shut = after(world, green=SHUT_STORAGE)

    called = after(shut, red=actions.Report(body=BLUE))

    assert not called.systems.shut
