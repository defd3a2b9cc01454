"""The rules that players are told are the rules that are played."""

import dataclasses
import itertools
import re

import pytest

from games.engine import maps
from games.engine.facts import routes, rules
from games.engine.facts import station as stations
from games.engine.lobby import lobby_settings
from games.players.models.prompting import prompt_files, rulebook

SKELD = maps.load("skeld")
SHORT, HALLWAY = rulebook.Told.SHORT, stations.PlaceKind.HALLWAY
LONGEST_SHORT = 4_250
UNTOLD_IN_SHORT = {"nudge_text"}
UNTOLD = {
    "map": "another map is another station",
    "max_players": "everybody sees who sits at the table",
    "common_tasks": "everybody sees its own tasks",
    "long_tasks": "everybody sees its own tasks",
    "short_tasks": "everybody sees its own tasks",
    "transcript_tokens": "when the table is nudged for length is nobody's business",
    "nudges": "the nudge comes when it comes",
    "ghost_chat": "ghosts are asked when they may talk",
    "people_told": "it stands at one's own seat, with who is a person",
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


def other(setting: lobby_settings.Setting) -> lobby_settings.Value:
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


@pytest.mark.parametrize(
    "setting", [each for each in lobby_settings.SETTINGS if each.name not in UNTOLD], ids=lambda s: s.name
)
def test_another_setting_makes_other_rules(setting: lobby_settings.Setting) -> None:
    usual = rules.as_in_the_game(10)

    changed = dataclasses.replace(usual, **{setting.name: other(setting)})  # type: ignore[arg-type] # one setting

    assert rulebook.rulebook(changed, SKELD) != rulebook.rulebook(usual, SKELD)


@pytest.mark.parametrize(
    "setting", [each for each in lobby_settings.SETTINGS if each.name not in UNTOLD], ids=lambda s: s.name
)
def test_the_short_rules_follow_every_setting_that_the_long_ones_follow(setting: lobby_settings.Setting) -> None:
    usual = rules.as_in_the_game(10)
    changed = dataclasses.replace(usual, **{setting.name: other(setting)})  # type: ignore[arg-type] # one setting

    told = rulebook.rulebook(changed, SKELD, SHORT), rulebook.rulebook(usual, SKELD, SHORT)

    assert (told[0] != told[1]) == (setting.name not in UNTOLD_IN_SHORT)


@pytest.mark.parametrize("map_name", sorted(maps.DRAWINGS))
def test_the_short_rules_name_every_place_vent_console_and_task(map_name: str) -> None:
    station = maps.load(map_name)
    told = rulebook.rulebook(rules.recommended(station.max_players, map_name), station, SHORT)

    for name in (*station.place, *station.console):
        assert name == "emergency_button" or re.search(rf"\b{name}\b", told), name
    for name in station.vent:
        assert re.search(rf"\b{name.removeprefix('vent_')}\b", told.partition("Vents (vent_...)")[2]), name
    for task in station.dealt(vents=False):
        assert re.search(rf"\b({task.id}|{task.family}_PLACE): ", told), task.id


@pytest.mark.parametrize("map_name", sorted(maps.DRAWINGS))
@pytest.mark.parametrize("speed", [0.5, 1.0, 3.0])
def test_the_short_map_tells_each_walk_once_with_its_seconds_and_doors(map_name: str, speed: float) -> None:
    station = maps.load(map_name)
    chosen = dataclasses.replace(rules.recommended(station.max_players, map_name), player_speed=speed)
    told = rulebook.rulebook(chosen, station, SHORT).partition("# Map")[2].partition("Vents")[0]

    walks = {
        (line.split(" (")[0], way.split("!")[0].split(" ")[0], "!" in way, int(way.split(" ")[1]))
        for line in told.splitlines()[2:]
        for way in (line.partition("): ")[2] or line.partition(": ")[2]).split(", ")
    }

    assert walks == {
        (hall, room, walk.door == room, routes.duration(routes.route(station, hall, room, speed)))
        for walk in station.walks
        for hall, room in [sorted((walk.a, walk.b), key=lambda place: station.place[place].kind is HALLWAY)[::-1]]
    }


@pytest.mark.parametrize("map_name", sorted(maps.DRAWINGS))
def test_vents_told_as_a_group_lead_to_each_other_and_to_nothing_else(map_name: str) -> None:
    station = maps.load(map_name)
    told = re.search(r"Vents \(vent_\.\.\.\): (.*)\.", rulebook.rulebook(rules.MatchRules(), station, SHORT))
    assert told is not None

    groups = [[f"vent_{name}" for name in group.split(" - ")] for group in told[1].split("; ")]

    pairs = {pair for group in groups for pair in itertools.permutations(group, 2)}
    assert pairs == {(vent.id, other) for vent in station.vents for other in vent.leads_to}


def test_vents_that_do_not_all_lead_to_each_other_are_told_two_and_two() -> None:
    chain = {"vent_weapons": ("vent_shields",), "vent_shields": ("vent_weapons", "vent_medbay"), "vent_medbay": ()}
    vents = tuple(dataclasses.replace(SKELD.vent[name], leads_to=leads) for name, leads in chain.items())
    vents = (*vents[:2], dataclasses.replace(vents[2], leads_to=("vent_shields",)))

    told = rulebook.rulebook(rules.MatchRules(), dataclasses.replace(SKELD, vents=vents), SHORT)

    assert "Vents (vent_...): weapons - shields; shields - medbay." in told


def test_the_short_rules_of_the_skeld_stay_short() -> None:
    """1,298 tokens by SmolLM2's count, 3.27 characters each; benchmarks/prompts.py can count them again."""
    for players in (7, 15):
        assert len(rulebook.rulebook(rules.recommended(players), SKELD, SHORT)) <= LONGEST_SHORT


def test_no_number_of_the_short_rules_is_written_by_hand() -> None:
    for name in ("short.md", "short.toml"):
        assert not re.search(r"\d", prompt_files.FILES[name].read_text(encoding="utf-8"))


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
    text = prompt_files.FILES["rules.md"].read_text(encoding="utf-8")

    assert not re.search(r"\d", text)


def test_without_visual_tasks_no_task_is_marked() -> None:
    hidden = rulebook.rulebook(rules.MatchRules(visual_tasks=False), SKELD)

    assert "s, visual" not in hidden
    assert "s, visual" in rulebook.rulebook(rules.MatchRules(), SKELD)


def test_a_station_without_screens_tells_of_none() -> None:
    mending = tuple(console for console in SKELD.consoles if console.use is stations.Use.MENDING)
    bare = dataclasses.replace(SKELD, consoles=mending, cameras=())

    assert "camera monitor" not in rulebook.rulebook(rules.MatchRules(), bare).lower()


@pytest.mark.parametrize("told", rulebook.Told)
def test_how_claims_are_dated_is_told_in_both_rulebooks(told: rulebook.Told) -> None:
    words = rulebook.rulebook(rules.recommended(10), SKELD, told).partition("# Answers")[2] or rulebook.rulebook(
        rules.recommended(10), SKELD, told
    )

    for word in ('"round"', '"when"', '"whole"', "before lights" if told is SHORT else "during lights"):
        assert word in words


@pytest.mark.parametrize("told", tuple(rulebook.Told))
def test_every_rulebook_says_that_silence_is_no_way_out(told: rulebook.Told) -> None:
    text = rulebook.rulebook(rules.MatchRules(), SKELD, told)

    assert "Silence is no " in text
