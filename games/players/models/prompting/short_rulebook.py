"""The same rules in few words, for small contexts and small bills: every rule that a player can use, and a terse map.

Every walk is told once, at its hallway. How long crossing a hallway takes is not told: at most both walks together.
"""

import itertools
from collections.abc import Iterator, Sequence

from games.engine.facts import decisions, identities, rules
from games.engine.facts import station as stations
from games.players.models.answers import choosing
from games.players.models.prompting import atlas, blocks, prompt_files, ruling_words

Station = stations.Station
WORDS = ruling_words.Words("short")
ANY, VENT = "PLACE", "vent_"


def rules_told(chosen: rules.MatchRules, station: Station) -> blocks.Block:
    button = station.console_for(stations.Use.BUTTON)
    return prompt_files.block(
        blocks.Kind.RULES,
        "short",
        **WORDS.of(chosen),
        **ruling_words.clocks(chosen),
        station_name=station.name,
        spawn=station.spawn,
        button_place=button.place if button else station.spawn,
        screens=" ".join(_screens(station)),
        systems=". ".join(_systems(station)),
        doors=WORDS.said("map", "doors") if station.rooms_with_doors else "",
        hallways=WORDS.said("map", "hallways", word=_of_all(station)) if _of_all(station) else "",
        ways="\n".join(_hallways(station, chosen.player_speed)),
        vents=_vents(station),
        tasks="\n".join(_tasks(station, chosen)),
        task_seconds=_seconds(station, chosen),
    )


def answers(station: Station) -> blocks.Block:
    return prompt_files.block(
        blocks.Kind.ANSWERS,
        "short_answers",
        greatest_desire=str(decisions.GREATEST_DESIRE),
        example_place=station.spawn,
        usual=choosing.usual_told(station),
    )


def _screens(station: Station) -> Iterator[str]:
    cameras = station.console_for(stations.Use.CAMERAS)
    if cameras is not None:
        yield WORDS.said("screens", "cameras", console=cameras.id, place=cameras.place)
    table = station.console_for(stations.Use.ADMIN_TABLE)
    if table is not None:
        yield WORDS.said("screens", "admin_table", console=table.id, place=table.place)
    if identities.System.COMMS in station.system:
        yield WORDS.said("screens", "comms")


def _systems(station: Station) -> Iterator[str]:
    yield "; ".join(_system(station, plan) for plan in station.systems)
    if any(plan.seconds is not None for plan in station.systems):
        yield WORDS.said("systems", "critically")


def _system(station: Station, plan: stations.SystemPlan) -> str:
    consoles = station.mending_consoles[plan.system]
    listed = " and ".join(_consoles(list(some)) for _, some in itertools.groupby(consoles, lambda each: each.place))
    mending = WORDS.said("systems", "each" if len(consoles) == 1 else plan.mending, consoles=listed)
    if any(console.parts > 1 for console in consoles):
        mending += WORDS.said("systems", "parts", parts=str(max(console.parts for console in consoles)))
    if plan.seconds is None:
        return WORDS.said("systems", "nuisance", system=plan.system, mending=mending)
    return WORDS.said("systems", "critical", system=plan.system, mending=mending, seconds=str(plan.seconds))


def _consoles(consoles: Sequence[stations.Console]) -> str:
    """The consoles of one place."""
    return WORDS.said("systems", "at", ids=" and ".join(each.id for each in consoles), place=consoles[0].place)


def _of_all(station: Station) -> str:
    """The word with which the names of all hallways end, if there is one: then it is told once."""
    ends = {place.name.rpartition(" ")[2] for place in station.places if place.kind is stations.PlaceKind.HALLWAY}
    return ends.pop() if len(ends) == 1 else ""


def _hallways(station: Station, speed: float) -> Iterator[str]:
    """Each hallway with the rooms at its ends: a walk joins a room and a hallway."""
    for place in station.places:
        if place.kind is stations.PlaceKind.HALLWAY:
            ways = ", ".join(_way(station, place.id, room, speed) for room in atlas.neighbours(station, place.id))
            kind = "hallway_watched" if place.id in station.watched_places else "hallway"
            yield WORDS.said("map", kind, id=place.id, name=place.name.removesuffix(f" {_of_all(station)}"), ways=ways)


