"""The data set: all tables join, and twins are never separated (whose words are in it: `test_open_data.py`)."""

import io
import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.core.serializers.json import DjangoJSONEncoder
from django.utils import timezone

from games.engine.judging import claims
from games.log import codec, event_log
from games.models import Exchange, Match, Person
from games.watching.taken_home import match_tables, reader_figures
from glassbox_site.keeping.dataset import column_types, table_files
from glassbox_site.pages import data_fields
from tests.games.prepared import logs, prepared_series
from tests.games.watching.taken_home import prepared_exports
from tests.sct import batch_files

pytestmark = pytest.mark.django_db(transaction=True)


def exported(out: Path) -> dict[str, list[dict[str, Any]]]:
    call_command("export_dataset", "--out", out, stdout=io.StringIO())
    tables: dict[str, list[dict[str, Any]]] = {}
    for file in sorted(out.glob("data/*/*.ndjson")):
        tables.setdefault(file.parent.name, []).extend(map(json.loads, file.read_text().splitlines()))
    return tables


def judged(match: Match) -> list[tuple[int, str]]:
    """Verdicts of a match as the glass is shown them."""
    shown = logs.replayed(match.pk, "glass")
    return [(frame["seq"], stamp["verdict"]) for frame in shown for stamp in frame.get("truth", [])]


def test_every_claim_stands_with_its_verdict_and_every_question_with_its_words(finished: Match, tmp_path: Path) -> None:
    match = prepared_exports.of_models()
    batch_files.drained(batch_files.batch(tmp_path / "batch", agents="wf vanilla", num_trials=1))

    tables = exported(tmp_path / "set")

    claimed = tables["claims"]
    assert [(row["entry"], row["verdict"]) for row in claimed if row["source"] != "clerk"] == judged(finished) + judged(
        match
    )
    assert claimed
    assert all(row["refuted_by"] for row in claimed if row["verdict"] in ("lie", "mistaken"))
    assert len(tables["calls"]) == Exchange.objects.count()
    assert all(row["prompt"] and row["model"] for row in tables["calls"])
    assert len(tables["seats"]) == finished.seats.count() + match.seats.count()
    assert (
        {row["agent"] for row in tables["trials"]} == {row["agent"] for row in tables["answers"]} == {"wf", "vanilla"}
    )
    card = (tmp_path / "set" / "README.md").read_text()
    assert all(f"config_name: {name}" in card for name in tables)
    assert "are `cc-by-4.0`" in card
    for name, rows in tables.items():
        assert set().union(*rows) == set(data_fields.FIELDS[name]), name
        assert all(f"| `{field}` |" in card for field in data_fields.FIELDS[name])


def test_a_match_whose_map_is_gone_is_left_out_and_told(finished: Match, tmp_path: Path) -> None:
    gone, told = _on_a_map_that_is_gone(), io.StringIO()

    call_command("export_dataset", "--out", tmp_path / "set", stdout=io.StringIO(), stderr=told)

    rows = [line for file in tmp_path.glob("set/data/matches/*") for line in file.read_text().splitlines()]
    assert [json.loads(row)["match"] for row in rows] == [finished.pk]
    assert f"match {gone.pk} is left out: nothing installed brings its map lighthouse" in told.getvalue()
    assert "\n1 match of Among Us" in (tmp_path / "set/README.md").read_text()


def test_where_people_sat_on_a_map_that_is_gone_nothing_is_written(finished: Match, tmp_path: Path) -> None:
    gone, told = _on_a_map_that_is_gone(), io.StringIO()
    Person.objects.create(seat=gone.seats.get(place=0), link="an invitation", sat_down_at=timezone.now())

    with pytest.raises(SystemExit, match="1"):
        call_command("export_dataset", "--out", tmp_path / "set", stdout=io.StringIO(), stderr=told)

    assert "needs its map lighthouse" in told.getvalue()
    assert not (tmp_path / "set").exists()


def _on_a_map_that_is_gone() -> Match:
    match = prepared_exports.of_models()
    Match.objects.filter(pk=match.pk).update(rules=match.rules | {"map": "lighthouse"})
    return match


class Meanwhile(io.StringIO):
    """Does something once the first match is written."""

    def __init__(self, done: Callable[[], object]) -> None:
        super().__init__()
        self._done: Callable[[], object] | None = done

    def write(self, text: str) -> int:
        if self._done and text.startswith("1 of "):
            self._done()
            self._done = None
        return super().write(text)


