"""A match aboard the Skeld: Cyan, Lime, Brown, Pink, White and Yellow against Purple and Gray.

Round 1, until 98: Cyan and Lime in Admin, Lime in Storage from 40, Cyan in Electrical from 75; Pink in MedBay, in
Upper Engine from 95; White in MedBay, in Electrical from 55; Brown in Reactor, in Upper Engine from 45; Yellow in
Navigation, in Weapons from 60; Purple in Navigation, in Shields from 50; Gray in Storage, in Upper Engine from 42,
where it kills Brown at 65 and vents to Reactor at 67, in Security from 80. Lights out from 70 to 88. Pink finds
Brown. Nobody goes.

Round 2, until 178: Cyan and Pink in Weapons, Cyan in Admin from 160, Pink in O2 from 175; Lime in Electrical, in
Security from 140, in Reactor from 155; White and Purple in Storage, White in Lower Engine from 130, in Reactor from
155; Purple in Admin from 150, into the vent there at 162 before Cyan's eyes; Yellow in O2; Gray in Navigation, in O2
from 135, where it kills Yellow at 140, in Shields from 145. The reactor is sabotaged from 150 to 170. Pink finds
Yellow. Purple is ejected.

Round 3, until 238: Cyan and Lime in Communications, Lime in Electrical from 230; Pink in Security; White and Gray in
Admin, White in Electrical from 220, Gray from 225, where it kills White at 235 before Lime's eyes. Lime reports.
"""

from benchmarks.corpus import telling
from games.engine.facts import events, identities
from games.engine.ship import interlude, kills
from games.engine.state import ledger as ledgers

CYAN, LIME, BROWN, PINK, WHITE, YELLOW, PURPLE, GRAY = (
    identities.Color(name) for name in ("cyan", "lime", "brown", "pink", "white", "yellow", "purple", "gray")
)
HANDS = {
    CYAN: ("swipe_card", "upload_data_weapons"),
    LIME: ("swipe_card", "fix_wiring"),
    BROWN: ("unlock_manifolds",),
    PINK: ("submit_scan", "clear_asteroids"),
    WHITE: ("fix_wiring", "fuel_engines", "swipe_card"),
    YELLOW: ("chart_course", "clean_o2_filter"),
    PURPLE: ("stabilize_steering", "empty_garbage"),
    GRAY: ("fuel_engines", "swipe_card"),
}


def _first(ledger: ledgers.Ledger) -> None:
    telling.go(ledger, 5, "admin", CYAN, LIME)
    telling.go(ledger, 5, "medbay", PINK, WHITE)
    telling.go(ledger, 5, "reactor", BROWN)
    telling.go(ledger, 5, "navigation", YELLOW, PURPLE)
    telling.go(ledger, 5, "storage", GRAY)
    telling.work(ledger, 8, 11, CYAN, "swipe_card")
    telling.work(ledger, 12, 15, LIME, "swipe_card")
    telling.work(ledger, 15, 21, BROWN, "unlock_manifolds")
    telling.work(ledger, 21, 25, YELLOW, "chart_course")
    telling.work(ledger, 25, 27, PURPLE, "stabilize_steering")
    telling.work(ledger, 27, 31, GRAY, "fuel_engines")
    telling.work(ledger, 28, 38, PINK, "submit_scan")
    telling.go(ledger, 40, "storage", LIME)
    telling.go(ledger, 42, "upper_engine", GRAY)
    telling.go(ledger, 45, "upper_engine", BROWN)
    telling.go(ledger, 50, "shields", PURPLE)
    telling.go(ledger, 55, "electrical", WHITE)
    telling.work(ledger, 56, 60, WHITE, "fix_wiring")
    telling.go(ledger, 60, "weapons", YELLOW)
    ledger.tick = 65
    kills.kill(ledger, GRAY, BROWN)
    telling.crawl(ledger, 67, 70, GRAY, "vent_upper_engine", "vent_reactor_top")
    telling.alarm(ledger, 70, identities.System.LIGHTS)
    telling.go(ledger, 75, "electrical", CYAN)
    telling.go(ledger, 80, "security", GRAY)
    telling.mended(ledger, 88, identities.System.LIGHTS)
    telling.go(ledger, 95, "upper_engine", PINK)
    ledger.tick = 98
    interlude.call(ledger, caller=PINK, body=BROWN)


def _second(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.MeetingClosed(number=1))
    telling.go(ledger, 105, "weapons", CYAN, PINK)
    telling.go(ledger, 105, "electrical", LIME)
    telling.go(ledger, 105, "storage", WHITE, PURPLE)
    telling.go(ledger, 105, "o2", YELLOW)
    telling.go(ledger, 105, "navigation", GRAY)
    telling.work(ledger, 108, 112, LIME, "fix_wiring")
    telling.work(ledger, 109, 113, WHITE, "fuel_engines")
    telling.work(ledger, 113, 118, YELLOW, "clean_o2_filter")
    telling.work(ledger, 110, 119, CYAN, "upload_data_weapons")
    telling.work(ledger, 119, 122, PURPLE, "empty_garbage", 1)
    telling.work(ledger, 110, 128, PINK, "clear_asteroids")
    telling.go(ledger, 130, "lower_engine", WHITE)
    telling.work(ledger, 131, 135, WHITE, "fuel_engines", 1)
    telling.go(ledger, 135, "o2", GRAY)
    telling.go(ledger, 140, "security", LIME)
    kills.kill(ledger, GRAY, YELLOW)
    telling.go(ledger, 145, "shields", GRAY)
    telling.alarm(ledger, 150, identities.System.REACTOR)
    telling.go(ledger, 150, "admin", PURPLE)
    telling.go(ledger, 155, "reactor", LIME, WHITE)
    telling.go(ledger, 160, "admin", CYAN)
    telling.crawl(ledger, 162, 166, PURPLE, "vent_admin", "vent_hall_e")
    telling.mended(ledger, 170, identities.System.REACTOR)
    telling.go(ledger, 175, "o2", PINK)
    ledger.tick = 178
    interlude.call(ledger, caller=PINK, body=YELLOW)


def _third(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.Ejected(color=PURPLE, role=identities.Role.IMPOSTOR, impostors_left=1))
    ledger.tell_everyone(events.MeetingClosed(number=2))
    telling.go(ledger, 190, "communications", CYAN, LIME)
    telling.go(ledger, 190, "security", PINK)
    telling.go(ledger, 190, "admin", WHITE, GRAY)
    telling.work(ledger, 195, 198, WHITE, "swipe_card")
    telling.work(ledger, 200, 203, GRAY, "swipe_card")
    telling.go(ledger, 220, "electrical", WHITE)
    telling.go(ledger, 225, "electrical", GRAY)
    telling.go(ledger, 230, "electrical", LIME)
    ledger.tick = 235
    kills.kill(ledger, GRAY, WHITE)
    ledger.tick = 238
    interlude.call(ledger, caller=LIME, body=WHITE)


STORY = telling.Story(map="skeld", impostors=(PURPLE, GRAY), hands=HANDS, chapters=(_first, _second, _third))
