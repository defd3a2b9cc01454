"""Other processes that share this test's database and Redis."""

import os

from django.conf import settings
from django.db import connection


def environment() -> dict[str, str]:
    return os.environ | {
        "DATABASE_URL": _database(),
        "DJANGO_SETTINGS_MODULE": "glassbox_site.settings",
        "GLASSBOX_VAR": str(settings.VAR),
        "REDIS_URL": settings.REDIS_URL,
    }


def _database() -> str:
    """The address of the test database, whose name differs from the one in the settings."""
    name = connection.settings_dict["NAME"]
    if connection.vendor == "sqlite":
        return f"sqlite:///{name}"
    return f"{os.environ['DATABASE_URL'].rsplit('/', 1)[0]}/{name}"
