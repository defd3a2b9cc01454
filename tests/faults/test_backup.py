"""A house that was backed up while it was running is restored elsewhere, and its work goes on."""

import hashlib
import json
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from glassbox_site.environment import env
from glassbox_site.keeping import databases, house_copy
from tests.support.databases import postgres
from tests.support.sites import site as sites
from tests.support.sites import site_matches
from tests.support.sites.site import environment, running_site

pytestmark = [pytest.mark.faults, pytest.mark.second]
OTHER_DISKS = (Path("/dev/shm"), Path("/var/tmp"), Path.home())


def manage(*words: str | Path, **environ: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "manage.py", *map(str, words)],
        cwd=env.PROJECT,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )


@contextmanager
def little_room(most: int = 100_000) -> Iterator[None]:
    """No file of processes started within can grow larger, as if the disk were full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def log(site: sites.Site, match_id: int) -> list[str]:
    return httpx.get(f"{site.url}/matches/{match_id}/log.ndjson", timeout=30).text.splitlines()


def grown(site: sites.Site, match_id: int, beyond: int) -> list[str]:
    deadline = time.monotonic() + 60
    while len(lines := log(site, match_id)) <= beyond:
        assert time.monotonic() < deadline, site.log
        time.sleep(0.1)
    return lines


@contextmanager
def two_databases(kind: str) -> Iterator[tuple[dict[str, str], dict[str, str]]]:
    """Yields the settings of the house that is backed up, and of the one that it is restored into."""
    if kind == "sqlite":
        yield {}, {}
        return
    if postgres.programs() is None:
        pytest.skip("PostgreSQL's server is not installed")
    with postgres.running_postgres() as url:
        other = url.rpartition("/")[0] + "/moved"
        with psycopg.connect(url, autocommit=True) as link:
            link.execute("CREATE DATABASE moved")
        yield {"DATABASE_URL": url}, {"DATABASE_URL": other}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_match_goes_on_in_a_house_that_was_restored_from_the_midst_of_it(kind: str, tmp_path: Path) -> None:
    backup = tmp_path / "saved.zip"
    with ExitStack() as stack:
        old, new = stack.enter_context(two_databases(kind))
        here, there = environment(tmp_path / "a", **old), environment(tmp_path / "b", **new)
        with running_site(tmp_path / "a", environ=here) as site:
            match_id = site_matches.booked(site, seed=3, players=4, pace="broadcast", environ=here)
            grown(site, match_id, 5)
            done = manage("backup", backup, **here)
            assert done.returncode == 0, done.stderr
            before = grown(site, match_id, len(log(site, match_id)))

        restored = manage("restore", backup, **there)
        assert restored.returncode == 0, restored.stderr
        with running_site(tmp_path / "b", environ=there) as site:
            after = grown(site, match_id, len(before))

    assert after[: len(before)] == before


@pytest.fixture(scope="module")
def saved_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house with its own word list, and its backup beside it."""
    folder = tmp_path_factory.mktemp("saved")
    house = folder / "house"
    assert manage("migrate", "-v0", **environment(house)).returncode == 0
    (house / "word_lists").mkdir()
    (house / "word_lists" / "own.txt").write_text("amber\n")
    done = manage("backup", folder / "saved.zip", **environment(house, SOME_API_KEY="sk-never-saved"))
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def saved(saved_once: Path, tmp_path: Path) -> Path:
    shutil.copytree(saved_once, tmp_path, dirs_exist_ok=True)
    return tmp_path / "saved.zip"


def rewritten(saved: Path, **parts: bytes | None) -> Path:
    """The archive with some members replaced or, for None, left out."""
    other = saved.with_name("rewritten.zip")
    with zipfile.ZipFile(saved) as source, zipfile.ZipFile(other, "w") as target:
        for name in source.namelist():
            content = parts.get(name, source.read(name))
            if content is not None:
                target.writestr(name, content)
    return other


def manifest(saved: Path) -> dict[str, object]:
    with zipfile.ZipFile(saved) as archive:
        told: dict[str, object] = json.loads(archive.read("manifest.json"))
        return told


def refusal(backup: Path, house: Path) -> str:
    """The message when a restore is refused; checks that nothing was restored."""
    done = manage("restore", backup, **environment(house))
    assert done.returncode == 1, done.stdout
    assert "Traceback" not in done.stderr
    assert not (house / "word_lists").exists()
    assert not list(house.glob(".glassbox-copy-*"))
    return done.stderr


