"""Moves a saved house into an empty one.

Exit code 0: it is as it was, migrated to this release. 1: it was refused, and nothing was changed.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from glassbox_site.ground import command_line
from glassbox_site.keeping import house_copy
from glassbox_site.running import instance


class Command(command_line.Command):
    about = gettext_lazy("Move a backup into an empty house: its data folder, and the database of DATABASE_URL.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("path", type=Path, help=_("a file that `backup` made"))

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            with instance.lock(settings.VAR, _("restoring a backup")):
                manifest = house_copy.restore(options["path"].expanduser().absolute(), self._tell)
                self._tell(_("bringing it up to this release"))
                call_command("migrate", interactive=False, verbosity=0)
        except instance.CannotRun as occupied:
            self.stderr.write(str(occupied))
            sys.exit(1)
        except house_copy.Refused as refusal:
            for reason in refusal.reasons:
                self.stderr.write(reason)
            sys.exit(1)
        known = {"folder": settings.VAR, "time": manifest.made_at, "version": manifest.version}
        self.stdout.write(_("Restored into %(folder)s: the house of %(time)s, release %(version)s.") % known)
        self.stdout.write(_("To bring Redis up to the database: `manage.py rebuild_memory` once it runs."))

    def _tell(self, step: str) -> None:
        self.stdout.write(f"{step} ...")
        self.stdout.flush()
