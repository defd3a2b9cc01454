"""What is looked at in the admin and never touched."""

from django.contrib import admin
from django.http import HttpRequest


class Kept:
    """Nobody adds, changes or deletes here."""

    def has_add_permission(self, _request: HttpRequest, _obj: object = None) -> bool:
        return False

    def has_change_permission(self, _request: HttpRequest, _obj: object = None) -> bool:
        return False

    def has_delete_permission(self, _request: HttpRequest, _obj: object = None) -> bool:
        return False


class Rows(Kept, admin.TabularInline):
    """What belongs to a page, as a table of its own."""

    template = "admin/kept_rows.html"
    extra = 0
