"""A series as files to download: its recipe, its rows as CSV and NDJSON, what was said, its figures; and reading them.

The rows of matches and seats are all that figures are made of: `score_series` recomputes them from the folder alone.
"""

import csv
import dataclasses
import io
import json
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from games.engine import maps
from games.engine.hindsight import beliefs, review
from games.experiments.series import match_rows, pair_outcomes, series_file, series_orders, series_scores
from games.experiments.series.match_rows import MatchRow
from games.experiments.series.series_file import SeriesFile
from games.log import event_log
from games.models import Series
from glassbox_site.ground.plain import cells

RECIPE, SCORES, PROVENANCE, LINES = "series.yaml", "scores.json", "provenance.json", "lines"
Flat = dict[str, Any]
COLUMNS = {
    "matches": [each.name for each in dataclasses.fields(MatchRow) if each.name != "seats"],
    "seats": [each.name for each in dataclasses.fields(match_rows.SeatRow) if each.name != "measures"],
    LINES: ["number", "entry", *(each.name for each in dataclasses.fields(beliefs.Line)), "believed"],
}
_UNBOUNDED: Flat = {"low": None, "high": None}
_UNTESTED: Flat = {"p": None, "p_holm": None}


def files(series: Series) -> Iterator[tuple[str, bytes]]:
    """Names and contents in packing order; the same series gives the same bytes. What was said can be told only if the
    map is installed: without it there is no file of lines, rather than an empty one."""
    file, rows = series_orders.file_of(series), _published(series)
    yield RECIPE, recipe(series).encode()
    yield SCORES, scores_text(series_scores.scored(file, rows)).encode()
    yield PROVENANCE, scores_text(provenance(series, file, rows)).encode()
    tables = {"matches": _matches(rows), "seats": _seats(rows)}
    if lost_map(file) is None:
        tables[LINES] = list(_lines(series, rows))
    for name, flat in tables.items():
        yield f"{name}.csv", _csv(flat, COLUMNS[name]).encode()
        yield f"{name}.ndjson", _ndjson(flat).encode()


def lost_map(file: SeriesFile) -> str | None:
    """The map of its matches, if nothing that is installed provides it; else None."""
    return None if file.match_rules.map in maps.DRAWINGS else file.match_rules.map


def archive(series: Series) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as zipped:
        for name, content in files(series):
            zipped.writestr(zipfile.ZipInfo(f"series-{series.pk}/{name}"), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def recipe(series: Series) -> str:
    """The file that makes the series again: as it was submitted, unless its number of pairs has changed since."""
    file = series_file.read(series.text)
    if series.pairs == file.most_pairs:
        return series.text
    told = file.model_dump(mode="json", exclude_unset=True) | {"pairs": series.pairs}
    return yaml.safe_dump(told, sort_keys=False, allow_unicode=True)


def provenance(series: Series, file: SeriesFile, rows: Iterable[MatchRow]) -> dict[str, Any]:
    """What was ordered, with which code and which minds; and which of those changed before its end."""
    gone = lost_map(file)
    return {
        "name": series.name,
        "print": series.print,
        "code_version": series.code_version,
        "cast": series.cast,
        "changed": changes(file, rows),
        **({} if gone is None else {"without_lines": f"nothing installed brings the map {gone}"}),
    }


def changes(file: SeriesFile, rows: Iterable[MatchRow]) -> dict[str, list[str]]:
    """The versions of whatever had more than one: an entry's hashes under its name, those of the code under "". Aborted
    matches are ignored, because no figure is made of them."""
    found: dict[str, dict[str, None]] = {}
    for row in (row for row in rows if row.points is not None):
        of_row = [("", row.code), *((seat.entry, seat.mind) for seat in pair_outcomes.seats_of_entries(file, row))]
        for name, version in of_row:
            if version:
                found.setdefault(name, {})[version] = None
    return {name: list(versions) for name, versions in found.items() if len(versions) > 1}


def scores_text(scores: Mapping[str, Any]) -> str:
    return json.dumps(scores, indent=2, ensure_ascii=False) + "\n"


def published(scores: str) -> Any:
    """The scores as they would be told now: earlier releases gave an interval to draws that all agree, and a p-value
    to comparisons without data."""
    return json.loads(scores, object_hook=_as_now)


def _as_now(told: Flat) -> Flat:
    if _has_no_width(told):
        return told | _UNBOUNDED
    difference = told.get("difference")
    is_of_nothing = "p_holm" in told and isinstance(difference, dict) and difference.get("value") is None
    return told | _UNTESTED if is_of_nothing else told


def _has_no_width(told: Flat) -> bool:
    return told.get("low") is not None and told["low"] == told.get("high")


def opened(place: Path) -> Path | zipfile.Path:
    """Where the files are: the folder itself, or the one inside a downloaded archive."""
    if not place.is_file():
        return place
    packed = zipfile.Path(place)
    return next((inside for inside in packed.iterdir() if (inside / RECIPE).exists()), packed)


def scored_folder(folder: Path | zipfile.Path) -> dict[str, Any]:
    """Computes the figures from `series.yaml`, `matches.ndjson` and `seats.ndjson` alone. Raises OSError, ValueError
    and BadSeries."""
    file = series_file.read((folder / RECIPE).read_text(encoding="utf-8"))
    seats: dict[int, list[Flat]] = {}
    for seat in _read(folder / "seats.ndjson"):
        seats.setdefault(seat["number"], []).append(seat)
    rows = match_rows.read_all({**row, "seats": seats[row["number"]]} for row in _read(folder / "matches.ndjson"))
    return series_scores.scored(file, rows)


def _published(series: Series) -> Sequence[MatchRow]:
    """The rows of the pairs that count: which others were under way at the decision depends on chance."""
    counted = pair_outcomes.counted(series_orders.file_of(series), series_orders.rows_of(series))
    return sorted((half for pair in counted for half in pair.halves), key=lambda row: row.number)


def _matches(rows: Iterable[MatchRow]) -> list[Flat]:
    return [{name: value for name, value in match_rows.kept(row).items() if name != "seats"} for row in rows]


def _seats(rows: Iterable[MatchRow]) -> list[Flat]:
    return [seat for row in rows for seat in match_rows.kept(row)["seats"]]


def _lines(series: Series, rows: Iterable[MatchRow]) -> Iterator[Flat]:
    played = dict(series.places.values_list("number", "match_id"))
    for row in rows:
        entries = {seat.color: seat.entry for seat in row.seats}
        for line in beliefs.lines(review.review(event_log.read(played[row.number]))):
            told = dataclasses.asdict(line)
            yield {"number": row.number, "entry": entries[line.speaker], **told, "believed": line.is_believed_lie}


def _csv(flat: Sequence[Flat], names: Sequence[str]) -> str:
    """These columns are there even without a row. Each measure of a seat gets two more, its sum and its count."""
    spread = [_spread(row) for row in flat]
    columns = dict.fromkeys([*names, *(name for row in spread for name in row)])
    text = io.StringIO()
    writer = csv.DictWriter(text, list(columns), restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(spread)
    return text.getvalue()


def _spread(row: Flat) -> Flat:
    plain = {name: cells.harmless(value) for name, value in row.items() if name != "measures"}
    for name, (value, n) in sorted(row.get("measures", {}).items()):
        plain |= {name: value, f"{name}_n": n}
    return plain


def _ndjson(flat: Iterable[Flat]) -> str:
    return "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in flat)


def _read(path: Path | zipfile.Path) -> list[Any]:
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]
