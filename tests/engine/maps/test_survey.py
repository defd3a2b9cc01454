"""Every way in which a map can be unsound is reported by its name."""

import dataclasses
from typing import Any

import pytest

from games.engine import maps
from games.engine.facts import identities
from games.engine.facts import station as stations
from games.engine.maps import survey

SKELD = maps.load("skeld")


def broken(**parts: Any) -> list[str]:
    """The problems of The Skeld with these parts changed."""
    return survey.problems(dataclasses.replace(SKELD, **parts))


def task(name: str = "nap", **parts: Any) -> stations.TaskKind:
    return stations.TaskKind(id=name, name="Nap", length=stations.Length.SHORT, family=name, **parts)


def test_a_name_is_drawn_once() -> None:
    assert "camera camera_west is drawn 2 times" in broken(cameras=(*SKELD.cameras, SKELD.cameras[1]))


def test_a_walk_is_drawn_once() -> None:
    again = stations.Walk(a="hall_nw", b="cafeteria", seconds=3.0)

    assert "walk hall_nw-cafeteria is drawn more than once" in broken(walks=(*SKELD.walks, again))


def test_a_door_stands_at_an_end_of_its_walk() -> None:
    odd = dataclasses.replace(SKELD.walks[0], door="reactor")

    assert broken(walks=(odd, *SKELD.walks[1:])) == [
        "walk cafeteria-hall_nw has a door of reactor, which is at neither end"
    ]


def test_a_passage_crosses_a_hallway_that_joins_both_rooms() -> None:
    odd = stations.Passage(a="cafeteria", via="hall_sw", b="storage", seconds=3.0)

    assert broken(passages=(*SKELD.passages, odd)) == [
        "passage cafeteria-storage crosses hall_sw, which no walk joins to cafeteria"
    ]


def test_every_place_can_be_reached() -> None:
    island = stations.Place(id="brig", name="Brig", kind=stations.PlaceKind.ROOM, x=0, y=0)

    assert broken(places=(*SKELD.places, island)) == ["place brig cannot be reached from cafeteria"]


def test_a_vent_does_not_lead_to_itself() -> None:
    loop = dataclasses.replace(SKELD.vents[10], leads_to=("vent_weapons", "vent_navigation_top"))

    assert broken(vents=(*SKELD.vents[:10], loop, *SKELD.vents[11:])) == ["vent vent_weapons leads to itself"]


def test_there_is_one_emergency_button() -> None:
    assert broken(consoles=SKELD.consoles[1:]) == ["there are 0 emergency buttons"]


@pytest.mark.parametrize(
    ("parts", "problem"),
    [
        ({"use": stations.Use.MENDING}, "console extra is for mending and names the system None"),
        (
            {"use": stations.Use.CAMERAS, "system": identities.System.O2},
            "console extra is for cameras and names the system o2",
        ),
        (
            {"use": stations.Use.MENDING, "system": identities.System.O2},
            "console extra takes 0 seconds",
        ),
    ],
)
def test_a_console_fits_its_use(parts: dict[str, Any], problem: str) -> None:
    extra = stations.Console(id="extra", name="Extra", place="admin", **parts)

    assert problem in broken(consoles=(*SKELD.consoles, extra))


def test_a_console_mends_a_system_of_the_map() -> None:
    assert "console dial mends comms, which this map does not have" in broken(systems=SKELD.systems[:3])


def test_every_system_can_be_mended_in_its_way() -> None:
    without = tuple(console for console in SKELD.consoles if console.id not in ("dial", "scanner_top"))

    assert broken(consoles=without) == [
        "system reactor is mended together, but has 1 consoles",
        "system comms has no console that mends it",
    ]


def test_what_is_critical_has_a_deadline_and_nothing_else_has() -> None:
    reactor, o2, lights, comms = SKELD.systems
    odd = (
        dataclasses.replace(reactor, seconds=None),
        o2,
        dataclasses.replace(lights, seconds=20),
        comms,
    )

    assert broken(systems=odd) == [
        "system reactor gives the crew None seconds",
        "system lights gives the crew 20 seconds",
    ]


def test_cameras_can_be_watched_somewhere() -> None:
    without = tuple(console for console in SKELD.consoles if console.use is not stations.Use.CAMERAS)

    assert broken(consoles=without) == ["there are cameras, but nowhere to watch them"]


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (task(), "task nap needs either stages or panels or vents"),
        (task(panels=("admin",), draws=2, panel_seconds=3), "task nap draws 2 of 1 panels"),
        (task(panels=("admin",), draws=1), "task nap takes 0 seconds at a panel"),
        (
            task(stages=(stations.Stage(place="admin", seconds=0, label="doze", wait=-1),)),
            "task nap, 'doze': 0 seconds, wait -1",
        ),
    ],
)
def test_a_task_can_be_done(kind: stations.TaskKind, problem: str) -> None:
    assert broken(tasks=(*SKELD.tasks, kind)) == [problem]


