"""A made-up match that a corpus talks about, told as the entries of a log: so many rounds, each up to its meeting."""

import dataclasses
import functools
from collections.abc import Callable, Mapping

from games.engine import maps
from games.engine.facts import actions, events, identities
from games.engine.facts import rules as ruling
from games.engine.facts import station as stations
from games.engine.ship import tasks, vents
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from tests.engine import scenes

Color = identities.Color
Chapter = Callable[[ledgers.Ledger], None]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Story:
    map: str
    impostors: tuple[Color, ...]
    hands: Mapping[Color, tuple[str, ...]]
    """The tasks of everybody at the table."""
    chapters: tuple[Chapter, ...]

    @property
    def seats(self) -> tuple[Color, ...]:
        return tuple(self.hands)

    @property
    def station(self) -> stations.Station:
        return maps.load(self.map)


@functools.cache
def told(story: Story, rounds: int) -> tuple[ledgers.Entry, ...]:
    ledger = ledgers.Ledger(worlds.World())
    seats = tuple(events.Seat(color=color, name=color.title()) for color in story.seats)
    rules = ruling.MatchRules(map=story.map, impostors=len(story.impostors))
    ledger.open(events.MatchOpened(rules=rules, seats=seats))
    for color in story.seats:
        _deal(ledger, story, color)
    for chapter in story.chapters[:rounds]:
        chapter(ledger)
    return tuple(ledger.entries)


def _deal(ledger: ledgers.Ledger, story: Story, color: Color) -> None:
    is_impostor = color in story.impostors
    role = identities.Role.IMPOSTOR if is_impostor else identities.Role.CREWMATE
    ledger.tell(events.RoleDealt(color=color, role=role), (color,))
    if is_impostor:
        partners = tuple(other for other in story.impostors if other != color)
        ledger.tell_only(color, events.PartnersNamed(color=color, partners=partners))
    hand = tuple(_dealt(story.station.task[name]) for name in story.hands[color])
    ledger.tell(events.TasksDealt(color=color, tasks=hand, fake=is_impostor), (color,))


def _dealt(kind: stations.TaskKind) -> events.DealtTask:
    panels = kind.panels[: kind.draws]
    drawn = tuple(stations.Stage(place=place, seconds=kind.panel_seconds, label=kind.name) for place in panels)
    return events.DealtTask(task=kind.id, stages=kind.stages or drawn)


def go(ledger: ledgers.Ledger, tick: int, place: str, *colors: Color) -> None:
    ledger.tick = tick
    for color in colors:
        scenes.walk(ledger, color, place)


def work(ledger: ledgers.Ledger, tick: int, until: int, color: Color, task: str, stage: int = 0) -> None:
    plan = actions.DoTask(task=task, stage=stage)
    ledger.tick = tick
    tasks.begin(ledger, ledger.world.players[color], plan)
    ledger.tick = until
    tasks.finish(ledger, ledger.world.players[color], plan)
    ledger.tell(events.SpotTaken(color=color, place=ledger.world.players[color].place, spot=None), (color,))


def crawl(ledger: ledgers.Ledger, tick: int, until: int, color: Color, *way: str) -> None:
    """Into the first vent, along, and out of the last."""
    ledger.tick = tick
    vents.enter(ledger, color, way[0])
    for vent in way[1:]:
        ledger.tick += 1
        vents.move(ledger, color, vent)
    ledger.tick = until
    vents.leave(ledger, color)


def alarm(ledger: ledgers.Ledger, tick: int, system: identities.System) -> None:
    ledger.tick = tick
    ledger.tell_everyone(events.SabotageStarted(system=system, deadline=None))


def mended(ledger: ledgers.Ledger, tick: int, system: identities.System) -> None:
    ledger.tick = tick
    ledger.tell_everyone(events.SabotageMended(system=system))
