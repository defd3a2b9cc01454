"""Writes finished matches as files: a folder for each, or all in one archive.

Folders that exist already are left as they are, so that a stopped export can be resumed; an archive is always written
anew. Exit code 0: every match is there. 1: some could not be written. 2: the order is wrong, and nothing was written.
130: Ctrl-C; what was written is complete.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db.models import QuerySet
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.models import Match, Season, Status
from games.watching.taken_home import match_files, match_samples
from glassbox_site.ground import command_line
from glassbox_site.ground.plain import digits, inspect_log

INCOMPLETE, BAD_ORDER, INTERRUPTED = 1, 2, 130
LOGS: Mapping[str, inspect_log.Form] = {".eval": "eval", ".json": "json"}


class Command(command_line.Command):
    about = gettext_lazy(
        "Write finished matches as files: match.json and log.ndjson, in a folder for each or in one archive."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "match", nargs="*", type=digits.argument, help=_("their numbers (default: all finished matches)")
        )
        parser.add_argument("--season", metavar="NAME", help=_("only matches of that season"))
        parser.add_argument(
            "--out", type=Path, default=settings.VAR / "exports", metavar="PATH", help=_("a folder, or a file .zip")
        )
        parser.add_argument(
            "--format",
            choices=("files", "eval"),
            default="files",
            help=_("eval: one log of Inspect, prompts and replies in it, as a file .eval or .json"),
        )
        parser.add_argument("--force", action="store_true", help=_("write those that already exist again"))

    def handle(self, *args: Any, **options: Any) -> None:
        out: Path = options["out"]
        found, problems = _found(options["match"], options["season"])
        problems += _unwritable(out, options["format"])
        if not problems and not found.exists() and options["format"] == "eval":
            problems = [_("there is no finished match")]
        if problems:
            for problem in problems:
                self.stderr.write(problem)
            sys.exit(BAD_ORDER)
        try:
            if options["format"] == "eval":
                failed = self._log(found, out)
            else:
                failed = self._pack(found, out) if _is_archive(out) else self._write(found, out, again=options["force"])
        except OSError as trouble:
            self.stderr.write(command_line.cannot_write(out, trouble))
            sys.exit(INCOMPLETE)
        except match_files.Vanished as failure:
            self.stderr.write(_("%(archive)s was not written: %(failure)s") % {"archive": out, "failure": failure})
            sys.exit(INCOMPLETE)
        except KeyboardInterrupt:
            self.stderr.write(_("Stopped. Everything written is complete; run the same command to continue."))
            sys.exit(INTERRUPTED)
        if failed:
            sys.exit(INCOMPLETE)

    def _write(self, found: "QuerySet[Match]", folder: Path, *, again: bool) -> int:
        """Returns how many matches could not be written."""
        count, written, failed = found.count(), 0, 0
        folder.mkdir(parents=True, exist_ok=True)
        for place, match in enumerate(found.iterator(), start=1):
            if match_files.is_there(match, folder) and not again:
                continue
            try:
                match_files.into_folder(match, folder)
            except (match_files.Vanished, OSError) as failure:
                failed += 1
                self.stderr.write(f"{match}: {failure}")
            else:
                written += 1
                self._tell(place, count, match)
        told = _("%(written)d written, %(there)d already there, %(failed)d failed: %(folder)s")
        there = count - written - failed
        self.stdout.write(told % {"written": written, "there": there, "failed": failed, "folder": folder})
        return failed

    def _pack(self, found: "QuerySet[Match]", archive: Path) -> int:
        count = found.count()
        try:
            for place, match in enumerate(match_files.into_archive(found.iterator(), archive), start=1):
                self._tell(place, count, match)
        except (match_files.Vanished, OSError) as failure:
            told = _("%(archive)s was not written: %(failure)s")
            self.stderr.write(told % {"archive": archive, "failure": failure})
            return 1
        self.stdout.write(_("%(count)d packed: %(archive)s") % {"count": count, "archive": archive})
        return 0

    def _log(self, found: "QuerySet[Match]", out: Path) -> int:
        matches, left_out = match_samples.readable(found)
        for match in left_out:
            told = _("match %(match)d is left out: nothing installed brings its map %(map)s")
            self.stderr.write(told % {"match": match.pk, "map": match.rules.get("map")})
        if not matches:
            return len(left_out)
        frame, samples = match_samples.log(out.stem, matches, with_words=True, left_out=left_out)
        part = command_line.part_of(out)
        try:
            with part.open("wb") as file:
                file.writelines(inspect_log.WRITTEN[LOGS[out.suffix.lower()]](frame, self._told(samples, matches)))
            part.replace(out)
        finally:
            part.unlink(missing_ok=True)
        self.stdout.write(_("%(count)d packed: %(archive)s") % {"count": len(matches), "archive": out})
        return len(left_out)

    def _told(self, samples: Iterable[inspect_log.Json], matches: Sequence[Match]) -> Iterator[inspect_log.Json]:
        for place, (match, sample) in enumerate(zip(matches, samples, strict=True), start=1):
            yield sample
            self._tell(place, len(matches), match)

    def _tell(self, place: int, count: int, match: Match) -> None:
        told = _("%(place)d of %(count)d  %(name)s  %(entries)d entries")
        named = {"place": place, "count": count, "name": match_files.name_of(match), "entries": match.head}
        self.stdout.write(told % named)
        self.stdout.flush()


def _found(numbers: Sequence[int], season: str | None) -> tuple["QuerySet[Match]", list[str]]:
    """The matches that were asked for, and every problem with that. Continuations are included only if named."""
    known = Match.objects.all() if numbers else Match.objects.original()
    matches = known.select_related("season").order_by("pk")
    problems = [*_wrong_numbers(numbers)]
    if season is not None:
        matches = matches.filter(season__name=season)
        if not Season.objects.filter(name=season).exists():
            problems.append(f"--season: {_('there is no season %(name)r') % {'name': season}}")
    if numbers:
        return matches.filter(pk__in=numbers), problems
    return matches.filter(status=Status.FINISHED), problems


def _wrong_numbers(numbers: Sequence[int]) -> Iterator[str]:
    known = {match.pk: match for match in Match.objects.filter(pk__in=numbers)}
    for number in dict.fromkeys(numbers):
        match = known.get(number)
        if match is None:
            yield _("there is no match %(number)d") % {"number": number}
        elif not match.is_over:
            told = _("%(match)s is %(status)s and not over")
            yield told % {"match": match, "status": match.get_status_display()}


def _is_archive(out: Path) -> bool:
    return out.suffix.lower() == ".zip"


def _unwritable(out: Path, form: str) -> list[str]:
    """Why nothing can be written there. The folder of an archive must exist; a folder for matches is created."""
    if form == "eval" and out.suffix.lower() not in LOGS:
        return [f"--out {out}: {_('--format eval writes a file .eval or .json')}"]
    if _is_archive(out) or form == "eval":
        if out.is_dir():
            return [f"--out {out}: {_('is a folder')}"]
        return [] if out.parent.is_dir() else [f"--out {out}: {_('there is no such folder')}"]
    return [f"--out {out}: {_('is not a folder')}"] if out.exists() and not out.is_dir() else []
