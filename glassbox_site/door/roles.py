"""Who may do what: spectators watch, operators start and stop work, admins configure everything.

Whoever is not signed in is a spectator. A migration makes the groups. Their permissions are granted anew after every
migration, so that models of later releases are covered without a line here. Being "staff", which opens Django's admin
and the queues' dashboard, is never set by hand: it follows from being an admin.
"""

from collections.abc import Set
from typing import Any

from django.apps import apps as installed_apps
from django.apps.registry import Apps
from django.contrib.auth import get_user_model
from django.contrib.auth.management import create_permissions
from django.contrib.auth.models import Group, Permission
from django.db.models import Q
from django.db.models.signals import m2m_changed, post_delete, post_migrate, post_save

SPECTATOR = "spectator"
OPERATOR = "operator"
ADMIN = "admin"
FOLLOWED = ("is_staff", "is_superuser")


def connect() -> None:
    people = get_user_model()
    post_migrate.connect(make_roles, sender=installed_apps.get_app_config("glassbox_site"))
    post_save.connect(let_staff_follow_role, sender=people)
    m2m_changed.connect(let_staff_follow_role, sender=people.groups.through)
    post_delete.connect(let_staff_follow_role, sender=Group)


def make_roles(*, apps: Apps = installed_apps, **_signal: object) -> None:
    try:
        apps.get_model("glassbox_site", "User")
    except LookupError:
        return  # migrated back to a state without users
    for app in installed_apps.get_app_configs():
        create_permissions(app, verbosity=0)
    granted = {
        SPECTATOR: Permission.objects.none(),
        OPERATOR: Permission.objects.filter(content_type__app_label="glassbox_site", codename="operate"),
        ADMIN: Permission.objects.all(),
    }
    for name, permissions in granted.items():
        Group.objects.get_or_create(name=name)[0].permissions.set(permissions)


def let_staff_follow_role(*, update_fields: Set[str] | None = None, action: str = "", **_signal: Any) -> None:
    """Skips saves that did not write the flags, as at each sign-in, and signals sent before a role changes."""
    if action.startswith("pre_") or (update_fields is not None and update_fields.isdisjoint(FOLLOWED)):
        return
    people = get_user_model().objects
    admins = people.filter(Q(is_superuser=True) | Q(groups__name=ADMIN)).values("pk")
    people.filter(pk__in=admins, is_staff=False).update(is_staff=True)
    people.filter(is_staff=True).exclude(pk__in=admins).update(is_staff=False)
