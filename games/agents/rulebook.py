"""What every player is told before anything else, written from the running rules and the running station.

The text depends on nothing but these two, so it is the same, byte for byte, for every agent, role and match of the
same settings, and providers can keep it.
"""

import functools
from collections.abc import Iterator

from games.agents import atlas, prompt_files, spoken_words
from games.engine.facts import decisions, identities, reach, rules
from games.engine.facts import station as stations
from personas import lessons

Station = stations.Station
MOST_LESSONS = 3


@functools.lru_cache(maxsize=64)
def rulebook(chosen: rules.MatchRules, station: Station) -> str:
    """Rules, map and form of the answers."""
    return f"{_rules(chosen, station)}\n\n{_answers(station)}\n"


def _rules(chosen: rules.MatchRules, station: Station) -> str:
    button = station.console_for(stations.Use.BUTTON)
    return prompt_files.filled(
        "rules",
        **_settings(chosen),
        **_clocks(chosen),
        station_name=station.name,
        spawn=station.place[station.spawn].name,
        button_place=station.place[button.place if button else station.spawn].name,
        screens=" ".join(_screens(station)),
        systems="\n".join(_system(station, plan) for plan in station.systems),
        places=atlas.places(station, chosen.player_speed),
        passages=atlas.passages(station, chosen.player_speed),
        tasks=atlas.tasks(station, visual=chosen.visual_tasks, vents=chosen.vent_cleaning),
    )


def _answers(station: Station) -> str:
    return prompt_files.filled(
        "answers",
        longest_note=str(decisions.LONGEST_NOTE),
        longest_message=str(decisions.LONGEST_MESSAGE),
        greatest_desire=str(decisions.GREATEST_DESIRE),
        most_lessons=str(MOST_LESSONS),
        longest_lesson=str(lessons.LONGEST),
        example_place=station.spawn,
    )


def _settings(chosen: rules.MatchRules) -> dict[str, str]:
    """The sentences that depend on a setting."""
    return {
        "impostors": _count(chosen.impostors),
        "ghosts_do_tasks": _switch("ghosts_do_tasks", chosen.ghosts_do_tasks),
        "visual_tasks": _switch("visual_tasks", chosen.visual_tasks),
        "anonymous_votes": _switch("anonymous_votes", chosen.anonymous_votes),
        "confirm_ejects": _switch("confirm_ejects", chosen.confirm_ejects),
        "task_bar": _said("task_bar", chosen.task_bar),
        "kill_distance": _said("kill_distance", chosen.kill_distance),
        "approach": "" if chosen.kill_distance is reach.Reach.LONG else _said("approach", "on"),
        "crew_sight": _said("sight", chosen.sight(impostor=False, dark=False)),
        "impostor_sight": _said("sight", chosen.sight(impostor=True, dark=False)),
        "dark_sight": _said("sight", chosen.sight(impostor=False, dark=True)),
        "discussion_time": _discussion_time(chosen.voting_opens_at),
        "last_call": _last_call(chosen),
    }


def _clocks(chosen: rules.MatchRules) -> dict[str, str]:
    numbers = {
        "time_limit": chosen.time_limit,
        "first_kill": rules.FIRST_KILL_AFTER,
        "kill_cooldown": chosen.kill_cooldown,
        "first_sabotage": rules.FIRST_SABOTAGE_AFTER,
        "sabotage_cooldown": rules.SABOTAGE_COOLDOWN,
        "doors_closed": rules.DOORS_CLOSED,
        "doors_cooldown": rules.DOORS_COOLDOWN,
        "first_button": max(rules.FIRST_BUTTON_AFTER, chosen.emergency_cooldown),
        "emergency_cooldown": chosen.emergency_cooldown,
        "emergency_meetings": chosen.emergency_meetings,
    }
    return {name: f"{number:g}" for name, number in numbers.items()}


def _count(impostors: int) -> str:
    return _said("impostors", "one") if impostors == 1 else _said("impostors", "many", count=str(impostors))


def _discussion_time(ticks: int) -> str:
    return _said("discussion_time", "on", ticks=str(ticks)) if ticks else _said("discussion_time", "off")


def _last_call(chosen: rules.MatchRules) -> str:
    nudge, silent = spoken_words.quoted(chosen.nudge_text), str(chosen.silent_ticks)
    if chosen.last_call_at is None:
        return _said("last_call", "off", nudge=nudge, silent=silent)
    return _said("last_call", "on", nudge=nudge, silent=silent, ticks=str(chosen.last_call_at))


def _screens(station: Station) -> Iterator[str]:
    cameras = station.console_for(stations.Use.CAMERAS)
    if cameras is not None:
        watched = ", ".join(station.place[place].name for place in station.watched_places)
        place = station.place[cameras.place].name
        yield _said("screens", "cameras", console=cameras.name.lower(), place=place, watched=watched)
    table = station.console_for(stations.Use.ADMIN_TABLE)
    if table is not None:
        place = station.place[table.place].name
        yield _said("screens", "admin_table", console=table.name.lower(), place=place)
    if identities.System.COMMS in station.system:
        yield _said("screens", "comms")


def _system(station: Station, plan: stations.SystemPlan) -> str:
    consoles = station.mending_consoles[plan.system]
    listed = " and ".join(f"{console.id} in {station.place[console.place].name}" for console in consoles)
    mending = _said("systems", "one" if len(consoles) == 1 else plan.mending, consoles=listed)
    if any(console.parts > 1 for console in consoles):
        mending = f"{mending} {_said('systems', 'parts', parts=str(max(console.parts for console in consoles)))}"
    system = _said("systems", plan.system)
    if plan.seconds is None:
        return _said("systems", "nuisance", system=system, mending=mending)
    return _said("systems", "critical", system=system, mending=mending, seconds=str(plan.seconds))


def _switch(setting: str, is_on: bool) -> str:
    return _said(setting, "on" if is_on else "off")


def _said(key: str, choice: str, **values: str) -> str:
    return prompt_files.phrase("rules", key, choice, **values)
