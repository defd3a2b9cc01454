"""A match on Kestrel Outpost: Yellow, Purple, Red and Cyan against Brown.

Round 1, until 70: Yellow and Purple in Workshop, Yellow in Quarters from 65; Red in Greenhouse, in Quarters from 40;
Cyan in Antenna, in Hub from 35; Brown in Generator, in Quarters from 45, where it kills Red at 48 and vents to Hub, out
of it at 54 before Cyan's eyes. Yellow finds Red. Nobody goes.

Round 2, until 150: Yellow and Cyan in Quarters, Cyan in Antenna from 120, in Generator from 145; Purple in Generator;
Brown in Workshop, in Generator from 125, where it kills Purple at 130, in Hub from 135. Cyan finds Purple.
"""

from benchmarks.corpus import telling
from games.engine.facts import events, identities
from games.engine.ship import interlude, kills
from games.engine.state import ledger as ledgers

YELLOW, PURPLE, RED, CYAN, BROWN = (identities.Color(name) for name in ("yellow", "purple", "red", "cyan", "brown"))
HANDS = {
    YELLOW: ("sort_tools", "make_beds"),
    PURPLE: ("carry_cells", "read_gauges"),
    RED: ("water_plants",),
    CYAN: ("tune_dish", "blood_test"),
    BROWN: ("sort_tools", "read_gauges"),
}


def _first(ledger: ledgers.Ledger) -> None:
    telling.go(ledger, 5, "workshop", YELLOW, PURPLE)
    telling.go(ledger, 5, "greenhouse", RED)
    telling.go(ledger, 5, "antenna", CYAN)
    telling.go(ledger, 5, "generator", BROWN)
    telling.work(ledger, 10, 17, RED, "water_plants")
    telling.work(ledger, 10, 17, CYAN, "tune_dish")
    telling.work(ledger, 18, 26, YELLOW, "sort_tools")
    telling.go(ledger, 35, "hub", CYAN)
    telling.go(ledger, 40, "quarters", RED)
    telling.go(ledger, 45, "quarters", BROWN)
    ledger.tick = 48
    kills.kill(ledger, BROWN, RED)
    telling.crawl(ledger, 50, 54, BROWN, "vent_quarters", "vent_hub")
    telling.go(ledger, 65, "quarters", YELLOW)
    ledger.tick = 70
    interlude.call(ledger, caller=YELLOW, body=RED)


def _second(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.MeetingClosed(number=1))
    telling.go(ledger, 80, "quarters", YELLOW, CYAN)
    telling.go(ledger, 80, "generator", PURPLE)
    telling.go(ledger, 80, "workshop", BROWN)
    telling.work(ledger, 85, 90, YELLOW, "make_beds")
    telling.work(ledger, 91, 102, CYAN, "blood_test")
    telling.work(ledger, 103, 108, PURPLE, "read_gauges")
    telling.go(ledger, 120, "antenna", CYAN)
    telling.go(ledger, 125, "generator", BROWN)
    ledger.tick = 130
    kills.kill(ledger, BROWN, PURPLE)
    telling.go(ledger, 135, "hub", BROWN)
    telling.go(ledger, 145, "generator", CYAN)
    ledger.tick = 150
    interlude.call(ledger, caller=CYAN, body=PURPLE)


STORY = telling.Story(map="outpost", impostors=(BROWN,), hands=HANDS, chapters=(_first, _second))
