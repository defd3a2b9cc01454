"""What a person may choose, in words: each id of a menu with its label and where it is on the map."""

import dataclasses
from collections.abc import Mapping, Sequence

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from games.engine.facts import station as stations

ALONE = {
    "continue": gettext_lazy("Carry on"),
    "button": gettext_lazy("Call an emergency meeting"),
    "climb_out": gettext_lazy("Climb out of the vent"),
}
PLAYERS = {
    "kill": gettext_lazy("Kill %(name)s"),
    "approach": gettext_lazy("Step up to %(name)s"),
    "report": gettext_lazy("Report the body of %(name)s"),
}
PLACES = {"go": gettext_lazy("Go to %(name)s"), "shut": gettext_lazy("Close the doors of %(name)s")}
CONSOLES = {
    "mend": gettext_lazy("Mend: %(name)s in %(place)s"),
    "watch": gettext_lazy("Watch: %(name)s in %(place)s"),
}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """`place`, the `spot` in it and `player` are what represents the choice on the map, if anything does."""

    id: str
    kind: str
    label: str
    place: str | None = None
    player: str | None = None
    spot: str | None = None


def told(menu: Sequence[str], station: stations.Station) -> list[Choice]:
    """The choices of a menu, labelled in the active language."""
    return [_told(choice, station) for choice in menu]


def as_json(choice: Choice) -> dict[str, str]:
    return {name: value for name, value in dataclasses.asdict(choice).items() if value is not None}


def _told(choice: str, station: stations.Station) -> Choice:
    kind, *details = choice.split(":")
    thing = details[0] if details else ""
    if kind in PLAYERS:
        return Choice(id=choice, kind=kind, label=_named(PLAYERS, kind, thing.title()), player=thing)
    if kind in PLACES:
        return Choice(id=choice, kind=kind, label=_named(PLACES, kind, station.place[thing].name), place=thing)
    if kind in ("vent", "crawl"):
        label = _vent(kind, station.vent[thing], station)
        return Choice(id=choice, kind=kind, label=label, place=station.vent[thing].place, spot=thing)
    if kind in CONSOLES:
        console = next(console for console in station.consoles if console.id == thing)
        label = str(CONSOLES[kind]) % {"name": _(console.name), "place": _(station.place[console.place].name)}
        return Choice(id=choice, kind=kind, label=label, place=console.place, spot=console.id)
    return Choice(id=choice, kind=kind, label=_plain(kind, details, station), **_spot(kind, thing, station))


def _spot(kind: str, thing: str, station: stations.Station) -> dict[str, str]:
    """The spot of a task, which is done where the player is, and that of the button."""
    if kind == "task":
        return {"spot": station.task[thing].family}
    button = station.console_for(stations.Use.BUTTON)
    return {"place": button.place, "spot": button.id} if kind == "button" and button else {}


def _plain(kind: str, details: Sequence[str], station: stations.Station) -> str:
    match kind, details:
        case "wait", [seconds]:
            return ngettext("Wait %(count)d second", "Wait %(count)d seconds", int(seconds)) % {"count": int(seconds)}
        case "sabotage", [system]:
            return _("Sabotage: %(name)s") % {"name": system.upper() if system == "o2" else system.title()}
        case "task", [task, *stage]:
            return _task(station.task[task], int(stage[0]) if stage else 0, station)
    return str(ALONE[kind])


def _task(task: stations.TaskKind, stage: int, station: stations.Station) -> str:
    """Names the stage if there are several, and the place unless it was drawn by chance; then only the map shows it."""
    told = {"name": _(task.name), "stage": stage + 1}
    is_long = max(len(task.stages), task.draws) > 1
    if not task.stages:
        return (_("Task: %(name)s, stage %(stage)d") if is_long else _("Task: %(name)s")) % told
    told |= {"place": _(station.place[task.stages[stage].place].name)}
    label = _("Task: %(name)s, stage %(stage)d, in %(place)s") if is_long else _("Task: %(name)s, in %(place)s")
    return label % told


def _vent(kind: str, vent: stations.Vent, station: stations.Station) -> str:
    """Names where a vent leads, because a room may have two."""
    if kind == "crawl":
        return _("Crawl to the vent in %(name)s") % {"name": _(station.place[vent.place].name)}
    ends = ", ".join(_(station.place[station.vent[end].place].name) for end in vent.leads_to)
    return _("Climb into the vent to %(names)s") % {"names": ends}


def _named(labels: Mapping[str, object], kind: str, name: str) -> str:
    return str(labels[kind]) % {"name": _(name)}
