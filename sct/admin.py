"""Batches in the admin: viewed, paused, resumed, and given a budget. Their results cannot be edited."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from personas.admin import acting, discreet, filters, kept
from sct import models
from sct.pages.views import starts
from sct.records import batch_acts

PAYABLE = ("budget_dollars", "budget_tokens")


@admin.register(models.Batch)
class BatchAdmin(filters.ByDate):
    form = discreet.DiscreetForm
    list_display = ("__str__", "wish", "halted_because", *PAYABLE, "created_at")
    list_filter = ("wish", "created_at")
    search_fields = ("=pk", "name", "config_text")
    date_hierarchy = "created_at"
    actions = ("pause", "resume")
    fields = (
        "name", "wish", "halted_because", *PAYABLE, "config_text", "providers", "results_dir", "token", "created_at",
    )  # fmt: skip
    readonly_fields = tuple(name for name in fields if name not in PAYABLE)

    def has_add_permission(self, _request: HttpRequest) -> bool:
        return False

    def has_delete_permission(self, _request: HttpRequest, _batch: models.Batch | None = None) -> bool:
        return False

    def save_model(self, request: HttpRequest, batch: models.Batch, form: Any, _change: bool) -> None:
        """Saves only the budget, so as not to overwrite what workers have written to the row meanwhile."""
        if form.has_changed():
            dollars, tokens = batch.budget_dollars, batch.budget_tokens
            batch_acts.grant(batch, dollars=dollars, tokens=tokens, by_id=request.user.pk)

    @admin.action(description=_("Pause selected batches"))
    def pause(self, request: HttpRequest, chosen: "QuerySet[models.Batch]") -> None:
        acting.on_each(self, request, batch_acts.pause, chosen)

    @admin.action(description=_("Resume selected batches"))
    def resume(self, request: HttpRequest, chosen: "QuerySet[models.Batch]") -> None:
        for batch in acting.on_each(self, request, batch_acts.resume, chosen):
            starts.begin(request, batch)


@admin.register(models.Trial)
class TrialAdmin(kept.Kept, admin.ModelAdmin):
    actions = None
    show_full_result_count = False
    list_display = ("batch", "agent_name", "number", "status", "attempt", "started_at", "finished_at")
    list_filter = ("status", "agent_name")
    ordering = ("-pk",)
    list_select_related = ("batch",)
    search_fields = ("=batch__pk", "batch__name", "agent_name", "error")

    def get_queryset(self, request: HttpRequest) -> "QuerySet[models.Trial]":
        """Defers files and evaluations, which are large and not in any list."""
        return super().get_queryset(request).defer("content", "evaluation")


@admin.register(models.Attempt)
class AttemptAdmin(kept.Kept, admin.ModelAdmin):
    actions = None
    list_display = ("trial", "number", "error", "finished_at")
    list_select_related = ("trial",)
    search_fields = ("=trial__batch__pk", "trial__agent_name", "error")

    def get_queryset(self, request: HttpRequest) -> "QuerySet[models.Attempt]":
        return super().get_queryset(request).defer("content", "trial__content", "trial__evaluation")


@admin.register(models.Call)
class CallAdmin(kept.Kept, admin.ModelAdmin):
    """The journal; what was said is in the trial's file and on its page."""

    actions = None
    show_full_result_count = False
    list_display = (
        "trial",
        "phase",
        "provider",
        "is_answer",
        "tokens_in",
        "tokens_out",
        "tokens_estimated",
        "cost",
        "returned_at",
    )
    list_filter = ("is_answer", ("phase", filters.LateValues))
    list_select_related = ("trial",)
    search_fields = ("=trial__batch__pk", "trial__agent_name", "provider")

    def get_queryset(self, request: HttpRequest) -> "QuerySet[models.Call]":
        return super().get_queryset(request).defer("outcome", "trial__content", "trial__evaluation")
