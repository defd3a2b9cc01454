"""Batches, their trials, and studies: listed, and one of each."""

from collections.abc import Iterable
from typing import Any, Literal

from django.db.models import QuerySet
from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from django.urls import reverse
from ninja import Query, Router, Schema
from pydantic import Field

from glassbox_site.ground.interface import cursors
from sct import models
from sct.pages.api.trial_shapes import BatchOut, StudyOut, TrialOut
from sct.records import overview
from sct.records.studies import study_orders

router = Router(tags=["self-consistency"])
BATCH_LINKS = {
    "page": "sct-batch", "zip": "sct-zip", "ndjson": "sct-ndjson", "csv": "sct-csv", "eval": "sct-eval",
    "config": "sct-config", "providers": "sct-providers",
}  # fmt: skip


class TrialFilter(Schema):
    agent: str = Field("", max_length=80)
    status: Literal["queued", "running", "complete", "failed", "cancelled"] | None = None


@router.get("/batches/", response=cursors.Page[BatchOut], operation_id="batches", summary="List batches, newest first")
def batches(request: HttpRequest, at: Query[cursors.Cursor]) -> Any:
    return cursors.page(models.Batch.objects.all(), at, batches_told)


@router.get("/batches/{int:batch_id}/", response=BatchOut, operation_id="batch", summary="Get a batch")
def batch(request: HttpRequest, batch_id: int) -> Any:
    return batch_told(get_object_or_404(models.Batch, pk=batch_id))


@router.get(
    "/batches/{int:batch_id}/trials/",
    response=cursors.Page[TrialOut],
    operation_id="trials",
    summary="List the trials of a batch",
)
def trials(request: HttpRequest, batch_id: int, at: Query[cursors.Cursor], wish: Query[TrialFilter]) -> Any:
    found = models.Trial.objects.filter(batch=get_object_or_404(models.Batch, pk=batch_id)).defer("content")
    if wish.agent:
        found = found.filter(agent_name=wish.agent)
    if wish.status:
        found = found.filter(status=wish.status)
    return cursors.page(found, at, lambda kept: [trial_told(each) for each in kept])


@router.get(
    "/batches/{int:batch_id}/trials/{str:agent}/{int:number}/",
    response=TrialOut,
    operation_id="trial",
    summary="Get a trial",
)
def trial(request: HttpRequest, batch_id: int, agent: str, number: int) -> Any:
    found = models.Trial.objects.defer("content")
    return trial_told(get_object_or_404(found, batch=batch_id, agent_name=agent, number=number))


@router.get("/studies/", response=cursors.Page[StudyOut], operation_id="studies", summary="List studies, newest first")
def studies(request: HttpRequest, at: Query[cursors.Cursor]) -> Any:
    found = models.Study.objects.prefetch_related("batches")
    return cursors.page(found, at, _studies_told)


@router.get("/studies/{int:study_id}/", response=StudyOut, operation_id="study", summary="Get a study")
def study(request: HttpRequest, study_id: int) -> Any:
    return study_told(get_object_or_404(models.Study, pk=study_id))


def batch_told(found: models.Batch) -> dict[str, Any]:
    return batches_told(models.Batch.objects.filter(pk=found.pk))[0]


def batches_told(found: "QuerySet[models.Batch]") -> list[dict[str, Any]]:
    return [_batch(row) for row in overview.of(found, with_headlines=False)]


def _batch(row: overview.Overview) -> dict[str, Any]:
    kept = row.batch
    return {
        "id": kept.pk,
        "name": str(kept),
        "state": row.state.code,
        "study": kept.study_id,
        "trials": {status.value: row.counts.of(status) for status in models.Trial.Status},
        "agents": [agent.name for agent in row.settings.agents] if row.settings else [],
        "cost": row.cost,
        "calls": row.calls,
        "tokens_estimated": row.spend.estimated,
        "workers": row.workers,
        "halted_because": kept.halted_because,
        "created_at": kept.created_at,
        "ended_at": kept.ended_at,
        "links": {name: reverse(view, args=[kept.pk]) for name, view in BATCH_LINKS.items()},
    }


def trial_told(found: models.Trial) -> dict[str, Any]:
    place = [found.batch_id, found.agent_name, found.number]
    return {
        "agent": found.agent_name,
        "number": found.number,
        "status": found.status,
        "attempt": found.attempt,
        "error": found.error,
        "outcome": (found.evaluation or {}).get("outcome"),
        "started_at": found.started_at,
        "finished_at": found.finished_at,
        "links": {"page": reverse("sct-trial", args=place), "json": reverse("sct-trial-json", args=place)},
    }


def _studies_told(kept: Iterable[models.Study]) -> list[dict[str, Any]]:
    studies = list(kept)
    counted = study_orders.counts_of_each(studies)
    return [study_told(each, counted) for each in studies]


def study_told(found: models.Study, counted: study_orders.Counted | None = None) -> dict[str, Any]:
    members = list(found.batches.all())
    known = study_orders.counts_of_each([found]) if counted is None else counted
    return {
        "id": found.pk,
        "name": found.name,
        "state": study_orders.state(members, study_orders.counts(members, known), known).code,
        "batches": [each.pk for each in members],
        "created_at": found.created_at,
        "links": {
            "page": reverse("sct-study", args=[found.pk]), "zip": reverse("sct-study-zip", args=[found.pk]),
        },
    }  # fmt: skip
