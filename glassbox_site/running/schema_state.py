"""Whether the database belongs to this release. An older one is migrated, a newer one is not touched."""

import logging

from django.core.management.base import CommandError
from django.db import DEFAULT_DB_ALIAS, Error, connections
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.loader import MigrationLoader
from django.utils.translation import gettext as _

CANNOT_RUN = 2

logger = logging.getLogger("glassbox_site")


def pending_migrations() -> list[str]:
    executor = MigrationExecutor(connections[DEFAULT_DB_ALIAS])
    plan = executor.migration_plan(executor.loader.graph.leaf_nodes())
    return [f"{migration.app_label}.{migration.name}" for migration, _backwards in plan]


def unknown_migrations() -> list[str]:
    """Applied migrations of our apps that this release does not know."""
    loader = MigrationLoader(connections[DEFAULT_DB_ALIAS])
    known = {*loader.disk_migrations, *loader.replacements}
    done = loader.applied_migrations
    return sorted(f"{app}.{name}" for app, name in done if app in loader.migrated_apps and (app, name) not in known)


def told(unknown: list[str]) -> str:
    later = _(
        "The database was changed by a later release, which this one would damage: %(migrations)s. Start that release,"
        " or restore a backup from before it."
    )
    return later % {"migrations": ", ".join(unknown)}


class LaterRelease(Exception):
    """Raised when the database belongs to a later release; the message says what helps."""


def refuse_later() -> None:
    """Raises `LaterRelease`, or Django's `Error` if the database does not answer."""
    if unknown := unknown_migrations():
        raise LaterRelease(told(unknown))


def refuse_to_work_for_later() -> None:
    """For commands that write. Raises CommandError for a later release. They wait for a database that is away."""
    try:
        refuse_later()
    except LaterRelease as later:
        raise CommandError(str(later), returncode=CANNOT_RUN) from None
    except Error as absence:
        logger.warning("the database does not answer yet (%s)", type(absence).__name__)
