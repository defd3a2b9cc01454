"""The match that the corpus talks about, for as many rounds as are wanted; each ends at an open meeting.

Round 1, until 90: Red and Blue in Electrical, Blue in Storage from 40 to 72; Green and Pink in MedBay, where Green
kills Pink at 60 and vents to Electrical, before Red's eyes; Orange and Yellow in Storage, Yellow in Shields from 50;
Black in Navigation, in Weapons from 45; White in Admin. Lights out from 70 to 80. White finds Pink at 85.

Round 2, until 180: Red and Blue in Admin, Red in Navigation from 130, Blue in Storage from 140; Green in Storage;
Yellow in Weapons; Orange in MedBay; Black in Reactor, in Upper Engine from 125, in MedBay from 140, where it kills
Orange at 150, in Cafeteria from 155; White in O2, from 135 to 165 with Red in Navigation. O2 sabotaged from 160 to 172.
Blue finds Orange at 176. Yellow is voted out.

Round 3, until 260: Red and White in Security, Red in Cafeteria from 230, for the button; Blue works and Green pretends
to in Electrical; Black in Storage.
"""

import functools
from collections.abc import Callable

from games.engine import maps
from games.engine.facts import actions, events, identities
from games.engine.facts import rules as ruling
from games.engine.facts import station as stations
from games.engine.ship import interlude, kills, tasks, vents
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from tests.engine import scenes

Color = identities.Color
RED, BLUE, GREEN, PINK, ORANGE, YELLOW, BLACK, WHITE = (
    Color(name) for name in ("red", "blue", "green", "pink", "orange", "yellow", "black", "white")
)
SEATS = (RED, BLUE, GREEN, PINK, ORANGE, YELLOW, BLACK, WHITE)
IMPOSTORS = (GREEN, BLACK)
HANDS = {
    RED: ("fix_wiring", "swipe_card"),
    BLUE: ("fix_wiring",),
    GREEN: ("calibrate_distributor",),
    PINK: ("submit_scan",),
    ORANGE: ("fuel_engines", "submit_scan"),
    YELLOW: ("clear_asteroids",),
    BLACK: ("chart_course",),
    WHITE: ("swipe_card", "clean_o2_filter"),
}


@functools.cache
def told(rounds: int) -> tuple[ledgers.Entry, ...]:
    ledger = _opened()
    for chapter in CHAPTERS[:rounds]:
        chapter(ledger)
    return tuple(ledger.entries)


def _opened() -> ledgers.Ledger:
    ledger = ledgers.Ledger(worlds.World())
    seats = tuple(events.Seat(color=color, name=color.title()) for color in SEATS)
    ledger.open(events.MatchOpened(rules=ruling.MatchRules(impostors=2), seats=seats))
    for color in SEATS:
        _deal(ledger, color)
    return ledger


def _deal(ledger: ledgers.Ledger, color: Color) -> None:
    is_impostor = color in IMPOSTORS
    role = identities.Role.IMPOSTOR if is_impostor else identities.Role.CREWMATE
    ledger.tell(events.RoleDealt(color=color, role=role), (color,))
    if is_impostor:
        partners = tuple(other for other in IMPOSTORS if other != color)
        ledger.tell_only(color, events.PartnersNamed(color=color, partners=partners))
    skeld = maps.load("skeld")
    kinds = [skeld.task[name] for name in HANDS[color]]
    wires = stations.Stage(place="electrical", seconds=4, label="wires")
    hand = tuple(events.DealtTask(task=kind.id, stages=kind.stages or (wires, wires, wires)) for kind in kinds)
    ledger.tell(events.TasksDealt(color=color, tasks=hand, fake=is_impostor), (color,))


def _go(ledger: ledgers.Ledger, tick: int, place: str, *colors: Color) -> None:
    ledger.tick = tick
    for color in colors:
        scenes.walk(ledger, color, place)


def _work(ledger: ledgers.Ledger, tick: int, until: int, color: Color, task: str, stage: int = 0) -> None:
    plan = actions.DoTask(task=task, stage=stage)
    ledger.tick = tick
    tasks.begin(ledger, ledger.world.players[color], plan)
    ledger.tick = until
    tasks.finish(ledger, ledger.world.players[color], plan)
    ledger.tell(events.SpotTaken(color=color, place=ledger.world.players[color].place, spot=None), (color,))


