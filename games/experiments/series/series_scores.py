"""Computes all figures of a series from its file and the rows of its matches, and from nothing else.

Winning is compared pair by pair (Student), everything else by resampling seeds: all that was said and done on one seed
is one cluster. The p-values of several outcomes are corrected by Holm.
"""

import dataclasses
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from games.experiments.series import pair_outcomes, strengths
from games.experiments.series.match_rows import MatchRow
from games.experiments.series.pair_outcomes import Pair
from games.experiments.series.series_file import SeriesFile
from glassbox_site.ground.plain import differences, sequential, significance
from glassbox_site.ground.plain.resampling import DIGITS, FEWEST, Bootstrap, Draws, Sums, interval

TESTED = (
    "won", "survived", "vote_accuracy", "ejections_right", "tasks", "brier", "auc", "kills", "kills_unseen", "lies",
    "lies_believed", "moved", "lost_turns", "tokens", "dollars", "latency",
)  # fmt: skip
SHOWN = (*TESTED, "brier_1", "brier_2", "brier_3", "tokens_estimated")
SIDES = ("impostor", "crewmate")
BINS = range(10)
DRAWS_OF_FITS = 200
ENOUGH_FOR_SKILLS = 4
"""With fewer entries there are more skills than cells of the table."""

Kind = tuple[str, str, str]
"""Entry, side and name of a measure."""
Tables = Mapping[Kind, Sums]


def scored(file: SeriesFile, rows: Iterable[MatchRow]) -> dict[str, Any]:
    """All figures, as plain JSON."""
    counted = [_without_fillers(file, pair) for pair in pair_outcomes.counted(file, rows)]
    groups = pair_outcomes.groups(counted)
    compared = [_pairing(file, number, groups.get(number, [])) for number in range(len(file.pairings))]
    _correct(compared)
    sound = [pair for pair in counted if not pair.void]
    return {"pairings": compared, "entries": _entries(file, sound), **_explained(file, sound)}


def _correct(family: Sequence[dict[str, Any]]) -> None:
    """Adds `p_holm` to each. A comparison without data has no p, but still counts in the family that was planned."""
    corrected = significance.holm([1.0 if told["p"] is None else told["p"] for told in family])
    for told, p in zip(family, corrected, strict=True):
        told["p_holm"] = None if told["p"] is None else round(p, DIGITS)


def _without_fillers(file: SeriesFile, pair: Pair) -> Pair:
    first, second = (
        dataclasses.replace(half, seats=pair_outcomes.seats_of_entries(file, half)) for half in pair.halves
    )
    return dataclasses.replace(pair, halves=(first, second))


def course(file: SeriesFile, rows: Iterable[MatchRow], pairing: int, most: int | None = None) -> list[dict[str, Any]]:
    """The estimate so far, and both ratios of a sequential test, after each pair that counts, or after no more than
    `most` of them, evenly spaced, the last included."""
    played = [pair for pair in pair_outcomes.counted(file, rows) if pair.pairing == pairing and not pair.void]
    apart = pair_outcomes.differences(played)
    stands = sequential.course(file.test, apart) if file.test else [None] * len(apart)
    step = math.ceil(len(apart) / most) if most and apart else 1
    return [
        {
            "pair": pair.pair,
            **_plain(differences.paired(apart[:count])),
            "first": stand and round(stand.first, DIGITS),
            "second": stand and round(stand.second, DIGITS),
        }
        for count, (pair, stand) in enumerate(zip(played, stands, strict=True), 1)
        if (len(apart) - count) % step == 0
    ]


def _pairing(file: SeriesFile, number: int, played: Sequence[Pair]) -> dict[str, Any]:
    first, second = (entry.name for entry in file.pairings[number])
    sound = [pair for pair in played if not pair.void]
    apart = pair_outcomes.differences(sound)
    counts = sequential.counted(apart)
    stands = sequential.standing(file.test, counts) if file.test and apart else None
    return {
        "pairing": number,
        "first": first,
        "second": second,
        "pairs": len(sound),
        "void": len(played) - len(sound),
        "counts": list(counts),
        "difference": _plain(differences.paired(apart)),
        "at_worst": _plain(differences.paired([pair.at_worst for pair in played])),
        "p": round(differences.paired_p(apart), DIGITS) if apart else None,
        "verdict": stands.verdict if stands else "",
        "test": file.test and _test(file.test, stands),
        "measures": _compared(first, second, sound),
    }


