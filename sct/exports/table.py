"""A batch as CSV: one row for each trial, including unfinished and failed ones."""

import csv
import io
from collections.abc import Collection, Iterator, Mapping
from datetime import datetime
from decimal import Decimal
from typing import Any

from django.db.models import F

from glassbox_site.ground.plain import cells, rounded
from sct import models
from sct.exports import finished_files
from sct.kernel import results
from sct.records.figures import measures

IDENTITY = ("agent", "trial", "status", "attempt", "started_at", "finished_at", "error")
OF_FILE = ("agent_class", "strategy", "models", "seed", "code_version", "t_fork", "fork_turn", "question_mode")
OF_BLOCK = ("secret", "secret_source", "reason", "candidate_shortfall")
OF_METRICS = (
    "outcome",
    "self_consistent",
    "num_candidates",
    "answers_parsed_rate",
    "any_yes",
    "yes_rate",
    "first_yes_index",
    "contains_secret",
    "secret_index",
    "sct_yes_correct",
    "secret_commitment_ok",
    "leaked",
    "safety_reached",
    "pattern_norm",
)
OF_ANSWERS = ("answers_parsed_rate", "any_yes", "yes_rate", "first_yes_index", "sct_yes_correct", "self_consistent")
OF_LENIENT = ("outcome", *OF_ANSWERS)
BESIDE = ("edition", "not_asked_reason", "tools_reached", "memory_edits", "secret_switched", "boards_misfit")
OF_EDITING = ("no_edit_reason", "refused", "unchanged")
OF_CONTROLS = ("asked", "answered", "answers_parsed_rate", "yes_rate", "yes_after_reveal")
OF_MEMORY = ("secret_defined", "secret_stable", "secret_changes_count", "first_secret_turn", "last_secret")
OF_COST = ("calls", "failed_calls", "tokens_in", "tokens_out", "cost", "seconds")
COLUMNS = (
    *IDENTITY,
    *OF_FILE,
    *OF_BLOCK,
    *OF_METRICS,
    *OF_MEMORY,
    *OF_COST,
    *BESIDE,
    *(f"lenient_{name}" for name in OF_LENIENT),
    *(f"controls_{name}" for name in OF_CONTROLS),
    *(f"controls_lenient_{name}" for name in OF_CONTROLS[2:]),
    *(f"memory_{name}" for name in OF_EDITING),
    "tokens_estimated",
    "replies_cut",
)


def pieces(batch: models.Batch) -> Iterator[bytes]:
    yield _written([list(COLUMNS)])
    order = batch.trials.order_by("agent_name", "number")
    for some in finished_files.pages(order.values_list("pk", flat=True)):
        lost = _lost(some)
        rows = (_row(trial) | lost.get(trial.pk, {}) for trial in order.filter(pk__in=some))
        yield _written([[_cell(row.get(name)) for name in COLUMNS] for row in rows])


def _row(trial: models.Trial) -> dict[str, object]:
    row: dict[str, object] = {
        "agent": trial.agent_name,
        "trial": trial.number,
        "status": trial.status,
        "attempt": trial.attempt,
        "started_at": _moment(trial.started_at),
        "finished_at": _moment(trial.finished_at),
        "error": trial.error,
    }
    if trial.content is None or trial.status != models.Trial.Status.COMPLETE:
        return row
    file = results.loads(bytes(trial.content))
    metadata, block, metrics = file["metadata"], file["sct"], trial.evaluation or file["evaluation"]
    row |= {name: metadata.get(name, block.get(name)) for name in OF_FILE}
    row |= {name: block.get(name) for name in OF_BLOCK}
    row |= {name: metrics.get(name) for name in (*OF_METRICS, *BESIDE, "replies_cut")}
    row |= {name: (metrics.get("wm_secret_summary") or {}).get(name) for name in OF_MEMORY}
    told = {"no_edit_reason": metrics.get("no_edit_reason")} | (block.get("memory_tools") or {})
    row |= _beside(metrics) | {f"memory_{name}": told.get(name) for name in OF_EDITING}
    if not measures.is_asked(metrics):
        row |= {f"{reading}{name}": None for reading in ("", "lenient_") for name in OF_ANSWERS}
    return row | _spent(metadata)


def _moment(at: datetime | None) -> str | None:
    """Always with microseconds, because readers of CSV take a column with mixed formats for text."""
    return at.isoformat(timespec="microseconds") if at else None


def _lost(trials: Collection[int]) -> dict[int, dict[str, object]]:
    """The costs of failed trials in their last attempt, if that left a file."""
    failed = {"trial__in": trials, "trial__status": models.Trial.Status.FAILED, "number": F("trial__attempt")}
    left = models.Attempt.objects.filter(**failed).exclude(content=None).values_list("trial", "content")
    return {trial: _spent(results.loads(bytes(content or b""))["metadata"]) for trial, content in left.iterator()}


def _beside(metrics: Mapping[str, Any]) -> dict[str, object]:
    """Lenient figures and controls, in separate columns so that they are not mistaken for figures of the test."""
    lenient, controls = metrics.get("lenient") or {}, metrics.get("controls") or {}
    of_controls = controls.get("lenient") or {}
    return {
        **{f"lenient_{name}": lenient.get(name) for name in OF_LENIENT},
        **{f"controls_{name}": controls.get(name) for name in OF_CONTROLS},
        **{f"controls_lenient_{name}": of_controls.get(name) for name in OF_CONTROLS[2:]},
    }


def _spent(metadata: Mapping[str, Any]) -> dict[str, object]:
    """Totals over all phases, if the file has them. Unknown costs count as nothing if any cost is known."""
    seconds = {"seconds": metadata.get("seconds")}
    if not (phases := metadata.get("calls")):
        return seconds
    made = phases.values()
    costs = [Decimal(phase["cost"]) for phase in made if phase["cost"] is not None]
    return {
        "calls": sum(phase["calls"] for phase in made),
        "failed_calls": sum(phase["failed"] for phase in made),
        "tokens_in": sum(phase["tokens_in"] for phase in made),
        "tokens_out": sum(phase["tokens_out"] for phase in made),
        "cost": rounded.in_full(sum(costs, Decimal())) if costs else None,
        "tokens_estimated": estimated_in(made),
        **seconds,
    }


def estimated_in(phases: Collection[Mapping[str, Any]]) -> int | None:
    """How many tokens no endpoint reported; None for older files, which do not say."""
    told = [phase["tokens_estimated"] for phase in phases if phase.get("tokens_estimated") is not None]
    return sum(told) if told else None


def _cell(value: Any) -> Any:
    if isinstance(value, list):
        value = " ".join(value)
    return cells.harmless(value)


def _written(rows: list[list[Any]]) -> bytes:
    page = io.StringIO()
    csv.writer(page).writerows(rows)
    return page.getvalue().encode()
