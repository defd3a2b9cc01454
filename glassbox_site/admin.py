"""People in the admin: their role is their group; a password given to them is for one use."""

from typing import Any

from django.contrib import admin
from django.contrib.auth.admin import GroupAdmin, UserAdmin
from django.contrib.auth.models import Group
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from glassbox_site.models import User
from personas.admin import fields

admin.site.site_header = _("The Glass Box League")
admin.site.site_title = _("Glass Box admin")
admin.site.index_title = _("Configuration")


admin.site.unregister(Group)


@admin.register(Group)
class RoleAdmin(fields.Plain, GroupAdmin):
    fieldsets = ((None, {"fields": ("name",)}), (_("What it may do"), {"fields": ("permissions",)}))


@admin.register(User)
class PersonAdmin(fields.Plain, UserAdmin):
    list_display = ("username", "role", "is_active", "last_login")
    list_filter = ("groups", "is_active")
    fieldsets = (
        (None, {"fields": ("username", "password", "password_is_one_time")}),
        (_("Role"), {"fields": ("is_active", "groups")}),
        (_("About"), {"fields": ("email", "last_login", "date_joined")}),
    )

    readonly_fields = ("last_login", "date_joined")

    @admin.display(description=_("role"))
    def role(self, person: User) -> str:
        if person.is_superuser:
            return "admin (owner)"
        return ", ".join(group.name for group in person.groups.all()) or "spectator"

    def get_queryset(self, request: HttpRequest) -> Any:
        return super().get_queryset(request).prefetch_related("groups")

    def save_model(self, request: HttpRequest, person: User, form: Any, change: bool) -> None:
        """Whoever makes an account knows its first password; its owner has to replace it."""
        if not change:
            person.password_is_one_time = True
        super().save_model(request, person, form, change)
