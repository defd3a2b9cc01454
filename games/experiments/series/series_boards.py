"""What a series has come to, for its pages: counted from its rows while it is played, and stored.

The sweeper counts as matches end, so that a page only has to read. A page that finds nothing stored that is still true
counts for itself, and caches the result.
"""

import dataclasses
import itertools
import threading
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from django.core.cache import cache
from django.db.models import Count, F

from games.experiments.series import match_rows, packing, pair_outcomes, series_file, series_orders, series_scores
from games.experiments.series.match_rows import MatchRow, SeatRow
from games.experiments.series.pair_outcomes import Pair
from games.experiments.series.series_file import SeriesFile
from games.log import journal
from games.models import Series, SeriesBoard, SeriesMatch, SeriesState
from glassbox_site.ground.plain import code_hash
from glassbox_site.ground.working import glances

REST = 9
"""After a count, nothing is counted again for this many times as long as it took, even if matches have ended since."""
PATIENCE = 2.5
"""For this many times that rest, a page shows what is stored: the sweeper is about to count, and one is enough."""
A_DAY = 24 * 3600
MOST_POINTS = 120
OPEN, ABORTED = "…", "×"
Pairing = int
Kept = TypeVar("Kept", "Board", "Stamp")
_counting = threading.Lock()


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Half:
    """`winner` is "A" for the first entry, "B" for the second, "=" for neither, "×" if aborted, "…" while open."""

    match: int
    winner: str

    @property
    def is_finished(self) -> bool:
        return self.winner not in (OPEN, ABORTED)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """A pair. `outcome` is won, drawn or lost by the first entry, void or open; `void` says why it is void. A pair that
    is not counted was under way at the decision, or comes after one that is open."""

    pair: int
    outcome: str
    void: str
    halves: tuple[Half, ...]
    is_counted: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """Covers `ended` of the `ordered` matches. Tokens and dollars are those of all seats of finished matches;
    `estimated` of the tokens were not reported by an endpoint, and `is_part` says that some costs are unknown."""

    pairs: int
    ordered: int
    ended: int
    scores: Mapping[str, Any]
    cells: Mapping[Pairing, Sequence[Cell]]
    courses: Mapping[Pairing, Sequence[Mapping[str, Any]]]
    changes: Mapping[str, Sequence[str]]
    void: int
    tokens: float
    dollars: float | None
    estimated: float
    took: float
    at: float
    is_part: bool = False

    @property
    def version(self) -> str:
        return f"{self.ordered}-{self.ended}"

    @property
    def finished(self) -> set[int]:
        """The matches that tokens and dollars cover."""
        halves = (half for cells in self.cells.values() for cell in cells for half in cell.halves)
        return {half.match for half in halves if half.is_finished}


class Stamp(NamedTuple):
    """The part of a board that tells whether it is still true."""

    pairs: int
    ordered: int
    ended: int
    took: float
    at: float


def of(series: Series) -> Board:
    return _of(series, _State(series, _ended([series.pk])))


def of_each(found: Sequence[Series]) -> dict[int, Board]:
    """The boards of several series by their keys, without those whose files this release cannot read. However many
    they are, how far they have come is asked once."""
    readable = [series for series in found if usable(series) is not None]
    ended = _ended([series.pk for series in readable])
    return {series.pk: _of(series, _State(series, ended)) for series in readable}


def _of(series: Series, state: "_State") -> Board:
    key = f"series-as-told-{series.pk}-{series.print[:12]}"
    kept: Board | None = cache.get(key)
    if (known := state.fresh(kept, PATIENCE)) is not None:
        return known
    with _counting:
        kept = cache.get(key)
        board = state.fresh(kept, PATIENCE) or state.fresh(_kept(series), PATIENCE) or counted(series)
        cache.set(key, board, A_DAY)
        return board


def spent(series: Series, board: Board) -> Board:
    """The board plus what matches that it does not count as finished have used so far, because budgets count that."""
    beside = journal.beside(series.pk, board.finished)
    used = journal.used(beside)
    known = [float(each) for each in (board.dollars, used.cost) if each is not None]
    return dataclasses.replace(
        board,
        tokens=board.tokens + used.tokens,
        dollars=sum(known) if known else None,
        estimated=board.estimated + used.estimated,
        is_part=board.is_part or journal.have_unpriced(beside),
    )


EVER_ORDERED = glances.Glance(Series.objects.all)


def keep_all() -> None:
    """Counts the running series that are due, and one other whose stored board is of another state or code version."""
    if not EVER_ORDERED.shows_any():
        return
    stamps = _stamps()
    running = list(Series.objects.filter(state=SeriesState.RUNNING))
    ended = _ended([series.pk for series in running])
    for series in running:
        if _State(series, ended).fresh(stamps.get(series.pk), 1) is None:
            keep(series)
    current = SeriesBoard.objects.filter(state=F("series__state"), code=_code())
    if other := Series.objects.exclude(state=SeriesState.RUNNING).exclude(board__in=current).first():
        keep(other)


def keep(series: Series) -> None:
    """Counts and stores. For a series whose file this release cannot read, None is stored, so that it is settled."""
    board = dataclasses.asdict(counted(series)) if usable(series) else None
    told = {"state": series.state, "code": _code(), "board": board}
    SeriesBoard.objects.update_or_create(series=series, defaults=told)


