"""The Skeld's tasks, every stage with its place and its seconds."""

from games.engine.facts import station
from games.engine.maps import drawing

COMMON, LONG, SHORT = station.Length.COMMON, station.Length.LONG, station.Length.SHORT

DOWNLOADS = {
    "cafeteria": "Cafeteria",
    "communications": "Communications",
    "electrical": "Electrical",
    "navigation": "Navigation",
    "weapons": "Weapons",
}
POWERED = {
    "communications": "Communications",
    "lower_engine": "Lower Engine",
    "navigation": "Navigation",
    "o2": "O2",
    "security": "Security",
    "shields": "Shields",
    "upper_engine": "Upper Engine",
    "weapons": "Weapons",
}


UPLOADS = tuple(
    station.TaskKind(
        id=f"upload_data_{room}",
        name=f"Upload Data from {title}",
        length=SHORT,
        family="upload_data",
        stages=(drawing.stage(room, 9, "download"), drawing.stage("admin", 9, "upload")),
    )
    for room, title in DOWNLOADS.items()
)
DIVERSIONS = tuple(
    station.TaskKind(
        id=f"divert_power_{room}",
        name=f"Divert Power to {title}",
        length=SHORT,
        family="divert_power",
        stages=(drawing.stage("electrical", 2, "divert"), drawing.stage(room, 2, "accept")),
    )
    for room, title in POWERED.items()
)
TASKS = (
    drawing.task("swipe_card", "Swipe Card", COMMON, drawing.stage("admin", 3, "swipe")),
    station.TaskKind(
        id="fix_wiring",
        name="Fix Wiring",
        length=COMMON,
        family="fix_wiring",
        panels=("electrical", "storage", "admin", "navigation", "cafeteria", "security"),
        draws=3,
        panel_seconds=4,
    ),
    *UPLOADS,
    *DIVERSIONS,
    drawing.task("calibrate_distributor", "Calibrate Distributor", SHORT, drawing.stage("electrical", 8, "calibrate")),
    drawing.task("chart_course", "Chart Course", SHORT, drawing.stage("navigation", 4, "chart")),
    drawing.task("stabilize_steering", "Stabilize Steering", SHORT, drawing.stage("navigation", 2, "stabilize")),
    drawing.task("clean_o2_filter", "Clean O2 Filter", SHORT, drawing.stage("o2", 5, "clean")),
    drawing.task("unlock_manifolds", "Unlock Manifolds", SHORT, drawing.stage("reactor", 6, "unlock")),
    station.TaskKind(
        id="vent_cleaning",
        name="Clean Vent",
        length=SHORT,
        family="vent_cleaning",
        draws=1,
        panel_seconds=6,
        at_vents=True,
    ),
    drawing.task("prime_shields", "Prime Shields", SHORT, drawing.stage("shields", 3, "prime", visual=True)),
    drawing.task("clear_asteroids", "Clear Asteroids", LONG, drawing.stage("weapons", 18, "shoot", visual=True)),
    station.TaskKind(
        id="align_engine_output",
        name="Align Engine Output",
        length=LONG,
        family="align_engine_output",
        stages=(drawing.stage("upper_engine", 3, "align"), drawing.stage("lower_engine", 3, "align")),
        any_order=True,
    ),
    station.TaskKind(
        id="submit_scan",
        name="Submit Scan",
        length=LONG,
        family="submit_scan",
        stages=(drawing.stage("medbay", 10, "scan", visual=True),),
        exclusive=True,
    ),
    drawing.task(
        "inspect_sample",
        "Inspect Sample",
        LONG,
        drawing.stage("medbay", 2, "start"),
        drawing.stage("medbay", 3, "pick the odd sample", wait=60),
    ),
    drawing.task(
        "fuel_engines",
        "Fuel Engines",
        LONG,
        drawing.stage("storage", 4, "fill the can"),
        drawing.stage("lower_engine", 4, "fuel"),
        drawing.stage("storage", 4, "fill the can"),
        drawing.stage("upper_engine", 4, "fuel"),
    ),
    drawing.task("start_reactor", "Start Reactor", LONG, drawing.stage("reactor", 25, "start")),
    drawing.task(
        "empty_chute",
        "Empty Chute",
        LONG,
        drawing.stage("o2", 3, "empty"),
        drawing.stage("storage", 3, "empty", visual=True),
    ),
    drawing.task(
        "empty_garbage",
        "Empty Garbage",
        LONG,
        drawing.stage("cafeteria", 3, "empty"),
        drawing.stage("storage", 3, "empty", visual=True),
    ),
)
