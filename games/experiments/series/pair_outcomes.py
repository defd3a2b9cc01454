"""The outcomes of a series' pairs, and whether they are enough to decide it."""

import dataclasses
import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence

from games.experiments.series.match_rows import ABORTED, MatchRow, SeatRow
from games.experiments.series.series_file import SeriesFile
from glassbox_site.ground.plain import sequential

Verdicts = Mapping[int, sequential.Verdict]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """`difference` is the points of the first half minus those of the second, from -1 to 1: the first entry's lead.
    `void` says why the pair does not count: a half was aborted, or the name of an entry that lost too many turns, or
    whose people did not all come.
    `at_worst` is the difference if the entry that made a half void had lost it."""

    pairing: int
    pair: int
    seed: int
    halves: tuple[MatchRow, MatchRow]
    difference: float | None
    void: str
    at_worst: float


def pairs(file: SeriesFile, rows: Iterable[MatchRow]) -> list[Pair]:
    """The pairs whose halves are both over, pairing by pairing, in the order of the seeds."""
    ordered = sorted(rows, key=lambda row: (row.pairing, row.pair, row.half))
    found = []
    for (pairing, number), halves in itertools.groupby(ordered, key=lambda row: (row.pairing, row.pair)):
        both = tuple(halves)
        if len(both) == 2:
            found.append(_pair(file, pairing, number, both))
    return found


def counted(file: SeriesFile, rows: Iterable[MatchRow]) -> list[Pair]:
    """The pairs that count: of each pairing those up to the one that decides it, in order and without a gap. Others
    that were under way at the decision are left out, so that the result does not depend on the order of the ends."""
    found: list[Pair] = []
    for _pairing, played in itertools.groupby(pairs(file, rows), key=lambda pair: pair.pairing):
        found += _to_the_decision(file.test, _without_gap(played))
    return found


def decided(file: SeriesFile, rows: Iterable[MatchRow]) -> Verdicts:
    """The verdicts of the pairings that need no more pairs."""
    if (test := file.test) is None:
        return {}
    found: dict[int, sequential.Verdict] = {}
    for pairing, played in itertools.groupby(counted(file, rows), key=lambda pair: pair.pairing):
        course = sequential.course(test, differences(played))
        if course and course[-1].verdict:
            found[pairing] = course[-1].verdict
    return found


def differences(played: Iterable[Pair]) -> list[float]:
    return [pair.difference for pair in played if pair.difference is not None]


def _without_gap(played: Iterable[Pair]) -> Iterator[Pair]:
    return (pair for place, pair in itertools.takewhile(lambda each: each[0] == each[1].pair, enumerate(played)))


def _to_the_decision(test: sequential.Test | None, played: Iterable[Pair]) -> list[Pair]:
    whole = list(played)
    if test is None:
        return whole
    course = sequential.course(test, differences(whole))
    if not course or not course[-1].verdict:
        return whole
    seen = itertools.accumulate(pair.difference is not None for pair in whole)
    return [
        pair for pair, before in zip(whole, seen, strict=True) if before - (pair.difference is not None) < len(course)
    ]


def _pair(file: SeriesFile, pairing: int, number: int, halves: tuple[MatchRow, ...]) -> Pair:
    first, second = halves
    faults = [_fault(file, half) for half in halves]
    worst = [half.points if not fault else _lost_by(fault, half) for fault, half in zip(faults, halves, strict=True)]
    void = next(filter(None, faults), "")
    assert worst[0] is not None
    assert worst[1] is not None
    return Pair(
        pairing=pairing,
        pair=number,
        seed=first.seed,
        halves=(first, second),
        difference=None if void or first.points is None or second.points is None else first.points - second.points,
        void=void,
        at_worst=worst[0] - worst[1],
    )


def _fault(file: SeriesFile, half: MatchRow) -> str:
    """Why a half is void, or "": that it was aborted, or the entry in whose seat no person sits, or the entry that lost
    the greatest share of its turns, if that is too great."""
    if half.points is None:
        return ABORTED
    of_file = [entry.name for entry in file.entries]
    seats, of_people = seats_of_entries(file, half), {entry.name for entry in file.entries if entry.person}
    if empty := [seat.entry for seat in seats if seat.entry in of_people and not seat.is_person]:
        return empty[0]
    lost = {entry: _lost_turns(seats, entry) for entry in of_file}
    worst = max(of_file, key=lambda entry: lost[entry])
    return worst if lost[worst] > file.void.lost_turns else ""


def seats_of_entries(file: SeriesFile, half: MatchRow) -> list[SeatRow]:
    """The seats of entries; fillers are left out, since one may have the name of an entry."""
    return [seat for seat in half.seats if seat.is_subject or file.design == "mirrored"]


def _lost_turns(seats: Iterable[SeatRow], entry: str) -> float:
    told = [seat.measures.get("lost_turns", (0, 0)) for seat in seats if seat.entry == entry]
    turns = sum(n for _lost, n in told)
    return sum(lost for lost, _n in told) / turns if turns else 0.0


def _lost_by(fault: str, half: MatchRow) -> float:
    """The points of a void half if whoever made it void had lost; an aborted one is lost by its subject."""
    return 0.0 if fault in (ABORTED, half.subject) else 1.0


def groups(played: Sequence[Pair]) -> dict[int, list[Pair]]:
    return {pairing: list(each) for pairing, each in itertools.groupby(played, key=lambda pair: pair.pairing)}
