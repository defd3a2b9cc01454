"""The shape of a `series.yaml`, and a check that reports everything wrong with one at once, by field."""

import contextlib
from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Any, Literal

import pydantic
from django.utils import translation
from django.utils.translation import gettext_noop

from games.booking import rule_settings
from games.engine import maps
from games.engine.facts import rules as ruling
from games.engine.lobby import feasibility
from games.experiments.series.series_sections import Budget, Entry, People, Section, Seeds, Stop, VoidRule
from games.players.bots import temperaments
from glassbox_site.ground import problems
from glassbox_site.ground.plain import differences, sequential
from glassbox_site.ground.problems import Problem
from glassbox_site.ground.reading import strict_yaml, value_faults

MOST_ENTRIES = 12
FEWEST, MOST = 4, 15
"""Players of a match."""
MOST_PAIRS = 1_000
MOST_MATCHES = 5_000
SEEDS = range(-(2**63), 2**63)
ROOM_OF_A_TEST = 1.5
"""How many times the pairs of a fixed number a sequential test may take, if the file does not say how many."""


class SeriesFile(Section):
    """`detect` is the difference to be detected, in percentage points; `pairs` follows from it unless given."""

    name: str = pydantic.Field(min_length=1, max_length=200)
    question: str = pydantic.Field(default="", max_length=1_000)
    design: Literal["mirrored", "role", "seat"] = "mirrored"
    side: Literal["impostors", "crew"] = "impostors"
    entries: list[Entry] = pydantic.Field(min_length=2, max_length=MOST_ENTRIES)
    fillers: list[Entry] = pydantic.Field(default=[], max_length=MOST_ENTRIES)
    players: int = pydantic.Field(default=8, ge=FEWEST, le=MOST)
    rules: dict[str, Any] = pydantic.Field(default={})
    pairs: int | None = pydantic.Field(default=None, ge=1, le=MOST_PAIRS)
    detect: float | None = pydantic.Field(default=None, ge=1, le=99)
    stop: Stop = Stop()
    budget: Budget = Budget()
    seeds: Seeds | list[int] = Seeds()
    void: VoidRule = VoidRule()
    people: People = People()

    @property
    def has_people(self) -> bool:
        return any(entry.person for entry in self.entries)

    @property
    def match_rules(self) -> ruling.MatchRules:
        return rule_settings.rules(self.rules, self.players)

    @property
    def test(self) -> sequential.Test | None:
        """The sequential test of each pairing, or None; the pairings share the allowed rate of false alarms."""
        if self.stop.rule == "fixed":
            return None
        assert self.detect is not None
        pairings = len(self.entries) * (len(self.entries) - 1) // 2
        return sequential.Test(
            difference=self.detect / 100, false_alarm=self.stop.false_alarm / pairings, miss=self.stop.miss
        )

    @property
    def most_pairs(self) -> int:
        """How many pairs each pairing plays at most."""
        if self.pairs is not None:
            return self.pairs
        assert self.detect is not None
        return pairs_of(self.detect, self.stop)

    @property
    def unused_detect(self) -> float | None:
        """`detect`, if it has no effect because a fixed number is given. Files that `extend` wrote have both."""
        return self.detect if self.stop.rule == "fixed" and self.pairs is not None else None

    @property
    def pairings(self) -> list[tuple[Entry, Entry]]:
        """Every two entries, once, in the order of the file."""
        return [(one, other) for place, one in enumerate(self.entries) for other in self.entries[place + 1 :]]

    @property
    def budget_dollars(self) -> Decimal | None:
        return None if self.budget.dollars is None else Decimal(str(self.budget.dollars))


def pairs_of(detect: float, stop: Stop) -> int:
    """How many pairs each pairing takes, at most, to detect that difference."""
    apart, errors = detect / 100, {"false_alarm": stop.false_alarm, "power": 1 - stop.miss}
    if stop.rule == "fixed":
        return differences.pairs_that_see(apart, **errors)
    return round(differences.pairs_for(apart, **errors) * ROOM_OF_A_TEST)


class BadSeries(problems.Unusable):
    """The file of a series cannot be used."""


def read(text: str) -> SeriesFile:
    """Reads a file, whether or not its entries and its map exist, since figures of what was played need neither;
    `series_casting` checks that. Raises BadSeries."""
    data = strict_yaml.settings(text, BadSeries)
    if found := [*_misfits(data), *_contradictions(data, is_to_be_played=False)]:
        raise BadSeries(found)
    return SeriesFile.model_validate(data)


def faults(data: dict[str, Any]) -> list[Problem]:
    return [*_misfits(data), *_contradictions(data, is_to_be_played=True)]


def named(data: Mapping[str, Any]) -> Iterator[tuple[problems.Path, Entry]]:
    """Entries and fillers, each with its place, as far as they can be read."""
    for field in ("entries", "fillers"):
        for place, each in enumerate(_listed(data.get(field))):
            with contextlib.suppress(pydantic.ValidationError):
                yield (field, place), Entry.model_validate(each)


SECTIONS: dict[str, type[Section]] = {
    "entries": Entry, "fillers": Entry, "stop": Stop, "budget": Budget, "seeds": Seeds, "void": VoidRule,
    "people": People,
}  # fmt: skip


def _misfits(data: dict[str, Any]) -> Iterator[Problem]:
    try:
        SeriesFile.model_validate(data)
    except pydantic.ValidationError as misfit:
        for error in misfit.errors():
            loc = tuple(step for step in error["loc"] if step not in ("Seeds", "list[int]"))
            if loc[0] == "seeds" and isinstance(data["seeds"], dict) != ("Seeds" in error["loc"]):
                continue
            if error["type"] == "extra_forbidden":
                shape = SECTIONS[str(loc[0])] if len(loc) > 1 else SeriesFile
                yield value_faults.unknown_key(str(loc[-1]), shape.model_fields, loc)
            else:
                yield value_faults.with_given(value_faults.problem(error, loc), error)


