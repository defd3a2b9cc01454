"""A match aboard the Skeld: Blue, Black, Yellow, Pink, Gray and Maroon against Lime and Brown.

Round 1, until 95: Blue and Pink in Admin, Blue in Storage from 40, in Shields from 85, in Navigation from 92, Pink in
Cafeteria from 70; Black and Maroon in Electrical, Black in Storage from 72, Maroon in Security from 55, save from 74
to 82, in Reactor; Gray and Brown in MedBay, Gray in Electrical from 50, Brown in Upper Engine from 30, in Reactor from
62; Yellow in Weapons, in O2 from 35, in Navigation from 50; Lime in Communications, in Navigation from 54, where it
kills Yellow at 60 and vents to Weapons, out of it at 65, in Cafeteria from 80. Reactor sabotaged from 66 to 80. Blue
finds Yellow. Nobody goes.

Round 2, until 195: Blue and Maroon in MedBay, Blue in Upper Engine from 142, in Lower Engine from 152, Maroon in Admin
from 130, save from 155 to 176, in Storage; Black and Pink in Weapons, Black in Cafeteria from 160, in Electrical from
190; Pink in Storage from 135, in Electrical from 150; Lime in Storage, in Cafeteria from 148, in O2 from 170; Gray in
Admin, in Security from 140; Brown in Lower Engine, in Electrical from 145, where it kills Pink at 158 and vents to
Security, out of it at 164 before Gray's eyes, in Reactor from 170. O2 sabotaged from 172 to 186. Black finds Pink.
Brown is voted out.

Round 3, until 285: Blue and Black in Admin, Blue in Communications from 248, in Shields from 280, Black in Weapons from
245, in Cafeteria from 275; Gray in Navigation, in Shields from 240; Maroon and Lime in Storage, Maroon in Electrical
from 225, in Security from 250; Lime in Shields from 244, where it kills Gray at 252 and vents to Navigation, out of it
at 257, in Weapons from 268. Communications are down from 262 to 274. Blue finds Gray.
"""

from benchmarks.corpus import telling
from games.engine.facts import events, identities
from games.engine.ship import interlude, kills
from games.engine.state import ledger as ledgers

BLUE, BLACK, YELLOW, PINK, GRAY, MAROON, LIME, BROWN = (
    identities.Color(name) for name in ("blue", "black", "yellow", "pink", "gray", "maroon", "lime", "brown")
)
HANDS = {
    BLUE: ("swipe_card", "fix_wiring", "submit_scan", "align_engine_output", "upload_data_communications"),
    BLACK: ("calibrate_distributor", "clear_asteroids", "swipe_card"),
    YELLOW: ("clear_asteroids", "clean_o2_filter"),
    PINK: ("swipe_card", "empty_garbage"),
    GRAY: ("submit_scan", "upload_data_electrical", "swipe_card", "chart_course"),
    MAROON: ("fix_wiring", "swipe_card", "divert_power_security"),
    LIME: ("upload_data_communications", "fix_wiring"),
    BROWN: ("inspect_sample", "unlock_manifolds", "align_engine_output"),
}


def _first(ledger: ledgers.Ledger) -> None:
    telling.go(ledger, 5, "admin", BLUE, PINK)
    telling.go(ledger, 5, "electrical", BLACK, MAROON)
    telling.go(ledger, 5, "medbay", GRAY, BROWN)
    telling.go(ledger, 5, "weapons", YELLOW)
    telling.go(ledger, 5, "communications", LIME)
    telling.work(ledger, 8, 11, BLUE, "swipe_card")
    telling.work(ledger, 8, 12, MAROON, "fix_wiring")
    telling.work(ledger, 10, 12, BROWN, "inspect_sample")
    telling.work(ledger, 12, 15, PINK, "swipe_card")
    telling.work(ledger, 9, 17, BLACK, "calibrate_distributor")
    telling.work(ledger, 10, 19, LIME, "upload_data_communications")
    telling.work(ledger, 10, 20, GRAY, "submit_scan")
    telling.work(ledger, 10, 28, YELLOW, "clear_asteroids")
    telling.go(ledger, 30, "upper_engine", BROWN)
    telling.go(ledger, 35, "o2", YELLOW)
    telling.go(ledger, 40, "storage", BLUE)
    telling.work(ledger, 37, 42, YELLOW, "clean_o2_filter")
    telling.work(ledger, 42, 46, BLUE, "fix_wiring", 1)
    telling.go(ledger, 50, "electrical", GRAY)
    telling.go(ledger, 50, "navigation", YELLOW)
    telling.go(ledger, 54, "navigation", LIME)
    telling.go(ledger, 55, "security", MAROON)
    ledger.tick = 60
    kills.kill(ledger, LIME, YELLOW)
    telling.work(ledger, 52, 61, GRAY, "upload_data_electrical")
    telling.go(ledger, 62, "reactor", BROWN)
    telling.crawl(ledger, 62, 65, LIME, "vent_navigation_top", "vent_weapons")
    telling.alarm(ledger, 66, identities.System.REACTOR)
    telling.work(ledger, 64, 70, BROWN, "unlock_manifolds")
    telling.go(ledger, 70, "cafeteria", PINK)
    telling.go(ledger, 72, "storage", BLACK)
    telling.go(ledger, 74, "reactor", MAROON)
    telling.work(ledger, 72, 75, PINK, "empty_garbage")
    telling.mended(ledger, 80, identities.System.REACTOR)
    telling.go(ledger, 80, "cafeteria", LIME)
    telling.go(ledger, 82, "security", MAROON)
    telling.go(ledger, 85, "shields", BLUE)
    telling.go(ledger, 92, "navigation", BLUE)
    ledger.tick = 95
    interlude.call(ledger, caller=BLUE, body=YELLOW)