def test_the_card_counts_nobody_of_a_match_that_ended_while_the_set_was_written(
    finished: Match, tmp_path: Path
) -> None:
    def played() -> None:
        seat = prepared_exports.of_models().seats.get(place=0)
        Person.objects.create(seat=seat, link="an invitation", sat_down_at=timezone.now())

    call_command("export_dataset", "--out", tmp_path / "set", stdout=Meanwhile(played))

    card = (tmp_path / "set/README.md").read_text()
    assert Match.objects.count() == 2
    assert "\n1 match of Among Us" in card
    assert "People sat" not in card


def test_a_match_that_is_deleted_while_the_set_is_written_is_left_out_and_told(finished: Match, tmp_path: Path) -> None:
    late, said = prepared_exports.of_models(), io.StringIO()
    number = late.pk

    call_command("export_dataset", "--out", tmp_path / "set", stdout=Meanwhile(late.delete), stderr=said)

    assert "\n1 match of Among Us" in (tmp_path / "set/README.md").read_text()
    assert f"match {number} is left out: it was deleted meanwhile" in said.getvalue()


def test_what_the_league_does_not_rate_is_told_apart(finished: Match) -> None:
    of_series = prepared_series.over(pairs=1).places.earliest("number").match

    assert kind(finished) == "league"
    assert kind(of_series) == "series"
    finished.is_exhibition = True
    assert kind(finished) == "exhibition"


def kind(match: Match) -> str:
    [row] = dict(match_tables.Told(match).tables())["matches"]
    return str(row["kind"])


def test_the_card_quotes_what_the_reader_of_its_verdicts_was_measured_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sums = {"right": 3, "read": 4, "found": 1, "labelled": 2}
    kept = {"7": {"lines": 10, "claims": sums, "accusations": sums, "honest_called_liars": 0}}
    (tmp_path / "figures.json").write_text(json.dumps(kept))
    monkeypatch.setattr(reader_figures, "FILE", tmp_path / "figures.json")
    cards = []

    for version in (7, 8):
        monkeypatch.setattr(claims, "READER", version)
        exported(tmp_path / f"set-{version}")
        cards.append((tmp_path / f"set-{version}" / "README.md").read_text())

    assert "| claims | 75.0% (3 of 4; 95 % interval 30.1% to 95.4%) | 50.0% (1 of 2;" in cards[0]
    assert "0.0% (0 of 10;" in cards[0]
    assert "version 8), which makes mistakes. How often was not\nmeasured for this version." in cards[1]
    assert "%)" not in cards[1]


def test_the_reader_of_this_release_was_measured() -> None:
    """If this fails, run `KEEP=1 python benchmarks/claims.py`."""
    assert reader_figures.told(claims.READER) is not None


def test_a_version_that_is_measured_keeps_the_note_of_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "figures.json").write_text(json.dumps({"9": {"note": "of friends"}, "10": {"note": "of strangers"}}))
    monkeypatch.setattr(reader_figures, "FILE", tmp_path / "figures.json")

    reader_figures.keep(11, {"lines": 3})

    assert json.loads((tmp_path / "figures.json").read_text())["11"] == {"note": "of strangers", "lines": 3}


def test_thought_and_knowledge_of_a_line_are_its_speakers_own(finished: Match) -> None:
    rows = list(dict(match_tables.Told(finished).tables())["claims"])

    entries = [codec.entry_of(line) for line in event_log.lines(finished.pk)]
    thoughts = {(each.tick, each.event.color, each.event.text) for each in entries if codec.kind(each) == "Thought"}  # type: ignore[union-attr]
    assert rows
    assert any(row["perceived"] for row in rows)
    assert all((row["tick"], row["color"], row["thought"]) in thoughts for row in rows if row["thought"])


def test_nobody_is_told_to_have_been_asked_at_a_temperature_who_is_no_model(finished: Match) -> None:
    finished.seats.update(temperature=0.8)

    rows = list(dict(match_tables.Told(finished).tables())["seats"])

    assert {(row["model"], row["temperature"]) for row in rows} == {(None, None)}


