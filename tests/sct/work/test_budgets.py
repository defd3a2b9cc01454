"""A batch with a limited budget: it pauses when that is used up, says so, and goes on when more is granted."""

from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from django.db.models import Sum

from sct import models
from sct.records import batch_acts, batches, folders
from sct.settings import config_reading
from tests.sct import batch_files, http_hosts
from tests.support.endpoints import model_server

pytestmark = pytest.mark.django_db(transaction=True)

Wish = models.Batch.Wish


@pytest.fixture
def server() -> Iterator[model_server.ModelServer]:
    with http_hosts.serving("honest") as running:
        yield running


def batch_within(server: model_server.ModelServer, tmp_path: Path, budget: str, **changes: object) -> models.Batch:
    text = batch_files.run_text(provider="remote", **changes) + f"budget: {budget}\n"  # type: ignore[arg-type]
    return folders.batch_of(text, http_hosts.providers_text(server, "remote"), tmp_path / "results")


def drained(batch: models.Batch) -> models.Batch:
    batch_files.drained(batch).refresh_from_db()
    return batch


def test_a_batch_without_a_budget_spends_what_it_needs(server: model_server.ModelServer, tmp_path: Path) -> None:
    batch = drained(batch_within(server, tmp_path, "{}"))

    assert (batch.wish, batch.halted_because) == (Wish.RUN, "")
    assert batches.progress(batch).complete == 2


@pytest.mark.parametrize("concurrency", [1, 4])
def test_a_budget_that_is_used_up_pauses_the_batch_and_says_so(
    server: model_server.ModelServer, tmp_path: Path, concurrency: int
) -> None:
    batch = drained(batch_within(server, tmp_path, "{tokens: 3000}", num_trials=10, concurrency=concurrency))

    now = batches.progress(batch)
    assert batch.wish == Wish.PAUSE
    assert "of 3000 tokens; another call does not fit" in batch.halted_because
    assert now.tokens <= 3000
    assert now.queued > 0
    assert now.failed == now.running == 0


@pytest.mark.parametrize("budget", ["{tokens: 3000}", "{dollars: 0.003}"])
def test_a_budget_is_spent_at_an_endpoint_that_does_not_tell_what_was_used(tmp_path: Path, budget: str) -> None:
    text = batch_files.run_text(provider="remote", num_trials=10) + f"budget: {budget}\n"
    with http_hosts.serving("honest", counts=False) as server:
        priced = http_hosts.providers_text(server, "remote").replace("}}", "}, price: {tokens_in: 1, tokens_out: 1}}")
        batch = drained(folders.batch_of(text, priced, tmp_path / "results"))

    now = batches.progress(batch)
    assert batch.wish == Wish.PAUSE
    assert "another call does not fit" in batch.halted_because
    assert 1_500 < now.tokens == now.estimated <= 3_000
    assert now.cost == Decimal(now.tokens) / 1_000_000


def test_when_more_is_granted_it_goes_on_and_pays_nothing_twice(
    server: model_server.ModelServer, tmp_path: Path
) -> None:
    batch = drained(batch_within(server, tmp_path, "{tokens: 3000}", num_trials=10))
    paid = len(server.heard)

    batch_acts.grant(batch, dollars=None, tokens=None)
    batch_acts.resume(batch)
    batch.refresh_from_db()
    drained(batch)

    assert (batch.halted_because, batches.progress(batch).complete) == ("", 10)
    assert models.Call.objects.count() == len(server.heard) > paid


def test_resumed_without_more_it_pauses_again_before_it_spends_more(
    server: model_server.ModelServer, tmp_path: Path
) -> None:
    batch = drained(batch_within(server, tmp_path, "{tokens: 3000}", num_trials=10))

    batch_acts.resume(batch)
    batch.refresh_from_db()
    drained(batch)

    assert batch.wish == Wish.PAUSE
    assert models.Call.objects.aggregate(all=Sum("tokens_in") + Sum("tokens_out"))["all"] <= 3000


def test_a_larger_budget_in_the_file_is_granted_and_one_granted_meanwhile_stands(
    server: model_server.ModelServer, tmp_path: Path
) -> None:
    batch = batch_within(server, tmp_path, "{tokens: 3000}")
    batch_acts.grant(batch, dollars=Decimal(2), tokens=7000)

    same = batch_within(server, tmp_path, "{tokens: 3000}")
    assert (same.budget_dollars, same.budget_tokens) == (Decimal(2), 7000)

    larger = batch_within(server, tmp_path, "{dollars: 1.5}")
    assert (larger.budget_dollars, larger.budget_tokens) == (Decimal("1.5"), None)


@pytest.mark.parametrize(
    ("budget", "problem"),
    [
        ("{tokens: 0}", "budget.tokens: should be greater than or equal to 1 (given: 0)"),
        ("{dollars: -1}", "budget.dollars: should be greater than 0 (given: -1)"),
        ("{dolars: 1}", "budget.dolars: unknown key; did you mean 'dollars'?"),
        ("{dollars: .nan}", "budget.dollars: should be"),
        ("5", "budget: "),
    ],
)
def test_a_budget_that_buys_nothing_is_refused(budget: str, problem: str) -> None:
    with pytest.raises(config_reading.BadConfig) as refused:
        config_reading.read(batch_files.run_text() + f"budget: {budget}\n")

    assert any(line.startswith(problem) for line in refused.value.lines)


def test_a_grant_that_buys_nothing_is_refused(server: model_server.ModelServer, tmp_path: Path) -> None:
    batch = batch_within(server, tmp_path, "{tokens: 3000}")

    with pytest.raises(ValueError, match="a budget of 0 tokens buys nothing"):
        batch_acts.grant(batch, dollars=Decimal(1), tokens=0)
