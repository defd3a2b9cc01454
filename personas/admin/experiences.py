"""What personas lived through, read-only: nothing here can be added, changed or deleted."""

from typing import Any

from django.contrib import admin
from django.utils.translation import gettext_lazy as _

from personas.admin import kept
from personas.models import Experience


@admin.register(Experience)
class ExperienceAdmin(kept.Kept, admin.ModelAdmin):
    list_display = ("persona_key", "match_id", "seat", "role", "won", "noted", "written_at")
    list_filter = ("role", "won", "written_at")
    search_fields = ("persona_key", "match_id")
    actions = None

    @admin.display(description=_("lessons"))
    def noted(self, experience: Any) -> int:
        return len(experience.lessons)
