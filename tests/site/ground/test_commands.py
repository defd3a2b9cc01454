"""What all `manage.py` commands do alike."""

import errno
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from glassbox_site.environment import env
from glassbox_site.ground import command_line
from glassbox_site.keeping import parcel
from tests.support import servers
from tests.support.sites.site import environment


@pytest.mark.parametrize(
    "unbuffered", ["", pytest.param("1", marks=pytest.mark.second)], ids=["at-the-end", "line-by-line"]
)
def test_a_reader_that_has_gone_ends_a_command_without_complaint(unbuffered: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)

    ended = subprocess.run(
        [sys.executable, "manage.py", "help"],
        cwd=env.PROJECT,
        env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)

    assert (ended.returncode, ended.stderr) == (141, b"")


@pytest.mark.parametrize("words", [["export_matches", "--out"], ["export_dataset", "--out"], ["restore"]])
def test_a_database_that_is_away_is_told_in_one_line(words: list[str], tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "saved.zip", "w") as archive:
        archive.writestr(parcel.MANIFEST, '{"version": "1", "made_at": "", "vendor": "postgresql", "migrations": []}')
    away = f"postgres://glassbox@127.0.0.1:{servers.free_port()}/glassbox"

    ended = subprocess.run(
        [sys.executable, "manage.py", *words, str(tmp_path / ("saved.zip" if words == ["restore"] else "out"))],
        cwd=env.PROJECT,
        env=environment(tmp_path / "house", DATABASE_URL=away),
        capture_output=True,
        text=True,
        check=False,
    )

    assert ended.returncode == 1
    assert len(ended.stderr.splitlines()) == 1, ended.stderr
    assert ended.stderr.startswith("The database of DATABASE_URL does not answer: ")


def test_what_a_killed_run_has_left_half_written_goes_and_what_another_is_writing_stays(tmp_path: Path) -> None:
    left, written = tmp_path / ".out.1.part", tmp_path / ".out.2.part"
    for folder in (left, written):
        folder.mkdir()
        (folder / "rows.ndjson").touch()
    (tmp_path / ".out.3.part").touch()
    for path in (left, left / "rows.ndjson", written, tmp_path / ".out.3.part"):
        os.utime(path, (0, 0))

    part = command_line.part_of(tmp_path / "out")

    assert [*tmp_path.iterdir()] == [written]
    assert part.parent == tmp_path
    assert part.match(".out.*.part")


def test_files_that_belong_together_are_all_written_or_what_was_there_stays(tmp_path: Path) -> None:
    def until_the_disk_is_full() -> Iterator[tuple[str, bytes]]:
        yield "scores.json", b"after"
        raise OSError(errno.ENOSPC, "No space left on device")

    command_line.write_whole(tmp_path, {"scores.json": b"before", "seats.csv": b"before"}.items())
    with pytest.raises(OSError, match="No space left"):
        command_line.write_whole(tmp_path, until_the_disk_is_full())

    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {
        "scores.json": b"before", "seats.csv": b"before",
    }  # fmt: skip
