"""The lobby's settings: recommended, bounded, and refused by name."""

import dataclasses
from typing import Any

import pytest

from games.engine import maps
from games.engine.facts import rules as ruling
from games.engine.lobby import feasibility, lobby_settings
from tests.support import foreign

SKELD = maps.load("skeld")


def problems(players: int = 10, **settings: Any) -> list[str]:
    rules = dataclasses.replace(ruling.recommended(players), **settings)
    return feasibility.problems(rules, players, SKELD)


@pytest.mark.parametrize("players", range(4, 16))
def test_what_is_recommended_is_possible(players: int) -> None:
    assert feasibility.problems(ruling.recommended(players), players, SKELD) == []


def test_every_setting_is_described() -> None:
    assert [setting.name for setting in lobby_settings.SETTINGS] == [
        field.name for field in dataclasses.fields(ruling.MatchRules)
    ]
    assert all(setting.help and setting.title for setting in lobby_settings.SETTINGS)


@pytest.mark.parametrize(
    ("players", "impostors", "cooldown"),
    [(4, 1, 45), (5, 1, 30), (6, 1, 15), (7, 2, 35), (8, 2, 30), (9, 2, 25), (10, 2, 20), (12, 3, 20)],
)
def test_the_recommendation_depends_on_the_number_of_players(players: int, impostors: int, cooldown: float) -> None:
    rules = ruling.recommended(players)

    assert (rules.impostors, rules.kill_cooldown) == (impostors, cooldown)


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"kill_cooldown": 9.0}, "kill_cooldown (9.0) must be from 10 to 60"),
        ({"kill_cooldown": 11.0}, "kill_cooldown (11.0) must go in steps of 2.5 from 10"),
        ({"impostors": 4}, "impostors (4) must be from 1 to 3"),
        ({"short_tasks": "2"}, "short_tasks ('2') must be a whole number"),
        ({"visual_tasks": "yes"}, "visual_tasks ('yes') must be on or off"),
        ({"task_bar": "often"}, "task_bar ('often') must be one of always, meetings, never"),
        ({"max_players": 9}, "players (10) are more than max_players (9)"),
        ({"max_players": 16}, "max_players (16) must be from 4 to 15"),
        ({"kill_distance": "far"}, "kill_distance ('far') must be one of short, medium, long"),
        ({"crew_vision": 0.0}, "crew_vision (0.0) must be from 0.25 to 5"),
        ({"impostor_vision": 0.3}, "impostor_vision (0.3) must go in steps of 0.25 from 0.25"),
        ({"discussion_time": 20}, "discussion_time (20) must go in steps of 15 from 0"),
        ({"voting_time": 315}, "voting_time (315) must be from 0 to 300"),
        ({"tick_seconds": 0}, "tick_seconds (0) must be from 1 to 30"),
        ({"nudges": (12, 0)}, "nudges ((12, 0)) must be from 1 to 500"),
        ({"nudge_text": " "}, "nudge_text (' ') must be words"),
        ({"last_call": 0}, "last_call (0) must be from 1 to 500"),
        ({"time_limit": None}, "time_limit (None) must be a whole number"),
    ],
)
def test_an_impossible_value_is_refused_by_name(settings: dict[str, Any], problem: str) -> None:
    assert problems(**settings) == [problem]


@pytest.mark.parametrize(("players", "seats"), [(4, 10), (10, 10), (15, 15)])
def test_the_lobby_seats_ten_or_as_many_as_come(players: int, seats: int) -> None:
    assert ruling.recommended(players).max_players == seats


def test_by_default_one_may_vote_from_the_first_tick_on() -> None:
    rules = ruling.recommended(10)

    assert (rules.voting_opens_at, rules.last_call_at) == (0, 30)
    assert (rules.crew_vision, rules.impostor_vision, rules.kill_distance) == (1.0, 1.5, "medium")


def test_as_in_the_game_a_meeting_has_its_fifteen_seconds_before_the_vote() -> None:
    rules = ruling.as_in_the_game(10)

    assert (rules.discussion_time, rules.voting_time) == (15, 120)
    assert (rules.voting_opens_at, rules.last_call_at) == (4, 30)


def test_without_the_last_call_no_other_takes_its_place() -> None:
    rules = dataclasses.replace(ruling.recommended(10), last_call=None)

    assert (rules.last_call_at, rules.silent_ticks, rules.transcript_call) == (None, None, False)


def test_rules_of_older_logs_mean_what_they_meant() -> None:
    older = ruling.MatchRules(discussion_time=3)

    assert (older.voting_opens_at, older.last_call_at, older.kill_distance) == (3, 30, "long")
    assert not older.vent_cleaning


def test_a_setting_that_may_be_off_may_be_off() -> None:
    assert problems(last_call=None) == []


def test_all_problems_are_named_at_once() -> None:
    assert len(problems(players=3, player_speed=9.0, common_tasks=0, long_tasks=0, short_tasks=0)) == 4


def test_two_impostors_need_seven_players() -> None:
    assert problems(players=6, impostors=2) == ["impostors (2) need at least 7 players, not 6"]


def test_a_small_map_seats_few() -> None:
    rules = ruling.recommended(7, map="outpost")

    found = feasibility.problems(rules, 7, maps.load("outpost"))

    assert found == ["players (7) must be from 4 to 6 on Kestrel Outpost"]


def test_a_problem_is_said_in_any_tongue_and_begins_with_its_setting() -> None:
    rules = ruling.recommended(7, map="outpost")

    [found] = feasibility.problems(rules, 7, maps.load("outpost"), foreign.Accents())

    assert found == "players (7) ⟦ɱûšţ ƀé ƒŕöɱ 4 ţö 6 öñ ⟦Ķéšţŕéļ Öûţþöšţ⟧⟧"