def _test(test: sequential.Test, stands: sequential.Standing | None) -> dict[str, Any]:
    bounds = {"difference": test.difference, "upper": test.upper, "lower": test.lower}
    ratios = {"first": stands.first if stands else 0.0, "second": stands.second if stands else 0.0}
    return {name: round(value, DIGITS) for name, value in {**bounds, **ratios}.items()}


def _compared(first: str, second: str, played: Sequence[Pair]) -> list[dict[str, Any]]:
    """Compares the measures that both entries have."""
    tables, bootstrap = _tables(played), _bootstrap(played)
    found = list[dict[str, Any]]()
    for name in TESTED:
        for side in SIDES:
            kinds = (first, side, name), (second, side, name)
            if bootstrap and all(kind in tables for kind in kinds):
                one, other = (bootstrap.ratio(tables[kind]) for kind in kinds)
                apart, p = bootstrap.difference(one, other)
                told = {"first": bootstrap.estimate(one), "second": bootstrap.estimate(other), "difference": apart}
                plain = {who: _plain(each) for who, each in told.items()}
                found.append(
                    {"name": name, "side": side, **plain, "p": None if apart.value is None else round(p, DIGITS)}
                )
    _correct(found)
    return found


def _entries(file: SeriesFile, played: Sequence[Pair]) -> list[dict[str, Any]]:
    tables, bootstrap = _tables(played), _bootstrap(played)
    return [
        {
            "entry": entry.name,
            "measures": [
                {"name": name, "side": side, **_plain(bootstrap.estimate(bootstrap.ratio(tables[kind])))}
                for name in SHOWN
                for side in SIDES
                if bootstrap and (kind := (entry.name, side, name)) in tables
            ],
            "calibration": _calibration(tables, bootstrap, entry.name) if bootstrap else [],
        }
        for entry in file.entries
    ]


def _calibration(tables: Tables, bootstrap: Bootstrap, entry: str) -> list[dict[str, Any]]:
    """How often an entry was right, by how sure it said it was, in ten bins."""
    found = []
    for place in BINS:
        right, stated = (tables.get((entry, "crewmate", f"{name}_{place}"), {}) for name in ("stated", "percent"))
        if right:
            said = bootstrap.ratio(stated).value / 100
            told = _plain(bootstrap.estimate(bootstrap.ratio(right)))
            found.append({"stated": round(said, DIGITS), "right": told.pop("value"), **told})
    return found


def _tables(played: Sequence[Pair]) -> Tables:
    """What each entry did on each side, by seed."""
    found: dict[Kind, dict[int, tuple[float, float]]] = defaultdict(dict)

    def add(kind: Kind, seed: int, value: float, n: float) -> None:
        before = found[kind].get(seed, (0.0, 0.0))
        found[kind][seed] = (before[0] + value, before[1] + n)

    for pair in played:
        for half in pair.halves:
            for (entry, side), points in _winners(half).items():
                add((entry, side, "won"), pair.seed, points, 1)
            for seat in half.seats:
                for name, (value, n) in seat.measures.items():
                    add((seat.entry, seat.side, name), pair.seed, value, n)
    return {kind: _of_all(kind, found) for kind in found}


def _of_all(kind: Kind, found: Tables) -> Sums:
    """Rows of earlier releases have no `tokens_estimated` if every token was reported; those count as 0."""
    entry, side, name = kind
    if name != "tokens_estimated":
        return found[kind]
    nothing = (0.0, 0.0)
    return {seed: (found[kind].get(seed, nothing)[0], n) for seed, (_, n) in found[entry, side, "tokens"].items()}


def _winners(half: MatchRow) -> dict[tuple[str, str], float]:
    """The points of each entry and side that sat in the match."""
    assert half.points is not None
    of_subject = next(seat.side for seat in half.seats if seat.is_subject)
    return {(seat.entry, seat.side): half.points if seat.side == of_subject else 1 - half.points for seat in half.seats}


def _bootstrap(played: Sequence[Pair]) -> Bootstrap | None:
    seeds = list(dict.fromkeys(pair.seed for pair in played))
    return Bootstrap(seeds) if seeds else None


