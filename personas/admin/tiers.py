"""Strategy tiers in the admin: edit the words, look through all that were ever used."""

from typing import Any

from django.contrib import admin
from django.db.models import Count, QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from personas.admin import forms, kept, sheet_files
from personas.models import StrategyTier, TierVersion


class Versions(kept.Rows):
    model = TierVersion
    fields = readonly_fields = ("number", "made_at", "made_by", "everyone", "crew", "impostors")
    verbose_name_plural = _("all versions, newest first")


@admin.register(StrategyTier)
class TierAdmin(sheet_files.Sheets):
    form = forms.TierForm
    list_display = ("name", "rank", "versions_count", "personas_count")
    search_fields = ("name", "versions__everyone", "versions__crew", "versions__impostors")
    inlines = (Versions,)
    fieldsets = (
        (None, {"fields": ("name", "rank")}),
        (_("What it tells"), {"fields": ("everyone", "crew", "impostors")}),
    )

    def get_queryset(self, request: HttpRequest) -> QuerySet[StrategyTier]:
        counted = {
            "versions_counted": Count("versions", distinct=True),
            "personas_counted": Count("personas", distinct=True),
        }
        tiers: QuerySet[StrategyTier] = super().get_queryset(request)
        return tiers.annotate(**counted)

    def has_delete_permission(self, _request: HttpRequest, _obj: object = None) -> bool:
        """Never: matches refer to the wordings they used."""
        return False

    @admin.display(description=_("versions"))
    def versions_count(self, tier: Any) -> int:
        count: int = tier.versions_counted
        return count

    @admin.display(description=_("personas"))
    def personas_count(self, tier: Any) -> int:
        count: int = tier.personas_counted
        return count

    def save_model(self, request: HttpRequest, tier: StrategyTier, form: Any, change: bool) -> None:
        super().save_model(request, tier, form, change)
        tier.reword(form.wording, by=request.user.get_username())
