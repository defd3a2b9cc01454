"""Downloads of a study: the files to make it again, its figures as tables, and trial files in a folder per batch."""

import csv
import io
import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

import yaml

from glassbox_site.ground.plain import cells
from sct import models
from sct.exports import archive, finished_files
from sct.records.reports import flat
from sct.records.studies import study_orders, study_scores

SOURCES = ("study.yaml", "providers.yaml")
TABLES = ("cells", "comparisons", "comparisons_lenient")


def pieces(study: models.Study) -> Iterator[bytes]:
    yield from archive.zipped(entries(study))


def sources(study: models.Study) -> dict[str, bytes]:
    """The files to make the study again."""
    listed = yaml.safe_dump(study.providers, allow_unicode=True, sort_keys=False)
    return dict(zip(SOURCES, (study.text.encode(), listed.encode()), strict=True))


def tables(study: models.Study) -> dict[str, bytes]:
    """All files of the study except those of trials."""
    return _tables(study, study_orders.evaluations(study))


def _tables(study: models.Study, found: study_scores.Evaluations) -> dict[str, bytes]:
    scores = study_orders.scores_of(study, found)
    lines = {name: scores[name] for name in TABLES}
    any_comparison = study_scores.comparison_of_any(study_orders.file_of(study))
    return {
        **sources(study),
        "scores.json": written(scores),
        **{f"{name}.csv": _csv(rows, named=rows or [any_comparison]) for name, rows in lines.items()},
        **{f"{name}.ndjson": b"".join(_line(row) for row in rows) for name, rows in lines.items()},
    }


def written(scores: Mapping[str, Any]) -> bytes:
    return json.dumps(scores, ensure_ascii=False, indent=1).encode() + b"\n"


def entries(study: models.Study) -> Iterator[tuple[str, bytes, datetime]]:
    """All files of the study, with exactly the trials that the figures count, without any that ended since."""
    found = study_orders.evaluations(study)
    for name, content in _tables(study, found).items():
        yield f"study/{name}", content, study.created_at
    for batch in study_orders.batches_of(study):
        counted = found.get(batch.place, {})
        for file in finished_files.complete(batch):
            if file.number not in counted.get(file.agent_name, {}):
                continue
            name = f"study/{batch.place}/{file.agent_name}/{file.number}.json"
            yield name, file.content, file.finished_at or study.created_at


def _line(row: Mapping[str, Any]) -> bytes:
    return json.dumps(row, ensure_ascii=False).encode() + b"\n"


def _csv(rows: Sequence[Mapping[str, Any]], named: Sequence[Mapping[str, Any]]) -> bytes:
    """The columns are those of `named`, which are the rows unless there is none."""
    told = [dict(flat.pairs(row)) for row in rows]
    columns = list(dict.fromkeys(name for row in named for name, _ in flat.pairs(row)))
    none = {name: 0 for name in columns if name.startswith("outcomes.")}  # an outcome that a cell never had
    page = io.StringIO()
    table = csv.DictWriter(page, columns)
    table.writeheader()
    table.writerows({name: cells.harmless(value) for name, value in (none | row).items()} for row in told)
    return page.getvalue().encode()
