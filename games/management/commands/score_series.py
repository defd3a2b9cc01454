"""Recomputes every published figure of a series from its downloaded files alone, without a database.

Exit code 0: done, and equal to `scores.json` in the folder, if there is one. 1: they differ. 2: cannot be read.
"""

import sys
import zipfile
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.experiments.series import packing, series_file
from games.management import series_console
from glassbox_site.ground import command_line
from glassbox_site.ground.plain import rounded

DIFFERENT, UNREADABLE = 1, 2


class Command(command_line.Command):
    about = gettext_lazy("Recompute the figures of a series from its downloaded files alone.")
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("folder", type=Path, metavar="FOLDER", help=_("what was downloaded, packed or unpacked"))
        parser.add_argument("--json", action="store_true", help=_("print all figures, as JSON"))

    def handle(self, *args: Any, **options: Any) -> None:
        folder: Path = options["folder"]
        try:
            found = packing.opened(folder)
            published = found / packing.SCORES
            scores = packing.scored_folder(found)
            known = packing.published(published.read_text(encoding="utf-8")) if published.exists() else scores
        except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile, series_file.BadSeries) as bad:
            self.stderr.write(_("Cannot be scored: %(reason)s") % {"reason": bad})
            sys.exit(UNREADABLE)
        if options["json"]:
            self.stdout.write(packing.scores_text(scores), ending="")
        else:
            for line in series_console.results(scores):
                self.stdout.write(line)
        if not rounded.are_alike(known, scores):
            self.stderr.write(_("The published figures are different."))
            sys.exit(DIFFERENT)
