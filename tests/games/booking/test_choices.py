"""A person's choices in words: no two alike, and each with where it is."""

import itertools

import pytest

from games.booking.people import choices
from games.engine import maps
from games.engine.facts import actions
from games.engine.facts import station as stations
from games.players.models.answers import choosing


def conceivable(station: stations.Station, place: str) -> list[actions.Action]:
    """All actions that a menu there can hold at once, except those that are done to players."""
    return [
        *actions.screens(station),
        *(actions.Mend(console=console.id) for console in itertools.chain(*station.mending_consoles.values())),
        *(actions.EnterVent(vent=vent.id) for vent in station.vents_in[place]),
        *(actions.MoveVent(vent=end) for vent in station.vents_in[place][:1] for end in vent.leads_to),
        *(actions.DoTask(task=task.id, stage=stage) for task in station.tasks for stage in range(len(task.stages))),
    ]


def said(station: stations.Station, *chosen: actions.Action) -> list[str]:
    return [each.label for each in choices.told([choosing.choice(action) for action in chosen], station)]


@pytest.mark.parametrize("map_id", maps.DRAWINGS)
def test_no_two_things_that_can_be_done_are_called_the_same(map_id: str) -> None:
    station = maps.load(map_id)

    for place in station.place:
        labels = said(station, *conceivable(station, place))

        assert sorted({*labels}) == sorted(labels)


def test_a_choice_says_where_it_is_done_and_where_a_vent_leads() -> None:
    station = maps.load("skeld")

    assert said(
        station,
        actions.Mend(console="keypad_admin"),
        actions.DoTask(task="upload_data_weapons", stage=1),
        actions.EnterVent(vent="vent_reactor_top"),
    ) == [
        "Mend: O2 keypad in Admin",
        "Task: Upload Data from Weapons, stage 2, in Admin",
        "Climb into the vent to Upper Engine",
    ]


def test_a_stage_has_a_number_only_where_there_are_several() -> None:
    station = maps.load("skeld")

    assert said(
        station,
        actions.DoTask(task="swipe_card", stage=0),
        actions.DoTask(task="upload_data_weapons", stage=0),
        actions.DoTask(task="fix_wiring", stage=0),
    ) == [
        "Task: Swipe Card, in Admin",
        "Task: Upload Data from Weapons, stage 1, in Weapons",
        "Task: Fix Wiring, stage 1",
    ]
