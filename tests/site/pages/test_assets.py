"""Collecting the static files: when there is cause, and then all of them."""

from pathlib import Path

import pytest
import pytest_django

from glassbox_site.pages import assets


@pytest.fixture
def source(tmp_path: Path, settings: pytest_django.Settings) -> Path:
    """The only static file of a site that starts for the first time."""
    path = tmp_path / "source" / "page.css"
    path.parent.mkdir()
    path.write_text("a {}")
    settings.VAR, settings.STATIC_ROOT, settings.STATICFILES_DIRS = tmp_path, tmp_path / "static", [path.parent]
    settings.STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder"]
    settings.STORAGES = settings.STORAGES | {"staticfiles": {"BACKEND": "glassbox_site.pages.assets.HashedAssets"}}
    assets.collect()
    return path


def collected(source: Path) -> dict[str, int]:
    """The files and when they were written."""
    return {path.name: path.stat().st_mtime_ns for path in (source.parents[1] / "static").iterdir()}


def test_the_same_files_are_collected_once(source: Path) -> None:
    before = collected(source)

    assets.collect()

    assert len(before) >= 3
    assert collected(source) == before


def test_a_changed_file_is_collected_again(source: Path) -> None:
    before = collected(source)
    source.write_text("b { color: red }")

    assets.collect()

    assert any(name.startswith("page.") for name in collected(source).keys() - before.keys())


def test_a_new_file_is_collected_too(source: Path) -> None:
    (source.parent / "new.css").write_text("c {}")

    assets.collect()

    assert "new.css" in collected(source)


def test_what_was_lost_is_collected_again(source: Path) -> None:
    before = collected(source)
    for path in (source.parents[1] / "static").glob("page.*"):
        path.unlink()

    assets.collect()

    assert collected(source).keys() == before.keys()
