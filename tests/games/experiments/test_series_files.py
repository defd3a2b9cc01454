"""The command and the files it writes: the figures follow from these alone, to the last digit."""

import csv
import io
import json
import math
import re
import shutil
import zipfile
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client

from games.experiments.series import (
    packing,
    series_casting,
    series_file,
    series_orders,
    series_pricing,
    series_scores,
)
from games.management import series_console
from games.management.commands import run_series
from games.models import Match, Series, SeriesState
from glassbox_site.environment import env
from glassbox_site.ground.plain import code_hash
from personas.models import ChatModel, StrategyTier
from tests.games.prepared import prepared_series
from tests.support import people

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("empty_redis")]


def run(command: str, *said: object, **asked: Any) -> tuple[int, str]:
    out = io.StringIO()
    try:
        call_command(command, *map(str, said), stdout=out, stderr=out, **asked)
    except SystemExit as end:
        return int(end.code or 0), out.getvalue()
    return 0, out.getvalue()


@pytest.fixture
def recipe(tmp_path: Path) -> Path:
    file = tmp_path / "series.yaml"
    file.write_text(prepared_series.text(pairs=3))
    return file


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the first test that needs the files of a series leaves them for the others."""
    return tmp_path_factory.mktemp("kept") / "out"


@pytest.fixture
def written(recipe: Path, kept: Path, tmp_path: Path) -> Path:
    """The files of a series that was played."""
    if not kept.exists():
        run("run_series", recipe, out=kept)
    return Path(shutil.copytree(kept, tmp_path / "written"))


def test_the_command_plays_it_and_its_files_give_its_figures_again(recipe: Path, tmp_path: Path) -> None:
    ended, said = run("run_series", recipe, out=tmp_path / "out")
    series = Series.objects.get()

    assert (ended, series.state, series.ordered_by_id) == (0, SeriesState.COMPLETE, None)
    assert "6/6" in said
    assert "hunter - quiet" in said
    assert run("score_series", tmp_path / "out")[0] == 0
    shown = series_scores.scored(series_orders.file_of(series), series_orders.rows_of(series))
    assert packing.scored_folder(tmp_path / "out") == json.loads(json.dumps(shown))
    with zipfile.ZipFile(io.BytesIO(packing.archive(series))) as packed:
        inside = {Path(name).name: packed.read(name) for name in packed.namelist()}
    assert inside == {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()}

    again, _ = run("run_series", recipe, out=tmp_path / "again")
    assert (again, Match.objects.count()) == (0, 6)
    assert (tmp_path / "again/scores.json").read_bytes() == (tmp_path / "out/scores.json").read_bytes()


def test_where_its_files_cannot_be_written_the_command_says_so_after_its_figures(recipe: Path) -> None:
    ended, said = run("run_series", recipe, out=recipe / "out")

    assert ended == 1
    assert "hunter - quiet" in said
    assert f"{recipe / 'out'} cannot be written (Not a directory)" in said


def test_a_figure_that_was_tampered_with_is_noticed(written: Path) -> None:
    scores = written / "scores.json"
    scores.write_text(scores.read_text().replace('"pairs": 3', '"pairs": 4'))

    assert run("score_series", written)[0] == 1
    (written / "seats.ndjson").write_text("{}")
    assert run("score_series", written)[0] == 2


def test_the_archive_is_scored_as_it_was_downloaded(written: Path) -> None:
    archive = shutil.make_archive(str(written.parent / "series"), "zip", written.parent, written.name)

    assert run("score_series", Path(archive))[0] == 0
    Path(archive).write_bytes(b"PK nothing")
    assert run("score_series", Path(archive))[0] == 2


def test_a_last_digit_that_another_processor_adds_up_otherwise_is_no_other_figure(written: Path) -> None:
    scores = written / "scores.json"
    told = json.loads(scores.read_text(), parse_float=lambda digits: math.nextafter(float(digits), math.inf))
    assert told != json.loads(scores.read_text())
    scores.write_text(json.dumps(told))

    assert run("score_series", written)[0] == 0


def test_figures_of_earlier_releases_which_bounded_draws_that_all_agree_are_the_same(
    written: Path,
) -> None:
    scores = written / "scores.json"
    told = json.loads(scores.read_text(), object_hook=_bounded)
    assert told != json.loads(scores.read_text())
    scores.write_text(json.dumps(told))

    assert run("score_series", written)[0] == 0


def _bounded(told: dict[str, Any]) -> dict[str, Any]:
    return told | {"low": 0.5, "high": 0.5} if told.get("low", 0) is None and told["n"] else told


def test_a_dry_run_tells_plan_power_and_price_and_orders_nothing(recipe: Path) -> None:
    ended, said = run("run_series", recipe, dry_run=True)

    assert (ended, Series.objects.count()) == (0, 0)
    assert "6 matches" in said
    assert "There are too few pairs:" in said
    assert "$0.00" in said

    recipe.write_text(prepared_series.text(pairs=10))
    assert "With so many pairs, differences of about 63 points or more" in run("run_series", recipe, dry_run=True)[1]


def test_a_difference_that_is_not_used_is_told_with_the_plan(recipe: Path) -> None:
    told, sequential = {}, {"rule": "sequential"}
    for name, settings in (("both", {"pairs": 3}), ("alone", {"pairs": None}), ("stopped", {"stop": sequential})):
        recipe.write_text(prepared_series.text(detect=40, **settings))
        told[name] = "its detect: 40 is not used" in run("run_series", recipe, dry_run=True)[1]

    assert told == {"both": True, "alone": False, "stopped": False}


def test_nonsense_ends_the_command_with_every_fault_and_nothing_begun(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("entries: [{bot: huntr}]\npairs: 0\n")

    ended, said = run("run_series", tmp_path / "bad.yaml")

    assert (ended, Series.objects.count()) == (2, 0)
    assert all(place in said for place in ("name", "entries", "entries.0.bot", "pairs"))


def test_a_spent_series_goes_on_where_the_file_has_a_greater_budget(recipe: Path) -> None:
    recipe.write_text(prepared_series.text(budget={"tokens": 5}))
    token = run_series.token_of(series_file.read(recipe.read_text()))
    series = series_orders.order(recipe.read_text(), token=token)
    Series.objects.filter(pk=series.pk).update(state=SeriesState.SPENT)
    recipe.write_text(prepared_series.text(budget={"tokens": 500}))

    ended, _ = run("run_series", recipe)

    series.refresh_from_db()
    assert (ended, Series.objects.count(), series.budget_tokens) == (0, 1, 500)


def test_a_smaller_budget_in_the_file_holds_for_a_series_that_was_broken_off(recipe: Path) -> None:
    recipe.write_text(prepared_series.text(budget={"tokens": 500}))
    token = run_series.token_of(series_file.read(recipe.read_text()))
    series = series_orders.order(recipe.read_text(), token=token)
    recipe.write_text(prepared_series.text(budget={"tokens": 50}))

    run("run_series", recipe)

    series.refresh_from_db()
    assert series.budget_tokens == 50


def test_before_the_first_pair_the_terminal_tells_neither_a_difference_nor_a_p() -> None:
    file = series_file.read(prepared_series.text())

    said = list(series_console.results(series_scores.scored(file, [])))

    assert said == ["hunter - quiet: no pair counts so far (0 void)."]


def test_what_no_pair_tells_of_has_no_p_and_files_of_before_that_gave_it_one_say_the_same() -> None:
    scores = series_scores.scored(series_file.read(prepared_series.text()), [])
    before = json.loads(packing.scores_text(scores))
    before["pairings"][0] |= {"p": 1.0, "p_holm": 1.0}

    [told] = scores["pairings"]

    assert (told["p"], told["p_holm"]) == (None, None)
    assert packing.published(json.dumps(before)) == scores


def test_what_nobody_knows_the_price_of_is_not_said_to_cost_nothing() -> None:
    StrategyTier.objects.create(name="none", rank=0)
    server = "http://127.0.0.1:9/v1"
    ChatModel.objects.create(slug="unpriced", name="Unpriced", model="stand-in/1", base_url=server)
    text = prepared_series.text(entries=[{"model": "unpriced"}, {"model": "unpriced", "label": "other"}])
    file = series_casting.read(text)

    terminal = " ".join(series_console.plan(file, series_pricing.preview(file)))
    page = people.client("olga").post("/series/new/", {"yaml": text, "action": "fill"}).text

    assert "The price of Unpriced is not known." in terminal
    assert "The cost is not known." in page
    assert "$0.00" not in terminal
    assert "$0.00" not in page


def test_every_column_of_the_files_is_explained(written: Path) -> None:
    told = (env.PROJECT / "docs/series.md").read_text(encoding="utf-8").split("## Its files")[1].split("## Examples")[0]
    measured = {field for row in _rows(written / "seats.ndjson") for field in row["measures"]}
    of_models = {"tokens", "dollars", "latency", "tokens_estimated"}
    columns = {
        field for name in ("matches", "seats", "lines") for row in _rows(written / f"{name}.ndjson") for field in row
    }

    in_tens = {re.sub(r"_[1-8]$", "_0", field) if re.match("stated|percent", field) else field for field in measured}

    assert measured
    assert sorted(field for field in columns | in_tens | of_models if f"`{field}`" not in told) == []


def _rows(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_what_is_so_is_written_alike_in_either_form(written: Path) -> None:
    with (written / "seats.csv").open(newline="") as cells:
        told = [(row["is_subject"], row["is_person"]) for row in csv.DictReader(cells)]

    seats = [json.loads(line) for line in (written / "seats.ndjson").read_text().splitlines()]
    assert told == [(json.dumps(seat["is_subject"]), json.dumps(seat["is_person"])) for seat in seats]
    assert {each for each, _ in told} == {"true", "false"}


@pytest.mark.databases
def test_tables_have_their_columns_before_the_first_pair_is_over(written: Path) -> None:
    told = {name: content.decode() for name, content in packing.files(prepared_series.ordered())}

    for table in ("matches", "seats", "lines"):
        columns = (written / f"{table}.csv").read_text().splitlines()[0].split(",")
        assert told[f"{table}.csv"].splitlines() == [",".join(columns[: len(packing.COLUMNS[table])])]
        assert told[f"{table}.ndjson"] == ""


def test_files_say_all_in_one_order_whatever_the_house_keeps_it_in() -> None:
    found = {name: content.decode() for name, content in packing.files(prepared_series.over(pairs=1))}

    seats = [json.loads(line)["measures"] for line in found["seats.ndjson"].splitlines()]
    cast = json.loads(found["provenance.json"])["cast"]
    assert [list(measures) for measures in seats] == [sorted(measures) for measures in seats]
    assert list(cast) == sorted(cast)
    assert all(list(entry) == sorted(entry) for entry in cast.values())


def test_figures_follow_from_the_files_although_nothing_brings_the_map_any_more(written: Path) -> None:
    recipe = written / packing.RECIPE
    recipe.write_text(recipe.read_text().replace("outpost", "lighthouse"))

    assert run("score_series", written)[0] == 0


def test_what_was_played_on_a_map_that_is_gone_can_be_taken_home_but_for_the_lines(client: Client) -> None:
    series = prepared_series.over(pairs=1)
    before = zipped(client.get(f"/series/{series.pk}/series.zip").content)
    Series.objects.filter(pk=series.pk).update(text=prepared_series.text(pairs=1).replace("outpost", "lighthouse"))

    after = zipped(client.get(f"/series/{series.pk}/series.zip").content)

    assert {*before} - {*after} == {"lines.csv", "lines.ndjson"}
    assert all(after[name] == before[name] for name in ("matches.csv", "seats.ndjson", "scores.json"))
    told = json.loads(after["provenance.json"])
    assert told["without_lines"] == "nothing installed brings the map lighthouse"
    assert client.get(f"/series/{series.pk}/files/seats.csv").content == before["seats.csv"]
    assert client.get(f"/series/{series.pk}/files/lines.csv").status_code == 404
    assert client.get(f"/series/{series.pk}/").status_code == 200
    assert client.get(f"/api/v1/series/{series.pk}/").json()["ended"] == 2


@pytest.mark.parametrize("path", ["series.zip", "files/seats.csv", "figures/measures.csv"])
def test_another_release_sends_anew_what_it_may_tell_otherwise(
    path: str, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"/series/{prepared_series.over(pairs=1).pk}/{path}"
    known = {"If-None-Match": client.get(address)["ETag"]}
    unchanged = client.get(address, headers=known).status_code

    monkeypatch.setattr(code_hash, "program", lambda: "another")

    assert (unchanged, client.get(address, headers=known).status_code) == (304, 200)


def test_a_series_that_goes_on_when_its_map_is_gone_is_paused_and_keeps_no_other_waiting() -> None:
    lost = prepared_series.ordered(pairs=1)
    Match.objects.filter(series_place__series=lost).delete()
    Series.objects.filter(pk=lost.pk).update(text=prepared_series.text(pairs=1).replace("outpost", "lighthouse"))
    other = prepared_series.ordered("another wish", pairs=1)

    series_orders.tend_all()

    lost.refresh_from_db()
    assert (lost.state, Match.objects.filter(series_place__series=other).count()) == (SeriesState.PAUSED, 2)
    assert "lighthouse" in lost.reason


def zipped(content: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        return {Path(name).name: packed.read(name) for name in packed.namelist()}
