"""Recomputes the figures of a fork from its downloaded files alone, without a database.

Exit code 0: they equal those in the file. 1: they do not. 2: the files are incomplete or unreadable.
"""

import sys
import zipfile
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.experiments.forks import fork_results, scoring
from games.management import fork_words
from glassbox_site.ground import command_line
from glassbox_site.ground.plain import rounded

SAME, OTHERS, BAD_FILES = 0, 1, 2


class Command(command_line.Command):
    about = gettext_lazy("Recompute the figures of a fork from its zip alone.")
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            with zipfile.ZipFile(options["file"]) as packed:
                found = {name: packed.read(name).decode() for name in packed.namelist()}
            again = fork_results.scored_again(found)
            told = fork_results.told_figures(found)
        except (OSError, zipfile.BadZipFile, KeyError, IndexError, ValueError) as trouble:
            self.stderr.write(f"{options['file']}: {type(trouble).__name__}: {trouble}")
            sys.exit(BAD_FILES)
        for line in fork_words.table(again):
            self.stdout.write(line)
        if not rounded.are_alike(told, scoring.as_json(again)):
            self.stderr.write(_("These are not the figures in the file."))
            sys.exit(OTHERS)
        sys.exit(SAME)
