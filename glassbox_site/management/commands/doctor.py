"""Checks everything that can be checked, and says what to do.

Exit code 0: all is well, or worth a look at most. 1: something does not work.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from glassbox_site.ground import command_line
from glassbox_site.keeping import examination
from glassbox_site.keeping.findings import Finding, State

SIGNS: Mapping[State, str | Promise] = {
    State.WELL: gettext_lazy("ok"),
    State.LOOK: gettext_lazy("look"),
    State.ILL: gettext_lazy("BAD"),
}


class Command(command_line.Command):
    about = gettext_lazy("Check settings, disk, database, Redis, workers, endpoints and backups, and say what to do.")
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--json", action="store_true", help=_("one JSON object a line, for programs"))

    def handle(self, *args: Any, **options: Any) -> None:
        is_ill = False
        for finding in examination.examine():
            is_ill |= finding.state is State.ILL
            self.stdout.write(json.dumps(finding.as_json()) if options["json"] else _line(finding))
            self.stdout.flush()
        if is_ill:
            sys.exit(1)


def _line(finding: Finding) -> str:
    line = f"{SIGNS[finding.state]!s:<5} {finding.part:<14} {finding.told}"
    return f"{line}\n{'':<20} -> {finding.remedy}" if finding.remedy else line
