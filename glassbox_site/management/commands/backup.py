"""Saves the running house into one file.

Exit code 0: it is there, complete. 1: it could not be written, and nothing is left behind. 2: the arguments are wrong.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.template.defaultfilters import filesizeformat
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from glassbox_site.ground import command_line
from glassbox_site.keeping import house_copy


class Command(command_line.Command):
    about = gettext_lazy("Save the running house into one file: database, secret key, word lists, providers.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        wanted = _("a .zip file to be made, or a folder, where it is named by the time")
        parser.add_argument("path", type=Path, help=wanted)

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            saved = house_copy.save(options["path"].expanduser().absolute(), self._tell)
        except house_copy.Refused as refusal:
            for reason in refusal.reasons:
                self.stderr.write(reason)
            sys.exit(1)
        known = {"file": saved.path, "size": filesizeformat(saved.size), "parts": len(saved.manifest.parts)}
        self.stdout.write(_("Saved: %(file)s (%(size)s, %(parts)d parts, with checksums)") % known)

    def _tell(self, step: str) -> None:
        self.stdout.write(f"{step} ...")
        self.stdout.flush()
