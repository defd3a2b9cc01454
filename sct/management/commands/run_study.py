"""Runs a study: every batch of a grid, one after the other, with its table and its tests at the end; can be resumed.

Exit codes are as for `run_sct`. 0: every trial of every batch is complete. 1: some failed or were not finished. 2: the
file is wrong, and nothing was started. 130: Ctrl-C.
"""

import contextlib
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.db import OperationalError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from glassbox_site.ground import command_line, disk
from glassbox_site.ground.acting import acts
from glassbox_site.ground.problems import Problem
from glassbox_site.ground.reading import keys
from sct import models
from sct.exports import study_files
from sct.management.commands import run_sct
from sct.records import batch_acts
from sct.records.studies import foretelling, study_file, study_orders, study_plan, telling
from sct.settings import config_reading, providers


class Command(run_sct.Command):
    about = gettext_lazy("Run a grid of batches of the Self-Consistency Test; run again, it picks up where it stopped.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path, metavar="FILE", help=_("the grid, as YAML"))
        parser.add_argument("--providers-config", type=Path, required=True, metavar="FILE")
        elsewhere = _("instead of the configuration's results_dir")
        parser.add_argument("--results-dir", type=Path, metavar="DIR", help=elsewhere)
        parser.add_argument("--dry-run", action="store_true", help=_("show plan, power and price, and ask nobody"))
        parser.add_argument("--retry-failed", action="store_true", help=_("give failed trials another attempt"))

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            run_sct.prepare_database()
            text, providers_text, file = _read(options["file"], options["providers_config"])
            known = providers.read(providers_text)
            for line in (telling.needs(foretelling.needs(file, known)), telling.power(foretelling.power(file))):
                self.stdout.write(line)
            if options["dry_run"]:
                return
            folder = (options["results_dir"] or Path(file.results_dir)).resolve()
            study = study_orders.in_folder(text, providers_text, folder)
        except config_reading.BadConfig as bad:
            for line in bad.lines:
                self.stderr.write(line)
            sys.exit(run_sct.BAD_CONFIG)
        except (OperationalError, disk.NoRoom) as trouble:
            self.stderr.write(_("Nothing was started: %(trouble)s.") % {"trouble": str(trouble).rstrip(".")})
            sys.exit(run_sct.SOME_FAILED)
        sys.exit(self._played(study, folder, again=options["retry_failed"]))

    def _played(self, study: models.Study, folder: Path, *, again: bool) -> int:
        worst = run_sct.ALL_COMPLETE
        for batch in study_orders.batches_of(study):
            if again:
                with contextlib.suppress(acts.NotPossible):  # nothing has failed
                    batch_acts.retry_failed(batch)
            self.stdout.write(batch.place)
            self.warn_of_silence(batch)
            worst = max(worst, self.drain(batch))
            if worst == run_sct.INTERRUPTED:
                break
        for line in telling.table(study_orders.scores(study)):
            self.stdout.write(line)
        try:
            command_line.write_whole(folder, study_files.tables(study).items())
        except OSError as trouble:
            self.stderr.write(command_line.cannot_write(folder, trouble))
            return max(worst, run_sct.SOME_FAILED)
        return worst


def _read(path: Path, providers_path: Path) -> tuple[str, str, study_file.StudyFile]:
    """Raises BadConfig with every problem of both files."""
    found: list[Problem] = []
    text, providers_text = (run_sct.read_text(each, found) for each in (path, providers_path))
    known: dict[str, providers.Provider] | None = None
    file: study_file.StudyFile | None = None
    with run_sct.collecting(found):
        known = None if providers_text is None else providers.read(providers_text)
    with run_sct.collecting(found):
        file = None if text is None else study_file.read(text, known)
    if text is None or providers_text is None or file is None or known is None:
        raise config_reading.BadConfig(found)
    if wrong := study_plan.unusable(file, known, keys.KNOWN):
        raise config_reading.BadConfig(wrong)
    return text, providers_text, file
