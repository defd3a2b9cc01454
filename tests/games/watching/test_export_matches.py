"""Matches exported as files: whole or not at all, and resumed where an export was stopped."""

import filecmp
import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from games.models import LogEntry, Match, Season, Status
from games.watching.taken_home import match_files
from tests.games.prepared import orders

pytestmark = pytest.mark.django_db


def export(*arguments: object) -> tuple[int, str, str]:
    """Runs the command; returns its exit code and its output."""
    out, err = io.StringIO(), io.StringIO()
    try:
        call_command("export_matches", *map(str, arguments), stdout=out, stderr=err)
    except SystemExit as ended:
        return int(str(ended.code)), out.getvalue(), err.getvalue()
    return 0, out.getvalue(), err.getvalue()


def test_a_match_is_its_papers_and_its_log(finished: Match, tmp_path: Path) -> None:
    code, said, _ = export("--out", tmp_path)

    folder = tmp_path / f"match-{finished.pk}"
    papers = json.loads((folder / "match.json").read_text())
    assert (code, papers["id"], papers["seed"]) == (0, finished.pk, finished.seed)
    assert (folder / "log.ndjson").read_text().splitlines() == orders.log(finished)
    assert f"1 of 1  match-{finished.pk}" in said
    assert [path.name for path in tmp_path.iterdir()] == [folder.name]


def test_only_what_is_finished_goes_along(finished: Match, tmp_path: Path) -> None:
    orders.booked()

    export("--out", tmp_path)

    assert len(list(tmp_path.iterdir())) == 1


def test_what_is_there_is_left_and_written_anew_only_by_force(finished: Match, tmp_path: Path) -> None:
    export("--out", tmp_path)
    papers = tmp_path / f"match-{finished.pk}" / "match.json"
    papers.write_text("mine")

    assert "0 written, 1 already there" in export("--out", tmp_path)[1]
    assert papers.read_text() == "mine"
    export("--out", tmp_path, "--force")
    assert json.loads(papers.read_text())["id"] == finished.pk


def test_an_archive_holds_the_same_and_is_the_same_each_time(finished: Match, tmp_path: Path) -> None:
    one, other = tmp_path / "one.zip", tmp_path / "other.zip"

    assert export(finished.pk, "--out", one)[0] == export(finished.pk, "--out", other)[0] == 0

    assert filecmp.cmp(one, other, shallow=False)
    with zipfile.ZipFile(one) as packed:
        assert packed.namelist() == [f"match-{finished.pk}/match.json", f"match-{finished.pk}/log.ndjson"]
        assert packed.read(packed.namelist()[1]).decode().splitlines() == orders.log(finished)


@pytest.mark.parametrize("name", ["", "all.zip"])
def test_a_match_that_vanishes_half_way_leaves_nothing(finished: Match, tmp_path: Path, name: str) -> None:
    LogEntry.objects.filter(match=finished, seq=finished.head).delete()

    code, _, told = export("--out", tmp_path / name)

    assert (code, list(tmp_path.iterdir())) == (1, [])
    assert "was deleted while it was read" in told


def test_one_that_fails_does_not_keep_the_others_back(finished: Match, tmp_path: Path) -> None:
    torn = orders.booked()
    Match.objects.filter(pk=torn.pk).update(status=Status.FINISHED, head=5)

    code, said, _ = export("--out", tmp_path)

    assert (code, [path.name for path in tmp_path.iterdir()]) == (1, [f"match-{finished.pk}"])
    assert "1 written, 0 already there, 1 failed" in said


def test_everything_wrong_with_an_order_is_told_and_nothing_written(finished: Match, tmp_path: Path) -> None:
    running = orders.booked()
    file = tmp_path / "file"
    file.write_text("")

    code, _, told = export(finished.pk, running.pk, 777, "--season", "Third", "--out", file)

    assert code == 2
    assert f"Match {running.pk} is waiting for a worker and not over" in told
    assert "there is no match 777" in told
    assert "there is no season 'Third'" in told
    assert "is not a folder" in told


LONG = "x" * 250


@pytest.mark.parametrize(
    ("order", "why"),
    [
        (("file/out",), "Not a directory"),
        ((f"{LONG}.zip",), "File name too long"),
        ((f"{LONG}.eval", "--format", "eval"), "File name too long"),
    ],
)
def test_a_place_that_cannot_be_written_is_named(
    finished: Match, tmp_path: Path, order: tuple[str, ...], why: str
) -> None:
    (tmp_path / "file").write_text("")
    name, *form = order

    code, _, told = export(finished.pk, "--out", tmp_path / name, *form)

    assert code == 1
    assert str(tmp_path / name) in told
    assert why in told


def test_a_season_alone(finished: Match, tmp_path: Path) -> None:
    Season.objects.create(name="First", begins_at="2026-01-01T00:00Z")

    assert export("--season", "First", "--out", tmp_path)[0] == 0

    assert list(tmp_path.iterdir()) == []


def test_an_archive_that_is_interrupted_leaves_the_one_before(finished: Match, tmp_path: Path) -> None:
    archive = tmp_path / "all.zip"
    archive.write_text("before")

    def stopped() -> Iterator[Match]:
        yield finished
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(match_files.into_archive(stopped(), archive))

    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("all.zip", "before")]


def test_a_log_in_which_a_match_is_no_more_whole_is_not_written(finished: Match, tmp_path: Path) -> None:
    LogEntry.objects.filter(match=finished, seq__gt=5).delete()

    code, _, told = export("--format", "eval", "--out", tmp_path / "all.eval")

    assert code == 1
    assert f"all.eval was not written: Match {finished.pk} was deleted while it was read" in told
    assert list(tmp_path.iterdir()) == []


def test_a_number_is_a_number() -> None:
    with pytest.raises(CommandError):
        call_command("export_matches", "seven")
