"""The lobby's settings: the rules that one match is played by.

Roaming is counted in ticks of one second. A meeting stops it and counts discussion ticks, each of which stands for
`tick_seconds` of a meeting's time. The default of a setting that was added later is what held before it, so that older
logs keep their meaning; `recommended` has what the lobby recommends for new matches.
"""

import dataclasses
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple

from games.engine.facts import reach

FIRST_KILL_AFTER = 10
FIRST_SABOTAGE_AFTER = 10
FIRST_BUTTON_AFTER = 15
SABOTAGE_COOLDOWN = 30
DOORS_CLOSED = 10
DOORS_COOLDOWN = 30
WATCHING = 15
LOST_TURN = 3
DARKNESS = 0.25
USUAL_SEATS = 10


class TaskBar(StrEnum):
    """When the crew see how much of the work is done."""

    ALWAYS = "always"
    MEETINGS = "meetings"
    NEVER = "never"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class MatchRules:
    """Every setting of one match. What each means, and its range, is in `lobby`."""

    map: str = "skeld"
    max_players: int = 15
    impostors: int = 2
    kill_cooldown: float = 20.0
    kill_distance: reach.Reach = reach.Reach.LONG
    crew_vision: float = 1.0
    impostor_vision: float = 1.5
    player_speed: float = 1.0
    common_tasks: int = 1
    long_tasks: int = 1
    short_tasks: int = 2
    vent_cleaning: bool = False
    visual_tasks: bool = True
    task_bar: TaskBar = TaskBar.ALWAYS
    ghosts_do_tasks: bool = True
    emergency_meetings: int = 1
    emergency_cooldown: int = 15
    confirm_ejects: bool = True
    anonymous_votes: bool = False
    discussion_time: int = 0
    voting_time: int = 0
    tick_seconds: int = 1
    nudges: tuple[int, ...] = (12, 20, 26)
    nudge_text: str = "System: wrap it up"
    last_call: int | None = 30
    silent_ticks: int | None = None
    transcript_tokens: int = 25_000
    transcript_call: bool = False
    recent_lines: int = 3
    mention_boost: int = 3
    accusation_boost: int = 5
    silence_after: int = 2
    silence_boost: int = 1
    dice_sides: int = 6
    recent_speaker_penalty: int = 4
    voted_penalty: int = 2
    standing_bids: int = 0
    ghost_chat: int | None = 3
    time_limit: int = 1800
    people_told: bool = False

    @property
    def voting_opens_at(self) -> int:
        """The first discussion tick at which a vote may be cast."""
        return _ticks(self.discussion_time, self.tick_seconds)

    @property
    def last_call_at(self) -> int | None:
        """The discussion tick of the last call: as set, or when the voting time is over, whichever comes first.

        A last call that is set within the discussion time waits until that time is over.
        """
        called = None if self.last_call is None else max(self.last_call, self.voting_opens_at)
        if not self.voting_time:
            return called
        over = self.voting_opens_at + _ticks(self.voting_time, self.tick_seconds)
        return over if called is None else min(over, called)

    def sight(self, *, impostor: bool, dark: bool) -> reach.Reach:
        """How far somebody sees in its own place. Lights out leaves the crew a quarter of their vision."""
        if impostor:
            return reach.of_vision(self.impostor_vision)
        return reach.of_vision(self.crew_vision * DARKNESS if dark else self.crew_vision)


def _ticks(seconds: int, each: int) -> int:
    return -(-seconds // each)


class Work(NamedTuple):
    """How many tasks of each length a crewmate has, and whether some of them prove it innocent."""

    common: int
    long: int
    short: int
    visual: bool = True


USUAL_WORK = Work(common=1, long=1, short=2)
WORK: Mapping[str, Work] = {"outpost": Work(common=2, long=3, short=5, visual=False)}
LESS_WORK: Mapping[str, Mapping[int, Work]] = {"outpost": {4: Work(common=2, long=2, short=4, visual=False)}}
"""Where walks are short, more tasks make a match as long as elsewhere. Where players meet all the time, visual tasks
would clear nearly everybody before the first vote. Three crewmates get less done, so they are dealt less."""


def recommended_impostors(players: int) -> int:
    return 1 if players <= 6 else 2 if players <= 11 else 3


COOLDOWNS: Mapping[str, Mapping[int, float]] = {"outpost": {4: 60.0, 5: 20.0, 6: 10.0}}
"""On a small map: against three crewmates an impostor can take its time; the more eyes, the faster it has to be."""


def recommended_kill_cooldown(players: int, map: str = "skeld") -> float:  # noqa: A002 - the setting's own name
    if players in COOLDOWNS.get(map, {}):
        return COOLDOWNS[map][players]
    return {4: 45.0, 5: 30.0, 6: 15.0, 7: 35.0, 8: 30.0, 9: 25.0}.get(players, 20.0)


def recommended_work(players: int, map: str = "skeld") -> Work:  # noqa: A002 - the setting's own name
    return LESS_WORK.get(map, {}).get(players, WORK.get(map, USUAL_WORK))


def recommended(players: int, map: str = "skeld") -> MatchRules:  # noqa: A002 - the setting's own name
    """What the lobby recommends for this number of players. Votes can be cast from the first tick on."""
    work = recommended_work(players, map)
    return MatchRules(
        map=map,
        max_players=max(players, USUAL_SEATS),
        impostors=recommended_impostors(players),
        kill_cooldown=recommended_kill_cooldown(players, map),
        kill_distance=reach.Reach.MEDIUM,
        tick_seconds=4,
        common_tasks=work.common,
        long_tasks=work.long,
        short_tasks=work.short,
        visual_tasks=work.visual,
    )


def as_in_the_game(players: int, map: str = "skeld") -> MatchRules:  # noqa: A002 - the setting's own name
    """The recommended rules with the real game's discussion and voting times; nudges and the last call fall in them."""
    return dataclasses.replace(recommended(players, map), discussion_time=15, voting_time=120)


PRESETS: Mapping[str, Callable[[int, str], MatchRules]] = {"recommended": recommended, "game": as_in_the_game}
"""Whole lobbies by name."""
