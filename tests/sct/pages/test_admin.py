"""Batches in the admin: to be looked at, paid for, paused and resumed; never edited."""

from decimal import Decimal
from pathlib import Path

import pytest
from django.db import connection
from django.test import Client, override_settings
from django.test.utils import CaptureQueriesContext

from personas.models import Deed
from sct import models
from sct.records import batch_acts
from sct.work import spending
from tests.personas.admin.forms import typed
from tests.sct import batch_files
from tests.support import people

pytestmark = pytest.mark.django_db

Wish = models.Batch.Wish


@pytest.fixture
def desk(empty_redis: object) -> Client:
    return people.owner("ada")


@pytest.fixture
def batch(tmp_path: Path) -> models.Batch:
    return batch_files.batch(tmp_path)


@pytest.mark.parametrize("name", ["batch", "trial", "attempt", "call"])
def test_every_list_can_be_read_and_searched_and_nothing_can_be_added(
    desk: Client, batch: models.Batch, name: str
) -> None:
    batch_files.drained(batch)

    assert desk.get(f"/admin/sct/{name}/", {"q": "1"}).status_code == 200
    assert desk.get(f"/admin/sct/{name}/add/").status_code == 403


@pytest.mark.parametrize("name", ["trial", "attempt", "call"])
def test_no_list_reads_the_files_of_trials(desk: Client, batch: models.Batch, name: str) -> None:
    batch_files.drained(batch)

    with CaptureQueriesContext(connection) as asked:
        desk.get(f"/admin/sct/{name}/")

    assert not [each["sql"] for each in asked if '"content"' in each["sql"] or '"evaluation"' in each["sql"]]


@pytest.mark.parametrize("address", ["sct/call", "sct/trial", "games/exchange"])
@pytest.mark.skipif("connection.vendor != 'sqlite'", reason="another database plans by what it has counted")
def test_the_newest_are_read_and_neither_sorted_nor_looked_through(
    desk: Client, batch: models.Batch, address: str
) -> None:
    batch_files.drained(batch)
    table = address.replace("/", "_")

    with CaptureQueriesContext(connection) as asked:
        assert desk.get(f"/admin/{address}/").status_code == 200
    [listed] = [each["sql"] for each in asked if each["sql"].startswith(f'SELECT "{table}"."id", ')]
    with connection.cursor() as cursor:
        plan = cursor.execute(f"EXPLAIN QUERY PLAN {listed}").fetchall()

    assert [line for *_, line in plan if "TEMP B-TREE" in line] == []
    looked_through = [each["sql"] for each in asked if f'DISTINCT "{table}"' in each["sql"]]
    assert [sql for sql in looked_through if "agent_name" not in sql] == []


def test_calls_are_narrowed_to_a_phase_that_occurs(desk: Client, batch: models.Batch) -> None:
    batch_files.drained(batch)

    page = desk.get("/admin/sct/call/", {"phase": "play"})

    assert {call.phase for call in page.context["cl"].result_list} == {"play"}
    assert b"?phase=questions" in page.content


@pytest.mark.parametrize("name", ["trial", "call"])
def test_what_was_measured_can_be_read_and_not_changed(desk: Client, batch: models.Batch, name: str) -> None:
    batch_files.drained(batch)
    first = {"trial": models.Trial.objects.earliest("pk"), "call": models.Call.objects.earliest("pk")}[name]
    address = f"/admin/sct/{name}/{first.pk}"

    assert desk.get(f"{address}/change/").status_code == 200
    assert desk.post(f"{address}/change/", {}).status_code == 403
    assert desk.post(f"{address}/delete/", {"post": "yes"}).status_code == 403


def test_a_grant_changes_the_budget_and_nothing_else(desk: Client, batch: models.Batch) -> None:
    spending.halt(batch, "sct: it is spent")

    desk.post(f"/admin/sct/batch/{batch.pk}/change/", {"budget_dollars": "2.5", "budget_tokens": "", "wish": "run"})

    batch.refresh_from_db()
    assert (batch.budget_dollars, batch.budget_tokens) == (Decimal("2.5"), None)
    assert (batch.wish, batch.halted_because) == (Wish.PAUSE, "sct: it is spent")


def test_what_two_operators_pay_for_in_two_tabs_is_both_paid(desk: Client, batch: models.Batch) -> None:
    address = f"/admin/sct/batch/{batch.pk}/change/"
    tab = typed(desk.get(address).context["adminform"].form)

    desk.post(address, tab | {"budget_dollars": "2.5"})
    desk.post(address, tab | {"budget_tokens": "5000"})

    batch.refresh_from_db()
    assert (batch.budget_dollars, batch.budget_tokens) == (Decimal("2.5"), 5000)


def test_a_grant_that_buys_nothing_is_refused(desk: Client, batch: models.Batch) -> None:
    page = desk.post(f"/admin/sct/batch/{batch.pk}/change/", {"budget_dollars": "0", "budget_tokens": "0"})

    assert "greater than or equal to" in page.text
    batch.refresh_from_db()
    assert batch.budget_tokens is None


def test_a_batch_is_paused_and_resumed(desk: Client, batch: models.Batch) -> None:
    for action, wish in (("pause", Wish.PAUSE), ("resume", Wish.RUN)):
        desk.post("/admin/sct/batch/", {"action": action, "_selected_action": [batch.pk]})

        batch.refresh_from_db()
        assert batch.wish == wish


def test_pausing_and_resuming_here_stands_in_the_trail_too(desk: Client, batch: models.Batch) -> None:
    for deed in ("pause", "resume"):
        desk.post("/admin/sct/batch/", {"action": deed, "_selected_action": [batch.pk]})

    assert list(Deed.objects.order_by("pk").values_list("name", "verb")) == [("ada", "paused"), ("ada", "resumed")]


@override_settings(REDIS_URL="redis://127.0.0.1:1/0")
@pytest.mark.django_db(transaction=True)
def test_resuming_without_redis_keeps_the_batch_and_says_that_it_waits(desk: Client, batch: models.Batch) -> None:
    batch_acts.pause(batch)

    page = desk.post("/admin/sct/batch/", {"action": "resume", "_selected_action": [batch.pk]}, follow=True)

    batch.refresh_from_db()
    assert (page.status_code, batch.wish) == (200, Wish.RUN)
    assert "starts by itself later" in page.text


def test_a_budget_that_is_given_here_stands_in_the_trail_once(desk: Client, batch: models.Batch) -> None:
    for _saved_again in range(2):
        desk.post(f"/admin/sct/batch/{batch.pk}/change/", {"budget_dollars": "2.5", "budget_tokens": ""})

    assert list(Deed.objects.values_list("name", "verb", "number", "note")) == [
        ("ada", "granted", str(batch.pk), "$2.5")
    ]
