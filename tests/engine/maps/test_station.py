"""Maps: drawn right, measured right, and refused with every problem named."""

import dataclasses

import pytest

from games.engine import maps
from games.engine.facts import routes
from games.engine.facts import station as stations
from games.engine.maps import survey

SKELD = maps.load("skeld")


@pytest.mark.parametrize("name", sorted(maps.DRAWINGS))
def test_every_map_is_sound(name: str) -> None:
    assert survey.problems(maps.DRAWINGS[name]()) == []


def test_the_skeld_has_its_rooms_hallways_doors_cameras_and_vents() -> None:
    doors = [walk for walk in SKELD.walks if walk.door]

    assert len(SKELD.rooms) == 14
    assert len(SKELD.places) - len(SKELD.rooms) == 7
    assert (len(doors), len(SKELD.cameras), len(SKELD.vents)) == (13, 4, 14)


def test_the_skeld_has_six_separate_vent_networks() -> None:
    networks = {frozenset((vent.id, *vent.leads_to)) for vent in SKELD.vents}

    assert sorted(map(len, networks)) == [2, 2, 2, 2, 3, 3]


def test_the_two_vents_of_a_room_need_not_connect() -> None:
    upper, lower = SKELD.vents_in["reactor"]

    assert lower.id not in upper.leads_to


def test_every_pair_of_rooms_that_share_a_hallway_is_a_passage() -> None:
    assert len(SKELD.passages) == 25


def test_navigation_to_reactor_takes_about_nineteen_seconds() -> None:
    way = routes.route(SKELD, "navigation", "reactor", 1.0)

    assert routes.duration(way) == 19


def test_crossing_a_hallway_straight_is_shorter_than_stopping_in_its_middle() -> None:
    straight = routes.route(SKELD, "weapons", "o2", 1.0)

    assert [step.place for step in straight] == ["hall_e", "o2"]
    assert routes.duration(straight) == 3


@pytest.mark.parametrize("name", sorted(maps.DRAWINGS))
def test_a_way_back_takes_as_long(name: str) -> None:
    station = maps.load(name)

    for a in station.place:
        for b in station.place:
            there, back = routes.route(station, a, b, 1.0), routes.route(station, b, a, 1.0)
            assert routes.duration(there) == routes.duration(back)


def test_twice_the_speed_halves_the_walk() -> None:
    walk = routes.duration(routes.route(SKELD, "cafeteria", "upper_engine", 1.0))
    run = routes.duration(routes.route(SKELD, "cafeteria", "upper_engine", 2.0))

    assert (walk, run) == (7, 3)


def test_a_walker_belongs_to_the_place_it_leaves_for_the_first_half() -> None:
    [step] = routes.route(SKELD, "cafeteria", "hall_nw", 1.0)

    assert (step.to_border, step.to_middle) == (2, 2)


def test_an_unsound_map_is_refused_with_every_problem_at_once() -> None:
    one_way = dataclasses.replace(SKELD.vents[0], leads_to=("vent_shields", "vent_nowhere"))
    broken = dataclasses.replace(
        SKELD,
        spawn="bridge",
        vents=(one_way, *SKELD.vents[1:]),
        walks=(*SKELD.walks, stations.Walk(a="admin", b="admin", seconds=0)),
    )

    with pytest.raises(survey.BadMapError) as refusal:
        survey.require_sound(broken)

    for problem in (
        "the spawn refers to bridge, which is no place",
        "vent vent_admin leads to vent_nowhere, which is no vent",
        "vent vent_admin leads to vent_shields, but not back",
        "vent vent_cafeteria leads to vent_admin, but not back",
        "walk admin-admin leads nowhere",
        "walk admin-admin takes 0 seconds",
    ):
        assert problem in str(refusal.value)


def test_an_unknown_map_is_refused_by_name() -> None:
    with pytest.raises(survey.BadMapError, match="no map is called 'polus'"):
        maps.load("polus")
