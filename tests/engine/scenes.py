"""Situations drawn as text.

    scene('''
        electrical: green! pink blue
        storage:    red cyan* lime~
    ''')

`!` marks an impostor, `*` somebody whose body lies there, `~` a ghost whose death the table already knows.
Everybody waits, every timer has run out, and it is tick 100. Each crewmate has the tasks asked for, or else
one that nobody finishes by accident.
"""

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from games.engine import referee
from games.engine.facts import actions, decisions, events, identities
from games.engine.facts import rules as ruling
from games.engine.facts import station as stations
from games.engine.facts.dice import Dice
from games.engine.ship import sight
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from tests.engine import steps

Color = identities.Color
Happening = TypeVar("Happening")
Tasks = Mapping[Color, tuple[str, ...]]
TICK = 100
FAR_OFF = 100_000
LASTING = ("start_reactor", "read_gauges")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    color: Color
    place: str
    marks: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Told(Generic[Happening]):
    """An entry of which the kind of event is known."""

    seq: int
    tick: int
    audience: tuple[Color, ...]
    public: bool
    event: Happening


def scene(drawing: str, *, rules: ruling.MatchRules | None = None, tasks: Tasks | None = None) -> worlds.World:
    return drawn(drawing, rules=rules, tasks=tasks).world


def drawn(drawing: str, *, rules: ruling.MatchRules | None = None, tasks: Tasks | None = None) -> ledgers.Ledger:
    """The world of a drawing with the entries that lead there, ready for more."""
    figures = _figures(drawing)
    ledger = ledgers.Ledger(worlds.World())
    seats = tuple(events.Seat(color=figure.color, name=figure.color.title()) for figure in figures)
    impostors = sum("!" in figure.marks for figure in figures)
    ledger.open(events.MatchOpened(rules=rules or ruling.MatchRules(impostors=impostors), seats=seats))
    _deal(ledger, figures, tasks or {})
    ledger.tick = TICK
    _bury(ledger, [figure.color for figure in figures if "~" in figure.marks])
    _place(ledger, figures)
    return ledger


def walk(ledger: ledgers.Ledger, color: Color, place: str) -> None:
    """From one place to the next, in sight of both."""
    here = ledger.world.players[color].place
    seen = (*sight.witnesses(ledger.world, here, None), *sight.witnesses(ledger.world, place, None), color)
    ledger.tell(events.Walked(color=color, origin=here, place=place), seen)
    sight.look(ledger, color)


def told(entries: Iterable[ledgers.Entry], kind: type[Happening]) -> list[Told[Happening]]:
    """The entries of one kind of event."""
    return [
        Told(seq=entry.seq, tick=entry.tick, audience=entry.audience, public=entry.public, event=entry.event)
        for entry in entries
        if isinstance(entry.event, kind)
    ]


def reasons(entries: Iterable[ledgers.Entry], color: Color) -> list[decisions.Trigger]:
    """Why this player was asked, time after time."""
    return [
        trigger
        for rousing in told(entries, events.Roused)
        if rousing.event.color == color
        for trigger in rousing.event.triggers
    ]


def _figures(drawing: str) -> list[Figure]:
    figures = []
    for line in filter(None, map(str.strip, drawing.splitlines())):
        place, names = line.split(":")
        for name in names.split():
            color = Color(name.rstrip("!*~"))
            figures.append(Figure(color=color, place=place.strip(), marks=name.removeprefix(color)))
    return figures


def _deal(ledger: ledgers.Ledger, figures: list[Figure], tasks: Tasks) -> None:
    station = ledger.world.station
    impostors = tuple(figure.color for figure in figures if "!" in figure.marks)
    role = dict.fromkeys(impostors, identities.Role.IMPOSTOR)
    for figure in figures:
        color = figure.color
        dealt = events.RoleDealt(color=color, role=role.get(color, identities.Role.CREWMATE))
        ledger.tell(dealt, (color,))
        if color in impostors:
            others = tuple(other for other in impostors if other != color)
            ledger.tell_only(color, events.PartnersNamed(color=color, partners=others))
        names = tasks.get(color, tuple(name for name in LASTING if name in station.task))
        hand = tuple(_dealt_task(ledger.world, name) for name in names)
        ledger.tell(events.TasksDealt(color=color, tasks=hand, fake=color in impostors), (color,))


