"""Kestrel Outpost: five rooms around a hub, for four to six players."""

from games.engine.facts import identities, station
from games.engine.maps import drawing

COMMON, LONG, SHORT = station.Length.COMMON, station.Length.LONG, station.Length.SHORT

PLACES = """
hub        | Hub              | room    | 500 300 | 420 230 580 370
greenhouse | Greenhouse       | room    | 200 120 | 110 60 290 180
workshop   | Workshop         | room    | 800 120 | 710 60 890 180
quarters   | Quarters         | room    | 200 480 | 110 420 290 540
generator  | Generator        | room    | 800 480 | 710 420 890 540
antenna    | Antenna          | room    | 500 60  | 430 20 570 100
hall_north | North corridor   | hallway | 500 150
hall_west  | West corridor    | hallway | 240 300
hall_east  | East corridor    | hallway | 760 300
"""

WALKS = """
hub        | hall_north | 3.6 | hub
hub        | hall_west  | 4.7 | hub
hub        | hall_east  | 4.7 | hub
antenna    | hall_north | 2.5
greenhouse | hall_north | 5.4
workshop   | hall_north | 5.4 | workshop
greenhouse | hall_west  | 4.0
quarters   | hall_west  | 4.0 | quarters
workshop   | hall_east  | 4.0 | workshop
generator  | hall_east  | 4.0 | generator
"""

PASSAGES = """
greenhouse | hall_north | workshop  | 10.1
greenhouse | hall_west  | quarters  | 7.2
workshop   | hall_east  | generator | 7.2
"""

VENTS = """
vent_greenhouse | greenhouse | 140 80  | vent_generator
vent_generator  | generator  | 860 520 | vent_greenhouse
vent_workshop   | workshop   | 860 80  | vent_quarters vent_hub
vent_quarters   | quarters   | 140 520 | vent_workshop vent_hub
vent_hub        | hub        | 560 350 | vent_workshop vent_quarters
"""

CAMERAS = """
camera_north | hall_north
camera_west  | hall_west
"""

CONSOLES = """
emergency_button | Emergency button   | hub        | button
camera_monitor   | Camera monitor     | quarters   | cameras
head_counter     | Head counter       | workshop   | admin_table
coolant_left     | Left coolant valve | generator  | mending | reactor
coolant_right    | Right coolant valve| generator  | mending | reactor
air_greenhouse   | Air valve          | greenhouse | mending | o2 | 3
air_hub          | Air valve          | hub        | mending | o2 | 3
fuse_box         | Fuse box           | workshop   | mending | lights | 2 | 2
dish             | Dish control       | antenna    | mending | comms | 5
"""

SYSTEMS = (
    station.SystemPlan(system=identities.System.REACTOR, mending=station.Mending.TOGETHER, seconds=40),
    station.SystemPlan(system=identities.System.O2, mending=station.Mending.EACH, seconds=40),
    station.SystemPlan(system=identities.System.LIGHTS, mending=station.Mending.EACH),
    station.SystemPlan(system=identities.System.COMMS, mending=station.Mending.EACH),
)


TASKS = (
    drawing.task("sign_log", "Sign the Log", COMMON, drawing.stage("hub", 4, "sign")),
    station.TaskKind(
        id="seal_leaks",
        name="Seal Leaks",
        length=COMMON,
        family="seal_leaks",
        panels=("greenhouse", "workshop", "quarters", "generator"),
        draws=2,
        panel_seconds=5,
    ),
    station.TaskKind(
        id="clean_vent",
        name="Clean Vent",
        length=SHORT,
        family="clean_vent",
        draws=1,
        panel_seconds=7,
        at_vents=True,
    ),
    drawing.task("water_plants", "Water Plants", SHORT, drawing.stage("greenhouse", 7, "water", visual=True)),
    drawing.task("sort_tools", "Sort Tools", SHORT, drawing.stage("workshop", 8, "sort")),
    drawing.task("make_beds", "Make Beds", SHORT, drawing.stage("quarters", 5, "make")),
    drawing.task("tune_dish", "Tune the Dish", SHORT, drawing.stage("antenna", 7, "tune")),
    drawing.task("read_gauges", "Read Gauges", SHORT, drawing.stage("generator", 5, "read")),
    drawing.task(
        "grow_culture",
        "Grow a Culture",
        LONG,
        drawing.stage("greenhouse", 4, "plant"),
        drawing.stage("greenhouse", 4, "harvest", wait=45),
    ),
    drawing.task(
        "carry_cells",
        "Carry Power Cells",
        LONG,
        drawing.stage("generator", 5, "take"),
        drawing.stage("workshop", 5, "charge"),
        drawing.stage("antenna", 5, "fit"),
    ),
    drawing.task(
        "blood_test",
        "Blood Test",
        LONG,
        drawing.stage("quarters", 11, "test", visual=True),
        exclusive=True,
    ),
)


def draw() -> station.Station:
    return station.Station(
        id="outpost",
        name="Kestrel Outpost",
        width=1000,
        height=600,
        min_players=4,
        max_players=6,
        spawn="hub",
        places=drawing.places(PLACES),
        walks=drawing.walks(WALKS),
        passages=drawing.passages(PASSAGES),
        vents=drawing.vents(VENTS),
        cameras=drawing.cameras(CAMERAS),
        consoles=drawing.consoles(CONSOLES),
        systems=SYSTEMS,
        tasks=TASKS,
    )
