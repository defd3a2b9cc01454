"""Walking: how long, through where, seen by whom, and what a change of mind costs."""

import dataclasses

import pytest

from games.engine.facts import actions, decisions, events, identities, routes, rules
from tests.engine.scenes import TICK, after, drawn, happenings, meanwhile, reasons, scene, told

RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))


def go(place: str) -> actions.GoTo:
    return actions.GoTo(place=place)


def test_a_walk_leads_through_the_hallway_and_takes_its_seconds() -> None:
    world = scene("admin: red\n storage: green! blue pink")

    entries = happenings(world, red=go("cafeteria"))

    path = [(walk.tick - TICK, walk.event.place) for walk in told(entries, events.Walked)]
    assert path == [(1, "hall_c"), (4, "cafeteria")]
    [done] = told(entries, events.PlanEnded)
    assert (done.tick - TICK, done.event.done) == (5, True)


def test_walking_is_seen_from_the_place_left_and_the_place_entered_and_from_nowhere_else() -> None:
    world = scene("admin: red blue\n hall_c: pink\n storage: green!")

    [walk] = told(happenings(world, red=go("hall_c")), events.Walked)

    assert set(walk.audience) == {RED, BLUE, PINK}


def test_whoever_arrives_looks_around() -> None:
    world = scene("admin: red\n hall_c: pink blue*\n storage: green!")

    [look] = told(happenings(world, red=go("hall_c")), events.LookedAround)

    assert look.audience == (RED,)
    assert [sighting.color for sighting in look.event.players] == [PINK]
    assert look.event.bodies == (BLUE,)


def test_turning_round_before_the_border_costs_the_way_already_walked() -> None:
    world = scene("cafeteria: red\n storage: green! blue pink")
    gone = after(world, red=go("upper_engine"), blue=actions.Wait(seconds=3))
    assert gone.players[RED].place == "hall_nw"
    walk = gone.players[RED].walk
    assert walk is not None

    entries = happenings(gone, red=go("cafeteria"))

    [back] = told(entries, events.Walked)
    assert back.event.place == "cafeteria"
    assert back.tick - gone.tick == (walk.middle_at - gone.tick) + 2


@pytest.mark.parametrize(("goal", "seconds"), [("hall_c", 1), ("hall_nw", 1 + 2)])
def test_before_the_border_only_another_way_leads_back_through_the_middle(goal: str, seconds: int) -> None:
    ledger = drawn("cafeteria: red\n storage: green! blue pink")
    steps = routes.route(ledger.world.station, "cafeteria", "hall_c", 1.0)
    ledger.tell_only(RED, events.SetOut(color=RED, origin="cafeteria", steps=steps, lead=0))
    under_way = dataclasses.replace(ledger.world, tick=TICK + 1)

    walk, *_ = told(happenings(under_way, red=go(goal)), events.Walked)

    assert (walk.event.place, walk.tick) == (goal, TICK + 1 + seconds)


def test_deciding_again_for_the_same_way_costs_nothing() -> None:
    world = scene("reactor: red\n storage: green! blue pink")
    [straight] = told(meanwhile(world, 30, red=go("navigation")), events.Arrived)
    gone = after(world, red=go("navigation"), blue=actions.Wait(seconds=3))

    [again] = told(meanwhile(gone, 30, red=go("navigation")), events.Arrived)

    assert again.tick == straight.tick


def test_shut_doors_hold_up_a_walker_until_they_open() -> None:
    world = scene("hall_c: red\n storage: green! blue pink\n admin: orange")
    shut = after(world, green=actions.CloseDoors(room="storage"))

    entries = meanwhile(shut, 15, red=go("storage"), orange=go("cafeteria"))

    [found] = told(entries, events.DoorsFoundShut)
    assert (found.audience, found.event.room) == ((RED,), "storage")
    assert decisions.Trigger.PLAN_BLOCKED in reasons(entries, RED)
    [walk] = [each for each in told(entries, events.Walked) if each.event.color == RED]
    assert walk.tick == TICK + 10


def test_doors_of_another_room_hold_up_nobody() -> None:
    world = scene("hall_c: red\n storage: green! blue pink")

    entries = happenings(after(world, green=actions.CloseDoors(room="storage")), red=go("cafeteria"))

    assert not told(entries, events.DoorsFoundShut)


def test_ghosts_pass_shut_doors_and_are_seen_by_ghosts_alone() -> None:
    world = scene("hall_c: red~ blue\n storage: green! pink orange yellow~")
    shut = after(world, green=actions.CloseDoors(room="storage"))

    [walk] = told(happenings(shut, red=go("storage")), events.Walked)

    assert walk.tick < TICK + 10
    assert set(walk.audience) == {RED, identities.Color.YELLOW}


def test_a_faster_crew_arrives_sooner() -> None:
    world = scene("reactor: red\n storage: green! blue pink")
    fast = scene("reactor: red\n storage: green! blue pink", rules=rules.MatchRules(impostors=1, player_speed=2.0))

    [slowly] = told(meanwhile(world, 30, red=go("navigation")), events.Arrived)
    [quickly] = told(meanwhile(fast, 30, red=go("navigation")), events.Arrived)

    assert (slowly.tick - TICK, quickly.tick - TICK) == (19, 9)
