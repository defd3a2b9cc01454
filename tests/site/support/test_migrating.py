"""Tables made by the last run: copied whole, and only if this run would make the same."""

from pathlib import Path

from tests.support.databases import migrating


def test_what_a_run_leaves_the_next_one_takes(tmp_path: Path) -> None:
    made, taken = tmp_path / "made", tmp_path / "taken"
    made.write_bytes(b"tables")

    migrating.keep(made, tmp_path / "cache" / "now")
    migrating.take(tmp_path / "cache" / "now", taken)

    assert taken.read_bytes() == b"tables"


def test_what_others_would_make_is_not_taken_and_only_the_last_is_kept(tmp_path: Path) -> None:
    made, taken = tmp_path / "made", tmp_path / "taken"
    made.write_bytes(b"tables")
    for name in ("before", "now"):
        migrating.keep(made, tmp_path / "cache" / name)

    migrating.take(tmp_path / "cache" / "before", taken)

    assert not taken.exists()
    assert [each.name for each in (tmp_path / "cache").iterdir()] == ["now"]


def test_a_file_that_changes_makes_other_tables(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    model = tmp_path / "games" / "models.py"
    model.write_text("one")
    before = migrating.sources(tmp_path)

    model.write_text("another")

    assert migrating.sources(tmp_path) != before


def test_where_nothing_can_be_kept_nothing_fails(tmp_path: Path) -> None:
    made = tmp_path / "made"
    made.write_bytes(b"tables")
    (tmp_path / "cache").write_bytes(b"a file")

    migrating.keep(made, tmp_path / "cache" / "now")
    migrating.take(tmp_path / "cache" / "now", tmp_path / "taken")

    assert not (tmp_path / "taken").exists()
