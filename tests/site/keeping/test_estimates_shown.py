"""Estimated token counts are marked as estimates wherever spending is shown or exported."""

import csv
import dataclasses
import io
import json
import re
from pathlib import Path

import pytest
from django.test import Client

from games.experiments.series import match_rows, series_boards, series_orders, series_scores
from games.log import calls, journal
from games.models import Conduct, Exchange, Match, Series
from games.playing import jobs
from games.watching import page_start
from glassbox_site.keeping import tallies
from personas.models import ChatModel, StrategyTier
from sct import models
from sct.kernel.trial import trial_file
from sct.records import batches, folders
from sct.records.reports import report
from tests.games.prepared import history, orders, prepared_series, spoken
from tests.sct import batch_files, http_hosts
from tests.site.interface import tokens
from tests.support import downloads, people
from tests.support.databases import made_once
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("empty_redis")]

PRICED = {"price_in": 1, "price_out": 1}
NOT_SAID = re.compile(r">\s*\$[0-9.]+")
"""An amount of money without any words before it."""


@pytest.fixture
def match() -> Match:
    return Match.objects.get(pk=made_once.key_of("uncounted", _uncounted))


def _uncounted() -> int:
    with ModelServer(lambda heard: replies.uncounted(orders.acting(heard))) as server:
        booked = orders.booked(chairs=orders.speaking_chairs(server.url, 4, **PRICED), memory_on=False)
        jobs.play_match(booked.pk)
    return booked.pk


@pytest.fixture
def desk() -> Client:
    return people.client()


def batch_of(tmp_path: Path, *, counts: bool) -> models.Batch:
    with http_hosts.serving("honest", counts=counts) as server:
        priced = http_hosts.providers_text(server, "remote").replace("}}", "}, price: {tokens_in: 1, tokens_out: 1}}")
        text = batch_files.run_text(provider="remote", num_trials=1)
        return batch_files.drained(folders.batch_of(text, priced, tmp_path / "results"))


def rows_of(path: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(downloads.get(path)[1].decode())))


def test_a_match_says_of_every_figure_that_it_is_estimated(match: Match, desk: Client) -> None:
    said = Exchange.objects.filter(answer__match=match)
    beside = [calls.read(row.call) for row in match.entries.all() if row.call]
    told = page_start.costs(match)

    assert all(each.tokens_estimated == each.tokens_in + each.tokens_out > 0 for each in said)
    assert all(call.estimated == call.tokens_in + call.tokens_out for call in beside)
    assert {figures["estimated"] for figures in told.values()} == {figures["tokens"] for figures in told.values()}
    assert 0 < journal.spent(match.pk).estimated == sum(figures["tokens"] for figures in told.values())
    assert set(Conduct.objects.values_list("tokens_estimated", "seat__color")) == {
        (figures["estimated"], color) for color, figures in told.items()
    }
    page = desk.get(match.get_absolute_url()).text
    assert len(re.findall(r"about \d[\d,]* tokens read", page)) == page.count("tokens read") > 0


def test_no_seat_is_told_to_have_cost_a_sum_of_which_nobody_knows_a_part(match: Match) -> None:
    of_red = Exchange.objects.filter(answer__match=match, answer__color="red")
    of_blue = Exchange.objects.filter(answer__match=match, answer__color="blue")
    Exchange.objects.filter(pk=of_red.latest("pk").pk).update(cost=None)
    Exchange.objects.filter(pk=of_blue.latest("pk").pk).update(cost=None, tokens_in=0, tokens_out=0)

    told = page_start.costs(match)

    assert told["red"]["dollars"] is None
    assert told["red"]["tokens"] > 0
    assert told["blue"]["dollars"] > 0


@pytest.mark.parametrize("path", ["/ops/", "/ops/exchanges/", "/ops/exchanges/{said}/"])
def test_no_page_of_the_desk_shows_an_estimate_as_if_it_were_told(match: Match, desk: Client, path: str) -> None:
    page = desk.get(path.format(said=Exchange.objects.latest("pk").pk)).text

    assert "about " in page
    assert NOT_SAID.search(page) is None


def test_a_file_of_a_match_tells_both_apart(match: Match) -> None:
    with_data = json.loads(downloads.get(f"/matches/{match.pk}/match.eval.json")[1])["samples"][0]
    calls_told = [event for event in with_data["events"] if event["event"] == "model"]

    assert with_data["metadata"]["tokens_estimated"] == journal.spent(match.pk).estimated
    assert all(
        event["metadata"]["tokens_estimated"] == event["output"]["usage"]["total_tokens"] for event in calls_told
    )


