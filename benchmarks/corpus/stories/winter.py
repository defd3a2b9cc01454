"""A match on Kestrel Outpost: Red, Blue, Black, Green and White against Orange.

Round 1, until 75: Red and Blue in Greenhouse, Blue in Quarters from 35, Red in Hub from 45; Black in Quarters, in
Antenna from 42, in Quarters from 70; Green and Orange in Generator, Green in Workshop from 40; White in Workshop.
Orange vents to Greenhouse at 50, walks to Quarters at 58, kills Blue there at 60 and vents to Hub, out of it at 66
before Red's eyes. Black finds Blue. Nobody goes.

Round 2, until 163: Red and White in Workshop, White in Hub from 140, Red in Generator from 150; Black and Green in
Quarters, Green in Greenhouse from 110, Black in Hub from 120; Orange in Antenna, in Hub from 115, in Greenhouse from
125, where it kills Green at 130 and vents to Generator at 133. Communications are down from 100 to 120. Black goes to
Greenhouse at 160 and finds Green. Nobody goes.

Round 3, until 225: Red in Quarters; Black and White in Generator, Black in Workshop from 195, in Hub from 208, White
in Hub from 215, for the button; Orange in Workshop. Lights out from 190 to 205.
"""

from benchmarks.corpus import telling
from games.engine.facts import events, identities
from games.engine.ship import interlude, kills
from games.engine.state import ledger as ledgers

RED, BLUE, BLACK, GREEN, WHITE, ORANGE = (
    identities.Color(name) for name in ("red", "blue", "black", "green", "white", "orange")
)
HANDS = {
    RED: ("water_plants", "sign_log", "sort_tools", "make_beds"),
    BLUE: ("water_plants",),
    BLACK: ("make_beds", "tune_dish", "blood_test", "read_gauges"),
    GREEN: ("read_gauges", "water_plants"),
    WHITE: ("sort_tools", "carry_cells"),
    ORANGE: ("carry_cells", "tune_dish", "sort_tools"),
}


def _first(ledger: ledgers.Ledger) -> None:
    telling.go(ledger, 5, "greenhouse", RED, BLUE)
    telling.go(ledger, 5, "quarters", BLACK)
    telling.go(ledger, 5, "generator", GREEN, ORANGE)
    telling.go(ledger, 5, "workshop", WHITE)
    telling.work(ledger, 8, 13, BLACK, "make_beds")
    telling.work(ledger, 13, 18, GREEN, "read_gauges")
    telling.work(ledger, 14, 19, ORANGE, "carry_cells")
    telling.work(ledger, 13, 20, RED, "water_plants")
    telling.work(ledger, 20, 28, WHITE, "sort_tools")
    telling.go(ledger, 35, "quarters", BLUE)
    telling.go(ledger, 40, "workshop", GREEN)
    telling.go(ledger, 42, "antenna", BLACK)
    telling.go(ledger, 45, "hub", RED)
    telling.work(ledger, 45, 49, RED, "sign_log")
    telling.crawl(ledger, 50, 54, ORANGE, "vent_generator", "vent_greenhouse")
    telling.work(ledger, 50, 57, BLACK, "tune_dish")
    telling.go(ledger, 58, "quarters", ORANGE)
    ledger.tick = 60
    kills.kill(ledger, ORANGE, BLUE)
    telling.crawl(ledger, 62, 66, ORANGE, "vent_quarters", "vent_hub")
    telling.go(ledger, 70, "quarters", BLACK)
    ledger.tick = 75
    interlude.call(ledger, caller=BLACK, body=BLUE)


def _second(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.MeetingClosed(number=1))
    telling.go(ledger, 85, "workshop", RED, WHITE)
    telling.go(ledger, 85, "quarters", BLACK, GREEN)
    telling.go(ledger, 85, "antenna", ORANGE)
    telling.work(ledger, 88, 96, RED, "sort_tools")
    telling.work(ledger, 89, 97, WHITE, "carry_cells", 1)
    telling.work(ledger, 90, 97, ORANGE, "tune_dish")
    telling.alarm(ledger, 100, identities.System.COMMS)
    telling.work(ledger, 92, 103, BLACK, "blood_test")
    telling.go(ledger, 110, "greenhouse", GREEN)
    telling.work(ledger, 111, 118, GREEN, "water_plants")
    telling.go(ledger, 115, "hub", ORANGE)
    telling.go(ledger, 120, "hub", BLACK)
    telling.mended(ledger, 120, identities.System.COMMS)
    telling.go(ledger, 125, "greenhouse", ORANGE)
    ledger.tick = 130
    kills.kill(ledger, ORANGE, GREEN)
    telling.crawl(ledger, 133, 137, ORANGE, "vent_greenhouse", "vent_generator")
    telling.go(ledger, 140, "hub", WHITE)
    telling.go(ledger, 150, "generator", RED)
    telling.go(ledger, 160, "greenhouse", BLACK)
    ledger.tick = 163
    interlude.call(ledger, caller=BLACK, body=GREEN)


def _third(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.MeetingClosed(number=2))
    telling.go(ledger, 175, "quarters", RED)
    telling.go(ledger, 175, "generator", BLACK, WHITE)
    telling.go(ledger, 175, "workshop", ORANGE)
    telling.work(ledger, 178, 183, RED, "make_beds")
    telling.work(ledger, 180, 185, BLACK, "read_gauges")
    telling.work(ledger, 180, 188, ORANGE, "sort_tools")
    telling.alarm(ledger, 190, identities.System.LIGHTS)
    telling.go(ledger, 195, "workshop", BLACK)
    telling.mended(ledger, 205, identities.System.LIGHTS)
    telling.go(ledger, 208, "hub", BLACK)
    telling.go(ledger, 215, "hub", WHITE)
    ledger.tick = 225
    interlude.call(ledger, caller=WHITE, body=None)


STORY = telling.Story(map="outpost", impostors=(ORANGE,), hands=HANDS, chapters=(_first, _second, _third))
