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

from benchmarks.corpus import telling
from games.engine.facts import events, identities
from games.engine.ship import interlude, kills, vents
from games.engine.state import ledger as ledgers

Color = identities.Color
RED, BLUE, GREEN, PINK, ORANGE, YELLOW, BLACK, WHITE = (
    Color(name) for name in ("red", "blue", "green", "pink", "orange", "yellow", "black", "white")
)
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


def _first(ledger: ledgers.Ledger) -> None:
    telling.go(ledger, 5, "electrical", RED, BLUE)
    telling.go(ledger, 5, "medbay", GREEN, PINK)
    telling.go(ledger, 5, "storage", ORANGE, YELLOW)
    telling.go(ledger, 5, "navigation", BLACK)
    telling.go(ledger, 5, "admin", WHITE)
    telling.work(ledger, 10, 14, RED, "fix_wiring")
    telling.work(ledger, 14, 18, ORANGE, "fuel_engines")
    telling.work(ledger, 18, 21, WHITE, "swipe_card")
    telling.work(ledger, 21, 31, PINK, "submit_scan")
    telling.go(ledger, 40, "storage", BLUE)
    telling.go(ledger, 45, "weapons", BLACK)
    telling.go(ledger, 50, "shields", YELLOW)
    ledger.tick = 60
    kills.kill(ledger, GREEN, PINK)
    ledger.tick = 62
    vents.enter(ledger, GREEN, "vent_medbay")
    ledger.tick = 64
    vents.move(ledger, GREEN, "vent_electrical")
    ledger.tick = 66
    vents.leave(ledger, GREEN)
    telling.alarm(ledger, 70, identities.System.LIGHTS)
    telling.go(ledger, 72, "electrical", BLUE)
    telling.mended(ledger, 80, identities.System.LIGHTS)
    telling.go(ledger, 85, "medbay", WHITE)
    ledger.tick = 90
    interlude.call(ledger, caller=WHITE, body=PINK)


def _second(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.MeetingClosed(number=1))
    telling.go(ledger, 95, "admin", RED, BLUE)
    telling.go(ledger, 95, "storage", GREEN)
    telling.go(ledger, 95, "weapons", YELLOW)
    telling.go(ledger, 95, "medbay", ORANGE)
    telling.go(ledger, 95, "reactor", BLACK)
    telling.go(ledger, 95, "o2", WHITE)
    telling.work(ledger, 98, 103, WHITE, "clean_o2_filter")
    telling.work(ledger, 105, 108, RED, "swipe_card")
    telling.work(ledger, 108, 118, ORANGE, "submit_scan")
    telling.work(ledger, 118, 124, YELLOW, "clear_asteroids")
    telling.go(ledger, 125, "upper_engine", BLACK)
    telling.go(ledger, 130, "navigation", RED)
    telling.go(ledger, 135, "navigation", WHITE)
    telling.go(ledger, 140, "storage", BLUE)
    telling.go(ledger, 140, "medbay", BLACK)
    ledger.tick = 150
    kills.kill(ledger, BLACK, ORANGE)
    telling.go(ledger, 155, "cafeteria", BLACK)
    telling.alarm(ledger, 160, identities.System.O2)
    telling.go(ledger, 165, "o2", WHITE)
    telling.mended(ledger, 172, identities.System.O2)
    telling.go(ledger, 176, "medbay", BLUE)
    ledger.tick = 180
    interlude.call(ledger, caller=BLUE, body=ORANGE)


def _third(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.Ejected(color=YELLOW, role=identities.Role.CREWMATE, impostors_left=2))
    ledger.tell_everyone(events.MeetingClosed(number=2))
    telling.go(ledger, 185, "security", RED, WHITE)
    telling.go(ledger, 185, "electrical", BLUE, GREEN)
    telling.go(ledger, 185, "storage", BLACK)
    telling.work(ledger, 200, 204, BLUE, "fix_wiring", 0)
    telling.work(ledger, 204, 212, GREEN, "calibrate_distributor")
    telling.go(ledger, 230, "cafeteria", RED)
    ledger.tick = 260
    interlude.call(ledger, caller=RED, body=None)


STORY = telling.Story(map="skeld", impostors=(GREEN, BLACK), hands=HANDS, chapters=(_first, _second, _third))