def _kept(series: Series) -> Board | None:
    row = SeriesBoard.objects.filter(series=series, code=_code()).first()
    if row is None or row.board is None:
        return None
    cells = {int(place): [_cell(**each) for each in found] for place, found in row.board["cells"].items()}
    courses = {int(place): found for place, found in row.board["courses"].items()}
    return Board(**{**row.board, "cells": cells, "courses": courses})


def _stamps() -> dict[int, Stamp]:
    """Stamps of the running series. Their boards are not loaded, because each has a cell for every pair."""
    rows = SeriesBoard.objects.filter(series__state=SeriesState.RUNNING, code=_code())
    found = rows.values_list("series", *(f"board__{name}" for name in Stamp._fields))
    return {series: Stamp._make(told) for series, *told in found if told[0] is not None}


def _cell(halves: Sequence[Mapping[str, Any]], **told: Any) -> Cell:
    return Cell(halves=tuple(Half(**half) for half in halves), **told)


def _code() -> str:
    return code_hash.of(series_orders.DECIDING)


def _ended(keys: Sequence[int]) -> dict[int, tuple[int, int]]:
    """How many matches of each of these series are ordered, and how many are over; nothing for one without any."""
    rows = SeriesMatch.objects.filter(series__in=keys).order_by().values_list("series")
    return {key: (ordered, ended) for key, ordered, ended in rows.annotate(Count("pk"), Count("row"))}


class _State:
    """The state of a series now, against which boards are checked."""

    def __init__(self, series: Series, ended: Mapping[int, tuple[int, int]]) -> None:
        self._now = (series.pairs, *ended.get(series.pk, (0, 0)))
        self._is_running = series.state == SeriesState.RUNNING

    def fresh(self, board: Kept | None, patience: float) -> Kept | None:
        """Returns the board if it is true, or recent enough while the series runs; else None. Once it does not run,
        nobody is told to look again, so only a true one will do."""
        if board is None or (board.pairs, board.ordered, board.ended) == self._now:
            return board
        is_growing = self._is_running and (board.pairs, self._now[2] > board.ended) == (self._now[0], True)
        return board if is_growing and time.time() < board.at + patience * REST * board.took else None


def counted(series: Series) -> Board:
    began, at = time.process_time(), time.time()
    file = series_orders.file_of(series)
    places = list(series.places.values_list("number", "match_id", "row"))
    rows = match_rows.read_all(row for _number, _match, row in places if row)
    played = {number: match for number, match, _row in places}
    cells = _cells(file, rows, played)
    return Board(
        pairs=series.pairs,
        ordered=len(places),
        ended=len(rows),
        scores=series_scores.scored(file, rows),
        cells=cells,
        courses={place: series_scores.course(file, rows, place, MOST_POINTS) for place in range(len(file.pairings))},
        changes=packing.changes(file, rows),
        void=sum(cell.is_counted and cell.outcome == "void" for each in cells.values() for cell in each),
        tokens=_sum(rows, "tokens") or 0,
        dollars=_sum(rows, "dollars"),
        estimated=_sum(rows, "tokens_estimated") or 0,
        took=time.process_time() - began,
        at=at,
        is_part=any(_is_of_unknown_cost(seat) for row in rows for seat in row.seats),
    )


def _cells(file: SeriesFile, rows: Sequence[MatchRow], played: Mapping[int, int]) -> dict[int, list[Cell]]:
    over = {(pair.pairing, pair.pair): pair for pair in pair_outcomes.pairs(file, rows)}
    counted = {(pair.pairing, pair.pair) for pair in pair_outcomes.counted(file, rows)}
    decided = pair_outcomes.decided(file, rows)
    ended = {row.number: row for row in rows}
    found: dict[int, list[Cell]] = {place: [] for place in range(len(file.pairings))}
    for number, halves in itertools.groupby(sorted(played), key=lambda number: number // 2):
        pair, pairing = divmod(number, len(file.pairings))
        told = over.get((pairing, pair))
        found[pairing].append(
            Cell(
                pair=pair,
                outcome=_outcome(told),
                void=told.void if told else "",
                halves=tuple(Half(match=played[each], winner=_winner(ended.get(each))) for each in halves),
                is_counted=(pairing, pair) in counted if told else pairing not in decided,
            )
        )
    return found


def _outcome(pair: Pair | None) -> str:
    if pair is None or pair.void:
        return "open" if pair is None else "void"
    difference = pair.difference or 0.0
    return "won" if difference > 0 else "lost" if difference < 0 else "drawn"


def _winner(row: MatchRow | None) -> str:
    if row is None or row.points is None:
        return OPEN if row is None else ABORTED
    if row.points == 0.5:
        return "="
    return "A" if (row.points == 1) == (row.half == 0) else "B"


def _is_of_unknown_cost(seat: SeatRow) -> bool:
    return bool(seat.measures.get("tokens", (0, 1))[0]) and "dollars" not in seat.measures


def _sum(rows: Sequence[MatchRow], measure: str) -> float | None:
    """The sum over all seats; None if no seat has the measure."""
    found = [seat.measures[measure][0] for row in rows for seat in row.seats if measure in seat.measures]
    return sum(found) if found else None


def usable(series: Series) -> SeriesFile | None:
    """The series' file, or None if this release can no longer read it."""
    try:
        return series_orders.file_of(series)
    except series_file.BadSeries:
        return None
