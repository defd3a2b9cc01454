"""Exports everything that was played here as one data set: a folder that the Hugging Face hub accepts as it is.

The folder gets its name once it is complete. Exit code 0: it is. 1: it could not be written. 2: the arguments are
wrong, and nothing was written. 130: Ctrl-C; nothing is left.
"""

import contextlib
import dataclasses
import shutil
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db.models import Q, QuerySet
from django.template.loader import render_to_string
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.engine import maps
from games.engine.judging import claims
from games.models import Match, Person, Status
from games.watching.taken_home import match_tables, reader_figures
from glassbox_site.ground import command_line
from glassbox_site.keeping.dataset import column_types, table_files
from glassbox_site.pages import data_fields
from sct.exports import trial_tables
from sct.models import Batch

UNWRITTEN, BAD_ORDER, INTERRUPTED = 1, 2, 130
REMEDY = ".venv/bin/pip install --constraint requirements-dev.txt pyarrow"
ABOUT = {
    "matches": "a match: its seed, rules and result",
    "seats": "a seat: who sat there, in which role, and what they did",
    "lines": "a spoken line, and how far it moved the others' suspicions",
    "claims": "a claim in a line, with its verdict and the speaker's knowledge, thought and vote",
    "calls": "a question to a model",
    "trials": "a trial of the Self-Consistency Test",
    "answers": "the answer to one question at a trial's fork",
}


@dataclasses.dataclass(slots=True)
class Folder:
    """The folder being written, and the number of rows by table and split."""

    path: Path
    files: table_files.TableFiles
    rows: Counter[tuple[str, str]] = dataclasses.field(default_factory=Counter)

    def add(self, table: str, rows: Iterable[dict[str, Any]]) -> None:
        for row in rows:
            self.files.add(table, row["split"], row)
            self.rows[table, row["split"]] += 1

    def card(self, **told: object) -> None:
        tables = [
            {
                "name": name,
                "about": about,
                "fields": data_fields.FIELDS[name],
                "rows": sum(count for (table, _split), count in self.rows.items() if table == name),
                "files": [
                    {"split": split, "path": self.files.place(name, split)}
                    for split in dict.fromkeys(match_tables.SPLITS)
                    if self.rows[name, split]
                ],
            }
            for name, about in ABOUT.items()
        ]
        texts = column_types.AS_JSON if self.files.ending == "parquet" else ()
        shown = [table for table in tables if table["files"]]
        (self.path / "README.md").write_text(
            render_to_string("data/card.md", {"tables": shown, "texts": texts, **_of_reader(), **told}),
            encoding="utf-8",
        )


