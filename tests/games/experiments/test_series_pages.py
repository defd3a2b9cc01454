"""Pages of series: the form and a YAML file give the same series, every problem is shown at its field, and a page shows
what the files hold."""

import dataclasses
import json
import zipfile
from decimal import Decimal
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from games.experiments.series import packing, series_acts, series_boards, series_file, series_orders
from games.models import Answer, Exchange, Match, Series, SeriesBoard
from games.pages.series_pages import series_figures, series_form, series_views
from games.pages.series_pages.series_form import SeriesForm
from games.players.bots import temperaments
from games.playing import jobs
from games.records import pooling, standings
from tests.games.prepared import orders, prepared_series
from tests.support import people

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("empty_redis")]
FIELDS = {
    "name": "Hunters and quiet ones", "design": "mirrored", "side": "impostors", "players": "4", "map": "outpost",
    "impostors": "1", "pairs": "2", "rule": "fixed", "false_alarm": "0.05", "miss": "0.05", "seeds": "1",
    "lost_turns": "0.25", "entries-0-mind": "bot:hunter", "entries-1-mind": "bot:quiet", "token": "once",
}  # fmt: skip


def test_the_form_and_a_file_lead_to_the_same_series_and_a_second_click_to_no_other() -> None:
    operator = people.client("olga")

    for _ in range(2):
        sent = operator.post("/series/new/", {**FIELDS, "action": "order"})
    poured = operator.post("/series/new/", {"yaml": prepared_series.text(), "action": "fill"})

    series = Series.objects.get()
    assert sent.headers["Location"] == f"/series/{series.pk}/"
    assert series_file.read(series.text) == series_file.read(prepared_series.text())
    assert "2 pairs are too few:" in poured.text
    again = operator.get(f"/series/new/?like={series.pk}")
    assert series_file.read(again.context["composed"].text) == series_file.read(series.text)


def test_the_form_costs_the_same_however_many_are_entered() -> None:
    operator, few = people.client("olga"), {**FIELDS, "action": "check"}
    many = {f"entries-{place}-mind": f"bot:{name}" for place, name in enumerate([*temperaments.BY_NAME][:5])}
    operator.post("/series/new/", few)

    with CaptureQueriesContext(connection) as short:
        operator.post("/series/new/", few)
    with CaptureQueriesContext(connection) as long:
        answer = operator.post("/series/new/", few | many)

    assert len(answer.context["composed"].entries) == 5 + series_form.SPARE
    assert len(long) <= len(short)


@pytest.mark.parametrize("address", ["/series/", "/api/v1/series/"])
def test_the_list_costs_the_same_however_many_series_there_are(client: Client, address: str) -> None:
    prepared_series.ordered("first")
    client.get(address)
    with CaptureQueriesContext(connection) as few:
        client.get(address)
    for place in range(4):
        prepared_series.ordered(f"another-{place}")
    client.get(address)

    with CaptureQueriesContext(connection) as many:
        page = client.get(address)

    assert page.content.count(str(prepared_series.USUAL["name"]).encode()) == 5
    assert len(many) == len(few)


def test_nonsense_is_told_all_at_once_each_at_its_field_and_orders_nothing() -> None:
    wrong = {
        **FIELDS, "name": "", "entries-1-mind": "bot:quietest", "players": "3", "pairs": "10000", "dollars": "0",
        "seeds": "3, 3", "rules": "kill_cooldwn: 4", "action": "order",
    }  # fmt: skip

    page = people.client("olga").post("/series/new/", wrong)

    composed = page.context["composed"]
    assert {"name", "players", "pairs", "dollars", "seeds", "rules"} <= set(composed.form.errors)
    assert "did you mean 'quiet'" in composed.entries[1].errors["mind"][0]
    assert (page.status_code, composed.loose, Series.objects.count()) == (422, [], 0)
    assert [len(composed.form.errors[name]) for name in ("name", "players", "rules")] == [1, 1, 1]


def test_what_the_form_gives_as_an_example_can_be_ordered_and_fillers_without_a_seat_are_told_at_their_row() -> None:
    operator = people.client("olga")
    example = str(SeriesForm.base_fields["rules"].help_text).removesuffix(".").partition("such as ")[2]

    given = operator.post("/series/new/", {**FIELDS, "rules": example, "action": "check"}).context["composed"]
    filled = operator.post("/series/new/", {**FIELDS, "fillers-0-mind": "bot:quiet"}).context["composed"]

    assert (given.problems, filled.loose) == ([], [])
    assert "seats nobody but its entries" in filled.fillers[0].errors["mind"][0]


