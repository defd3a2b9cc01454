"""A study's figures from its files alone, as they were downloaded or as the command left them."""

from pathlib import Path
from typing import Any

from glassbox_site.ground.problems import Problem
from sct.kernel import results
from sct.kernel.judging import evaluator
from sct.records.figures import measures
from sct.records.studies import study_file, study_orders, study_plan, study_scores
from sct.settings import config_reading, providers


def scores(folder: Path) -> dict[str, Any]:
    """Raises BadConfig if study.yaml or providers.yaml is missing or cannot be read."""
    try:
        known = providers.read((folder / "providers.yaml").read_text(encoding="utf-8"))
        file = study_file.read((folder / "study.yaml").read_text(encoding="utf-8"), known)
    except (OSError, UnicodeDecodeError) as problem:
        raise config_reading.BadConfig([Problem(code=str(problem))]) from problem
    entries = {name: provider.model_dump(mode="json") for name, provider in known.items()}
    found = {planned.key: _evaluated(folder / planned.key) for planned in study_plan.plan(file, entries)}
    return study_scores.scored(file, found, study_orders.served(list(entries.values())))


def _evaluated(folder: Path) -> dict[str, dict[int, measures.Evaluation]]:
    """The evaluations of complete files, by agent and number; computed anew, not those in the files."""
    found: dict[str, dict[int, measures.Evaluation]] = {}
    for path in sorted(folder.glob("*/*.json")):
        data = results.read(path) if path.stem.isdecimal() else None
        if data is not None and results.is_complete(data):
            found.setdefault(path.parent.name, {})[int(path.stem)] = evaluator.SCTEvaluator().evaluate_trial(data)
    return found