class Command(command_line.Command):
    about = gettext_lazy("Write everything that was played as a data set: tables of NDJSON or Parquet, and a card.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--out", type=Path, default=settings.VAR / "exports" / "dataset", metavar="FOLDER")
        endings = [*table_files.FORMATS]
        parser.add_argument("--format", default=endings[0], choices=endings, help=_("Parquet needs pyarrow"))
        parser.add_argument("--name", default="Glass Box League", help=_("what the data set is called"))
        parser.add_argument("--license", default="cc-by-4.0", help=_("as the hub names licences"))

    def handle(self, *args: Any, **options: Any) -> None:
        out: Path = options["out"]
        if out.exists():
            self.stderr.write(f"--out {out}: {_('is there already')}")
            sys.exit(BAD_ORDER)
        part = command_line.part_of(out)
        try:
            files = table_files.FORMATS[options["format"]](part)
        except table_files.CannotWrite as missing:
            self.stderr.write(_("--format %(format)s needs %(package)s, which is not installed: %(remedy)s") % {
                "format": options["format"], "package": missing, "remedy": REMEDY,
            })  # fmt: skip
            sys.exit(BAD_ORDER)
        if ended := self._made(out, part, files, name=options["name"], license=options["license"]):
            sys.exit(ended)  # only now, so that open cursors are closed before the database is
        self.stdout.write(_("Written: %(folder)s") % {"folder": out})

    def _made(self, out: Path, part: Path, files: table_files.TableFiles, **told: str) -> int:
        try:
            part.mkdir(parents=True)
            with contextlib.closing(files):
                folder = Folder(part, files)
                told |= self._write(folder)
            folder.card(**told)
            part.rename(out)
        except OSError as trouble:
            self.stderr.write(command_line.cannot_write(out, trouble))
            return UNWRITTEN
        except KeyboardInterrupt:
            self.stderr.write(_("Stopped. Nothing is left of it."))
            return INTERRUPTED
        finally:
            shutil.rmtree(part, ignore_errors=True)
        return 0

    def _readable(self, finished: QuerySet[Match]) -> list[int]:
        """The matches in the order in which they ended, as memories follow that order, without those on maps whose
        package is gone; each of those is reported. Raises OSError if people sat in such a match: what they said there
        could not be kept out of what others remember of it."""
        here = finished.filter(rules__map__in=list(maps.DRAWINGS)).order_by("ended_at", "pk")
        found = list(here.values_list("pk", flat=True))
        lost = list(finished.exclude(pk__in=here).order_by("pk").only("pk", "rules"))
        peopled = set(_sat_down(lost).values_list("seat__match", flat=True))
        for match in lost:
            what = {"match": match.pk, "map": match.rules.get("map")}
            if match.pk in peopled:
                raise OSError(
                    _("match %(match)d, where people sat, needs its map %(map)s: install what brings it") % what
                )
            self.stderr.write(_("match %(match)d is left out: nothing installed brings its map %(map)s") % what)
        return found

    def _write(self, folder: Folder) -> dict[str, Any]:
        """Returns the counts for the card. What ends while this runs is neither written nor counted."""
        found = self._readable(Match.objects.original().filter(status=Status.FINISHED))
        batches, withheld, held = list(Batch.objects.order_by("pk")), dict[str, None](), set[int]()
        for place, number in enumerate(found, start=1):
            match = Match.objects.filter(pk=number).first()
            if match is None:
                self.stderr.write(_("match %(match)d is left out: it was deleted meanwhile") % {"match": number})
                continue
            held.add(number)
            told = match_tables.Told(match, withheld)
            withheld |= dict.fromkeys(told.withheld if match.memory_on else ())
            for table, rows in told.tables():
                folder.add(table, rows)
            self.stdout.write(
                _("%(place)d of %(count)d  match %(match)d") % {"place": place, "count": len(found), "match": number}
            )
            self.stdout.flush()
        for batch in batches:
            for table, rows in trial_tables.tables(batch):
                folder.add(table, _parted(rows))
        return {"matches": len(held), "batches": len(batches), **_sitters(held)}


def _sitters(matches: Collection[int]) -> dict[str, dict[str, int]]:
    """People and programs that sat in them. If one in a match did not agree, the match has no words of its calls."""
    sat_down = Person.objects.exclude(sat_down_at=None).annotate(agreed=Q(in_data_sets=True, withdrawn_at=None))
    sat = [each for each in sat_down.values_list("is_agent", "seat__match", "agreed") if each[1] in matches]
    kinds = {"people": False, "agents": True}
    return {
        kind: {
            "seats": sum(is_agent == wanted for is_agent, _match, _agreed in sat),
            "matches": len({match for is_agent, match, _agreed in sat if is_agent == wanted}),
            "agreed": sum(is_agent == wanted and agreed for is_agent, _match, agreed in sat),
        }
        for kind, wanted in kinds.items()
    }


def _sat_down(matches: Sequence[Match]) -> QuerySet[Person]:
    return Person.objects.filter(seat__match__in=matches).exclude(sat_down_at=None)


def _of_reader() -> dict[str, Any]:
    return {"reader": claims.READER, "measured": reader_figures.told(claims.READER)}


def _parted(rows: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for row in rows:
        yield row | {"split": match_tables.split(row["seed"])}
