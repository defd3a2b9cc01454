"""Saves a running house into one file, and moves a saved one into an empty house.

Included: the database, the generated secret key, and the word lists, providers and translations of the data folder. Not
included: API keys, which never leave in a file of ours; and Redis, static files, pictures and exports, which can be
made again.
"""

import contextlib
import errno
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath

from django.conf import settings
from django.db import Error
from django.db.migrations.loader import MigrationLoader
from django.utils import timezone
from django.utils.translation import gettext as _

from glassbox_site.environment import release
from glassbox_site.ground import command_line
from glassbox_site.keeping import databases, parcel

SECRET = "secret_key"  # noqa: S105 - the name of a file
SINGLE_FILES = (SECRET, "providers.yaml")
FOLDERS = ("word_lists", "locale")
DATABASE, ENDING = "database", ".zip"
LAST, SCRATCH, UNPACKED, DAY = "last_backup", ".glassbox-copy-", ".restoring-", 24 * 3600
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
OWN_APPS = ("games", "sct", "personas", "glassbox_site")

Told = Callable[[str], None]


class Refused(Exception):
    """Raised with the reasons why nothing was saved or restored, one sentence each."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__("\n".join(reasons))
        self.reasons = reasons


@dataclass(frozen=True, slots=True, kw_only=True)
class Saved:
    path: Path
    size: int
    manifest: parcel.Manifest


def save(path: Path, told: Told) -> Saved:
    """Saves into `path`, or if it does not end in `.zip`, into a new file in that folder. Whole or not at all."""
    made_at = timezone.now()
    target = path if path.suffix == ENDING else path / f"glassbox-{made_at:%Y%m%d-%H%M%S}{ENDING}"
    if target.exists():
        raise Refused([_("%(file)s is there already") % {"file": target}])
    try:
        if databases.is_empty():
            raise Refused([_("there is nothing to save: the database has no tables")])
        target.parent.mkdir(parents=True, exist_ok=True)
        with _scratch(target.parent) as scratch:
            copy, draft = scratch / DATABASE, scratch / "draft.zip"
            told(_("copying the database"))
            databases.save(copy)
            told(_("packing"))
            seen = parcel.Manifest(
                version=release.version(),
                made_at=made_at.isoformat(),
                vendor=databases.vendor(),
                migrations=databases.migrations(),
            )
            contents = [parcel.Content(name=DATABASE, path=copy), *_files(settings.VAR)]
            manifest = parcel.pack(draft, contents, seen)
            draft.chmod(0o600)
            parcel.named(draft, target)
    except (databases.CannotCopy, Error) as problem:
        raise Refused([str(problem).strip()]) from None
    except OSError as problem:
        raise Refused([_("%(file)s cannot be written (%(reason)s)") % _named(problem, target)]) from None
    saved = Saved(path=target, size=target.stat().st_size, manifest=manifest)
    _note(saved)
    return saved


def last() -> datetime | None:
    """When this house was last saved, according to its data folder."""
    try:
        return datetime.fromtimestamp((settings.VAR / LAST).stat().st_mtime, UTC)
    except OSError:
        return None


def _note(saved: Saved) -> None:
    """The time of this file counts. Failure is ignored: a house whose disk is full is saved elsewhere."""
    with contextlib.suppress(OSError):
        (settings.VAR / LAST).touch()
        (settings.VAR / LAST).write_text(f"{saved.path}\n", encoding="utf-8")


@contextmanager
def _scratch(folder: Path) -> Iterator[Path]:
    """A temporary folder beside the target. Removes those that killed runs left more than a day ago."""
    for leftover in folder.glob(f"{SCRATCH}*"):
        if time.time() - leftover.stat().st_mtime > DAY:
            shutil.rmtree(leftover, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=SCRATCH, dir=folder) as scratch:
        yield Path(scratch)


def _files(var: Path) -> Iterator[parcel.Content]:
    for name in SINGLE_FILES:
        if (var / name).is_file():
            yield parcel.Content(name=name, path=var / name)
    for folder in FOLDERS:
        for path in sorted((var / folder).rglob("*")):
            if path.is_file() and not path.is_symlink():
                yield parcel.Content(name=path.relative_to(var).as_posix(), path=path)


def restore(path: Path, told: Told) -> parcel.Manifest:
    """Restores into an empty house, one restore at a time. Everything is checked before anything is moved."""
    try:
        with (
            parcel.opened(path) as saved,
            tempfile.TemporaryDirectory(prefix=UNPACKED, dir=settings.VAR) as scratch,
        ):
            _clear(settings.VAR, but=Path(scratch))
            if reasons := list(_objections(saved.manifest)):
                raise Refused(reasons)
            told(_("unpacking and comparing checksums"))
            unpacked = {name: _unpacked(saved, name, Path(scratch)) for name in saved.manifest.parts}
            told(_("moving in"))
            database = unpacked.pop(DATABASE)
            with _moved_in(unpacked, Path(scratch)):
                databases.restore(database)
            return saved.manifest
    except (parcel.Unusable, databases.CannotCopy) as problem:
        raise Refused([f"{path}: {problem}"]) from None
    except OSError as problem:
        if problem.errno in NO_ROOM:
            raise Refused([command_line.cannot_write(settings.VAR, problem)]) from None
        raise Refused([_("%(file)s cannot be read (%(reason)s)") % _named(problem, path)]) from None


def _clear(var: Path, but: Path) -> None:
    """Removes what killed runs have left, which includes a whole database and the secret key."""
    for leftover in set(var.glob(f"{UNPACKED}*")) - {but}:
        shutil.rmtree(leftover, ignore_errors=True)


def _objections(saved: parcel.Manifest) -> Iterator[str]:
    here, known = databases.vendor(), {".".join(key) for key in MigrationLoader(None).disk_migrations}
    if saved.vendor != here:
        yield _("the backup is of a %(saved)s database, and DATABASE_URL names one of %(here)s") % {
            "saved": saved.vendor,
            "here": here,
        }
    if later := sorted(name for name in set(saved.migrations) - known if name.partition(".")[0] in OWN_APPS):
        told = _("the backup is of a later release (%(version)s): this one does not know %(later)s")
        yield told % {"version": saved.version, "later": ", ".join(later)}
    if strange := sorted(name for name in saved.parts if not _belongs(name)):
        yield _("the backup holds what none of ours holds: %(names)s") % {"names": ", ".join(map(repr, strange))}
    if DATABASE not in saved.parts:
        yield _("the backup holds no database")
    if not databases.is_empty():
        yield _("this house is lived in: its database has tables. Name an empty one with GLASSBOX_VAR or DATABASE_URL")


def _belongs(name: str) -> bool:
    path = PurePosixPath(name)
    inside = len(path.parts) > 1 and path.parts[0] in FOLDERS and ".." not in path.parts
    return name == DATABASE or name in SINGLE_FILES or (inside and str(path) == name)


def _unpacked(saved: parcel.Parcel, name: str, scratch: Path) -> Path:
    file = scratch / str(len(list(scratch.iterdir())))
    saved.take_out(name, file)
    return file


@contextmanager
def _moved_in(files: Mapping[str, Path], scratch: Path) -> Iterator[None]:
    """Moves the files in before the database, whose tables are what marks a house as not empty: after a power cut in
    between, the restore can be repeated. If the database is refused, the previous files are put back."""
    with contextlib.ExitStack() as undoing:
        for number, (name, file) in enumerate(files.items()):
            target, before = settings.VAR / name, scratch / f"before-{number}"
            target.parent.mkdir(parents=True, exist_ok=True)
            if target.exists():
                shutil.copy2(target, before)
            undoing.callback(_put_back, target, before)
            parcel.moved(file, target)
        yield
        undoing.pop_all()


def _put_back(target: Path, before: Path) -> None:
    if before.exists():
        parcel.moved(before, target)
    else:
        target.unlink(missing_ok=True)


def _named(problem: OSError, path: Path) -> dict[str, object]:
    return {"file": problem.filename or path, "reason": problem.strerror or problem}
