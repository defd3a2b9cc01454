"""The trail, read-only: nobody adds to it, changes it or deletes from it."""

from django.contrib import admin

from personas.admin import filters, kept
from personas.models import Deed


@admin.register(Deed)
class DeedAdmin(kept.Kept, filters.ByDate):
    list_display = ("done_at", "name", "verb", "what", "note")
    list_filter = ("verb", "kind", "done_at")
    search_fields = ("name", "what", "=number", "note")
    date_hierarchy = "done_at"
    exclude = ("address",)
    actions = None
