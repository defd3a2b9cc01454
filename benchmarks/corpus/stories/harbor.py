"""A match aboard the Skeld: Red, Cyan, Green, White, Purple and Coral against Orange and Tan.

Round 1, until 110: Red and Green in Electrical, Green in Storage from 45, Red in Security from 98; White and Coral in
Admin, Coral in O2 from 40, in Weapons from 60, White in Storage from 98, in Shields from 106; Purple in Navigation, in
Shields from 35; Cyan and Orange in MedBay, Orange in Reactor from 30, in Cafeteria from 85, Cyan in Upper Engine from
50, in Lower Engine from 70; Tan in Communications, in Shields from 55, where it kills Purple at 66, in Storage from
74. Lights out from 78 to 95. White finds Purple. Nobody goes.

Round 2, until 200: Red and White in Security, Red in Electrical from 150; Cyan and Coral in Weapons, Coral in
Navigation from 145, Cyan in O2 from 150, Coral from 170; Green in Storage, in MedBay from 145; Orange in MedBay, where
it kills Green at 155 and vents to Electrical, out of it at 161 before Red's eyes, in Lower Engine from 168; Tan in
Admin, in Cafeteria from 160, in MedBay from 195. O2 sabotaged from 165 to 182. Tan finds Green. Red is voted out.

Round 3, until 290: Cyan and White in Electrical, White in Storage from 245, in Communications from 262; Coral in
Shields, in Navigation from 240, in Cafeteria from 275, for the button; Tan in Weapons, vents from there at 244 and out
in Navigation at 248 before Coral's eyes; Orange in Lower Engine, in Reactor from 235, in Electrical from 265.
Communications are down from 255 to 270.
"""

from benchmarks.corpus import telling
from games.engine.facts import events, identities
from games.engine.ship import interlude, kills
from games.engine.state import ledger as ledgers

RED, CYAN, GREEN, WHITE, PURPLE, CORAL, ORANGE, TAN = (
    identities.Color(name) for name in ("red", "cyan", "green", "white", "purple", "coral", "orange", "tan")
)
HANDS = {
    RED: ("fix_wiring", "divert_power_shields"),
    CYAN: ("submit_scan", "align_engine_output", "clear_asteroids", "clean_o2_filter", "fix_wiring"),
    GREEN: ("calibrate_distributor", "inspect_sample"),
    WHITE: ("swipe_card", "empty_garbage"),
    PURPLE: ("chart_course", "prime_shields"),
    CORAL: ("swipe_card", "clean_o2_filter", "stabilize_steering", "prime_shields"),
    ORANGE: ("unlock_manifolds", "submit_scan"),
    TAN: ("upload_data_communications", "swipe_card"),
}


def _first(ledger: ledgers.Ledger) -> None:
    telling.go(ledger, 5, "electrical", RED, GREEN)
    telling.go(ledger, 5, "admin", WHITE, CORAL)
    telling.go(ledger, 5, "navigation", PURPLE)
    telling.go(ledger, 5, "medbay", CYAN, ORANGE)
    telling.go(ledger, 5, "communications", TAN)
    telling.work(ledger, 8, 11, WHITE, "swipe_card")
    telling.work(ledger, 8, 12, RED, "fix_wiring")
    telling.work(ledger, 8, 12, PURPLE, "chart_course")
    telling.work(ledger, 12, 15, CORAL, "swipe_card")
    telling.work(ledger, 10, 18, GREEN, "calibrate_distributor")
    telling.work(ledger, 10, 19, TAN, "upload_data_communications")
    telling.work(ledger, 10, 20, CYAN, "submit_scan")
    telling.go(ledger, 30, "reactor", ORANGE)
    telling.go(ledger, 35, "shields", PURPLE)
    telling.work(ledger, 36, 39, PURPLE, "prime_shields")
    telling.work(ledger, 33, 39, ORANGE, "unlock_manifolds")
    telling.go(ledger, 40, "o2", CORAL)
    telling.go(ledger, 45, "storage", GREEN)
    telling.work(ledger, 42, 47, CORAL, "clean_o2_filter")
    telling.go(ledger, 50, "upper_engine", CYAN)
    telling.work(ledger, 51, 54, CYAN, "align_engine_output")
    telling.go(ledger, 55, "shields", TAN)
    telling.go(ledger, 60, "weapons", CORAL)
    ledger.tick = 66
    kills.kill(ledger, TAN, PURPLE)
    telling.go(ledger, 70, "lower_engine", CYAN)
    telling.work(ledger, 71, 74, CYAN, "align_engine_output", 1)
    telling.go(ledger, 74, "storage", TAN)
    telling.alarm(ledger, 78, identities.System.LIGHTS)
    telling.go(ledger, 85, "cafeteria", ORANGE)
    telling.mended(ledger, 95, identities.System.LIGHTS)
    telling.go(ledger, 98, "security", RED)
    telling.go(ledger, 98, "storage", WHITE)
    telling.go(ledger, 106, "shields", WHITE)
    ledger.tick = 110
    interlude.call(ledger, caller=WHITE, body=PURPLE)


