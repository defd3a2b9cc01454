"""What every player is told before anything else, written from the running rules and the running station.

The text depends on nothing but these two, so it is the same, byte for byte, for every agent, role and match of the
same settings, and providers can keep it.
"""

import dataclasses
import functools
from collections.abc import Iterator

from games.engine.eyes.telling import spoken_words
from games.engine.facts import decisions, identities, rules
from games.engine.facts import station as stations
from games.players.models.answers import choosing
from games.players.models.prompting import atlas, blocks, prompt_files, ruling_words, short_rulebook
from personas.llm import endpoints
from personas.remembering import lesson_choice

Station = stations.Station
Told = endpoints.Rulebook
WORDS = ruling_words.Words("rules")


def rulebook(chosen: rules.MatchRules, station: Station, told: Told = Told.FULL) -> str:
    return blocks.joined(parts(chosen, station, told))


@functools.lru_cache(maxsize=64)
def parts(chosen: rules.MatchRules, station: Station, told: Told) -> tuple[blocks.Block, blocks.Block]:
    """The rules with the map, and the form of the answers: in full or in few words."""
    if told is Told.SHORT:
        ground, form = short_rulebook.rules_told(chosen, station), short_rulebook.answers(station)
    else:
        ground, form = _rules(chosen, station), _answers(station)
    return dataclasses.replace(ground, text=f"{ground.text}\n\n"), dataclasses.replace(form, text=f"{form.text}\n")


def _rules(chosen: rules.MatchRules, station: Station) -> blocks.Block:
    button = station.console_for(stations.Use.BUTTON)
    return prompt_files.block(
        blocks.Kind.RULES,
        "rules",
        **WORDS.of(chosen),
        **ruling_words.clocks(chosen),
        nudge=spoken_words.quoted(chosen.nudge_text),
        station_name=station.name,
        spawn=station.place[station.spawn].name,
        button_place=station.place[button.place if button else station.spawn].name,
        screens=" ".join(_screens(station)),
        systems="\n".join(_system(station, plan) for plan in station.systems),
        places=atlas.places(station, chosen.player_speed),
        passages=atlas.passages(station, chosen.player_speed),
        tasks=atlas.tasks(station, visual=chosen.visual_tasks, vents=chosen.vent_cleaning),
    )


def _answers(station: Station) -> blocks.Block:
    return prompt_files.block(
        blocks.Kind.ANSWERS,
        "answers",
        longest_note=str(decisions.LONGEST_NOTE),
        longest_message=str(decisions.LONGEST_MESSAGE),
        greatest_desire=str(decisions.GREATEST_DESIRE),
        most_lessons=str(decisions.MOST_LESSONS),
        longest_lesson=str(lesson_choice.LONGEST),
        example_place=station.spawn,
        usual=choosing.usual_told(station),
    )


def _screens(station: Station) -> Iterator[str]:
    cameras = station.console_for(stations.Use.CAMERAS)
    if cameras is not None:
        watched = ", ".join(station.place[place].name for place in station.watched_places)
        place = station.place[cameras.place].name
        yield WORDS.said("screens", "cameras", console=cameras.name.lower(), place=place, watched=watched)
    table = station.console_for(stations.Use.ADMIN_TABLE)
    if table is not None:
        place = station.place[table.place].name
        yield WORDS.said("screens", "admin_table", console=table.name.lower(), place=place)
    if identities.System.COMMS in station.system:
        yield WORDS.said("screens", "comms")


def _system(station: Station, plan: stations.SystemPlan) -> str:
    consoles = station.mending_consoles[plan.system]
    listed = " and ".join(f"{console.id} in {station.place[console.place].name}" for console in consoles)
    mending = WORDS.said("systems", "one" if len(consoles) == 1 else plan.mending, consoles=listed)
    if any(console.parts > 1 for console in consoles):
        mending = f"{mending} {WORDS.said('systems', 'parts', parts=str(max(console.parts for console in consoles)))}"
    system = WORDS.said("systems", plan.system)
    if plan.seconds is None:
        return WORDS.said("systems", "nuisance", system=system, mending=mending)
    return WORDS.said("systems", "critical", system=system, mending=mending, seconds=str(plan.seconds))
