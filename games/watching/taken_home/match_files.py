"""Matches as files to take home: `match.json` says what the match was, `log.ndjson` everything that happened in it.

A match appears whole or not at all, and so does an archive: until it is complete, it has another name.
"""

import json
import shutil
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from django.core.serializers.json import DjangoJSONEncoder

from games.log import event_log
from games.models import Match
from games.watching import as_json
from glassbox_site.ground import command_line

PAPERS, LOG = "match.json", "log.ndjson"
DAWN_OF_ZIP = (1980, 1, 1, 0, 0, 0)


class Vanished(Exception):
    """The match was deleted while it was being read."""


def name_of(match: Match) -> str:
    return f"match-{match.pk}"


def is_there(match: Match, folder: Path) -> bool:
    return (folder / name_of(match)).is_dir()


def into_folder(match: Match, folder: Path) -> None:
    """Replaces what an earlier export left of the match."""
    whole = folder / name_of(match)
    part = command_line.part_of(whole)
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    try:
        for name, pieces in _files(match):
            with (part / name).open("wb") as file:
                file.writelines(pieces)
        shutil.rmtree(whole, ignore_errors=True)
        part.rename(whole)
    finally:
        shutil.rmtree(part, ignore_errors=True)


def into_archive(matches: Iterable[Match], archive: Path) -> Iterator[Match]:
    """Yields each match when it is packed. The archive gets its name when the last one is in it."""
    part = command_line.part_of(archive)
    try:
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as packed:
            for match in matches:
                _pack(match, packed)
                yield match
        part.replace(archive)
    finally:
        part.unlink(missing_ok=True)


def _pack(match: Match, packed: zipfile.ZipFile) -> None:
    """Dated by the end of the match, so that the same matches make the same archive."""
    when = match.ended_at.timetuple()[:6] if match.ended_at else DAWN_OF_ZIP
    for name, pieces in _files(match):
        entry = zipfile.ZipInfo(f"{name_of(match)}/{name}", when)
        entry.compress_type = zipfile.ZIP_DEFLATED
        with packed.open(entry, "w", force_zip64=True) as file:
            file.writelines(pieces)


def _files(match: Match) -> Iterator[tuple[str, Iterable[bytes]]]:
    papers = json.dumps(as_json.of(match), cls=DjangoJSONEncoder, ensure_ascii=False, indent=2)
    yield PAPERS, [papers.encode(), b"\n"]
    yield LOG, _log(match)


def _log(match: Match) -> Iterator[bytes]:
    count = 0
    for line in event_log.lines(match.pk):
        count += 1
        yield line.encode() + b"\n"
    if count != match.head:
        raise Vanished(f"{match} was deleted while it was read")