def test_one_pair_and_one_match_are_not_told_as_several(client: Any) -> None:
    composed = people.client("olga").post("/series/new/", {**FIELDS, "pairs": "1", "action": "check"})
    series = prepared_series.ordered()
    series_orders.tend(series)
    jobs.play_match(Match.objects.filter(series_place__series=series).earliest("pk").pk)
    series_orders.tend(series)

    page = client.get(f"/series/{series.pk}/")

    assert "1 pair is too few:" in composed.text
    assert "As of 1 match." in page.text


def test_before_the_first_pair_neither_a_difference_nor_a_p_is_told(client: Any) -> None:
    page = client.get(f"/series/{prepared_series.ordered().pk}/").text

    assert "No pair counts yet." in page
    assert "1.0000" not in page


def test_who_asks_for_a_number_and_a_difference_is_told_that_one_of_them_is_not_used() -> None:
    operator = people.client("olga")
    text = prepared_series.text(detect=40)

    refused = operator.post("/series/new/", {**FIELDS, "detect": "40", "action": "order"})
    poured = operator.post("/series/new/", {"yaml": text, "action": "fill"})

    assert (refused.status_code, [*refused.context["composed"].form.errors]) == (422, ["detect"])
    assert not Series.objects.exists()
    assert "its detect: 40 is not used" in poured.text


def test_a_new_form_complains_of_nothing_and_what_was_written_survives_a_file_that_cannot_be_read() -> None:
    operator = people.client("olga")
    fresh = operator.get("/series/new/")
    wrong = {**FIELDS, "name": "A draft", "entries-0-label": "Zoe", "yaml": "name: [", "action": "fill"}

    refused = operator.post("/series/new/", wrong)

    assert "errorlist" not in fresh.text
    assert (refused.status_code, refused.context["composed"].form["name"].value()) == (422, "A draft")
    assert refused.context["composed"].entries[0]["label"].value() == "Zoe"
    assert refused.context["file_problems"]
    assert "name: [" in refused.text


@pytest.mark.parametrize("brought", [{"yaml": "name: Another\n"}, {"file": "another.yaml"}])
def test_a_file_that_was_brought_and_not_filled_in_is_never_passed_over(brought: dict[str, str]) -> None:
    page = people.client("olga").post("/series/new/", {**FIELDS, **brought, "action": "order"})

    assert (page.status_code, Series.objects.count()) == (422, 0)
    assert "This file is not in the form yet" in page.text
    assert brought.get("yaml", "") in page.text


def test_only_operators_order() -> None:
    assert people.client("ann", role=None).post("/series/new/", {**FIELDS, "action": "order"}).status_code in (302, 403)
    assert not Series.objects.exists()


def test_the_archive_holds_what_the_page_shows(client: Any) -> None:
    series = prepared_series.over(pairs=3)

    page = client.get(f"/series/{series.pk}/")
    packed = zipfile.ZipFile(BytesIO(client.get(f"/series/{series.pk}/series.zip").content))

    inside = {Path(name).name: packed.read(name) for name in packed.namelist()}
    shown = page.context["board"].scores
    assert json.loads(inside[packing.SCORES]) == json.loads(json.dumps(shown))
    assert client.get(f"/series/{series.pk}/files/seats.csv").content == inside["seats.csv"]
    assert page.text.count('class="pair pair-') == 3
    for match in series.places.values_list("match_id", flat=True):
        assert f'href="/matches/{match}/"' in page.text
    for figure in page.context["figures"]:
        table = client.get(f"/series/{series.pk}/figures/{figure.name}.csv").text
        assert len(table.splitlines()) == len(figure.rows) + 1
        assert client.get(f"/series/{series.pk}/figures/{figure.name}.svg").status_code == 200
    assert "share-range" in client.get("/series/").text
    listed = client.get("/matches/?kind=series")
    assert listed.context["page"].paginator.count == 6
    assert f'<a href="/series/{series.pk}/">' in listed.text
    assert client.get("/matches/?kind=league").context["page"].paginator.count == 0
    client.cookies["spoilers"] = "off"
    for address in ("/series/", f"/series/{series.pk}/"):
        unspoilt = client.get(address).text
        for result in ("share-range", 'class="pair pair-', "plot-picture", "series-answer"):
            assert result not in unspoilt, (address, result)


