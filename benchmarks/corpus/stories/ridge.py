"""A match on Kestrel Outpost: Purple, Orange, White and Cyan against Coral and Brown.

Round 1, until 80: Purple and Orange in Generator, Orange in Workshop from 30; White and Cyan in Quarters, Cyan in Hub
from 35, in Antenna from 44, White in Hub from 64; Brown in Antenna, in Workshop from 40; Coral in Greenhouse, from
where it vents to Generator at 60, out of it at 64 before Purple's eyes. Lights out from 46 to 56. Purple goes to Hub at
70, for the button, and Coral at 74. Nobody goes.

Round 2, until 172: Purple and White in Workshop, White in Greenhouse from 116, in Generator from 150; Cyan and Orange
in Greenhouse, Orange in Hub from 112, in Antenna from 150, Cyan in Hub from 154, in Quarters from 160; Coral in
Generator, in Workshop from 122, where it kills Purple at 128 and vents to Quarters, out of it at 134; Brown in
Quarters, in Hub from 140. O2 sabotaged from 136 to 148. Orange goes to Workshop at 170 and finds Purple. Coral goes.

Round 3, until 255: Cyan and Orange in Generator, Orange in Greenhouse from 200, Cyan in Hub from 236; White in
Quarters, in Generator from 224, in Workshop from 238; Brown in Hub, in Antenna from 196, in Greenhouse from 210, where
it kills Orange at 214, in Hub from 218, in Quarters from 240. The reactor is sabotaged from 216 to 232. White goes to
Greenhouse at 252 and finds Orange.
"""

from benchmarks.corpus import telling
from games.engine.facts import events, identities
from games.engine.ship import interlude, kills
from games.engine.state import ledger as ledgers

PURPLE, ORANGE, WHITE, CYAN, CORAL, BROWN = (
    identities.Color(name) for name in ("purple", "orange", "white", "cyan", "coral", "brown")
)
HANDS = {
    PURPLE: ("read_gauges", "sort_tools"),
    ORANGE: ("carry_cells", "grow_culture", "sign_log"),
    WHITE: ("make_beds", "sign_log", "sort_tools", "grow_culture", "read_gauges", "blood_test"),
    CYAN: ("make_beds", "sign_log", "tune_dish", "water_plants", "read_gauges"),
    CORAL: ("water_plants", "read_gauges"),
    BROWN: ("tune_dish", "make_beds", "sign_log"),
}


def _first(ledger: ledgers.Ledger) -> None:
    telling.go(ledger, 5, "generator", PURPLE, ORANGE)
    telling.go(ledger, 5, "quarters", WHITE, CYAN)
    telling.go(ledger, 5, "greenhouse", CORAL)
    telling.go(ledger, 5, "antenna", BROWN)
    telling.work(ledger, 8, 13, PURPLE, "read_gauges")
    telling.work(ledger, 8, 13, ORANGE, "carry_cells")
    telling.work(ledger, 8, 13, CYAN, "make_beds")
    telling.work(ledger, 9, 16, CORAL, "water_plants")
    telling.work(ledger, 10, 17, BROWN, "tune_dish")
    telling.work(ledger, 15, 20, WHITE, "make_beds")
    telling.go(ledger, 30, "workshop", ORANGE)
    telling.work(ledger, 33, 38, ORANGE, "carry_cells", 1)
    telling.go(ledger, 35, "hub", CYAN)
    telling.work(ledger, 36, 40, CYAN, "sign_log")
    telling.go(ledger, 40, "workshop", BROWN)
    telling.go(ledger, 44, "antenna", CYAN)
    telling.alarm(ledger, 46, identities.System.LIGHTS)
    telling.mended(ledger, 56, identities.System.LIGHTS)
    telling.work(ledger, 58, 65, CYAN, "tune_dish")
    telling.crawl(ledger, 60, 64, CORAL, "vent_greenhouse", "vent_generator")
    telling.go(ledger, 64, "hub", WHITE)
    telling.work(ledger, 65, 69, WHITE, "sign_log")
    telling.go(ledger, 70, "hub", PURPLE)
    telling.go(ledger, 74, "hub", CORAL)
    ledger.tick = 80
    interlude.call(ledger, caller=PURPLE, body=None)


