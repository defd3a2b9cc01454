"""A match aboard the Skeld: Blue, Orange, Lime, White and Black against Pink.

Round 1, until 90: Blue and Orange in Electrical, Orange in Storage from 40, in Navigation from 88; Lime and White in
MedBay, White in Admin from 45; Black in Weapons, in Navigation from 60; Pink in Shields, in Navigation from 65, where
it kills Black at 70, in Weapons from 76. Lights out from 50 to 62. Orange finds Black. Nobody goes.

Round 2, until 165: Blue and Orange in Admin, Orange in O2 from 130; Lime and White in Reactor, White in Security from
125, in Reactor from 160; Pink in Electrical, by vent to Security at 140 before White's eyes, in Reactor from 145, where
it kills Lime at 148. White finds Lime. Nobody goes.

Round 3, until 225: Blue and Orange in Storage; White in Communications, in Cafeteria from 220, for the button; Pink in
Shields, in Storage from 210.
"""

from benchmarks.corpus import telling
from games.engine.facts import events, identities
from games.engine.ship import interlude, kills
from games.engine.state import ledger as ledgers

BLUE, ORANGE, LIME, WHITE, BLACK, PINK = (
    identities.Color(name) for name in ("blue", "orange", "lime", "white", "black", "pink")
)
HANDS = {
    BLUE: ("fix_wiring", "swipe_card"),
    ORANGE: ("fix_wiring", "clean_o2_filter"),
    LIME: ("submit_scan", "unlock_manifolds"),
    WHITE: ("swipe_card",),
    BLACK: ("clear_asteroids",),
    PINK: ("swipe_card", "empty_garbage"),
}


def _first(ledger: ledgers.Ledger) -> None:
    telling.go(ledger, 5, "electrical", BLUE, ORANGE)
    telling.go(ledger, 5, "medbay", LIME, WHITE)
    telling.go(ledger, 5, "weapons", BLACK)
    telling.go(ledger, 5, "shields", PINK)
    telling.work(ledger, 8, 12, BLUE, "fix_wiring")
    telling.work(ledger, 10, 20, LIME, "submit_scan")
    telling.work(ledger, 10, 28, BLACK, "clear_asteroids")
    telling.go(ledger, 40, "storage", ORANGE)
    telling.go(ledger, 45, "admin", WHITE)
    telling.work(ledger, 46, 49, WHITE, "swipe_card")
    telling.alarm(ledger, 50, identities.System.LIGHTS)
    telling.go(ledger, 60, "navigation", BLACK)
    telling.mended(ledger, 62, identities.System.LIGHTS)
    telling.go(ledger, 65, "navigation", PINK)
    ledger.tick = 70
    kills.kill(ledger, PINK, BLACK)
    telling.go(ledger, 76, "weapons", PINK)
    telling.go(ledger, 88, "navigation", ORANGE)
    ledger.tick = 90
    interlude.call(ledger, caller=ORANGE, body=BLACK)


def _second(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.MeetingClosed(number=1))
    telling.go(ledger, 100, "admin", BLUE, ORANGE)
    telling.go(ledger, 100, "reactor", LIME, WHITE)
    telling.go(ledger, 100, "electrical", PINK)
    telling.work(ledger, 104, 110, LIME, "unlock_manifolds")
    telling.work(ledger, 105, 109, BLUE, "swipe_card")
    telling.go(ledger, 125, "security", WHITE)
    telling.go(ledger, 130, "o2", ORANGE)
    telling.work(ledger, 131, 137, ORANGE, "clean_o2_filter")
    telling.crawl(ledger, 136, 140, PINK, "vent_electrical", "vent_security")
    telling.go(ledger, 145, "reactor", PINK)
    ledger.tick = 148
    kills.kill(ledger, PINK, LIME)
    telling.go(ledger, 160, "reactor", WHITE)
    ledger.tick = 165
    interlude.call(ledger, caller=WHITE, body=LIME)


def _third(ledger: ledgers.Ledger) -> None:
    ledger.tell_everyone(events.MeetingClosed(number=2))
    telling.go(ledger, 175, "storage", BLUE, ORANGE)
    telling.go(ledger, 175, "communications", WHITE)
    telling.go(ledger, 175, "shields", PINK)
    telling.go(ledger, 210, "storage", PINK)
    telling.go(ledger, 220, "cafeteria", WHITE)
    ledger.tick = 225
    interlude.call(ledger, caller=WHITE, body=None)


STORY = telling.Story(map="skeld", impostors=(PINK,), hands=HANDS, chapters=(_first, _second, _third))