def _first(ledger: ledgers.Ledger) -> None:
    _go(ledger, 5, "electrical", RED, BLUE)
    _go(ledger, 5, "medbay", GREEN, PINK)
    _go(ledger, 5, "storage", ORANGE, YELLOW)
    _go(ledger, 5, "navigation", BLACK)
    _go(ledger, 5, "admin", WHITE)
    _work(ledger, 10, 14, RED, "fix_wiring")
    _work(ledger, 14, 18, ORANGE, "fuel_engines")
    _work(ledger, 18, 21, WHITE, "swipe_card")
    _work(ledger, 21, 31, PINK, "submit_scan")
    _go(ledger, 40, "storage", BLUE)
    _go(ledger, 45, "weapons", BLACK)
    _go(ledger, 50, "shields", YELLOW)
    ledger.tick = 60
    kills.kill(ledger, GREEN, PINK)
    ledger.tick = 62
    vents.enter(ledger, GREEN, "vent_medbay")
    ledger.tick = 64
    vents.move(ledger, GREEN, "vent_electrical")
    ledger.tick = 66
    vents.leave(ledger, GREEN)
    _alarm(ledger, 70, identities.System.LIGHTS)
    _go(ledger, 72, "electrical", BLUE)
    _mended(ledger, 80, identities.System.LIGHTS)
    _go(ledger, 85, "medbay", WHITE)
    ledger.tick = 90
    interlude.call(ledger, caller=WHITE, body=PINK)


def _second(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.MeetingClosed(number=1))
    _go(ledger, 95, "admin", RED, BLUE)
    _go(ledger, 95, "storage", GREEN)
    _go(ledger, 95, "weapons", YELLOW)
    _go(ledger, 95, "medbay", ORANGE)
    _go(ledger, 95, "reactor", BLACK)
    _go(ledger, 95, "o2", WHITE)
    _work(ledger, 98, 103, WHITE, "clean_o2_filter")
    _work(ledger, 105, 108, RED, "swipe_card")
    _work(ledger, 108, 118, ORANGE, "submit_scan")
    _work(ledger, 118, 124, YELLOW, "clear_asteroids")
    _go(ledger, 125, "upper_engine", BLACK)
    _go(ledger, 130, "navigation", RED)
    _go(ledger, 135, "navigation", WHITE)
    _go(ledger, 140, "storage", BLUE)
    _go(ledger, 140, "medbay", BLACK)
    ledger.tick = 150
    kills.kill(ledger, BLACK, ORANGE)
    _go(ledger, 155, "cafeteria", BLACK)
    _alarm(ledger, 160, identities.System.O2)
    _go(ledger, 165, "o2", WHITE)
    _mended(ledger, 172, identities.System.O2)
    _go(ledger, 176, "medbay", BLUE)
    ledger.tick = 180
    interlude.call(ledger, caller=BLUE, body=ORANGE)


def _third(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.Ejected(color=YELLOW, role=identities.Role.CREWMATE, impostors_left=2))
    ledger.tell_everyone(events.MeetingClosed(number=2))
    _go(ledger, 185, "security", RED, WHITE)
    _go(ledger, 185, "electrical", BLUE, GREEN)
    _go(ledger, 185, "storage", BLACK)
    _work(ledger, 200, 204, BLUE, "fix_wiring", 0)
    _work(ledger, 204, 212, GREEN, "calibrate_distributor")
    _go(ledger, 230, "cafeteria", RED)
    ledger.tick = 260
    interlude.call(ledger, caller=RED, body=None)


def _alarm(ledger: ledgers.Ledger, tick: int, system: identities.System) -> None:
    ledger.tick = tick
    ledger.tell_everyone(events.SabotageStarted(system=system, deadline=None))


def _mended(ledger: ledgers.Ledger, tick: int, system: identities.System) -> None:
    ledger.tick = tick
    ledger.tell_everyone(events.SabotageMended(system=system))


CHAPTERS: tuple[Callable[[ledgers.Ledger], None], ...] = (_first, _second, _third)