def _way(station: Station, hallway: str, room: str, speed: float) -> str:
    seconds, door = atlas.seconds(station, hallway, room, speed), station.door_between.get((hallway, room))
    if door is None or door == room:
        return WORDS.said("map", "way_with_doors" if door else "way", id=room, seconds=seconds)
    return WORDS.said("map", "way_with_others_doors", id=room, seconds=seconds, door=door)


def _vents(station: Station) -> str:
    """What all their ids begin with is told once."""
    if not station.vents:
        return ""
    ids = [vent.id for vent in station.vents]
    prefix = VENT if all(name.startswith(VENT) for name in ids) else ""
    groups = (" - ".join(name.removeprefix(prefix) for name in group) for group in _groups(station))
    return WORDS.said("map", "vents", prefix=prefix, groups="; ".join(groups))


def _groups(station: Station) -> list[tuple[str, ...]]:
    """Groups of vents in which each leads to every other, and pairs for all other connections."""
    reached = {vent.id: {vent.id, *vent.leads_to} for vent in station.vents}
    hoods = dict.fromkeys(tuple(name for name in reached if name in reached[vent]) for vent in reached)
    whole = [hood for hood in hoods if all(reached[vent] >= set(hood) for vent in hood)]
    pairs = [(one, other) for one, other in itertools.combinations(reached, 2) if other in reached[one]]
    return [*whole, *(pair for pair in pairs if not any(set(pair) <= set(group) for group in whole))]


def _tasks(station: Station, chosen: rules.MatchRules) -> Iterator[str]:
    """One line for each length, one entry for each family with the same times."""
    families: dict[stations.Length, dict[tuple[object, ...], list[stations.TaskKind]]] = {}
    for kind in station.dealt(vents=chosen.vent_cleaning):
        alike = (kind.family, *((stage.wait, stage.visual) for stage in kind.stages))
        families.setdefault(kind.length, {}).setdefault(alike, []).append(kind)
    for length in stations.Length:
        entries = "; ".join(_task(kinds, visual=chosen.visual_tasks) for kinds in families.get(length, {}).values())
        if entries:
            yield WORDS.said("map", "tasks", length=length, entries=entries)


def _seconds(station: Station, chosen: rules.MatchRules) -> str:
    """From the shortest stage of a task to the longest: `2-25`."""
    kinds = station.dealt(vents=chosen.vent_cleaning)
    each = {seconds for kind in kinds for seconds in [stage.seconds for stage in kind.stages] or [kind.panel_seconds]}
    return "-".join(str(bound) for bound in dict.fromkeys((min(each), max(each))))


def _task(kinds: Sequence[stations.TaskKind], *, visual: bool) -> str:
    first = kinds[0]
    if first.at_vents:
        return WORDS.said("map", "task_vents", id=first.id, draws=str(first.draws))
    if first.panels:
        return WORDS.said("map", "task_panels", id=first.id, draws=str(first.draws), places="/".join(first.panels))
    stages = zip(*(kind.stages for kind in kinds), strict=True)
    is_named = len(kinds) > 1 and all(_names_its_place(kind) for kind in kinds)
    places = ", ".join(_stage(alike, visual=visual, is_named=is_named) for alike in stages)
    return WORDS.said("map", "task", id=_id(kinds, is_named=is_named), places=places)


def _id(kinds: Sequence[stations.TaskKind], *, is_named: bool) -> str:
    return f"{kinds[0].family}_{ANY}" if is_named else "/".join(kind.id for kind in kinds)


def _names_its_place(kind: stations.TaskKind) -> bool:
    """Whether its id contains the one place in which it differs from the others of its family."""
    return any(kind.id == f"{kind.family}_{stage.place}" for stage in kind.stages)


def _stage(alike: Sequence[stations.Stage], *, visual: bool, is_named: bool) -> str:
    places = list(dict.fromkeys(stage.place for stage in alike))
    place = ANY if is_named and len(places) > 1 else "/".join(places)
    if alike[0].wait:
        return WORDS.said("map", "wait", place=place, wait=str(alike[0].wait))
    return WORDS.said("map", "visual", place=place) if visual and alike[0].visual else place