def _dealt_task(world: worlds.World, name: str) -> events.DealtTask:
    """`vent_cleaning@vent_medbay` names the vent as well."""
    name, _, vent = name.partition("@")
    kind = world.station.task[name]
    places = (world.station.vent[vent].place,) if vent else kind.panels[: kind.draws]
    drawn = tuple(
        stations.Stage(place=place, seconds=kind.panel_seconds, label=kind.name, vent=vent or None) for place in places
    )
    return events.DealtTask(task=name, stages=kind.stages or drawn)


def _bury(ledger: ledgers.Ledger, dead: list[Color]) -> None:
    for number, color in enumerate(dead, 1):
        world = ledger.world
        ledger.tell_everyone(
            events.MeetingOpened(
                number=number,
                caller=world.living[0],
                body=color,
                place=world.station.spawn,
                living=world.living,
                dead=world.known_dead,
                news=(),
            )
        )
        ledger.tell_everyone(events.Ejected(color=color, role=None, impostors_left=None))
        ledger.tell_everyone(events.MeetingClosed(number=number))


def _place(ledger: ledgers.Ledger, figures: list[Figure]) -> None:
    killer = next(figure.color for figure in figures if "!" in figure.marks)
    for figure in figures:
        origin = ledger.world.players[figure.color].place
        ledger.tell(events.Walked(color=figure.color, origin=origin, place=figure.place), (figure.color,))
        if "*" in figure.marks:
            killed = events.Killed(killer=killer, victim=figure.color, place=figure.place, spot=None)
            ledger.tell(killed, (killer,))
    for figure in figures:
        ledger.tell(events.Waited(color=figure.color, until=FAR_OFF), (figure.color,))


def happenings(world: worlds.World, seed: int = 1, **does: actions.Action | decisions.Decision) -> list[ledgers.Entry]:
    """What follows if these players, asked now, do these things; up to the next time somebody is asked."""
    ledger = ledgers.Ledger(world)
    for name in does:
        rousing = events.Roused(color=Color(name), triggers=(decisions.Trigger.PLAN_DONE,))
        ledger.tell_only(Color(name), rousing)
    answers = {Color(name): _decision(choice) for name, choice in does.items()}
    return steps.resolve(ledger.world, answers, Dice(seed))


def after(world: worlds.World, seed: int = 1, **does: actions.Action | decisions.Decision) -> worlds.World:
    """The world after what follows."""
    return referee.fold(happenings(world, seed, **does), world)


def _decision(choice: actions.Action | decisions.Decision) -> decisions.Decision:
    if isinstance(choice, actions.Action):
        return decisions.ActionDecision(action=choice)
    return choice


def meanwhile(
    world: worlds.World, seconds: int, seed: int = 1, **does: actions.Action | decisions.Decision
) -> list[ledgers.Entry]:
    """What follows within so many seconds, everybody carrying on with what they do whenever they are asked."""
    entries = happenings(world, seed, **does)
    present = referee.fold(entries, world)
    while present.is_roaming and present.tick < world.tick + seconds:
        asks = referee.who_decides(present)
        more = steps.resolve(present, {ask.color: _carry_on(ask) for ask in asks}, Dice(seed))
        present = referee.fold(more, present)
        entries += more
    return [entry for entry in entries if entry.tick <= world.tick + seconds]


def _carry_on(ask: decisions.Ask) -> decisions.Decision:
    busy = isinstance(ask, decisions.ActionAsk) and actions.Continue() in ask.menu
    return decisions.ActionDecision(action=actions.Continue() if busy else actions.Wait(seconds=30))