def _explained(file: SeriesFile, played: Sequence[Pair]) -> dict[str, Any]:
    """The fits over a full round robin, in which every entry had both roles against every other; None without one."""
    names = [entry.name for entry in file.entries]
    met = _met(played, lambda _seed: 1.0) if file.design == "mirrored" else {}
    if len(names) < 3 or len(met) < len(names) * (len(names) - 1):
        return {"strengths": None, "skills": None}
    seeds = list(dict.fromkeys(pair.seed for pair in played))
    draws = Bootstrap(seeds, draws=DRAWS_OF_FITS).weights
    drawn = [
        strengths.cells(names, again)
        for weights in draws
        if len(again := _met(played, dict(zip(seeds, weights, strict=True)).__getitem__)) == len(met)
    ]
    table = strengths.cells(names, met)
    clusters = len(seeds)
    return {
        "strengths": _strengths(table, drawn, clusters),
        "skills": _skills(table, drawn, clusters) if len(names) >= ENOUGH_FOR_SKILLS else None,
    }


def _met(played: Sequence[Pair], weight: Any) -> dict[tuple[str, str], tuple[float, float]]:
    """Points and number of matches, by impostor and crew; a seed counts as often as its weight says."""
    found: dict[tuple[str, str], tuple[float, float]] = {}
    for pair in played:
        for half in pair.halves:
            times = float(weight(pair.seed))
            if times and half.points is not None:
                crew = next(seat.entry for seat in half.seats if not seat.is_subject)
                points, n = found.get((half.subject, crew), (0.0, 0.0))
                found[half.subject, crew] = (points + times * half.points, n + times)
    return found


def _strengths(table: strengths.Cells, drawn: Sequence[strengths.Cells], clusters: int) -> dict[str, Any]:
    found, fits = strengths.bradley_terry(table), [strengths.bradley_terry(each) for each in drawn]
    draws = np.reshape(fits, (-1, len(found)))
    ends = [(value - reach, value + reach) for value, reach in zip(found, strengths.reach(table, found), strict=True)]
    *told, role = [_fitted(value, draws[:, place], clusters, ends[place]) for place, value in enumerate(found)]
    entries = [{"entry": name, **each, "n": _met_by(table, name)} for name, each in zip(table.names, told, strict=True)]
    return {"entries": entries, "role": {**role, "n": round(float(table.n.sum()))}}


def _met_by(table: strengths.Cells, name: str) -> int:
    """How many matches an entry played."""
    place = table.names.index(name)
    return round(float(table.n[(table.impostor == place) | (table.crew == place)].sum()))


def _skills(table: strengths.Cells, drawn: Sequence[strengths.Cells], clusters: int) -> dict[str, Any]:
    found, fits = strengths.skills(table), [strengths.skills(each) for each in drawn]
    ends = strengths.reach_of_skills(table, found)

    def told(kind: str, name: str, reach: tuple[float, float]) -> dict[str, Any]:
        draws = np.array([getattr(fit, kind)[name] for fit in fits])
        return _fitted(getattr(found, kind)[name], draws, clusters, reach)

    entries = [
        {"entry": name, "n": _met_by(table, name), **{kind: told(kind, name, ends[kind][place]) for kind in ends}}
        for place, name in enumerate(table.names)
    ]
    return {"entries": entries, "miss": round(found.miss, DIGITS), "chance": round(found.chance, DIGITS)}


def _fitted(value: float, draws: Draws, clusters: int, reach: tuple[float, float]) -> dict[str, Any]:
    """An interval as wide as resampled seeds make it, and never narrower than chance alone does: with few matches, or
    matches that all ended alike, the fits hardly differ between draws, and are no more certain for that."""
    drawn = interval(float(value), draws, n=0, clusters=clusters)
    ends = [each for each in (drawn.low, drawn.high, *reach) if each is not None]
    is_bounded = clusters >= FEWEST
    low, high = (min(ends), max(ends)) if is_bounded else (None, None)
    told = _plain(differences.Estimate(value=drawn.value, low=low, high=high, n=0))
    return {name: told[name] for name in ("value", "low", "high")}


def _plain(estimate: differences.Estimate) -> dict[str, Any]:
    told = dataclasses.asdict(estimate)
    return {name: round(each, DIGITS) if isinstance(each, float) else each for name, each in told.items()}
