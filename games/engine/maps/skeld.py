"""The Skeld: 14 rooms, 7 hallways, 6 vent networks, 13 doors, 4 cameras."""

from games.engine.facts import identities, station
from games.engine.maps import drawing, skeld_tasks

PLACES = """
cafeteria      | Cafeteria           | room    | 525 148 | 402 26 651 272
weapons        | Weapons             | room    | 754 135 | 703 74 807 192
o2             | O2                  | room    | 681 249 | 637 209 718 282
navigation     | Navigation          | room    | 919 276 | 884 219 964 331
shields        | Shields             | room    | 752 434 | 701 376 805 496
communications | Communications      | room    | 628 507 | 574 469 682 551
storage        | Storage             | room    | 494 452 | 425 353 559 551
admin          | Admin               | room    | 630 345 | 576 297 686 397
electrical     | Electrical          | room    | 354 378 | 307 323 418 442
lower_engine   | Lower Engine        | room    | 156 418 | 100 360 216 477
security       | Security            | room    | 236 280 | 202 221 266 335
reactor        | Reactor             | room    | 57 283 | 15 196 103 371
upper_engine   | Upper Engine        | room    | 157 151 | 103 91 211 209
medbay         | MedBay              | room    | 345 243 | 290 178 419 300
hall_nw        | MedBay hallway      | hallway | 328 136
hall_ne        | Weapons hallway     | hallway | 675 135
hall_w         | Reactor hallway     | hallway | 156 283
hall_sw        | Electrical hallway  | hallway | 323 495
hall_c         | Admin hallway       | hallway | 521 319
hall_se        | Comms hallway       | hallway | 641 436
hall_e         | Navigation hallway  | hallway | 772 262
"""

WALKS = """
cafeteria      | hall_nw | 3.6 | cafeteria
medbay         | hall_nw | 2.0 | medbay
upper_engine   | hall_nw | 3.1 | upper_engine
cafeteria      | hall_ne | 2.7 | cafeteria
weapons        | hall_ne | 1.4
upper_engine   | hall_w  | 2.3 | upper_engine
reactor        | hall_w  | 1.8
security       | hall_w  | 1.4 | security
lower_engine   | hall_w  | 2.4 | lower_engine
lower_engine   | hall_sw | 3.4 | lower_engine
electrical     | hall_sw | 2.2 | electrical
storage        | hall_sw | 3.2 | storage
cafeteria      | hall_c  | 3.0 | cafeteria
admin          | hall_c  | 2.0
storage        | hall_c  | 2.5 | storage
storage        | hall_se | 2.7 | storage
communications | hall_se | 1.3
shields        | hall_se | 2.0
weapons        | hall_e  | 2.3
o2             | hall_e  | 1.7
navigation     | hall_e  | 2.7
shields        | hall_e  | 3.5
"""

PASSAGES = """
cafeteria      | hall_nw | medbay         | 4.6
cafeteria      | hall_nw | upper_engine   | 6.6
medbay         | hall_nw | upper_engine   | 4.5
cafeteria      | hall_ne | weapons        | 4.1
upper_engine   | hall_w  | reactor        | 3.6
upper_engine   | hall_w  | security       | 3.2
upper_engine   | hall_w  | lower_engine   | 4.8
reactor        | hall_w  | security       | 3.2
reactor        | hall_w  | lower_engine   | 3.6
security       | hall_w  | lower_engine   | 3.2
lower_engine   | hall_sw | electrical     | 4.6
lower_engine   | hall_sw | storage        | 6.2
electrical     | hall_sw | storage        | 4.2
cafeteria      | hall_c  | admin          | 4.5
cafeteria      | hall_c  | storage        | 5.5
admin          | hall_c  | storage        | 3.7
storage        | hall_se | communications | 3.4
storage        | hall_se | shields        | 4.6
communications | hall_se | shields        | 2.7
weapons        | hall_e  | o2             | 2.7
weapons        | hall_e  | navigation     | 4.4
weapons        | hall_e  | shields        | 5.6
o2             | hall_e  | navigation     | 4.4
o2             | hall_e  | shields        | 5.1
navigation     | hall_e  | shields        | 4.7
"""

VENTS = """
vent_admin        | admin        | 595 390 | vent_cafeteria vent_hall_e
vent_hall_e       | hall_e       | 749 311 | vent_admin vent_cafeteria
vent_cafeteria    | cafeteria    | 634 172 | vent_admin vent_hall_e
vent_electrical   | electrical   | 318 347 | vent_security vent_medbay
vent_security     | security     | 256 323 | vent_electrical vent_medbay
vent_medbay       | medbay       | 299 260 | vent_electrical vent_security
vent_upper_engine | upper_engine | 194 110 | vent_reactor_top
vent_reactor_top  | reactor      | 46 235 | vent_upper_engine
vent_lower_engine | lower_engine | 195 474 | vent_reactor_bottom
vent_reactor_bottom| reactor      | 70 323 | vent_lower_engine
vent_weapons           | weapons    | 736 91  | vent_navigation_top
vent_navigation_top    | navigation | 898 238 | vent_weapons
vent_shields           | shields    | 752 489 | vent_navigation_bottom
vent_navigation_bottom | navigation | 898 310 | vent_shields
"""

CAMERAS = """
camera_medbay     | hall_nw
camera_west       | hall_w
camera_admin      | hall_c
camera_navigation | hall_e
"""

CONSOLES = """
emergency_button | Emergency button      | cafeteria      | button
camera_monitor   | Camera monitor        | security       | cameras
admin_table      | Admin table           | admin          | admin_table
scanner_top      | Upper hand scanner    | reactor        | mending | reactor
scanner_bottom   | Lower hand scanner    | reactor        | mending | reactor
keypad_o2        | O2 keypad             | o2             | mending | o2 | 3
keypad_admin     | O2 keypad             | admin          | mending | o2 | 3
switches         | Light switches        | electrical     | mending | lights | 1 | 5
dial             | Communications dial   | communications | mending | comms | 5
"""

SYSTEMS = (
    station.SystemPlan(system=identities.System.REACTOR, mending=station.Mending.TOGETHER, seconds=30),
    station.SystemPlan(system=identities.System.O2, mending=station.Mending.EACH, seconds=30),
    station.SystemPlan(system=identities.System.LIGHTS, mending=station.Mending.EACH),
    station.SystemPlan(system=identities.System.COMMS, mending=station.Mending.EACH),
)


def draw() -> station.Station:
    return station.Station(
        id="skeld",
        name="The Skeld",
        width=1000,
        height=600,
        min_players=4,
        max_players=15,
        spawn="cafeteria",
        places=drawing.places(PLACES),
        walks=drawing.walks(WALKS),
        passages=drawing.passages(PASSAGES),
        vents=drawing.vents(VENTS),
        cameras=drawing.cameras(CAMERAS),
        consoles=drawing.consoles(CONSOLES),
        systems=SYSTEMS,
        tasks=skeld_tasks.TASKS,
    )
