"""What all commands of `manage.py` share: they speak the language of their terminal, if the site speaks it.

argparse's own words ("usage:") and messages of other libraries are not translated.
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
"""The tag of the system checks that every command runs before it begins. None of them loads a page."""
HOUR = 3600
ENDED = "57P"
"""The prefix of PostgreSQL's error codes for a server that shuts down, was killed or is still starting."""
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class Command(BaseCommand):
    """`about` is the help text. Called from within the program, a command speaks the language of its caller."""

    about: str | Promise
    requires_system_checks: list[str] | tuple[str, ...] | Literal["__all__"] = (CHECKS,)

    def create_parser(self, prog_name: str, subcommand: str, **kwargs: Any) -> CommandParser:
        self.help = str(self.about)
        return super().create_parser(prog_name, subcommand, **kwargs)

    def print_help(self, prog_name: str, subcommand: str) -> None:
        with translation.override(language(os.environ)):
            super().print_help(prog_name, subcommand)

    def run_from_argv(self, argv: list[str]) -> None:
        """Ends with one line instead of a traceback if the database cannot be reached or is lost on the way."""
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
    """PostgreSQL gives a code to whatever it refuses, and none when a connection broke."""
    cause = trouble.__cause__
    code = getattr(cause, "sqlstate", None)
    return isinstance(cause, psycopg.OperationalError) and (code is None or code.startswith(ENDED))


class LateDatabase(Exception):
    """Raised when the database of a server needs migrating, which is left to its operator."""


def prepare_database() -> None:
    """Migrates a database that is a file of this machine (SQLite). Raises LateDatabase for a server's that needs it."""
    executor = MigrationExecutor(connection)
    if not executor.migration_plan(executor.loader.graph.leaf_nodes()):
        return
    if connection.vendor != "sqlite":
        raise LateDatabase(gettext(LATE) % {"command": MIGRATE})
    call_command("migrate", verbosity=0)


def part_of(path: Path) -> Path:
    """The temporary name to write `path` under until it is complete. Deletes what killed runs left under such names,
    once nothing was written to it for an hour."""
    for leftover in path.parent.glob(f".{glob.escape(path.name)}.*.part"):
        with contextlib.suppress(FileNotFoundError):
            if time.time() - _last_written(leftover) > HOUR:
                shutil.rmtree(leftover) if leftover.is_dir() else leftover.unlink()
    return path.with_name(f".{path.name}.{os.getpid()}.part")


def _last_written(part: Path) -> float:
    return max(each.stat().st_mtime for each in (part, *part.rglob("*")))


def write_whole(folder: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Writes all files or none: if the last does not fit on the disk, what was there before stays as it was."""
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
    """The language that the first variable with a value names, or the site's own if the site does not speak it."""
    wanted = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    code = translation.to_language(re.split("[.@]", wanted)[0])
    try:
        return translation.get_supported_language_variant(code)
    except LookupError:
        return settings.LANGUAGE_CODE