def test_a_page_reads_what_the_sweeper_counted_as_long_as_it_is_true() -> None:
    series, visitor = prepared_series.over(), people.client("ann", role=None)
    series_boards.keep_all()
    kept = SeriesBoard.objects.get(series=series)
    assert kept.board is not None
    assert kept.board == json.loads(json.dumps(dataclasses.asdict(series_boards.counted(series)))) | {
        name: kept.board[name] for name in ("took", "at")
    }

    SeriesBoard.objects.update(board={**kept.board, "void": 7})
    assert "7 pairs void" in visitor.get(f"/series/{series.pk}/").text
    series.places.filter(number=0).update(row=None)
    assert "7 pairs void" not in visitor.get(f"/series/{series.pk}/").text

    SeriesBoard.objects.update(code="another")
    Series.objects.update(text="nonsense")
    for _ in range(2):
        series_boards.keep_all()
    assert SeriesBoard.objects.get().board is None
    assert visitor.get("/series/").status_code == 200


def test_what_changed_midway_is_said_and_a_filler_of_the_same_name_counts_for_nobody() -> None:
    series = prepared_series.over(design="role", fillers=[{"bot": "quiet"}])
    last = series.places.latest("number")
    series.places.filter(pk=last.pk).update(row={**(last.row or {}), "code": "another"})

    page = people.client("ann", role=None).get(f"/series/{series.pk}/")

    assert "The code changed while the series was played" in page.text
    of_crew = [row for row in series_figures.of_entries(page.context["board"]) if row[2] == "crewmate"]
    assert of_crew == []
    assert json.loads(dict(packing.files(series))[packing.PROVENANCE])["changed"][""][-1] == "another"


def test_of_what_was_aborted_nothing_is_in_the_figures_so_that_nothing_of_it_changed_them() -> None:
    series = prepared_series.over()
    last = series.places.latest("number")
    aborted = {**(last.row or {}), "code": "another", "state": "aborted", "points": None}
    series.places.filter(pk=last.pk).update(row=aborted)

    assert series_boards.counted(series).changes == {}


def test_what_a_decided_pairing_did_not_need_is_neither_void_nor_under_way(client: Any) -> None:
    stop = {"rule": "sequential", "false_alarm": 0.4, "miss": 0.4}
    series = prepared_series.over(pairs=40, detect=80, stop=stop)

    page = client.get(f"/series/{series.pk}/")

    board, counts = page.context["board"], {each["outcome"]: each["count"] for each in page.context["counts"]}
    late = sum(not cell.is_counted for cell in board.cells[0])
    assert (board.void, counts["void"], counts["open"]) == (0, 0, 0)
    assert counts["late"] == late > 0
    assert sum(counts.values()) - late == board.scores["pairings"][0]["pairs"]


def test_a_match_tells_its_place_in_a_series(client: Any) -> None:
    series = prepared_series.over(pairs=1)

    told = [client.get(f"/matches/{place.match_id}/match.json").json()["series"] for place in series.places.all()]

    assert told == [{"series": series.pk, "number": number} for number in (0, 1)]


def test_a_pair_that_a_cancelled_series_left_is_not_under_way(client: Any) -> None:
    series = prepared_series.ordered()
    series_orders.tend(series)
    series_acts.cancel(series)

    counts = client.get(f"/series/{series.pk}/").context["counts"]

    assert "under way" not in [each["name"] for each in counts]


def test_what_is_spent_is_all_that_budgets_count_also_of_matches_that_go_on_or_were_aborted(client: Any) -> None:
    series = prepared_series.ordered()
    series_orders.tend(series)
    place = series.places.get(number=0)
    answer = Answer.objects.create(match_id=place.match_id, step=1, color="red", attempt=1)
    used = {"tokens_in": 1_200, "tokens_out": 34, "cost": Decimal("0.5")}
    Exchange.objects.create(answer=answer, chance=1, seconds=1, calls=1, state="read", **used)

    going = client.get(f"/series/{series.pk}/").text
    series_acts.cancel(series)
    series_orders.tend_all()
    series_boards.keep_all()
    over = client.get(f"/series/{series.pk}/").text

    assert "Spent: 1,234 tokens, $0.50." in going
    assert "Spent: 1,234 tokens, $0.50." in over


