"""A match on Kestrel Outpost: Pink, Yellow, Gray, Lime and Blue against Maroon.

Round 1, until 90: Pink and Lime in Workshop, Lime in Generator from 40, Pink in Hub from 80; Gray and Blue in
Greenhouse, Blue in Hub from 35; Yellow in Quarters; Maroon in Antenna, in Greenhouse from 48, where it kills Gray at
55, in Quarters from 64. Lights out from 60 to 78. Blue goes to Greenhouse at 85 and finds Gray. Nobody goes.

Round 2, until 182: Pink and Yellow in Generator, Yellow in Workshop from 135, Pink from 150; Lime in Antenna, in
Greenhouse from 130, in Hub from 152; Blue in Quarters; Maroon in Greenhouse, in Hub from 125, in Quarters from 140,
where it kills Blue at 150 and vents to Hub, out of it at 158 before Lime's eyes. The reactor is sabotaged from 118 to
130. Yellow goes to Quarters at 178 and finds Blue. Nobody goes.

Round 3, until 238: Pink and Lime in Workshop; Yellow in Quarters, in Hub from 220; Maroon in Antenna, in Generator
from 215, in Workshop from 232, where it kills Lime at 235 before Pink's eyes. Communications are down from 205 to 214.
Pink reports.
"""

from benchmarks.corpus import telling
from games.engine.facts import events, identities
from games.engine.ship import interlude, kills
from games.engine.state import ledger as ledgers

PINK, YELLOW, GRAY, LIME, BLUE, MAROON = (
    identities.Color(name) for name in ("pink", "yellow", "gray", "lime", "blue", "maroon")
)
HANDS = {
    PINK: ("sort_tools", "carry_cells"),
    YELLOW: ("blood_test", "read_gauges", "make_beds", "sign_log"),
    GRAY: ("water_plants",),
    LIME: ("read_gauges", "tune_dish", "water_plants", "sort_tools"),
    BLUE: ("grow_culture", "sign_log", "make_beds"),
    MAROON: ("tune_dish", "carry_cells", "sign_log"),
}


def _first(ledger: ledgers.Ledger) -> None:
    telling.go(ledger, 5, "workshop", PINK, LIME)
    telling.go(ledger, 5, "greenhouse", GRAY, BLUE)
    telling.go(ledger, 5, "quarters", YELLOW)
    telling.go(ledger, 5, "antenna", MAROON)
    telling.work(ledger, 10, 14, BLUE, "grow_culture")
    telling.work(ledger, 8, 15, GRAY, "water_plants")
    telling.work(ledger, 8, 16, PINK, "sort_tools")
    telling.work(ledger, 10, 17, MAROON, "tune_dish")
    telling.work(ledger, 8, 19, YELLOW, "blood_test")
    telling.go(ledger, 35, "hub", BLUE)
    telling.work(ledger, 36, 40, BLUE, "sign_log")
    telling.go(ledger, 40, "generator", LIME)
    telling.work(ledger, 41, 46, LIME, "read_gauges")
    telling.go(ledger, 48, "greenhouse", MAROON)
    ledger.tick = 55
    kills.kill(ledger, MAROON, GRAY)
    telling.alarm(ledger, 60, identities.System.LIGHTS)
    telling.go(ledger, 64, "quarters", MAROON)
    telling.mended(ledger, 78, identities.System.LIGHTS)
    telling.go(ledger, 80, "hub", PINK)
    telling.go(ledger, 85, "greenhouse", BLUE)
    ledger.tick = 90
    interlude.call(ledger, caller=BLUE, body=GRAY)


def _second(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.MeetingClosed(number=1))
    telling.go(ledger, 100, "generator", PINK, YELLOW)
    telling.go(ledger, 100, "antenna", LIME)
    telling.go(ledger, 100, "quarters", BLUE)
    telling.go(ledger, 100, "greenhouse", MAROON)
    telling.work(ledger, 103, 108, PINK, "carry_cells")
    telling.work(ledger, 103, 108, YELLOW, "read_gauges")
    telling.work(ledger, 103, 108, BLUE, "make_beds")
    telling.work(ledger, 103, 110, LIME, "tune_dish")
    telling.alarm(ledger, 118, identities.System.REACTOR)
    telling.go(ledger, 125, "hub", MAROON)
    telling.mended(ledger, 130, identities.System.REACTOR)
    telling.go(ledger, 130, "greenhouse", LIME)
    telling.go(ledger, 135, "workshop", YELLOW)
    telling.work(ledger, 131, 138, LIME, "water_plants")
    telling.go(ledger, 140, "quarters", MAROON)
    telling.go(ledger, 150, "workshop", PINK)
    kills.kill(ledger, MAROON, BLUE)
    telling.go(ledger, 152, "hub", LIME)
    telling.crawl(ledger, 153, 158, MAROON, "vent_quarters", "vent_hub")
    telling.go(ledger, 178, "quarters", YELLOW)
    ledger.tick = 182
    interlude.call(ledger, caller=YELLOW, body=BLUE)


def _third(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.MeetingClosed(number=2))
    telling.go(ledger, 195, "workshop", PINK, LIME)
    telling.go(ledger, 195, "quarters", YELLOW)
    telling.go(ledger, 195, "antenna", MAROON)
    telling.work(ledger, 198, 203, YELLOW, "make_beds")
    telling.work(ledger, 198, 203, PINK, "carry_cells", 1)
    telling.work(ledger, 198, 206, LIME, "sort_tools")
    telling.alarm(ledger, 205, identities.System.COMMS)
    telling.mended(ledger, 214, identities.System.COMMS)
    telling.go(ledger, 215, "generator", MAROON)
    telling.go(ledger, 220, "hub", YELLOW)
    telling.work(ledger, 221, 225, YELLOW, "sign_log")
    telling.go(ledger, 232, "workshop", MAROON)
    ledger.tick = 235
    kills.kill(ledger, MAROON, LIME)
    ledger.tick = 238
    interlude.call(ledger, caller=PINK, body=LIME)


STORY = telling.Story(map="outpost", impostors=(MAROON,), hands=HANDS, chapters=(_first, _second, _third))
