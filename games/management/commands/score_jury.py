"""Recomputes the scores of juries from their downloaded votes alone, without a database.

Exit code 0: they equal those in the files. 1: they do not. 2: the files are incomplete or unreadable.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.records.jury import jury_files
from glassbox_site.ground import command_line
from glassbox_site.ground.plain import rounded

SAME, OTHERS, BAD_FILES = 0, 1, 2


class Command(command_line.Command):
    about = gettext_lazy("Recompute the scores of juries from nothing but a folder of their downloaded votes.")
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("folder", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            compared = [self._compared(place, found) for place, found in jury_files.folders(options["folder"])]
        except jury_files.Unreadable as trouble:
            self.stderr.write(f"{options['folder']}: {trouble}")
            sys.exit(BAD_FILES)
        sys.exit(SAME if all(compared) else OTHERS)

    def _compared(self, place: Path, found: jury_files.Files) -> bool:
        heard, told = jury_files.read(found)
        again = jury_files.scores(heard)
        self.stdout.write(f"{place}")
        self._line(_("the crowd"), again["crowd"])
        for number, score in again["scores"].items():
            self._line(_("voice %(number)s") % {"number": number}, score)
        for color, score in again["players"].items():
            self._line(color, score)
        is_same = rounded.are_alike(told, again)
        if not is_same:
            self.stderr.write(_("%(place)s: these are not the scores in the file.") % {"place": place})
        return is_same

    def _line(self, who: str, score: dict[str, float] | None) -> None:
        told = f"{score['brier']:.6f}  n={score['steps']}" if score else "–"
        self.stdout.write(f"  {who:<14} {told}")
