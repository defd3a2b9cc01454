"""Every setting with its meaning and range. `feasibility` says what is wrong with a choice of them.

Forms, the methodology page and the rules that players are told are all made from this list.
"""

import dataclasses
from collections.abc import Mapping

from games.engine.facts import reach
from games.engine.facts import rules as ruling
from games.engine.tongue import phrase

Value = bool | int | float | str | tuple[int, ...] | None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """`low`, `high` and `step` for numbers, `choices` for words; `optional` if None switches it off."""

    name: str
    title: str
    help: str
    low: float | None = None
    high: float | None = None
    step: float | None = None
    choices: tuple[str, ...] = ()
    optional: bool = False

    @property
    def default(self) -> Value:
        """What the lobby recommends for a table of the usual size."""
        value: Value = getattr(ruling.recommended(ruling.USUAL_SEATS), self.name)
        return value


def _number(name: str, title: str, span: tuple[float, float, float], help_: str, *, optional: bool = False) -> Setting:
    """`span` is the lowest value, the highest, and the step between values."""
    low, high, step = span
    return Setting(name=name, title=title, low=low, high=high, step=step, help=help_, optional=optional)


def _switch(name: str, title: str, help_: str) -> Setting:
    return Setting(name=name, title=title, help=help_)


SETTINGS = (
    Setting(name="map", title=phrase("Map"), help=phrase("The station to play on.")),
    _number("max_players", phrase("Seats"), (4, 15, 1), phrase("The most players that may sit down.")),
    _number("impostors", phrase("Impostors"), (1, 3, 1), phrase("Two need at least 7 players, three at least 9.")),
    _number(
        "kill_cooldown",
        phrase("Kill cooldown"),
        (10, 60, 2.5),
        phrase("Seconds before an impostor can kill again. It starts anew after every kill and every meeting."),
    ),
    Setting(
        name="kill_distance",
        title=phrase("Kill distance"),
        choices=tuple(reach.Reach),
        help=phrase(
            "How near a victim must be. Short: at the very same spot. Medium: also if one of the two is in the middle "
            "of the place. Long: anywhere in the same place."
        ),
    ),
    _number(
        "crew_vision",
        phrase("Crewmate vision"),
        (0.25, 5, 0.25),
        phrase(
            "From 1 on, a crewmate sees all of its place; from 0.5, its own spot and the middle; below that, only its "
            "spot. With the lights out a quarter is left, so 2 counts as 0.5 and 4 as 1."
        ),
    ),
    _number(
        "impostor_vision",
        phrase("Impostor vision"),
        (0.25, 5, 0.25),
        phrase("The same for impostors, whose vision stays the same when the lights go out."),
    ),
    _number(
        "player_speed",
        phrase("Player speed"),
        (0.5, 3, 0.25),
        phrase("Walking speed; at 2, a walk takes half the time."),
    ),
    _number("common_tasks", phrase("Common tasks"), (0, 2, 1), phrase("Tasks that are the same for every crewmate.")),
    _number("long_tasks", phrase("Long tasks"), (0, 3, 1), phrase("Long tasks for each crewmate.")),
    _number("short_tasks", phrase("Short tasks"), (0, 5, 1), phrase("Short tasks for each crewmate.")),
    _switch(
        "vent_cleaning",
        phrase("Vent cleaning"),
        phrase("One more short task: while a vent is being cleaned, nobody gets through it."),
    ),
    _switch(
        "visual_tasks",
        phrase("Visual tasks"),
        phrase("Some tasks let everybody who is there see that they are really being done."),
    ),
    Setting(
        name="task_bar",
        title=phrase("Task bar"),
        choices=tuple(ruling.TaskBar),
        help=phrase("When everybody is shown how much of the work is done."),
    ),
    _switch(
        "ghosts_do_tasks",
        phrase("Ghosts do tasks"),
        phrase("If off, a dead crewmate's unfinished tasks no longer count."),
    ),
    _number(
        "emergency_meetings",
        phrase("Emergency meetings"),
        (0, 9, 1),
        phrase("How often each player may press the button."),
    ),
    _number(
        "emergency_cooldown",
        phrase("Emergency cooldown"),
        (0, 60, 5),
        phrase("Seconds after a meeting before the button works again."),
    ),
    _switch(
        "confirm_ejects", phrase("Confirm ejects"), phrase("An ejection tells the role, and how many impostors remain.")
    ),
    _switch(
        "anonymous_votes", phrase("Anonymous votes"), phrase("The reveal shows the ballots, but not whose they are.")
    ),
    _number(
        "discussion_time",
        phrase("Discussion time"),
        (0, 120, 15),
        phrase("Seconds of a meeting in which nobody may vote yet."),
    ),
    _number(
        "voting_time",
        phrase("Voting time"),
        (0, 300, 15),
        phrase("Seconds from the end of the discussion time to the last call, unless it comes sooner; 0: no limit."),
    ),
    _number(
        "tick_seconds",
        phrase("Seconds a tick"),
        (1, 30, 1),
        phrase("How many seconds of the discussion and voting times one discussion tick stands for."),
    ),
    Setting(
        name="nudges",
        title=phrase("Nudges"),
        low=1,
        high=500,
        step=1,
        help=phrase("Discussion ticks at which the table is asked to come to an end."),
    ),
    Setting(name="nudge_text", title=phrase("Nudge"), help=phrase("The words of the nudge.")),
    _number(
        "last_call",
        phrase("Last call"),
        (1, 500, 1),
        phrase("The discussion tick from which players who have not voted are asked only for a vote; off: never."),
        optional=True,
    ),
    _number(
        "silent_ticks",
        phrase("Silent ticks"),
        (1, 50, 1),
        phrase("The last call comes early after this many ticks in a row in which nobody speaks; off: never."),
        optional=True,
    ),
    _number(
        "transcript_tokens",
        phrase("Transcript target"),
        (1000, 200_000, 500),
        phrase("Roughly how many tokens of talk a meeting may have before the table is nudged because of its length."),
    ),
    _switch(
        "transcript_call",
        phrase("Last call for length"),
        phrase("The last call comes when the talk has reached twice its target."),
    ),
    _number(
        "recent_lines", phrase("Recent lines"), (1, 20, 1), phrase("How many of the last lines count as just said.")
    ),
    _number(
        "mention_boost", phrase("Mention boost"), (0, 20, 1), phrase("Added to the bid of whoever was just named.")
    ),
    _number(
        "accusation_boost",
        phrase("Accusation boost"),
        (0, 20, 1),
        phrase("Added to the bid of whoever was just accused or addressed."),
    ),
    _number(
        "silence_after", phrase("Silence after"), (0, 20, 1), phrase("Ticks of silence before the boost for it begins.")
    ),
    _number(
        "silence_boost", phrase("Silence boost"), (0, 20, 1), phrase("Added to a bid for each further tick of silence.")
    ),
    _number("dice_sides", phrase("Dice"), (1, 20, 1), phrase("Every bid rolls one die with this many sides.")),
    _number(
        "recent_speaker_penalty",
        phrase("Speaker's penalty"),
        (0, 20, 1),
        phrase("Taken from the bid of whoever just spoke."),
    ),
    _number("voted_penalty", phrase("Voter's penalty"), (0, 20, 1), phrase("Taken from the bid of whoever has voted.")),
    _number(
        "standing_bids",
        phrase("Standing bids"),
        (0, 10, 1),
        phrase(
            "For how many ticks a player who was not named, addressed or contradicted keeps its bid and its line "
            "without being asked; 0: everybody is asked at every tick."
        ),
    ),
    _number(
        "ghost_chat",
        phrase("Ghost chat"),
        (1, 50, 1),
        phrase("The dead may talk among themselves once in so many discussion ticks; off: never."),
        optional=True,
    ),
    _number(
        "time_limit",
        phrase("Time limit"),
        (120, 7200, 60),
        phrase("Seconds of roaming after which the match ends undecided, so that idle players cannot keep it open."),
    ),
    _switch(
        "people_told",
        phrase("Models know people"),
        phrase("Models are told in which seats people sit, or that none do; off: they are told nothing about it."),
    ),
)
BY_NAME: Mapping[str, Setting] = {setting.name: setting for setting in SETTINGS}
SWITCHES = tuple(setting.name for setting in SETTINGS if isinstance(setting.default, bool))
FRACTIONS = tuple(setting.name for setting in SETTINGS if isinstance(setting.default, float))
