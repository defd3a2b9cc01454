"""The list of batches and its filters."""

import uuid
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from glassbox_site.ground import operators
from sct import models
from sct.records import overview, standing
from sct.records.figures import outcomes

A_PAGE = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """The filters in the query; empty ones do not filter."""

    state: str = ""
    agent: str = ""
    model: str = ""

    @property
    def are_narrow(self) -> bool:
        return bool(self.state or self.agent or self.model)


@require_safe
def batches(request: HttpRequest) -> HttpResponse:
    asked = Wishes(**{name: request.GET.get(name, "") for name in ("state", "agent", "model")})
    models_of = {pk: _models(entries) for pk, entries in models.Batch.objects.values_list("pk", "providers")}
    found = models.Batch.objects.order_by("-pk")
    if asked.are_narrow:
        found = found.filter(pk__in=_matching(asked, models_of))
    page = Paginator(found.values_list("pk", flat=True), A_PAGE).get_page(request.GET.get("page"))
    shown = models.Batch.objects.filter(pk__in=list(page.object_list)).order_by("-pk")
    context: dict[str, object] = {
        "page": page,
        "rows": overview.of(overview.with_newest(shown)),
        "asked": asked,
        "states": standing.STATES,
        "agents": models.Trial.objects.order_by("agent_name").values_list("agent_name", flat=True).distinct(),
        "models": sorted({name for names in models_of.values() for name in names}),
        "may_operate": operators.is_one(request),
        "legend": outcomes.ALL,
        "token": uuid.uuid4().hex,
    }
    return render(request, "sct/batches/batches.html", context)


def _matching(asked: Wishes, models_of: dict[int, set[str]]) -> Iterable[int]:
    keys = {pk for pk, names in models_of.items() if not asked.model or asked.model in names}
    if asked.agent:
        its = models.Trial.objects.filter(agent_name=asked.agent).order_by()
        keys &= set(its.values_list("batch_id", flat=True).distinct())
    if asked.state:
        wishes = dict(models.Batch.objects.values_list("pk", "wish"))
        counts = standing.counted()
        keys = {key for key in keys if key in counts and standing.state(wishes[key], counts[key]).code == asked.state}
    return keys


def _models(entries: list[dict[str, Any]]) -> set[str]:
    """The names of a batch's models; a scripted host, which has none, is listed under its own name."""
    return {entry.get("model_name") or entry["name"] for entry in entries}
