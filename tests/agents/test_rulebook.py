"""The rules that players are told are the rules that are played."""

import dataclasses
import re

import pytest

from games.agents import prompt_files, rulebook
from games.engine import maps
from games.engine.facts import lobby, rules
from games.engine.facts import station as stations

SKELD = maps.load("skeld")
UNTOLD = {
    "map": "another map is another station",
    "max_players": "everybody sees who sits at the table",
    "common_tasks": "everybody sees its own tasks",
    "long_tasks": "everybody sees its own tasks",
    "short_tasks": "everybody sees its own tasks",
    "transcript_tokens": "when the table is nudged for length is nobody's business",
    "nudges": "the nudge comes when it comes",
    "ghost_chat": "ghosts are asked when they may talk",
    **dict.fromkeys(
        (
            "recent_lines",
            "mention_boost",
            "accusation_boost",
            "silence_after",
            "silence_boost",
            "dice_sides",
            "recent_speaker_penalty",
            "voted_penalty",
        ),
        "how a bid is weighed is not for players to reckon with",
    ),
}


def other(setting: lobby.Setting) -> lobby.Value:
    """A value of the setting that is not its default; a voting time shorter than the last call allows."""
    match setting.default:
        case _ if setting.name == "voting_time":
            return setting.step
        case bool():
            return not setting.default
        case int() | float():
            return setting.low if setting.default != setting.low else setting.high
        case str() if setting.choices:
            return next(choice for choice in setting.choices if choice != setting.default)
        case _:
            return "Enough now"


@pytest.mark.parametrize("setting", [each for each in lobby.SETTINGS if each.name not in UNTOLD], ids=lambda s: s.name)
def test_another_setting_makes_other_rules(setting: lobby.Setting) -> None:
    usual = rules.recommended(10)

    changed = dataclasses.replace(usual, **{setting.name: other(setting)})  # type: ignore[arg-type] # one setting

    assert rulebook.rulebook(changed, SKELD) != rulebook.rulebook(usual, SKELD)


@pytest.mark.parametrize("map_name", sorted(maps.DRAWINGS))
def test_every_place_vent_console_and_task_of_the_map_is_told(map_name: str) -> None:
    station = maps.load(map_name)
    chosen = dataclasses.replace(rules.recommended(station.max_players, map_name), vent_cleaning=True)

    told = rulebook.rulebook(chosen, station)

    for name in (*station.place, *station.vent, *station.task, *station.console):
        assert re.search(rf"\b{name}\b", told), name


def test_walking_times_follow_the_speed() -> None:
    fast = rulebook.rulebook(rules.MatchRules(player_speed=2.0), SKELD)

    assert "cafeteria-upper_engine 7" in rulebook.rulebook(rules.MatchRules(), SKELD)
    assert "cafeteria-upper_engine 3" in fast


def test_no_number_of_the_rules_is_written_by_hand() -> None:
    text = (prompt_files.FOLDER / "rules.md").read_text(encoding="utf-8")

    assert not re.search(r"\d", text)


def test_without_visual_tasks_no_task_is_marked() -> None:
    hidden = rulebook.rulebook(rules.MatchRules(visual_tasks=False), SKELD)

    assert "s, visual" not in hidden
    assert "s, visual" in rulebook.rulebook(rules.MatchRules(), SKELD)


def test_a_station_without_screens_tells_of_none() -> None:
    mending = tuple(console for console in SKELD.consoles if console.use is stations.Use.MENDING)
    bare = dataclasses.replace(SKELD, consoles=mending, cameras=())

    assert "camera monitor" not in rulebook.rulebook(rules.MatchRules(), bare).lower()
