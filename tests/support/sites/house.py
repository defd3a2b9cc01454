"""A program that furnishes a data folder as the first start of a site would, except for an owner.

It copies what takes long to make: the tables from the process that migrated first, and the static files from pytest's
cache, as long as no source of theirs has changed."""

import contextlib
import fcntl
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import django

from glassbox_site.environment import env

CACHE = env.PROJECT / ".pytest_cache" / "static"
ORIGIN = "static.origin"


def main() -> None:
    django.setup()

    from django.core.management import call_command
    from django.core.management.commands import migrate

    from tests.support.databases import migrating

    migrated = Path(os.environ["HOUSE_OF_TESTS"]).with_suffix(".migrated")
    migrate.Command.handle = migrating.once(migrate.Command.handle, migrated)  # type: ignore[method-assign]
    call_command("migrate", run_syncdb=True, interactive=False, verbosity=0)
    _collect()
    call_command("seed_personas", verbosity=0)


def _collect() -> None:
    from django.conf import settings

    from glassbox_site.pages import assets

    kept = CACHE / assets.sources()
    take(kept, settings.VAR)
    assets.collect()
    keep(settings.VAR, kept)


def take(kept: Path, var: Path) -> None:
    """Copies the static files from the cache. If that fails midway, removes the note of their origin, so that they are
    collected again."""
    try:
        with _alone(kept.parent):
            if kept.is_dir():
                shutil.copytree(kept, var, dirs_exist_ok=True)
    except OSError:
        (var / ORIGIN).unlink(missing_ok=True)


def keep(var: Path, kept: Path) -> None:
    """Replaces whatever was cached, whole or not at all; does nothing where no file can be written."""
    with contextlib.suppress(OSError), _alone(kept.parent):
        if not kept.is_dir():
            shutil.rmtree(kept.parent, ignore_errors=True)
            kept.parent.mkdir()
            coming = Path(tempfile.mkdtemp(dir=kept.parent))
            shutil.copytree(var / "static", coming / "static")
            shutil.copy2(var / ORIGIN, coming)
            coming.rename(kept)


@contextlib.contextmanager
def _alone(cache: Path) -> Iterator[None]:
    """Holds a lock among all runs that share the cache."""
    cache.mkdir(parents=True, exist_ok=True)
    with cache.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    main()
