"""Random match rules as somebody might choose them: every setting is drawn from its own range."""

import dataclasses

from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.lobby import feasibility, lobby_settings

HURRY = 240
TALK = {"discussion_time": (0, 15, 60), "silent_ticks": (1, 5), "nudges": ((), (1, 2), (12, 20, 26))}
"""These settings are drawn from these values only, so that no meeting takes hundreds of ticks."""


def drawn(players: int, map_: str, dice: Dice) -> ruling.MatchRules:
    """Random legal rules; about every second setting is as the lobby recommends."""
    usual = ruling.recommended(players, map=map_)
    impostors = dice.pick(
        "impostors", [count for count, fewest in feasibility.FEWEST_PLAYERS.items() if fewest <= players]
    )
    chosen = {
        setting.name: _value(setting, getattr(usual, setting.name), dice)
        for setting in lobby_settings.SETTINGS
        if setting.name not in FIXED and dice.roll(f"changes {setting.name}", 0, 1)
    }
    if chosen.get("common_tasks", 1) == chosen.get("long_tasks", 1) == chosen.get("short_tasks", 2) == 0:
        del chosen["short_tasks"]
    return dataclasses.replace(usual, **chosen, impostors=impostors, time_limit=HURRY)  # type: ignore[arg-type] # by name


def _value(setting: lobby_settings.Setting, usual: lobby_settings.Value, dice: Dice) -> object:
    """One of its words, its lowest or highest number, or any between."""
    if setting.name in lobby_settings.SWITCHES:
        return not usual
    if setting.choices:
        return dice.pick(setting.name, tuple(type(usual)))  # type: ignore[arg-type] # an enumeration
    if setting.name in TALK:
        return dice.pick(setting.name, TALK[setting.name])
    if setting.optional and dice.roll(f"no {setting.name}", 0, 2) == 0:
        return None
    low, high, step = setting.low or 0, setting.high or 0, setting.step or 1
    steps = int((high - low) / step)
    value = low + step * dice.pick(setting.name, (0, steps, dice.roll(f"step of {setting.name}", 0, steps)))
    return float(value) if isinstance(usual, float) else int(value)


FIXED = ("map", "impostors", "max_players", "nudge_text", "time_limit")
