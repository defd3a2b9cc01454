"""Runs all trials of a configuration, with a progress line and a table at the end; can be resumed.

Exit code 0: every trial is complete, or failed at a scripted endpoint that is meant to break down. 1: some failed or
were not finished, for example because a disk is full. 2: the configuration is wrong. 130: Ctrl-C.
"""

import contextlib
import os
import signal
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.db import OperationalError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, gettext_noop

from glassbox_site.ground import command_line, disk
from glassbox_site.ground.acting import acts
from glassbox_site.ground.problems import Problem
from glassbox_site.ground.reading import keys
from sct import models
from sct.kernel import config
from sct.records import batch_acts, batches, folders, standing
from sct.records.reports import report
from sct.settings import config_reading, providers, reaching
from sct.work import drain, roads

ALL_COMPLETE, SOME_FAILED, BAD_CONFIG, INTERRUPTED = 0, 1, 2, 130


class Command(command_line.Command):
    about = gettext_lazy("Run the Self-Consistency Test of a configuration; run again, it picks up where it stopped.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--run-config", type=Path, required=True, metavar="FILE")
        parser.add_argument("--providers-config", type=Path, required=True, metavar="FILE")
        elsewhere = _("instead of the configuration's results_dir")
        parser.add_argument("--results-dir", type=Path, metavar="DIR", help=elsewhere)
        again = _("give failed trials another attempt")
        parser.add_argument("--retry-failed", action="store_true", help=again)

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            prepare_database()
            batch = self._batch(options)
        except config_reading.BadConfig as bad:
            for line in bad.lines:
                self.stderr.write(line)
            sys.exit(BAD_CONFIG)
        except (OperationalError, disk.NoRoom) as trouble:
            self.stderr.write(_("Nothing was started: %(trouble)s.") % {"trouble": str(trouble).rstrip(".")})
            sys.exit(SOME_FAILED)
        if options["retry_failed"]:
            with contextlib.suppress(acts.NotPossible):  # nothing has failed
                batch_acts.retry_failed(batch)
        self.warn_of_silence(batch)
        sys.exit(self.drain(batch))

    def _batch(self, options: dict[str, Any]) -> models.Batch:
        order = _read_order(options["run_config"], options["providers_config"])
        if wrong := providers.unusable(order.known, order.wanted, keys.KNOWN):
            raise config_reading.BadConfig(wrong)
        for warning in config_reading.warnings(order.wanted):
            self.stderr.write(_("Warning: %(warning)s") % {"warning": warning})
        folder = (options["results_dir"] or Path(order.wanted.results_dir)).resolve()
        return folders.batch_of(order.run_text, order.providers_text, folder)

    def warn_of_silence(self, batch: models.Batch) -> None:
        """Warns of endpoints that do not answer, so that a server not started is noticed before all retries fail."""
        if batches.progress(batch).is_over:
            return
        for address, names in reaching.unreachable(providers.of(batch.providers).values()).items():
            told = _("Warning: nobody answers at %(address)s now (%(names)s).")
            self.stderr.write(told % {"address": address, "names": ", ".join(names)})

    def drain(self, batch: models.Batch) -> int:
        progress = report.ProgressLine(batch, self.stdout)
        with roads.opened() as road:
            if not road.is_shared:
                alone = _("Note: without a Redis, call limits and budgets hold only within this process.")
                self.stderr.write(alone)
            work = drain.Drain(batch, road, watch=progress.show, stays=True)
            interrupt = _Interrupt(work, self.stderr.write)
            before = signal.signal(signal.SIGINT, interrupt.ask)
            try:
                work.run()
            except BrokenPipeError:
                raise
            except (OSError, OperationalError) as trouble:
                told = _("Stopped: %(trouble)s. What is in the journal is kept; run again to go on.")
                self.stderr.write("\n" + told % {"trouble": str(trouble).rstrip(".")})
                return SOME_FAILED
            finally:
                signal.signal(signal.SIGINT, before)
        progress.finish()
        for line in (*report.table(batch), *report.failures(batch)):
            self.stdout.write(line)
        if interrupt.was_asked:
            self.stdout.write(_("Interrupted. Everything paid for is kept; run again to go on."))
            return INTERRUPTED
        batch.refresh_from_db()
        if batch.halted_because:
            paused = _("Paused: %(reason)s. Run again once that is fixed, or with a larger budget, to go on.")
            self.stdout.write(paused % {"reason": batch.halted_because})
        state = standing.state(batch.wish, standing.of(batch))
        if state == standing.AS_MEANT:
            self.stdout.write(_("Complete; failures as intended."))
        return ALL_COMPLETE if state in (standing.COMPLETE, standing.AS_MEANT) else SOME_FAILED


def prepare_database() -> None:
    try:
        command_line.prepare_database()
    except command_line.LateDatabase as late:
        told = {"command": command_line.MIGRATE}
        raise config_reading.BadConfig([Problem(code=command_line.LATE, values=told)]) from late


class _Interrupt:
    """Ctrl-C once: finish the calls on their way. Twice: leave at once."""

    def __init__(self, work: drain.Drain, say: Callable[[str], None]) -> None:
        self._work = work
        self._say = say
        self.was_asked = False

    def ask(self, *_signal: object) -> None:
        if self.was_asked:
            os._exit(INTERRUPTED)
        self.was_asked = True
        self._work.stop()
        told = _("Stopping after the calls on their way. Ctrl-C again loses their answers and stops at once.")
        self._say(f"\n{told}")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Order:
    """The two files, as text and as read."""

    run_text: str
    providers_text: str
    known: dict[str, providers.Provider]
    wanted: config.SctConfig


def _read_order(run_path: Path, providers_path: Path) -> _Order:
    """Raises BadConfig with every problem of both files."""
    found: list[Problem] = []
    run_text, providers_text = (read_text(path, found) for path in (run_path, providers_path))
    known: dict[str, providers.Provider] | None = None
    wanted: config.SctConfig | None = None
    with collecting(found):
        known = None if providers_text is None else providers.read(providers_text)
    with collecting(found):
        wanted = None if run_text is None else config_reading.read(run_text, known)
    if run_text is None or providers_text is None or known is None or wanted is None:
        raise config_reading.BadConfig(found)
    return _Order(run_text=run_text, providers_text=providers_text, known=known, wanted=wanted)


@contextlib.contextmanager
def collecting(found: list[Problem]) -> Iterator[None]:
    try:
        yield
    except config_reading.BadConfig as bad:
        found += bad.problems


def read_text(path: Path, found: list[Problem]) -> str | None:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as problem:
        told = gettext_noop("%(path)s cannot be read: %(reason)s")
        found.append(Problem(code=told, values={"path": str(path), "reason": problem.strerror}))
    except UnicodeDecodeError as problem:
        told = gettext_noop("%(path)s cannot be read: it is not UTF-8 (%(reason)s at byte %(place)d)")
        known = {"path": str(path), "reason": problem.reason, "place": problem.start}
        found.append(Problem(code=told, values=known))
    return None