def _second(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.MeetingClosed(number=1))
    telling.go(ledger, 120, "security", RED, WHITE)
    telling.go(ledger, 120, "weapons", CYAN, CORAL)
    telling.go(ledger, 120, "storage", GREEN)
    telling.go(ledger, 120, "medbay", ORANGE)
    telling.go(ledger, 120, "admin", TAN)
    telling.work(ledger, 125, 128, TAN, "swipe_card")
    telling.work(ledger, 122, 140, CYAN, "clear_asteroids")
    telling.go(ledger, 145, "navigation", CORAL)
    telling.go(ledger, 145, "medbay", GREEN)
    telling.work(ledger, 146, 148, CORAL, "stabilize_steering")
    telling.work(ledger, 146, 148, GREEN, "inspect_sample")
    telling.go(ledger, 150, "electrical", RED)
    telling.go(ledger, 150, "o2", CYAN)
    telling.work(ledger, 152, 154, RED, "divert_power_shields")
    ledger.tick = 155
    kills.kill(ledger, ORANGE, GREEN)
    telling.work(ledger, 151, 156, CYAN, "clean_o2_filter")
    telling.crawl(ledger, 157, 161, ORANGE, "vent_medbay", "vent_electrical")
    telling.go(ledger, 160, "cafeteria", TAN)
    telling.alarm(ledger, 165, identities.System.O2)
    telling.go(ledger, 168, "lower_engine", ORANGE)
    telling.go(ledger, 170, "o2", CORAL)
    telling.mended(ledger, 182, identities.System.O2)
    telling.go(ledger, 195, "medbay", TAN)
    ledger.tick = 200
    interlude.call(ledger, caller=TAN, body=GREEN)


def _third(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.Ejected(color=RED, role=identities.Role.CREWMATE, impostors_left=2))
    ledger.tell_everyone(events.MeetingClosed(number=2))
    telling.go(ledger, 215, "electrical", CYAN, WHITE)
    telling.go(ledger, 215, "shields", CORAL)
    telling.go(ledger, 215, "weapons", TAN)
    telling.go(ledger, 215, "lower_engine", ORANGE)
    telling.work(ledger, 218, 221, CORAL, "prime_shields")
    telling.work(ledger, 218, 222, CYAN, "fix_wiring")
    telling.go(ledger, 235, "reactor", ORANGE)
    telling.go(ledger, 240, "navigation", CORAL)
    telling.crawl(ledger, 244, 248, TAN, "vent_weapons", "vent_navigation_top")
    telling.go(ledger, 245, "storage", WHITE)
    telling.work(ledger, 246, 249, WHITE, "empty_garbage", 1)
    telling.alarm(ledger, 255, identities.System.COMMS)
    telling.go(ledger, 262, "communications", WHITE)
    telling.go(ledger, 265, "electrical", ORANGE)
    telling.mended(ledger, 270, identities.System.COMMS)
    telling.go(ledger, 275, "cafeteria", CORAL)
    ledger.tick = 290
    interlude.call(ledger, caller=CORAL, body=None)


STORY = telling.Story(map="skeld", impostors=(ORANGE, TAN), hands=HANDS, chapters=(_first, _second, _third))
