"""`manage.py import_models FILE`: imports models, tiers and personas from a YAML sheet, all or nothing."""

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from glassbox_site.ground import command_line
from personas.sheets import importing
from personas.sheets.problems import Unfit


class Command(command_line.Command):
    about = gettext_lazy("Import models, strategy tiers and personas from a YAML sheet (- for standard input).")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", metavar="FILE", help=_("the sheet, as the admin exports it"))

    def handle(self, *_args: Any, **options: Any) -> None:
        try:
            report = importing.bring_in(_contents(options["file"]), by="import_models")
        except OSError as failure:
            raise CommandError(f"{options['file']}: {failure.strerror}", returncode=2) from None
        except Unfit as refusal:
            told = "\n".join(f"{options['file']}: {problem}" for problem in refusal.problems)
            raise CommandError(f"{told}\n{_('Nothing was imported.')}", returncode=2) from None
        self.stdout.write(f"{report}.")


def _contents(name: str) -> bytes:
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
