"""Figures: they say what the trials say, the same rows as their tables, the same bytes each time.

Tests import the drawing libraries themselves: every test process collects this file, and only one runs it.
"""

import csv
import io
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.core.cache import cache
from django.template import Context, Template
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from glassbox_site.ground import addresses
from sct import models
from sct.pages.views import figure_pages as views
from sct.plots import figure_list, paint
from sct.records import batches
from sct.records.figures import outcomes
from tests.sct import batch_files

pytestmark = pytest.mark.django_db

Status = models.Trial.Status


@pytest.fixture(autouse=True)
def _nothing_remembered() -> Iterator[None]:
    """Clears the cache of counts: each test's database starts again with the same ids."""
    yield
    cache.clear()


def drained(tmp_path: Path, name: str = "one", **changes: object) -> models.Batch:
    return batch_files.over(tmp_path / name, **changes)


def table(client: Client, batch: models.Batch, name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(client.get(f"/sct/{batch.pk}/figures/{name}.csv").text)))


def test_the_outcome_mix_is_that_of_the_trials(client: Client) -> None:
    batch = batch_files.shown()

    found = table(client, batch, "outcomes")

    evaluated = batch.trials.filter(status=Status.COMPLETE).values_list("agent_name", "evaluation")
    assert sum(int(row["trials"]) for row in found) == len(evaluated)
    [honest] = [row for row in found if row["agent"] == "workflow_honest"]
    assert (honest["outcome"], honest["trials"], honest["share"], honest["low"]) == (
        "Self-consistent",
        "8",
        "1.0",
        "0.6756",
    )
    assert {row["kind"] for row in found if row["agent"] == "vanilla_honest"} == {"without a memory"}


def test_an_interval_of_the_first_class_is_drawn_where_none_were_of_it(client: Client) -> None:
    batch = batch_files.shown()

    found = {row["agent"]: row for row in table(client, batch, "outcomes") if row["outcome"] == "Self-consistent"}

    leaking = found["workflow_leaking"]
    assert (leaking["trials"], leaking["of"], leaking["low"], leaking["high"]) == ("0", "8", "0.0", "0.3244")
    assert "workflow_rambling" not in found  # of which nothing could be read


def test_the_parse_rate_is_that_of_the_figures(tmp_path: Path, client: Client) -> None:
    rambling = "- {name: honest_host, scripted: rambling}"
    batch = drained(tmp_path, agents="wf vanilla", providers_text=rambling)

    found = {row["agent"]: row for row in table(client, batch, "parsed")}

    for agent in batches.figures(batch):
        assert (found[agent.agent]["read"], found[agent.agent]["of"]) == ("0", str(agent.shares["parse_rate"].n))


def test_the_first_yes_of_a_fair_host_is_at_its_secret_which_is_asked_first(tmp_path: Path, client: Client) -> None:
    batch = drained(tmp_path, agents="wf", num_trials=3)

    assert [(row["place"], row["trials"], row["of"]) for row in table(client, batch, "first-yes")] == [("1", "3", "3")]


def test_secrets_that_change_are_counted_as_changed(tmp_path: Path, client: Client) -> None:
    batch = drained(tmp_path, agents="wf", providers_text="- {name: honest_host, scripted: switching}")

    found = {row["secret"]: row["trials"] for row in table(client, batch, "stability")}

    assert found["never changed"] == "0"
    assert sum(map(int, found.values())) == 2


def test_it_shows_from_which_turn_on_there_is_a_secret(tmp_path: Path, client: Client) -> None:
    batch = drained(tmp_path, agents="wf vanilla")
    late, never = batch.trials.filter(agent_name="wf").order_by("number")
    for trial, held in ((late, [False, True, True]), (never, [False, False])):
        assert trial.evaluation is not None
        trial.evaluation |= {"has_secret_by_turn": held}
        trial.save()

    found = table(client, batch, "secret-by-turn")

    assert [(row["agent"], row["turn"], row["trials"], row["of"]) for row in found] == [
        ("wf", "1", "0", "2"),
        ("wf", "2", "1", "2"),
        ("wf", "3", "1", "1"),
    ]


def test_batches_that_differ_in_the_fork_alone_make_a_sweep(tmp_path: Path, client: Client) -> None:
    early = drained(tmp_path, "early", agents="wf vanilla", t_fork=2)
    late = drained(tmp_path, "late", agents="wf vanilla", t_fork=4, T_max=30)
    drained(tmp_path, "other", agents="wf vanilla", t_fork=5, random_seed=7)

    found = table(client, early, "t-fork")

    assert [(row["agent"], row["fork after turn"], row["batch"]) for row in found] == [
        ("wf", "2", str(early.pk)),
        ("vanilla", "2", str(early.pk)),
        ("wf", "4", str(late.pk)),
        ("vanilla", "4", str(late.pk)),
    ]
    assert {(row["agent"], row["measure"]) for row in found} == {("wf", "self-consistent"), ("vanilla", "any yes")}


def test_a_batch_of_its_own_kind_has_no_sweep(tmp_path: Path, client: Client) -> None:
    batch = drained(tmp_path)

    assert client.get(f"/sct/{batch.pk}/figures/t-fork.svg").status_code == 404


