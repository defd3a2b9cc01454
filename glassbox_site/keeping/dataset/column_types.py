"""The types of the data set's columns, for files that declare them. They depend on the name alone: no two tables use
one name for different things."""

from collections.abc import Mapping
from typing import Any

from glassbox_site.pages import data_fields

NUMBERS = (
    "after_entry", "attempt", "batch", "chance", "checkable_claims", "claimed_round", "claimed_since", "claimed_until",
    "edition", "entries", "entry", "fork_turn", "lies", "listeners", "match", "meeting", "place", "reader",
    "refuting_entry", "seed", "tick", "tokens_cache_written", "tokens_cached", "tokens_estimated", "tokens_in",
    "tokens_out", "trial",
)  # fmt: skip
MEASURES = ("moved", "onto_speaker", "seconds", "temperature")
FLAGS = ("claimed_seen", "claimed_whole", "has_won", "is_agent", "is_person", "is_secret", "parsed")
TIMES = ("ended_at", "started_at")
AS_JSON = ("conduct", "measures", "rules")
"""Objects whose keys differ from row to row: in files with typed columns they are JSON text."""
LISTS = {"candidates": "text", "models": "text", "perceived": "text", "span": "number"}
RECORDS = {
    "evaluation": {"name": "text", "value": "text"},
    "interaction_log": {"text": "text", "memory": "text"},
    "prompt": {"role": "text", "text": "text"},
    "suspicions": {"color": "text", "percent": "number"},
}
"""Columns that are lists of such records."""
ONE_RECORD = {"result": {"winner": "text", "reason": "text"}}
Kind = str | list[Any] | dict[str, Any]


def of(table: str) -> Mapping[str, Kind]:
    return {name: _kind(name) for name in data_fields.FIELDS[table]}


def _kind(name: str) -> Kind:
    if name in LISTS:
        return [LISTS[name]]
    if name in RECORDS:
        return [RECORDS[name]]
    if name in ONE_RECORD:
        return dict(ONE_RECORD[name])
    kinds = {"number": NUMBERS, "measure": MEASURES, "flag": FLAGS, "time": TIMES, "json": AS_JSON}
    return next((kind for kind, names in kinds.items() if name in names), "text")
