"""The trail, to be read: nobody adds to it, changes it or takes anything away."""

from django.contrib import admin
from django.http import HttpRequest

from personas.models import Deed


@admin.register(Deed)
class DeedAdmin(admin.ModelAdmin):
    list_display = ("done_at", "name", "verb", "what", "note")
    list_filter = ("verb", "kind", "done_at")
    search_fields = ("name", "what", "=number", "note")
    date_hierarchy = "done_at"
    exclude = ("address",)
    actions = None

    def has_add_permission(self, _request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, _request: HttpRequest, _obj: object = None) -> bool:
        return False

    def has_delete_permission(self, _request: HttpRequest, _obj: object = None) -> bool:
        return False