def test_the_same_rows_are_the_same_bytes(tmp_path: Path) -> None:
    from sct.plots import drawing

    every = figure_list.of(drained(tmp_path, agents="wf vanilla"), "test")
    wanted = [*((figure, "svg") for figure in every), (every[0], "png"), (every[0], "pdf")]

    once, again = ([drawing.drawn(figure, kind, on_paper=True) for figure, kind in wanted] for _ in range(2))

    assert len(every) == 6
    assert once == again


@pytest.mark.parametrize("name", ["outcomes", "stability", "secret-by-turn"])
def test_a_page_keeps_as_much_room_free_as_the_picture_takes(tmp_path: Path, name: str) -> None:
    from sct.plots import drawing

    every = figure_list.of(drained(tmp_path, agents="wf private vanilla"), "test")
    [figure] = [figure for figure in every if figure.name == name]

    drawn = drawing.drawn(figure, "svg", on_paper=False).decode()

    [points] = re.findall(r'<svg [^>]*width="([\d.]+)pt" height="([\d.]+)pt"', drawn)
    assert figure.pixels == tuple(round(float(side) * 96 / 72) for side in points)


def test_a_figure_is_a_picture_for_the_page_and_another_one_for_paper(tmp_path: Path, client: Client) -> None:
    batch = drained(tmp_path)
    address = f"/sct/{batch.pk}/figures/outcomes.svg"

    page, paper = client.get(address), client.get(f"{address}?paper=1")

    assert page.headers["Content-Type"] == "image/svg+xml"
    assert paint.GLASS.ground in page.text
    assert paint.PAPER.ground in paper.text
    assert page.headers["ETag"] != paper.headers["ETag"]


def test_a_browser_that_has_the_figure_is_told_so_until_a_trial_completes(tmp_path: Path, client: Client) -> None:
    batch = drained(tmp_path)
    address = f"/sct/{batch.pk}/figures/outcomes.csv"
    known = {"If-None-Match": client.get(address).headers["ETag"]}

    before = client.get(address, headers=known)
    batch.trials.filter(number=1).update(status=Status.FAILED)
    after = client.get(address, headers=known)

    assert (before.status_code, after.status_code) == (304, 200)


def test_what_was_drawn_is_shown_while_too_much_is_being_drawn(
    tmp_path: Path, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    batch = drained(tmp_path)
    known, fresh = (f"/sct/{batch.pk}/figures/{name}.svg" for name in ("outcomes", "parsed"))
    client.get(known)

    monkeypatch.setattr(views, "_places", addresses.Places(8, of_all=0))

    assert (client.get(known).status_code, client.get(fresh).status_code) == (200, 503)


def test_an_address_that_names_the_version_may_be_kept_for_good(tmp_path: Path, client: Client) -> None:
    batch = drained(tmp_path)
    address = f"/sct/{batch.pk}/figures/outcomes.csv"

    named, open_, old = (
        client.get(f"{address}{asked}").headers["Cache-Control"]
        for asked in (f"?v={figure_list.version(batch)}", "", "?v=old")
    )

    assert "immutable" in named
    assert open_ == old == "no-cache"


@pytest.mark.parametrize("address", ["1/figures/outcomes.exe", "1/figures/secrets.svg", "999/figures/outcomes.svg"])
def test_what_is_no_figure_is_not_found(client: Client, address: str) -> None:
    models.Batch.objects.create(pk=1, token="one", config_text=batch_files.run_text(), providers=[], results_dir="x")

    assert client.get(f"/sct/{address}").status_code == 404


def test_a_page_shows_each_figure_with_its_table_and_asks_little_when_it_is_known(
    tmp_path: Path, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    batch = drained(tmp_path, agents="wf vanilla")
    page = Template("{% load sct_figures %}{% figures batch %}")
    page.render(Context({"batch": batch}))

    with django_assert_max_num_queries(2):
        told = page.render(Context({"batch": batch}))

    assert re.findall(r'<figure class="plot" id="figure-([\w-]+)"', told) == list(figure_list.NAMES[:6])
    assert told.count("<img ") == told.count("<table>") == 6
    assert 'alt=""' not in told


def test_a_batch_without_a_complete_trial_says_when_there_will_be_figures() -> None:
    batch = batches.create(batch_files.run_text(), batch_files.SCRIPTED, token="new")

    told = Template("{% load sct_figures %}{% figures batch %}").render(Context({"batch": batch}))

    assert "first complete trial" in told


def test_figures_and_pages_paint_an_outcome_alike() -> None:
    css = (settings.BASE_DIR / "static" / "css" / "sct" / "sct.css").read_text(encoding="utf-8")

    painted = {name.replace("-", "_"): value for name, value in re.findall(r"\.cell-([\w-]+) { --paint: (#\w{6})", css)}

    assert painted == {outcome.code: paint.GLASS.of(outcome.code) for outcome in outcomes.ALL}


@pytest.mark.second
def test_matplotlib_is_loaded_with_the_first_figure_and_not_before() -> None:
    code = "import django, sys; django.setup(); import glassbox_site.urls; sys.exit('matplotlib' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], cwd=settings.BASE_DIR, check=False).returncode == 0