def _contradictions(data: Mapping[str, Any], *, is_to_be_played: bool) -> Iterator[Problem]:
    """Contradictions between settings, as far as each value can be used at all."""
    yield from _of_entries(data)
    yield from _of_rules(data, is_to_be_played=is_to_be_played)
    yield from _of_size(data)
    yield from _of_seeds(data)


def _of_entries(data: Mapping[str, Any]) -> Iterator[Problem]:
    names: list[str] = []
    for path, entry in named(data):
        if not entry.is_one:
            yield Problem(code=gettext_noop("must name one of persona, model, bot and person"), path=path)
            continue
        if entry.temperament and entry.temperament not in temperaments.BY_NAME:
            kind = "bot" if entry.bot else "person"
            yield value_faults.unknown(UNKNOWN_BOT, entry.temperament, temperaments.BY_NAME, (*path, kind))
        if entry.person and path[0] == "fillers":
            yield Problem(code=gettext_noop("people are compared, and fill no seats"), path=(*path, "person"))
        if (entry.tier or entry.temperature is not None) and not entry.model:
            yield Problem(code=gettext_noop("tier and temperature are for models alone"), path=path)
        if path[0] == "entries" and entry.name in names:
            told = gettext_noop("%(name)r is entered twice; each needs a label of its own")
            yield Problem(code=told, values={"name": entry.name}, path=(*path, "label"))
        names.append(entry.name)
    if data.get("design", "mirrored") == "mirrored" and data.get("fillers"):
        yield Problem(code=gettext_noop("a mirrored series seats nobody but its entries"), path=("fillers",))


UNKNOWN_BOT = (
    gettext_noop("unknown bot %(name)r; did you mean %(near)r?"),
    gettext_noop("unknown bot %(name)r; known are %(names)s"),
)


def _of_rules(data: Mapping[str, Any], *, is_to_be_played: bool) -> Iterator[Problem]:
    """That the map exists, and players and settings go together, is checked only for a series that is to be played."""
    settings, players = data.get("rules", {}), data.get("players", 8)
    if not isinstance(settings, dict):
        return
    faults = {name: rule_settings.fault(name, value) for name, value in settings.items()}
    if is_to_be_played:
        faults["map"] = faults.get("map") or rule_settings.map_fault(settings.get("map", rule_settings.USUAL_MAP))
    yield from (problems.as_said(said, path=("rules", str(name))) for name, said in faults.items() if said)
    if not is_to_be_played:
        return
    sound = {name: value for name, value in settings.items() if not faults[name]}
    are_seats = isinstance(players, int) and FEWEST <= players <= MOST
    seats = players if are_seats else MOST
    rules = rule_settings.rules(sound, seats)
    for fault in feasibility.found(rules, seats, maps.load(rules.map)):
        if fault.setting in settings:
            yield problems.as_said(fault.said(translation), path=("rules", fault.setting))
        elif are_seats:
            yield problems.as_said(fault.said(translation), path=("players",))


def _of_size(data: Mapping[str, Any]) -> Iterator[Problem]:
    pairs, detect, entries = data.get("pairs"), data.get("detect"), _listed(data.get("entries"))
    if pairs is None and detect is None:
        yield Problem(
            code=gettext_noop("is missing; or say in `detect` which difference is to be seen"), path=("pairs",)
        )
    stop = data.get("stop")
    if detect is None and isinstance(stop, dict) and stop.get("rule") == "sequential":
        yield Problem(
            code=gettext_noop("is missing; a sequential test has to know what it is to see"), path=("detect",)
        )
    if not isinstance(pairs, int) and isinstance(detect, int | float) and 1 <= detect <= 99:
        pairs = pairs_of(detect, _stop(stop))
        if pairs > MOST_PAIRS:
            told = gettext_noop("takes %(count)d pairs, more than there may be (%(most)d)")
            yield Problem(code=told, values={"count": pairs, "most": MOST_PAIRS}, path=("detect",))
            return
    matches = pairs * len(entries) * (len(entries) - 1) if isinstance(pairs, int) else 0
    if matches > MOST_MATCHES:
        told = gettext_noop("come to %(count)d matches of all entries together, more than there may be (%(most)d)")
        yield Problem(code=told, values={"count": matches, "most": MOST_MATCHES}, path=("pairs",))


def _stop(told: Any) -> Stop:
    """The file's stop section, or the default if it cannot be read."""
    try:
        return Stop.model_validate(told or {})
    except pydantic.ValidationError:
        return Stop()


def _of_seeds(data: Mapping[str, Any]) -> Iterator[Problem]:
    seeds, pairs = data.get("seeds"), data.get("pairs")
    if isinstance(seeds, dict):
        seeds = [seeds.get("base", 1)]
    elif isinstance(seeds, list):
        for seed in dict.fromkeys(each for each in seeds if isinstance(each, int) and seeds.count(each) > 1):
            told = gettext_noop("seed %(seed)d stands there %(count)d times")
            yield Problem(code=told, values={"seed": seed, "count": seeds.count(seed)}, path=("seeds",))
        if isinstance(pairs, int) and len(seeds) != pairs:
            told = gettext_noop("%(count)d seeds are there for %(pairs)d pairs")
            yield Problem(code=told, values={"count": len(seeds), "pairs": pairs}, path=("seeds",))
    for seed in _listed(seeds):
        if isinstance(seed, int) and seed not in SEEDS:
            yield Problem(code=gettext_noop("seed (%(seed)d) is too large"), values={"seed": seed}, path=("seeds",))


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
