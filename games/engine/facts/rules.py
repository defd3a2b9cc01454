"""The lobby's settings: under which rules one match is played.

Left out on purpose: kill distance and the two visions measure a plane, but here a place is seen whole and
reached whole, so they would decide nothing; lights out is the one thing that narrows sight. Voting time is
told in discussion ticks, as the last call. Roaming is counted in ticks of one second; a meeting stops it.
"""

import dataclasses
from enum import StrEnum

FIRST_KILL_AFTER = 10
FIRST_SABOTAGE_AFTER = 10
FIRST_BUTTON_AFTER = 15
SABOTAGE_COOLDOWN = 30
DOORS_CLOSED = 10
DOORS_COOLDOWN = 30
WATCHING = 15
LOST_TURN = 3


class TaskBar(StrEnum):
    """When the crew see how much of the work is done."""

    ALWAYS = "always"
    MEETINGS = "meetings"
    NEVER = "never"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class MatchRules:
    """Every setting of one match. What each means, and its range, is in `lobby`."""

    map: str = "skeld"
    impostors: int = 2
    kill_cooldown: float = 20.0
    player_speed: float = 1.0
    common_tasks: int = 1
    long_tasks: int = 1
    short_tasks: int = 2
    visual_tasks: bool = True
    task_bar: TaskBar = TaskBar.ALWAYS
    ghosts_do_tasks: bool = True
    emergency_meetings: int = 1
    emergency_cooldown: int = 15
    confirm_ejects: bool = True
    anonymous_votes: bool = False
    discussion_time: int = 0
    nudges: tuple[int, ...] = (12, 20, 26)
    nudge_text: str = "System: wrap it up"
    last_call: int | None = 30
    silent_ticks: int = 5
    transcript_tokens: int = 25_000
    recent_lines: int = 3
    mention_boost: int = 3
    accusation_boost: int = 5
    silence_after: int = 2
    silence_boost: int = 1
    dice_sides: int = 6
    recent_speaker_penalty: int = 4
    voted_penalty: int = 2
    ghost_chat: int | None = 3
    time_limit: int = 1800


def recommended_impostors(players: int) -> int:
    return 1 if players <= 6 else 2 if players <= 11 else 3


def recommended_kill_cooldown(players: int) -> float:
    return {4: 45.0, 5: 30.0, 6: 15.0, 7: 35.0, 8: 30.0, 9: 25.0}.get(players, 20.0)


def recommended(players: int, map: str = "skeld") -> MatchRules:  # noqa: A002 - the setting's own name
    """What the lobby recommends for so many players."""
    return MatchRules(
        map=map,
        impostors=recommended_impostors(players),
        kill_cooldown=recommended_kill_cooldown(players),
    )
