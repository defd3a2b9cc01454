"""What the commands of `manage.py` do alike: they speak the language of their terminal, as far as the site speaks it.

argparse's own words ("usage:") and what other libraries say stay as they are.
"""

import contextlib
import glob
import os
import re
import shutil
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal

import psycopg
from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandParser
from django.db import OperationalError, connection
from django.db.migrations.executor import MigrationExecutor
from django.utils import translation
from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_noop

LATE = gettext_noop("The database is not up to date; run `%(command)s` first.")
MIGRATE = "python manage.py migrate"
CHECKS = "glassbox"
"""The tag of what every command checks before it begins: what loads no page."""
HOUR = 3600
ENDED = "57P"
"""How PostgreSQL's codes begin when it is shut down, was killed or still starts."""
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class Command(BaseCommand):
    """`about` says what it does, for whoever asks for help. Called from within the program, it speaks as its caller."""

    about: str | Promise
    requires_system_checks: list[str] | tuple[str, ...] | Literal["__all__"] = (CHECKS,)

    def create_parser(self, prog_name: str, subcommand: str, **kwargs: Any) -> CommandParser:
        self.help = str(self.about)
        return super().create_parser(prog_name, subcommand, **kwargs)

    def print_help(self, prog_name: str, subcommand: str) -> None:
        with translation.override(language(os.environ)):
            super().print_help(prog_name, subcommand)

    def run_from_argv(self, argv: list[str]) -> None:
        """A database that is away, or goes away in the midst, is no fault of the command's."""
        with translation.override(language(os.environ)):
            try:
                super().run_from_argv(argv)
            except OperationalError as silence:
                if "--traceback" in argv or not _is_away(silence):
                    raise
                told = gettext("The database of DATABASE_URL does not answer: %(reason)s")
                self.stderr.write(told % {"reason": str(silence).strip().partition("\n")[0]})
                sys.exit(1)


def _is_away(trouble: OperationalError) -> bool:
    """PostgreSQL gives a code to whatever it refuses, and none to a line that broke."""
    cause = trouble.__cause__
    code = getattr(cause, "sqlstate", None)
    return isinstance(cause, psycopg.OperationalError) and (code is None or code.startswith(ENDED))


class LateDatabase(Exception):
    """A server's database is its operator's to migrate."""


def prepare_database() -> None:
    """A database file of this machine is brought up to date. Raises LateDatabase."""
    executor = MigrationExecutor(connection)
    if not executor.migration_plan(executor.loader.graph.leaf_nodes()):
        return
    if connection.vendor != "sqlite":
        raise LateDatabase(gettext(LATE) % {"command": MIGRATE})
    call_command("migrate", verbosity=0)


def part_of(path: Path) -> Path:
    """The name of what will be there, as long as it is not whole. What a killed run has left under such a name goes,
    once nothing was written to it for an hour."""
    for leftover in path.parent.glob(f".{glob.escape(path.name)}.*.part"):
        with contextlib.suppress(FileNotFoundError):
            if time.time() - _last_written(leftover) > HOUR:
                shutil.rmtree(leftover) if leftover.is_dir() else leftover.unlink()
    return path.with_name(f".{path.name}.{os.getpid()}.part")


def _last_written(part: Path) -> float:
    return max(each.stat().st_mtime for each in (part, *part.rglob("*")))


def write_whole(folder: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """All of them under their names, or none: where the last does not fit, what was there before stays as it was."""
    parts: dict[Path, Path] = {}
    try:
        for name, content in files:
            part = part_of(folder / name)
            parts[part] = folder / name
            part.write_bytes(content)
        for part, whole in parts.items():
            part.replace(whole)
    finally:
        for part in parts:
            part.unlink(missing_ok=True)


def cannot_write(path: Path, trouble: OSError) -> str:
    return gettext("%(file)s cannot be written (%(reason)s)") % {"file": path, "reason": trouble.strerror or trouble}


def language(environ: Mapping[str, str]) -> str:
    """The first variable that says anything decides; the site's own language if it does not speak that one."""
    wanted = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    code = translation.to_language(re.split("[.@]", wanted)[0])
    try:
        return translation.get_supported_language_variant(code)
    except LookupError:
        return settings.LANGUAGE_CODE
