"""What personas lived through, to be looked at: nothing here can be added, changed or deleted."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from personas.models import Experience


@admin.register(Experience)
class ExperienceAdmin(admin.ModelAdmin):
    list_display = ("persona_key", "match_id", "seat", "role", "won", "noted", "written_at")
    list_filter = ("role", "won", "written_at")
    search_fields = ("persona_key", "match_id")
    actions = None

    @admin.display(description=_("lessons"))
    def noted(self, experience: Any) -> int:
        return len(experience.lessons)

    def has_add_permission(self, _request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, _request: HttpRequest, _obj: object = None) -> bool:
        return False

    def has_delete_permission(self, _request: HttpRequest, _obj: object = None) -> bool:
        return False
