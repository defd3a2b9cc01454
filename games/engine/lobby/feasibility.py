"""Whether a match can be played by these rules: finds everything that makes it impossible, not only the first."""

import dataclasses
from collections.abc import Iterator, Mapping

from games.engine.facts import rules as ruling
from games.engine.facts import station as stations
from games.engine.lobby import lobby_settings
from games.engine.tongue import ENGLISH, Tongue, phrase

FEWEST_PLAYERS = {1: 4, 2: 7, 3: 9}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """`values` fill the placeholders in `words`; a value named `map` is itself translated."""

    setting: str
    value: lobby_settings.Value
    words: str
    values: Mapping[str, object] = dataclasses.field(default_factory=dict)

    def said(self, tongue: Tongue) -> str:
        values = {name: tongue.gettext(str(value)) if name == "map" else value for name, value in self.values.items()}
        return f"{self.setting} ({self.value!r}) {tongue.gettext(self.words) % values}"


def problems(chosen: ruling.MatchRules, players: int, station: stations.Station, tongue: Tongue = ENGLISH) -> list[str]:
    """One sentence for each problem, which begins with the setting and its value."""
    return [problem.said(tongue) for problem in found(chosen, players, station)]


def found(chosen: ruling.MatchRules, players: int, station: stations.Station) -> list[Problem]:
    return [*_values(chosen), *_seats(chosen, players, station), *_tasks(chosen, station)]


def _values(chosen: ruling.MatchRules) -> Iterator[Problem]:
    for setting in lobby_settings.SETTINGS:
        value: lobby_settings.Value = getattr(chosen, setting.name)
        if value is None and setting.optional:
            continue
        if words := _wrong(setting, value):
            yield Problem(setting=setting.name, value=value, words=words, values=_range(setting))


def _range(setting: lobby_settings.Setting) -> Mapping[str, object]:
    span: Mapping[str, object] = {"low": setting.low or 0, "high": setting.high or 0, "step": setting.step or 1}
    return {**span, "choices": ", ".join(setting.choices)}


def _wrong(setting: lobby_settings.Setting, value: lobby_settings.Value) -> str | None:
    if setting.name in lobby_settings.SWITCHES:
        return None if isinstance(value, bool) else phrase("must be on or off")
    if setting.choices:
        return None if value in setting.choices else phrase("must be one of %(choices)s")
    if isinstance(value, tuple):
        return next((wrong for wrong in (_out_of_range(setting, each) for each in value) if wrong), None)
    if setting.low is None:
        return None if isinstance(value, str) and value.strip() else phrase("must be words")
    return _out_of_range(setting, value)


def _out_of_range(setting: lobby_settings.Setting, value: lobby_settings.Value) -> str | None:
    low, high, step = setting.low or 0, setting.high or 0, setting.step or 1
    kinds = (int, float) if setting.name in lobby_settings.FRACTIONS else (int,)
    if isinstance(value, bool) or not isinstance(value, kinds):
        return (
            phrase("must be a number") if setting.name in lobby_settings.FRACTIONS else phrase("must be a whole number")
        )
    if not low <= value <= high:
        return phrase("must be from %(low)g to %(high)g")
    if (value - low) % step:
        return phrase("must go in steps of %(step)g from %(low)g")
    return None


def _seats(chosen: ruling.MatchRules, players: int, station: stations.Station) -> Iterator[Problem]:
    if chosen.map != station.id:
        words = phrase("is not the station %(station)s")
        yield Problem(setting="map", value=chosen.map, words=words, values={"station": station.id})
    if players > chosen.max_players:
        words = phrase("are more than max_players (%(most)d)")
        yield Problem(setting="players", value=players, words=words, values={"most": chosen.max_players})
    if not station.min_players <= players <= station.max_players:
        span = {"low": station.min_players, "high": station.max_players, "map": station.name}
        words = phrase("must be from %(low)d to %(high)d on %(map)s")
        yield Problem(setting="players", value=players, words=words, values=span)
    fewest = FEWEST_PLAYERS.get(chosen.impostors, 0)
    if players < fewest:
        words = phrase("need at least %(fewest)d players, not %(players)d")
        seats = {"fewest": fewest, "players": players}
        yield Problem(setting="impostors", value=chosen.impostors, words=words, values=seats)


def _tasks(chosen: ruling.MatchRules, station: stations.Station) -> Iterator[Problem]:
    if chosen.common_tasks == chosen.long_tasks == chosen.short_tasks == 0:
        words = phrase("as well as long_tasks (0) and short_tasks (0) leave the crew nothing to do")
        yield Problem(setting="common_tasks", value=0, words=words)
    wanted = {
        stations.Length.COMMON: chosen.common_tasks,
        stations.Length.LONG: chosen.long_tasks,
        stations.Length.SHORT: chosen.short_tasks,
    }
    for length, count in wanted.items():
        families = {task.family for task in station.dealt(vents=chosen.vent_cleaning) if task.length is length}
        if isinstance(count, int) and count > len(families):
            words = phrase("are more than the %(there)d of %(map)s")
            values = {"there": len(families), "map": station.name}
            yield Problem(setting=f"{length}_tasks", value=count, words=words, values=values)
