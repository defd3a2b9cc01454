"""The field of the form that a problem belongs to, by the path to its value."""

from dataclasses import dataclass

from glassbox_site.ground.problems import Path, Problem
from sct.pages.forms import fields
from sct.settings.config_reading import DICTIONARY

BATCH: dict[Path, str] = {
    ("game",): "game",
    ("num_trials",): "num_trials",
    ("results_dir",): "name",
    ("providers",): "main",
    ("providers", "main"): "main",
    ("providers", "concurrency"): "concurrency",
    ("budget", "dollars"): "budget_dollars",
    ("budget", "tokens"): "budget_tokens",
    ("sct", "stateless_candidates", "method"): "method",
    ("sct", "stateless_candidates", "llm", "provider"): "llm_provider",
    ("sct", "stateless_candidates", "llm", "max_n"): "llm_max_n",
    DICTIONARY: "dictionary_path",
}
AGENT: dict[str | int, str] = {
    "name": "name",
    "strategy": "strategy",
    "main_llm_provider": "responder",
    "llm_provider": "responder",
    "responder_llm_provider": "responder",
    "updater_llm_provider": "updater",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A field of the batch, or if `row` is given, of that agent's row."""

    field: str
    row: int | None = None


def place(problem: Problem) -> Place | None:
    """None if the problem is about the whole, or about a setting that the form does not have."""
    match problem.path:
        case ("agents", int(row), _kind, key):
            return Place(row=row, field=AGENT.get(key, "kind"))
        case ("agents", int(row), *_kind):
            return Place(row=row, field="kind")
        case ("sct", str(name)) if name in fields.BatchForm.base_fields:
            return Place(field=name)
        case path:
            return Place(field=BATCH[path]) if path in BATCH else None
