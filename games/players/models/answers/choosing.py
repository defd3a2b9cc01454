"""The menu in a prompt: each legal action has an id that says what it is, and stays the same from menu to menu."""

import functools
import re
from collections.abc import Mapping, Sequence

from games.engine.eyes import knowledge
from games.engine.facts import actions
from games.engine.facts import station as stations

NAMES: dict[type[actions.Action], str] = {
    actions.Continue: "continue",
    actions.Wait: "wait",
    actions.GoTo: "go",
    actions.DoTask: "task",
    actions.Kill: "kill",
    actions.Approach: "approach",
    actions.Report: "report",
    actions.PressButton: "button",
    actions.EnterVent: "vent",
    actions.MoveVent: "crawl",
    actions.ExitVent: "climb_out",
    actions.Sabotage: "sabotage",
    actions.CloseDoors: "shut",
    actions.Mend: "mend",
    actions.Watch: "watch",
}
QUOTES = " \n`'\""
IN_BRACES = re.compile(r"([a-z_]+):\{([a-z0-9_:]+)\}?")
FEW = 1
USUAL = "usual"
ANY: dict[type[actions.Action], str] = {
    actions.GoTo: "go:PLACE",
    actions.CloseDoors: "shut:ROOM (any with doors)",
    actions.Sabotage: "sabotage:SYSTEM (any)",
}


def choice(action: actions.Action) -> str:
    """`kill:pink`, `task:swipe_card`, `task:fix_wiring:2`, `continue`."""
    return ":".join([NAMES[type(action)], *_details(action)])


def chosen(said: str, menu: Sequence[actions.Action]) -> actions.Action | None:
    """The action with exactly this id, if it is on the menu. Brackets, braces and quotes may be copied along, and the
    first stage of a task may have its number."""
    wanted = said.partition(" (")[0].strip(QUOTES)
    found = IN_BRACES.fullmatch(wanted)
    wanted = (f"{found[1]}:{found[2]}" if found else wanted).removesuffix(":0")
    kind = wanted.partition(":")[0]
    return next((action for action in menu if NAMES[type(action)] == kind and choice(action) == wanted), None)


def usual(station: stations.Station) -> tuple[actions.Action, ...]:
    """What can nearly always be done besides walking: the rules list it once, and menus name it in one word."""
    return (*actions.WAITS, *actions.screens(station))


def usual_told(station: stations.Station) -> str:
    """`wait:{3, 10, 30}, watch:{...}, go:PLACE`."""
    kinds: dict[type[actions.Action], list[str]] = {}
    for action in usual(station):
        kinds.setdefault(type(action), []).append(":".join(_details(action)))
    return ", ".join([*(_alike(kind, told) for kind, told in kinds.items()), ANY[actions.GoTo]])


def listed(known: knowledge.Perspective, menu: Sequence[actions.Action]) -> str:
    """One line for each kind of action, in the order of the menu. Where all of a kind can be done, they are not listed.
    Tasks on a dark list are left out: they can be done, but not read."""
    kinds: dict[type[actions.Action], list[actions.Action]] = {}
    for action in menu:
        kinds.setdefault(type(action), []).append(action)
    if known.is_task_list_dark:
        kinds.pop(actions.DoTask, None)
    everything = _everything(known.station, known.me.place if known.me else None)
    whole = {kind for kind, alike in kinds.items() if alike == everything.get(kind)}
    always = {actions.GoTo, *map(type, usual(known.station))}
    spared = always if always <= whole else set[type[actions.Action]]()
    lines = [
        ANY[kind] if kind in ANY and kind in whole else _alike(kind, [_told(known, action) for action in alike])
        for kind, alike in kinds.items()
        if kind not in spared
    ]
    return "\n".join([*lines, *([USUAL] if spared else [])])


@functools.lru_cache(maxsize=1_000)
def _everything(station: stations.Station, here: str | None) -> Mapping[type[actions.Action], Sequence[actions.Action]]:
    """All actions of those kinds of which at times all can be done, in the order of menus."""
    return {
        actions.GoTo: list(actions.ways(station, here)),
        actions.CloseDoors: [actions.CloseDoors(room=room) for room in station.rooms_with_doors],
        actions.Sabotage: [actions.Sabotage(system=system) for system in station.system],
        actions.Wait: list(actions.WAITS),
        actions.Watch: list(actions.screens(station)),
    }


def _alike(kind: type[actions.Action], told: Sequence[str]) -> str:
    """`wait:{3, 10, 30}`: what the ids have in common is told once."""
    return f"{NAMES[kind]}:{{{', '.join(told)}}}" if len(told) > FEW else ":".join(filter(None, [NAMES[kind], *told]))


def _details(action: actions.Action) -> list[str]:
    """The first stage of a task needs no number."""
    if isinstance(action, actions.DoTask):
        return [action.task, *([str(action.stage)] if action.stage else [])]
    return [str(getattr(action, name)) for name in action.__dataclass_fields__]


def _told(known: knowledge.Perspective, action: actions.Action) -> str:
    """What the id says after its kind. For a task whose places are drawn by chance, it says where, too; for all others
    the rules say where their stages are, and how long they take."""
    details = ":".join(_details(action))
    if not isinstance(action, actions.DoTask) or known.me is None or known.station.task[action.task].stages:
        return details
    stage = next((task.stages[action.stage] for task in known.me.tasks if task.task == action.task), None)
    return details if stage is None else f"{details} ({stage.place})"
