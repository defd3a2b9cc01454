"""The batch's and the trial's pages from the server: for whom, at what cost, and with words that stay words."""

import json
import re
from collections.abc import Callable
from html import escape
from pathlib import Path

import django_rq
import pytest
import redis
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pytest_django import DjangoAssertNumQueries

from sct import models
from sct.kernel import code_prints, results
from sct.pages.showing import boards, trial_rows
from sct.records import batch_acts, batches
from sct.work import spending
from tests.sct import batch_files
from tests.support import people
from tests.support.databases import plans

pytestmark = pytest.mark.django_db

HOSTILE = "</p><script>alert(1)</script>\u202e<img src=x onerror=alert(2)> {{ 7|add:7 }} " + "word " * 1_600


@pytest.fixture
def batch(tmp_path: Path) -> models.Batch:
    return batch_files.over(tmp_path, agents="wf vanilla")


@pytest.fixture
def failed(tmp_path: Path) -> models.Batch:
    return batch_files.over(tmp_path / "failed", num_trials=2, provider="failing_host")


@pytest.fixture
def operator() -> Client:
    return people.client()


def page(client: Client, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200
    return answer.content.decode()


def many(batch: models.Batch, trials: int) -> None:
    """Adds so many complete trials, all like the first."""
    like = batch.trials.get(agent_name="wf", number=1)
    models.Trial.objects.bulk_create(
        models.Trial(
            batch=batch, agent_name="wf", number=number, status="complete", content=like.content,
            evaluation=like.evaluation, started_at=like.started_at, finished_at=like.finished_at,
        )
        for number in range(100, 100 + trials)
    )  # fmt: skip


def test_every_trial_is_a_cell_that_says_what_it_is_and_leads_there(client: Client, batch: models.Batch) -> None:
    html = page(client, f"/sct/{batch.pk}/")

    cell = 'class="cell cell-self-consistent" href="trials/wf/2/" title="2: Self-consistent"'
    assert cell in html
    assert html.count('class="cell ') == 4
    assert "provisional" in html


def test_a_longer_batch_costs_no_further_query(
    client: Client, batch: models.Batch, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    """The plots are computed once for each version of the batch, so the first visit is not counted."""
    for more in (0, 200):
        many(batch, more)
        page(client, f"/sct/{batch.pk}/")

        with django_assert_max_num_queries(7):
            page(client, f"/sct/{batch.pk}/")


@pytest.mark.parametrize("asked", [boards.of, batches.progress, spending.spent])
def test_what_a_batch_took_is_read_from_an_index_alone(
    batch: models.Batch, asked: Callable[[models.Batch], object]
) -> None:
    with CaptureQueriesContext(connection) as captured:
        asked(batch)

    [statement] = [each["sql"] for each in captured if 'FROM "sct_call"' in each["sql"]]
    assert "COVERING INDEX calls_by_what_they_took" in plans.of(statement)


def test_a_trial_costs_the_same_few_queries_wherever_it_stands(
    client: Client, batch: models.Batch, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    many(batch, 50)

    for number in (1, 120):
        with django_assert_max_num_queries(8):
            page(client, f"/sct/{batch.pk}/trials/wf/{number}/")


def test_a_filter_dims_what_it_leaves_out_and_lists_the_rest(client: Client, batch: models.Batch) -> None:
    html = page(client, f"/sct/{batch.pk}/?agent=wf&outcome=self-consistent")

    assert html.count("cell-dim") == 2
    assert "2 trials are like that" in html
    assert '<option translate="no" selected>wf</option>' in html


def test_the_configuration_is_echoed_with_its_hash(client: Client, batch: models.Batch) -> None:
    html = page(client, f"/sct/{batch.pk}/")

    assert batches.digest(batch.config_text) in html
    assert code_prints.code_version() in html
    assert escape(batch.config_text[:60]) in html


@pytest.mark.parametrize(
    "query", ["page=999", "page=x", "sort=nonsense", "sort=-", "outcome=%00", "error=%22%3E%3Cb%3E"]
)
def test_a_strange_address_is_no_error(client: Client, batch: models.Batch, query: str) -> None:
    assert "<b>" not in page(client, f"/sct/{batch.pk}/?{query}")


def test_hostile_words_stay_words(client: Client, batch: models.Batch) -> None:
    trial = batch.trials.get(agent_name="wf", number=1)
    file = results.loads(bytes(trial.content or b""))
    file["interaction_log"] = [[HOSTILE, None if place % 2 == 0 else HOSTILE] for place in range(12)]
    file["sct"]["answers"][0] |= {"raw": HOSTILE, "word": HOSTILE}
    file["sct"]["secret"] = "word"
    models.Trial.objects.filter(pk=trial.pk).update(content=json.dumps(file).encode(), agent_name="wf")

    html = page(client, f"/sct/{batch.pk}/trials/wf/1/")

    assert "<script>alert" not in html
    assert "<img src=x" not in html
    assert "{{ 7|add:7 }}" in html
    assert escape(HOSTILE[:60]) in html


def test_an_answer_that_was_none_is_flagged(client: Client, tmp_path: Path) -> None:
    text = "- {name: rambling_host, scripted: rambling}"
    batch = batch_files.batch(tmp_path, agents="wf", num_trials=1, provider="rambling_host", providers_text=text)
    batch_files.drained(batch)

    html = page(client, f"/sct/{batch.pk}/trials/wf/1/")

    assert "unparsed, counted as no" in html
    assert "its own secret" in html
    assert "Sequential" in html


def test_a_batch_of_scripted_hosts_is_free_and_not_of_unknown_cost(client: Client, batch: models.Batch) -> None:
    spent = re.compile(r'data-fact="cost">([^<]+)<')

    free = spent.search(page(client, f"/sct/{batch.pk}/"))
    models.Batch.objects.filter(pk=batch.pk).update(providers=[{"name": "honest_host", "model_name": "one"}])
    paid = spent.search(page(client, f"/sct/{batch.pk}/"))

    assert free is not None
    assert paid is not None
    assert (free[1], paid[1]) == ("free", "unknown")


def test_the_first_yes_is_counted_as_in_its_figure(batch: models.Batch) -> None:
    """Files count from 0; the table beside the figure counts from 1."""
    found = {(row.agent, row.number): row.first_yes for row in trial_rows.of(batch)}

    assert found["wf", 1] == 1


def test_a_trials_file_is_a_click_from_its_row_and_from_its_head(client: Client, batch: models.Batch) -> None:
    way = f'href="/sct/{batch.pk}/trials/wf/1.json"'

    assert way in page(client, f"/sct/{batch.pk}/")
    assert page(client, f"/sct/{batch.pk}/trials/wf/1/").partition('id="conversation"')[0].count(way) == 1


def test_every_call_is_shown_as_it_returned_the_memory_s_too(client: Client, batch: models.Batch) -> None:
    trial = batch.trials.get(agent_name="wf", number=1)

    html = page(client, f"/sct/{batch.pk}/trials/wf/1/")

    assert html.count('class="return"') == trial.calls.count() > 0
    assert "&quot;tool_calls&quot;" in html


@pytest.mark.parametrize(
    ("method", "reason", "told"),
    [
        ("deterministic", "too_few_fit", "2 candidates fewer than wanted: no other word fits the conversation."),
        ("llm", "too_few_fit", "2 candidates fewer than wanted: the model named no other word that fits."),
        ("llm", "unreadable_candidates", "2 candidates fewer than wanted: the candidates could not be read."),
        ("deterministic", "no_pattern", "2 candidates fewer than wanted: no board could be read."),
    ],
)
def test_why_there_are_fewer_candidates_than_wanted_is_told_as_it_was(
    client: Client, batch: models.Batch, method: str, reason: str, told: str
) -> None:
    trial = batch.trials.get(agent_name="wf", number=1)
    file = results.loads(bytes(trial.content or b""))
    file["metadata"]["sct"]["candidate_generation"]["method"] = method
    file["sct"] |= {"candidate_shortfall": 2, "candidate_reason": reason}
    batch.trials.filter(pk=trial.pk).update(content=json.dumps(file).encode())

    assert told in page(client, f"/sct/{batch.pk}/trials/wf/1/")


def test_a_reply_that_the_limit_of_tokens_cut_off_is_marked_and_told_at_the_head(
    client: Client, batch: models.Batch
) -> None:
    trial = batch.trials.get(agent_name="wf", number=1)
    call = trial.calls.order_by("pk")[0]
    models.Call.objects.filter(pk=call.pk).update(outcome=call.outcome.replace('"finish":"stop"', '"finish":"length"'))
    models.Trial.objects.filter(pk=trial.pk).update(evaluation=dict(trial.evaluation or {}, replies_cut=1))

    html = page(client, f"/sct/{batch.pk}/trials/wf/1/")

    assert html.count("cut off by the token limit") == 1
    assert "1 reply cut off" in html


def test_a_batch_that_paused_by_itself_says_why_and_retrying_forgets_it(
    operator: Client, failed: models.Batch, empty_redis: redis.Redis
) -> None:
    models.Batch.objects.filter(pk=failed.pk).update(wish="pause", halted_because="the purse is empty")
    shown = [page(operator, f"/sct/{failed.pk}/{query}") for query in ("", "?part=moving", "?part=drawn")]

    operator.post(f"/sct/{failed.pk}/actions/retry/")

    assert all("the purse is empty" in html for html in shown)
    assert "the purse is empty" not in page(operator, f"/sct/{failed.pk}/")


def test_a_branched_trial_shows_its_branches(client: Client, tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, agents="wf", num_trials=1, question_mode="branched"))

    html = page(client, f"/sct/{batch.pk}/trials/wf/1/")

    assert "Branched: each question" in html
    assert html.count('class="branch"') == html.count("Is the secret word exactly") > 1


@pytest.mark.parametrize("agent", ["wf", "vanilla"])
def test_a_trial_in_the_queue_has_a_page_that_waits(client: Client, tmp_path: Path, agent: str) -> None:
    batch = batch_files.batch(tmp_path, agents="wf vanilla")

    html = page(client, f"/sct/{batch.pk}/trials/{agent}/1/")

    assert "Waiting for its turn" in html
    assert '<noscript><meta http-equiv="refresh"' in html
    assert f"/ws/sct/{batch.pk}/trials/{agent}/1/" in html


def test_a_trial_without_a_readable_configuration_still_has_a_page(client: Client, tmp_path: Path) -> None:
    batch = batch_files.batch(tmp_path)
    models.Batch.objects.filter(pk=batch.pk).update(config_text="agents: gone")

    assert "trial 1" in page(client, f"/sct/{batch.pk}/trials/vanilla/1/")
    assert page(client, f"/sct/{batch.pk}/")


@pytest.mark.parametrize("path", ["", "trials/wf/99/", "trials/nobody/1/", "actions/explode/"])
def test_what_is_not_there_is_not_found(operator: Client, batch: models.Batch, path: str) -> None:
    base = f"/sct/{batch.pk}/" if path else "/sct/999999/"

    assert operator.get(f"{base}{path}").status_code == 404


@pytest.mark.parametrize("action", ["pause", "resume", "cancel", "retry"])
def test_an_action_names_the_batch_and_changes_nothing_when_only_asked_about(
    operator: Client, failed: models.Batch, action: str
) -> None:
    before = batches.progress(failed)

    html = page(operator, f"/sct/{failed.pk}/actions/{action}/")

    assert f"<bdi>{failed}</bdi>?" in html
    assert batches.progress(failed) == before


def test_whoever_is_no_operator_changes_nothing(client: Client, failed: models.Batch) -> None:
    paths = [f"/sct/{failed.pk}/actions/cancel/", f"/sct/{failed.pk}/trials/vanilla/1/retry/"]
    as_guest = [client.post(path) for path in paths]
    member = people.client("sam", role=None)

    assert {answer.url.partition("?")[0] for answer in as_guest} == {"/login/"}  # type: ignore[attr-defined]
    assert {member.post(path).status_code for path in paths} == {403}
    assert "Retry" not in page(member, f"/sct/{failed.pk}/")
    assert batches.progress(failed).failed == 2


def test_pausing_and_cancelling_and_resuming(operator: Client, tmp_path: Path, empty_redis: redis.Redis) -> None:
    batch = batch_files.batch(tmp_path)

    for action, wish in (("pause", "pause"), ("cancel", "cancel"), ("resume", "run")):
        operator.post(f"/sct/{batch.pk}/actions/{action}/")
        batch.refresh_from_db()
        assert batch.wish == wish

    assert batches.progress(batch).queued == 2


@pytest.mark.django_db(transaction=True)
def test_a_resumed_batch_is_set_to_work(operator: Client, tmp_path: Path, empty_redis: redis.Redis) -> None:
    batch = batch_files.batch(tmp_path)
    batch_acts.pause(batch)

    operator.post(f"/sct/{batch.pk}/actions/resume/")

    assert {tuple(job.args) for job in django_rq.get_queue("sct").jobs} == {(batch.pk,)}


def test_one_failed_trial_is_tried_again_and_the_failure_stays_in_sight(
    operator: Client, failed: models.Batch, empty_redis: redis.Redis
) -> None:
    path = f"/sct/{failed.pk}/trials/vanilla/1/"

    operator.post(f"{path}retry/")

    assert [(trial.status, trial.attempt) for trial in failed.trials.all()] == [("queued", 2), ("failed", 1)]
    assert '<a href="?attempt=1">Attempt 1</a>' in page(operator, path)
    assert "ServerTrouble" in page(operator, f"{path}?attempt=1")


def test_a_trial_that_was_tried_again_says_why_its_attempts_do_not_add_up_to_the_spend(
    failed: models.Batch, client: Client
) -> None:
    again, once = failed.trials.all()
    batch_acts.retry(again)
    batch_files.drained(failed)

    told = [client.get(f"/sct/{failed.pk}/trials/{each.agent_name}/{each.number}/").text for each in (again, once)]

    assert ["once in what the batch has spent" in page for page in told] == [True, False]


def test_retrying_leaves_what_was_cancelled_cancelled(
    operator: Client, failed: models.Batch, empty_redis: redis.Redis
) -> None:
    failed.trials.filter(number=2).update(status="cancelled")

    operator.post(f"/sct/{failed.pk}/actions/retry/")

    assert [trial.status for trial in failed.trials.all()] == ["queued", "cancelled"]


def test_a_retry_of_a_paused_batch_lets_it_run(
    operator: Client, failed: models.Batch, empty_redis: redis.Redis
) -> None:
    models.Batch.objects.filter(pk=failed.pk).update(wish="pause")

    operator.post(f"/sct/{failed.pk}/actions/retry/")

    failed.refresh_from_db()
    assert failed.wish == "run"
