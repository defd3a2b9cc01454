"""The file of a backup: an archive of named parts, with a manifest of their checksums and sizes."""

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
"""What reading an archive with damaged bytes raises; RuntimeError is for compression or encryption it never had."""


class Unusable(Exception):
    """Raised for a file that is not a backup, or a damaged one; the message says why."""


class Part(pydantic.BaseModel, frozen=True):
    sha256: str
    size: int


class Manifest(pydantic.BaseModel, frozen=True):
    """The state of the house when it was saved. `migrations` are those applied to its database."""

    format: int = FORMAT
    version: str
    made_at: str
    vendor: str
    migrations: tuple[str, ...]
    parts: Mapping[str, Part] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """A file to be packed, and its name in the archive."""

    name: str
    path: Path


def pack(draft: Path, contents: Sequence[Content], told: Manifest) -> Manifest:
    """Writes the archive and returns its manifest, with checksums of what was read, once all of it is on the disk."""
    with draft.open("xb") as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            parts = {content.name: _added(archive, content) for content in contents}
            manifest = told.model_copy(update={"parts": parts})
            archive.writestr(MANIFEST, manifest.model_dump_json(indent=1))
        file.flush()
        os.fsync(file.fileno())
    return manifest


def named(draft: Path, target: Path) -> None:
    """Renames atomically, and syncs the folder so that the name survives a power cut."""
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
    """An archive open for reading. Only the parts that the manifest lists can be taken out."""

    def __init__(self, archive: zipfile.ZipFile, manifest: Manifest) -> None:
        self._archive = archive
        self.manifest = manifest

    def take_out(self, name: str, to: Path) -> None:
        """Writes the part to a file that only this user can read. Raises Unusable if its checksum differs."""
        try:
            with self._archive.open(name) as source, to.open("wb") as target:
                to.chmod(0o600)
                found = _copied(source, target)
        except BROKEN as problem:
            raise Unusable(_("%(name)s cannot be read (%(problem)s)") % {"name": name, "problem": problem}) from None
        if found != self.manifest.parts[name]:
            raise Unusable(_("%(name)s is not what was saved: its checksum differs") % {"name": name})


def moved(part: Path, target: Path) -> None:
    """Moves the file atomically. To another disk, it is first copied beside its target."""
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
    except BROKEN:  # pydantic's ValidationError is a ValueError
        raise Unusable(_("it holds no manifest of a backup")) from None
    if manifest.format > FORMAT:
        raise Unusable(_("it was made by a later release, in a format that this one does not read"))
    return manifest
