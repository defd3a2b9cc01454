"""The static files that test runs keep for each other: copied whole, or collected again."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.support.sites import house

FILES = 40


@pytest.fixture
def var(tmp_path: Path) -> Path:
    """A data folder with its static files."""
    static = tmp_path / "var" / "static"
    static.mkdir(parents=True)
    for number in range(FILES):
        (static / f"{number}.js").write_text("x")
    (tmp_path / "var" / house.ORIGIN).write_text("these")
    return static.parent


def files(var: Path) -> int:
    return len(list(var.glob("static/*")))


def test_what_one_run_keeps_another_one_takes(var: Path, tmp_path: Path) -> None:
    house.keep(var, tmp_path / "cache" / "these")

    house.take(tmp_path / "cache" / "these", tmp_path / "another")

    assert (files(tmp_path / "another"), (tmp_path / "another" / house.ORIGIN).read_text()) == (FILES, "these")


def test_nothing_is_taken_from_under_a_run_that_takes_it(var: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"

    def one(number: int) -> int:
        """One run of the tests; every second one has other scripts."""
        kept = cache / str(number % 2)
        house.take(kept, tmp_path / f"{number}")
        house.keep(var, kept)
        return files(tmp_path / f"{number}")

    with ThreadPoolExecutor(8) as runs:
        taken = set(runs.map(one, range(100)))

    assert taken <= {0, FILES}


def test_what_cannot_be_taken_whole_counts_as_nothing(var: Path, tmp_path: Path) -> None:
    kept = tmp_path / "cache" / "these"
    house.keep(var, kept)
    (kept / "static" / "0.js").unlink()
    (kept / "static" / "0.js").symlink_to("nowhere")

    house.take(kept, tmp_path / "another")

    assert not (tmp_path / "another" / house.ORIGIN).exists()


def test_where_nothing_can_be_kept_nothing_is(var: Path, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder")

    house.keep(var, tmp_path / "cache" / "these")
    house.take(tmp_path / "cache" / "these", tmp_path / "another")

    assert files(tmp_path / "another") == 0
