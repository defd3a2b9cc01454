"""A program that furnishes a data folder as the first start of a site would, short of an owner.

What took another run, or another process of this one, long is taken from there: the tables from whoever migrated first,
and the static files from pytest's cache, for as long as what they are made of does not change."""

import contextlib
import os
import shutil
import tempfile
from pathlib import Path

import django

from glassbox_site.environment import env

CACHE = env.PROJECT / ".pytest_cache" / "static"


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
    if kept.is_dir():
        shutil.copytree(kept, settings.VAR, dirs_exist_ok=True)
    assets.collect()
    if not kept.is_dir():
        with contextlib.suppress(OSError):  # wherever nothing can be kept, or somebody else keeps it just now
            _keep(settings.VAR, kept)


def _keep(var: Path, kept: Path) -> None:
    """Whole or not at all, and no other."""
    shutil.rmtree(CACHE, ignore_errors=True)
    CACHE.mkdir(parents=True, exist_ok=True)
    coming = Path(tempfile.mkdtemp(dir=CACHE))
    shutil.copytree(var / "static", coming / "static")
    shutil.copy2(var / "static.origin", coming)
    coming.rename(kept)


if __name__ == "__main__":
    main()
