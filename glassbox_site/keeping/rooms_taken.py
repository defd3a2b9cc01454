"""Disk usage of the database and of each folder of the data folder."""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from django.conf import settings
from django.db import DEFAULT_DB_ALIAS, connections
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from glassbox_site.keeping import databases

ABOUT: Mapping[str, tuple[Promise | str, Promise | str]] = {
    "backups": (gettext_lazy("Backups"), gettext_lazy("Written by `backup`; yours to delete.")),
    "cards": (gettext_lazy("Pictures of moments"), gettext_lazy("The latest 2,000; drawn again when somebody asks.")),
    "exports": (gettext_lazy("Exports"), gettext_lazy("Written by `export_matches`; yours to delete.")),
    "log": (gettext_lazy("Log"), gettext_lazy("Six files of 10 MB, rotated.")),
    "redis": ("Redis", gettext_lazy("Queues and copies; rebuilt from the database.")),
    "sct": (gettext_lazy("Trial files"), gettext_lazy("Written beside the database, for those who read files.")),
    "static": (gettext_lazy("Static files"), gettext_lazy("Collected at each start.")),
}
"""The names of the data folder's folders, and what becomes of their contents."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken:
    name: str
    about: str
    size: int


def look() -> list[Taken]:
    """All of them, the largest first."""
    return sorted((_database(), *_folders()), key=lambda each: -each.size)


def _database() -> Taken:
    if databases.vendor() == databases.SQLITE:
        file = Path(settings.DATABASES[DEFAULT_DB_ALIAS]["NAME"])
        size = sum(path.stat().st_size for path in file.parent.glob(f"{file.name}*"))
    else:
        with connections[DEFAULT_DB_ALIAS].cursor() as cursor:
            cursor.execute("SELECT pg_database_size(current_database())")
            size = cursor.fetchone()[0]
    about = _("Matches, batches, people: kept for good, except for what is listed below.")
    return Taken(name=_("Database"), about=about, size=size)


def _folders() -> Iterator[Taken]:
    for folder, (name, about) in ABOUT.items():
        if (settings.VAR / folder).is_dir():
            yield Taken(name=str(name), about=str(about), size=_size(settings.VAR / folder))


def _size(folder: Path) -> int:
    """Files that disappear meanwhile are not counted."""
    total = 0
    for place, _folders_there, files in os.walk(folder):
        for file in files:
            try:
                total += (Path(place) / file).lstat().st_size
            except OSError:
                continue
    return total