def test_what_is_spent_is_told_no_lower_while_a_row_is_gathered_that_is_not_counted_yet() -> None:
    series = prepared_series.ordered()
    series_orders.tend(series)
    match = series.places.get(number=0).match
    answer = Answer.objects.create(match=match, step=1, color="red", attempt=1)
    Exchange.objects.create(answer=answer, chance=1, seconds=1, calls=1, state="read", tokens_in=1_200, tokens_out=34)
    board = series_boards.counted(series)

    jobs.play_match(match.pk)
    over = series_boards.spent(series, board).tokens
    series_orders.gather(series)

    gathered = series_boards.spent(series, board).tokens
    assert [over, gathered, series_boards.spent(series, series_boards.counted(series)).tokens] == [1_234] * 3


@pytest.mark.parametrize(("known", "told"), [("0.5", "2,000 tokens, at least $0.50;"), (None, "2,000 tokens; nobody")])
def test_what_is_spent_in_matches_that_go_on_is_a_part_where_some_of_it_has_no_price(
    client: Any, known: str | None, told: str
) -> None:
    series = prepared_series.ordered()
    series_orders.tend(series)
    for number, cost in enumerate((known, None)):
        match = series.places.get(number=number).match
        answer = Answer.objects.create(match=match, step=1, color="red", attempt=1)
        used = {"tokens_in": 1_000, "tokens_out": 0, "cost": cost and Decimal(cost)}
        Exchange.objects.create(answer=answer, chance=1, seconds=1, calls=1, state="read", **used)

    assert f"Spent: {told}" in client.get(f"/series/{series.pk}/").text


def test_beliefs_of_a_match_are_those_of_its_seats_and_are_told_after_its_end_alone(client: Any) -> None:
    series = prepared_series.over(players=6, pairs=3)
    match = Match.objects.filter(series_place__series=series, seats__conduct__measures__has_key="brier")[0]
    planned = orders.booked()

    page = client.get(f"/matches/{match.pk}/beliefs/")

    story = page.context["story"]
    measured = {seat.color: seat.conduct.measures for seat in match.seats.select_related("conduct")}
    for color, measures in measured.items():
        for name in ("brier", "auc", "moved"):
            told = getattr(story.seats[color], name)
            value, n = measures.get(name, (0, 0))
            assert (told is None or told.value is None) == (not n), (color, name)
            assert not n or (told.value, told.n) == (pytest.approx(value / n, abs=1e-6), n)
    assert "share-range" in page.text
    client.cookies["spoilers"] = "off"
    assert "share-range" not in client.get(f"/matches/{match.pk}/beliefs/").text
    assert client.get(f"/matches/{planned.pk}/beliefs/").status_code == 404


def test_beside_the_strengths_stands_what_the_league_rates_a_persona_at(monkeypatch: pytest.MonkeyPatch) -> None:
    won = pooling.EMPTY.with_match(1, 1).with_match(1, 1).with_match(0, 1)
    rated = standings.Standing(pool=won, crewmate=standings.Stint(pool=won))
    table = standings.Table(
        standings={
            standings.Unit(key="wren", tier="none 1"): rated,
            standings.Unit(key="duchess", tier="none 1"): standings.Standing(),
            standings.Unit(key="", tier="", temperament="quiet"): standings.Standing(),
        }
    )
    file = series_file.read(prepared_series.text(entries=[{"persona": "wren"}, {"bot": "quiet"}]))

    found = series_views.in_the_league(file, table)

    assert found == [{"entry": "wren", "tier": "none 1", "standing": rated}]
    series = prepared_series.over(pairs=1)
    monkeypatch.setattr(series_views, "in_the_league", lambda _file, _table: found)
    page = people.client("olga").get(f"/series/{series.pk}/").text
    assert 0 < page.find("What the league rates these personas at") < page.index("Downloads")


@pytest.mark.parametrize("seeds", ["9" * 5_000, f"3, -{'7' * 5_000}"])
def test_a_seed_of_thousands_of_digits_is_told_at_its_field(seeds: str) -> None:
    page = people.client("olga").post("/series/new/", {**FIELDS, "seeds": seeds, "action": "check"})

    assert page.context["composed"].form.errors["seeds"]
    assert len(page.context["composed"].form.errors["seeds"][0]) < 1_000
