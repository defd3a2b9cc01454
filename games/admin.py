"""Matches in the admin: view, pause, resume and raise budgets. Nothing that was logged can be edited."""

from typing import Any

from django.contrib import admin, messages
from django.contrib.admin import actions as djangos
from django.db import transaction
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.booking import matches
from games.experiments.series import series_acts
from games.log import exchanges
from games.models import Exchange, Match, Season, Seat, Series
from games.models.match import OVER, Status
from glassbox_site.ground.acting import acts
from personas.admin import acting, discreet, fields, filters, kept

PAYABLE = ("budget_dollars", "budget_tokens")


@admin.register(Season)
class SeasonAdmin(fields.Plain, admin.ModelAdmin):
    form = discreet.DiscreetForm
    list_display = ("name", "begins_at", "ends_at")


class SeatInline(kept.Rows):
    model = Seat
    fields = ("color", "name", "persona_key", "temperament", "model", "role", "has_won")

    def get_queryset(self, request: HttpRequest) -> Any:
        return super().get_queryset(request).select_related("match", "model")


@admin.register(Match)
class MatchAdmin(kept.Guarded, filters.ByDate):
    form = discreet.DiscreetForm
    list_display = ("__str__", "standing", "season", "winner", "end_reason", "head", "is_exhibition", "created_at")
    list_filter = ("status", "is_exhibition", "winner", "season")
    list_select_related = ("season",)
    search_fields = ("=pk", "seats__name", "seats__persona_key")
    date_hierarchy = "created_at"
    inlines = (SeatInline,)
    actions = ("pause", "resume", "delete_selected")
    fields = (
        "status", "reason", "season", *PAYABLE, "seed", "rules", "pace", "memory_on", "clerk", "caster",
        "is_exhibition", "rerun_of", "ordered_by", "created_at", "start_at", "started_at", "ended_at", "head", "winner",
        "end_reason",
    )  # fmt: skip

    @admin.display(description=_("status"), ordering="status")
    def standing(self, match: Match) -> str:
        """As the pages call it."""
        return gettext("On air") if match.status == Status.RUNNING else match.get_status_display()

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, match: Match | None = None) -> bool:
        """Only finished or aborted matches outside a series: the figures of a series need all its matches."""
        can_go = match is None or (match.status in OVER and not hasattr(match, "series_place"))
        return super().has_delete_permission(request, match) and can_go

    def get_deleted_objects(self, objs: Any, request: HttpRequest) -> tuple[Any, Any, set[str], list[str]]:
        """Exchanges are deleted with their match, although nobody has permission to delete them directly. The matches
        are locked first: no fork is ordered of one that was found to have none."""
        list(Match.objects.select_for_update().filter(pk__in=[match.pk for match in objs]).order_by("pk"))
        shown, counts, needed, protected = super().get_deleted_objects(objs, request)
        return shown, counts, needed - {str(Exchange._meta.verbose_name)}, protected

    def get_readonly_fields(self, request: HttpRequest, match: Match | None = None) -> tuple[str, ...]:
        """Budgets can be changed only until the match is over."""
        payable = PAYABLE if match is None or match.status not in OVER else ()
        return tuple(name for name in self.fields if name not in (*payable, "season"))

    def save_model(self, request: HttpRequest, obj: Match, form: Any, change: bool) -> None:
        """Saves only the changed fields: the match's worker may have updated its progress in the meantime."""
        if "season" in form.changed_data:
            obj.save(update_fields=["season"])
        if set(PAYABLE) & set(form.changed_data):
            self._grant(request, obj)

    def _grant(self, request: HttpRequest, match: Match) -> None:
        limits = {name: getattr(match, name) for name in PAYABLE}
        try:
            matches.grant(match.pk, **limits, by_id=request.user.pk)
        except acts.NotPossible as refusal:  # over since the page was opened
            self.message_user(request, str(refusal), messages.WARNING)

    @admin.action(  # Django sets the words on the function
        permissions=("delete",),
        description=djangos.delete_selected.short_description,  # type: ignore[attr-defined]
    )
    def delete_selected(self, request: HttpRequest, chosen: "QuerySet[Match]") -> Any:
        with transaction.atomic():
            return djangos.delete_selected(self, request, chosen)

    @admin.action(description=_("Pause selected matches"))
    def pause(self, request: HttpRequest, chosen: "QuerySet[Match]") -> None:
        self._do(request, chosen, matches.pause)

    @admin.action(description=_("Resume selected matches"))
    def resume(self, request: HttpRequest, chosen: "QuerySet[Match]") -> None:
        self._do(request, chosen, matches.resume)

    def _do(self, request: HttpRequest, chosen: "QuerySet[Match]", act: acts.Act[Match, Match]) -> None:
        for match in acting.on_each(self, request, act, chosen):
            self.message_user(request, f"{match}: {match.get_status_display()}")