def test_the_interface_tells_of_each_exchange_how_much_of_it_is_estimated(match: Match, client: Client) -> None:
    told = client.get(f"/api/v1/matches/{match.pk}/exchanges/", headers=tokens.headers("read")).json()["items"]

    assert all(each["tokens_estimated"] == each["tokens_in"] + each["tokens_out"] for each in told)


def test_the_figures_of_operation_tell_both_apart(match: Match) -> None:
    [found] = [tally for name, tally in tallies.LEAGUE.look().items() if name != "house"]

    assert found.estimated == found.tokens_in + found.tokens_out == journal.spent(match.pk).tokens


@pytest.mark.parametrize("path", ["/sct/{batch}/", "/sct/", "/sct/{batch}/trials/vanilla/1/", "/ops/"])
def test_no_page_of_the_test_shows_an_estimate_as_if_it_were_told(tmp_path: Path, desk: Client, path: str) -> None:
    batch = batch_of(tmp_path, counts=False)

    page = desk.get(path.format(batch=batch.pk)).text

    assert "about $" in re.sub(r"\s+", " ", page)
    assert NOT_SAID.search(page) is None


@pytest.mark.parametrize("counts", [True, False])
def test_file_table_line_and_interface_of_a_batch_tell_both_apart(tmp_path: Path, *, counts: bool) -> None:
    batch = batch_of(tmp_path, counts=counts)
    due = 0 if counts else batches.progress(batch).tokens

    [row] = rows_of(f"/sct/{batch.pk}/trials.csv")
    file = json.loads(downloads.get(f"/sct/{batch.pk}/trials/vanilla/1.json")[1])

    assert sum(phase["tokens_estimated"] for phase in file["metadata"]["calls"].values()) == due
    assert int(row["tokens_estimated"]) == due
    assert Client().get(f"/api/v1/batches/{batch.pk}/").json()["tokens_estimated"] == due
    assert ("about $" in report.progress_line(batches.progress(batch), None)) is not counts
    assert ("about" in page_facts(batch)) is not counts


def page_facts(batch: models.Batch) -> str:
    return " ".join(re.findall(r'data-fact="(?:cost|tokens)">([^<]+)<', Client().get(f"/sct/{batch.pk}/").text))


def test_rows_and_files_from_before_read_as_they_did(tmp_path: Path) -> None:
    batch = batch_of(tmp_path, counts=True)
    trial = batch.trials.get()
    file = json.loads(bytes(trial.content or b""))
    for phase in file["metadata"]["calls"].values():
        del phase["tokens_estimated"]
    old = json.dumps(file).encode()
    models.Trial.objects.update(content=old)
    models.Call.objects.update(tokens_estimated=None)

    [row] = rows_of(f"/sct/{batch.pk}/trials.csv")

    trial_file.TrialFile.model_validate(file)
    assert row["tokens_estimated"] == ""
    assert batches.progress(batch).estimated == 0
    assert "about" not in page_facts(batch)
    assert Client().get(f"/sct/{batch.pk}/trials/vanilla/1/").status_code == 200


def test_a_match_from_before_reads_as_it_did(desk: Client) -> None:
    match = orders.booked()
    spoken.kept(match, spoken.heard())
    Exchange.objects.update(tokens_estimated=None)

    assert journal.spent(match.pk) == dataclasses.replace(spoken.USAGE, cached=0)
    assert "$0.2500" in desk.get("/ops/").text
    assert "about $" not in desk.get("/ops/").text


def test_persona_and_table_say_of_a_cost_that_it_is_estimated(client: Client) -> None:
    cast = history.cast()
    history.conducted(history.league(30, cast))
    Conduct.objects.update(tokens_estimated=94_000)

    [first, *_] = rows_of("/standings.csv")
    pages = [client.get(path).text for path in ("/standings/", f"/personas/{first['persona']}/")]

    assert float(first["tokens_estimated_per_match"]) == 94_000
    assert all("about $0.0123" in page for page in pages)
    assert not any(NOT_SAID.search(page) for page in pages)