def _second(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.MeetingClosed(number=1))
    telling.go(ledger, 110, "medbay", BLUE, MAROON)
    telling.go(ledger, 110, "weapons", BLACK, PINK)
    telling.go(ledger, 110, "storage", LIME)
    telling.go(ledger, 110, "admin", GRAY)
    telling.go(ledger, 110, "lower_engine", BROWN)
    telling.work(ledger, 113, 116, GRAY, "swipe_card")
    telling.work(ledger, 115, 119, LIME, "fix_wiring", 1)
    telling.work(ledger, 114, 124, BLUE, "submit_scan")
    telling.work(ledger, 112, 130, BLACK, "clear_asteroids")
    telling.go(ledger, 130, "admin", MAROON)
    telling.go(ledger, 135, "storage", PINK)
    telling.work(ledger, 133, 136, MAROON, "swipe_card")
    telling.work(ledger, 137, 140, PINK, "empty_garbage", 1)
    telling.go(ledger, 140, "security", GRAY)
    telling.go(ledger, 142, "upper_engine", BLUE)
    telling.go(ledger, 145, "electrical", BROWN)
    telling.work(ledger, 144, 147, BLUE, "align_engine_output")
    telling.go(ledger, 148, "cafeteria", LIME)
    telling.go(ledger, 150, "electrical", PINK)
    telling.go(ledger, 152, "lower_engine", BLUE)
    telling.go(ledger, 155, "storage", MAROON)
    telling.work(ledger, 154, 157, BLUE, "align_engine_output", 1)
    ledger.tick = 158
    kills.kill(ledger, BROWN, PINK)
    telling.go(ledger, 160, "cafeteria", BLACK)
    telling.work(ledger, 157, 161, MAROON, "fix_wiring", 1)
    telling.crawl(ledger, 161, 164, BROWN, "vent_electrical", "vent_security")
    telling.go(ledger, 170, "reactor", BROWN)
    telling.go(ledger, 170, "o2", LIME)
    telling.alarm(ledger, 172, identities.System.O2)
    telling.go(ledger, 176, "admin", MAROON)
    telling.mended(ledger, 186, identities.System.O2)
    telling.go(ledger, 190, "electrical", BLACK)
    ledger.tick = 195
    interlude.call(ledger, caller=BLACK, body=PINK)


def _third(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.Ejected(color=BROWN, role=identities.Role.IMPOSTOR, impostors_left=1))
    ledger.tell_everyone(events.MeetingClosed(number=2))
    telling.go(ledger, 210, "admin", BLUE, BLACK)
    telling.go(ledger, 210, "navigation", GRAY)
    telling.go(ledger, 210, "storage", MAROON, LIME)
    telling.work(ledger, 212, 215, BLACK, "swipe_card")
    telling.work(ledger, 213, 217, BLUE, "fix_wiring", 2)
    telling.work(ledger, 213, 217, GRAY, "chart_course")
    telling.go(ledger, 225, "electrical", MAROON)
    telling.work(ledger, 227, 229, MAROON, "divert_power_security")
    telling.go(ledger, 240, "shields", GRAY)
    telling.go(ledger, 244, "shields", LIME)
    telling.go(ledger, 245, "weapons", BLACK)
    telling.go(ledger, 248, "communications", BLUE)
    telling.go(ledger, 250, "security", MAROON)
    ledger.tick = 252
    kills.kill(ledger, LIME, GRAY)
    telling.work(ledger, 252, 254, MAROON, "divert_power_security", 1)
    telling.crawl(ledger, 254, 257, LIME, "vent_shields", "vent_navigation_bottom")
    telling.work(ledger, 250, 259, BLUE, "upload_data_communications")
    telling.alarm(ledger, 262, identities.System.COMMS)
    telling.go(ledger, 268, "weapons", LIME)
    telling.mended(ledger, 274, identities.System.COMMS)
    telling.go(ledger, 275, "cafeteria", BLACK)
    telling.go(ledger, 280, "shields", BLUE)
    ledger.tick = 285
    interlude.call(ledger, caller=BLUE, body=GRAY)


STORY = telling.Story(map="skeld", impostors=(LIME, BROWN), hands=HANDS, chapters=(_first, _second, _third))