@admin.register(Series)
class SeriesAdmin(kept.Guarded):
    """Series can be viewed, paused and resumed here; everything else is done on the page of the series."""

    list_display = ("__str__", "state", "pairs", "ordered_by", "created_at", "ended_at")
    list_filter = ("state",)
    list_select_related = ("ordered_by",)
    search_fields = ("=pk", "name")
    actions = ("pause", "resume")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, series: Series | None = None) -> bool:
        return False

    def get_readonly_fields(self, request: HttpRequest, series: Series | None = None) -> tuple[str, ...]:
        return tuple(field.name for field in Series._meta.fields if field.name != "id")

    @admin.action(description=_("Pause selected series"))
    def pause(self, request: HttpRequest, chosen: "QuerySet[Series]") -> None:
        self._do(request, chosen, series_acts.pause)

    @admin.action(description=_("Resume selected series"))
    def resume(self, request: HttpRequest, chosen: "QuerySet[Series]") -> None:
        self._do(request, chosen, series_acts.resume)

    def _do(self, request: HttpRequest, chosen: "QuerySet[Series]", act: acts.Act[Series, None]) -> None:
        for series in acting.on_each(self, request, act, chosen):
            self.message_user(request, f"{series}: {series.get_state_display()}")


@admin.register(Exchange)
class ExchangeAdmin(kept.Kept, admin.ModelAdmin):
    """What models were asked and answered. "View on site" shows the words, which can be dropped but never edited."""

    list_display = (
        "__str__",
        "state",
        "model",
        "tokens_in",
        "tokens_cached",
        "tokens_cache_written",
        "tokens_out",
        "tokens_estimated",
        "cost",
        "seconds",
        "calls",
    )
    list_filter = (("state", filters.LateValues), ("model", filters.LateValues), "recorded_at")
    list_select_related = ("answer",)
    ordering = ("-pk",)
    show_full_result_count = False
    search_fields = ("=answer__match__pk",)
    exclude = ("words",)
    actions = ("forget",)

    def get_queryset(self, request: HttpRequest) -> Any:
        return super().get_queryset(request).defer("words")

    def has_prune_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("games.change_exchange")

    @admin.action(description=_("Delete the words of selected exchanges"), permissions=["prune"])
    def forget(self, request: HttpRequest, chosen: "QuerySet[Exchange]") -> HttpResponse | None:
        """Shows a confirmation page first, and drops the words when it is confirmed."""
        if "confirmed" not in request.POST:
            page = {
                **self.admin_site.each_context(request),
                "title": _("Delete the words of selected exchanges"),
                "opts": self.opts,
                "keys": list(chosen.values_list("pk", flat=True)),
            }
            return TemplateResponse(request, "admin/games/forget.html", page)
        forgotten = exchanges.forget(chosen, by_id=request.user.pk)
        self.message_user(request, _("The words of %(count)d exchanges are gone.") % {"count": forgotten})
        return None
