"""Recomputes the evaluation of trial files, or the figures of a study, from the files alone."""

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from glassbox_site.ground import command_line
from glassbox_site.ground.plain import rounded
from sct.exports import study_files
from sct.kernel import results
from sct.kernel.judging import evaluator
from sct.kernel.trial import trial_file
from sct.records.figures import summary
from sct.records.reports import figure_tables
from sct.records.studies import study_folder
from sct.settings import config_reading


class Command(command_line.Command):
    about = gettext_lazy(
        "Recompute `evaluation` of trial files. Prints one line for each, or with --table what they come to for each "
        "agent; --write puts it into the files."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
        schema = _("print the JSON schema of trial files, and nothing else")
        parser.add_argument("--schema", action="store_true", help=schema)
        table = _("print the tables of the end of run_sct, computed from the files, and no line for each")
        parser.add_argument("--table", action="store_true", help=table)
        study = _(
            "recompute all figures of a study from this folder, and say whether they are those of its scores.json"
        )
        parser.add_argument("--study", type=Path, metavar="DIR", help=study)
        written = _("replace the block in the files, whole or not at all")
        parser.add_argument("--write", action="store_true", help=written)

    def handle(self, *args: Any, **options: Any) -> None:
        if options["schema"]:
            self.stdout.write(json.dumps(trial_file.schema(), ensure_ascii=False, indent=2))
            return
        if options["study"]:
            sys.exit(self._study(options["study"]))
        if not options["files"]:
            raise CommandError(_("name at least one FILE, or ask for the --schema"), returncode=2)
        is_table = options["table"]
        agents = _Agents()
        evaluated = 0
        for path in options["files"]:
            if (file := self._evaluated(path)) is not None:
                evaluated += 1
                agents.count(path, file)
                self._tell(path, file, is_table=is_table, write=options["write"])
        for line in figure_tables.of(list(agents.figures())) if is_table else ():
            self.stdout.write(line)
        if evaluated < len(options["files"]):
            sys.exit(1)

    def _study(self, folder: Path) -> int:
        """The exit code. 0: the figures are those of its scores.json, or there is none. 1: others. 2: not a study."""
        try:
            scores = study_folder.scores(folder)
        except config_reading.BadConfig as bad:
            for line in bad.lines:
                self.stderr.write(line)
            return 2
        self.stdout.write(study_files.written(scores).decode(), ending="")
        kept = results.read(folder / "scores.json") if (folder / "scores.json").exists() else scores
        is_same = rounded.are_alike(kept, json.loads(study_files.written(scores)))
        if not is_same:
            self.stderr.write(_("These are not the figures of its scores.json."))
        return int(not is_same)

    def _tell(self, path: Path, file: "_File", *, is_table: bool, write: bool) -> None:
        if not is_table:
            line = {"file": str(path), "evaluation": file.metrics, "was": file.was}
            self.stdout.write(json.dumps(line, ensure_ascii=False))
        if write and file.was != "same":
            results.write(path, file.renewed)

    def _evaluated(self, path: Path) -> "_File | None":
        data = results.read(path)
        if data is None:
            self.stderr.write(f"{path}: {_('not a readable JSON object')}")
            return None
        try:
            return _File(data=data, metrics=evaluator.SCTEvaluator().evaluate_trial(data))
        except evaluator.NoTrial as problem:
            self.stderr.write(f"{path}: {problem}")
            return None


@dataclass(frozen=True, slots=True, kw_only=True)
class _File:
    data: Mapping[str, Any]
    metrics: Mapping[str, Any]

    @property
    def was(self) -> str:
        return _verdict(self.data.get("evaluation"), self.metrics)

    @property
    def renewed(self) -> bytes:
        return json.dumps({**self.data, "evaluation": self.metrics}, ensure_ascii=False, indent=2).encode() + b"\n"


class _Agents:
    """Collects files by agent: by its name in the file, or else by the file's folder. Incomplete files are errors."""

    def __init__(self) -> None:
        self._complete: dict[str, list[Mapping[str, Any]]] = {}
        self._errors: Counter[str] = Counter()

    def count(self, path: Path, file: _File) -> None:
        name = str(file.data["metadata"].get("agent_name") or path.resolve().parent.name)
        complete = self._complete.setdefault(name, [])
        if results.is_complete(file.data):
            complete.append(file.metrics)
        else:
            self._errors[name] += 1

    def figures(self) -> Iterator[summary.AgentFigures]:
        for name, complete in self._complete.items():
            yield summary.of_evaluations(name, complete, errors=self._errors[name])


def _verdict(was: Any, metrics: Mapping[str, Any]) -> str:
    """How the file's evaluation compares. "older": all its metrics are the same, but it lacks some of today's."""
    if not isinstance(was, dict):
        return "new"
    if was == metrics:
        return "same"
    return "older" if was.items() <= metrics.items() else "changed"
