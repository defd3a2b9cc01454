"""What players call places and tasks besides their names on the map. Only data, all lower case."""

from collections.abc import Mapping

from games.engine.judging.reading.words.lexicon import words

NICKNAMES: Mapping[str, str] = {
    "caf": "cafeteria",
    "gen": "generator",
    "cafe": "cafeteria",
    "cafetería": "cafeteria",
    "elec": "electrical",
    "electric": "electrical",
    "electricity": "electrical",
    "nav": "navigation",
    "navi": "navigation",
    "comms": "communications",
    "coms": "communications",
    "communication": "communications",
    "med bay": "medbay",
    "med": "medbay",
    "medical": "medbay",
    "oxygen": "o2",
    "sec": "security",
    "weps": "weapons",
    "weapon": "weapons",
    "shield": "shields",
    "admn": "admin",
    "upper": "upper_engine",
    "lower": "lower_engine",
    "upper engines": "upper_engine",
    "lower engines": "lower_engine",
    "top engine": "upper_engine",
    "bottom engine": "lower_engine",
    "green house": "greenhouse",
}
PAST: Mapping[str, str] = {"make": "made", "take": "took", "sweep": "swept", "shoot": "shot", "grow": "grew"}
WORDS_OF_THEIR_OWN = words(
    """scanner scanners
    carrier carries charged charging charming charter clearer cleared clearing coarse distributed divers falter
    feeling filing filler firing fitter garage glowing halfway insect lowers marked marking masked masking mating
    planes planets powder powers priced pricing prized quarter reader scaled scaling seated seating shouting simple
    singing sniping sporting staring stared starring starter starving stated stating stalled stalling stealing summit
    thrash tubing turned turning unload waiter waters wiping"""
)
"""These differ by one letter from a word of the map, but are not misspelt: `simple` is not `sample`."""
TASK_NAMES: Mapping[str, tuple[str, ...]] = {
    "fix_wiring": ("wires", "wiring", "wirings", "wire task", "wire", "cable", "cables"),
    "swipe_card": ("card swipe", "card", "cards", "card task", "swiped", "swiping", "swipe"),
    "submit_scan": ("scan", "medbay scan", "med scan", "medscan", "body scan", "scanned", "scanning", "the whole scan"),
    "clear_asteroids": ("asteroids", "shot asteroids", "shooting asteroids", "shoot asteroids", "rocks", "the rocks"),
    "water_plants": ("plants", "watering", "watered", "the plants"),
    "make_beds": ("beds", "the beds", "bed making"),
    "sort_tools": ("tools", "the tools"),
    "tune_dish": ("dish", "the dish", "tuned dish", "tuning dish", "tune dish"),
    "read_gauges": ("gauges", "the gauges"),
    "carry_cells": (
        "cells",
        "power cells",
        "the cells",
        "carried cells",
        "carrying cells",
        "carry cells",
        "carried the cells",
    ),
    "blood_test": ("blood", "my blood", "blood sample", "the blood"),
    "grow_culture": ("culture",),
    "clean_o2_filter": ("o2 filter", "filter", "clean filter", "cleaned the filter", "cleaning the filter"),
    "chart_course": (
        "charting the course",
        "charted the course",
        "charted course",
        "charting course",
        "chart",
        "charting",
        "course",
    ),
    "stabilize_steering": ("steering", "stabilized steering", "stabilizing steering", "the wheel"),
    "unlock_manifolds": ("manifolds",),
    "calibrate_distributor": (
        "distributor",
        "calibrate",
        "calibrated",
        "calibration",
        "calibrate distributer",
        "calibrating distributor",
    ),
    "start_reactor": ("simon says", "starting the reactor", "started the reactor"),
    "inspect_sample": ("sample", "the sample"),
    "empty_garbage": ("garbage", "trash"),
    "empty_chute": ("chute",),
    "fuel_engines": (
        *(
            f"{verb} the {which} engine"
            for verb in ("fueled", "fuelled", "fueling", "refueled")
            for which in ("lower", "upper")
        ),
    ),
    "align_engine_output": ("align engine", "aligned engine", "aligning the engine", "engine output"),
    "seal_leaks": ("leaks",),
    "sign_log": ("the log",),
}
"""By task id. Tasks that a map lacks are ignored."""
