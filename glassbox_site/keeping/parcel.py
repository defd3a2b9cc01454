"""A backup as a file: an archive of named parts, and a manifest that says what they are and whether they are whole."""

import errno
import hashlib
import os
import shutil
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import pydantic
from django.utils.translation import gettext as _

MANIFEST = "manifest.json"
FORMAT = 1
LARGEST_MANIFEST = 10_000_000
CHUNK = 1 << 20
BROKEN = (zipfile.BadZipFile, zlib.error, KeyError, EOFError, RuntimeError, ValueError)
"""What reading an archive raises of which bytes have decayed; RuntimeError tells of packings that it never had."""


class Unusable(Exception):
    """It is no backup, or not a whole one; the message says why."""


class Part(pydantic.BaseModel, frozen=True):
    sha256: str
    size: int


class Manifest(pydantic.BaseModel, frozen=True):
    """What the house was when it was saved. `migrations` are those that its database had seen."""

    format: int = FORMAT
    version: str
    made_at: str
    vendor: str
    migrations: tuple[str, ...]
    parts: Mapping[str, Part] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """A file on this machine, and what it is called in the archive."""

    name: str
    path: Path


def pack(draft: Path, contents: Sequence[Content], told: Manifest) -> Manifest:
    """Writes the archive; returns the manifest with what was really written, when the disk has all of it."""
    with draft.open("xb") as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            parts = {content.name: _added(archive, content) for content in contents}
            manifest = told.model_copy(update={"parts": parts})
            archive.writestr(MANIFEST, manifest.model_dump_json(indent=1))
        file.flush()
        os.fsync(file.fileno())
    return manifest


def named(draft: Path, target: Path) -> None:
    """The name is there after a power cut as well, and never before what it names."""
    draft.replace(target)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _added(archive: zipfile.ZipFile, content: Content) -> Part:
    with content.path.open("rb") as source, archive.open(content.name, "w", force_zip64=True) as target:
        return _copied(source, target)


def _copied(source: IO[bytes], target: IO[bytes]) -> Part:
    digest, size = hashlib.sha256(), 0
    while piece := source.read(CHUNK):
        digest.update(piece)
        size += len(piece)
        target.write(piece)
    return Part(sha256=digest.hexdigest(), size=size)


class Parcel:
    """An archive that is being read. Its parts have the names that the manifest lists, and no others are touched."""

    def __init__(self, archive: zipfile.ZipFile, manifest: Manifest) -> None:
        self._archive = archive
        self.manifest = manifest

    def take_out(self, name: str, to: Path) -> None:
        """Writes the part, for its user alone; raises Unusable if it is not what was put in."""
        try:
            with self._archive.open(name) as source, to.open("wb") as target:
                to.chmod(0o600)
                found = _copied(source, target)
        except BROKEN as problem:
            raise Unusable(_("%(name)s cannot be read (%(problem)s)") % {"name": name, "problem": problem}) from None
        if found != self.manifest.parts[name]:
            raise Unusable(_("%(name)s is not what was saved: its checksum differs") % {"name": name})


def moved(part: Path, target: Path) -> None:
    """There whole or not at all, on another disk as well: there it is copied beside its place first."""
    try:
        part.replace(target)
    except OSError as problem:
        if problem.errno != errno.EXDEV:
            raise
        coming = target.with_name(f".{target.name}.coming")
        try:
            coming.touch(mode=0o600)
            shutil.copyfile(part, coming)
            coming.replace(target)
        finally:
            coming.unlink(missing_ok=True)


@contextmanager
def opened(path: Path) -> Iterator[Parcel]:
    try:
        archive = zipfile.ZipFile(path)
    except BROKEN as problem:
        raise Unusable(_("it is no whole archive (%(problem)s)") % {"problem": problem}) from None
    with archive:
        yield Parcel(archive, _manifest(archive))


def _manifest(archive: zipfile.ZipFile) -> Manifest:
    try:
        with archive.open(MANIFEST) as file:
            manifest = Manifest.model_validate_json(file.read(LARGEST_MANIFEST))
    except BROKEN:  # pydantic's complaint is a ValueError
        raise Unusable(_("it holds no manifest of a backup")) from None
    if manifest.format > FORMAT:
        raise Unusable(_("it was made by a later release, in a format that this one does not read"))
    return manifest
