"""The trail, to be read: nobody adds to it, changes it or takes anything away."""

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