def test_there_are_tasks_of_every_length() -> None:
    short = tuple(kind for kind in SKELD.tasks if kind.length is not stations.Length.LONG)

    assert broken(tasks=short) == ["there are no long tasks"]


def test_it_seats_four_to_fifteen() -> None:
    assert broken(min_players=2, max_players=20) == ["it seats 2 to 20 players"]


PLACE, WALK = SKELD.places[0], SKELD.walks[0]


def changed(thing: Any, **parts: Any) -> tuple[Any, ...]:
    """Its group, with the first of it changed."""
    group = next(
        getattr(SKELD, name) for name in ("places", "walks", "passages", "vents") if thing in getattr(SKELD, name)
    )
    return (dataclasses.replace(thing, **parts), *group[1:])


@pytest.mark.parametrize("name", ["", "  ", "The \u202ekeld"])
def test_a_map_and_a_place_have_names_that_can_be_read(name: str) -> None:
    assert broken(name=name) == [f"the name of map 'skeld' is {name!r}, which nobody can read"]
    assert broken(places=changed(PLACE, name=name)) == [
        f"the name of place 'cafeteria' is {name!r}, which nobody can read"
    ]


def test_an_id_is_a_word() -> None:
    assert broken(id="the skeld/2") == ["map 'the skeld/2': an id is of letters, digits, _ and -"]


@pytest.mark.parametrize("seconds", [float("nan"), -1.0])
def test_a_way_takes_a_time_that_ends(seconds: float) -> None:
    assert broken(walks=changed(WALK, seconds=seconds)) == [f"walk cafeteria-hall_nw takes {seconds} seconds"]
    [told] = broken(passages=changed(SKELD.passages[0], seconds=seconds))
    assert told.endswith(f"takes {seconds} seconds")


def test_everything_is_on_the_plan() -> None:
    flat = stations.Box(left=5, top=5, right=5, bottom=9)

    assert broken(places=changed(PLACE, x=-5)) == [f"place cafeteria at -5, {PLACE.y} is off the plan of 1000 by 600"]
    assert broken(places=changed(PLACE, box=flat)) == ["the box of place cafeteria, 5 5 5 9, is none on the plan"]
    assert "the plan is 0 wide and 600 high" in broken(width=0)
    [told] = broken(vents=changed(SKELD.vents[0], y=9_999))
    assert told.startswith("vent ")


@pytest.mark.parametrize("seconds", [float("inf"), 10**9])
def test_nothing_takes_longer_than_an_hour(seconds: Any) -> None:
    reactor = next(plan for plan in SKELD.systems if plan.seconds is not None)
    task = SKELD.tasks[0]
    slow = dataclasses.replace(task.stages[0], seconds=seconds)
    long = dataclasses.replace(task, stages=(slow, *task.stages[1:]))

    assert broken(walks=changed(WALK, seconds=seconds)) == [
        f"walk cafeteria-hall_nw takes {seconds} seconds; at most 3,600"
    ]
    [told] = broken(passages=changed(SKELD.passages[0], seconds=seconds))
    assert told.endswith(f"takes {seconds} seconds; at most 3,600")
    systems = [dataclasses.replace(plan, seconds=seconds) if plan is reactor else plan for plan in SKELD.systems]
    assert broken(systems=tuple(systems)) == [
        f"system {reactor.system} gives the crew {seconds} seconds; at most 3,600"
    ]
    [told] = broken(tasks=(long, *SKELD.tasks[1:]))
    assert told.endswith(f": {seconds} seconds, wait {task.stages[0].wait}; at most 3,600")


def test_a_plan_and_a_name_have_a_size_that_can_be_drawn() -> None:
    assert broken(width=10**9) == ["the plan is 1000000000 wide and 600 high; at most 10,000"]
    assert broken(name="x" * 101) == ["the name of map 'skeld' has 101 letters, more than 100"]


def test_a_stage_at_a_vent_names_one() -> None:
    first = SKELD.tasks[0]
    lost = dataclasses.replace(first, stages=(dataclasses.replace(first.stages[0], vent="nowhere"), *first.stages[1:]))

    [told] = broken(tasks=(lost, *SKELD.tasks[1:]))

    assert told.endswith(": nowhere is no vent")