def test_a_backup_is_for_its_owner_alone_and_leaves_nothing_beside_it(saved: Path) -> None:
    assert saved.stat().st_mode & 0o077 == 0
    assert {path.name for path in saved.parent.iterdir()} == {"house", "saved.zip"}


def test_no_key_of_a_provider_is_in_a_backup(saved: Path) -> None:
    with zipfile.ZipFile(saved) as archive:
        assert not [name for name in archive.namelist() if b"sk-never-saved" in archive.read(name)]


def test_word_lists_and_the_secret_key_move_in_with_the_database(saved: Path, tmp_path: Path) -> None:
    done = manage("restore", saved, **environment(tmp_path / "new"))

    assert done.returncode == 0, done.stderr
    assert (tmp_path / "new" / "word_lists" / "own.txt").read_text() == "amber\n"
    assert (tmp_path / "new" / "secret_key").read_text() == (tmp_path / "house" / "secret_key").read_text()


@pytest.mark.parametrize("there", [None, "old"])
def test_the_database_moves_in_last_and_brings_back_what_was_there_if_it_cannot(
    there: str | None, saved: Path, tmp_path: Path, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restore that is killed before that leaves the house empty, and can be repeated."""
    settings.VAR = tmp_path / "new"
    settings.VAR.mkdir()
    if there is not None:
        (settings.VAR / "secret_key").write_text(there)
    seen: list[str] = []

    def refuse(_copy: Path) -> None:
        seen.append((settings.VAR / "secret_key").read_text())
        raise databases.CannotCopy("no")

    monkeypatch.setattr(databases, "is_empty", lambda: True)
    monkeypatch.setattr(databases, "vendor", lambda: manifest(saved)["vendor"])
    monkeypatch.setattr(databases, "restore", refuse)

    with pytest.raises(house_copy.Refused):
        house_copy.restore(saved, lambda _told: None)

    assert seen == [(tmp_path / "house" / "secret_key").read_text()]
    assert not (settings.VAR / "word_lists" / "own.txt").exists()
    assert [path.read_text() for path in settings.VAR.glob("secret_key")] == ([there] if there else [])


def test_a_backup_that_was_cut_off_is_refused(saved: Path, tmp_path: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:-100])

    assert "no whole archive" in refusal(saved, tmp_path / "new")


def test_a_backup_with_bytes_that_have_decayed_is_refused(saved: Path, tmp_path: Path) -> None:
    content = bytearray(saved.read_bytes())
    content[1_000:1_100] = b"\xff" * 100
    saved.write_bytes(content)

    assert "database cannot be read" in refusal(saved, tmp_path / "new")


def test_a_part_that_is_not_what_was_saved_is_refused(saved: Path, tmp_path: Path) -> None:
    changed = rewritten(saved, **{"word_lists/own.txt": b"ambre\n"})

    assert "word_lists/own.txt is not what was saved" in refusal(changed, tmp_path / "new")


@pytest.mark.parametrize("name", ["../outside", "/etc/outside", "word_lists/../../outside", "static/x.js", "keys"])
def test_a_part_with_a_name_of_no_backup_is_refused(name: str, saved: Path, tmp_path: Path) -> None:
    told = manifest(saved)
    told["parts"] = {**told["parts"], name: {"sha256": "", "size": 0}}  # type: ignore[dict-item]  # as it was read
    changed = rewritten(saved, **{"manifest.json": json.dumps(told).encode()})

    assert repr(name) in refusal(changed, tmp_path / "new")


def test_a_backup_of_a_later_release_names_what_this_one_does_not_know(saved: Path, tmp_path: Path) -> None:
    told = manifest(saved) | {"migrations": ["games.9999_from_the_future"], "version": "9.9"}
    changed = rewritten(saved, **{"manifest.json": json.dumps(told).encode()})

    said = refusal(changed, tmp_path / "new")

    assert "later release (9.9)" in said
    assert "games.9999_from_the_future" in said


@pytest.mark.parametrize("name", ["word_lists", "database"])
def test_what_lies_on_another_disk_moves_in_there(name: str, saved: Path, tmp_path: Path) -> None:
    """A folder of the house, or its database."""
    house = tmp_path / "new"
    house.mkdir()
    with tempfile.TemporaryDirectory(dir=another_disk(house)) as other:
        (house / "word_lists").symlink_to(other)
        file = Path(other) / "glassbox.sqlite3" if name == "database" else house / "glassbox.sqlite3"

        done = manage("restore", saved, **environment(house), DATABASE_URL=f"sqlite:///{file}")

        assert (done.returncode, done.stderr) == (0, "")
        assert (Path(other) / "own.txt").read_text() == "amber\n"
        assert file.stat().st_mode & 0o077 == 0
        assert not [each.name for each in Path(other).iterdir() if each.name.startswith(".")]


def test_what_a_killed_run_has_left_in_the_house_goes(saved: Path, tmp_path: Path) -> None:
    """Such leftovers hold another copy of the whole database and the secret key."""
    left = tmp_path / "new" / ".restoring-killed"
    left.mkdir(parents=True)
    (left / "0").write_bytes(b"a database")

    assert manage("restore", saved, **environment(tmp_path / "new")).returncode == 0
    assert not left.exists()


@pytest.mark.skipif(postgres.programs() is None, reason="PostgreSQL's server is not installed")
def test_the_copy_is_made_by_the_very_line_on_which_the_house_is_connected(tmp_path: Path) -> None:
    """Whatever the database's address contains: certificates, a password file, the IP address of a name."""
    with two_databases("postgres") as addresses:
        one, other = ({name: named(url) for name, url in found.items()} for found in addresses)
        assert manage("migrate", **environment(tmp_path / "house"), **one).returncode == 0

        saved = manage("backup", tmp_path / "saved.zip", **environment(tmp_path / "house"), **one)
        moved = manage("restore", tmp_path / "saved.zip", **environment(tmp_path / "new"), **other)

    assert (saved.returncode, saved.stderr) == (0, "")
    assert (moved.returncode, moved.stderr) == (0, "")


def named(url: str) -> str:
    """The same server, by a name that nothing else can resolve."""
    return f"{url.replace('127.0.0.1', 'db.invalid')}?hostaddr=127.0.0.1"


def another_disk(than: Path) -> Path:
    found = next((each for each in OTHER_DISKS if each.is_dir() and each.stat().st_dev != than.stat().st_dev), None)
    return found or pytest.skip("this machine has one disk alone")


def test_a_house_that_is_lived_in_is_left_as_it_is(saved: Path, tmp_path: Path) -> None:
    house = tmp_path / "house"
    before = _digest(house / "glassbox.sqlite3")

    done = manage("restore", saved, **environment(house))

    assert done.returncode == 1
    assert "lived in" in done.stderr
    assert _digest(house / "glassbox.sqlite3") == before


def test_nothing_is_saved_over_what_is_there(saved: Path, tmp_path: Path) -> None:
    before = _digest(saved)

    done = manage("backup", saved, **environment(tmp_path / "house"))

    assert done.returncode == 1
    assert "is there already" in done.stderr
    assert _digest(saved) == before


def test_every_night_has_its_file_in_a_folder_that_nobody_has_made(saved: Path, tmp_path: Path) -> None:
    nights = tmp_path / "backups"

    for night in (1, 2):
        done = manage("backup", nights, **environment(tmp_path / "house"))
        assert done.returncode == 0, done.stderr
        [newest] = nights.glob("glassbox-*.zip")
        newest.rename(nights / f"night-{night}")

    assert len(list(nights.iterdir())) == 2


def test_a_house_that_cannot_note_when_it_was_saved_is_saved_all_the_same(saved: Path, tmp_path: Path) -> None:
    """As one on a full disk."""
    (tmp_path / "house" / house_copy.LAST).unlink()
    (tmp_path / "house" / house_copy.LAST).mkdir()

    done = manage("backup", tmp_path / "again.zip", **environment(tmp_path / "house"))

    assert (done.returncode, done.stderr) == (0, "")
    assert "Saved: " in done.stdout


def test_a_disk_without_room_for_a_backup_is_told_in_words_and_nothing_is_left(saved: Path, tmp_path: Path) -> None:
    nights = tmp_path / "backups"

    with little_room():
        done = manage("backup", nights, **environment(tmp_path / "house"))

    assert done.returncode == 1
    assert "The database cannot be copied: " in done.stderr
    assert "Traceback" not in done.stderr
    assert list(nights.iterdir()) == []


def test_where_a_house_finds_no_room_it_is_the_house_that_is_named(saved: Path, tmp_path: Path) -> None:
    with little_room():
        said = refusal(saved, tmp_path / "new")

    assert f"{tmp_path / 'new'} cannot be written (" in said


def test_a_house_without_tables_is_nothing_to_save(tmp_path: Path) -> None:
    done = manage("backup", tmp_path / "saved.zip", **environment(tmp_path / "empty"))

    assert done.returncode == 1
    assert "nothing to save" in done.stderr
    assert not (tmp_path / "saved.zip").exists()