def test_a_series_says_how_many_of_its_tokens_are_estimated(client: Client) -> None:
    with ModelServer(lambda heard: replies.uncounted(orders.acting(heard))) as server:
        StrategyTier.objects.create(name="none", rank=0)
        ChatModel.objects.create(slug="stand-in", name="Stand-in", model="stand-in/1", base_url=server.url, **PRICED)
        entries = [{"model": "stand-in", "tier": "none"}, {"bot": "quiet"}]
        series = prepared_series.play(prepared_series.ordered(entries=entries, pairs=2))

    board = series_boards.counted(series)
    shown = {each["name"]: each["value"] for each in board.scores["entries"][0]["measures"]}

    assert board.estimated == board.tokens > 0
    assert shown["tokens_estimated"] == shown["tokens"]
    assert f"Of these tokens {board.tokens:,.0f} are estimated" in client.get(f"/series/{series.pk}/").text


def test_what_is_estimated_of_a_match_is_shared_by_matches_of_which_all_was_told() -> None:
    series = unpriced_series(counts=False)
    rows = match_rows.read_all(place.row for place in series.places.order_by("number") if place.row)

    scores = series_scores.scored(series_orders.file_of(series), [*rows[:2], *map(_told, rows[2:])])

    found = {(each["name"], each["side"]): each for each in scores["entries"][0]["measures"]}
    for side in series_scores.SIDES:
        tokens, estimated = (found[name, side] for name in ("tokens", "tokens_estimated"))
        assert 0 < estimated["value"] < tokens["value"]
        assert estimated["n"] == tokens["n"]


def test_of_a_series_whose_tokens_were_all_told_none_are_estimated() -> None:
    series = unpriced_series(counts=True)
    told = estimates_of_models(series)

    series.places.update(row=None)
    Exchange.objects.update(tokens_estimated=None)
    series_orders.gather(series)

    assert set(told) == {(0, 1)}
    assert set(estimates_of_models(series)) == {None}  # unknown in rows of earlier releases


def test_what_nobody_knows_the_price_of_is_not_told_as_free(client: Client) -> None:
    series = unpriced_series(counts=False)

    board, page = series_boards.counted(series), client.get(f"/series/{series.pk}/").text

    assert not any("dollars" in seat.measures for row in series_orders.rows_of(series) for seat in row.seats)
    assert board.dollars is None
    assert f"Spent: {board.tokens:,.0f} tokens; nobody knows what they cost." in page
    assert "$ a match" not in page


@pytest.mark.second
def test_what_is_known_of_a_cost_of_which_some_is_unknown_is_told_as_a_part(client: Client) -> None:
    series = unpriced_series(counts=True)
    first, second, *_others = series.places.order_by("number").values_list("match", flat=True)
    Exchange.objects.update(cost=None)
    priced = Exchange.objects.filter(answer__match=first)
    priced.update(cost=2)
    in_part = Exchange.objects.filter(answer__match=second).earliest("pk")
    Exchange.objects.filter(pk=in_part.pk).update(cost=2)
    series.places.update(row=None)
    series_orders.gather(series)

    board, page = series_boards.counted(series), client.get(f"/series/{series.pk}/").text

    assert board.dollars == 2 * priced.count()
    assert f"at least ${board.dollars:,.2f}; what the others cost nobody knows." in page


def unpriced_series(*, counts: bool) -> Series:
    """A series of a model whose endpoint reports usage or not, and of a bot, which makes no calls."""
    return Series.objects.get(pk=made_once.key_of(("unpriced", counts), lambda: _unpriced(counts=counts)))


def _unpriced(*, counts: bool) -> int:
    with ModelServer(orders.acting if counts else lambda heard: replies.uncounted(orders.acting(heard))) as server:
        StrategyTier.objects.create(name="none", rank=0)
        ChatModel.objects.create(slug="stand-in", name="Stand-in", model="stand-in/1", base_url=server.url)
        entries = [{"model": "stand-in", "tier": "none"}, {"bot": "quiet"}]
        return prepared_series.play(prepared_series.ordered(entries=entries, pairs=2)).pk


def estimates_of_models(series: Series) -> list[tuple[float, float] | None]:
    seats = [seat for row in series_orders.rows_of(series) for seat in row.seats]
    return [seat.measures.get("tokens_estimated") for seat in seats if "tokens" in seat.measures]


def _told(row: match_rows.MatchRow) -> match_rows.MatchRow:
    """The row as if the endpoint had reported all its tokens."""
    measures = [{name: of for name, of in seat.measures.items() if name != "tokens_estimated"} for seat in row.seats]
    seats = zip(row.seats, measures, strict=True)
    return dataclasses.replace(row, seats=tuple(dataclasses.replace(seat, measures=told) for seat, told in seats))
