"""Recompute the evaluation of trial files from the files alone."""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from personas import commands
from sct import evaluator, results
from sct.trial import trial_file


class Command(commands.Command):
    about = gettext_lazy(
        "Recompute `evaluation` of trial files. Prints one line for each; --write puts it into the files."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
        schema = _("print the JSON schema of trial files, and nothing else")
        parser.add_argument("--schema", action="store_true", help=schema)
        written = _("replace the block in the files, whole or not at all")
        parser.add_argument("--write", action="store_true", help=written)

    def handle(self, *args: Any, **options: Any) -> None:
        if options["schema"]:
            self.stdout.write(json.dumps(trial_file.schema(), ensure_ascii=False, indent=2))
            return
        if not options["files"]:
            raise CommandError(_("name at least one FILE, or ask for the --schema"), returncode=2)
        bad = sum(not self._evaluate(path, write=options["write"]) for path in options["files"])
        if bad:
            sys.exit(1)

    def _evaluate(self, path: Path, *, write: bool) -> bool:
        data = results.read(path)
        if data is None:
            self.stderr.write(f"{path}: {_('not a readable JSON object')}")
            return False
        try:
            metrics = evaluator.SCTEvaluator().evaluate_trial(data)
        except evaluator.NoTrial as problem:
            self.stderr.write(f"{path}: {problem}")
            return False
        verdict = _verdict(data.get("evaluation"), metrics)
        self.stdout.write(json.dumps({"file": str(path), "evaluation": metrics, "was": verdict}, ensure_ascii=False))
        if write and verdict != "same":
            content = json.dumps(data | {"evaluation": metrics}, ensure_ascii=False, indent=2)
            results.write(path, content.encode() + b"\n")
        return True


def _verdict(was: Any, metrics: Mapping[str, Any]) -> str:
    """`older`: whatever it says is the same, and there are metrics today that it does not have."""
    if not isinstance(was, dict):
        return "new"
    if was == metrics:
        return "same"
    return "older" if was.items() <= metrics.items() else "changed"
