"""Admin classes for rows that are looked at and never changed."""

from typing import Any

from django.contrib import admin
from django.contrib.admin.utils import NestedObjects
from django.db import router
from django.db.models import Model
from django.http import HttpRequest


class Kept:
    """Nobody adds, changes or deletes here."""

    def has_add_permission(self, _request: HttpRequest, _obj: object = None) -> bool:
        return False

    def has_change_permission(self, _request: HttpRequest, _obj: object = None) -> bool:
        return False

    def has_delete_permission(self, _request: HttpRequest, _obj: object = None) -> bool:
        return False


class Guarded(admin.ModelAdmin):
    """Says of rows that must stay that they do, where Django would say that a permission is missing."""

    def get_deleted_objects(self, objs: Any, request: HttpRequest) -> tuple[Any, Any, set[str], list[str]]:
        shown, counts, needed, protected = super().get_deleted_objects(objs, request)
        found = NestedObjects(using=router.db_for_write(self.model), origin=objs)
        found.collect(objs)
        among = [row for rows in found.model_objs.values() for row in rows if self._stays(row, request)]
        in_the_way = [row for row in found.protected if self._stays(row, request)]
        needed -= {str(row._meta.verbose_name) for row in (*among, *in_the_way)}
        return shown, counts, needed, [*protected, *map(str, among)]

    def _stays(self, row: Model, request: HttpRequest) -> bool:
        if not self.admin_site.is_registered(type(row)):
            return False
        desk = self.admin_site.get_model_admin(type(row))
        return desk.has_delete_permission(request) and not desk.has_delete_permission(request, row)


class Rows(Kept, admin.TabularInline):
    """Related rows on a page, as a read-only table."""

    template = "admin/kept_rows.html"
    extra = 0
