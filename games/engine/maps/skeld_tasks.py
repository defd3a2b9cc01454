"""The Skeld's tasks, every stage with its place and its seconds."""

from games.engine.facts import station

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


def _stage(place: str, seconds: int, label: str, *, visual: bool = False, wait: int = 0) -> station.Stage:
    return station.Stage(place=place, seconds=seconds, label=label, visual=visual, wait=wait)


def _task(name: str, title: str, length: station.Length, *stages: station.Stage) -> station.TaskKind:
    return station.TaskKind(id=name, name=title, length=length, family=name, stages=stages)


UPLOADS = tuple(
    station.TaskKind(
        id=f"upload_data_{room}",
        name=f"Upload Data from {title}",
        length=SHORT,
        family="upload_data",
        stages=(_stage(room, 9, "download"), _stage("admin", 9, "upload")),
    )
    for room, title in DOWNLOADS.items()
)
DIVERSIONS = tuple(
    station.TaskKind(
        id=f"divert_power_{room}",
        name=f"Divert Power to {title}",
        length=SHORT,
        family="divert_power",
        stages=(_stage("electrical", 2, "divert"), _stage(room, 2, "accept")),
    )
    for room, title in POWERED.items()
)
TASKS = (
    _task("swipe_card", "Swipe Card", COMMON, _stage("admin", 3, "swipe")),
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
    _task("calibrate_distributor", "Calibrate Distributor", SHORT, _stage("electrical", 8, "calibrate")),
    _task("chart_course", "Chart Course", SHORT, _stage("navigation", 4, "chart")),
    _task("stabilize_steering", "Stabilize Steering", SHORT, _stage("navigation", 2, "stabilize")),
    _task("clean_o2_filter", "Clean O2 Filter", SHORT, _stage("o2", 5, "clean")),
    _task("unlock_manifolds", "Unlock Manifolds", SHORT, _stage("reactor", 6, "unlock")),
    station.TaskKind(
        id="vent_cleaning",
        name="Clean Vent",
        length=SHORT,
        family="vent_cleaning",
        draws=1,
        panel_seconds=6,
        at_vents=True,
    ),
    _task("prime_shields", "Prime Shields", SHORT, _stage("shields", 3, "prime", visual=True)),
    _task("clear_asteroids", "Clear Asteroids", LONG, _stage("weapons", 18, "shoot", visual=True)),
    station.TaskKind(
        id="align_engine_output",
        name="Align Engine Output",
        length=LONG,
        family="align_engine_output",
        stages=(_stage("upper_engine", 3, "align"), _stage("lower_engine", 3, "align")),
        any_order=True,
    ),
    station.TaskKind(
        id="submit_scan",
        name="Submit Scan",
        length=LONG,
        family="submit_scan",
        stages=(_stage("medbay", 10, "scan", visual=True),),
        exclusive=True,
    ),
    _task(
        "inspect_sample",
        "Inspect Sample",
        LONG,
        _stage("medbay", 2, "start"),
        _stage("medbay", 3, "pick the odd sample", wait=60),
    ),
    _task(
        "fuel_engines",
        "Fuel Engines",
        LONG,
        _stage("storage", 4, "fill the can"),
        _stage("lower_engine", 4, "fuel"),
        _stage("storage", 4, "fill the can"),
        _stage("upper_engine", 4, "fuel"),
    ),
    _task("start_reactor", "Start Reactor", LONG, _stage("reactor", 25, "start")),
    _task(
        "empty_chute",
        "Empty Chute",
        LONG,
        _stage("o2", 3, "empty"),
        _stage("storage", 3, "empty", visual=True),
    ),
    _task(
        "empty_garbage",
        "Empty Garbage",
        LONG,
        _stage("cafeteria", 3, "empty"),
        _stage("storage", 3, "empty", visual=True),
    ),
)