def _second(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.MeetingClosed(number=1))
    telling.go(ledger, 92, "workshop", PURPLE, WHITE)
    telling.go(ledger, 92, "greenhouse", CYAN, ORANGE)
    telling.go(ledger, 92, "generator", CORAL)
    telling.go(ledger, 92, "quarters", BROWN)
    telling.work(ledger, 95, 102, CYAN, "water_plants")
    telling.work(ledger, 95, 103, PURPLE, "sort_tools")
    telling.work(ledger, 96, 100, ORANGE, "grow_culture")
    telling.work(ledger, 96, 101, CORAL, "read_gauges")
    telling.work(ledger, 96, 101, BROWN, "make_beds")
    telling.work(ledger, 105, 113, WHITE, "sort_tools")
    telling.go(ledger, 112, "hub", ORANGE)
    telling.work(ledger, 114, 118, ORANGE, "sign_log")
    telling.go(ledger, 116, "greenhouse", WHITE)
    telling.work(ledger, 119, 123, WHITE, "grow_culture")
    telling.go(ledger, 122, "workshop", CORAL)
    ledger.tick = 128
    kills.kill(ledger, CORAL, PURPLE)
    telling.crawl(ledger, 130, 134, CORAL, "vent_workshop", "vent_quarters")
    telling.alarm(ledger, 136, identities.System.O2)
    telling.go(ledger, 140, "hub", BROWN)
    telling.mended(ledger, 148, identities.System.O2)
    telling.go(ledger, 150, "antenna", ORANGE)
    telling.go(ledger, 150, "generator", WHITE)
    telling.go(ledger, 154, "hub", CYAN)
    telling.work(ledger, 154, 159, ORANGE, "carry_cells", 2)
    telling.work(ledger, 154, 159, WHITE, "read_gauges")
    telling.go(ledger, 160, "quarters", CYAN)
    telling.go(ledger, 170, "workshop", ORANGE)
    ledger.tick = 172
    interlude.call(ledger, caller=ORANGE, body=PURPLE)


def _third(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.Ejected(color=CORAL, role=identities.Role.IMPOSTOR, impostors_left=1))
    ledger.tell_everyone(events.MeetingClosed(number=2))
    telling.go(ledger, 184, "generator", CYAN, ORANGE)
    telling.go(ledger, 184, "quarters", WHITE)
    telling.work(ledger, 187, 191, BROWN, "sign_log")
    telling.work(ledger, 187, 192, CYAN, "read_gauges")
    telling.work(ledger, 187, 198, WHITE, "blood_test")
    telling.go(ledger, 196, "antenna", BROWN)
    telling.go(ledger, 200, "greenhouse", ORANGE)
    telling.work(ledger, 203, 207, ORANGE, "grow_culture", 1)
    telling.go(ledger, 210, "greenhouse", BROWN)
    ledger.tick = 214
    kills.kill(ledger, BROWN, ORANGE)
    telling.alarm(ledger, 216, identities.System.REACTOR)
    telling.go(ledger, 218, "hub", BROWN)
    telling.go(ledger, 224, "generator", WHITE)
    telling.mended(ledger, 232, identities.System.REACTOR)
    telling.go(ledger, 236, "hub", CYAN)
    telling.go(ledger, 238, "workshop", WHITE)
    telling.go(ledger, 240, "quarters", BROWN)
    telling.go(ledger, 252, "greenhouse", WHITE)
    ledger.tick = 255
    interlude.call(ledger, caller=WHITE, body=ORANGE)


STORY = telling.Story(map="outpost", impostors=(CORAL, BROWN), hands=HANDS, chapters=(_first, _second, _third))