@pytest.mark.parametrize("is_agent", [True, False])
def test_who_sat_down_is_no_bot_and_who_never_came_left_one_there(finished: Match, *, is_agent: bool) -> None:
    [color] = {row["color"] for row in rows_of(finished, "claims")[:1]}
    there = {"in_data_sets": True, "is_agent": is_agent}
    invited = Person.objects.create(seat=finished.seats.get(color=color), link="an invitation", **there)
    before = minds(finished, color)

    Person.objects.filter(pk=invited.pk).update(sat_down_at=timezone.now())

    bot = finished.seats.get(color=color).temperament
    assert before == {"seats": {(bot, False, False)}, "lines": {bot}, "claims": {bot}}
    assert minds(finished, color) == {"seats": {(None, not is_agent, is_agent)}, "lines": {None}, "claims": {None}}


def minds(match: Match, color: str) -> dict[str, set[object]]:
    """Who is told to have played that colour, in each table."""
    told = {name: [row for row in rows_of(match, name) if row["color"] == color] for name in ("lines", "claims")}
    [seat] = [row for row in rows_of(match, "seats") if row["color"] == color]
    found: dict[str, set[object]] = {"seats": {(seat["temperament"], seat["is_person"], seat["is_agent"])}}
    return found | {name: {row["temperament"] for row in rows} for name, rows in told.items()}


def rows_of(match: Match, table: str) -> list[dict[str, Any]]:
    return list(dict(match_tables.Told(match).tables())[table])


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    err = io.StringIO()

    with pytest.raises(SystemExit) as ended:
        call_command("export_dataset", "--out", tmp_path / "file" / "set", stderr=err)

    assert ended.value.code == 1
    assert f"{tmp_path}/file/set cannot be written (Not a directory)" in err.getvalue()


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    err = io.StringIO()

    with pytest.raises(SystemExit):
        call_command("export_dataset", "--out", tmp_path, stderr=err)

    assert "is there already" in err.getvalue()
    assert list(tmp_path.iterdir()) == []


def test_a_seed_falls_where_it_always_fell_and_one_in_five_is_held_back() -> None:
    first = [match_tables.split(seed) for seed in range(5)]
    shares = Counter(match_tables.split(seed) for seed in range(5_000))

    assert first == ["train", "train", "validation", "train", "train"]
    assert 900 < shares["validation"] + shares["test"] < 1_100


def as_lines_have_it(table: str, row: dict[str, Any]) -> dict[str, Any]:
    kinds = column_types.of(table)
    told = {name: json.loads(value) if kinds[name] == "json" and value else value for name, value in row.items()}
    found: dict[str, Any] = json.loads(json.dumps(told, cls=DjangoJSONEncoder))
    return found


def test_columns_with_types_hold_what_the_lines_hold(finished: Match, tmp_path: Path) -> None:
    from pyarrow import parquet

    prepared_exports.of_models()
    batch_files.drained(batch_files.batch(tmp_path / "batch", agents="wf vanilla", num_trials=1))
    lines = exported(tmp_path / "lines")

    call_command("export_dataset", "--out", tmp_path / "set", "--format", "parquet", stdout=io.StringIO())

    typed: dict[str, list[dict[str, Any]]] = {}
    for file in sorted((tmp_path / "set").glob("data/*/*.parquet")):
        typed.setdefault(file.parent.name, []).extend(parquet.read_table(file).to_pylist())
    assert not list((tmp_path / "set").rglob("*.ndjson"))
    assert {name: [as_lines_have_it(name, row) for row in rows] for name, rows in typed.items()} == lines
    card = (tmp_path / "set" / "README.md").read_text()
    assert "path: data/claims/" in card
    assert "`conduct`, `measures` and `rules`, whose own fields" in card


@pytest.mark.parametrize("table", data_fields.FIELDS)
def test_a_type_is_the_same_whatever_a_file_happens_to_hold(table: str, tmp_path: Path) -> None:
    from pyarrow import parquet

    empty = table_files.Parquet(tmp_path)
    empty.add(table, "train", dict.fromkeys(data_fields.FIELDS[table]))
    empty.close()

    schema = parquet.read_schema(empty.path(table, "train"))

    assert schema.names == [*data_fields.FIELDS[table]]
    assert "null" not in {str(field.type) for field in schema}


def test_who_has_not_installed_what_it_needs_is_told_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    err = io.StringIO()

    with pytest.raises(SystemExit) as ended:
        call_command("export_dataset", "--out", tmp_path / "set", "--format", "parquet", stderr=err)

    assert ended.value.code == 2
    assert "needs pyarrow, which is not installed: .venv/bin/pip install" in err.getvalue()
    assert list(tmp_path.iterdir()) == []
